// Marking, card points, Matsch, the end of a partie, giving up (T-2, T-12, T-13, G-1, G-2).
import type { Card } from '../../../../shared/card.ts'
import { type Pair, type Side, otherSide, withSide } from '../../../../shared/duel.ts'
import { countValidDeals, stakesWon } from '../../../../shared/games/tatteln-values.ts'
import type { TattelnSeenEvent } from '../../../../shared/games/tatteln.ts'
import type { StepResult } from '../game.ts'
import {
  type DealSoFar,
  type OverState,
  type SettledState,
  type TattelnEvent,
  LAST_TRICK,
  TATTELN_PACK,
  beforeMatsch,
  dealSoFar,
  partieGoal,
  cardValue,
} from './state.ts'

type Settled = StepResult<SettledState | OverState, TattelnEvent>
type MarkRule = Extract<TattelnSeenEvent, { did: 'marked' }>['rule']

const SIDES = [0, 1] as const

/** Adds points to a score, with an event. */
export function markPoints<State extends DealSoFar>(
  before: State,
  seat: Side,
  points: number,
  rule: MarkRule,
): StepResult<State, TattelnEvent> {
  const score = withSide(before.score, seat, before.score[seat] + points)
  const state = { ...before, score, marks: [...before.marks, { seat, points, rule }] }
  return { state, events: [{ did: 'marked', seat, points, rule, score: score[seat] }] }
}

const countCards = (cards: readonly Card[], { options }: DealSoFar): number =>
  cards.reduce((sum, card) => sum + cardValue(card, options), 0)

/** Returns each side's card points so far, with the last trick once it is made (T-1). */
export function cardPoints(state: DealSoFar): Pair<number> {
  const pointsTaken = (side: Side): number =>
    state.tricks.reduce(
      (sum, { winner, cards }) => (winner === side ? sum + countCards(cards, state) : sum),
      0,
    )
  const last = state.tricks[TATTELN_PACK.length / 2 - 1]?.winner ?? null
  return [
    pointsTaken(0) + (last === 0 ? LAST_TRICK : 0),
    pointsTaken(1) + (last === 1 ? LAST_TRICK : 0),
  ]
}

/** Returns how many tricks each side has made of those of which one must be made (T-12). */
export function lateTricks({ tricks, options }: DealSoFar): Pair<number> {
  const late = tricks.slice(beforeMatsch(options))
  const countFor = (side: Side): number => late.filter(({ winner }) => winner === side).length
  return [countFor(0), countFor(1)]
}

/** Returns how often the partie of this winner counts (T-2). */
function partieValue({ options, jacks, score }: DealSoFar, winner: Side): number {
  if (!options.fourJacksDouble || !jacks[winner]) return 1
  const goal = partieGoal(options) === 0 ? score[winner] : partieGoal(options)
  return score[otherSide(winner)] * 2 < goal ? 2 : 1
}

/** Ends the partie, won by this seat. */
export function winPartie(before: DealSoFar, winner: Side): StepResult<OverState, TattelnEvent> {
  const value = partieValue(before, winner)
  const state: OverState = { ...dealSoFar(before), phase: 'over', winner, value }
  return {
    state,
    events: [{ did: 'wonPartie', seat: winner, value, score: state.score }, ...settlesUp(state)],
  }
}

/** Returns the payment at the end of the partie, with what was won and lost besides (T-2). */
function settlesUp(state: OverState): readonly TattelnEvent[] {
  const { options, winner, stakes } = state
  if (options.stake === 'none') return []
  const won = stakesWon(state, stakes, winner)
  return [
    {
      did: 'settledUp',
      seat: won < 0 ? winner : otherSide(winner),
      counters: Math.abs(won) * options.stake,
    },
  ]
}

/** Returns the winner at the end of the deal; null if the partie goes on (T-2, T-13). */
function findWinner(state: DealSoFar): Side | null {
  const { options, score } = state
  const goal = partieGoal(options)
  const isDue = goal === 0 ? countValidDeals(state) % 2 === 0 : Math.max(...score) >= goal
  if (!isDue || score[0] === score[1]) return null
  return score[0] > score[1] ? 0 : 1
}

