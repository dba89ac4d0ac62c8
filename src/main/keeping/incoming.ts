// Sittings that come in from a file: read and played in full before any of them is written.
import { createHash } from 'node:crypto'
import type { FileFault, FilePlace, FileWhy } from '../../shared/file-fault.ts'
import { headless } from '../../shared/words/en/headless.ts'
import { partieText, recordLine } from '../engine/canonical.ts'
import { type PartieFacts, factsOf } from '../engine/facts.ts'
import type { Succession } from '../engine/games/game.ts'
import { readNotation } from '../engine/notation/read.ts'
import { splitNotation } from '../engine/notation/split.ts'
import { evenLines } from '../engine/notation/text.ts'
import { type PartieRecord, type RecordDocument, readRecord } from '../engine/record.ts'
import { type Moment, type Replay, type ReplayFault, replay } from '../engine/replay.ts'
import { pieceFault, toldPiece } from '../engine/sittings/piece.ts'
import { pieceFaultText, replayFaultText, shapeFaultText } from '../fault-text.ts'
import { hashOf } from '../store/load.ts'
import { foreignKind } from './foreign.ts'
import { jsonFault } from './json-text.ts'

/** A sitting that can be written: its record, under a number of its own, and what each partie came to. */
export interface Incoming {
  readonly record: RecordDocument
  readonly facts: readonly PartieFacts[]
}

export type FileRead =
  { readonly incoming: readonly Incoming[] } | { readonly fault: FileFault & { readonly line: number } }

interface Piece {
  readonly line: number
  readonly record: RecordDocument
}

class Faulty extends Error {
  readonly fault: FileFault & { readonly line: number }
  constructor(line: number, why: FileWhy, reason: string, more: Partial<Pick<FileFault, 'place' | 'broken'>> = {}) {
    super(reason)
    this.fault = { why, line, place: [0, 0, 0], broken: null, reason: oneLine(reason), ...more }
  }
}

/** Reasons quote the file, whatever stands in it: one line of it is enough, and no sign a terminal obeys. */
const oneLine = (reason: string): string => reason.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 400)

