// Text in quotes, as a notation writes it: a JSON string in which nothing stands that no eye can see.

/** Controls, line ends of some editors, and what turns the direction of writing round. */
const UNSEEN = /[\u007f-\u009f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g

const escapeChar = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`

/** A JSON value on one line; null for what JSON does not know (functions, undefined). */
export function jsonText(value: unknown): string | null {
  const text: string | undefined = JSON.stringify(value)
  return text === undefined ? null : text.replaceAll(UNSEEN, escapeChar)
}

/** The text between quotes, with everything escaped that would end it or not be seen. */
export const quoteText = (text: string): string => jsonText(text) ?? '""'

/** A short piece of what was found, for a sentence about it. */
export const quoteExcerpt = (text: string): string => quoteText(text.length > 30 ? `${text.slice(0, 30)}…` : text)

/** Lines ended by a line feed alone, and no byte order mark in front. */
export const evenLines = (text: string): string => text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n')

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['\\', '\\'],
  ['/', '/'],
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
])

/** What stood between quotes, or the first escape that is none. */
export function unquoteText(body: string): { readonly text: string } | { readonly wrong: string } {
  if (!body.includes('\\')) return { text: body }
  let wrong: string | null = null
  const text = body.replaceAll(/\\(?:u([0-9a-fA-F]{4})|([\s\S]?))/g, (all: string, code?: string, letter?: string) => {
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16))
    const plain = ESCAPES.get(letter ?? '')
    if (plain === undefined) wrong ??= all
    return plain ?? ''
  })
  return wrong === null ? { text } : { wrong }
}
