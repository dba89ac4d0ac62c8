// Sampling of states: every placement of the unseen cards that fits the view, E-21 included,
// equally likely.
import { type Card, suitOf } from '../../../../../shared/card.ts'
import { type Side, isSide, otherSide } from '../../../../../shared/duel.ts'
import type { Random } from '../../../random.ts'
import { countCards, openCards } from '../../covered.ts'
import { removeCards } from '../../pack.ts'
import { placeUnseen } from '../../placement.ts'
import { type DealSoFar, type EcarteState, ECARTE_PACK, height } from '../state.ts'
import { announcedKing, knownKing } from '../known.ts'
import { publicDeal, sampleWithSlips } from './sample-slips.ts'
import type { EcarteSeatView } from '../view.ts'

/** Samples a state that this seat cannot tell from the real one. Throws for an onlooker. */
export function sampleState(view: EcarteSeatView, random: Random): EcarteState {
  const { options, score, deals } = view
  if (view.phase === 'open') return { phase: 'open', options, score, deals }
  const deal = sampleDeal(view, random)
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
      if (view.outcome === null || !isSide(view.outcome.winner))
        throw new Error('a finished partie without a winner')
      return { ...deal, phase: 'over', winner: view.outcome.winner, value: view.outcome.value }
  }
}

function sampleDeal(view: EcarteSeatView, random: Random): DealSoFar {
  if (view.slips !== undefined) return sampleWithSlips(view, random, sampleState)
  const { eye, turnUp, dealer } = view
  if (!isSide(eye) || turnUp === null || dealer === null) throw new Error('not the view of a seat')
  const other = otherSide(eye)
  const king = knownKing(view, other)
  const unseen = removeCards(ECARTE_PACK, [...seenCards(view, eye), turnUp, ...king])
  const place = {
    count: countCards(view.hands[other]) - king.length,
    admits: possibleCards(view, other),
  }
  const laid = countCards(view.discards[other])
  const his = removeCards(announcedKing(view, other), king)
  let { held, rest } = placeUnseen(unseen, place, random)
  // an announced king that may be discarded is not in the talon
  while (his.some((card) => rest.indexOf(card) >= laid))
    ({ held, rest } = placeUnseen(unseen, place, random))
  const hand = [...king, ...held]
  const discards = rest.slice(0, laid)
  const own = { hand: openCards(view.hands[eye]), discards: openCards(view.discards[eye]) }
  return {
    ...publicDeal(view),
    dealer,
    turnUp,
    hands: eye === 0 ? [own.hand, hand] : [hand, own.hand],
    discards: eye === 0 ? [own.discards, discards] : [discards, own.discards],
    talon: rest.slice(laid),
  }
}

const seenCards = (view: EcarteSeatView, eye: Side): readonly Card[] => [
  ...openCards(view.hands[eye]),
  ...openCards(view.discards[eye]),
  ...view.tricks.flatMap((trick) => trick.cards),
]

/** Returns the test for cards the other side can still hold (E-21); a renonce shows nothing. */
export function possibleCards(view: EcarteSeatView, other: Side): (card: Card) => boolean {
  if (view.slips !== undefined) return () => true
  const tests = view.tricks.flatMap((trick) => {
    const [lead, reply] = trick.cards
    if (trick.leader === other || lead === undefined || reply === undefined) return []
    return [impossibleAfter(lead, reply, view)]
  })
  return (card) => !tests.some((test) => test(card))
}

function impossibleAfter(lead: Card, reply: Card, view: EcarteSeatView): (card: Card) => boolean {
  const suit = suitOf(lead)
  if (suitOf(reply) === suit)
    return height(reply) > height(lead)
      ? () => false
      : (card) => suitOf(card) === suit && height(card) > height(lead)
  if (suitOf(reply) === view.trump) return (card) => suitOf(card) === suit
  return (card) => suitOf(card) === suit || suitOf(card) === view.trump
}
