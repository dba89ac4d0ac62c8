// Sittings that come in from a file: read and played in full before any of them is written.
import { createHash } from 'node:crypto'
import { headless } from '../../shared/words/en/headless.ts'
import { partieText, recordLine } from '../engine/canonical.ts'
import type { PartieFacts } from '../engine/facts.ts'
import { readNotation } from '../engine/notation/read.ts'
import { splitNotation } from '../engine/notation/split.ts'
import { type RecordDocument, readRecord } from '../engine/record.ts'
import { replay } from '../engine/replay.ts'
import { replayFaultText, shapeFaultText } from '../fault-text.ts'
import { judge } from '../store/keep.ts'
import { hashOf } from '../store/load.ts'

/** A sitting that can be written: its record, under a number of its own, and what each partie came to. */
export interface Incoming {
  readonly record: RecordDocument
  readonly facts: readonly PartieFacts[]
}

/** What is wrong with a file: the line, from 1, and the reason, which names partie, deal and step where it can. */
export interface FileFault {
  readonly line: number
  readonly reason: string
}

export type FileRead = { readonly incoming: readonly Incoming[] } | { readonly fault: FileFault }

interface Piece {
  readonly line: number
  readonly record: RecordDocument
}

class Faulty extends Error {
  readonly fault: FileFault
  constructor(line: number, reason: string) {
    super(reason)
    this.fault = { line, reason }
  }
}

/** Reads a file of records, one or one a line, or of the readable notation. The first fault is the answer. */
export function readFile(text: string): FileRead {
  try {
    const clean = text.replace(/^\uFEFF/, '')
    if (clean.trim() === '') throw new Faulty(1, headless.emptyInput)
    const pieces =
      /^\s*[{[]\s*["}\]]/.test(clean) || !/^\s*[[{;%]/.test(clean) ? jsonPieces(clean) : notationPieces(clean)
    const incoming = pieces.map(incomingOf)
    const twice = pieces.find(
      ({ record }, index) => pieces.findIndex((one) => uidOf(one.record) === uidOf(record)) < index,
    )
    if (twice !== undefined) throw new Faulty(twice.line, headless.twiceInFile)
    return { incoming }
  } catch (error) {
    if (error instanceof Faulty) return { fault: error.fault }
    throw error
  }
}

const jsonOf = (text: string): { readonly json: unknown } | { readonly detail: string } => {
  try {
    return { json: JSON.parse(text) }
  } catch (error) {
    return { detail: error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : '' }
  }
}

function jsonPieces(text: string): readonly Piece[] {
  const whole = jsonOf(text)
  if ('json' in whole) return [piece(1, whole.json)]
  const lines = text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [{ line, number: index + 1 }]))
  // one document over many lines that is broken somewhere is not a file of broken lines
  if (lines.length > 1 && !lines.some(({ line }) => 'json' in jsonOf(line) && /^\s*\{/.test(line)))
    throw new Faulty(lineIn(text, whole.detail), headless.notJson(whole.detail))
  return lines.map(({ line, number }) => {
    const read = jsonOf(line)
    if ('json' in read) return piece(number, read.json)
    throw new Faulty(number, headless.notJson(read.detail))
  })
}

/** The line a message of JSON.parse points to. */
function lineIn(text: string, detail: string): number {
  const position = /position (\d+)/.exec(detail)?.[1]
  return position === undefined ? text.split('\n').length : text.slice(0, Number(position)).split('\n').length
}

function piece(line: number, json: unknown): Piece {
  const read = readRecord(json)
  if ('record' in read) return { line, record: read.record }
  throw new Faulty(line, shapeFaultText(read.fault))
}

const notationPieces = (text: string): readonly Piece[] =>
  splitNotation(text).map((one) => {
    const read = readNotation(one.text)
    if ('record' in read) return { line: one.line, record: read.record }
    throw new Faulty(one.line + read.fault.line - 1, read.fault.what)
  })

/** Plays the sitting; compares the hashes it brings with it. */
function incomingOf({ line, record }: Piece): Incoming {
  const played = replay(record)
  if ('fault' in played) throw new Faulty(line, replayFaultText(played.fault, record.game))
  if (record.parties.length === 0) throw new Faulty(line, headless.noPartie)
  for (const [index, partie] of record.parties.entries())
    if (partie.sha256 !== undefined && partie.sha256 !== hashOf(record, partieText(partie)))
      throw new Faulty(line, `${headless.place(index + 1, 0, 0)}: ${headless.wrongHash}`)
  const facts = record.parties.map((partie) => judge({ ...record, parties: [partie] }, { sitting: 0, partie: 0 }).facts)
  return { record: { ...record, ...utc(record), sitting: uidOf(record) }, facts }
}

/** The archive keeps instants, not the way they were written. */
const utc = ({ startedAt }: RecordDocument): { readonly startedAt?: string } =>
  startedAt === undefined ? {} : { startedAt: new Date(startedAt).toISOString() }

const uids = new WeakMap<RecordDocument, string>()

/** 32 hexadecimal digits by which a sitting is known again; made from its content where it brings none. */
function uidOf(record: RecordDocument): string {
  if (record.sitting !== undefined) return record.sitting
  const known = uids.get(record)
  if (known !== undefined) return known
  const played = record.parties.map(({ note: _, tags: __, sha256: ___, ...partie }) => partie)
  const made = createHash('sha256')
    .update(recordLine({ ...record, parties: played }))
    .digest('hex')
    .slice(0, 32)
  uids.set(record, made)
  return made
}
