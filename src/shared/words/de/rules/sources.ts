// Where the rules come from, as it stands in the margin of a German rule book.

const sign = (paragraphs: string): string => (/[,–]/.test(paragraphs) ? '§§' : '§')

/** Paragraphs of the Viennese text; the text on Tatteln has none. */
export const vienna = (paragraphs = ''): string =>
  paragraphs === '' ? 'Wien\u00a01858' : `${sign(paragraphs)}\u00a0${paragraphs}, Wien\u00a01858`

export const OURS = 'von uns entschieden'
export const partly = (source: string): string => `${source}; zum Teil von uns entschieden`

/** The texts, as they stand beside an option; the rule books say what they are. */
export const SOURCES = {
  a: 'Regelbuch\u00a0(A)',
  b: 'Lexikon\u00a0(B)',
  c: 'Anleitung\u00a0(C)',
  d: 'Wien 1858',
  e: 'Kartenspiele für Erwachsene\u00a0(E)',
} as const
