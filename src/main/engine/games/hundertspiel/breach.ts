// Reasons why an action is not allowed (H-5 … H-7, H-10 … H-12, H-16, H-17, H-20, H-22, H-24,
// H-25).
import type { Card } from '../../../../shared/card.ts'
import type {
  HundertspielAction,
  HundertspielBreach,
  HundertspielWhy,
} from '../../../../shared/games/hundertspiel.ts'
import type { Seat } from '../../../../shared/view.ts'
import { cardLed, followingCards } from '../trick.ts'
import { announceFault, challengeFault, demandFault } from './announce.ts'
import { bidFault, layAwayFault, suitsToName } from './auction.ts'
import { declareFault } from './end.ts'
import { isFirstTrick, layFault } from './laying.ts'
import { lastRoundsFault } from './series.ts'
import { type HundertspielState, type InDealState, forehandOf } from './state.ts'

/** Returns the playable cards: any card, but trumps to a trump lead if the seat has them (H-7). */
export function playableCards({ hands, tricks, trump }: InDealState, seat: Seat): readonly Card[] {
  const hand = hands[seat] ?? []
  const led = cardLed(tricks)
  return led !== null && trump !== null && led.endsWith(trump) ? followingCards(hand, tricks) : hand
}

/** The rule that each action follows. */
const RULES: Readonly<Record<HundertspielAction['do'], HundertspielBreach['rule']>> = {
  newDeal: 'H-5',
  keep: 'H-5',
  bid: 'H-24',
  pass: 'H-24',
  buy: 'H-25',
  layAway: 'H-25',
  name: 'H-25',
  ask: 'H-16',
  lay: 'H-16',
  contra: 'H-17',
  announce: 'H-10',
  demand: 'H-11',
  challenge: 'H-12',
  lastRounds: 'H-22',
  play: 'H-7',
  declareOut: 'H-20',
  count: 'H-20',
}

/** Returns why an action is not allowed, or null. */
export function findBreach(
  state: HundertspielState,
  seat: Seat,
  action: HundertspielAction,
): HundertspielBreach | null {
  if (state.phase === 'open') return { rule: 'H-4', why: 'notDealt' }
  if (state.phase === 'settled') return { rule: 'H-4', why: 'dealOver' }
  if (state.phase === 'over') return { rule: 'H-19', why: 'partieOver' }
  // H-16: until the first trick is made something may be laid out of turn
  const isAside = action.do === 'lay' && isFirstTrick(state)
  if (seat !== state.asks && !isAside) return { rule: 'H-6', why: 'notYourTurn' }
  const why = findFault(state, seat, action)
  return why === null ? null : { rule: RULES[action.do], why }
}

const PASSED: readonly InDealState['phase'][] = [
  'bidding',
  'buying',
  'laying',
  'contra',
  'announcing',
]

function findFault(
  state: InDealState,
  seat: Seat,
  action: HundertspielAction,
): HundertspielWhy | null {
  const unlessPhase = (phase: InDealState['phase']): HundertspielWhy | null =>
    state.phase === phase ? null : 'notNow'
  switch (action.do) {
    case 'newDeal':
    case 'keep':
      return unlessPhase('exposed')
    case 'bid':
      return bidFault(state, seat, action.suit)
    case 'pass':
      return PASSED.includes(state.phase) ? null : 'notNow'
    case 'buy':
      return unlessPhase('buying')
    case 'layAway':
      return layAwayFault(state, seat, action)
    case 'name':
      return (
        unlessPhase('naming') ??
        (suitsToName(state.hands[seat] ?? []).includes(action.suit) ? null : 'doNotHeld')
      )
    case 'ask':
      return seat === forehandOf(state) ? unlessPhase('laying') : 'notNow'
    case 'lay':
      return layFault(state, seat, action.suits)
    case 'contra':
      return unlessPhase('contra')
    case 'announce':
      return announceFault(state, seat, action.rank, action.count)
    case 'demand':
      return demandFault(state, seat, action.rank)
    case 'challenge':
      return challengeFault(state, seat, action.rank)
    case 'lastRounds':
      return lastRoundsFault(state)
    case 'play':
      return cardFault(state, seat, action.card)
    case 'declareOut':
      return declareFault(state)
    case 'count':
      return unlessPhase('reckoning')
  }
}

function cardFault(state: InDealState, seat: Seat, card: Card): HundertspielWhy | null {
  if (state.phase !== 'play') return 'notNow'
  if (!(state.hands[seat] ?? []).includes(card)) return 'cardNotHeld'
  return playableCards(state, seat).includes(card) ? null : 'mustFollow'
}
