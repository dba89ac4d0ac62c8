// Folds letters for a search: a text is found with or without diacritics, capitals and ligatures.

/** Letters that Unicode does not decompose, with their plain form. */
const LETTERS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  þ: 'th',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  ŧ: 't',
  // the Greek s at the end of a word
  ς: 'σ',
  // apostrophes that Unicode classifies as letters
  ʼ: "'",
  ʻ: "'",
  ʽ: "'",
  ʹ: "'",
}

/** Returns a sign in lower case, without diacritics and ligatures: none, one or several signs. */
export const foldSign = (sign: string): string =>
  Array.from(
    sign.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, ''),
    (one) => LETTERS[one] ?? one,
  ).join('')
