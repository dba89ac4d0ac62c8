// Words as a search knows them: without marks over letters, in small letters, apart from everything that is no letter or
// digit. Notes and tags are laid down for searching in these words, so that both sides are cut in the same way.

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

export const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
