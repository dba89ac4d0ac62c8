// Sittings in the data file: opening one, appending what happens, reading it back as a record, listing parties.
import type { ChosenOptions, PartieLine, Person } from '../../shared/bridge.ts'
import type { AnyAction, Outcome, Seat } from '../../shared/view.ts'
import type { Deal } from '../engine/games/game.ts'
import { type Cut, type RecordDocument, readRecord } from '../engine/record.ts'
import type { ReadStore, WriteStore } from './open.ts'

export interface NewSitting {
  readonly game: string
  readonly preset: string
  readonly options: ChosenOptions
  readonly people: readonly Person[]
}

export interface PartiePlace {
  readonly sitting: number
  readonly partie: number
}

/** What is told of a partie beside its record; written in the same transaction. */
export interface PartieFact {
  readonly score: readonly number[]
  readonly outcome: Outcome | null
}

/** Writes a new sitting and answers its number. */
export function addSitting(db: WriteStore, sitting: NewSitting, now: number): number {
  const insert = db.prepare('INSERT INTO sitting (game, preset, options, started_at) VALUES (?, ?, ?, ?)')
  const seat = db.prepare('INSERT INTO player (sitting, seat, name, kind, level) VALUES (?, ?, ?, ?, ?)')
  return db.transaction(() => {
    const { game, preset, options, people } = sitting
    const id = Number(insert.run(game, preset, JSON.stringify(options), now).lastInsertRowid)
    people.forEach((one, index) => seat.run(id, index, one.name, one.kind, one.level))
    return id
  })()
}

/** Writes the beginning of a partie, with the cards drawn for the deal (E-3). */
export function addPartie(db: WriteStore, place: PartiePlace, cut: Cut, fact: PartieFact, now: number): void {
  db.transaction(() => {
    db.prepare('INSERT INTO partie (sitting, seq, cut, started_at) VALUES (?, ?, ?, ?)').run(
      place.sitting,
      place.partie,
      JSON.stringify(cut),
      now,
    )
    writeFact(db, place, fact, false, now)
  })()
}

