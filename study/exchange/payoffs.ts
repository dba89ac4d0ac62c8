// What the end of a deal is worth to elder at a score under a preset: marked by the rules
// (deal-value.ts), with the equity of the scores behind it from the same solution.
import type { Pair, Side } from '../../src/shared/duel.ts'
import { DealEndValues } from '../../src/main/engine/games/ecarte/ai/deal-value.ts'
import type { estimateEquity } from '../../src/main/engine/games/ecarte/ai/equity.ts'
import { buildStart, turnTrump } from '../../src/main/engine/games/ecarte/begin.ts'
import type { EcarteOptions } from '../../src/main/engine/games/ecarte/options.ts'

/** The dealer's score, then elder's. */
export type Score = readonly [dealer: number, elder: number]

/** Outcomes: no king to mark, elder's, the dealer's; each with 0 to 5 tricks of elder. */
const ENDS = 18
/** Where the values of a vulnerable player begin. */
export const VULNERABLE = { nobody: 0, elder: ENDS, dealer: 2 * ENDS } as const

/** Elder's values of all ends, by vulnerable player and outcome. */
export interface Payoffs {
  readonly value: Float64Array
  readonly chance: Float64Array
}

/** Returns the payoffs if a king was turned up, or another trump; a number if that ended it. */
export function listPayoffs(
  options: EcarteOptions,
  [dealer, elder]: Score,
  turnsKing: boolean,
  estimate: typeof estimateEquity,
): Payoffs {
  const start = buildStart(
    { phase: 'open', options, score: [dealer, elder], deals: 0 },
    { dealer: 0, packets: '5', turnUp: turnsKing ? 'KH' : '7H', hands: [[], []], talon: [] },
  )
  const { state } = turnTrump(start)
  const value = new Float64Array(3 * ENDS)
  const chance = new Float64Array(3 * ENDS)
  if (state.phase === 'over') return { value: value.fill(-state.value), chance }
  const ends = new DealEndValues(state, 1, estimate)
  const sides: readonly (Side | null)[] = [null, 1, 0]
  sides.forEach((vulnerable, first) =>
    sides.forEach((king, second) => {
      for (let tricks = 0; tricks <= 5; tricks += 1) {
        const end = ends.valueAt(turnsKing ? null : king, vulnerable, tricks)
        value[first * ENDS + second * 6 + tricks] = end.equity
        chance[first * ENDS + second * 6 + tricks] = end.chance
      }
    }),
  )
  return { value, chance }
}

/** Equities of the scores solved so far, for the dealer. */
export class Equities {
  private readonly known = new Map<string, { readonly chance: number; readonly equity: number }>()

  set([dealer, elder]: Score, chance: number, equity: number): void {
    this.known.set(`${dealer},${elder}`, { chance, equity })
  }

  /** Looks a score up, whatever option of value is left: the value has it already. */
  readonly estimate: typeof estimateEquity = (_, score: Pair<number>, dealer, me) => {
    const other: Side = dealer === 0 ? 1 : 0
    const found = this.known.get(`${score[dealer]},${score[other]}`)
    if (found === undefined) throw new Error(`score ${score.join(':')} is not solved yet`)
    return me === dealer ? found : { chance: 1 - found.chance, equity: -found.equity }
  }
}
