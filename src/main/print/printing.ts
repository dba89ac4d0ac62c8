// What every printed page needs besides its contents: a language, and drawings of cards.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Card, isTrappola } from '../../shared/card.ts'
import type { Faces, Language } from '../../shared/settings.ts'
import type { InterfaceWords } from '../../shared/words/en/interface.ts'
import type { Words } from '../../shared/words/words-of.ts'

/** The faces of printed cards, which are small: only those with large indices. */
export type PrintedFaces = Extract<Faces, 'jumbo' | 'fourColours'>

/** Returns the faces for printed cards that are nearest to those at the table. */
const printedFaces = (faces: Faces): PrintedFaces =>
  faces === 'fourColours' ? 'fourColours' : 'jumbo'

export interface Printing {
  readonly words: Words
  readonly texts: InterfaceWords
  readonly faces: PrintedFaces
  /** The folder of the drawings, `resources/cards`. */
  readonly drawings: string
}

const LOADERS = {
  en: () =>
    Promise.all([
      import('../../shared/words/en/index.ts'),
      import('../../shared/words/en/interface.ts'),
    ]),
  de: () =>
    Promise.all([
      import('../../shared/words/de/index.ts'),
      import('../../shared/words/de/interface.ts'),
    ]),
  fr: () =>
    Promise.all([
      import('../../shared/words/fr/index.ts'),
      import('../../shared/words/fr/interface.ts'),
    ]),
} as const satisfies Record<Language, () => Promise<unknown>>

/** Loads the words of a language for printed pages. */
export async function loadPrinting(
  language: Language,
  faces: Faces,
  drawings: string,
): Promise<Printing> {
  const [{ words }, { interfaceWords: texts }] = await LOADERS[language]()
  return { words, texts, faces: printedFaces(faces), drawings }
}

/** Returns the texts in the own words of a game. */
export const textsFor = ({ words, texts }: Printing, game: string): InterfaceWords =>
  words.game(game).inOwnWords?.(texts) ?? texts

/** Reads the drawing of a card without its corners, or of a back: the text of an SVG file. */
export function readDrawing({ faces, drawings }: Printing, card: Card | 'back'): string {
  if (card === 'back') return readFileSync(join(drawings, 'backs', 'red.svg'), 'utf8')
  const french = faces === 'fourColours' ? 'four-colours' : 'jumbo'
  const folder = isTrappola(card) ? 'trappola-jumbo' : french
  return readFileSync(join(drawings, folder, `${card}.svg`), 'utf8')
}
