// Inline content of a rule book: plain text, italics, rule numbers.

export interface InlineText {
  readonly kind: 'plain' | 'italic' | 'rule'
  readonly text: string
}

const MARKED = /\*([^*]+)\*|(?<![\p{L}\p{N}-])([A-Z]{1,2}-(?:\d+[a-z]?|[a-d]))(?![\p{L}\p{N}-])/gu

/** Splits a text into its pieces; a number that is not in `rules` stays plain. */
export function parseInline(
  text: string,
  rules: ReadonlySet<string> | null,
): readonly InlineText[] {
  const pieces: InlineText[] = []
  let done = 0
  for (const match of text.matchAll(MARKED)) {
    const [all, italic, rule] = match
    if (rule !== undefined && rules?.has(rule) === false) continue
    if (match.index > done) pieces.push({ kind: 'plain', text: text.slice(done, match.index) })
    pieces.push(
      italic === undefined ? { kind: 'rule', text: rule ?? '' } : { kind: 'italic', text: italic },
    )
    done = match.index + all.length
  }
  if (done < text.length) pieces.push({ kind: 'plain', text: text.slice(done) })
  return pieces
}

/** Returns the anchor of a rule in the page. */
export const placeOfRule = (id: string): string => `rule-${id}`
export const placeOfChapter = (index: number): string => `chapter-${index + 1}`
