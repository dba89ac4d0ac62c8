// Rules that types cannot express: no clock, no chance, no I/O in the engine; a game is named in
// its own places only; every rule of the books has a test.
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type SFCTemplateBlock, parse } from 'vue/compiler-sfc'
import { GAMES } from '../src/main/engine/games/games.ts'
import { words } from '../src/shared/words/index.ts'

const root = join(import.meta.dirname, '..')

const filesBelow = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted()

const text = (file: string): string => readFileSync(join(root, file), 'utf8')
const withoutComments = (file: string): string =>
  text(file).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')

describe('the engine is pure', () => {
  const banned =
    /\b(Math\.random|Date\.|new Date|performance\.|process\.|console\.|setTimeout|require\(|crypto\b|fetch\()/

  test.each(filesBelow('src/main/engine', /\.ts$/))(
    '%s depends on nothing but its arguments',
    (file) => {
      expect(withoutComments(file)).not.toMatch(banned)
      const imports = [...withoutComments(file).matchAll(/from '([^']+)'/g)].map(
        (match) => match[1] ?? '',
      )
      const outside = imports.filter(
        (path) => !/^(\.|pure-rand\/|fflate$|zod\/(mini|locales)$)/.test(path),
      )
      expect(outside).toEqual([])
    },
  )
})

describe('a game is one folder and one line', () => {
  // its texts, its table, what both know of it, and the register of each
  const own =
    /^src\/(main\/engine\/games\/games\.ts|shared\/words\/|shared\/games\/|renderer\/table\/)/

  test.each(GAMES.map((game) => game.id))('%s is named nowhere else', (id) => {
    const names = [`'${id}'`, `"${id}"`, `/${id}`]
    const naming = filesBelow('src', /\.(ts|vue)$/)
      .filter((file) => !file.startsWith(`src/main/engine/games/${id}/`) && !own.test(file))
      .filter((file) => !isOwnType(file, id))
      .filter((file) => names.some((name) => withoutComments(file).includes(name)))
    expect(naming).toEqual([])
  })

  /** Games of one family share the words for two seats; that is a type, not a name. */
  const isOwnType = (file: string, id: string): boolean =>
    file.startsWith('src/main/engine/games/') &&
    !withoutComments(file)
      .replaceAll(/import[^;\n]*? from '[^']+'/gs, '')
      .includes(id)
})

describe('what is not needed at the start is fetched when it is wanted', () => {
  /** A file, and all it imports without being asked: types are gone by then. */
  function readWith(file: string, read = new Set<string>()): ReadonlySet<string> {
    if (read.has(file)) return read
    read.add(file)
    for (const [, path = ''] of withoutComments(file).matchAll(
      /^(?:import|export) (?!type )[^'=]*from '(\.[^']+)'/gm,
    ))
      if (path.endsWith('.ts')) readWith(join(dirname(file), path), read)
    return read
  }
  const parts = filesBelow('src/main/engine/games', /\.ts$/).filter((file) =>
    /games\/[^/]+\/(ai\/index|lesson)\.ts$/.test(file),
  )

  test.each(['index', 'archive-worker', 'ai-worker'])(
    '%s begins without any game’s AI or lesson',
    (program) => {
      expect(parts).toHaveLength(2 * GAMES.length)
      const read = readWith(`src/main/${program}.ts`)
      expect(read.size).toBeGreaterThan(50)
      expect(parts.filter((file) => read.has(file))).toEqual([])
    },
  )

  test('main begins without players, tables, evenings, checks, and the files that come in', () => {
    const read = readWith('src/main/index.ts')
    const later = [
      'engine/players/player',
      'engine/players/coach',
      'engine/evenings/replay',
      'engine/evenings/evening-rules',
      'calls/evening-calls',
    ]
    const kept = [
      'store/check',
      'store/list-filter',
      'store/results',
      'backup/backups',
      'transfer/import-records',
      'table/lesson',
      'table/session',
    ]
    const files = [...later, ...kept].map((name) => `src/main/${name}.ts`)
    for (const file of files) expect(text(file)).not.toBe('')
    expect(files.filter((file) => read.has(file))).toEqual([])
  })

  test.each(['de', 'fr'])(
    '%s is read without English texts, of which it takes types alone',
    (language) => {
      const files = ['index', 'interface', 'desktop'].flatMap((name) => [
        ...readWith(`src/shared/words/${language}/${name}.ts`),
      ])
      expect(files.length).toBeGreaterThan(50)
      expect(files.filter((file) => file.startsWith('src/shared/words/en/'))).toEqual([])
    },
  )
})

describe('every rule has a test named by its id', () => {
  const tests = filesBelow('test', /\.test\.ts$/)
    .map(text)
    .join('\n')

  test.each(['evenings', ...GAMES.map((game) => `games/${game.id}`)])('%s', (folder) => {
    const rules = [
      ...text(`src/main/engine/${folder}/rules.md`).matchAll(/^- \*\*([A-Z]+-[0-9a-z]+)\*\*/gm),
    ]
    const ids = rules.map((match) => match[1] ?? '')
    expect(ids.length).toBeGreaterThan(5)
    const named = (rule: string): boolean =>
      new RegExp(`(test|it|describe)(\\.each\\([^)]*\\))?\\([\`'"][^\`'"]*\\b${rule}\\b`).test(
        tests,
      )
    expect(ids.filter((rule) => !named(rule))).toEqual([])
  })
})

describe('sentences live in the word files', () => {
  type Root = NonNullable<SFCTemplateBlock['ast']>
  type Node = Root | Root['children'][number]
  const TEXT = 2
  const ATTRIBUTE = 6
  const SPOKEN = ['title', 'aria-label', 'alt', 'placeholder']

  /** The texts a template contains itself: its text, and attributes that are read out. */
  function said(node: Node): readonly string[] {
    const own = node.type === TEXT ? [node.content] : []
    const spoken =
      'props' in node
        ? node.props.flatMap((prop) =>
            prop.type === ATTRIBUTE && SPOKEN.includes(prop.name)
              ? [prop.value?.content ?? '']
              : [],
          )
        : []
    const below =
      'children' in node
        ? node.children.flatMap((child) => (typeof child === 'object' ? said(child as Node) : []))
        : []
    return [...own, ...spoken, ...below]
  }

  test.each(filesBelow('src/renderer', /\.vue$/))('%s holds none', (file) => {
    const template = parse(text(file)).descriptor.template?.ast
    const sentences = (template === undefined ? [] : said(template)).filter((one) =>
      /[A-Za-zÀ-ÿ]{3,}/.test(one),
    )
    // the name of the house is the same in every language
    expect(sentences.filter((one) => one.trim() !== 'Cercle')).toEqual([])
  })

  test('every game speaks the three languages', () => {
    for (const game of GAMES)
      for (const language of ['en', 'de', 'fr'] as const)
        expect(words(language).game(game.id).title).not.toBe('')
  })
})

describe('the window has one voice', () => {
  test('one place alone is listened to; what is said anywhere goes through it', () => {
    const listened = /aria-live="(?!off")|:aria-live|role="(status|alert|timer|marquee)"|<output/
    const places = filesBelow('src/renderer', /\.vue$/).filter((file) => listened.test(text(file)))
    expect(places).toEqual(['src/renderer/components/VoiceRegion.vue'])
  })
})

describe('the data file is written', () => {
  test('in transactions that begin as writers, which one place alone begins', () => {
    const places = filesBelow('src', /\.ts$/).filter((file) =>
      /\.transaction\(|BEGIN(?! IMMEDIATE)/.test(text(file)),
    )
    // the archive's thread begins to read, a whole export or copy of one moment
    expect(places.toSorted()).toEqual([
      'src/main/archive-worker.ts',
      'src/main/backup/backups.ts',
      'src/main/store/open.ts',
    ])
  })
})
