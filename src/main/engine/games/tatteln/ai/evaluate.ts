// Values of all legal actions of Tatteln for a seat, from what it knows.
import { requireValue } from '../../../../../shared/card.ts'
import type { ActionValue } from '../../../../../shared/coach.ts'
import { isSide } from '../../../../../shared/duel.ts'
import type { TattelnAction } from '../../../../../shared/games/tatteln.ts'
import { withDoubt } from '../../../ai/statistics.ts'
import type { Random } from '../../../random.ts'
import type { Effort } from '../../ai.ts'
import { cardCode } from '../bits.ts'
import type { TattelnSeatView } from '../view.ts'
import {
  type PreAction,
  type Trial,
  type TrialStats,
  solveTrials,
  sampleTrials,
} from './monte-carlo.ts'

/** Tricks before the end from which a club player, who does not infer, solves exactly. */
const CLUB_SEES = 2
const TRICKS = 16

/** A trial and its expected value. */
interface TrialValue {
  readonly trial: Trial
  readonly value: Omit<ActionValue, 'action'>
}

/** Returns the value of every legal action. Throws if the view is not that of a seat in a deal. */
export function evaluateActions(
  view: TattelnSeatView,
  legal: readonly TattelnAction[],
  effort: Effort,
  random: Random,
): readonly ActionValue[] {
  const { eye, talon, lies, tricks } = view
  if (!isSide(eye)) throw new Error('nothing to evaluate for an onlooker')
  const befores = [...new Set(legal.map(preActionFor))]
  const isAsked = (trial: Trial): boolean => legal.some((action) => fits(action, trial))
  const isExact =
    talon === 0 && lies === null && (effort.usesInference || TRICKS - tricks.length < CLUB_SEES)
  const expected: readonly TrialValue[] = isExact
    ? solveTrials(view, eye, befores).map(([trial, value]) => ({
        trial,
        value: { ...value, error: 0, point: null, vole: null },
      }))
    : sampledValues(sampleTrials(view, eye, { befores, isAsked }, effort, random), effort)
  // T-4: a penalty is claimed, or may still be, unless a card is played
  const due = legal.some(({ do: word }) => word === 'claimPenalty') ? view.options.slipPenalty : 0
  return legal.map((action) => {
    const value = actionValue(action, expected)
    return { action, ...value, equity: value.equity + (action.do === 'play' ? 0 : due) }
  })
}

/**
 * Returns the values of sampled trials, with the errors of their differences if they were tried in
 * the same samples: a master tries the better ones in far more.
 */
function sampledValues(sampled: readonly TrialStats[], { isEven }: Effort): readonly TrialValue[] {
  const stats = sampled.map(([, one]) => one)
  const values = isEven === true ? withDoubt(stats) : stats.map((one) => one.toValue())
  return sampled.map(([trial], place) => ({
    trial,
    value: { ...requireValue(values[place]), point: null, vole: null },
  }))
}

/** Returns true if a trial tells something of an action: all cards may follow what is not a card. */
const fits = (action: TattelnAction, { before, card }: Trial): boolean =>
  before === preActionFor(action) && (action.do !== 'play' || card === cardCode(action.card))

/** Returns what an action does before a card is played. */
function preActionFor(action: TattelnAction): PreAction {
  switch (action.do) {
    case 'play':
    case 'claimPenalty':
      return 'nothing'
    case 'announceSequence':
    case 'announceSet':
      return 'announce'
    case 'rob':
    case 'drawTurnUp':
    case 'drawCovered':
      return action.do
  }
}

/** Returns the value of a card; for an action before one, the value with the best card after it. */
function actionValue(action: TattelnAction, expected: readonly TrialValue[]): TrialValue['value'] {
  const fitting = expected.filter(({ trial }) => fits(action, trial))
  const best = fitting.reduce<TrialValue | null>(
    (most, one) => (most === null || one.value.equity > most.value.equity ? one : most),
    null,
  )
  if (best === null) throw new Error('an action that was not tried')
  return best.value
}
