// What each card is worth to a seat: worlds are laid out, each card is tried in all of them, and the rest is played out.
import type { Random } from '../random.ts'
import type { Effort } from '../games/mind.ts'
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
import { type Valued, type Worth, doubted, summing } from './sums.ts'
import { likelyWorlds } from './weigh.ts'

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
  const values = doubted(sums.map((sum) => sum.summed()))
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
