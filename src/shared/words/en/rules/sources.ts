// Where the rules come from, as it stands in the margin of an English rule book.

const sign = (paragraphs: string): string => (/[,–]/.test(paragraphs) ? '§§' : '§')

/** Paragraphs of the Viennese text; the text on Tatteln has none. */
export const vienna = (paragraphs = ''): string =>
  paragraphs === ''
    ? 'Vienna\u00a01858'
    : `${sign(paragraphs)}\u00a0${paragraphs}, Vienna\u00a01858`

export const OURS = 'our decision'
export const partly = (source: string): string => `${source}; partly our decision`

/** The texts, as they stand beside an option; the rule books say what they are. */
export const SOURCES = {
  a: 'rule\u00a0book\u00a0(A)',
  b: 'encyclopaedia\u00a0(B)',
  c: 'guide\u00a0(C)',
  d: 'Vienna 1858',
  e: 'Kartenspiele für Erwachsene\u00a0(E)',
} as const
