// The rule books of the window: every rule of the games is in them, in every language, and none has
// a hole.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../src/main/engine/games/games.ts'
import { LANGUAGES, type Language } from '../../src/shared/settings.ts'
import { words } from '../../src/shared/words/index.ts'
import { type Block, type RuleBook, rulesOf, textsOf } from '../../src/shared/words/rule-book.ts'
import { BOOKS, bookOf, guideOf, hasBook } from '../../src/shared/words/rule-books.ts'
import { faults } from './prose.ts'

const ENGINE = join(import.meta.dirname, '../../src/main/engine')

async function opened(language: Language, game: string): Promise<RuleBook> {
  const book = await bookOf(language, game)
  if (book === null) throw new Error(`no book of ${game}`)
  return book
}

const numbered = (letters: string, last: number): readonly string[] =>
  Array.from({ length: last }, (_, index) => `${letters}-${index + 1}`)

/** Rules of games whose own page may not be there yet. */
const LISTED: Readonly<Record<string, readonly string[]>> = {
  hundertspiel: [...numbered('H', 29), ...numbered('HA', 8)],
  tatteln: [...numbered('T', 14), ...numbered('TA', 8)],
}

function idsIn(page: string): readonly string[] {
  const file = join(ENGINE, page)
  if (!existsSync(file)) return []
  return [...readFileSync(file, 'utf8').matchAll(/^- \*\*([A-Z]+-[0-9a-z]+)\*\*/gm)].map(
    (match) => match[1] ?? '',
  )
}

/** The contents of a book: the rules of the game, and those of evenings if it is played in them. */
function dueIn(game: string): readonly string[] {
  const evenings = GAMES.find(({ id }) => id === game)?.evenings ?? {}
  return [
    ...(LISTED[game] ?? []),
    ...idsIn(`games/${game}/rules.md`),
    ...(Object.keys(evenings).length > 0 ? idsIn('evenings/rules.md') : []),
  ]
}

const blocksOf = (book: RuleBook): readonly Block[] => book.chapters.flatMap(({ blocks }) => blocks)

/** A book without its words: what there is, in which order and of which size. */
const shapeOf = (book: RuleBook): unknown =>
  book.chapters.map(({ blocks }) =>
    blocks.map((block) => {
      switch (block.kind) {
        case 'rule':
          return [block.id, ...block.options]
        case 'text':
          return block.kind
        case 'table':
          return [block.columns.length, ...block.rows.map((row) => row.length)]
        case 'example':
          return block.steps.length
      }
    }),
  )

const EACH = BOOKS.flatMap((game) => LANGUAGES.map((language) => [game, language] as const))

test('every game that is played has a book, and what is no game has none', async () => {
  expect(GAMES.map(({ id }) => id).filter((id) => !hasBook(id))).toEqual([])
  expect(hasBook('bezique')).toBe(false)
  expect(await bookOf('en', 'bezique')).toBeNull()
})

