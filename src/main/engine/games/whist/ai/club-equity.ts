// Value of a score in short and long whist, exactly: points of the rubber, from the distribution of
// tricks and honours in a deal (W-14 … W-19). A single game counts as one partie.
import { type Pair, type Side, otherSide } from '../../../../../shared/duel.ts'
import { CLUB_RUBBER } from '../../../../../shared/games/whist.ts'
import type { Seat } from '../../../../../shared/view.ts'
import type { Prospects } from '../../../ai/statistics.ts'
import { type ClubCount, clubCount, clubValue, goalOf, markClubDeal } from '../clubs.ts'
import { GAMES } from '../rubber.ts'
import { type WhistState, HAND, sideAt } from '../state.ts'
import { DEALER_RESULTS } from './club-figures.ts'

/** A deal of the distribution: what the dealer's side, the first, and elder's have of it. */
interface DealResult {
  readonly part: number
  readonly tricks: Pair<number>
  readonly honours: Pair<number>
}

const ALL = DEALER_RESULTS.flat().reduce((sum, deals) => sum + deals, 0)
const HONOURS = 4

const RESULTS: readonly DealResult[] = DEALER_RESULTS.flatMap((row, place) =>
  row.flatMap((deals, tricks): readonly DealResult[] =>
    deals === 0
      ? []
      : [{ part: deals / ALL, tricks: [tricks, HAND - tricks], honours: [HONOURS - place, place] }],
  ),
)

/** A game between two deals: what follows is the dealer's side's, and then elder's. */
interface ClubScore {
  readonly count: ClubCount
  readonly games: Pair<number>
  readonly score: Pair<number>
}

const swapped = ([first, second]: Pair<number>): Pair<number> => [second, first]
const against = ({ chance, equity }: Prospects): Prospects => ({
  chance: 1 - chance,
  equity: -equity,
})

const known = new Map<string, Prospects>()

/** Returns the prospects of the dealer's side before the deal; every score behind it is higher. */
function dealerProspects(before: ClubScore): Prospects {
  const { count, games, score } = before
  const key = [count, ...games, ...score].join(' ')
  const cached = known.get(key)
  if (cached !== undefined) return cached
  const sum = RESULTS.reduce(
    (all, result) => {
      const { chance, equity } = afterDeal(before, result)
      return {
        chance: all.chance + result.part * chance,
        equity: all.equity + result.part * equity,
      }
    },
    { chance: 0, equity: 0 },
  )
  known.set(key, sum)
  return sum
}

/** Returns the same once the deal is marked by the rules: the deal passes (W-3). */
function afterDeal({ count, games, score }: ClubScore, { tricks, honours }: DealResult): Prospects {
  const goal = goalOf({ count })
  const marks = markClubDeal(score, goal, {
    tricks,
    honours,
    penalties: [],
    revoked: [false, false],
  })
  const points = (side: Side): number =>
    marks.reduce((sum, mark) => (mark.seat === side ? sum + mark.points : sum), score[side])
  const after: Pair<number> = [points(0), points(1)]
  if (after[0] < goal && after[1] < goal)
    return against(dealerProspects({ count, games: swapped(games), score: swapped(after) }))
  const winner: Side = after[0] >= goal ? 0 : 1
  // the next dealer is of elder's side
  const equity = wonPoints({ count, games, score: after }, winner, 1)
  return { chance: winner === 0 ? 1 : 0, equity }
}

/** Returns the points of a game won and of what follows it, for the first side (W-18, W-19). */
function wonPoints({ count, games, score }: ClubScore, winner: Side, dealer: Side): number {
  const sign = winner === 0 ? 1 : -1
  const value = sign * clubValue(count, score[otherSide(winner)])
  const won: Pair<number> = winner === 0 ? [games[0] + 1, games[1]] : [games[0], games[1] + 1]
  if (won[winner] === GAMES) return value + sign * CLUB_RUBBER
  const next = dealer === 0 ? won : swapped(won)
  const { equity } = dealerProspects({ count, games: next, score: [0, 0] })
  return value + (dealer === 0 ? equity : -equity)
}

/** Returns the prospects of a side before a deal of `dealer`, or when the game is over. */
export function estimateClubEquity(state: WhistState, dealer: Seat, side: Side): Prospects {
  const count = clubCount(state.options)
  if (count === null) throw new Error('a count of the clubs is missing')
  const ofSide = (pair: Pair<number>): Pair<number> => (side === 0 ? pair : swapped(pair))
  const games: Pair<number> = [state.account[0].games, state.account[1].games]
  const first: Side = sideAt(dealer) === side ? 0 : 1
  const score = ofSide(state.score)
  if (state.phase === 'over') {
    const winner: Side = state.winner === side ? 0 : 1
    // the account has the game already
    const before = ofSide(state.winner === 0 ? [games[0] - 1, games[1]] : [games[0], games[1] - 1])
    return {
      chance: winner === 0 ? 1 : 0,
      equity: wonPoints({ count, games: before, score }, winner, first),
    }
  }
  const own = { count, games: ofSide(games), score }
  return first === 0
    ? dealerProspects(own)
    : against(dealerProspects({ count, games: swapped(own.games), score: swapped(score) }))
}
