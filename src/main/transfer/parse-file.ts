// Parsing imported sittings: all are read and replayed in full before any is written.
import { createHash } from 'node:crypto'
import type { FilePlace } from '../../shared/file-fault.ts'
import { headless } from '../../shared/words/en/headless.ts'
import { troubles } from '../../shared/words/en/troubles.ts'
import { partieText, recordLine } from '../engine/canonical.ts'
import { type PartieFacts, deriveFacts } from '../engine/facts.ts'
import type { CarryOver } from '../engine/games/game.ts'
import type { PartieRecord, RecordDocument } from '../engine/record.ts'
import { type ReplayStep, type Replay, replayRecord } from '../engine/replay.ts'
import type { ReplayFault } from '../engine/replay-fault.ts'
import { findPartFault, replayPart } from '../engine/evenings/record-part.ts'
import { formatPieceFault, formatReplayFault, formatShapeFault } from '../fault-text.ts'
import { computeHash } from '../store/load.ts'
import { LONGEST_IMPORT } from '../store/lengths.ts'
import { type ParsedExercise, readExercise } from '../training/exercise-record.ts'
import { FaultyFile, type LineFault } from './faulty-file.ts'
import { type LocatedExercise, type LocatedRecord, splitFile } from './split-file.ts'

/** A sitting ready to be written: its record, with a uid, and the facts of each partie. */
export interface ParsedRecord {
  readonly record: RecordDocument
  readonly facts: readonly PartieFacts[]
}

export type ParsedFile =
  { readonly records: readonly ParsedRecord[] } | { readonly fault: LineFault }

/**
 * Yields the sittings of a file, each replayed before the next; its exercises are checked and
 * passed on. Throws FaultyFile.
 */
export function* readSittings(
  chunks: Iterable<Uint8Array>,
  onExercise: (exercise: ParsedExercise) => void = () => {},
): Generator<ParsedRecord> {
  const seen = new Set<string>()
  for (const one of splitFile(chunks)) {
    if ('exercise' in one) {
      onExercise(parseExercise(one))
      continue
    }
    const read = parseSitting(one)
    const uid = getUid(read.record)
    if (seen.has(uid)) throw new FaultyFile(one.line, 'twice', headless.twiceInFile)
    seen.add(uid)
    yield read
  }
}

/** Reads all sittings of a file; `onProgress` may throw. Throws FaultyFile. */
export function readAllSittings(
  chunks: Iterable<Uint8Array>,
  onProgress: (done: number) => void = () => {},
): ParsedFile {
  try {
    const records: ParsedRecord[] = []
    for (const one of readSittings(chunks)) {
      records.push(one)
      onProgress(records.length)
    }
    return { records }
  } catch (error) {
    if (error instanceof FaultyFile) return { fault: error.fault }
    throw error
  }
}

/** Converts the fault of a replay: a broken rule, or something that does not fit a record. */
function toReplayFault(line: number, fault: ReplayFault, game: string): FaultyFile {
  const reason = formatReplayFault(fault, game)
  if (
    fault.kind === 'unknownGame' ||
    fault.kind === 'options' ||
    fault.kind === 'players' ||
    fault.kind === 'shape'
  )
    return new FaultyFile(line, 'notRecord', reason)
  const place: FilePlace = [fault.partie, fault.deal, fault.step]
  const broken = fault.kind === 'breach' ? { game, breach: fault.breach } : null
  return new FaultyFile(line, 'rules', reason, { place, broken })
}

/** Checks an exercise. Throws FaultyFile. */
function parseExercise({ line, exercise }: LocatedExercise): ParsedExercise {
  const read = readExercise(exercise)
  if ('exercise' in read) return read.exercise
  switch (read.fault.why) {
    case 'shape':
      throw new FaultyFile(line, 'notRecord', formatShapeFault(read.fault.fault))
    case 'changed':
      throw new FaultyFile(line, 'changed', headless.wrongHash)
    case 'rules':
      throw new FaultyFile(line, 'notRecord', headless.wrongExercise)
  }
}

