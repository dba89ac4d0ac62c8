// Standings counted by going through a plain list of parties, one by one.
import type { SheetLine, Standings, StandingsWish } from '../../src/shared/archive.ts'
import type { Seat } from '../../src/shared/view.ts'
import { winnersOf } from '../../src/main/engine/facts.ts'
import { gradeOf } from '../../src/main/engine/players/coach.ts'
import { replay } from '../../src/main/engine/replay.ts'
import { found } from '../../src/shared/card.ts'
import { type Known, shelfOf } from './varied.ts'

/** What the coach said of a partie, by seat. */
export interface Said {
  readonly decisions: number
  readonly cost: number
  readonly result: number
  readonly luck: number
}
/** Verdicts by `sitting.partie.seat`. */
export type Verdicts = ReadonlyMap<string, Said>

type Sums = Record<string, number>

/** Everything of one seat in one partie. */
function sumsOf({ facts, game, people }: Known, seat: number): Sums {
  const { outcome, gaveUp, counts, score, deals } = facts
  if (outcome === null) return {}
  const won = winnersOf(people.length, facts, outcome).some((one) => one === seat)
  const { value } = outcome
  if (gaveUp !== null) return won ? { wereGiven: 1, wereGivenValue: value } : { gaveUp: 1, gaveUpValue: value }
  const named = (game.counting?.names ?? []).map((name, at) => [name, counts[seat]?.[at] ?? 0])
  const result = won ? { won: 1, value } : { lost: 1, valueLost: value }
  return { parties: 1, ...result, points: score[seat] ?? 0, deals, ...Object.fromEntries(named) }
}

const added = (all: readonly Sums[]): Sums => {
  const sums: Sums = {}
  for (const one of all) for (const [name, n] of Object.entries(one)) if (n !== 0) sums[name] = (sums[name] ?? 0) + n
  return sums
}

/** The month of an instant, as the calendar on the wall had it. */
export function monthOn(at: number | null, zone: string | null): string {
  if (at === null) return ''
  const day = (timeZone: string): string => new Date(at).toLocaleDateString('sv-SE', { timeZone }).slice(0, 7)
  try {
    return day(zone ?? 'UTC')
  } catch {
    return day('UTC')
  }
}

const monthOf = ({ at, record }: Known): string => monthOn(at, record.zone ?? null)

interface Side {
  readonly one: Known
  readonly own: number
  readonly other: number
}

/** The parties of a wish, the latest first, with the seats of both sides. */
function sidesOf(known: readonly Known[], { game, person, other }: StandingsWish, shelves: readonly string[]) {
  return known
    .map((one, order) => ({ one, order }))
    .toSorted((a, b) => (b.one.at ?? 0) - (a.one.at ?? 0) || b.order - a.order)
    .flatMap(({ one }): readonly Side[] => {
      const own = one.people.indexOf(person)
      const fits = own >= 0 && one.record.game === game && shelves.includes(shelfOf(one))
      return fits && (other === null || one.people[1 - own] === other) ? [{ one, own, other: 1 - own }] : []
    })
}

function judgedOf(said: readonly Said[]): Standings['judged'] {
  if (said.length === 0) return null
  const sum = (of: (one: Said) => number): number => said.reduce((all, one) => all + of(one), 0)
  const [decisions, cost, result] = [sum((one) => one.decisions), sum((one) => one.cost), sum((one) => one.result)]
  const rate = decisions === 0 ? 0 : cost / decisions
  const adjusted = result - sum((one) => one.luck)
  return { parties: said.length, decisions, rate, grade: gradeOf(rate), result, adjusted }
}

function runsOf(won: readonly boolean[]): Standings['runs'] {
  const longest = (of: boolean): number => {
    let [most, run] = [0, 0]
    for (const one of won) most = Math.max(most, (run = one === of ? run + 1 : 0))
    return most
  }
  const different = won.findIndex((one) => one !== won[0])
  const now = different < 0 ? won.length : different
  return { won: longest(true), lost: longest(false), now: won[0] === false ? -now : now }
}

export function standingsBy(known: readonly Known[], wish: StandingsWish, verdicts: Verdicts): Standings {
  const sides = sidesOf(known, wish, ['counted', 'givenUp'])
  const counted = sidesOf(known, wish, ['counted'])
  const saidOf = ({ one, own }: Side): readonly Said[] => {
    const said = verdicts.get(`${one.sitting}.${one.partie}.${own}`)
    return said === undefined ? [] : [said]
  }
  const months = [...new Set(sides.map(({ one }) => monthOf(one)))].toSorted()
  const summed = (some: readonly Side[]) => ({
    own: added(some.map(({ one, own }) => sumsOf(one, own))),
    opposite: added(some.map(({ one, other }) => sumsOf(one, other))),
  })
  return {
    ...summed(sides),
    counted: sides[0]?.one.game.counting?.names ?? [],
    months: months.map((month) => ({
      month,
      ...summed(sides.filter(({ one }) => monthOf(one) === month)),
      judged: judgedOf(counted.filter(({ one }) => monthOf(one) === month).flatMap(saidOf)),
    })),
    runs: runsOf(counted.map(({ one, own }) => one.facts.outcome?.winner === own)),
    judged: judgedOf(counted.flatMap(saidOf)),
  }
}

const seatOf = (n: number): Seat => (n === 0 ? 0 : 1)

export function sheetBy(known: readonly Known[], wish: StandingsWish): readonly SheetLine[] {
  return sidesOf(known, wish, ['counted']).map(({ one, own, other }) => {
    const { sitting, partie, record, at, facts } = one
    const played = replay({ ...record, parties: [found(record.parties[partie - 1])] })
    if ('fault' in played) throw new Error(played.fault.kind)
    const { winner, value } = found(facts.outcome ?? undefined)
    return {
      ...{ sitting, partie, winner, value, at: at === null ? null : new Date(at).toISOString() },
      seats: [seatOf(own), seatOf(other)],
      names: record.players.map(({ name }) => name),
      deals: found(played.replay.parties[0]).tallies.map(({ tally, scoreAfter }) => ({
        ...{ dealer: tally.dealer, marks: tally.marks, score: scoreAfter },
      })),
    }
  })
}