describe.each(EACH)('the rule book of %s in %s', (game, language) => {
  test('has every rule of the game, each once', async () => {
    const rules = rulesOf(await opened(language, game))
    const due = dueIn(game)
    expect(due.length).toBeGreaterThan(5)
    expect(due.filter((id) => !rules.includes(id))).toEqual([])
    expect(new Set(rules).size).toBe(rules.length)
  })

  test('has the same rules, options and tables as in English', async () => {
    expect(shapeOf(await opened(language, game))).toEqual(shapeOf(await opened('en', game)))
  })

  test('has rows as wide as their tables', async () => {
    const tables = blocksOf(await opened(language, game)).flatMap((block) =>
      block.kind === 'table' ? [block] : [],
    )
    expect(tables.length).toBeGreaterThan(0)
    for (const { caption, columns, rows } of tables)
      for (const row of rows) expect(row.length, caption).toBe(columns.length)
  })

  test('has no hole, and its signs as they are set there', async () => {
    const { title, subtitle, sources, chapters } = await opened(language, game)
    const labels = [title, subtitle, ...chapters.map((chapter) => chapter.title)]
    const blocks = chapters.flatMap((chapter) => chapter.blocks)
    const bare = (text: string): string => text.replaceAll('*', '')
    const sentences = blocks.flatMap((block) => {
      if (block.kind === 'rule' || block.kind === 'text') return [block.text]
      return block.kind === 'example' ? block.steps : []
    })
    // a cell may be empty if nothing counts
    const others = blocks.flatMap((block) => {
      if (block.kind === 'rule') return [block.source]
      return block.kind === 'text' ? [] : textsOf(block).filter((text) => text !== '')
    })
    const wrong = [
      ...[...labels, ...others.filter((text) => !sentences.includes(text))].flatMap((text) =>
        faults(language, bare(text), 'label'),
      ),
      ...[sources, ...sentences].flatMap((text) => faults(language, bare(text), 'sentence')),
    ]
    expect(wrong).toEqual([])
    const odd = [sources, ...sentences].filter((text) => (text.split('*').length - 1) % 2 !== 0)
    expect(odd, 'italics that do not end').toEqual([])
  })

  test('names only rules it has', async () => {
    const book = await opened(language, game)
    const rules = rulesOf(book)
    const named = blocksOf(book).flatMap((block) =>
      textsOf(block).flatMap((text) =>
        [...text.matchAll(/\b[A-Z]{1,2}-(?:\d+[a-z]?|[a-d])\b/g)].map(([id]) => id),
      ),
    )
    expect(named.filter((id) => !rules.includes(id))).toEqual([])
  })

  test('names only options the game has', async () => {
    const played = GAMES.find(({ id }) => id === game)
    if (!played) return
    const blocks = blocksOf(await opened(language, game))
    const options = blocks.flatMap((block) => (block.kind === 'rule' ? block.options : []))
    expect(options.filter((name) => !(name in played.options))).toEqual([])
  })

  test('has the title of the game', async () => {
    if (!GAMES.some(({ id }) => id === game)) return
    expect((await opened(language, game)).title).toBe(words(language).game(game).title)
  })
})

test.each(LANGUAGES)('the guide to the training room in %s has no hole', async (language) => {
  const { title, subtitle, sources, chapters } = await guideOf(language)
  const blocks = chapters.flatMap((chapter) => chapter.blocks)
  const english = await guideOf('en')
  expect(chapters.map((one) => one.blocks.length)).toEqual(
    english.chapters.map((one) => one.blocks.length),
  )
  const wrong = [
    ...[title, subtitle, ...chapters.map((chapter) => chapter.title)].flatMap((text) =>
      faults(language, text, 'label'),
    ),
    ...[sources, ...blocks.flatMap(textsOf)].flatMap((text) =>
      faults(language, text.replaceAll('*', ''), 'sentence'),
    ),
  ]
  expect(wrong).toEqual([])
  // half a page
  expect(blocks.flatMap(textsOf).join(' ').split(' ').length).toBeLessThan(330)
})

test.each(LANGUAGES)(
  'one paragraph of the Viennese text in %s has one sign, several have two',
  async (language) => {
    const sources = blocksOf(await opened(language, 'hundertspiel')).flatMap((block) =>
      block.kind === 'rule' ? [block.source] : [],
    )
    const several = sources.filter((source) => /\d(?:–|, )\d+.*1858/.test(source))
    expect(several.filter((source) => !source.startsWith('§§\u00a0'))).toEqual([])
    expect(several.length).toBeGreaterThan(10)
    expect(sources).toContain(
      `§\u00a013, ${{ en: 'Vienna', de: 'Wien', fr: 'Vienne' }[language]}\u00a01858`,
    )
  },
)

test('no text of a book is the same in two languages, but for names and numbers', async () => {
  for (const game of BOOKS) {
    const [one, two, three] = await Promise.all(
      LANGUAGES.map(async (language) => blocksOf(await opened(language, game)).flatMap(textsOf)),
    )
    const long = (texts: readonly string[] = []): ReadonlySet<string> =>
      new Set(texts.filter((text) => text.split(' ').length > 5))
    for (const text of long(one)) expect([...(two ?? []), ...(three ?? [])]).not.toContain(text)
    for (const text of long(two)) expect(three).not.toContain(text)
  }
})
