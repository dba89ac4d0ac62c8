// The passes over deals and pairs: what each action is worth against the other's strategy.
import { OTHER_HANDS } from './cases.ts'
import type { Classes } from './classes.ts'
import { NUMBERS } from '../../src/main/engine/games/ecarte/ai/exchange/layout.ts'
import type { Part } from '../../src/main/engine/games/ecarte/ai/strength.ts'
import { pairOutcome, pairPosition } from './pairs.ts'
import { VULNERABLE } from './payoffs.ts'
import type { Material } from './prepare.ts'

/** The game at a score: the same deals everywhere, their worth here. */
export interface ScoreGame {
  readonly material: Material
  readonly classes: Classes
  /** If no king is turned up, and if one is. */
  readonly plain: Float64Array
  readonly turned: Float64Array
  /** Fewest cards that elder discards. */
  readonly least: number
  /** If a seat that holds the king of trumps ends the partie with it at once (E-18). */
  readonly kingEnds: Readonly<Record<Part, boolean>>
}

/** Which part of the deals and pairs is looked at: each iteration looks at the next. */
export interface Share {
  readonly phase: number
  readonly of: number
}

export const EVERYTHING: Share = { phase: 0, of: 1 }

/** What both do: probabilities by position of proposing and accepting, by class of each number. */
export interface Profile {
  readonly propose: Float64Array
  readonly accept: Float64Array
  /** By class and number. */
  readonly elderNumbers: Float64Array
  /** By class, elder's number and number. */
  readonly dealerNumbers: Float64Array
}

/** By class: sums of elder's values of an agreed exchange, by number, and of the weights. */
export interface ExchangeSums {
  readonly values: Float64Array
  readonly weights: Float64Array
}

const KING_TURNED = 7

/** Returns the payoffs by outcome, without anybody vulnerable. */
const payoffsAt = ({ material, plain, turned }: ScoreGame, position: number): Float64Array =>
  material.positions.turnUps[position] === KING_TURNED ? turned : plain

/** Sums over all deals what each number of elder's is worth if the dealer accepts. */
export function sumForElder(game: ScoreGame, profile: Profile, { phase, of }: Share): ExchangeSums {
  const { classes, least } = game
  const { count, elders, dealers, outcomes } = game.material.deals
  const { accept, dealerNumbers } = profile
  const values = new Float64Array(classes.count * NUMBERS)
  const weights = new Float64Array(classes.count)
  for (let deal = phase; deal < count; deal += of) {
    const dealer = dealers[deal] ?? 0
    const weight = accept[dealer] ?? 0
    if (weight < NEGLIGIBLE) continue
    const elder = elders[deal] ?? 0
    const payoffs = payoffsAt(game, elder)
    const own = classes.ofPosition[elder] ?? 0
    const others = (classes.ofPosition[dealer] ?? 0) * NUMBERS * NUMBERS
    const ends = deal * NUMBERS * NUMBERS
    for (let many = least; many < NUMBERS; many += 1) {
      const row = many * NUMBERS
      let value = 0
      for (let few = row; few < row + NUMBERS; few += 1)
        value += (dealerNumbers[others + few] ?? 0) * (payoffs[outcomes[ends + few] ?? 0] ?? 0)
      const place = own * NUMBERS + many
      values[place] = (values[place] ?? 0) + weight * value
    }
    weights[own] = (weights[own] ?? 0) + weight
  }
  return { values, weights }
}

const NEGLIGIBLE = 1e-4

/**
 * Sums over all deals what each number of the dealer's is worth if elder proposes; the values have
 * a row for each number of elder's, weighted by its probability.
 */
export function sumForDealer(
  game: ScoreGame,
  profile: Profile,
  { phase, of }: Share,
): ExchangeSums {
  const { classes, least } = game
  const { count, elders, dealers, outcomes } = game.material.deals
  const { propose, elderNumbers } = profile
  const values = new Float64Array(classes.count * NUMBERS * NUMBERS)
  const weights = new Float64Array(classes.count)
  for (let deal = phase; deal < count; deal += of) {
    const elder = elders[deal] ?? 0
    const weight = propose[elder] ?? 0
    if (weight < NEGLIGIBLE) continue
    const dealer = dealers[deal] ?? 0
    const payoffs = payoffsAt(game, dealer)
    const own = classes.ofPosition[dealer] ?? 0
    const others = (classes.ofPosition[elder] ?? 0) * NUMBERS
    const ends = deal * NUMBERS * NUMBERS
    for (let many = least; many < NUMBERS; many += 1) {
      const share = weight * (elderNumbers[others + many] ?? 0)
      if (share < NEGLIGIBLE) continue
      const row = many * NUMBERS
      const place = own * NUMBERS * NUMBERS
      for (let few = row; few < row + NUMBERS; few += 1)
        values[place + few] =
          (values[place + few] ?? 0) + share * (payoffs[outcomes[ends + few] ?? 0] ?? 0)
    }
    weights[own] = (weights[own] ?? 0) + weight
  }
  return { values, weights }
}

