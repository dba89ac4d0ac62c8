// A partie goes into the archive: its record as one text under a hash, and what is derived from it for lists and
// standings. What is derived can be thrown away and made again by replay.
import { partieText } from '../engine/canonical.ts'
import { type PartieFacts, factsOf, winnersOf } from '../engine/facts.ts'
import type { Game } from '../engine/games/game.ts'
import type { RecordDocument } from '../engine/record.ts'
import { type Moment, replay } from '../engine/replay.ts'
import type { Shelf } from '../../shared/archive.ts'
import { type PartiePlace, type PartieRow, Spoilt, hashOf, loadPartie, partieRow } from './load.ts'
import { monthOf } from './months.ts'
import type { WriteStore } from './open.ts'
import { personIdsOf } from './people.ts'
import { pluck, query } from './query.ts'
import { type Counted, Sums, count, countedBits, seatBits } from './standings.ts'

/** A partie played again, and what it came to. */
export interface Judged {
  /** Of this partie alone. */
  readonly record: RecordDocument
  readonly game: Game
  readonly facts: PartieFacts
}

/** Plays the record of one partie. Throws Spoilt when it cannot be played. */
export function judge(record: RecordDocument, place: PartiePlace): Judged {
  const moments: Moment[] = []
  const played = replay(record, (moment) => void moments.push(moment))
  if ('fault' in played) throw new Spoilt(place, 'record', JSON.stringify(played.fault))
  const { game, options } = played.replay
  const start = record.parties[0]?.deals[0]?.scoreBefore ?? Array.from({ length: game.seats(options) }, () => 0)
  return { record, game, facts: factsOf(game, moments[0]?.before ?? game.open(options, start), moments) }
}

/** When a partie was last touched, in milliseconds, as its record tells; null when it does not. */
export function endedAt(record: RecordDocument): number | null {
  const [partie] = record.parties
  const began = partie?.startedAt ?? record.startedAt
  if (partie === undefined || began === undefined) return null
  return Date.parse(began) + (partie.deals.at(-1)?.actions.findLast(({ at }) => at !== undefined)?.at ?? 0)
}

/** The shelf of a partie that is over and not put away. */
export function shelfOf(record: Pick<RecordDocument, 'practice'>, { outcome, gaveUp }: PartieFacts): Shelf {
  if (record.practice === true) return 'practice'
  if (outcome === null) return 'broken'
  return gaveUp === null ? 'counted' : 'givenUp'
}

