// The words that the code does not use, and how it is measured.
import type { Comment, SourceFile } from './code.ts'

/** Words and turns of phrase with a plain equivalent, which comments and docs use instead. */
const MARKERS: readonly (readonly [marker: RegExp, instead: string])[] = [
  [/\b(nobody|somebody|everybody|whoever)\b/i, 'no player, a player, all, the player who'],
  [/\b(he|him|his|himself)\b/i, 'they'],
  [/\b(told|tells?)\b(?! off)/i, 'report, notify, show, log, replay'],
  [/\b(kept|keeps)\b/i, 'stored, saved, has'],
  [/\b(put|puts|putting|laid|lays?|laying) (away|by)\b/i, 'discard, archive, defer'],
  [/\b(set|sets|setting|put|puts) aside\b/i, 'move away, reserve'],
  [/\bso (many|often|much)\b/i, 'the number of, a number of'],
  [/\b(is|are|was|were) to be\b/i, 'must be, should be'],
  [/\b(anew|oftener|nought|for ever|reckon(s|ed|ing)?)\b/i, 'again, more often, zero, compute'],
  [/\b(hangs? on|thinks? better of)\b/i, 'depends on, changes their mind'],
  [/\b(null|none|nothing|empty|false|only) where\b|\bwhere (none|nothing|there (is|are))\b/i, 'if'],
]

/** Parts of names with a standard word of the field, which the code uses instead. */
export const UNUSED_IN_NAMES = new Set(
  (
    'nobody somebody everybody whoever told tells heard hears anew reckon oftener nought ' +
    'glance glances spoilt deed deeds furnish venture counsel strayed doubted'
  ).split(' '),
)

/** Returns a comment or page without what is quoted from the code, and the names of rules. */
const withoutCode = (text: string): string => text.replaceAll(/`[^`]*`/g, '')

export const hasMarker = (text: string): boolean =>
  MARKERS.some(([marker]) => marker.test(withoutCode(text)))

/** Returns true if a comment begins like a question instead of with a verb or a noun. */
export const beginsAsQuestion = (text: string): boolean =>
  /^(What|How|Who|Whether|Where)\b/.test(text)

/** Returns true for a name of one bare word, in lower case. */
export const isOneWord = (name: string): boolean => /^[a-z]+$/.test(name)

export const isNamedOf = (name: string): boolean => /^[a-z].*Of$/.test(name)

/** Returns the words of a name in camel case or capitals. */
export const wordsIn = (name: string): readonly string[] =>
  name.split(/_|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/).map((word) => word.toLowerCase())

/** Returns the share of a list for which something holds. */
export const shareOf = <T>(list: readonly T[], holds: (one: T) => boolean): number =>
  list.length === 0 ? 0 : list.filter(holds).length / list.length

/** Returns the comments with something wrong in them, as places to go to. */
export const placesOf = (
  comments: readonly Comment[],
  isWrong: (text: string) => boolean,
): readonly string[] =>
  comments
    .filter(({ text }) => isWrong(text))
    .map(({ path, line, text }) => `${path}:${line} ${text.slice(0, 90)}`)

const WIDTH = 100

export interface Line {
  readonly path: string
  readonly text: string
}

/** Returns the lines of a page with prose: no code blocks, and no empty lines. */
export function proseLines({ path, text }: SourceFile): readonly Line[] {
  let isCode = false
  return text.split('\n').flatMap((line) => {
    if (/^\s*```/.test(line)) {
      isCode = !isCode
      return []
    }
    return isCode || line.trim() === '' ? [] : [{ path, text: line }]
  })
}

export const isTooWide = ({ text }: Line): boolean => [...text].length > WIDTH

/** Returns true for a line of code that is a comment, or ends with one. */
export const isCommentLine = (line: string): boolean =>
  /^\s*(\/\/|\/?\*+(\s|$|\/)|<!--)/.test(line) || /\s\/\/\s(?![^'"`]*['"`])/.test(line)
