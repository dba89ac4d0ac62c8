// Faults that JSON.parse ignores: a repeated key, of which it takes the last, and half a surrogate
// pair.

/** A position in a JSON text, from 0, and its fault. */
export interface JsonFault {
  readonly at: number
  readonly what: 'twice' | 'half'
  readonly text: string
}

const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/y
const HALF = /\p{Surrogate}/u
/** Matches also whole pairs: few texts have any, so that few strings are looked at. */
const ANY_SURROGATE = /[\ud800-\udfff]|\\u[dD]/

/** Returns the first of these faults in a valid JSON text; null if there is none. */
export function findJsonFault(text: string): JsonFault | null {
  // the keys of every open object; null for an array
  const open: (Set<string> | null)[] = []
  const mayHaveHalf = ANY_SURROGATE.test(text)
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '{') open.push(new Set())
    else if (sign === '[') open.push(null)
    else if (sign === '}' || sign === ']') open.pop()
    if (sign !== '"') continue
    STRING.lastIndex = at
    const raw = STRING.exec(text)?.[0] ?? ''
    const read = raw.includes('\\') ? String(JSON.parse(raw)) : raw.slice(1, -1)
    if (mayHaveHalf && HALF.test(read)) return { at, what: 'half', text: raw.slice(1, 40) }
    const end = at + raw.length
    const keys = open.at(-1)
    if (keys instanceof Set && isKey(text, end)) {
      if (keys.has(read)) return { at, what: 'twice', text: read.slice(0, 40) }
      keys.add(read)
    }
    at = end - 1
  }
  return null
}

/** Returns true if a colon follows. */
function isKey(text: string, from: number): boolean {
  let at = from
  while (text[at] === ' ' || text[at] === '\n' || text[at] === '\r' || text[at] === '\t') at += 1
  return text[at] === ':'
}
