// An imported file, split into its sittings as a stream, so that its size does not matter.
import { headless } from '../../shared/words/en/headless.ts'
import { recordLine } from '../engine/canonical.ts'
import { NotationError, Lexer } from '../engine/notation/lexer.ts'
import { readNotation } from '../engine/notation/read.ts'
import { splitNotation } from '../engine/notation/split.ts'
import { type RecordDocument, readRecord } from '../engine/record.ts'
import { formatShapeFault } from '../fault-text.ts'
import { isExerciseJson } from '../training/exercise-record.ts'
import { FaultyFile } from './faulty-file.ts'
import { FOREIGN_HEAD, detectForeignKind } from './foreign.ts'
import { findJsonFault } from './json-text.ts'
import { type TextLine, assertTextLength, chainIterables, splitLines, toUtf8 } from './lines.ts'

/** A sitting of a file, not replayed yet, and its first line. */
export interface LocatedRecord {
  readonly line: number
  readonly record: RecordDocument
}

/** An exercise of a file as JSON, not checked yet, and its line. */
export interface LocatedExercise {
  readonly line: number
  readonly exercise: unknown
}

/**
 * Splits a file of records, single or one per line, or of the readable notation, into its sittings,
 * and the exercises among the lines of JSON. Throws FaultyFile at the first that cannot be read.
 */
