// A file that comes in, cut into its sittings: read as a stream, so that its size does not matter.
import { headless } from '../../shared/words/en/headless.ts'
import { recordLine } from '../engine/canonical.ts'
import { Fault, Lexer } from '../engine/notation/lexer.ts'
import { readNotation } from '../engine/notation/read.ts'
import { splitNotation } from '../engine/notation/split.ts'
import { type RecordDocument, readRecord } from '../engine/record.ts'
import { shapeFaultText } from '../fault-text.ts'
import { Faulty } from './faulty.ts'
import { FOREIGN_HEAD, foreignKind } from './foreign.ts'
import { jsonFault } from './json-text.ts'
import { type Line, expectText, following, linesOf, utf8Of } from './lines.ts'

/** A sitting as it stands in a file, not played yet, and the line it begins on. */
export interface Piece {
  readonly line: number
  readonly record: RecordDocument
}

/**
 * The sittings of a file of records, one or one a line, or of the readable notation. Throws Faulty at the first that
 * cannot be read.
 */
export function* piecesOf(chunks: Iterable<Uint8Array>): Generator<Piece> {
  const { head, all } = withHead(utf8Of(chunks))
  const foreign = foreignKind(head)
  if (foreign !== null) throw new Faulty(1, foreign, headless.foreign[foreign])
  const lines = linesOf(all)
  const opening: Line[] = []
  // what it is shows in its first two signs
  for (let text = ''; !/\S\s*\S/.test(text);) {
    const next = lines.next()
    if (next.done === true) break
    opening.push(next.value)
    if (next.value.text.trim() !== '') text += `${next.value.text}\n`
  }
  const start = opening.map(({ text }) => text).join('\n')
  if (start.trim() === '') throw new Faulty(1, 'empty', headless.emptyInput)
  const rest = following(opening, lines)
  const isJson = /^\s*[{[]\s*["}\]]/.test(start) || !/^\s*[[{;%]/.test(start)
  if (isJson) return yield* jsonPieces(opening.at(-1)?.text ?? '', rest)
  let isEmpty = true
  for (const one of notationPieces(rest)) {
    isEmpty = false
    yield one
  }
  // nothing but comments, as a page of TeX or PostScript looks
  if (isEmpty) throw new Faulty(1, 'empty', headless.emptyInput)
}

/** As many bytes as tell what a file is, and all of it. */
function withHead(chunks: Iterable<Uint8Array>): { readonly head: Uint8Array; readonly all: Iterable<Uint8Array> } {
  const first: Uint8Array[] = []
  const rest = chunks[Symbol.iterator]()
  let length = 0
  while (length < FOREIGN_HEAD) {
    const next = rest.next()
    if (next.done === true) break
    first.push(next.value)
    length += next.value.length
  }
  return { head: Buffer.concat(first), all: following(first, { [Symbol.iterator]: () => rest }) }
}

const jsonOf = (text: string): { readonly json: unknown } | { readonly detail: string } => {
  try {
    return { json: JSON.parse(text) }
  } catch (error) {
    return { detail: error instanceof Error ? error.message : '' }
  }
}

const isObject = (text: string): boolean => /^\s*\{/.test(text) && 'json' in jsonOf(text)

/** Records one a line where the first line is one; else one document over all lines. */
function* jsonPieces(first: string, lines: Iterable<Line>): Generator<Piece> {
  if (!isObject(first)) return yield* documentPieces(collected(lines))
  for (const line of lines) if (line.text.trim() !== '') yield linePiece(line)
}

function linePiece({ number, text }: Line): Piece {
  const read = jsonOf(text)
  if ('json' in read) return piece(number, text, read.json)
  throw new Faulty(number, 'notJson', headless.notJson(read.detail))
}

/** All lines. Throws Faulty where they are longer together than any text can be. */
function collected(lines: Iterable<Line>): readonly Line[] {
  const all: Line[] = []
  let length = 0
  for (const line of lines) {
    length += line.text.length + 1
    expectText(1, length)
    all.push(line)
  }
  return all
}

function documentPieces(lines: readonly Line[]): readonly Piece[] {
  const text = lines.map((line) => line.text).join('\n')
  const whole = jsonOf(text)
  if ('json' in whole) return [piece(1, text, whole.json)]
  const filled = lines.filter((line) => line.text.trim() !== '')
  // one document over many lines that is broken somewhere is not a file of broken lines
  if (filled.length > 1 && !filled.some((line) => isObject(line.text)))
    throw new Faulty(lineIn(text, whole.detail), 'notJson', headless.notJson(whole.detail))
  return filled.map(linePiece)
}

/** The line a message of JSON.parse points to: by a position, by what stands around, or the last. */
function lineIn(text: string, detail: string): number {
  const lines = (end: number): number => text.slice(0, end).split('\n').length
  const position = /position (\d+)/.exec(detail)?.[1]
  if (position !== undefined) return lines(Number(position))
  const around = /^Unexpected token '(?<token>.)', (?<before>\.{3})?"(?<piece>.*?)"(?:\.{3})? is not valid JSON$/su
  const { token = '', before, piece: part = '' } = around.exec(detail)?.groups ?? {}
  const from = text.indexOf(part)
  if (token === '' || from < 0) return lines(text.length)
  // ten signs stand before the one that is meant
  return lines(from + (before === undefined ? part.indexOf(token) : 10))
}

function piece(line: number, text: string, json: unknown): Piece {
  checkText(line, text)
  const read = readRecord(json)
  if ('record' in read) return { line, record: read.record }
  throw new Faulty(line, 'notRecord', shapeFaultText(read.fault))
}

/** Throws Faulty at what JSON.parse passes over. */
function checkText(line: number, json: string): void {
  const fault = jsonFault(json)
  if (fault === null) return
  const place = line + json.slice(0, fault.at).split('\n').length - 1
  throw new Faulty(
    place,
    'notRecord',
    fault.what === 'twice' ? headless.twiceKey(fault.text) : headless.halfSign(fault.text),
  )
}

/** Characters of notation after which it is cut at the next game. */
const BLOCK = 256 * 1024

/** Where a text may be cut, if no comment is open. */
const GAME_LINE = /^\s*\[\s*Game\b/

function* notationPieces(lines: Iterable<Line>): Generator<Piece> {
  let block: string[] = []
  let [start, length, most] = [1, 0, BLOCK]
  for (const { number, text } of lines) {
    if (length > most && GAME_LINE.test(text)) {
      const whole = block.join('\n')
      if (isSound(whole)) {
        yield* blockPieces(whole, start)
        block = []
        ;[start, length, most] = [number, 0, BLOCK]
      } else most *= 2
    }
    block.push(text)
    length += text.length + 1
    expectText(start, length)
  }
  yield* blockPieces(block.join('\n'), start)
}

/** Whether every token of a text can be told: then no comment is open at its end. */
function isSound(text: string): boolean {
  const lexer = new Lexer(text, 1)
  try {
    while (lexer.next().kind !== 'end');
    return true
  } catch (error) {
    if (error instanceof Fault) return false
    throw error
  }
}

function* blockPieces(text: string, start: number): Generator<Piece> {
  for (const one of splitNotation(text)) {
    const line = start + one.line - 1
    const read = readNotation(one.text)
    if ('fault' in read) throw new Faulty(line + read.fault.line - 1, 'notRecord', read.fault.what)
    checkText(line, recordLine(read.record))
    yield { line, record: read.record }
  }
}
