// Sittings that come in from a file: read and played in full before any of them is written.
import { createHash } from 'node:crypto'
import type { FilePlace } from '../../shared/file-fault.ts'
import { headless } from '../../shared/words/en/headless.ts'
import { troubles } from '../../shared/words/en/troubles.ts'
import { partieText, recordLine } from '../engine/canonical.ts'
import { type PartieFacts, factsOf } from '../engine/facts.ts'
import type { Succession } from '../engine/games/game.ts'
import type { PartieRecord, RecordDocument } from '../engine/record.ts'
import { type Moment, type Replay, type ReplayFault, replay } from '../engine/replay.ts'
import { pieceFault, toldPiece } from '../engine/sittings/piece.ts'
import { pieceFaultText, replayFaultText } from '../fault-text.ts'
import { hashOf } from '../store/load.ts'
import { LONGEST_IMPORT } from '../store/lengths.ts'
import { Faulty, type LineFault } from './faulty.ts'
import { type Piece, piecesOf } from './pieces.ts'

/** A sitting that can be written: its record, under a number of its own, and what each partie came to. */
export interface Incoming {
  readonly record: RecordDocument
  readonly facts: readonly PartieFacts[]
}

export type FileRead = { readonly incoming: readonly Incoming[] } | { readonly fault: LineFault }

/** The sittings of a file, each read and played before the next one. Throws Faulty at the first that is no good. */
export function* readSittings(chunks: Iterable<Uint8Array>): Generator<Incoming> {
  const seen = new Set<string>()
  for (const one of piecesOf(chunks)) {
    const read = incomingOf(one)
    const uid = uidOf(read.record)
    if (seen.has(uid)) throw new Faulty(one.line, 'twice', headless.twiceInFile)
    seen.add(uid)
    yield read
  }
}

/** All sittings of a file; `told` hears how many are read, and may throw. The first fault is the answer. */
export function readAll(chunks: Iterable<Uint8Array>, told: (done: number) => void = () => {}): FileRead {
  try {
    const incoming: Incoming[] = []
    for (const one of readSittings(chunks)) {
      incoming.push(one)
      told(incoming.length)
    }
    return { incoming }
  } catch (error) {
    if (error instanceof Faulty) return { fault: error.fault }
    throw error
  }
}

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
  for (const [index, partie] of record.parties.entries()) {
    const text = partieText(partie)
    const place: FilePlace = [index + 1, 0, 0]
    // the archive would not read it again
    if (Buffer.byteLength(text) > LONGEST_IMPORT)
      throw new Faulty(line, 'tooLarge', `${headless.place(...place)}: ${troubles.unusable.tooLarge}`, { place })
    if (partie.sha256 !== undefined && partie.sha256 !== hashOf(record, text))
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