/** Replays the sitting and compares the hashes in its record. */
function parseSitting({ line, record }: LocatedRecord): ParsedRecord {
  const moments: ReplayStep[][] = record.parties.map(() => [])
  const played = replayRecord(record, (moment) => void moments[moment.partie - 1]?.push(moment))
  if ('fault' in played) throw toReplayFault(line, played.fault, record.game)
  if (record.parties.length === 0) throw new FaultyFile(line, 'noPartie', headless.noPartie)
  for (const [index, partie] of record.parties.entries()) {
    const text = partieText(partie)
    const place: FilePlace = [index + 1, 0, 0]
    // the archive would refuse to read it
    if (Buffer.byteLength(text) > LONGEST_IMPORT)
      throw new FaultyFile(
        line,
        'tooLarge',
        `${headless.place(...place)}: ${troubles.unusable.tooLarge}`,
        { place },
      )
    if (partie.sha256 !== undefined && partie.sha256 !== computeHash(record, text))
      throw new FaultyFile(line, 'changed', `${headless.place(...place)}: ${headless.wrongHash}`, {
        place,
      })
  }
  const { game, parties } = played.replay
  const facts = parties.map(({ state }, index) => {
    const own = moments[index] ?? []
    return deriveFacts(game, own[0]?.before ?? state, own)
  })
  assertEveningAgrees(line, record, facts)
  const whole = { ...record, parties: completeParties(record, played.replay) }
  return { record: { ...normaliseHead(whole, line), sitting: getUid(record) }, facts }
}

/** Throws FaultyFile if a sitting's evening contradicts its parties or its rules. */
function assertEveningAgrees(
  line: number,
  record: RecordDocument,
  facts: readonly PartieFacts[],
): void {
  const outcomes = facts.map(({ outcome }) => outcome)
  const replayed = replayPart(record)
  const fault =
    findPartFault(record, outcomes) ??
    (replayed !== null && 'fault' in replayed ? replayed.fault : null)
  if (fault !== null)
    throw new FaultyFile(line, 'evening', formatPieceFault(fault, record.evening?.id ?? ''))
}

const copyInherited = (inherited: CarryOver['inherited']): NonNullable<PartieRecord['inherited']> =>
  Object.fromEntries(
    Object.entries(inherited).map(([name, value]) => [
      name,
      typeof value === 'object' ? [...value] : value,
    ]),
  )

/** Completes the parties, so that each can be replayed alone: the carry-over is added. */
function completeParties(
  { parties }: RecordDocument,
  { game, parties: played }: Replay,
): PartieRecord[] {
  return parties.map((partie, index) => {
    const before = played[index - 1]?.state
    const succession = before === undefined ? null : (game.series?.carryOver(before) ?? null)
    if (succession === null) return partie
    const inherited = partie.inherited ?? copyInherited(succession.inherited)
    const [first, ...rest] = partie.deals
    if (first === undefined)
      return { ...partie, inherited, scoreBefore: partie.scoreBefore ?? [...succession.score] }
    return {
      ...partie,
      inherited,
      deals: [{ ...first, scoreBefore: first.scoreBefore ?? [...succession.score] }, ...rest],
    }
  })
}

/** Formats an instant without its zone; its offset may carry it beyond the years of four digits. */
function formatFourDigitYear(instant: string, line: number): string {
  const began = new Date(instant).toISOString()
  if (!/^\d{4}-/.test(began)) throw new FaultyFile(line, 'notRecord', `startedAt: ${began}`)
  return began
}

/** Normalises a record's head as it is read back: no zone in the instant, no empty options. */
function normaliseHead(record: RecordDocument, line: number): RecordDocument {
  const { startedAt, options, evening, ...rest } = record
  const began = startedAt === undefined ? undefined : formatFourDigitYear(startedAt, line)
  return {
    ...rest,
    ...(options === undefined || Object.keys(options).length === 0 ? {} : { options }),
    ...(began === undefined ? {} : { startedAt: began }),
    ...(evening === undefined
      ? {}
      : { evening: { ...evening, startedAt: formatFourDigitYear(evening.startedAt, line) } }),
  }
}

const uids = new WeakMap<RecordDocument, string>()

/** Returns the 32 hexadecimal digits of a sitting, derived from its content if it has none. */
function getUid(record: RecordDocument): string {
  if (record.sitting !== undefined) return record.sitting
  const known = uids.get(record)
  if (known !== undefined) return known
  const played = record.parties.map(
    ({ note: _note, tags: _tags, sha256: _hash, ...partie }) => partie,
  )
  const { evening: _evening, ...alone } = record
  const made = createHash('sha256')
    .update(recordLine({ ...alone, parties: played }))
    .digest('hex')
    .slice(0, 32)
  uids.set(record, made)
  return made
}
