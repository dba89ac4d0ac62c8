// Pages of parties in a test: their markup, and what is read from it.
import { join } from 'node:path'
import type { Game } from '../../src/main/engine/games/game.ts'
import { GAMES } from '../../src/main/engine/games/games.ts'
import type { RecordDocument } from '../../src/main/engine/record.ts'
import { writeDocument } from '../../src/main/print/document.ts'
import { gatherRecord } from '../../src/main/print/gather.ts'
import type { Markup } from '../../src/main/print/markup.ts'
import { type PrintedPartie, buildPartie } from '../../src/main/print/partie.ts'
import { type Printing, loadPrinting } from '../../src/main/print/printing.ts'
import { LANGUAGES, type Language } from '../../src/shared/settings.ts'
import type { ReviewViewer } from '../../src/shared/review.ts'
import type { Asked } from '../records/played.ts'

const DRAWINGS = join(import.meta.dirname, '../../resources/cards')

const LOADED = await Promise.all(
  LANGUAGES.map(
    async (language) => [language, await loadPrinting(language, 'usual', DRAWINGS)] as const,
  ),
)
const PRINTINGS: ReadonlyMap<Language, Printing> = new Map(LOADED)

export function printingIn(language: Language): Printing {
  const printing = PRINTINGS.get(language)
  if (printing === undefined) throw new Error(language)
  return printing
}

/** Every game by each of its presets, and by what makes another table of it. */
export const FORMS: readonly (readonly [form: string, game: Game, asked: Asked])[] = GAMES.flatMap(
  (game) => {
    const presets = Object.keys(game.presets).map((preset): Asked => ({ preset }))
    const tables: readonly Asked[] = game.options['irregularities']
      ? [{ preset: game.preset, irregularities: true }]
      : []
    return [...presets, ...tables].map(
      (asked) => [`${game.id} ${JSON.stringify(asked)}`, game, asked] as const,
    )
  },
)

/** A whole page of a record. */
export function writePages(
  record: RecordDocument,
  viewer: ReviewViewer,
  language: Language = 'en',
): string {
  const { lines, load } = gatherRecord(record, viewer)
  return [...writeDocument(lines, load, printingIn(language))].join('')
}

/** The first partie of a record, before it becomes a page. */
export function firstPartie(record: RecordDocument, viewer: ReviewViewer): PrintedPartie {
  const { lines, load } = gatherRecord(record, viewer)
  const [line] = lines
  if (line === undefined) throw new Error('no partie')
  return load(line)
}

export const buildFirst = (record: RecordDocument, viewer: ReviewViewer = 'open'): Markup =>
  buildPartie(firstPartie(record, viewer), 'partie-1', 1, printingIn('en'))

const hasClass = ({ properties }: Markup, name: string): boolean =>
  Array.isArray(properties['className']) && properties['className'].includes(name)

/** The elements of a tag, and of a class if one is named, in their order. */
export function findAll(
  markup: Markup,
  tag: string,
  name: string | null = null,
): readonly Markup[] {
  const own = markup.tagName === tag && (name === null || hasClass(markup, name)) ? [markup] : []
  return [
    ...own,
    ...markup.children.flatMap((child) =>
      child.type === 'element' ? findAll(child, tag, name) : [],
    ),
  ]
}

/** The text of an element, without the signs that isolate names. */
export const textOf = (markup: Markup): string =>
  markup.children
    .map((child) =>
      child.type === 'element' ? textOf(child) : child.type === 'text' ? child.value : '',
    )
    .join('')
    .replaceAll(/[\u2068\u2069]/g, '')
