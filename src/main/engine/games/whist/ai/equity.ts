// Value of a score between two deals of Whist, in parties: the chance to win the game, from the
// distribution of the tricks of the dealer's side, and the bonus points of the rubber as parts of a
// game.
import { type Pair, otherSide } from '../../../../../shared/duel.ts'
import { GAME_BONUS, RUBBER_BONUS, type SideAccount } from '../../../../../shared/games/whist.ts'
import type { Prospects } from '../../../ai/statistics.ts'
import type { Seat } from '../../../../../shared/view.ts'
import { clubCount } from '../clubs.ts'
import { GOAL, type WhistState, sideAt } from '../state.ts'
import { estimateClubEquity } from './club-equity.ts'
import { DEALER_TRICKS } from './trick-figures.ts'

/** W-5 */
const BOOK = 6
const TRICK = 2

/** The dealer's chance to win the game, by the scores of the dealer's side and of elder's. */
const chances = new Map<number, number>()

/** Returns the chance of the dealer's side before the deal; both scores below ten. */
function dealerChance(dealer: number, elder: number): number {
  const key = dealer * GOAL + elder
  const known = chances.get(key)
  if (known !== undefined) return known
  const all = DEALER_TRICKS.reduce((sum, deals) => sum + deals, 0)
  const chance = DEALER_TRICKS.reduce(
    (sum, deals, tricks) => sum + (deals / all) * afterDeal(dealer, elder, tricks),
    0,
  )
  chances.set(key, chance)
  return chance
}

/** Returns the same once the dealer's side has made `tricks`: the deal passes (W-3). */
function afterDeal(dealer: number, elder: number, tricks: number): number {
  if (tricks > BOOK) {
    const score = dealer + TRICK * (tricks - BOOK)
    return score >= GOAL ? 1 : 1 - dealerChance(elder, score)
  }
  const score = elder + TRICK * (BOOK + 1 - tricks)
  return score >= GOAL ? 0 : 1 - dealerChance(score, dealer)
}

/**
 * Returns the points of the account that are worth a whole game. A game wins 50 and brings the
 * rubber nearer: at one game each it decides all 70 of its points, before that half of them.
 */
function gamePoints(account: Pair<SideAccount>): number {
  const isLast = account.every(({ games }) => games === 1)
  return GAME_BONUS + (isLast ? RUBBER_BONUS : RUBBER_BONUS / 2)
}

/** Returns the prospects of a seat's side before a deal of `dealer`, or when the game is over. */
export function estimateEquity(state: WhistState, dealer: Seat, seat: Seat): Prospects {
  const side = sideAt(seat)
  if (clubCount(state.options) !== null) return estimateClubEquity(state, dealer, side)
  const { account } = state
  const games = state.phase === 'over' ? withoutLast(account, state.winner) : account
  const bonus =
    (bonusPoints(account[side]) - bonusPoints(account[otherSide(side)])) / gamePoints(games)
  const chance = winChance(state, dealer, side)
  return { chance, equity: 2 * chance - 1 + bonus }
}

const bonusPoints = ({ slams, honours }: SideAccount): number => slams + honours

/** Returns the account as it was before the game that is now over was won. */
const withoutLast = (account: Pair<SideAccount>, winner: 0 | 1): Pair<SideAccount> => {
  const oneGameLess = (side: 0 | 1): SideAccount => ({
    ...account[side],
    games: account[side].games - (side === winner ? 1 : 0),
  })
  return [oneGameLess(0), oneGameLess(1)]
}

function winChance(state: WhistState, dealer: Seat, side: 0 | 1): number {
  if (state.phase === 'over') return state.winner === side ? 1 : 0
  const [own, other] = [state.score[side], state.score[otherSide(side)]]
  return sideAt(dealer) === side ? dealerChance(own, other) : 1 - dealerChance(other, own)
}

/** Returns the expected value of the game, before a deal of `dealer` or when it is over. */
export const equity = (state: WhistState, dealer: Seat, seat: Seat): number =>
  estimateEquity(state, dealer, seat).equity
