// The value of laying out of turn, next to waiting (H-16).
import type { ActionValue } from '../../../../../shared/coach.ts'
import type { HundertspielAction } from '../../../../../shared/games/hundertspiel.ts'
import type { AsideValues, Effort } from '../../ai.ts'
import type { Random } from '../../../random.ts'
import type { HundertspielSeatView } from '../view.ts'
import { ROUNDS, createEvaluator, createStateDrawer } from './evaluate.ts'
import { isTimeToLay } from './policy.ts'
import { Trials, isInDoubt, valuesOf } from './trials.ts'

/** Evaluates laying out of turn, at the last moment for it; null before. */
export function evaluateAside(
  view: HundertspielSeatView,
  legal: readonly HundertspielAction[],
  effort: Effort,
  random: Random,
): AsideValues | null {
  const { eye } = view
  const games = legal.filter((action) => action.do === 'lay')
  if (typeof eye !== 'number' || games.length === 0 || !isTimeToLay(view, eye)) return null
  const drawState = createStateDrawer(view, random)
  const tried = [null, ...games]
  const trials = tried.map(() => new Trials())
  const isQuiet = tried.map((action) => action === null)
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round > 0 && !isInDoubt(trials, isQuiet)) break
    for (let sample = 0; sample < effort.samples; sample += 1) {
      const evaluate = createEvaluator(drawState(), eye)
      for (const [place, action] of tried.entries()) trials[place]?.add(evaluate(action))
    }
  }
  const [waiting, ...values] = valuesOf(trials)
  if (waiting === undefined) return null
  return {
    waiting: waiting.equity,
    actions: games.flatMap((action, place): readonly ActionValue[] => {
      const value = values[place]
      const doubt = Math.hypot(waiting.doubt ?? 0, value?.doubt ?? 0)
      return value === undefined ? [] : [{ action, ...value, doubt, point: null, vole: null }]
    }),
  }
}
