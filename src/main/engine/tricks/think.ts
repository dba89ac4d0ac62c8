// What each card is worth to a seat: worlds are laid out, each card is tried in all of them, and the rest is played out.
import type { Random } from '../random.ts'
import type { Effort } from '../games/game.ts'
import {
  type Code,
  type Position,
  bitOf,
  clonePosition,
  codeHeight,
  codeSuit,
  copyPosition,
  playCode,
  read,
} from './position.ts'
import { between } from './bits.ts'
import { playOut } from './playout.ts'
import { unseen } from './seen.ts'
import type { Sight, World } from './sight.ts'
import { likelyWorlds } from './weigh.ts'

/** What the end of a deal is worth to the seat that thinks. */
export interface Worth {
  readonly points: number
  readonly against: number
  readonly chance: number
  readonly equity: number
  readonly tricks: number
}

/** A worth as expected. */
export interface Valued extends Worth {
  /** Standard error of `equity`. */
  readonly error: number
  /** Standard error of how far it lies behind the best of those tried with it; not there where nothing else was tried. */
  readonly doubt?: number
}

/** A revoke found out with this deal: one of the other side, none, or one of the own. */
export type Redress = 1 | 0 | -1

/** How a deal ends: what the first side has gained, in a world of which `start` shows the hands. */
export type Judge = (gained: number, start: Position, redress: Redress) => Worth

export interface Task {
  readonly sight: Sight
  /** Cards to try; null for letting the others go on. */
  readonly codes: readonly (Code | null)[]
  readonly judge: Judge
  readonly redress: Redress
  readonly effort: Effort
  /** Tricks before the end from which on it is worked out exactly. */
  readonly exact: number
}

/** What each of some cards is worth, in their order. */
export function valuesOf({ sight, codes, judge, redress, effort, exact }: Task, random: Random): readonly Valued[] {
  const kinds = kindsOf(sight, codes)
  const tried = [...new Set(kinds)]
  const sums = tried.map(summing)
  const scratch = clonePosition(sight.position)
  const start = clonePosition(sight.start)
  for (const world of worldsOf(sight, effort, random)) {
    start.hands.set(world.start)
    tried.forEach((code, place) => {
      copyPosition(sight.position, scratch)
      scratch.hands.set(world.hands)
      scratch.waiting = world.waiting
      if (code !== null) playCode(scratch, code)
      sums[place]?.add(judge(playOut(scratch, exact), start, redress))
    })
  }
  const values = doubted(sums.map((sum) => ({ value: sum.value(), equities: sum.equities })))
  return kinds.map((code) => values[tried.indexOf(code)] ?? nothing())
}

function worldsOf(sight: Sight, { samples, weighs }: Effort, random: Random): readonly World[] {
  if (sight.isOpen) return [sight.lay(random)]
  return weighs ? likelyWorlds(sight, samples, random) : Array.from({ length: samples }, () => sight.lay(random))
}

function nothing(): never {
  throw new Error('a card without a value')
}

/** Of cards that are the same in effect, one speaks for all: by card, the one that speaks for it. */
const kindsOf = ({ position, seat }: Sight, codes: readonly (Code | null)[]): readonly (Code | null)[] =>
  codes.map((code) => codes.find((other) => code === other || isSame(position, seat, code, other)) ?? code)

function isSame(position: Position, seat: number, a: Code | null, b: Code | null): boolean {
  if (a === null || b === null) return false
  if (codeSuit(a) !== codeSuit(b)) return false
  const [low, high] = a < b ? [a, b] : [b, a]
  const { form, table, count } = position
  let others = unseen(position, seat, codeSuit(a))
  for (let place = 0; place < count; place += 1)
    if (codeSuit(read(table, place)) === codeSuit(a)) others |= bitOf(read(table, place))
  if ((others & between(codeHeight(low), codeHeight(high))) !== 0) return false
  for (let code = low; code < high; code += 1) if (read(form.values, code) !== read(form.values, code + 1)) return false
  return true
}

interface Summed {
  readonly value: Valued
  /** World by world. */
  readonly equities: readonly number[]
}

/** Values with what is doubtful about their order: all were tried in the same worlds, so these tell more than the errors. */
function doubted(summed: readonly Summed[]): readonly Valued[] {
  const best = summed.reduce<Summed | null>(
    (most, one) => (most === null || one.value.equity > most.value.equity ? one : most),
    null,
  )
  if (best === null || summed.length < 2) return summed.map(({ value }) => value)
  return summed.map(({ value, equities }) => ({ ...value, doubt: errorBetween(equities, best.equities) }))
}

/** The standard error of the mean difference, world by world. */
function errorBetween(some: readonly number[], others: readonly number[]): number {
  const count = some.length
  if (count < 2) return 0
  const differences = some.map((one, world) => one - (others[world] ?? 0))
  const mean = differences.reduce((sum, one) => sum + one, 0) / count
  const squares = differences.reduce((sum, one) => sum + (one - mean) ** 2, 0)
  return Math.sqrt(squares / (count - 1) / count)
}

/** Adds worths up. */
function summing() {
  const equities: number[] = []
  let [points, against, chance, mean, squares, tricks, count] = [0, 0, 0, 0, 0, 0, 0]
  return {
    equities,
    add(worth: Worth): void {
      equities.push(worth.equity)
      points += worth.points
      against += worth.against
      chance += worth.chance
      tricks += worth.tricks
      count += 1
      // step by step: equal worths have no spread at all
      const off = worth.equity - mean
      mean += off / count
      squares += off * (worth.equity - mean)
    },
    value(): Valued {
      const variance = count < 2 ? 0 : squares / (count - 1)
      return {
        ...{ points: points / count, against: against / count, chance: chance / count, tricks: tricks / count },
        equity: mean,
        error: Math.sqrt(variance / count),
      }
    },
  }
}
