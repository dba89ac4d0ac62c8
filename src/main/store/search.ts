// Words as a search knows them: plainly typed letters, without anything that is no letter or digit.
// Notes and tags are indexed in these words, so that both sides are split in the same way.
import { foldSign } from '../../shared/fold.ts'

/** Splits a text, or a search, into words. */
export const splitWords = (text: string): readonly string[] =>
  Array.from(text, foldSign)
    .join('')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Transcriptions of German and Danish letters for keyboards without them. */
const TRANSCRIPTIONS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ø: 'oe',
  å: 'aa',
}

/** Apostrophes and hyphens within a word. */
const JOINTS = /(?<=\p{L})['‘’ʼʻʽʹ`´\-\u2010\u2011](?=\p{L})/gu

/**
 * Returns all words by which a text is found: Müller also as *mueller*, O’Connor also as *oconnor*.
 */
export function findableWords(text: string): readonly string[] {
  const plain = text.normalize('NFC')
  const spelt = plain.replaceAll(
    /[äöüøå]/gi,
    (letter) => TRANSCRIPTIONS[letter.toLowerCase()] ?? letter,
  )
  const ways = [plain, spelt].flatMap((one) => [one, one.replaceAll(JOINTS, '')])
  return [...new Set(ways.flatMap(splitWords))]
}
