// A sitting as it is played: every deal and action is written before a player sees its effect.
import { randomBytes } from 'node:crypto'
import type { ChosenOptions, Person } from '../../shared/bridge.ts'
import type { AnyAction, Outcome, Seat } from '../../shared/view.ts'
import type { Deal } from '../engine/games/game.ts'
import type { Cut } from '../engine/record.ts'
import { saveOpenFact, writeScore } from './derive.ts'
import { archivePartie } from './finish.ts'
import type { PartiePlace } from './load.ts'
import { addMatch } from './matches.ts'
import { type WriteStore, transact } from './open.ts'
import { findOrAddPerson } from './people.ts'
import { query } from './query.ts'

export interface NewSitting {
  readonly game: string
  readonly preset: string | null
  readonly options: ChosenOptions
  readonly people: readonly Person[]
  /** 32 hexadecimal digits that identify the sitting in every archive; generated unless given. */
  readonly uid?: string
  /** IANA name of the player's time zone. */
  readonly zone?: string | null
  readonly practice?: boolean
  /** The evening its parties belong to. */
  readonly evening?: number | null
  /** The number of parties that win the match. */
  readonly toWin?: number | null
}

/** Facts of a partie besides its record; written in the same transaction. */
export interface PartieFact {
  readonly score: readonly number[]
  readonly outcome: Outcome | null
}

const insertSitting = query<
  [string, string, string | null, string, number | null, string | null, number, number | null]
>(
  'INSERT INTO sitting (uid, game, preset, options, started_at, zone, practice, evening) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
)
const insertSeat = query<[number, number, number]>(
  'INSERT INTO seat (sitting, seat, person) VALUES (?, ?, ?)',
)

/** Writes a new sitting and returns its number. `now` is null if its start was not recorded. */
export const addSitting = (db: WriteStore, sitting: NewSitting, now: number | null): number =>
  transact(db, () => {
    const people = sitting.people.map((one) => findOrAddPerson(db, one))
    return addSittingForIds(db, { uid: randomBytes(16).toString('hex'), ...sitting }, people, now)
  })

/** Writes a new sitting of people whose numbers are known. Must run within a transaction. */
export function addSittingForIds(
  db: WriteStore,
  sitting: Omit<NewSitting, 'people'> & { readonly uid: string },
  people: readonly number[],
  now: number | null,
): number {
  const { game, preset, options, zone = null, practice = false, evening = null, uid } = sitting
  const row = insertSitting(db).run(
    uid,
    game,
    preset,
    JSON.stringify(options),
    now,
    zone,
    practice ? 1 : 0,
    evening,
  )
  const id = Number(row.lastInsertRowid)
  people.forEach((person, seat) => insertSeat(db).run(id, seat, person))
  if (sitting.toWin !== undefined && sitting.toWin !== null) addMatch(db, id, sitting.toWin)
  return id
}

/**
 * The start of a partie: the cards drawn for the deal (E-3), or what it takes over from another.
 */
export interface PartieStart {
  readonly cut: Cut
  /** Null if it starts from zero. */
  readonly succession: { readonly score: readonly number[]; readonly inherited?: object } | null
}

const insertPartie = query<[number, number, string, number, string | null, string | null]>(
  'INSERT INTO partie (sitting, seq, cut, started_at, score_before, inherited) VALUES (?, ?, ?, ?, ?, ?)',
)

/** Writes the start of a partie. */
export function addPartie(
  db: WriteStore,
  place: PartiePlace,
  { cut, succession }: PartieStart,
  fact: PartieFact,
  now: number,
): void {
  const before = succession === null ? null : JSON.stringify(succession.score)
  const inherited =
    succession?.inherited === undefined ? null : JSON.stringify(succession.inherited)
  transact(db, () => {
    const row = insertPartie(db).run(
      place.sitting,
      place.partie,
      JSON.stringify(cut),
      now,
      before,
      inherited,
    )
    saveOpenFact(db, Number(row.lastInsertRowid), place.sitting, fact.score, now)
  })
}

const insertDeal = query<
  [number, number, number, number, string, string, string, string, string | null, string | null]
>(
  `INSERT INTO deal (sitting, partie, seq, dealer, packets, hands, turn_up, talon, seed, slips)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
)

/** Writes a deal before any of its cards is seen. */
export function addDeal(
  db: WriteStore,
  place: PartiePlace & { readonly deal: number },
  deal: Deal,
  seed: string | null,
  fact: PartieFact,
  now: number,
): void {
  const { dealer, packets, hands, turnUp, talon, slips } = deal
  const known = talon.slice(0, countKnownCards(talon))
  transact(db, () => {
    const { sitting, partie } = place
    const wrong = slips === undefined ? null : JSON.stringify(slips)
    const cards = [JSON.stringify(hands), turnUp ?? '', JSON.stringify(known)] as const
    insertDeal(db).run(sitting, partie, place.deal, dealer, packets, ...cards, seed, wrong)
    saveProgress(db, place, fact, now)
  })
}

/** Counts the known cards of a talon, from the top. */
const countKnownCards = (talon: Deal['talon']): number => {
  const unknown = talon.indexOf(null)
  return unknown < 0 ? talon.length : unknown
}

export interface NewAction {
  readonly seat: Seat
  readonly action: AnyAction
  /** True if the rule book chose it in place of a computer player that failed. */
  readonly standIn: boolean
  /** True if it was done after a hint of the coach. */
  readonly hint: boolean
  /** True if an onlooker pointed it out (S-6). */
  readonly pointedOut?: boolean
}

const insertAction = query<
  [number, number, number, number, number, string, number, number, number]
>(
  'INSERT INTO action (sitting, partie, deal, seq, seat, body, stand_in, hint, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
)

/** Writes an action and its changes in one transaction; the last one archives the partie. */
export function addAction(
  db: WriteStore,
  place: PartiePlace & { readonly deal: number; readonly step: number },
  { seat, action, standIn, hint, pointedOut = false }: NewAction,
  fact: PartieFact,
  now: number,
): void {
  const { sitting, partie, deal, step } = place
  transact(db, () => {
    const marks = [standIn ? 1 : 0, hint ? 1 : 0] as const
    // in the body, as in the record: no column is needed
    const body = JSON.stringify(pointedOut ? { ...action, pointedOut } : action)
    insertAction(db).run(sitting, partie, deal, step, seat, body, ...marks, now)
    saveProgress(db, place, fact, now)
  })
}

function saveProgress(db: WriteStore, place: PartiePlace, fact: PartieFact, now: number): void {
  if (fact.outcome === null) writeScore(db, place, fact.score, now)
  else archivePartie(db, place)
}
