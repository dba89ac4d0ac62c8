// Quoted text in a notation: a JSON string without invisible characters.

/** Controls, line ends of some editors, and characters that change the writing direction. */
const UNSEEN = /[\u007f-\u009f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g

const escapeChar = (char: string): string =>
  `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Returns a JSON value on one line; null for what JSON cannot express. */
export function jsonText(value: unknown): string | null {
  const text: string | undefined = JSON.stringify(value)
  return text === undefined ? null : text.replaceAll(UNSEEN, escapeChar)
}

/** Returns the text in quotes, with everything escaped that would end it or be invisible. */
export const quoteText = (text: string): string => jsonText(text) ?? '""'

/** Returns a short excerpt of a text, for a message about it. */
export const quoteExcerpt = (text: string): string =>
  quoteText(text.length > 30 ? `${text.slice(0, 30)}…` : text)

/** Returns lines ended by a line feed alone, without a byte order mark. */
export const evenLines = (text: string): string =>
  text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n')

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

/** Returns the text between quotes, or the first invalid escape. */
export function unquoteText(body: string): { readonly text: string } | { readonly wrong: string } {
  if (!body.includes('\\')) return { text: body }
  let wrong: string | null = null
  const text = body.replaceAll(
    /\\(?:u([0-9a-fA-F]{4})|([\s\S]?))/g,
    (all: string, code?: string, letter?: string) => {
      if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16))
      const plain = ESCAPES.get(letter ?? '')
      if (plain === undefined) wrong ??= all
      return plain ?? ''
    },
  )
  return wrong === null ? { text } : { wrong }
}
