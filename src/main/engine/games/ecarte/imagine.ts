// What a seat may imagine: every placement of the unseen cards that fits what it saw, E-21 included, equally likely.
import { type Card, suitOf } from '../../../../shared/card.ts'
import { type Side, isSide, otherSide } from '../../../../shared/duel.ts'
import { PACKETS } from '../../../../shared/games/ecarte.ts'
import type { Random } from '../../random.ts'
import { countOf, openCards } from '../covered.ts'
import { without } from '../pack.ts'
import { placeUnseen } from '../placement.ts'
import { type DealSoFar, type EcarteState, ECARTE_PACK, height } from './state.ts'
import { dueAsSeen } from './markers.ts'
import { announcedKing, knownKing } from './known.ts'
import { imagineWithSlips } from './slips/imagine.ts'
import type { EcarteSight } from './view.ts'

/**
 * Some state that the seat of this view cannot tell from the real one. Throws on an onlooker's view.
 */
export function imagine(view: EcarteSight, random: Random): EcarteState {
  const { options, score, deals } = view
  if (view.phase === 'open') return { phase: 'open', options, score, deals }
  const deal = imagineDeal(view, random)
  switch (view.phase) {
    case 'exchange':
      if (view.asks === null) throw new Error('an exchange that asks for nothing')
      return { ...deal, phase: 'exchange', asks: view.asks }
    case 'play':
    case 'settled':
      return { ...deal, phase: view.phase }
    case 'reckoning':
      return { ...deal, phase: 'reckoning', counted: view.turn === otherSide(deal.dealer) ? 0 : 1 }
    case 'over':
      if (view.outcome === null || !isSide(view.outcome.winner)) throw new Error('a partie over that nobody won')
      return { ...deal, phase: 'over', winner: view.outcome.winner, value: view.outcome.value }
  }
}

function imagineDeal(view: EcarteSight, random: Random): DealSoFar {
  if (view.slips !== undefined) return imagineWithSlips(view, random, imagine)
  const { eye, turnUp, dealer } = view
  if (eye === 'onlooker' || eye === 'open' || !isSide(eye) || turnUp === null || dealer === null)
    throw new Error('not the view of a seat')
  const other = otherSide(eye)
  const king = knownKing(view, other)
  const unseen = without(ECARTE_PACK, [...seen(view, eye), turnUp, ...king])
  const place = { count: countOf(view.hands[other]) - king.length, admits: admitted(view, other) }
  const laid = countOf(view.discards[other])
  const his = without(announcedKing(view, other), king)
  let { held, rest } = placeUnseen(unseen, place, random)
  // what he announced and may have laid away is not in the talon
  while (his.some((card) => rest.indexOf(card) >= laid)) ({ held, rest } = placeUnseen(unseen, place, random))
  const hand = [...king, ...held]
  const discards = rest.slice(0, laid)
  const { options, score, deals, exchanges, vulnerable, tricks, tricksWon, marks } = view
  const own = { hand: openCards(view.hands[eye]), discards: openCards(view.discards[eye]) }
  return {
    ...{ options, score, deals, dealer, turnUp, exchanges, vulnerable, tricks, tricksWon, marks },
    king: view.king,
    // how the packets were given is heard, not seen, and changes nothing any more
    packets: PACKETS[0],
    hands: eye === 0 ? [own.hand, hand] : [hand, own.hand],
    discards: eye === 0 ? [own.discards, discards] : [discards, own.discards],
    talon: rest.slice(laid),
    ...dueAsSeen(options, view.due),
  }
}

const seen = (view: EcarteSight, eye: Side): readonly Card[] => [
  ...openCards(view.hands[eye]),
  ...openCards(view.discards[eye]),
  ...view.tricks.flatMap((trick) => trick.cards),
]

/** E-21 read backwards: which cards the other side can still hold, given what it followed with. A renonce shows nothing. */
export function admitted(view: EcarteSight, other: Side): (card: Card) => boolean {
  if (view.slips !== undefined) return () => true
  const tests = view.tricks.flatMap((trick) => {
    const [lead, reply] = trick.cards
    if (trick.leader === other || lead === undefined || reply === undefined) return []
    return [excluded(lead, reply, view)]
  })
  return (card) => !tests.some((test) => test(card))
}

function excluded(lead: Card, reply: Card, view: EcarteSight): (card: Card) => boolean {
  const suit = suitOf(lead)
  if (suitOf(reply) === suit)
    return height(reply) > height(lead) ? () => false : (card) => suitOf(card) === suit && height(card) > height(lead)
  if (suitOf(reply) === view.trump) return (card) => suitOf(card) === suit
  return (card) => suitOf(card) === suit || suitOf(card) === view.trump
}
