// Names and tags as they are kept: what looks the same is the same, wherever it was written.

/** Signs without a face of their own which change how their neighbours look: joiners, and the styles of a pictograph. */
const CHANGES_OTHERS: ReadonlySet<string> = new Set(['\u200c', '\u200d', '\ufe0e', '\ufe0f'])
/** Neighbours that look another way beside them: pictographs, and letters of scripts that are written joined. */
const IS_CHANGED = /\p{Extended_Pictographic}|[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]|\p{M}|\ufe0f/u

/** Signs that look the same as another, and are kept as that: hyphens at which a line is broken, or is not; an apostrophe. */
const TWINS: Readonly<Record<string, string>> = { '\u2010': '-', '\u2011': '-', '\u02bc': '\u2019' }

/** White space of any kind, and a sign of Braille without a dot. */
const BLANK = /[\s\u2800]+/gu

/** Letters that make a flag of the pictograph before them. */
const TAG = /[\u{e0020}-\u{e007f}]/u

/** Whether a sign that has no face is seen by what it does to the one before it. */
function isSeen(sign: string, before: string, after: string): boolean {
  if (TAG.test(sign)) return TAG.test(before) || IS_CHANGED.test(before)
  if (!CHANGES_OTHERS.has(sign) || !IS_CHANGED.test(before)) return false
  return sign === '\ufe0e' || sign === '\ufe0f' || IS_CHANGED.test(after)
}

const isFaceless = (sign: string): boolean => /\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/u.test(sign)

/**
 * The one form in which a name or a tag is kept: Unicode NFC, without what nobody can see, each white space a blank and
 * none at the ends, hyphens and apostrophes that look the same as one sign. Empty where nothing is left.
 */
export function plainName(written: string): string {
  const signs = Array.from(written)
  // each sign's next neighbour with a face, found from the end: a text may be as long as a call
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

/** What is wrong with the names of persons who sit down together; null where each has one of their own. */
export function faultOfNames(written: readonly string[]): 'nameMissing' | 'nameTwice' | null {
  const names = written.map(plainName)
  if (names.includes('')) return 'nameMissing'
  return new Set(names).size < names.length ? 'nameTwice' : null
}
