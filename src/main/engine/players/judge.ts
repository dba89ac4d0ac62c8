// The values by which a decision is judged. Samples are spent where they tell something: all
// actions are tried a little, and then only those that may be the best, next to what was done,
// until the decision is clear.
import type { ActionValue } from '../../../shared/coach.ts'
import { type AnyAction, type TableView, isSameAction } from '../../../shared/view.ts'
import type { Effort, GameAi } from '../games/ai.ts'
import type { Random } from '../random.ts'
import { COACH_EFFORT } from './hint.ts'
import { findBest } from './player.ts'

/** Spread of values below which all actions are equal. */
export const SAME = 0.005

/** A part of the coach's samples; the first round is for all actions. */
const ROUND = 200
const ROUND_EFFORT: Effort = { ...COACH_EFFORT, samples: ROUND, isEven: true }
const ROUNDS = COACH_EFFORT.samples / ROUND
/** More actions than these a game tries by a plan of its own, and all at once. */
const MANY = 24
/** Standard errors of the difference beyond which an action is out of the question. */
const BEYOND = 3
/** What was done is clearly worse by more standard errors, if the cost is known this well. */
const WORSE = 4
const KNOWN = 0.01
/** Or by this part of the cost. */
const KNOWN_PART = 1 / 8

/** An action with its values of each round it was tried in, the first round first. */
interface Tried {
  readonly action: AnyAction
  readonly rounds: readonly ActionValue[]
}

/**
 * Returns the values of the actions that decide something, for judging what was done; null if the
 * game cannot evaluate them. The doubt of each is that of the difference to the best one.
 */
export function weighActions(
  ai: GameAi,
  view: TableView,
  legal: readonly AnyAction[],
  action: AnyAction,
  random: Random,
): readonly ActionValue[] | null {
  if (ai.triesApart !== true || legal.length > MANY)
    return ai.evaluateActions(view, legal, COACH_EFFORT, random)
  let all: readonly Tried[] = []
  let left = legal
  for (let round = 0; round < ROUNDS; round += 1) {
    const values = ai.evaluateActions(view, left, ROUND_EFFORT, random)
    if (values === null) return null
    all =
      round === 0
        ? values.map((value) => ({ action: value.action, rounds: [value] }))
        : all.map((one) => withRound(one, values))
    if (values.every(isExact)) break
    const open = all.filter(({ rounds }) => rounds.length > round)
    const done = open.find((one) => isSameAction(one.action, action))
    if (done === undefined || isClear(done, open)) break
    const best = bestOf(open)
    const contenders = open.filter((one) => one === done || lossOf(one, best, BEYOND) <= 0)
    left = contenders.map((one) => one.action)
  }
  const most = Math.max(...all.map(({ rounds }) => rounds.length))
  const best = bestOf(all.filter(({ rounds }) => rounds.length === most))
  const top = meanOf(best)
  // a few samples may have flattered what was not tried further
  return all.map((one) => {
    const value = averageOf(one.rounds)
    return { ...value, equity: Math.min(value.equity, top), doubt: doubtOf(one, best) }
  })
}

const isExact = ({ error, doubt }: ActionValue): boolean => error === 0 && (doubt ?? 0) === 0

function withRound(one: Tried, values: readonly ActionValue[]): Tried {
  const value = values.find(({ action }) => isSameAction(action, one.action))
  return value === undefined ? one : { ...one, rounds: [...one.rounds, value] }
}

/** Returns true if more samples would not change the judgement of what was done. */
function isClear(done: Tried, open: readonly Tried[]): boolean {
  // as good as any other: none may be better by what counts
  if (open.every((other) => lossOf(done, other, -BEYOND) < SAME)) return true
  const best = bestOf(open)
  const cost = lossOf(done, best, 0)
  const doubt = doubtOf(done, best)
  return cost > WORSE * doubt && doubt < Math.max(KNOWN, KNOWN_PART * cost)
}

/** Returns what an action loses against another one, less this many standard errors. */
const lossOf = (one: Tried, other: Tried, errors: number): number =>
  meanOf(other) - meanOf(one) - errors * doubtOf(one, other)

const meanOf = ({ rounds }: Tried): number => mean(rounds.map(({ equity }) => equity))

function bestOf(open: readonly Tried[]): Tried {
  const best = findBest(open.map(({ rounds }) => averageOf(rounds)))
  const found = open.find(({ action }) => action === best?.action)
  if (found === undefined) throw new Error('no action to judge')
  return found
}

/** Returns the standard error of the difference of two actions, over the rounds of both. */
function doubtOf(one: Tried, other: Tried): number {
  if (one === other) return 0
  const both = Math.min(one.rounds.length, other.rounds.length)
  return errorOfMean(
    Array.from({ length: both }, (_, round) =>
      doubtInRound(one.rounds[round], other.rounds[round]),
    ),
  )
}

/**
 * In a round the doubt of an action is that of its difference to the best one of the round. Of two
 * others the doubt is not known, but never more than both doubts together.
 */
function doubtInRound(one: ActionValue | undefined, other: ActionValue | undefined): number {
  if (one === undefined || other === undefined) throw new Error('a round without a value')
  // cards of equal worth have the same value in every sample
  if (one.equity === other.equity && one.error === other.error) return 0
  const apart = Math.hypot(one.error, other.error)
  return one.doubt === undefined || other.doubt === undefined
    ? apart
    : Math.min(apart, one.doubt + other.doubt)
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Returns the standard error of a mean of independent values with these errors. */
const errorOfMean = (errors: readonly number[]): number => Math.hypot(...errors) / errors.length

/** Returns the value of an action over all its rounds, each with as many samples. */
function averageOf(rounds: readonly ActionValue[]): ActionValue {
  const [first] = rounds
  if (first === undefined) throw new Error('an action that was not tried')
  if (rounds.length === 1) return first
  const tricks = rounds.flatMap((one) => one.tricks ?? [])
  const made = rounds.flatMap((one) => one.made ?? [])
  const known = (of: (one: ActionValue) => number | null): number | null => {
    const values = rounds.flatMap((one) => of(one) ?? [])
    return values.length === 0 ? null : mean(values)
  }
  return {
    ...first,
    points: mean(rounds.map(({ points }) => points)),
    against: mean(rounds.map(({ against }) => against)),
    chance: known(({ chance }) => chance),
    equity: mean(rounds.map(({ equity }) => equity)),
    error: errorOfMean(rounds.map(({ error }) => error)),
    point: known(({ point }) => point),
    vole: known(({ vole }) => vole),
    ...(tricks.length === 0 ? {} : { tricks: mean(tricks) }),
    ...(made.length === 0 ? {} : { made: mean(made) }),
  }
}
