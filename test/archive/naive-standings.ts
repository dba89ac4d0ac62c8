// Standings counted by going through a plain list of parties, one by one.
import type { Streaks, SheetLine, Standings, StandingsQuery } from '../../src/shared/archive.ts'
import { type Mark, type Seat, SEATS } from '../../src/shared/view.ts'
import { gradeFor } from '../../src/main/engine/players/grade.ts'
import { findGame } from '../../src/main/engine/games/games.ts'
import { replayRecord } from '../../src/main/engine/replay.ts'
import { requireValue } from '../../src/shared/card.ts'
import { type Known, shelfOf } from './varied.ts'

/** The coach's verdict on a partie, by seat. */
export interface Said {
  readonly decisions: number
  readonly hinted: number
  readonly cost: number
  readonly result: number
  readonly luck: number
}
/** Verdicts by `sitting.partie.seat`. */
export type Verdicts = ReadonlyMap<string, Said>

type Sums = Record<string, number>

const marks = new WeakMap<object, readonly Mark[]>()

/** All marks of a partie, found by playing it once. */
function marksOf({ facts, record, partie }: Known): readonly Mark[] {
  const known = marks.get(facts)
  if (known !== undefined) return known
  const played = replayRecord({ ...record, parties: [requireValue(record.parties[partie - 1])] })
  if ('fault' in played) throw new Error(played.fault.kind)
  const all = requireValue(played.replay.parties[0]).tallies.flatMap(({ tally }) => tally.marks)
  marks.set(facts, all)
  return all
}

/** Points of all marks of a partie that a side made. */
const marked = (one: Known, side: number): number =>
  marksOf(one).reduce((sum, { seat, points }) => (seat === side ? sum + points : sum), 0)

/** Everything of one side in one partie. */
function sumsOf(one: Known, side: number): Sums {
  const { facts, game } = one
  const { outcome, gaveUp, counts, deals } = facts
  if (outcome === null) return {}
  const won = outcome.winner === side
  const { value } = outcome
  if (gaveUp !== null)
    return won ? { wereGiven: 1, wereGivenValue: value } : { gaveUp: 1, gaveUpValue: value }
  const named = (game.counting?.names ?? []).map((name, at) => [name, counts[side]?.[at] ?? 0])
  const result = won ? { won: 1, value } : { lost: 1, valueLost: value }
  return { parties: 1, ...result, points: marked(one, side), deals, ...Object.fromEntries(named) }
}

const added = (all: readonly Sums[]): Sums => {
  const sums: Sums = {}
  for (const one of all)
    for (const [name, n] of Object.entries(one)) if (n !== 0) sums[name] = (sums[name] ?? 0) + n
  return sums
}

/** The month of an instant, as the calendar on the wall had it. */
export function monthOn(at: number | null, zone: string | null): string {
  if (at === null) return ''
  const day = (timeZone: string): string =>
    new Date(at).toLocaleDateString('sv-SE', { timeZone }).slice(0, 7)
  try {
    return day(zone ?? 'UTC')
  } catch {
    return day('UTC')
  }
}

const months = new WeakMap<object, string>()

function monthOf({ facts, at, record }: Known): string {
  const month = months.get(facts) ?? monthOn(at, record.zone ?? null)
  months.set(facts, month)
  return month
}

const inOrder = new WeakMap<object, readonly Known[]>()

/** The latest first; of two at the same time the one that came in last. */
function latestFirst(known: readonly Known[]): readonly Known[] {
  const sorted =
    inOrder.get(known) ??
    known
      .map((one, order) => ({ one, order }))
      .toSorted((a, b) => (b.one.at ?? 0) - (a.one.at ?? 0) || b.order - a.order)
      .map(({ one }) => one)
  inOrder.set(known, sorted)
  return sorted
}

interface Sat {
  readonly one: Known
  /** The first seat of the person, and their side. */
  readonly seat: number
  readonly own: number
  /** The other side, or each of several. */
  readonly others: readonly number[]
}

/** The seat and side of a player: with four at the table, seats 0 and 2 play together. */
function seatedAt(
  one: Known,
  person: number,
): { readonly seat: number; readonly side: number } | null {
  const seat = one.people.indexOf(person)
  return seat < 0 ? null : { seat, side: one.people.length === 4 ? seat % 2 : seat }
}

