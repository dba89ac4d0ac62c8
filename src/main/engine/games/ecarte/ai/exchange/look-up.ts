// Looking up the solved exchange by a query: which presets and scores there are, the chart, a hand.
import { type Card, suitOf } from '../../../../../../shared/card.ts'
import type {
  CellHands,
  ChartPlace,
  HandValues,
  SolvedChart,
  SolvedHand,
  SolvedQuery,
} from '../../../../../../shared/exchange.ts'
import { chooseOptions } from '../../../options.ts'
import { ECARTE_OPTIONS, ECARTE_PRESETS, type EcarteOptions } from '../../options.ts'
import { ECARTE_PACK, GOAL } from '../../state.ts'
import { type Numbering, TRUMP_KING, numberingFor } from '../bits.ts'
import { Chart, findPlace } from './chart.ts'
import { valueHand } from './hand-values.ts'
import { findPositions, findSolvedScore, listSolvedPoints } from './table.ts'

const DEALER = 1
const HAND = 5

/** The solution at the score of a query. */
export interface SolvedLookUp {
  readonly options: EcarteOptions
  readonly number: Numbering
  /** True if the turned king ends the partie. */
  readonly isOver: boolean
  /** Null if the exchange is not solved at this score. */
  readonly chart: Chart | null
}

function findOptions(preset: string): EcarteOptions | null {
  const chosen = chooseOptions(ECARTE_OPTIONS, ECARTE_PRESETS, preset, {})
  return 'options' in chosen ? chosen.options : null
}

/** Finds the solution of a query; null if there is no such preset or card. */
function findLookUp({ preset, role, points, turnUp, taken }: SolvedQuery): SolvedLookUp | null {
  const options = findOptions(preset)
  if (options === null || !ECARTE_PACK.includes(turnUp)) return null
  const number = numberingFor(suitOf(turnUp))
  const turned = number.toBit(turnUp)
  const isOver = turned === TRUMP_KING && points[DEALER] === GOAL - 1
  const solved = isOver ? null : findSolvedScore(options, points, DEALER)
  const chart =
    solved === null ? null : new Chart(findPositions(), { solved, role, turnUp: turned, taken })
  return { options, number, isOver, chart }
}

/** Lists the presets whose exchange can be solved, with the scores that are. */
const listPresets = (): SolvedChart['presets'] =>
  Object.keys(ECARTE_PRESETS).flatMap((preset) => {
    const options = findOptions(preset)
    const points = options === null ? null : listSolvedPoints(options)
    return points === null ? [] : [{ preset, points }]
  })

/** Returns true for five cards of the pack without the turn-up. */
const isHand = (hand: readonly Card[], turnUp: Card): boolean =>
  new Set(hand).size === HAND &&
  hand.length === HAND &&
  hand.every((card) => card !== turnUp && ECARTE_PACK.includes(card))

/** Lists some hands of a cell; none if the exchange is not solved there. */
const listCellHands = (
  { chart, number }: SolvedLookUp,
  place: ChartPlace,
  from: number,
  count: number,
): CellHands => chart?.listHands(place, from, count, number) ?? { total: 0, hands: [] }

/** Describes a hand by the solution; null if there is none. */
function describeHand(
  { chart, number }: SolvedLookUp,
  hand: readonly Card[],
): (SolvedHand & { readonly place: ChartPlace }) | null {
  const bits = number.toSet(hand)
  return chart === null ? null : { ...chart.describe(bits, number), place: findPlace(bits) }
}

/** Values both answers with a hand; null if there is no decision or no solution. */
function valueAnswers(query: SolvedQuery, hand: readonly Card[]): HandValues | null {
  const options = findOptions(query.preset)
  return options === null || !isHand(hand, query.turnUp) ? null : valueHand(options, query, hand)
}

/** What the page of the solved exchange asks for. */
export const solvedExchange = {
  /** The game whose exchange it is. */
  game: 'ecarte',
  pack: ECARTE_PACK,
  findLookUp,
  listPresets,
  isHand,
  listCellHands,
  describeHand,
  valueAnswers,
} as const
