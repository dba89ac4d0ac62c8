// Looking up the solved exchange by a query: which presets there are, the chart, a hand.
import { type Card, cardIn, suitOf } from '../../../../../../shared/card.ts'
import type {
  CellHands,
  ChartPlace,
  HandValues,
  SolvedQuery,
  SolvedRole,
  ValuedHand,
} from '../../../../../../shared/exchange.ts'
import { chooseOptions } from '../../../options.ts'
import { ECARTE_OPTIONS, ECARTE_PRESETS, type EcarteOptions } from '../../options.ts'
import { ECARTE_PACK, GOAL } from '../../state.ts'
import { type Numbering, TRUMP_KING, numberingFor } from '../bits.ts'
import { worstCards } from '../opponent-model.ts'
import { Chart, findPlace } from './chart.ts'
import { valueHand } from './hand-values.ts'
import { SOLVED_PRESETS, findPositions, findSolvedScore, loadTable } from './table.ts'

const DEALER = 1
const HAND = 5

/** The solution at the score of a query. */
export interface SolvedLookUp {
  readonly options: EcarteOptions
  readonly number: Numbering
  /** Null if the turned king ends the partie, or the exchange is not solved. */
  readonly chart: Chart | null
}

function findOptions(preset: string): EcarteOptions | null {
  const chosen = chooseOptions(ECARTE_OPTIONS, ECARTE_PRESETS, preset, {})
  return 'options' in chosen ? chosen.options : null
}

/** Returns true if a seat wins the partie by announcing the king (E-18). */
const endsByKing = (
  options: EcarteOptions,
  role: SolvedRole,
  [elder, dealer]: SolvedQuery['points'],
): boolean => options.kingAtFour && (role === 'elder' ? elder : dealer) === GOAL - 1

/** Finds the solution of a query; null if there is no such preset or card. */
function findLookUp({ preset, role, points, turnUp, taken }: SolvedQuery): SolvedLookUp | null {
  const options = findOptions(preset)
  if (options === null || !ECARTE_PACK.includes(turnUp)) return null
  const number = numberingFor(suitOf(turnUp))
  const turned = number.toBit(turnUp)
  const isOver = turned === TRUMP_KING && points[DEALER] === GOAL - 1
  const solved = isOver ? null : findSolvedScore(options, points, DEALER)
  const kingWins = endsByKing(options, role, points)
  const chart =
    solved === null
      ? null
      : new Chart(findPositions(), { solved, role, turnUp: turned, taken, kingWins })
  return { options, number, chart }
}

/** Loads the table of a preset, which everything that is asked about it needs. */
async function load(preset: string): Promise<void> {
  const options = findOptions(preset)
  if (options !== null) await loadTable(options)
}

/** Lists the presets whose exchange is solved. */
const listPresets = (): readonly string[] => SOLVED_PRESETS.map(({ name }) => name)

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
): Omit<ValuedHand, 'values'> | null {
  if (chart === null) return null
  const bits = number.toSet(hand)
  const described = chart.describe(bits, number)
  const away = worstCards(bits, described.discards ?? 0)
  const isAway = (card: Card): boolean => (away & number.toSet([card])) !== 0
  return { ...described, place: findPlace(bits), away: described.cards.filter(isAway) }
}

/** Values both answers with a hand; null if there is no decision, or none by the solution. */
function valueAnswers(query: SolvedQuery, hand: readonly Card[]): HandValues | null {
  const options = findOptions(query.preset)
  if (options === null || !isHand(hand, query.turnUp)) return null
  const hasKing = hand.includes(cardIn('K', suitOf(query.turnUp)))
  if (hasKing && endsByKing(options, query.role, query.points)) return null
  return valueHand(options, query, hand)
}

/** What the page of the solved exchange asks for. */
export const solvedExchange = {
  /** The game whose exchange it is. */
  game: 'ecarte',
  pack: ECARTE_PACK,
  load,
  findLookUp,
  listPresets,
  isHand,
  listCellHands,
  describeHand,
  valueAnswers,
} as const