/** The parties of a request, the latest first. */
function partiesOf(
  known: readonly Known[],
  wish: StandingsQuery,
  shelves: readonly string[],
): readonly Sat[] {
  return latestFirst(known).flatMap((one): readonly Sat[] => {
    const own = seatedAt(one, wish.person)
    if (own === null || one.record.game !== wish.game || !shelves.includes(shelfOf(one))) return []
    const sides = one.people.length === 3 ? [0, 1, 2] : [0, 1]
    const sat = {
      one,
      seat: own.seat,
      own: own.side,
      others: sides.filter((side) => side !== own.side),
    }
    if (wish.other === null) return [sat]
    const other = seatedAt(one, wish.other)
    if (other === null || (other.side === own.side) !== wish.together) return []
    return [wish.together ? sat : { ...sat, others: [other.side] }]
  })
}

function judgedOf(id: string, said: readonly Said[]): Standings['judged'] {
  const game = findGame(id)
  if (said.length === 0 || game === null) return null
  const sum = (of: (one: Said) => number): number => said.reduce((all, one) => all + of(one), 0)
  const [decisions, cost, result] = [
    sum((one) => one.decisions),
    sum((one) => one.cost),
    sum((one) => one.result),
  ]
  const rate = decisions === 0 ? 0 : cost / decisions
  const adjusted = result - sum((one) => one.luck)
  const hinted = sum((one) => one.hinted)
  const grade = gradeFor(game, rate)
  return { parties: said.length, decisions, hinted, rate, grade, result, adjusted }
}

function runsOf(won: readonly boolean[]): Streaks {
  const longest = (of: boolean): number => {
    let [most, run] = [0, 0]
    for (const one of won) most = Math.max(most, (run = one === of ? run + 1 : 0))
    return most
  }
  const different = won.findIndex((one) => one !== won[0])
  const now = different < 0 ? won.length : different
  return { won: longest(true), lost: longest(false), now: won[0] === false ? -now : now }
}

export function standingsBy(
  known: readonly Known[],
  wish: StandingsQuery,
  verdicts: Verdicts,
): Standings {
  const sides = partiesOf(known, wish, ['counted', 'givenUp'])
  const counted = partiesOf(known, wish, ['counted'])
  const saidOf = ({ one, seat }: Sat): readonly Said[] => {
    const said = verdicts.get(`${one.sitting}.${one.partie}.${seat}`)
    return said === undefined ? [] : [said]
  }
  const named = [...new Set(sides.map(({ one }) => monthOf(one)))].toSorted()
  const summed = (some: readonly Sat[]) => ({
    own: added(some.map(({ one, own }) => sumsOf(one, own))),
    opposite: added(some.flatMap(({ one, others }) => others.map((side) => sumsOf(one, side)))),
  })
  return {
    ...summed(sides),
    counted: sides[0]?.one.game.counting?.names ?? [],
    months: named.map((month) => ({
      month,
      ...summed(sides.filter(({ one }) => monthOf(one) === month)),
      judged: judgedOf(
        wish.game,
        counted.filter(({ one }) => monthOf(one) === month).flatMap(saidOf),
      ),
    })),
    runs: runsOf(counted.map(({ one, own }) => one.facts.outcome?.winner === own)),
    oppositeRuns: counted.some(({ others }) => others.length > 1)
      ? null
      : runsOf(counted.map(({ one, others }) => one.facts.outcome?.winner === others[0])),
    judged: judgedOf(wish.game, counted.flatMap(saidOf)),
  }
}

const sideNamed = (n: number): Seat => requireValue(SEATS[n])

export function sheetBy(known: readonly Known[], wish: StandingsQuery): readonly SheetLine[] {
  return partiesOf(known, wish, ['counted']).map(({ one, own, others }) => {
    const { sitting, partie, record, at, facts } = one
    const played = replayRecord({ ...record, parties: [requireValue(record.parties[partie - 1])] })
    if ('fault' in played) throw new Error(played.fault.kind)
    const { winner, value } = requireValue(facts.outcome ?? undefined)
    const { state, tallies } = requireValue(played.replay.parties[0])
    return {
      sitting,
      partie,
      winner,
      value,
      at: at === null ? null : new Date(at).toISOString(),
      sides: [
        own,
        ...(one.people.length === 3 ? [0, 1, 2].filter((side) => side !== own) : others),
      ].map(sideNamed),
      names: record.players.map(({ name }) => name),
      deals: tallies.map(({ tally, scoreAfter }) => ({
        dealer: tally.dealer,
        marks: tally.marks,
        score: scoreAfter,
      })),
      series: one.game.series?.seriesScore(state) ?? null,
    }
  })
}
