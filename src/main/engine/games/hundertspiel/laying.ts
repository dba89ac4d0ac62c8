// Laying open the Do of the Twenty-six, or the two of the Fifty-two, and Contra (H-16, H-17).
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

/** H-16: from the first lead until the trick is made whose turn it is does not matter for laying. */
export const isFirstTrick = ({ phase, tricks }: InDealState): boolean =>
  phase === 'play' && tricks.length === 1 && tricks[0]?.winner === null

/** H-16: why a seat cannot lay anything now, whatever it holds. */
function layingFault(deal: InDealState, seat: Seat): HundertspielWhy | null {
  if (deal.phase === 'laying') return null
  if (deal.phase !== 'play' || deal.options.scat) return 'notNow'
  if (deal.undertaking !== null || deal.hasAsked !== false || deal.decision !== null) return 'nothingToLay'
  if (!isFirstTrick(deal)) return 'notNow'
  return isOpponent(seat, forehandOf(deal), deal.options) ? null : 'partnerMayNot'
}

/** H-16: why these Dos cannot be laid. */
export function layFault(deal: InDealState, seat: Seat, suits: readonly TrappolaSuit[]): HundertspielWhy | null {
  const fault = layingFault(deal, seat)
  if (fault !== null) return fault
  const ordered = BIDDING_ORDER.filter((suit) => suits.includes(suit))
  const isOrdered = ordered.length === suits.length && ordered.every((suit, place) => suit === suits[place])
  if (!isOrdered || suits.length === 0 || suits.length > 2) return 'wrongDos'
  const held = dosIn(deal.hands[seat] ?? [])
  return suits.every((suit) => held.includes(suit)) ? null : 'doNotHeld'
}

/** H-16: what a seat can lay: one of its Dos, or two. */
export function layableDos(deal: InDealState, seat: Seat): readonly (readonly TrappolaSuit[])[] {
  if (layingFault(deal, seat) !== null) return []
  const held = dosIn(deal.hands[seat] ?? [])
  const pairs = held.flatMap((first, place) => held.slice(place + 1).map((second) => [first, second]))
  return [...held.map((suit) => [suit]), ...pairs]
}

/** H-16: the Dos lie open, and the other side may say Contra. */
export function layDos(before: InDealState, seat: Seat, suits: readonly TrappolaSuit[]): Flow {
  const state = askContra({ ...before, undertaking: { how: 'laid', seat, suits, isHeld: true, contra: null } })
  return { state, events: [{ did: 'laid', seat, suits }] }
}

/** H-16: forehand asks the others. */
export function askOthers(before: InDealState, seat: Seat): Flow {
  return prependEvents([{ did: 'asked', seat }], layingGoesOn({ ...before, hasAsked: true }, seat))
}

/** H-16: nothing to lay; forehand, unasked, goes on. */
export function passLaying(before: InDealState, seat: Seat): Flow {
  if (seat === forehandOf(before)) return { state: askAnnouncements({ ...before, hasAsked: false }), events: [] }
  return layingGoesOn(before, seat)
}

function layingGoesOn(before: InDealState, seat: Seat): Flow {
  const deal = { ...before, passed: [...before.passed, seat] }
  const asks = nextAfter(deal, seat, () => true)
  return { state: asks === null ? askAnnouncements(deal) : { ...deal, asks }, events: [] }
}

/** H-10: after the laying all are asked in order. */
const askAnnouncements = (deal: DealSoFar): InDealState => askAll(deal, 'announcing')

/** H-17: the other side is asked, in order from forehand. */
export function askContra(before: DealSoFar): InDealState {
  const deal = { ...before, passed: [] }
  return askSeat(deal, 'contra', requireValue(inOrder(deal).find((seat) => isAgainst(deal, seat))))
}

const isAgainst = ({ undertaking, options }: DealSoFar, seat: Seat): boolean =>
  undertaking !== null && sideAt(undertaking.seat, options) !== sideAt(seat, options)

/** After the Contra: the announcements, or where it was laid in the first trick, that. */
function goOn(deal: DealSoFar): InDealState {
  return deal.tricks.length === 0 ? askAnnouncements(deal) : startTricks({ ...deal, passed: [] })
}

/** The tricks go on: whose turn it is they tell themselves (H-6). */
export const startTricks = (deal: DealSoFar): InDealState =>
  askSeat(deal, 'play', turnAmong(deal.tricks, forehandOf(deal), deal.options.players))

/** H-17 */
export function sayContra(before: InDealState, seat: Seat): Flow {
  const { undertaking } = before
  if (undertaking === null) throw new Error('Contra to nothing')
  const said: HundertspielEvent = { did: 'saidContra', seat }
  return { state: goOn({ ...before, undertaking: { ...undertaking, contra: seat } }), events: [said] }
}

export function passContra(before: InDealState, seat: Seat): Flow {
  const deal = { ...before, passed: [...before.passed, seat] }
  const order = inOrder(deal)
  const asks = order.slice(order.indexOf(seat) + 1).find((one) => isAgainst(deal, one))
  return { state: asks === undefined ? goOn(deal) : { ...deal, asks }, events: [] }
}
