// Laying the Do of the Twenty-six, or the two of the Fifty-two, and Contra (H-16, H-17).
import { type TrappolaSuit, requireValue } from '../../../../shared/card.ts'
import { type HundertspielWhy, BIDDING_ORDER } from '../../../../shared/games/hundertspiel.ts'
import type { Seat } from '../../../../shared/view.ts'
import { turnAmong } from '../trick.ts'
import { type Flow, prependEvents, askSeat, askAll, nextAfter } from './flow.ts'
import {
  type DealSoFar,
  type HundertspielEvent,
  type InDealState,
  dosIn,
  forehandOf,
  inOrder,
  isOpponent,
  sideAt,
} from './state.ts'

/** Returns true during the first trick, when laying out of turn is possible (H-16). */
export const isFirstTrick = ({ phase, tricks }: InDealState): boolean =>
  phase === 'play' && tricks.length === 1 && tricks[0]?.winner === null

/** Returns why a seat cannot lay now, whatever it holds (H-16), or null. */
function layingFault(deal: InDealState, seat: Seat): HundertspielWhy | null {
  if (deal.phase === 'laying') return null
  if (deal.phase !== 'play' || deal.options.scat) return 'notNow'
  if (deal.undertaking !== null || deal.hasAsked !== false || deal.decision !== null)
    return 'nothingToLay'
  if (!isFirstTrick(deal)) return 'notNow'
  return isOpponent(seat, forehandOf(deal), deal.options) ? null : 'partnerMayNot'
}

/** Returns why these Dos cannot be laid (H-16), or null. */
export function layFault(
  deal: InDealState,
  seat: Seat,
  suits: readonly TrappolaSuit[],
): HundertspielWhy | null {
  const fault = layingFault(deal, seat)
  if (fault !== null) return fault
  const ordered = BIDDING_ORDER.filter((suit) => suits.includes(suit))
  const isOrdered =
    ordered.length === suits.length && ordered.every((suit, place) => suit === suits[place])
  if (!isOrdered || suits.length === 0 || suits.length > 2) return 'wrongDos'
  const held = dosIn(deal.hands[seat] ?? [])
  return suits.every((suit) => held.includes(suit)) ? null : 'doNotHeld'
}

/** Returns what a seat can lay: one of its Dos, or two (H-16). */
export function layableDos(deal: InDealState, seat: Seat): readonly (readonly TrappolaSuit[])[] {
  if (layingFault(deal, seat) !== null) return []
  const held = dosIn(deal.hands[seat] ?? [])
  const pairs = held.flatMap((first, place) =>
    held.slice(place + 1).map((second) => [first, second]),
  )
  return [...held.map((suit) => [suit]), ...pairs]
}

/** Lays the Dos open; the other side may say Contra (H-16). */
export function layDos(before: InDealState, seat: Seat, suits: readonly TrappolaSuit[]): Flow {
  const state = askContra({
    ...before,
    undertaking: { how: 'laid', seat, suits, isHeld: true, contra: null },
  })
  return { state, events: [{ did: 'laid', seat, suits }] }
}

/** Lets forehand ask the others (H-16). */
export function askOthers(before: InDealState, seat: Seat): Flow {
  return prependEvents([{ did: 'asked', seat }], layingGoesOn({ ...before, hasAsked: true }, seat))
}

/** Passes the laying; forehand, if not asked, goes on (H-16). */
export function passLaying(before: InDealState, seat: Seat): Flow {
  if (seat === forehandOf(before))
    return { state: askAnnouncements({ ...before, hasAsked: false }), events: [] }
  return layingGoesOn(before, seat)
}

function layingGoesOn(before: InDealState, seat: Seat): Flow {
  const deal = { ...before, passed: [...before.passed, seat] }
  const asks = nextAfter(deal, seat, () => true)
  return { state: asks === null ? askAnnouncements(deal) : { ...deal, asks }, events: [] }
}

/** Asks all for announcements in order, after the laying (H-10). */
const askAnnouncements = (deal: DealSoFar): InDealState => askAll(deal, 'announcing')

/** Asks the other side for Contra, in order from forehand (H-17). */
export function askContra(before: DealSoFar): InDealState {
  const deal = { ...before, passed: [] }
  return askSeat(deal, 'contra', requireValue(inOrder(deal).find((seat) => isAgainst(deal, seat))))
}

const isAgainst = ({ undertaking, options }: DealSoFar, seat: Seat): boolean =>
  undertaking !== null && sideAt(undertaking.seat, options) !== sideAt(seat, options)

/** Continues after the Contra: with announcements, or with the trick in which the game was laid. */
function goOn(deal: DealSoFar): InDealState {
  return deal.tricks.length === 0 ? askAnnouncements(deal) : startTricks({ ...deal, passed: [] })
}

/** Starts or continues the tricks, which determine whose turn it is (H-6). */
export const startTricks = (deal: DealSoFar): InDealState =>
  askSeat(deal, 'play', turnAmong(deal.tricks, forehandOf(deal), deal.options.players))

/** Says Contra (H-17). */
export function sayContra(before: InDealState, seat: Seat): Flow {
  const { undertaking } = before
  if (undertaking === null) throw new Error('Contra to nothing')
  const said: HundertspielEvent = { did: 'saidContra', seat }
  return {
    state: goOn({ ...before, undertaking: { ...undertaking, contra: seat } }),
    events: [said],
  }
}

export function passContra(before: InDealState, seat: Seat): Flow {
  const deal = { ...before, passed: [...before.passed, seat] }
  const order = inOrder(deal)
  const asks = order.slice(order.indexOf(seat) + 1).find((one) => isAgainst(deal, one))
  return { state: asks === undefined ? goOn(deal) : { ...deal, asks }, events: [] }
}
