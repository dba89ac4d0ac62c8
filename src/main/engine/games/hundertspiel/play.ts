// Turn order, legal actions and their results (H-5 … H-7, H-10 … H-12, H-16, H-17, H-20, H-22,
// H-24, H-25).
import { type HundertspielAction, ANNOUNCED_RANKS } from '../../../../shared/games/hundertspiel.ts'
import type { Seat } from '../../../../shared/view.ts'
import {
  applyAnnouncement,
  announceableRanks,
  applyChallenge,
  challengeFault,
  applyDemand,
  demandFault,
} from './announce.ts'
import {
  applyBid,
  applyPurchase,
  applyDiscard,
  nameTrumps,
  passBid,
  passPurchase,
  suitsToBid,
  suitsToName,
  waysToLayAway,
} from './auction.ts'
import { playableCards } from './breach.ts'
import { answerExposed } from './deal.ts'
import { declareNoClaim, declareFault, declareOut } from './end.ts'
import { type Flow, prependEvents, nextAfter } from './flow.ts'
import {
  askOthers,
  sayContra,
  isFirstTrick,
  layDos,
  layableDos,
  passContra,
  passLaying,
  startTricks,
} from './laying.ts'
import { lastRounds, lastRoundsFault } from './series.ts'
import { type HundertspielState, type InDealState, forehandOf, isInDeal, seatsIn } from './state.ts'
import { playCard } from './tricks.ts'

/** Returns the seat whose turn it is, as all see it. */
export const seatToPlay = (state: HundertspielState): Seat | null =>
  isInDeal(state) ? state.asks : null

/** Returns the seat whose turn it is, and those that may lay out of turn (H-16). */
export function seatsToAct(state: HundertspielState): readonly Seat[] {
  if (!isInDeal(state)) return []
  const { asks, options } = state
  if (!isFirstTrick(state)) return [asks]
  return [
    asks,
    ...seatsIn(options).filter((seat) => seat !== asks && layableDos(state, seat).length > 0),
  ]
}

/** Returns the legal actions of a seat. */
export function legalActions(state: HundertspielState, seat: Seat): readonly HundertspielAction[] {
  if (!isInDeal(state)) return []
  if (state.asks !== seat) return isFirstTrick(state) ? layActions(state, seat) : []
  const hand = state.hands[seat] ?? []
  switch (state.phase) {
    case 'exposed':
      return [{ do: 'newDeal' }, { do: 'keep' }]
    case 'bidding':
      return [
        ...suitsToBid(state, seat).map((suit): HundertspielAction => ({ do: 'bid', suit })),
        PASS,
      ]
    case 'buying':
      return [{ do: 'buy' }, PASS]
    case 'layingAway':
      return waysToLayAway(state, seat).map((cards) => ({ do: 'layAway', cards }))
    case 'naming':
      return suitsToName(hand).map((suit) => ({ do: 'name', suit }))
    case 'laying':
      return [...layActions(state, seat), ...(seat === forehandOf(state) ? [ASK] : []), PASS]
    case 'contra':
      return [{ do: 'contra' }, PASS]
    case 'announcing':
      return [...announceActions(state, seat), ...lastRoundsActions(state), PASS]
    case 'play':
      return inPlay(state, seat)
    case 'reckoning':
      return [...challengeActions(state, seat), ...declareActions(state), { do: 'count' }]
  }
}

const PASS: HundertspielAction = { do: 'pass' }
const ASK: HundertspielAction = { do: 'ask' }

const inPlay = (state: InDealState, seat: Seat): readonly HundertspielAction[] => [
  ...playableCards(state, seat).map((card): HundertspielAction => ({ do: 'play', card })),
  ...announceActions(state, seat),
  ...layActions(state, seat),
  ...demandActions(state, seat),
  ...challengeActions(state, seat),
  ...declareActions(state),
]

const layActions = (state: InDealState, seat: Seat): readonly HundertspielAction[] =>
  layableDos(state, seat).map((suits) => ({ do: 'lay', suits }))
