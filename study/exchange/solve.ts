// Solves the exchange at one score by CFR+ over all positions and the drawn deals.
import type { Classes } from './classes.ts'
import { NUMBERS } from './deals.ts'
import {
  type ExchangeSums,
  type Profile,
  type ScoreGame,
  meanByClass,
  sumForDealer,
  sumForElder,
  valueAnswers,
  valueProposing,
} from './passes.ts'
import { Strategy } from './strategy.ts'

/** A solved score. */
export interface Solution {
  readonly profile: Profile
  /** Elder's value of the deal, and how much each seat could still gain, in equity. */
  readonly value: number
  readonly elderGain: number
  readonly dealerGain: number
}

/** The probabilities of the second action of rows of two. */
function secondOf(strategy: Float64Array): Float64Array {
  const second = new Float64Array(strategy.length / 2)
  for (let row = 0; row < second.length; row += 1) second[row] = strategy[row * 2 + 1] ?? 0
  return second
}

/** Multiplies sums by number with the probabilities of each, by class. */
function sumOver(values: Float64Array, numbers: Float64Array, width: number): Float64Array {
  const sums = new Float64Array(values.length / width)
  for (let row = 0; row < sums.length; row += 1)
    for (let one = row * width; one < (row + 1) * width; one += 1)
      sums[row] = (sums[row] ?? 0) + (values[one] ?? 0) * (numbers[one] ?? 0)
  return sums
}

/** Adds to the regrets of a strategy: `sign` is -1 for the seat that wants little. */
function addRegrets(
  strategy: Strategy,
  values: Float64Array,
  sign: 1 | -1,
): void {
  const { actions, now, regrets } = strategy
  for (let row = 0; row < values.length; row += actions) {
    let mean = 0
    for (let one = row; one < row + actions; one += 1)
      mean += (values[one] ?? 0) * (now[one] ?? 0)
    for (let one = row; one < row + actions; one += 1)
      regrets[one] = (regrets[one] ?? 0) + sign * ((values[one] ?? 0) - mean)
  }
}

/** Interleaves two lists. */
function interleave(first: Float64Array, second: Float64Array): Float64Array {
  const both = new Float64Array(first.length * 2)
  for (let place = 0; place < first.length; place += 1) {
    both[place * 2] = first[place] ?? 0
    both[place * 2 + 1] = second[place] ?? 0
  }
  return both
}

/** The four tables of both seats. */
class Learner {
  readonly first: Strategy
  readonly answer: Strategy
  readonly elderNumbers: Strategy
  readonly dealerNumbers: Strategy

  constructor(positions: number, classes: number, least: number) {
    this.first = new Strategy(positions, 2)
    this.answer = new Strategy(positions, 2)
    this.elderNumbers = new Strategy(classes, NUMBERS, least)
    this.dealerNumbers = new Strategy(classes * NUMBERS, NUMBERS)
  }

  now(): Profile {
    return {
      propose: secondOf(this.first.now),
      accept: secondOf(this.answer.now),
      elderNumbers: this.elderNumbers.now,
      dealerNumbers: this.dealerNumbers.now,
    }
  }

  average(): Profile {
    return {
      propose: secondOf(this.first.average()),
      accept: secondOf(this.answer.average()),
      elderNumbers: this.elderNumbers.average(),
      dealerNumbers: this.dealerNumbers.average(),
    }
  }
}

/** Means of an exchange by class against a profile, for elder playing `numbers`. */
export const elderAgreed = (
  classes: Classes,
  { values, weights }: ExchangeSums,
  numbers: Float64Array,
): Float64Array => meanByClass(classes, sumOver(values, numbers, NUMBERS), weights)

export const dealerAgreed = (
  classes: Classes,
  { values, weights }: ExchangeSums,
  numbers: Float64Array,
): Float64Array => meanByClass(classes, sumOver(values, numbers, NUMBERS * NUMBERS), weights)

/** Solves the game of a score in so many iterations. */
export function solveScore(
  game: ScoreGame,
  iterations: number,
  report: (iteration: number, found: () => Solution) => void,
): Solution {
  const { classes, material, least } = game
  const learner = new Learner(material.positions.count, classes.count, least)
  for (let iteration = 1; iteration <= iterations; iteration += 1) {
    const profile = learner.now()
    const sums = sumForElder(game, profile)
    const { play, exchange } = valueProposing(
      game,
      profile,
      elderAgreed(classes, sums, profile.elderNumbers),
    )
    addRegrets(learner.first, interleave(play, exchange), 1)
    addRegrets(learner.elderNumbers, sums.values, 1)
    learner.first.match()
    learner.elderNumbers.match()
    learner.first.addToAverage(iteration)
    learner.elderNumbers.addToAverage(iteration)
    const after = learner.now()
    const answers = sumForDealer(game, after)
    const choices = valueAnswers(
      game,
      after,
      dealerAgreed(classes, answers, after.dealerNumbers),
    )
    addRegrets(learner.answer, interleave(choices.play, choices.exchange), -1)
    addRegrets(learner.dealerNumbers, answers.values, -1)
    learner.answer.match()
    learner.dealerNumbers.match()
    learner.answer.addToAverage(iteration)
    learner.dealerNumbers.addToAverage(iteration)
    report(iteration, () => assess(game, learner.average()))
  }
  return assess(game, learner.average())
}

/** Measures a profile: its value, and what the best response of each seat gains. */
export function assess(game: ScoreGame, profile: Profile): Solution {
  const { classes } = game
  const sums = sumForElder(game, profile)
  const elder = weigh(
    game,
    valueProposing(game, profile, elderAgreed(classes, sums, profile.elderNumbers)),
    profile.propose,
  )
  const best = weigh(
    game,
    valueProposing(game, profile, elderAgreed(classes, sums, pickBest(sums.values, 1, game.least))),
    null,
  )
  const answers = sumForDealer(game, profile)
  const dealer = weigh(
    game,
    valueAnswers(game, profile, dealerAgreed(classes, answers, profile.dealerNumbers)),
    profile.accept,
  )
  const least = weigh(
    game,
    valueAnswers(game, profile, dealerAgreed(classes, answers, pickBest(answers.values, -1, 0))),
    null,
    -1,
  )
  return {
    profile,
    value: elder,
    elderGain: best - elder,
    dealerGain: dealer - least,
  }
}

/** Marks the best action of each row. */
function pickBest(values: Float64Array, sign: 1 | -1, barred: number): Float64Array {
  const picked = new Float64Array(values.length)
  for (let row = 0; row < values.length; row += NUMBERS) {
    let best = row + barred
    for (let one = best; one < row + NUMBERS; one += 1)
      if (sign * (values[one] ?? 0) > sign * (values[best] ?? 0)) best = one
    picked[best] = 1
  }
  return picked
}

/** Means over all deals of a seat's choices: as it chooses, or the better of each if null. */
function weigh(
  { material: { positions } }: ScoreGame,
  { play, exchange }: { readonly play: Float64Array; readonly exchange: Float64Array },
  chosen: Float64Array | null,
  sign: 1 | -1 = 1,
): number {
  let sum = 0
  let all = 0
  for (let place = 0; place < positions.count; place += 1) {
    const copies = positions.copies[place] ?? 0
    const [a, b] = [play[place] ?? 0, exchange[place] ?? 0]
    const share = chosen === null ? (sign * b > sign * a ? 1 : 0) : (chosen[place] ?? 0)
    sum += copies * (a + share * (b - a))
    all += copies
  }
  return sum / all
}