export function* splitFile(
  chunks: Iterable<Uint8Array>,
): Generator<LocatedRecord | LocatedExercise> {
  const { head, all } = peekHead(toUtf8(chunks))
  const foreign = detectForeignKind(head)
  if (foreign !== null) throw new FaultyFile(1, foreign, headless.foreign[foreign])
  const lines = splitLines(all)
  const opening: TextLine[] = []
  // the first two non-blank characters show the format
  for (let text = ''; !/\S\s*\S/.test(text);) {
    const next = lines.next()
    if (next.done === true) break
    opening.push(next.value)
    if (next.value.text.trim() !== '') text += `${next.value.text}\n`
  }
  const start = opening.map(({ text }) => text).join('\n')
  if (start.trim() === '') throw new FaultyFile(1, 'empty', headless.emptyInput)
  const rest = chainIterables(opening, lines)
  const isJson = /^\s*[{[]\s*["}\]]/.test(start) || !/^\s*[[{;%]/.test(start)
  if (isJson) return yield* splitJson(opening.at(-1)?.text ?? '', rest)
  let isEmpty = true
  for (const one of splitNotationFile(rest)) {
    isEmpty = false
    yield one
  }
  // only comments, as a page of TeX or PostScript looks
  if (isEmpty) throw new FaultyFile(1, 'empty', headless.emptyInput)
}

/** Returns the bytes that show the format of a file, and all of them. */
function peekHead(chunks: Iterable<Uint8Array>): {
  readonly head: Uint8Array
  readonly all: Iterable<Uint8Array>
} {
  const first: Uint8Array[] = []
  const rest = chunks[Symbol.iterator]()
  let length = 0
  while (length < FOREIGN_HEAD) {
    const next = rest.next()
    if (next.done === true) break
    first.push(next.value)
    length += next.value.length
  }
  return {
    head: Buffer.concat(first),
    all: chainIterables(first, { [Symbol.iterator]: () => rest }),
  }
}

const parseJson = (text: string): { readonly json: unknown } | { readonly detail: string } => {
  try {
    return { json: JSON.parse(text) }
  } catch (error) {
    return { detail: error instanceof Error ? error.message : '' }
  }
}

const isObject = (text: string): boolean => /^\s*\{/.test(text) && 'json' in parseJson(text)

/** Splits records one per line if the first line is one; else reads one document over all lines. */
function* splitJson(
  first: string,
  lines: Iterable<TextLine>,
): Generator<LocatedRecord | LocatedExercise> {
  if (!isObject(first)) return yield* splitDocument(collectLines(lines))
  for (const line of lines) if (line.text.trim() !== '') yield parseRecordLine(line)
}

function parseRecordLine({ number, text }: TextLine): LocatedRecord | LocatedExercise {
  const read = parseJson(text)
  if ('json' in read) return locateRecord(number, text, read.json)
  throw new FaultyFile(number, 'notJson', headless.notJson(read.detail))
}

/** Collects all lines. Throws FaultyFile if they are longer together than any string can be. */
function collectLines(lines: Iterable<TextLine>): readonly TextLine[] {
  const all: TextLine[] = []
  let length = 0
  for (const line of lines) {
    length += line.text.length + 1
    assertTextLength(1, length)
    all.push(line)
  }
  return all
}

function splitDocument(lines: readonly TextLine[]): readonly (LocatedRecord | LocatedExercise)[] {
  const text = lines.map((line) => line.text).join('\n')
  const whole = parseJson(text)
  if ('json' in whole) return [locateRecord(1, text, whole.json)]
  const filled = lines.filter((line) => line.text.trim() !== '')
  // one broken document over many lines is not a file of broken lines
  if (filled.length > 1 && !filled.some((line) => isObject(line.text)))
    throw new FaultyFile(
      findFaultLine(text, whole.detail),
      'notJson',
      headless.notJson(whole.detail),
    )
  return filled.map(parseRecordLine)
}

/** Finds the line of an error of JSON.parse: by position, by quoted text, else the last. */
function findFaultLine(text: string, detail: string): number {
  const countLines = (end: number): number => text.slice(0, end).split('\n').length
  const position = /position (\d+)/.exec(detail)?.[1]
  if (position !== undefined) return countLines(Number(position))
  const around =
    /^Unexpected token '(?<token>.)', (?<before>\.{3})?"(?<piece>.*?)"(?:\.{3})? is not valid JSON$/su
  const { token = '', before, piece: part = '' } = around.exec(detail)?.groups ?? {}
  const from = text.indexOf(part)
  if (token === '' || from < 0) return countLines(text.length)
  // the message quotes ten characters before the faulty one
  return countLines(from + (before === undefined ? part.indexOf(token) : 10))
}

function locateRecord(line: number, text: string, json: unknown): LocatedRecord | LocatedExercise {
  assertJsonText(line, text)
  if (isExerciseJson(json)) return { line, exercise: json }
  const read = readRecord(json)
  if ('record' in read) return { line, record: read.record }
  throw new FaultyFile(line, 'notRecord', formatShapeFault(read.fault))
}

/** Throws FaultyFile at a fault that JSON.parse ignores. */
function assertJsonText(line: number, json: string): void {
  const fault = findJsonFault(json)
  if (fault === null) return
  const place = line + json.slice(0, fault.at).split('\n').length - 1
  throw new FaultyFile(
    place,
    'notRecord',
    fault.what === 'twice' ? headless.twiceKey(fault.text) : headless.halfSign(fault.text),
  )
}

/** Characters of notation after which it is cut at the next game. */
const BLOCK = 256 * 1024

/** A line at which a text may be cut, if no comment is open. */
const GAME_LINE = /^\s*\[\s*Game\b/

function* splitNotationFile(lines: Iterable<TextLine>): Generator<LocatedRecord> {
  let block: string[] = []
  let [start, length, most] = [1, 0, BLOCK]
  for (const { number, text } of lines) {
    if (length > most && GAME_LINE.test(text)) {
      const whole = block.join('\n')
      if (isTokenizable(whole)) {
        yield* splitNotationBlock(whole, start)
        block = []
        ;[start, length, most] = [number, 0, BLOCK]
      } else most *= 2
    }
    block.push(text)
    length += text.length + 1
    assertTextLength(start, length)
  }
  yield* splitNotationBlock(block.join('\n'), start)
}

/** Returns true if every token of a text can be read: then no comment is open at its end. */
function isTokenizable(text: string): boolean {
  const lexer = new Lexer(text, 1)
  try {
    while (lexer.next().kind !== 'end');
    return true
  } catch (error) {
    if (error instanceof NotationError) return false
    throw error
  }
}

function* splitNotationBlock(text: string, start: number): Generator<LocatedRecord> {
  for (const one of splitNotation(text)) {
    const line = start + one.line - 1
    const read = readNotation(one.text)
    if ('fault' in read)
      throw new FaultyFile(line + read.fault.line - 1, 'notRecord', read.fault.what)
    assertJsonText(line, recordLine(read.record))
    yield { line, record: read.record }
  }
}
