// What every legal action of Tatteln is worth to a seat, by what it can know.
import type { Appraisal } from '../../../../shared/coach.ts'
import { type Side, isSide } from '../../../../shared/duel.ts'
import type { TattelnAction } from '../../../../shared/games/tatteln.ts'
import type { Random } from '../../random.ts'
import type { Effort } from '../mind.ts'
import { codeOf } from './bits.ts'
import type { TattelnSight } from './view.ts'
import { type Before, type Sum, type Trial, errorOf, reckoned, sampled } from './thinking/think.ts'

/** Tricks before the end from which a club player, who does not count out both hands, reckons exactly. */
const CLUB_SEES = 2
const TRICKS = 16

/** A trial, and what is expected of it. */
interface Expected {
  readonly trial: Trial
  readonly worth: Omit<Appraisal, 'action'>
}

/** The worth of every legal action. Throws when the view is not that of a seat in a deal. */
export function appraise(
  view: TattelnSight,
  legal: readonly TattelnAction[],
  effort: Effort,
  random: Random,
): readonly Appraisal[] {
  const { eye, talon, lies, tricks } = view
  if (eye === 'onlooker' || eye === 'open' || !isSide(eye)) throw new Error('nothing to appraise for an onlooker')
  const befores = [...new Set(legal.map(beforeOf))]
  const isExact = talon === 0 && lies === null && (effort.weighs || TRICKS - tricks.length < CLUB_SEES)
  const expected = isExact ? exactly(view, eye, befores) : bySampling(view, eye, befores, effort, random)
  // T-4: a penalty is claimed, or may still be, unless a card is played
  const due = legal.some(({ do: word }) => word === 'claimPenalty') ? view.options.slipPenalty : 0
  return legal.map((action) => {
    const worth = worthOf(action, expected)
    return { action, ...worth, equity: worth.equity + (action.do === 'play' ? 0 : due) }
  })
}

function exactly(view: TattelnSight, eye: Side, befores: readonly Before[]): readonly Expected[] {
  return reckoned(view, eye, befores).map(([trial, { own, against, chance, equity }]) => ({
    trial,
    worth: { points: own - against, against, chance, equity, error: 0, point: null, vole: null },
  }))
}

const bySampling = (
  view: TattelnSight,
  eye: Side,
  befores: readonly Before[],
  effort: Effort,
  random: Random,
): readonly Expected[] =>
  sampled(view, eye, befores, effort, random).map(([trial, sum]) => ({ trial, worth: meanOf(sum) }))

function meanOf(sum: Sum): Expected['worth'] {
  const { count, own, against, chance, equity } = sum
  return {
    points: (own - against) / count,
    against: against / count,
    chance: chance / count,
    equity: equity / count,
    error: errorOf(sum),
    ...{ point: null, vole: null },
  }
}

/** What an action does before a card is played. */
function beforeOf(action: TattelnAction): Before {
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

/** The worth of a card; of what is done before one, with the best card after it. */
function worthOf(action: TattelnAction, expected: readonly Expected[]): Expected['worth'] {
  const before = beforeOf(action)
  const card = action.do === 'play' ? codeOf(action.card) : null
  const fitting = expected.filter(({ trial }) => trial.before === before && (card === null || trial.card === card))
  const best = fitting.reduce<Expected | null>(
    (most, one) => (most === null || one.worth.equity > most.worth.equity ? one : most),
    null,
  )
  if (best === null) throw new Error('an action that was not tried')
  return best.worth
}
