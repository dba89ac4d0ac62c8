// Base 64 (RFC 4648): how the bytes of the solved exchange stand in a text.

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const VALUES = new Uint8Array(128)
for (let digit = 0; digit < DIGITS.length; digit += 1) VALUES[DIGITS.charCodeAt(digit)] = digit

/** Decodes base 64. */
export function decodeBase64(text: string): Uint8Array {
  const digits = text.replace(/=+$/, '')
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4))
  let [word, bits, to] = [0, 0, 0]
  for (let at = 0; at < digits.length; at += 1) {
    word = (word << 6) | (VALUES[digits.charCodeAt(at) & 127] ?? 0)
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[to] = word >>> bits
    to += 1
  }
  return bytes
}
