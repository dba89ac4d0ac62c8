// Letters as they are typed plainly: what somebody seeks is found whether or not they type marks, capitals and ligatures.

/** Letters that Unicode does not take apart, as they are written without them. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ œ: 'oe', æ: 'ae', ß: 'ss', þ: 'th' },
  ...{ ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ł: 'l', ŋ: 'n', ŧ: 't' },
  // the Greek s at the end of a word
  ς: 'σ',
  // apostrophes that Unicode counts as letters
  ...{ ʼ: "'", ʻ: "'", ʽ: "'", ʹ: "'" },
}

/** One sign in small letters, without marks and ligatures: none, one or several. */
export const foldSign = (sign: string): string =>
  Array.from(sign.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, ''), (one) => LETTERS[one] ?? one).join('')
