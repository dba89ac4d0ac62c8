// Names and tags as they are kept: what looks the same is the same, wherever it was written.

/** Signs without a face of their own which change how their neighbours look: joiners, and the styles of a pictograph. */
const CHANGES_OTHERS: ReadonlySet<string> = new Set(['\u200c', '\u200d', '\ufe0e', '\ufe0f'])
/** Neighbours that look another way beside them: pictographs, and letters of scripts that are written joined. */
const IS_CHANGED = /\p{Extended_Pictographic}|[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]|\p{M}|\ufe0f/u

/** White space of any kind, and a sign of Braille without a dot. */
const BLANK = /[\s\u2800]+/gu

/** Whether a sign that has no face is seen by what it does to the one before it. */
function isSeen(sign: string, before: string, after: string): boolean {
  if (!CHANGES_OTHERS.has(sign) || !IS_CHANGED.test(before)) return false
  return sign === '\ufe0e' || sign === '\ufe0f' || IS_CHANGED.test(after)
}

/**
 * The one form in which a name or a tag is kept: Unicode NFC, without what nobody can see, each white space a blank and
 * none at the ends. Empty where nothing is left.
 */
export function plainName(written: string): string {
  const signs = Array.from(written)
  const seen = signs.filter((sign, at) =>
    /\p{Default_Ignorable_Code_Point}|(?!\s)\p{Cc}/u.test(sign)
      ? isSeen(sign, signs[at - 1] ?? '', signs[at + 1] ?? '')
      : true,
  )
  return seen.join('').replaceAll(BLANK, ' ').trim().normalize('NFC')
}
