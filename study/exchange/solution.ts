// The solution of a score, as it is kept: probabilities as bytes, and what else the table needs.
import type { ScoreGame } from './passes.ts'
import { EVERYTHING, type Profile, sumForDealer, sumForElder } from './passes.ts'
import type { LaterProfile } from './later.ts'
import { type Assessment, meanAgreed } from './solve.ts'

/** Probabilities in 255 parts. */
type Bytes = Uint8Array

export interface Solution {
  readonly score: readonly [dealer: number, elder: number]
  /** Of the dealer, before the deal. */
  readonly chance: number
  readonly equity: number
  readonly assessment: Assessment
  /** By position. */
  readonly propose: Bytes
  readonly accept: Bytes
  /** By class; of the dealer by class and elder's number. */
  readonly elderNumbers: Bytes
  readonly dealerNumbers: Bytes
  /** By class: elder's value of an agreed exchange, in equity. */
  readonly elderAgreed: Float32Array
  readonly dealerAgreed: Float32Array
  /** By information set after an exchange. */
  readonly laterPropose: Bytes
  readonly laterAccept: Bytes
}

const toBytes = (probabilities: Float64Array): Bytes =>
  Uint8Array.from(probabilities, (one) => Math.round(one * 255))

/** Packs what was found at a score. */
export function packSolution(
  game: ScoreGame,
  score: Solution['score'],
  profile: Profile,
  later: LaterProfile,
  found: { readonly assessment: Assessment; readonly chance: number },
): Solution {
  const elder = sumForElder(game, profile, EVERYTHING)
  const dealer = sumForDealer(game, profile, EVERYTHING)
  return {
    score,
    chance: found.chance,
    equity: -found.assessment.value,
    assessment: found.assessment,
    propose: toBytes(profile.propose),
    accept: toBytes(profile.accept),
    elderNumbers: toBytes(profile.elderNumbers),
    dealerNumbers: toBytes(profile.dealerNumbers),
    elderAgreed: Float32Array.from(meanAgreed(game.classes, elder, profile.elderNumbers)),
    dealerAgreed: Float32Array.from(meanAgreed(game.classes, dealer, profile.dealerNumbers)),
    laterPropose: toBytes(later.propose),
    laterAccept: toBytes(later.accept),
  }
}

const toProbabilities = (bytes: Bytes): Float64Array => Float64Array.from(bytes, (one) => one / 255)

/** Returns what both seats do in a solution. */
export const unpackProfile = (solution: Solution): Profile => ({
  propose: toProbabilities(solution.propose),
  accept: toProbabilities(solution.accept),
  elderNumbers: toProbabilities(solution.elderNumbers),
  dealerNumbers: toProbabilities(solution.dealerNumbers),
})
