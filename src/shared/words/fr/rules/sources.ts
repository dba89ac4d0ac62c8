// Where the rules come from, as it stands in the margin of a French rule book.

const sign = (paragraphs: string): string => (/[,–]/.test(paragraphs) ? '§§' : '§')

/** Paragraphs of the Viennese text; the text on Tatteln has none. */
export const vienna = (paragraphs = ''): string =>
  paragraphs === ''
    ? 'Vienne\u00a01858'
    : `${sign(paragraphs)}\u00a0${paragraphs}, Vienne\u00a01858`

export const OURS = 'décidé par nous'
export const partly = (source: string): string => `${source} ; décidé en partie par nous`

/** The texts, as they stand beside an option; the rule books say what they are. */
export const SOURCES = {
  a: 'livre\u00a0de\u00a0règles\u00a0(A)',
  b: 'encyclopédie\u00a0(B)',
  c: 'guide\u00a0(C)',
  d: 'Vienne 1858',
  e: 'Kartenspiele für Erwachsene\u00a0(E)',
} as const
