// The parties of an evening: who sits down to the next one, with which cards drawn for the deal, and the one that is
// still on the table.
import type { Person } from '../../shared/bridge.ts'
import type { EveningStep } from '../../shared/evening.ts'
import type { Seat } from '../../shared/view.ts'
import type { Game } from '../engine/games/game.ts'
import type { Mind } from '../engine/games/mind.ts'
import { drawForDeal } from '../engine/players/match.ts'
import type { Random } from '../engine/random.ts'
import type { Cut } from '../engine/record.ts'
import type { Table } from '../engine/sittings/sitting.ts'
import { sittingsOf } from '../engine/sittings/story.ts'
import { lastRun } from '../store/evening-places.ts'
import { type PartiePlace, lastPartie, loadPartie, partieRow } from '../store/load.ts'
import { type ReadStore, transact } from '../store/open.ts'
import { peopleOf } from '../store/people.ts'
import { addSitting } from '../store/sittings.ts'
import type { Company } from './company.ts'
import type { EveningHead, EveningNow } from './evening-shown.ts'
import { type Session, openSession } from './session.ts'

/** An evening whose next partie is sat down to. */
export interface EveningTable {
  readonly game: Game
  readonly mind: Mind
  readonly head: EveningHead
  readonly now: EveningNow
  /** Everybody who ever came, by number. */
  readonly guests: readonly Person[]
  readonly random: Random
  /** IANA name of the time zone. */
  readonly zone: string
  readonly company: Company
}

const isSame = (one: Person, other: Person | undefined): boolean =>
  one.name === other?.name && one.kind === other.kind && one.level === other.level

/** The last run of an evening, when the same people sat there and its last partie is over; null where another begins. */
function runOf(store: ReadStore, evening: number, people: readonly Person[]): number | null {
  const run = lastRun(store, evening)
  if (run === null || !peopleOf(store, run).every((one, seat) => isSame(one, people[seat]))) return null
  const last = partieRow(store, { sitting: run, partie: lastPartie(store, run) })
  return last === null || last.record === null ? null : run
}

/** The next partie, in one run with the one before where the same people sit in the same seats; null when none is due. */
export function openNext(at: EveningTable): Session | null {
  const { game, head, now, zone, company } = at
  const { store } = company
  const next = sittingsOf(head.kind).table(now.state)
  if (next === null) return null
  const people = peopleAt(at, next)
  const cut = cutFor(at, next)
  const { preset, options } = head
  return transact(store, () => {
    const fresh = { game: game.id, preset, options, people, zone, evening: head.id }
    const run = runOf(store, head.id, people)
    const sitting = run ?? addSitting(store, fresh, company.now())
    const partie = run === null ? 1 : lastPartie(store, run) + 1
    return openSession({ ...seatsOf(at, next), sitting }, { cut, partie }, company)
  })
}

/** The table of a partie that was left, where it stopped. */
export function tableTakenUp(at: EveningTable, place: PartiePlace): Session | null {
  const table = sittingsOf(at.head.kind).table(at.now.state)
  const record = loadPartie(at.company.store, place)
  if (table === null || record === null) return null
  return openSession({ ...seatsOf(at, table), sitting: place.sitting }, { record }, at.company)
}

const peopleAt = ({ guests }: EveningTable, { seats }: Table): readonly Person[] =>
  seats.map((guest) => {
    const person = guests[guest]
    if (person === undefined) throw new Error(`there is no guest ${guest}`)
    return person
  })

function seatsOf(at: EveningTable, table: Table) {
  const { game, mind, head, now, guests } = at
  const isPerson = (guest: number): boolean => guests[guest]?.kind === 'person'
  const advised: Seat | null = table.advisers.some(isPerson) ? 1 : null
  const isShared = now.state.list.filter(isPerson).length > 1
  const { preset, options } = head
  const evening = { id: head.id, advised, isShared }
  return { game, mind, people: peopleAt(at, table), preset, options, practice: false, evening }
}

/** Cards drawn for the first deal: those of the draw for the list where it says who deals (S-5), none where one deals always (S-3). */
function cutFor({ game, head, now, random }: EveningTable, { seats, dealer, dealsThroughout }: Table): Cut {
  if (dealsThroughout) return []
  const sat = now.story.findLast(({ step }) => step.did === 'sat')?.step
  const drawn = dealer === null || sat?.did !== 'sat' ? null : cutOfDraw(game, head.options, sat, seats)
  return drawn ?? drawForDeal(game, head.options, random).cut
}

/** What two of those who drew for the list drew against each other; null where that did not part them. */
function cutOfDraw(
  game: Game,
  options: object,
  { list, drawn = [] }: Extract<EveningStep, { did: 'sat' }>,
  [first, second]: Table['seats'],
): Cut | null {
  const rows: Cut[number][] = []
  for (const row of drawn) {
    // of equal cards only those who held them draw again, the lower number first
    const [a, b] = row.length === list.length ? [row[first], row[second]] : first < second ? row : row.toReversed()
    if (a === undefined || b === undefined) return null
    rows.push([a, b])
    if (game.cut([a, b], options) !== null) return rows
  }
  return null
}
