// Whose turn it is, what may be done, and what comes of it (H-5 … H-7, H-10 … H-12, H-16, H-17, H-20, H-22, H-24, H-25).
import { type HundertspielAction, ANNOUNCED_RANKS } from '../../../../shared/games/hundertspiel.ts'
import type { Seat } from '../../../../shared/view.ts'
import { announce, announceable, challenge, challengeFault, demand, demandFault } from './announce.ts'
import { bid, buy, layAway, name, passBid, passPurchase, suitsToBid, suitsToName, waysToLayAway } from './auction.ts'
import { playable } from './breach.ts'
import { answerExposed } from './deal.ts'
import { count, declareFault, declareOut } from './end.ts'
import { type Flow, after, nextAfter } from './flow.ts'
import { ask, contra, isFirstTrick, lay, layable, passContra, passLaying, playing } from './laying.ts'
import { lastRounds, lastRoundsFault } from './sitting.ts'
import { type HundertspielState, type InDealState, forehandOf, isInDeal, seatsIn } from './state.ts'
import { playCard } from './tricks.ts'

/** Whose turn it is, as everybody sees it. */
export const turn = (state: HundertspielState): Seat | null => (isInDeal(state) ? state.asks : null)

/** Whose turn it is, and who holds what may be laid out of turn (H-16). */
export function toAct(state: HundertspielState): readonly Seat[] {
  if (!isInDeal(state)) return []
  const { asks, options } = state
  if (!isFirstTrick(state)) return [asks]
  return [asks, ...seatsIn(options).filter((seat) => seat !== asks && layable(state, seat).length > 0)]
}

/** What a seat may do. */
export function legal(state: HundertspielState, seat: Seat): readonly HundertspielAction[] {
  if (!isInDeal(state)) return []
  if (state.asks !== seat) return isFirstTrick(state) ? laysOf(state, seat) : []
  const hand = state.hands[seat] ?? []
  switch (state.phase) {
    case 'exposed':
      return [{ do: 'newDeal' }, { do: 'keep' }]
    case 'bidding':
      return [...suitsToBid(state, seat).map((suit): HundertspielAction => ({ do: 'bid', suit })), PASS]
    case 'buying':
      return [{ do: 'buy' }, PASS]
    case 'layingAway':
      return waysToLayAway(state, seat).map((cards) => ({ do: 'layAway', cards }))
    case 'naming':
      return suitsToName(hand).map((suit) => ({ do: 'name', suit }))
    case 'laying':
      return [...laysOf(state, seat), ...(seat === forehandOf(state) ? [ASK] : []), PASS]
    case 'contra':
      return [{ do: 'contra' }, PASS]
    case 'announcing':
      return [...announcementsOf(state, seat), ...lastRoundsOf(state), PASS]
    case 'play':
      return inPlay(state, seat)
    case 'reckoning':
      return [...challengesOf(state, seat), ...declaringOf(state), { do: 'count' }]
  }
}

const PASS: HundertspielAction = { do: 'pass' }
const ASK: HundertspielAction = { do: 'ask' }

const inPlay = (state: InDealState, seat: Seat): readonly HundertspielAction[] => [
  ...playable(state, seat).map((card): HundertspielAction => ({ do: 'play', card })),
  ...announcementsOf(state, seat),
  ...laysOf(state, seat),
  ...demandsOf(state, seat),
  ...challengesOf(state, seat),
  ...declaringOf(state),
]

const laysOf = (state: InDealState, seat: Seat): readonly HundertspielAction[] =>
  layable(state, seat).map((suits) => ({ do: 'lay', suits }))
const announcementsOf = (state: InDealState, seat: Seat): readonly HundertspielAction[] =>
  announceable(state, seat).map(({ rank, count: number }) => ({ do: 'announce', rank, count: number }))
const demandsOf = (state: InDealState, seat: Seat): readonly HundertspielAction[] =>
  state.announcements.length === 0
    ? []
    : ANNOUNCED_RANKS.flatMap((rank) => (demandFault(state, seat, rank) === null ? [{ do: 'demand', rank }] : []))
const challengesOf = (state: InDealState, seat: Seat): readonly HundertspielAction[] =>
  state.announcements.length === 0
    ? []
    : ANNOUNCED_RANKS.flatMap((rank) => (challengeFault(state, seat, rank) === null ? [{ do: 'challenge', rank }] : []))
const declaringOf = (state: InDealState): readonly HundertspielAction[] =>
  declareFault(state) === null ? [{ do: 'declareOut' }] : []
const lastRoundsOf = (state: InDealState): readonly HundertspielAction[] =>
  lastRoundsFault(state) === null ? [{ do: 'lastRounds' }] : []

/** Only ever called without a breach. */
export function step(state: HundertspielState, seat: Seat, action: HundertspielAction): Flow {
  if (!isInDeal(state)) throw new Error(`${action.do} in phase ${state.phase}`)
  switch (action.do) {
    case 'newDeal':
    case 'keep':
      return answerExposed(state, seat, action.do)
    case 'bid':
      return bid(state, seat, action.suit)
    case 'pass':
      return pass(state, seat)
    case 'buy':
      return buy(state, seat)
    case 'layAway':
      return layAway(state, seat, action.cards)
    case 'name':
      return name(state, seat, action.suit)
    case 'ask':
      return ask(state, seat)
    case 'lay':
      return lay(state, seat, action.suits)
    case 'contra':
      return contra(state, seat)
    case 'announce':
      return announce(state, seat, action.rank, action.count)
    case 'demand':
      return demand(state, seat, action.rank)
    case 'challenge':
      return challenge(state, seat, action.rank)
    case 'lastRounds':
      return lastRounds(state, seat)
    case 'play':
      return playCard(state, seat, action.card)
    case 'declareOut':
      return declareOut(state, seat)
    case 'count':
      return count(state, seat)
  }
}

/** „Weiter“, whatever is asked. */
function pass(state: InDealState, seat: Seat): Flow {
  const { phase } = state
  if (phase === 'bidding') return after([passed(seat, phase)], passBid(state, seat))
  if (phase === 'buying') return after([passed(seat, phase)], passPurchase(state, seat))
  if (phase === 'laying') {
    const asks = seat !== forehandOf(state)
    return after([{ ...passed(seat, phase), asks }], passLaying(state, seat))
  }
  if (phase === 'contra') return after([passed(seat, phase)], passContra(state, seat))
  if (phase === 'announcing') return after([passed(seat, phase)], passAnnouncing(state, seat))
  throw new Error(`nothing to pass in phase ${phase}`)
}

const passed = (seat: Seat, phase: 'bidding' | 'buying' | 'laying' | 'contra' | 'announcing') =>
  ({ did: 'passed', seat, phase, asks: true }) as const

/** H-10: when all have spoken the tricks begin. */
function passAnnouncing(before: InDealState, seat: Seat): Flow {
  const deal = { ...before, passed: [...before.passed, seat] }
  const asks = nextAfter(deal, seat, () => true)
  return { state: asks === null ? playing({ ...deal, passed: [] }) : { ...deal, asks }, events: [] }
}