const announceActions = (state: InDealState, seat: Seat): readonly HundertspielAction[] =>
  announceableRanks(state, seat).map(({ rank, count: number }) => ({
    do: 'announce',
    rank,
    count: number,
  }))
const demandActions = (state: InDealState, seat: Seat): readonly HundertspielAction[] =>
  state.announcements.length === 0
    ? []
    : ANNOUNCED_RANKS.flatMap((rank) =>
        demandFault(state, seat, rank) === null ? [{ do: 'demand', rank }] : [],
      )
const challengeActions = (state: InDealState, seat: Seat): readonly HundertspielAction[] =>
  state.announcements.length === 0
    ? []
    : ANNOUNCED_RANKS.flatMap((rank) =>
        challengeFault(state, seat, rank) === null ? [{ do: 'challenge', rank }] : [],
      )
const declareActions = (state: InDealState): readonly HundertspielAction[] =>
  declareFault(state) === null ? [{ do: 'declareOut' }] : []
const lastRoundsActions = (state: InDealState): readonly HundertspielAction[] =>
  lastRoundsFault(state) === null ? [{ do: 'lastRounds' }] : []

/** Applies an action that `findBreach` allows. */
export function applyAction(
  state: HundertspielState,
  seat: Seat,
  action: HundertspielAction,
): Flow {
  if (!isInDeal(state)) throw new Error(`${action.do} in phase ${state.phase}`)
  switch (action.do) {
    case 'newDeal':
    case 'keep':
      return answerExposed(state, seat, action.do)
    case 'bid':
      return applyBid(state, seat, action.suit)
    case 'pass':
      return applyPass(state, seat)
    case 'buy':
      return applyPurchase(state, seat)
    case 'layAway':
      return applyDiscard(state, seat, action.cards)
    case 'name':
      return nameTrumps(state, seat, action.suit)
    case 'ask':
      return askOthers(state, seat)
    case 'lay':
      return layDos(state, seat, action.suits)
    case 'contra':
      return sayContra(state, seat)
    case 'announce':
      return applyAnnouncement(state, seat, action.rank, action.count)
    case 'demand':
      return applyDemand(state, seat, action.rank)
    case 'challenge':
      return applyChallenge(state, seat, action.rank)
    case 'lastRounds':
      return lastRounds(state, seat)
    case 'play':
      return playCard(state, seat, action.card)
    case 'declareOut':
      return declareOut(state, seat)
    case 'count':
      return declareNoClaim(state, seat)
  }
}

/** Applies „Weiter“, in any phase. */
function applyPass(state: InDealState, seat: Seat): Flow {
  const { phase } = state
  if (phase === 'bidding') return prependEvents([passedEvent(seat, phase)], passBid(state, seat))
  if (phase === 'buying')
    return prependEvents([passedEvent(seat, phase)], passPurchase(state, seat))
  if (phase === 'laying') {
    const asks = seat !== forehandOf(state)
    return prependEvents([{ ...passedEvent(seat, phase), asks }], passLaying(state, seat))
  }
  if (phase === 'contra') return prependEvents([passedEvent(seat, phase)], passContra(state, seat))
  if (phase === 'announcing')
    return prependEvents([passedEvent(seat, phase)], passAnnouncing(state, seat))
  throw new Error(`nothing to pass in phase ${phase}`)
}

const passedEvent = (
  seat: Seat,
  phase: 'bidding' | 'buying' | 'laying' | 'contra' | 'announcing',
) => ({ did: 'passed', seat, phase, asks: true }) as const

/** Passes the announcing; after the last player the tricks begin (H-10). */
function passAnnouncing(before: InDealState, seat: Seat): Flow {
  const deal = { ...before, passed: [...before.passed, seat] }
  const asks = nextAfter(deal, seat, () => true)
  return {
    state: asks === null ? startTricks({ ...deal, passed: [] }) : { ...deal, asks },
    events: [],
  }
}
