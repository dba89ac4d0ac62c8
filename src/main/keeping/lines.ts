// The lines of a file of any size, one after the other.
import { constants as limits } from 'node:buffer'
import { headless } from '../../shared/words/en/headless.ts'
import { troubles } from '../../shared/words/en/troubles.ts'
import { Faulty } from './faulty.ts'

export interface Line {
  /** From 1. */
  readonly number: number
  readonly text: string
}

/** A line as it stands in the file, in pieces, since it may go over several chunks. */
interface RawLine {
  readonly number: number
  readonly parts: readonly Uint8Array[]
}

const [LF, CR] = [10, 13]

/** A line is ended by LF, CR, or both. Throws Faulty where a line is longer than any text can be. */
function* rawLinesOf(chunks: Iterable<Uint8Array>): Generator<RawLine> {
  let number = 1
  let parts: Uint8Array[] = []
  let isAfterReturn = false
  let length = 0
  for (const chunk of chunks) {
    let from = 0
    for (let at = 0; at < chunk.length; at += 1) {
      const isEnd = chunk[at] === LF || chunk[at] === CR
      if (isEnd && chunk[at] === LF && isAfterReturn) from = at + 1
      else if (isEnd) {
        yield { number, parts: [...parts, chunk.subarray(from, at)] }
        number += 1
        parts = []
        length = 0
        from = at + 1
      }
      isAfterReturn = chunk[at] === CR
    }
    if (from < chunk.length) parts.push(chunk.subarray(from))
    length += chunk.length - from
    expectText(number, length)
  }
  yield { number, parts }
}

/** The lines of a text in UTF-8, without a byte order mark. Throws Faulty at a line that is no text. */
export function* linesOf(chunks: Iterable<Uint8Array>): Generator<Line> {
  for (const { number, parts } of rawLinesOf(chunks)) {
    const text = decode(number, parts)
    yield { number, text: number === 1 ? text.replace(/^\ufeff/, '') : text }
  }
}

function decode(line: number, parts: readonly Uint8Array[]): string {
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
    return parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode()
  } catch {
    throw new Faulty(line, 'notText', headless.notText)
  }
}

/** Throws Faulty where a text would be longer than any can be. */
export function expectText(line: number, length: number): void {
  if (length > limits.MAX_STRING_LENGTH) throw new Faulty(line, 'tooLarge', troubles.unusable.tooLarge)
}

const GAME = '[Game '

/**
 * How many sittings a file seems to hold, found without reading any of them: games of a notation, else lines. `told`
 * hears now and then how many lines there are so far, and may throw.
 */
export function countSittings(chunks: Iterable<Uint8Array>, told: (lines: number) => void = () => {}): number {
  let [games, lines] = [0, 0]
  for (const { parts } of rawLinesOf(chunks)) {
    const [first] = parts
    if (first === undefined || first.length === 0) continue
    lines += 1
    if (lines % 1_000 === 0) told(lines)
    if (Buffer.from(first.subarray(0, GAME.length)).toString('latin1') === GAME) games += 1
  }
  return games > 0 ? games : lines
}
