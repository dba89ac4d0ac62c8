// What masters undertake at Hundertspiel, how often it is made, and how often Contra is said, as
// `node study/calibration.ts` prints it. Whoever changes how cards are played measures it again.
import type { HundertspielOptions } from '../options.ts'

interface UndertakenFigures {
  /**
   * Strength at which every second hand undertakes a game: laid in turn, or after the first lead;
   * bid; and of a buyer what is left after discarding.
   */
  readonly evenStrength: {
    readonly laid: number
    readonly aside: number
    readonly bid: number
    readonly bought: number
  }
  /** Strength that multiplies the odds of undertaking by e. */
  readonly step: number
  /**
   * Logarithm of the odds that a game is made, less that of its odds among the samples, in which
   * the policy plays all hands: of the own side's game, and of one of the others; and what is added
   * to either for a game that was bought.
   */
  readonly odds: { readonly own: number; readonly against: number; readonly bought: number }
  /** Share of the games that all samples make and players lose. */
  readonly lost: number
  /** Shares of the games that meet Contra, of those made and of those that fail. */
  readonly contra: { readonly made: number; readonly failed: number }
}

const FIGURES = {
  four: {
    evenStrength: { laid: 4.55, aside: 4.9, bid: 0, bought: 0 },
    step: 0.4,
    odds: { own: -0.6, against: 0, bought: 0 },
    lost: 0.03,
    contra: { made: 0.05, failed: 0.4 },
  },
  fourScat: {
    evenStrength: { laid: 0, aside: 0, bid: 5.4, bought: 5.7 },
    step: 0.65,
    odds: { own: -0.4, against: -0.1, bought: -0.6 },
    lost: 0.06,
    contra: { made: 0.05, failed: 0.4 },
  },
  three: {
    evenStrength: { laid: 6, aside: 5.7, bid: 0, bought: 0 },
    step: 0.4,
    odds: { own: -1.7, against: -0.6, bought: 0 },
    lost: 0.01,
    contra: { made: 0.05, failed: 0.4 },
  },
  threeScat: {
    evenStrength: { laid: 0, aside: 0, bid: 6.2, bought: 7.1 },
    step: 0.65,
    odds: { own: -1.4, against: -1, bought: -0.4 },
    lost: 0.09,
    contra: { made: 0.1, failed: 0.4 },
  },
} as const satisfies Readonly<Record<string, UndertakenFigures>>

/** Returns the figures of a form of the game. */
export const figuresFor = ({
  players,
  scat,
}: Pick<HundertspielOptions, 'players' | 'scat'>): UndertakenFigures =>
  FIGURES[players === 4 ? (scat ? 'fourScat' : 'four') : scat ? 'threeScat' : 'three']
