// Data derived from a partie by replay: its row in the lists, and its part of the standings.
import type { ArchiveShelf } from '../../shared/archive.ts'
import { type PartieFacts, deriveFacts, listWinners } from '../engine/facts.ts'
import { type Game, noPoints } from '../engine/games/game.ts'
import type { RecordDocument } from '../engine/record.ts'
import { type ReplayStep, replayRecord } from '../engine/replay.ts'
import { type PartiePlace, type PartieRow, CorruptRecord } from './load.ts'
import { formatMonth } from './months.ts'
import type { WriteStore } from './open.ts'
import { listPlayerIds } from './people.ts'
import { query } from './query.ts'
import {
  type CountedPartie,
  type StandingSums,
  updateStandings,
  encodeCounted,
  encodeSeats,
} from './standings.ts'

/** A replayed partie and its facts. */
export interface ReplayedPartie {
  /** The record of this partie alone. */
  readonly record: RecordDocument
  readonly game: Game
  readonly facts: PartieFacts
}

/** Replays the record of one partie. Throws CorruptRecord if it cannot be replayed. */
export function replayPartie(record: RecordDocument, place: PartiePlace): ReplayedPartie {
  const moments: ReplayStep[] = []
  const played = replayRecord(record, (moment) => void moments.push(moment))
  if ('fault' in played) throw new CorruptRecord(place, 'replay', JSON.stringify(played.fault))
  const { game, options } = played.replay
  const start =
    moments[0]?.before ??
    played.replay.parties[0]?.state ??
    game.startPartie(options, noPoints(game, options))
  return { record, game, facts: deriveFacts(game, start, moments) }
}

/** Returns the instant a record's partie was last touched (ms); null if it has none. */
export function findEndTime(record: RecordDocument): number | null {
  const [partie] = record.parties
  const began = partie?.startedAt ?? record.startedAt
  if (partie === undefined || began === undefined) return null
  return (
    Date.parse(began) +
    (partie.deals.flatMap(({ actions }) => actions).findLast(({ at }) => at !== undefined)?.at ?? 0)
  )
}

/** Returns the shelf of a partie that is over and not in the trash. */
export function getShelf(
  record: Pick<RecordDocument, 'practice'>,
  { outcome, gaveUp }: PartieFacts,
): ArchiveShelf {
  if (record.practice === true) return 'practice'
  if (outcome === null) return 'broken'
  return gaveUp === null ? 'counted' : 'givenUp'
}

/** A row of the lists. */
export interface FactRow {
  readonly partie: number
  readonly shelf: ArchiveShelf | 'open'
  readonly at: number
  readonly game: string
  readonly preset: string | null
  readonly p0: number
  readonly p1: number
  readonly p2: number | null
  readonly p3: number | null
  readonly winners: number
  readonly value: number | null
  readonly counted: number
  readonly winner: number | null
  readonly gave_up: number | null
  readonly score: string
}

/** Builds the row of a partie; `people` are numbers by seat. */
export function buildFactRow(
  partie: number,
  { record, game, facts }: ReplayedPartie,
  people: readonly number[],
  shelf: FactRow['shelf'],
): FactRow {
  const { outcome, gaveUp, score, counts } = facts
  const [p0 = 0, p1 = 0, p2 = null, p3 = null] = people
  const preset = record.options?.['preset']
  return {
    partie,
    shelf,
    p0,
    p1,
    p2,
    p3,
    game: game.id,
    at: findEndTime(record) ?? 0,
    preset: preset === undefined ? null : String(preset),
    winners: outcome === null ? 0 : encodeSeats(listWinners(people.length, facts, outcome)),
    value: outcome?.value ?? null,
    winner: outcome?.winner ?? null,
    counted: encodeCounted(counts),
    gave_up: gaveUp,
    score: JSON.stringify(score),
  }
}

const upsertFact = query<[FactRow]>(
  `INSERT INTO partie_fact
     (partie, shelf, at, game, preset, p0, p1, p2, p3, winners, value, counted, winner, gave_up, score, noted)
   VALUES (@partie, @shelf, @at, @game, @preset, @p0, @p1, @p2, @p3, @winners, @value, @counted, @winner, @gave_up,
     @score, (SELECT count(*) FROM note WHERE note.partie = @partie))
   ON CONFLICT DO UPDATE SET shelf = excluded.shelf, at = excluded.at, winners = excluded.winners,
     value = excluded.value, counted = excluded.counted, winner = excluded.winner, gave_up = excluded.gave_up,
     score = excluded.score, noted = excluded.noted`,
)

const selectSittingHead = query<
  [number],
  { readonly game: string; readonly preset: string | null }
>('SELECT game, preset FROM sitting WHERE id = ?')

/** Writes the fact of a partie that is being played. */
export function saveOpenFact(
  db: WriteStore,
  partie: number,
  sitting: number,
  score: readonly number[],
  now: number,
): void {
  const [p0 = 0, p1 = 0, p2 = null, p3 = null] = listPlayerIds(db, sitting)
  const { game = '', preset = null } = selectSittingHead(db).get(sitting) ?? {}
  const nothing = { winners: 0, value: null, winner: null, counted: 0, gave_up: null }
  upsertFact(db).run({
    partie,
    shelf: 'open',
    at: now,
    game,
    preset,
    p0,
    p1,
    p2,
    p3,
    ...nothing,
    score: JSON.stringify(score),
  })
}

const updateFactShelf = query<[string, number]>('UPDATE partie_fact SET shelf = ? WHERE partie = ?')
/** Moves the row of a partie to another shelf. */
export const moveShelf = (db: WriteStore, partie: number, shelf: FactRow['shelf']): void =>
  void updateFactShelf(db).run(shelf, partie)

const updateFactScore = query<[string, number, number, number]>(
  'UPDATE partie_fact SET score = ?, at = ? WHERE partie = (SELECT id FROM partie WHERE sitting = ? AND seq = ?)',
)
export const writeScore = (
  db: WriteStore,
  place: PartiePlace,
  score: readonly number[],
  now: number,
): void => void updateFactScore(db).run(JSON.stringify(score), now, place.sitting, place.partie)

/** Returns what the standings count of a partie; null if it never counts. */
export function toCountedPartie(
  { record, game, facts }: ReplayedPartie,
  people: readonly number[],
): CountedPartie | null {
  const { outcome } = facts
  if (outcome === null || record.practice === true) return null
  return {
    game,
    people,
    month: formatMonth(findEndTime(record), record.zone ?? null),
    facts: { ...facts, outcome },
  }
}

/**
 * Writes all derived data of a partie; the sums go to `sums` when many parties are written at once.
 */
export function saveDerived(
  db: WriteStore,
  row: Pick<PartieRow, 'id' | 'trashed_at'>,
  replayed: ReplayedPartie,
  people: readonly number[],
  sums: StandingSums | null,
): void {
  const isAway = row.trashed_at !== null
  upsertFact(db).run(
    buildFactRow(
      row.id,
      replayed,
      people,
      isAway ? 'trash' : getShelf(replayed.record, replayed.facts),
    ),
  )
  const counted = isAway ? null : toCountedPartie(replayed, people)
  if (counted === null) return
  if (sums === null) updateStandings(db, counted, 1)
  else sums.add(counted)
}
