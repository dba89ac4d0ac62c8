// The weights of the card policy of Hundertspiel, found by letting it play against itself
// (`node study/hundertspiel.ts`). All but chances are in points.
import type { HundertspielOptions } from '../options.ts'
import { WEIGHTS } from './weight-figures.ts'

export interface PolicyWeights {
  /** What a seat still to play adds to a trick: under two, as all know whose trick it is. */
  readonly added: number
  /** Chances that a seat able to take a trick does: in suit, by trumps (HA-2), a partner’s. */
  readonly takesInSuit: number
  readonly trumpsRich: number
  readonly trumpsPoor: number
  readonly partnerTakes: number
  /** Chance that the holder of the trump Do plays it to the first trick. */
  readonly playsFirstDo: number
  /**
   * Values of holding a card back, in points of a later trick. A trump is good for a trick, more so
   * if it is high and if many tricks are left.
   */
  readonly keepTrump: number
  readonly keepTrumpHeight: number
  readonly keepLate: number
  /** For an ace or king, per step of height above the Cavall: less as the suits run out. */
  readonly keepFigure: number
  /** A Do may make the last trick (HA-1). */
  readonly keepTrumpDo: number
  readonly keepOtherDo: number
  /** H-16: with an own laid game cards are held back longer, by this factor, trumps by more. */
  readonly ownLaid: number
  readonly ownLaidTrump: number
  /** Against a laid game: trumps that may still take its Do, high ones, the suit of a laid Do. */
  readonly againstTrump: number
  readonly againstHigh: number
  readonly againstSuit: number
}

/** Returns the weights of a form of the game. */
export const weightsFor = ({ players }: Pick<HundertspielOptions, 'players'>): PolicyWeights =>
  players === 4 ? WEIGHTS.four : WEIGHTS.three
