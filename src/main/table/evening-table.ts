// The tables of an evening: the next partie with its players and the cards drawn for the deal, or
// the partie still in progress.
import type { Person } from '../../shared/bridge.ts'
import type { EveningStep, LedgerAccount } from '../../shared/evening.ts'
import type { Seat } from '../../shared/view.ts'
import type { Game } from '../engine/games/game.ts'
import type { GameAi } from '../engine/games/ai.ts'
import { drawForDeal } from '../engine/players/match.ts'
import type { Random } from '../engine/random.ts'
import type { Cut } from '../engine/record.ts'
import type { NextPartie } from '../engine/evenings/evening-rules.ts'
import { rulesFor } from '../engine/evenings/replay.ts'
import { findLastRun } from '../store/evening-lookup.ts'
import { type PartiePlace, getLastPartie, loadPartie, findPartieRow } from '../store/load.ts'
import { type ReadStore, transact } from '../store/open.ts'
import { listPlayers } from '../store/people.ts'
import { addSitting } from '../store/sittings.ts'
import type { TableDeps } from './table-deps.ts'
import type { EveningHead, EveningSnapshot } from './evening-view.ts'
import { type TableSession, createSession } from './session.ts'

/** An evening and what its next table needs. */
export interface EveningTableDeps {
  readonly game: Game
  readonly ai: GameAi
  readonly head: EveningHead
  readonly snapshot: EveningSnapshot
  /** All guests who ever came, by number. */
  readonly guests: readonly Person[]
  readonly random: Random
  /** IANA name of the time zone. */
  readonly zone: string
  readonly deps: TableDeps
}

const isSamePerson = (one: Person, other: Person | undefined): boolean =>
  one.name === other?.name && one.kind === other.kind && one.level === other.level

/** Returns the last run if its people are the same and it is over; null for a new run. */
function findRun(store: ReadStore, evening: number, people: readonly Person[]): number | null {
  const run = findLastRun(store, evening)
  if (
    run === null ||
    !listPlayers(store, run).every((one, seat) => isSamePerson(one, people[seat]))
  )
    return null
  const last = findPartieRow(store, { sitting: run, partie: getLastPartie(store, run) })
  return last === null || last.record === null ? null : run
}

/** Starts the next partie, in the same run for the same people; null if none is due. */
export function startNextTable(evening: EveningTableDeps): TableSession | null {
  const { game, head, snapshot, zone, deps } = evening
  const { store } = deps
  const next = rulesFor(head.kind).findNextPartie(snapshot.state)
  if (next === null) return null
  const people = listPeople(evening, next)
  const cut = cutFor(evening, next)
  const { preset, options } = head
  return transact(store, () => {
    const fresh = { game: game.id, preset, options, people, zone, evening: head.id }
    const run = findRun(store, head.id, people)
    const sitting = run ?? addSitting(store, fresh, deps.now())
    const partie = run === null ? 1 : getLastPartie(store, run) + 1
    const session = createSession({ ...buildSetup(evening, next), sitting }, { cut, partie }, deps)
    return withStakes(evening, next, session)
  })
}

/** Resumes the table of a partie that was left, where it stopped. */
export function resumeEveningTable(
  evening: EveningTableDeps,
  place: PartiePlace,
): TableSession | null {
  const table = rulesFor(evening.head.kind).findNextPartie(evening.snapshot.state)
  const record = loadPartie(evening.deps.store, place)
  if (table === null || record === null) return null
  const session = createSession(
    { ...buildSetup(evening, table), sitting: place.sitting },
    { record },
    evening.deps,
  )
  return withStakes(evening, table, session)
}

/** Returns the session of an evening's table: giving up the partie costs counters too. */
function withStakes(
  { head, snapshot }: EveningTableDeps,
  { seats }: NextPartie,
  session: TableSession,
): TableSession {
  /** Returns what the seat loses if the other one wins; the bank is the first seat's (S-3). */
  function countLoss(loser: 0 | 1, value: number): number {
    const winner = loser === 0 ? 1 : 0
    const { entries } = rulesFor(head.kind).settleStakes(snapshot.state, { winner, value })
    const isOwn = (account: LedgerAccount): boolean =>
      account === seats[loser] || (account === 'bank' && loser === 0)
    return entries.reduce(
      (sum, { from, to, counters }) => sum + counters * (Number(isOwn(from)) - Number(isOwn(to))),
      0,
    )
  }
  return {
    ...session,
    priceGiveUp(what) {
      const given = session.priceGiveUp(what)
      if (given.outcome === null) return given
      const { winner, value } = given.outcome
      const loser = winner === 0 ? 1 : 0
      if (session.getActingSeat() !== loser) return given
      const counters = countLoss(loser, value)
      return { ...given, price: { ...given.price, counters } }
    },
  }
}

const listPeople = ({ guests }: EveningTableDeps, { seats }: NextPartie): readonly Person[] =>
  seats.map((guest) => {
    const person = guests[guest]
    if (person === undefined) throw new Error(`there is no guest ${guest}`)
    return person
  })

function buildSetup(eveningTable: EveningTableDeps, table: NextPartie) {
  const { game, ai, head, snapshot, guests } = eveningTable
  const isPerson = (guest: number): boolean => guests[guest]?.kind === 'person'
  const advised: Seat | null = table.advisers.some(isPerson) ? 1 : null
  const isShared = snapshot.state.list.filter(isPerson).length > 1
  const { preset, options } = head
  const evening = { id: head.id, advised, isShared }
  return {
    game,
    ai,
    people: listPeople(eveningTable, table),
    preset,
    options,
    practice: false,
    evening,
  }
}

/**
 * Returns the cards drawn for the first deal: those of the draw for the list if it decides who
 * deals (S-5), none if one guest deals throughout (S-3).
 */
function cutFor(
  { game, head, snapshot, random }: EveningTableDeps,
  { seats, dealer, dealsThroughout }: NextPartie,
): Cut {
  if (dealsThroughout) return []
  const sat = snapshot.story.findLast(({ step }) => step.did === 'sat')?.step
  const drawn =
    dealer === null || sat?.did !== 'sat' ? null : cutFromDraw(game, head.options, sat, seats)
  return drawn ?? drawForDeal(game, head.options, random).cut
}

/** Returns the cards two guests drew against each other; null if none decided. */
function cutFromDraw(
  game: Game,
  options: object,
  { list, drawn = [] }: Extract<EveningStep, { did: 'sat' }>,
  [first, second]: NextPartie['seats'],
): Cut | null {
  const rows: Cut[number][] = []
  for (const row of drawn) {
    // after equal cards only their holders draw again, the lower number first
    const [a, b] =
      row.length === list.length
        ? [row[first], row[second]]
        : first < second
          ? row
          : row.toReversed()
    if (a === undefined || b === undefined) return null
    rows.push([a, b])
    if (game.dealerByCut([a, b], options) !== null) return rows
  }
  return null
}
