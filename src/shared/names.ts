// The stored form of names and tags: texts that look the same are the same.

/** Invisible signs that change their neighbours: joiners, and styles of a pictograph. */
const CHANGES_OTHERS: ReadonlySet<string> = new Set(['\u200c', '\u200d', '\ufe0e', '\ufe0f'])
/** Neighbours that change: pictographs, and letters of scripts that are written joined. */
const IS_CHANGED =
  /\p{Extended_Pictographic}|[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]|\p{M}|\ufe0f/u

/** Signs that look like another, by which they are replaced: hyphens, an apostrophe. */
const TWINS: Readonly<Record<string, string>> = { '\u2010': '-', '\u2011': '-', '\u02bc': '\u2019' }

/** White space of any kind, and a sign of Braille without a dot. */
const BLANK = /[\s\u2800]+/gu

/** Letters that make a flag of the pictograph before them. */
const TAG = /[\u{e0020}-\u{e007f}]/u

/** Returns true if an invisible sign is seen by its effect on the one before it. */
function isSeen(sign: string, before: string, after: string): boolean {
  if (TAG.test(sign)) return TAG.test(before) || IS_CHANGED.test(before)
  if (!CHANGES_OTHERS.has(sign) || !IS_CHANGED.test(before)) return false
  return sign === '\ufe0e' || sign === '\ufe0f' || IS_CHANGED.test(after)
}

const isFaceless = (sign: string): boolean =>
  /\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/u.test(sign)

/**
 * Returns the stored form of a name or a tag: Unicode NFC, without invisible signs, each white
 * space a single blank and none at the ends, hyphens and apostrophes that look the same as one
 * sign. May be empty.
 */
export function plainName(written: string): string {
  const signs = Array.from(written)
  // the next visible neighbour of each sign, found from the end: a text may be as long as a call
  const after: string[] = []
  for (let at = signs.length - 1, face = ''; at >= 0; at -= 1) {
    const sign = signs[at] ?? ''
    after[at] = face
    if (!isFaceless(sign)) face = sign
  }
  const seen: string[] = []
  for (const [at, sign] of signs.entries())
    if (!isFaceless(sign) || isSeen(sign, seen.at(-1) ?? '', after[at] ?? '')) seen.push(sign)
  return seen
    .map((sign) => TWINS[sign] ?? sign)
    .join('')
    .replaceAll(BLANK, ' ')
    .trim()
    .normalize('NFC')
}

/** Returns the fault in the names of persons at one table; null if each has a name of their own. */
export function faultOfNames(written: readonly string[]): 'nameMissing' | 'nameTwice' | null {
  const names = written.map(plainName)
  if (names.includes('')) return 'nameMissing'
  return new Set(names).size < names.length ? 'nameTwice' : null
}