/** Concludes a marked deal: the partie is over, or goes on (T-12, T-13). */
function concludeDeal(state: DealSoFar, matsch: Side | null): Settled {
  if (matsch !== null && state.options.matschLoses === 'partie')
    return winAnyway(state, otherSide(matsch), 'T-12')
  const winner = findWinner(state)
  if (winner !== null) return winPartie(state, winner)
  const { options, score } = state
  const goal = partieGoal(options)
  const isEqual =
    score[0] === score[1] && (goal === 0 ? countValidDeals(state) % 2 === 0 : score[0] >= goal)
  return {
    state: { ...dealSoFar(state), phase: 'settled' },
    events: isEqual ? [{ did: 'goesOn', score }] : [],
  }
}

/** Pays the agreed stakes for a Matsch (T-12). */
function payMatsch(
  before: DealSoFar,
  loser: Side,
  lost: number,
): StepResult<DealSoFar, TattelnEvent> {
  const { matsch, matschTricks: of, matschLoses: loses } = before.options
  const [first, second] = before.stakes
  const won = loser === 0 ? -matsch : matsch
  return {
    state: { ...before, stakes: [first + won, second - won] },
    events: [{ did: 'matsch', seat: loser, stakes: matsch, lost, of, loses }],
  }
}

/** Marks what each side took, unless it is in the Matsch (T-12, T-13). */
function markCards(
  before: DealSoFar,
  points: Pair<number>,
  matsch: Side | null,
): StepResult<DealSoFar, TattelnEvent> {
  const paid =
    matsch === null ? { state: before, events: [] } : payMatsch(before, matsch, points[matsch])
  let { state } = paid
  const events = [...paid.events]
  for (const seat of SIDES) {
    if (seat === matsch || points[seat] === 0) continue
    const marked = markPoints(state, seat, points[seat], 'T-13')
    state = marked.state
    events.push(...marked.events)
  }
  return { state, events }
}

/** Marks the same, and concludes the deal. */
function scoreCards(before: DealSoFar, points: Pair<number>, matsch: Side | null): Settled {
  const marked = markCards(before, points, matsch)
  const end = concludeDeal(marked.state, matsch)
  return { state: end.state, events: [...marked.events, ...end.events] }
}

/** Returns the side that made none of the tricks that count for the Matsch, or null (T-12). */
function matschLoser(state: DealSoFar): Side | null {
  if (state.options.matsch === 0) return null
  const late = lateTricks(state)
  return late[0] === 0 ? 0 : late[1] === 0 ? 1 : null
}

/** Marks a deal that was played out. */
export function scoreDeal(state: DealSoFar): Settled {
  const last = state.tricks.at(-1)?.winner ?? 0
  const took: TattelnEvent = { did: 'tookLast', seat: last === 0 ? 0 : 1, points: LAST_TRICK }
  const settled = scoreCards(state, cardPoints(state), matschLoser(state))
  return { state: settled.state, events: [took, ...settled.events] }
}

/** Gives cards not taken and the last trick to the other side (G-1), and what is missing (G-2). */
export function giveUpDeal(state: DealSoFar, seat: Side, what: 'deal' | 'partie'): Settled {
  const other = otherSide(seat)
  const own = cardPoints(state)[seat]
  const all = countCards(TATTELN_PACK, state) + LAST_TRICK
  const points: Pair<number> = seat === 0 ? [own, all - own] : [all - own, own]
  const isMatsch = state.options.matsch > 0 && lateTricks(state)[seat] === 0
  const loser = isMatsch ? seat : null
  const gaveUp: TattelnEvent = { did: 'gaveUp', seat, what }
  if (what === 'deal') {
    const deal = scoreCards(state, points, loser)
    return { state: deal.state, events: [gaveUp, ...deal.events] }
  }
  const deal = markCards(state, points, loser)
  const over = winAnyway(deal.state, other, 'G-2')
  return { state: over.state, events: [gaveUp, ...deal.events, ...over.events] }
}

/** Ends the partie at any score, and marks what is missing (T-12, G-2). */
function winAnyway(
  state: DealSoFar,
  seat: Side,
  rule: 'T-12' | 'G-2',
): StepResult<OverState, TattelnEvent> {
  const rest = markMissing(state, seat, rule)
  const over = winPartie(rest.state, seat)
  return { state: over.state, events: [...rest.events, ...over.events] }
}

/** Marks what is missing to the target, and to be one point ahead, if anything is. */
function markMissing(
  state: DealSoFar,
  seat: Side,
  rule: 'T-12' | 'G-2',
): StepResult<DealSoFar, TattelnEvent> {
  const wanted = Math.max(partieGoal(state.options), state.score[otherSide(seat)] + 1)
  const missing = wanted - state.score[seat]
  return missing > 0 ? markPoints(state, seat, missing, rule) : { state, events: [] }
}