/** Reads a file of records, one or one a line, or of the readable notation. The first fault is the answer. */
export function readFile(bytes: Uint8Array): FileRead {
  try {
    const foreign = foreignKind(bytes)
    if (foreign !== null) throw new Faulty(1, foreign, headless.foreign[foreign])
    const text = textOf(bytes)
    if (text.trim() === '') throw new Faulty(1, 'empty', headless.emptyInput)
    const pieces = /^\s*[{[]\s*["}\]]/.test(text) || !/^\s*[[{;%]/.test(text) ? jsonPieces(text) : notationPieces(text)
    const seen = new Set<string>()
    const incoming = pieces.map((one) => {
      const read = incomingOf(one)
      const uid = uidOf(read.record)
      if (seen.has(uid)) throw new Faulty(one.line, 'twice', headless.twiceInFile)
      seen.add(uid)
      return read
    })
    return { incoming }
  } catch (error) {
    if (error instanceof Faulty) return { fault: error.fault }
    throw error
  }
}

/** Text of a file, without a byte order mark, its lines ended by a line feed. */
function textOf(bytes: Uint8Array): string {
  try {
    return evenLines(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))
  } catch {
    throw new Faulty(lineNotText(bytes), 'notText', headless.notText)
  }
}

const [LF, CR] = [10, 13]

/** The line that is no UTF-8. */
function lineNotText(bytes: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for (let line = 1, from = 0; ; line += 1) {
    const rest = bytes.subarray(from)
    const end = rest.findIndex((byte) => byte === LF || byte === CR)
    try {
      decoder.decode(end < 0 ? rest : rest.subarray(0, end))
    } catch {
      return line
    }
    if (end < 0) return 1
    from += end + (rest[end] === CR && rest[end + 1] === LF ? 2 : 1)
  }
}

const jsonOf = (text: string): { readonly json: unknown } | { readonly detail: string } => {
  try {
    return { json: JSON.parse(text) }
  } catch (error) {
    return { detail: error instanceof Error ? error.message : '' }
  }
}

function jsonPieces(text: string): readonly Piece[] {
  const whole = jsonOf(text)
  if ('json' in whole) return [piece(1, text, whole.json)]
  const lines = text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [{ line, number: index + 1 }]))
  // one document over many lines that is broken somewhere is not a file of broken lines
  if (lines.length > 1 && !lines.some(({ line }) => 'json' in jsonOf(line) && /^\s*\{/.test(line)))
    throw new Faulty(lineIn(text, whole.detail), 'notJson', headless.notJson(whole.detail))
  return lines.map(({ line, number }) => {
    const read = jsonOf(line)
    if ('json' in read) return piece(number, line, read.json)
    throw new Faulty(number, 'notJson', headless.notJson(read.detail))
  })
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

const notationPieces = (text: string): readonly Piece[] =>
  splitNotation(text).map((one) => {
    const read = readNotation(one.text)
    if ('fault' in read) throw new Faulty(one.line + read.fault.line - 1, 'notRecord', read.fault.what)
    checkText(one.line, recordLine(read.record))
    return { line: one.line, record: read.record }
  })

/** What the replay of a sitting found: the rule that is broken, or something that does not fit a record. */
function unplayable(line: number, fault: ReplayFault, game: string): Faulty {
  const reason = replayFaultText(fault, game)
  if (fault.kind === 'unknownGame' || fault.kind === 'options' || fault.kind === 'players' || fault.kind === 'shape')
    return new Faulty(line, 'notRecord', reason)
  const place: FilePlace = [fault.partie, fault.deal, fault.step]
  const broken = fault.kind === 'breach' ? { game, breach: fault.breach } : null
  return new Faulty(line, 'rules', reason, { place, broken })
}

/** Plays the sitting; compares the hashes it brings with it. */
function incomingOf({ line, record }: Piece): Incoming {
  const moments: Moment[][] = record.parties.map(() => [])
  const played = replay(record, (moment) => void moments[moment.partie - 1]?.push(moment))
  if ('fault' in played) throw unplayable(line, played.fault, record.game)
  if (record.parties.length === 0) throw new Faulty(line, 'noPartie', headless.noPartie)
  for (const [index, partie] of record.parties.entries())
    if (partie.sha256 !== undefined && partie.sha256 !== hashOf(record, partieText(partie))) {
      const place: FilePlace = [index + 1, 0, 0]
      throw new Faulty(line, 'changed', `${headless.place(...place)}: ${headless.wrongHash}`, { place })
    }
  const { game, parties } = played.replay
  const facts = parties.map(({ state }, index) => {
    const own = moments[index] ?? []
    return factsOf(game, own[0]?.before ?? state, own)
  })
  expectAgreeing(line, record, facts)
  const whole = { ...record, parties: standingAlone(record, played.replay) }
  return { record: { ...asKept(whole, line), sitting: uidOf(record) }, facts }
}

/** Throws Faulty where the evening of a sitting says otherwise than its parties, or does not follow from its rules. */
function expectAgreeing(line: number, record: RecordDocument, facts: readonly PartieFacts[]): void {
  const outcomes = facts.map(({ outcome }) => outcome)
  const told = toldPiece(record)
  const fault = pieceFault(record, outcomes) ?? (told !== null && 'fault' in told ? told.fault : null)
  if (fault !== null) throw new Faulty(line, 'evening', pieceFaultText(fault, record.evening?.id ?? ''))
}

const lists = (inherited: Succession['inherited']): NonNullable<PartieRecord['inherited']> =>
  Object.fromEntries(
    Object.entries(inherited).map(([name, value]) => [name, typeof value === 'object' ? [...value] : value]),
  )

/** The parties as each can be played without those before it: what a record leaves unsaid of a series is written down. */
function standingAlone({ parties }: RecordDocument, { game, parties: played }: Replay): PartieRecord[] {
  return parties.map((partie, index) => {
    const before = played[index - 1]?.state
    const succession = before === undefined ? null : (game.series?.next(before) ?? null)
    if (succession === null) return partie
    const inherited = partie.inherited ?? lists(succession.inherited)
    const [first, ...rest] = partie.deals
    if (first === undefined) return { ...partie, inherited, scoreBefore: partie.scoreBefore ?? [...succession.score] }
    return {
      ...partie,
      inherited,
      deals: [{ ...first, scoreBefore: first.scoreBefore ?? [...succession.score] }, ...rest],
    }
  })
}

/** The instant without its zone; an offset may carry it beyond the years of four digits. */
function yearOfFour(instant: string, line: number): string {
  const began = new Date(instant).toISOString()
  if (!/^\d{4}-/.test(began)) throw new Faulty(line, 'notRecord', `startedAt: ${began}`)
  return began
}

/** What stands above the parties as the archive reads it back: an instant without its zone, no list of options without an option. */
function asKept(record: RecordDocument, line: number): RecordDocument {
  const { startedAt, options, evening, ...rest } = record
  const began = startedAt === undefined ? undefined : yearOfFour(startedAt, line)
  return {
    ...rest,
    ...(options === undefined || Object.keys(options).length === 0 ? {} : { options }),
    ...(began === undefined ? {} : { startedAt: began }),
    ...(evening === undefined ? {} : { evening: { ...evening, startedAt: yearOfFour(evening.startedAt, line) } }),
  }
}

const uids = new WeakMap<RecordDocument, string>()

/** 32 hexadecimal digits by which a sitting is known again; made from its content where it brings none. */
function uidOf(record: RecordDocument): string {
  if (record.sitting !== undefined) return record.sitting
  const known = uids.get(record)
  if (known !== undefined) return known
  const played = record.parties.map(({ note: _note, tags: _tags, sha256: _hash, ...partie }) => partie)
  const { evening: _evening, ...alone } = record
  const made = createHash('sha256')
    .update(recordLine({ ...alone, parties: played }))
    .digest('hex')
    .slice(0, 32)
  uids.set(record, made)
  return made
}
