// A digest over events: FNV-1a in two lanes over every value in order. It distinguishes two runs
// and protects nothing; a cryptographic digest over JSON took a third of the time of a simulation.

const PRIMES = [0x01000193, 0x85ebca6b] as const

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

export interface Digest {
  add(value: unknown): void
  /** Returns sixteen hexadecimal digits. */
  toHexDigest(): string
}

/**
 * Creates an empty digest. Values count in the order they were written, numbers as 32-bit integers.
 */
export function createDigest(): Digest {
  let first = 0x811c9dc5 | 0
  let second = 0x9e3779b9 | 0

  const mixByte = (value: number): void => {
    first = Math.imul(first ^ value, PRIMES[0])
  }
  /** Ends a value: mixes the state of the first lane into the second. */
  const endValue = (value: number): void => {
    mixByte(value)
    second = Math.imul(second ^ first, PRIMES[1]) ^ (second >>> 15)
  }
  const addText = (value: string): void => {
    for (let at = 0; at < value.length; at += 1) mixByte(value.charCodeAt(at))
    endValue(0xff)
  }
  const add = (value: unknown): void => {
    if (typeof value === 'string') addText(value)
    else if (typeof value === 'number') endValue(value | 0x10000)
    else if (Array.isArray(value)) {
      endValue(0x20000 | value.length)
      for (const one of value) add(one)
    } else if (isRecord(value)) {
      // `for in` over plain data is several times faster here than Object.values
      for (const key in value) add(value[key])
      endValue(0x30000)
    } else addText(String(value))
  }
  const toHex = (value: number): string => (value >>> 0).toString(16).padStart(8, '0')
  return { add, toHexDigest: () => toHex(first) + toHex(second) }
}
