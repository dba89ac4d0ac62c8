// Solves the exchange at one score by CFR+ over all positions and the drawn deals.
import type { Classes } from './classes.ts'
import { NUMBERS } from '../../src/main/engine/games/ecarte/ai/exchange/layout.ts'
import {
  type Choices,
  EVERYTHING,
  type ExchangeSums,
  type Profile,
  type ScoreGame,
  type Share,
  meanByClass,
  sumForDealer,
  sumForElder,
  valueAnswers,
  valueProposing,
} from './passes.ts'
import { Strategy, secondOf } from './strategy.ts'

/** A profile as measured on the deals and pairs it was learnt from. */
export interface Assessment {
  /** Elder's value of the deal, in equity: the mean of what each seat sees. */
  readonly value: number
  /** By how much elder sees more than the dealer: what is drawn differs. */
  readonly difference: number
  /** What the best response of each seat gains. */
  readonly elderGain: number
  readonly dealerGain: number
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
function addRegrets(strategy: Strategy, values: Float64Array, sign: 1 | -1): void {
  const { actions, now, regrets } = strategy
  for (let row = 0; row < values.length; row += actions) {
    let mean = 0
    for (let one = row; one < row + actions; one += 1) mean += (values[one] ?? 0) * (now[one] ?? 0)
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

/** Returns the mean of an agreed exchange by class, for a seat that discards these numbers. */
export const meanAgreed = (
  classes: Classes,
  { values, weights }: ExchangeSums,
  numbers: Float64Array,
): Float64Array =>
  meanByClass(classes, sumOver(values, numbers, numbers.length / classes.count), weights)

/** Parts that the deals and pairs are divided into in the first half of the iterations. */
const PARTS = 4

/** Solves the game of a score in so many iterations. */
export function solveScore(game: ScoreGame, iterations: number): Profile {
  const learner = new Learner(game.material.positions.count, game.classes.count, game.least)
  for (let iteration = 1; iteration <= iterations; iteration += 1) {
    const isEarly = iteration * 2 <= iterations
    const share = isEarly ? { phase: iteration % PARTS, of: PARTS } : EVERYTHING
    learnElder(game, learner, share, iteration)
    learnDealer(game, learner, share, iteration)
  }
  return learner.average()
}

function learnElder(game: ScoreGame, learner: Learner, share: Share, weight: number): void {
  const profile = learner.now()
  const sums = sumForElder(game, profile, share)
  const agreed = meanAgreed(game.classes, sums, profile.elderNumbers)
  const { play, exchange } = valueProposing(game, profile, agreed, share)
  addRegrets(learner.first, interleave(play, exchange), 1)
  addRegrets(learner.elderNumbers, sums.values, 1)
  for (const strategy of [learner.first, learner.elderNumbers]) {
    strategy.match()
    strategy.addToAverage(weight)
  }
}

function learnDealer(game: ScoreGame, learner: Learner, share: Share, weight: number): void {
  const profile = learner.now()
  const sums = sumForDealer(game, profile, share)
  const agreed = meanAgreed(game.classes, sums, profile.dealerNumbers)
  const { play, exchange } = valueAnswers(game, profile, agreed, share)
  addRegrets(learner.answer, interleave(play, exchange), -1)
  addRegrets(learner.dealerNumbers, sums.values, -1)
  for (const strategy of [learner.answer, learner.dealerNumbers]) {
    strategy.match()
    strategy.addToAverage(weight)
  }
}

/** Measures a profile: its value, and what the best response of each seat gains. */
export function assess(game: ScoreGame, profile: Profile): Assessment {
  const { classes, least } = game
  const elder = sumForElder(game, profile, EVERYTHING)
  const elderValue = (numbers: Float64Array, chosen: Float64Array | null): number => {
    const agreed = meanAgreed(classes, elder, numbers)
    return weigh(game, valueProposing(game, profile, agreed, EVERYTHING), chosen, 1)
  }
  const dealer = sumForDealer(game, profile, EVERYTHING)
  const dealerValue = (numbers: Float64Array, chosen: Float64Array | null): number => {
    const agreed = meanAgreed(classes, dealer, numbers)
    return weigh(game, valueAnswers(game, profile, agreed, EVERYTHING), chosen, -1)
  }
  const seenByElder = elderValue(profile.elderNumbers, profile.propose)
  // the dealer's values are those after a proposal
  const seenByDealer = dealerValue(profile.dealerNumbers, profile.accept) + standing(game, profile)
  return {
    value: (seenByElder + seenByDealer) / 2,
    difference: seenByElder - seenByDealer,
    elderGain: elderValue(pickBest(elder.values, 1, least), null) - seenByElder,
    dealerGain:
      seenByDealer - standing(game, profile) - dealerValue(pickBest(dealer.values, -1, 0), null),
  }
}

/** Elder's value of the hands that stand. */
function standing(game: ScoreGame, profile: Profile): number {
  const none = new Float64Array(game.classes.count)
  const { play } = valueProposing(game, profile, none, EVERYTHING)
  return weigh(game, { play, exchange: new Float64Array(play.length) }, profile.propose, 1)
}

/** Marks the best action of each row; so many at its beginning are barred. */
export function pickBest(values: Float64Array, sign: 1 | -1, barred: number): Float64Array {
  const picked = new Float64Array(values.length)
  for (let row = 0; row < values.length; row += NUMBERS) {
    let best = row + barred
    for (let one = best; one < row + NUMBERS; one += 1)
      if (sign * (values[one] ?? 0) > sign * (values[best] ?? 0)) best = one
    picked[best] = 1
  }
  return picked
}

/** Returns the mean value of a seat's choices: of those it makes, or of the better if null. */
export function weigh(
  { material: { positions } }: ScoreGame,
  { play, exchange }: Choices,
  chosen: Float64Array | null,
  sign: 1 | -1,
): number {
  let sum = 0
  let all = 0
  for (let place = 0; place < positions.count; place += 1) {
    const copies = positions.copies[place] ?? 0
    const [now, then] = [play[place] ?? 0, exchange[place] ?? 0]
    const share = chosen === null ? (sign * then > sign * now ? 1 : 0) : (chosen[place] ?? 0)
    sum += copies * (now + share * (then - now))
    all += copies
  }
  return sum / all
}