/** A row of what lists show. */
export interface FactRow {
  readonly partie: number
  readonly shelf: Shelf | 'open'
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

/** The row of a partie; `people` are numbers by seat. */
export function factRow(
  partie: number,
  { record, game, facts }: Judged,
  people: readonly number[],
  shelf: FactRow['shelf'],
): FactRow {
  const { outcome, gaveUp, score, counts } = facts
  const [p0 = 0, p1 = 0, p2 = null, p3 = null] = people
  const preset = record.options?.['preset']
  return {
    ...{ partie, shelf, p0, p1, p2, p3, game: game.id },
    at: endedAt(record) ?? 0,
    preset: preset === undefined ? null : String(preset),
    winners: outcome === null ? 0 : seatBits(winnersOf(people.length, outcome)),
    value: outcome?.value ?? null,
    winner: outcome?.winner ?? null,
    counted: countedBits(counts),
    gave_up: gaveUp,
    score: JSON.stringify(score),
  }
}

const putFact = query<[FactRow]>(
  `INSERT INTO partie_fact
     (partie, shelf, at, game, preset, p0, p1, p2, p3, winners, value, counted, winner, gave_up, score, noted)
   VALUES (@partie, @shelf, @at, @game, @preset, @p0, @p1, @p2, @p3, @winners, @value, @counted, @winner, @gave_up,
     @score, (SELECT count(*) FROM note WHERE note.partie = @partie))
   ON CONFLICT DO UPDATE SET shelf = excluded.shelf, at = excluded.at, winners = excluded.winners,
     value = excluded.value, counted = excluded.counted, winner = excluded.winner, gave_up = excluded.gave_up,
     score = excluded.score, noted = excluded.noted`,
)

const sittingHead = query<[number], { readonly game: string; readonly preset: string | null }>(
  'SELECT game, preset FROM sitting WHERE id = ?',
)

/** The fact of a partie that is being played. */
export function openFact(db: WriteStore, partie: number, sitting: number, score: readonly number[], now: number): void {
  const [p0 = 0, p1 = 0, p2 = null, p3 = null] = personIdsOf(db, sitting)
  const { game = '', preset = null } = sittingHead(db).get(sitting) ?? {}
  const nothing = { winners: 0, value: null, winner: null, counted: 0, gave_up: null }
  putFact(db).run({
    ...{ partie, shelf: 'open', at: now, game, preset, p0, p1, p2, p3, ...nothing },
    score: JSON.stringify(score),
  })
}

const updateScore = query<[string, number, number, number]>(
  'UPDATE partie_fact SET score = ?, at = ? WHERE partie = (SELECT id FROM partie WHERE sitting = ? AND seq = ?)',
)
export const writeScore = (db: WriteStore, place: PartiePlace, score: readonly number[], now: number): void =>
  void updateScore(db).run(JSON.stringify(score), now, place.sitting, place.partie)

/** What the standings count of a partie; null when it never counts. */
export function countedOf({ record, game, facts }: Judged, people: readonly number[]): Counted | null {
  const { outcome } = facts
  if (outcome === null || record.practice === true) return null
  return { game, people, month: monthOf(endedAt(record), record.zone ?? null), facts: { ...facts, outcome } }
}

const sealPartie = query<[string, string, number]>(
  'UPDATE partie SET record = ?, hash = ?, cut = NULL, score_before = NULL WHERE id = ?',
)
const dropActions = query<[number, number]>('DELETE FROM action WHERE sitting = ? AND partie = ?')
const dropDeals = query<[number, number]>('DELETE FROM deal WHERE sitting = ? AND partie = ?')

/** Folds the rows of a finished partie into its text, which says the same, and counts it. Within a transaction. */
export function keepFinished(db: WriteStore, place: PartiePlace): void {
  const record = loadPartie(db, place)
  const row = partieRow(db, place)
  const [partie] = record?.parties ?? []
  if (record === null || row === null || partie === undefined) throw new Spoilt(place, 'record', 'it is not there')
  const judged = judge(record, place)
  const text = partieText(partie)
  sealPartie(db).run(text, hashOf(record, text), row.id)
  dropActions(db).run(place.sitting, place.partie)
  dropDeals(db).run(place.sitting, place.partie)
  derive(db, row, judged, personIdsOf(db, row.sitting), null)
}

/** Writes what is derived of a partie; sums go to `sums` where many are written at once. */
function derive(
  db: WriteStore,
  row: Pick<PartieRow, 'id' | 'trashed_at'>,
  judged: Judged,
  people: readonly number[],
  sums: Sums | null,
): void {
  const isAway = row.trashed_at !== null
  putFact(db).run(factRow(row.id, judged, people, isAway ? 'trash' : shelfOf(judged.record, judged.facts)))
  const counted = isAway ? null : countedOf(judged, people)
  if (counted === null) return
  if (sums === null) count(db, counted, 1)
  else sums.add(counted)
}

const insertKept = query<[number, number, number | null, string, string]>(
  'INSERT INTO partie (sitting, seq, started_at, record, hash) VALUES (?, ?, ?, ?, ?)',
)

/**
 * Writes a whole partie that was played elsewhere. `judged` holds its record under the head of its sitting, `people` the
 * numbers of those who sat there. Answers its own number.
 */
export function addKept(
  db: WriteStore,
  place: PartiePlace,
  judged: Judged,
  people: readonly number[],
  sums: Sums,
): number {
  const [partie] = judged.record.parties
  if (partie === undefined) throw new Spoilt(place, 'record', 'there is no partie')
  const text = partieText(partie)
  const began = partie.startedAt === undefined ? null : Date.parse(partie.startedAt)
  const row = insertKept(db).run(place.sitting, place.partie, began, text, hashOf(judged.record, text))
  const id = Number(row.lastInsertRowid)
  derive(db, { id, trashed_at: null }, judged, people, sums)
  return id
}

const putAway = query<[number | null, number]>('UPDATE partie SET trashed_at = ? WHERE id = ?')
const moveShelf = query<[string, number]>('UPDATE partie_fact SET shelf = ? WHERE partie = ?')

/** Puts a partie away, or takes it back; false when there is none to move. */
export function setTrashed(db: WriteStore, place: PartiePlace, at: number | null): boolean {
  const row = partieRow(db, place)
  if (row === null || (row.trashed_at === null) === (at === null)) return false
  if (row.record === null) {
    // left on the table: it can be taken up again when it is taken back
    putAway(db).run(at, row.id)
    moveShelf(db).run(at === null ? 'open' : 'trash', row.id)
    return true
  }
  const record = loadPartie(db, place)
  if (record === null) return false
  const judged = judge(record, place)
  const counted = countedOf(judged, personIdsOf(db, place.sitting))
  db.transaction(() => {
    putAway(db).run(at, row.id)
    moveShelf(db).run(at === null ? shelfOf(record, judged.facts) : 'trash', row.id)
    if (counted !== null) count(db, counted, at === null ? 1 : -1)
  }).immediate()
  return true
}

/** Rises when facts are derived in another way: an archive of an older number derives them anew. */
const DERIVED = 1
const derivedVersion = pluck<[], string>("SELECT value FROM setting WHERE name = 'derived'")
const setDerived = query<[string]>(
  "INSERT INTO setting (name, value) VALUES ('derived', ?) ON CONFLICT DO UPDATE SET value = excluded.value",
)
const places = query<[number, number], PartieRow>('SELECT * FROM partie WHERE id > ? ORDER BY id LIMIT ?')
/** Parties in one transaction. */
const BATCH = 500

/** Derives everything anew where this program derives it in another way; parties that cannot be played are left out for `check` to find. */
export function deriveAnew(db: WriteStore): void {
  if (derivedVersion(db).get() === String(DERIVED)) return
  db.transaction(() => {
    db.exec('DELETE FROM partie_fact; DELETE FROM standing')
    for (let last = 0; ;) {
      const rows = places(db).all(last, BATCH)
      const sums = new Sums()
      for (const row of rows) deriveRow(db, row, sums)
      sums.write(db)
      last = rows.at(-1)?.id ?? 0
      if (rows.length < BATCH) break
    }
    setDerived(db).run(String(DERIVED))
  }).immediate()
}

const begun = query<[number, number], { readonly at: number | null }>(
  'SELECT max(at) AS at FROM action WHERE sitting = ? AND partie = ?',
)

function deriveRow(db: WriteStore, row: PartieRow, sums: Sums): void {
  const place = { sitting: row.sitting, partie: row.seq }
  try {
    const record = loadPartie(db, place)
    if (record === null) return
    const judged = judge(record, place)
    if (row.record !== null) derive(db, row, judged, personIdsOf(db, row.sitting), sums)
    else if (judged.facts.outcome !== null) keepFinished(db, place)
    else
      openFact(
        db,
        row.id,
        row.sitting,
        judged.facts.score,
        begun(db).get(row.sitting, row.seq)?.at ?? row.started_at ?? 0,
      )
  } catch (error) {
    if (!(error instanceof Spoilt)) throw error
  }
}