/** Writes a deal before a card of it is seen. */
export function addDeal(
  db: WriteStore,
  place: PartiePlace & { readonly deal: number },
  deal: Deal,
  seed: string | null,
  fact: PartieFact,
  now: number,
): void {
  const insert = db.prepare(
    'INSERT INTO deal (sitting, partie, seq, dealer, packets, hands, turn_up, talon, seed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const { dealer, packets, hands, turnUp, talon } = deal
  const cards = [JSON.stringify(hands), turnUp, JSON.stringify(talon)]
  db.transaction(() => {
    insert.run(place.sitting, place.partie, place.deal, dealer, packets, ...cards, seed)
    writeFact(db, place, fact, false, now)
  })()
}

export interface NewAction {
  readonly seat: Seat
  readonly action: AnyAction
  /** Chosen by the rule book in place of a computer player that failed. */
  readonly standIn: boolean
  /** Done after a hint of the coach. */
  readonly hint: boolean
  readonly gaveUp: boolean
}

/** Writes one action and what it changed of the partie, in one transaction. */
export function addAction(
  db: WriteStore,
  place: PartiePlace & { readonly deal: number; readonly step: number },
  { seat, action, standIn, hint, gaveUp }: NewAction,
  fact: PartieFact,
  now: number,
): void {
  const insert = db.prepare(
    'INSERT INTO action (sitting, partie, deal, seq, seat, body, stand_in, hint, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const { sitting, partie, deal, step } = place
  db.transaction(() => {
    insert.run(sitting, partie, deal, step, seat, JSON.stringify(action), standIn ? 1 : 0, hint ? 1 : 0, now)
    writeFact(db, place, fact, gaveUp, now)
  })()
}

function writeFact(db: WriteStore, place: PartiePlace, fact: PartieFact, gaveUp: boolean, now: number): void {
  db.prepare(
    `INSERT INTO partie_fact (sitting, partie, score, winner, value, gave_up, changed_at) VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET score = excluded.score, winner = excluded.winner, value = excluded.value,
       gave_up = max(gave_up, excluded.gave_up), changed_at = excluded.changed_at`,
  ).run(
    place.sitting,
    place.partie,
    JSON.stringify(fact.score),
    fact.outcome?.winner ?? null,
    fact.outcome?.value ?? null,
    gaveUp ? 1 : 0,
    now,
  )
}

interface SittingRow {
  readonly game: string
  readonly preset: string | null
  readonly options: string
  readonly started_at: number
}
interface PlayerRow {
  readonly name: string
  readonly kind: 'person' | 'computer'
  readonly level: string | null
}
interface DealRow {
  readonly partie: number
  readonly seq: number
  readonly dealer: number
  readonly packets: string
  readonly hands: string
  readonly turn_up: string
  readonly talon: string
  readonly seed: string | null
}
interface ActionRow {
  readonly partie: number
  readonly deal: number
  readonly seat: number
  readonly body: string
  readonly stand_in: number
  readonly hint: number
}

/** The record of a sitting, or null when there is none of this number. Throws when what is stored is no record. */
export function loadSitting(db: ReadStore, id: number): RecordDocument | null {
  const sitting = db.prepare<[number], SittingRow>('SELECT * FROM sitting WHERE id = ?').get(id)
  if (sitting === undefined) return null
  const parties = db
    .prepare<[number], { seq: number; cut: string }>('SELECT seq, cut FROM partie WHERE sitting = ? ORDER BY seq')
    .all(id)
  const deals = db.prepare<[number], DealRow>('SELECT * FROM deal WHERE sitting = ? ORDER BY partie, seq').all(id)
  const actions = db
    .prepare<[number], ActionRow>('SELECT * FROM action WHERE sitting = ? ORDER BY partie, deal, seq')
    .all(id)
  const read = readRecord({
    format: 'cercle-record',
    version: 1,
    game: sitting.game,
    options: { ...(sitting.preset === null ? {} : { preset: sitting.preset }), ...parsed(sitting.options) },
    players: peopleOf(db, id).map(({ level, ...one }) => (level === null ? one : { ...one, level })),
    startedAt: new Date(sitting.started_at).toISOString(),
    parties: parties.map(({ seq, cut }) => ({
      cut: JSON.parse(cut),
      deals: deals.filter((deal) => deal.partie === seq).map((deal) => dealOf(deal, actions)),
    })),
  })
  if ('fault' in read) throw new Error(`sitting ${id} is not readable: ${read.fault.path.join('.')} ${read.fault.what}`)
  return read.record
}

const parsed = (json: string): object => {
  const value: unknown = JSON.parse(json)
  return typeof value === 'object' && value !== null ? value : {}
}

function dealOf(row: DealRow, actions: readonly ActionRow[]): object {
  const own = actions.filter((action) => action.partie === row.partie && action.deal === row.seq)
  return {
    dealer: row.dealer,
    packets: row.packets,
    hands: JSON.parse(row.hands),
    turnUp: row.turn_up,
    talon: JSON.parse(row.talon),
    ...(row.seed === null ? {} : { seed: row.seed }),
    actions: own.map((action) => ({
      seat: action.seat,
      ...parsed(action.body),
      ...(action.stand_in === 1 ? { standIn: true } : {}),
      ...(action.hint === 1 ? { hint: true } : {}),
    })),
  }
}

function peopleOf(db: ReadStore, sitting: number): readonly Person[] {
  return db
    .prepare<[number], PlayerRow>('SELECT name, kind, level FROM player WHERE sitting = ? ORDER BY seat')
    .all(sitting)
}

interface LineRow {
  readonly sitting: number
  readonly partie: number
  readonly game: string
  readonly preset: string | null
  readonly started_at: number
  readonly score: string
  readonly winner: number | null
  readonly value: number | null
  readonly gave_up: number
}

const LINES = `SELECT f.sitting, f.partie, s.game, s.preset, p.started_at, f.score, f.winner, f.value, f.gave_up
  FROM partie_fact f JOIN partie p ON p.sitting = f.sitting AND p.seq = f.partie JOIN sitting s ON s.id = f.sitting`

/** The latest parties, finished or still open. */
export function listParties(db: ReadStore, finished: boolean, most: number): readonly PartieLine[] {
  const rows = db
    .prepare<[number], LineRow>(
      `${LINES} WHERE f.winner IS ${finished ? 'NOT NULL' : 'NULL'} ORDER BY f.changed_at DESC, f.sitting DESC LIMIT ?`,
    )
    .all(most)
  return rows.map((row) => lineOf(db, row))
}

/** One partie of the list, or null. */
export function partieLine(db: ReadStore, { sitting, partie }: PartiePlace): PartieLine | null {
  const row = db
    .prepare<[number, number], LineRow>(`${LINES} WHERE f.sitting = ? AND f.partie = ?`)
    .get(sitting, partie)
  return row === undefined ? null : lineOf(db, row)
}

const SEAT_NUMBERS = [0, 1, 2, 3] as const

function lineOf(db: ReadStore, row: LineRow): PartieLine {
  const score: unknown = JSON.parse(row.score)
  const winner = SEAT_NUMBERS.find((seat) => seat === row.winner)
  return {
    sitting: row.sitting,
    partie: row.partie,
    game: row.game,
    people: peopleOf(db, row.sitting),
    preset: row.preset,
    startedAt: new Date(row.started_at).toISOString(),
    score: Array.isArray(score) ? score.map(Number) : [],
    outcome: winner === undefined ? null : { winner, value: row.value ?? 1 },
    gaveUp: row.gave_up === 1,
  }
}
