// The yardstick at Hundertspiel. In each sampled deal the last tricks are solved exactly. Before
// them the trick on the table is searched; then the card policy plays, and the end is solved again.
// What counts is points, and the undertaken game by its markers; the score does not.
import type { Card } from '../../src/shared/card.ts'
import type { HundertspielAction } from '../../src/shared/games/hundertspiel.ts'
import {
  type Code,
  SUIT_COUNT,
  codeHeight,
  codeOf,
  listBits,
} from '../../src/main/engine/ai/cards.ts'
import { chooseCode, isSame } from '../../src/main/engine/games/hundertspiel/ai/card-policy.ts'
import { classifyActions } from '../../src/main/engine/games/hundertspiel/ai/classify.ts'
import { LOWEST, cardFor, codeFor } from '../../src/main/engine/games/hundertspiel/ai/encoding.ts'
import {
  positionFromDeal,
  positionFromView,
} from '../../src/main/engine/games/hundertspiel/ai/from-view.ts'
import { playCode } from '../../src/main/engine/games/hundertspiel/ai/moves.ts'
import { isTimeForAces } from '../../src/main/engine/games/hundertspiel/ai/playout.ts'
import { chooseByBook } from '../../src/main/engine/games/hundertspiel/ai/policy.ts'
import {
  type Position,
  NOBODY,
  clonePosition,
  suitHand,
  suitsOpen,
  tricksLeft,
  turnIn,
} from '../../src/main/engine/games/hundertspiel/ai/position.ts'
import { createStateSampler } from '../../src/main/engine/games/hundertspiel/ai/sample.ts'
import { POINTS } from '../../src/main/engine/games/hundertspiel/announce.ts'
import { isInDeal, sideAt } from '../../src/main/engine/games/hundertspiel/state.ts'
import type { HundertspielSeatView } from '../../src/main/engine/games/hundertspiel/view.ts'
import type { Random } from '../../src/main/engine/random.ts'
import { accountFor } from './hundertspiel-account.ts'
import type { Account } from './hundertspiel-board.ts'
import { type CardWorth, forgetPositions, solveCards, solveDeal } from './hundertspiel-solver.ts'

/** Tricks before the end from which every card is solved, by the number of players. */
const EXACT = { 4: 6, 3: 7 } as const
/** Tricks at the end of a deal that the policy plays, which are solved. */
const END = 3
const INFINITE = 1 << 20
/** A score from which no side reaches the goal before the last trick. */
const FAR = -10_000

/** Returns the card with the best sum over so many sampled deals, the lowest of several. */
export function chooseHundertspielCard(
  view: HundertspielSeatView,
  plays: readonly HundertspielAction[],
  samples: number,
  random: Random,
): Card | null {
  const sums = sumWorth(view, samples, random)
  const rated = plays.flatMap((action) => {
    if (action.do !== 'play') return []
    const code = codeFor(action.card)
    return { code, sum: sums.get(code) ?? -INFINITE * samples }
  })
  const [best] = rated.toSorted((a, b) => b.sum - a.sum || costOf(a.code) - costOf(b.code))
  return best === undefined ? null : cardFor(best.code)
}

/** Order of cards that bring the same: a Do is spent last. */
const costOf = (code: Code): number => (codeHeight(code) === LOWEST ? 16 : codeHeight(code))

/** Returns by card the sum of what it brings the deciding seat. */
function sumWorth(
  view: HundertspielSeatView,
  samples: number,
  random: Random,
): ReadonlyMap<Code, number> {
  const { eye, options, undertaking } = view
  const sums = new Map<Code, number>()
  if (typeof eye !== 'number') return sums
  const sample = createStateSampler(view)
  let guess = 0
  forgetPositions()
  for (let n = 0; n < samples; n += 1) {
    const state = sample(random)
    if (!isInDeal(state)) throw new Error('a deal that is imagined as over')
    const position = positionFromDeal(state)
    const account = accountFor(position, eye, { undertaking, options })
    const worths =
      tricksLeft(position) <= EXACT[options.players]
        ? solveCards(position, account, guess)
        : searchTrick(position, account)
    for (const { code, worth } of worths) sums.set(code, (sums.get(code) ?? 0) + worth)
    guess = Math.max(...worths.map(({ worth }) => worth))
  }
  return sums
}

/** Returns what each card brings that is the lowest of its equals. */
function searchTrick(deal: Position, account: Account): readonly CardWorth[] {
  const start = { ...deal, base: deal.base.map(() => FAR), out: NOBODY }
  const before = pointsIn(start, account)
  const raises = (position: Position): boolean => ((account.raisers >> turnIn(position)) & 1) === 1
  let guess = 0

  function afterCard(position: Position, code: Code, low: number, high: number): number {
    const after = clonePosition(position)
    playCode(after, code)
    return after.count > 0 ? best(after, low, high) : valueOf(after)
  }

  /** Alpha-beta to the end of the trick, the card of the policy first. */
  function best(position: Position, low: number, high: number): number {
    const isRaised = raises(position)
    const advised = chooseCode(position)
    const cards = listCards(position).filter((code) => code !== advised)
    let [from, to] = [low, high]
    let value = isRaised ? -INFINITE : INFINITE
    for (const code of [advised, ...cards]) {
      const next = afterCard(position, code, from, to)
      value = isRaised ? Math.max(value, next) : Math.min(value, next)
      if (isRaised) from = Math.max(from, value)
      else to = Math.min(to, value)
      if (from >= to) break
    }
    return value
  }

  /** Plays on by the policy up to the end, which is solved. */
  function valueOf(position: Position): number {
    while (tricksLeft(position) > END) playCode(position, chooseCode(position))
    guess = solveDeal(position, account, guess)
    return pointsIn(position, account) - before + guess
  }

  return listCards(start).map((code) => ({
    code,
    worth: afterCard(start, code, -INFINITE, INFINITE),
  }))
}

const pointsIn = ({ gained }: Position, { weights }: Account): number =>
  gained.reduce((sum, points, side) => sum + points * (weights[side] ?? 0), 0)

/** Returns the cards of the seat on turn, of equals the lowest. */
function listCards(position: Position): readonly Code[] {
  const seat = turnIn(position)
  const open = suitsOpen(position, seat)
  const cards: Code[] = []
  for (let suit = 0; suit < SUIT_COUNT; suit += 1) {
    if (((open >> suit) & 1) === 0) continue
    let before: Code = NOBODY
    for (const height of listBits(suitHand(position, seat, suit))) {
      const code = codeOf(suit, height)
      if (before === NOBODY || !isSame(position, seat, before, code)) cards.push(code)
      before = code
    }
  }
  return cards
}

/**
 * Returns what is said before a card: a game by the book, and aces at the last moment for them,
 * or null.
 */
export function sayBeforeCard(
  view: HundertspielSeatView,
  legal: readonly HundertspielAction[],
  card: Card,
): HundertspielAction | null {
  const { eye, options, score } = view
  const { sound } = classifyActions(view, legal)
  const advised = sound.some((action) => action.do === 'lay') ? chooseByBook(view, legal) : null
  if (advised?.do === 'lay') return advised
  const aces = sound.find((action) => action.do === 'announce')
  if (aces?.do !== 'announce' || typeof eye !== 'number') return null
  const after = (score[sideAt(eye, options)] ?? 0) + POINTS[aces.rank][aces.count]
  return isTimeForAces(positionFromView(view), codeFor(card), after) ? aces : null
}