/** Weights of a class from which on its own mean counts more than that of the wider class. */
const ENOUGH = 40

/**
 * Returns the mean value of an exchange by class, given its value by class and weight; means of few
 * deals are drawn towards that of the wider class.
 */
export function meanByClass(
  { wider }: Classes,
  sums: Float64Array,
  weights: Float64Array,
): Float64Array {
  const wide = new Float64Array(64)
  const wideWeights = new Float64Array(64)
  for (const [one, group] of wider.entries()) {
    wide[group] = (wide[group] ?? 0) + (sums[one] ?? 0)
    wideWeights[group] = (wideWeights[group] ?? 0) + (weights[one] ?? 0)
  }
  return sums.map((sum, one) => {
    const group = wider[one] ?? 0
    const weight = wideWeights[group] ?? 0
    const prior = weight > 0 ? (wide[group] ?? 0) / weight : 0
    return (sum + ENOUGH * prior) / ((weights[one] ?? 0) + ENOUGH)
  })
}

/** By position: the values to elder of playing now and of exchanging. */
export interface Choices {
  readonly play: Float64Array
  readonly exchange: Float64Array
}

/** Values elder's first decision: standing is counted, a refusal summed over the pairs. */
export function valueProposing(
  game: ScoreGame,
  profile: Profile,
  agreed: Float64Array,
  { phase, of }: Share,
): Choices {
  const { positions, pairs, counts } = game.material
  const { count } = positions
  const all = pairs.elder.length / count
  const each = all / of
  const play = new Float64Array(count)
  const exchange = new Float64Array(count)
  for (let place = 0; place < count; place += 1) {
    const payoffs = payoffsAt(game, place)
    const own = ownKing(positions.hands[place] ?? 0) ? 6 : 0
    let stands = 0
    for (let outcome = 0; outcome < 12; outcome += 1) {
      const end = outcome < 6 ? outcome + own : outcome + 6
      stands += (counts[place * 12 + outcome] ?? 0) * (payoffs[VULNERABLE.elder + end] ?? 0)
    }
    play[place] = stands / OTHER_HANDS
    let refused = 0
    let refusals = 0
    for (let one = place * all + phase; one < (place + 1) * all; one += of) {
      const pair = pairs.elder[one] ?? 0
      const weight = 1 - (profile.accept[pairPosition(pair)] ?? 0)
      const outcome = pairOutcome(pair)
      const end = outcome < 6 ? outcome + own : outcome + 6
      refused += weight * (payoffs[VULNERABLE.dealer + end] ?? 0)
      refusals += weight
    }
    const mean = agreed[game.classes.ofPosition[place] ?? 0] ?? 0
    exchange[place] = (refused + (each - refusals) * mean) / each
  }
  return { play, exchange }
}

/** Values the dealer's answer; both sums are over elder's hands that propose. */
export function valueAnswers(
  game: ScoreGame,
  profile: Profile,
  agreed: Float64Array,
  { phase, of }: Share,
): Choices {
  const { positions, pairs } = game.material
  const { count } = positions
  const all = pairs.dealer.length / count
  const each = all / of
  const play = new Float64Array(count)
  const exchange = new Float64Array(count)
  for (let place = 0; place < count; place += 1) {
    const payoffs = payoffsAt(game, place)
    const own = ownKing(positions.hands[place] ?? 0) ? 12 : 0
    let refused = 0
    let proposals = 0
    for (let one = place * all + phase; one < (place + 1) * all; one += of) {
      const pair = pairs.dealer[one] ?? 0
      const weight = profile.propose[pairPosition(pair)] ?? 0
      const outcome = pairOutcome(pair)
      const end = outcome < 6 ? outcome + own : outcome
      refused += weight * (payoffs[VULNERABLE.dealer + end] ?? 0)
      proposals += weight
    }
    play[place] = refused / each
    exchange[place] = (proposals * (agreed[game.classes.ofPosition[place] ?? 0] ?? 0)) / each
  }
  return { play, exchange }
}

const ownKing = (hand: number): boolean => (hand & 0x80) !== 0
