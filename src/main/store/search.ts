// Words as a search knows them: letters as they are typed plainly, apart from everything that is no letter or digit. Notes
// and tags are laid down for searching in these words, so that both sides are cut in the same way.
import { foldSign } from '../../shared/fold.ts'

/** The words of a text, or of what somebody seeks. */
export const splitWords = (text: string): readonly string[] =>
  Array.from(text, foldSign)
    .join('')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** As German and Danish write them where there are no such letters. */
const TRANSCRIPTIONS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

/** Apostrophes and hyphens within a word. */
const JOINTS = /(?<=\p{L})['‘’ʼʻʽʹ`´\-\u2010\u2011](?=\p{L})/gu

/** All words by which a text is found: Müller also as *mueller*, O’Connor also as *oconnor*. */
export function findableWords(text: string): readonly string[] {
  const plain = text.normalize('NFC')
  const spelt = plain.replaceAll(/[äöüøå]/gi, (letter) => TRANSCRIPTIONS[letter.toLowerCase()] ?? letter)
  const ways = [plain, spelt].flatMap((one) => [one, one.replaceAll(JOINTS, '')])
  return [...new Set(ways.flatMap(splitWords))]
}
