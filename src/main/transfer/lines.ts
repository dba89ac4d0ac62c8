// The lines of a file of any size, as a stream.
import { constants as limits } from 'node:buffer'
import { headless } from '../../shared/words/en/headless.ts'
import { troubles } from '../../shared/words/en/troubles.ts'
import { FaultyFile } from './faulty-file.ts'

export interface TextLine {
  /** From 1. */
  readonly number: number
  readonly text: string
}

/** A line of the file in pieces, since it may span several chunks. */
interface RawLine {
  readonly number: number
  readonly parts: readonly Uint8Array[]
}

const [LF, CR] = [10, 13]

/** The byte order marks of UTF-16, which Windows writes into text files. */
const BYTE_ORDER_MARKS: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' }

/** Not a byte of UTF-8: stands for invalid text. */
const NO_TEXT = Uint8Array.of(0xff)

/** Converts text to UTF-8 if its mark says UTF-16; leaves any other as it is. */
export function* toUtf8(chunks: Iterable<Uint8Array>): Generator<Uint8Array> {
  const rest = chunks[Symbol.iterator]()
  let start: Uint8Array = new Uint8Array()
  while (start.length < 2) {
    const next = rest.next()
    if (next.done === true) break
    start = start.length === 0 ? next.value : Buffer.concat([start, next.value])
  }
  const all = chainIterables([start], { [Symbol.iterator]: () => rest })
  const encoding = BYTE_ORDER_MARKS[Buffer.from(start.subarray(0, 2)).toString('hex')]
  yield* encoding === undefined ? all : convertToUtf8(all, encoding)
}

function* convertToUtf8(chunks: Iterable<Uint8Array>, encoding: string): Generator<Uint8Array> {
  const decoder = new TextDecoder(encoding)
  for (const chunk of chunks) yield* encodeText(decoder.decode(chunk, { stream: true }))
  yield* encodeText(decoder.decode())
}

/** Encodes text, with invalid bytes for U+FFFD, which half a surrogate pair is decoded to. */
function* encodeText(text: string): Generator<Uint8Array> {
  for (const [index, part] of text.split('\ufffd').entries()) {
    if (index > 0) yield NO_TEXT
    if (part !== '') yield Buffer.from(part)
  }
}

/** Yields the first items, then the rest. */
export function* chainIterables<T>(first: readonly T[], rest: Iterable<T>): Generator<T> {
  yield* first
  yield* rest
}

/** Yields the places of LF and CR in order; each is looked for natively, and once. */
function* findLineEnds(chunk: Uint8Array): Generator<number> {
  let [feed, back] = [chunk.indexOf(LF), chunk.indexOf(CR)]
  while (feed >= 0 || back >= 0)
    if (back < 0 || (feed >= 0 && feed < back)) {
      yield feed
      feed = chunk.indexOf(LF, feed + 1)
    } else {
      yield back
      back = chunk.indexOf(CR, back + 1)
    }
}

/** Splits at LF, CR, or both. Throws FaultyFile if a line is longer than any string can be. */
function* splitRawLines(chunks: Iterable<Uint8Array>): Generator<RawLine> {
  let number = 1
  let parts: Uint8Array[] = []
  let isAfterReturn = false
  let length = 0
  for (const chunk of chunks) {
    let from = 0
    for (const at of findLineEnds(chunk)) {
      // a line feed right after a carriage return belongs to it
      if (chunk[at] !== LF || at > from || !isAfterReturn) {
        yield { number, parts: [...parts, chunk.subarray(from, at)] }
        number += 1
        parts = []
        length = 0
      }
      from = at + 1
      isAfterReturn = chunk[at] === CR
    }
    isAfterReturn &&= from === chunk.length
    if (from < chunk.length) parts.push(chunk.subarray(from))
    length += chunk.length - from
    assertTextLength(number, length)
  }
  yield { number, parts }
}

/** Splits UTF-8 into lines, without a byte order mark. Throws FaultyFile for other bytes. */
export function* splitLines(chunks: Iterable<Uint8Array>): Generator<TextLine> {
  for (const { number, parts } of splitRawLines(chunks)) {
    const text = decodeLine(number, parts)
    yield { number, text: number === 1 ? text.replace(/^\ufeff/, '') : text }
  }
}

function decodeLine(line: number, parts: readonly Uint8Array[]): string {
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
    return parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode()
  } catch {
    throw new FaultyFile(line, 'notText', headless.notText)
  }
}

/** Throws FaultyFile if a text would be longer than any string can be. */
export function assertTextLength(line: number, length: number): void {
  if (length > limits.MAX_STRING_LENGTH)
    throw new FaultyFile(line, 'tooLarge', troubles.unusable.tooLarge)
}

const GAME = '[Game '

/**
 * Estimates the number of sittings in a file without parsing any: games of a notation, else lines.
 * `onProgress` receives the number of lines at intervals, and may throw.
 */
export function countSittings(
  chunks: Iterable<Uint8Array>,
  onProgress: (lines: number) => void = () => {},
): number {
  let [games, lines] = [0, 0]
  for (const { parts } of splitRawLines(toUtf8(chunks))) {
    const [first] = parts
    if (first === undefined || first.length === 0) continue
    lines += 1
    if (lines % 1_000 === 0) onProgress(lines)
    if (Buffer.from(first.subarray(0, GAME.length)).toString('latin1') === GAME) games += 1
  }
  return games > 0 ? games : lines
}
