// The game of a score under a preset.
import { chooseOptions } from '../../src/main/engine/games/options.ts'
import type { estimateEquity } from '../../src/main/engine/games/ecarte/ai/equity.ts'
import {
  ECARTE_OPTIONS,
  ECARTE_PRESETS,
  type EcarteOptions,
} from '../../src/main/engine/games/ecarte/options.ts'
import type { Classes } from './classes.ts'
import type { ScoreGame } from './passes.ts'
import { type Score, listPayoffs } from './payoffs.ts'
import type { Material } from './prepare.ts'

/** Returns the options of a preset. Throws if there is none of that name. */
export function optionsOf(preset: string): EcarteOptions {
  const chosen = chooseOptions(ECARTE_OPTIONS, ECARTE_PRESETS, preset, {})
  if ('fault' in chosen) throw new Error(chosen.fault)
  return chosen.options
}

/** Creates the game of a score, and the same in which only the chance of the partie counts. */
export function createScoreGame(
  material: Material,
  classes: Classes,
  options: EcarteOptions,
  score: Score,
  estimate: typeof estimateEquity,
): { readonly game: ScoreGame; readonly chances: ScoreGame } {
  const plain = listPayoffs(options, score, false, estimate)
  const turned = listPayoffs(options, score, true, estimate)
  const game: ScoreGame = {
    material,
    classes,
    plain: plain.value,
    turned: turned.value,
    least: options.elderMinimumDiscard,
    kingEnds: {
      elder: options.kingAtFour && score[1] === 4,
      dealer: options.kingAtFour && score[0] === 4,
    },
  }
  return { game, chances: { ...game, plain: plain.chance, turned: turned.chance } }
}
