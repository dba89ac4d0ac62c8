// Words as a search knows them: letters as they are typed plainly, apart from everything that is no letter or digit. Notes
// and tags are laid down for searching in these words, so that both sides are cut in the same way.
import { foldSign } from '../../shared/fold.ts'

/** The words of a text, or of what somebody seeks. */
export const wordsOf = (text: string): readonly string[] =>
  Array.from(text, foldSign)
    .join('')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** As German writes them where there are no such letters. */
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** All words by which a text is found: Müller also as *mueller*. */
export function findableWords(text: string): readonly string[] {
  const spelt = text.normalize('NFC').replaceAll(/[äöü]/gi, (letter) => UMLAUTS[letter.toLowerCase()] ?? letter)
  return [...new Set([...wordsOf(text), ...wordsOf(spelt)])]
}
