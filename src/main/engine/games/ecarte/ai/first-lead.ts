// The lead of elder to the first trick: the card with which they make the most points if nothing is
// known of the dealer's hand. It is tabulated for every hand by study/first-leads.ts, because a
// playout has no time to count.
import type { Bit, Cards32 } from './bits.ts'
import { FIRST_LEADS } from './first-lead-figures.ts'
import { afterLead } from './solve.ts'
import { countBits, lowestBit } from '../../../ai/cards.ts'

const HAND = 5
const SUIT_CARDS = 256

/** Number of different leads of a hand, as digits in `FIRST_LEADS`. */
const LEADS = 5
const FIRST_LETTER = 97

/**
 * Lists every hand of five cards with its plain suits from high to low, as sets of cards in
 * ascending order (as unsigned numbers): the order of the table.
 */
export function listOrderedHands(): Uint32Array {
  const bySize = Array.from({ length: HAND + 1 }, (_, size) =>
    Array.from({ length: SUIT_CARDS }, (__, cards) => cards).filter(
      (cards) => countBits(cards) === size,
    ),
  )
  const atMost = (size: number): readonly number[] => bySize.slice(0, size + 1).flat()
  const hands: number[] = []
  for (const trumps of atMost(HAND))
    for (const first of atMost(HAND - countBits(trumps)))
      for (const second of atMost(HAND - countBits(trumps) - countBits(first))) {
        if (second > first) continue
        const left = HAND - countBits(trumps) - countBits(first) - countBits(second)
        for (const third of bySize[left] ?? [])
          if (third <= second)
            hands.push((trumps | (first << 8) | (second << 16) | (third << 24)) >>> 0)
      }
  return Uint32Array.from(hands).toSorted()
}

let orderedHands: Uint32Array | null = null

/** Returns the place of a hand in the table. */
function placeOf(hand: number): number {
  orderedHands ??= listOrderedHands()
  let low = 0
  let high = orderedHands.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((orderedHands[middle] ?? 0) < hand) low = middle + 1
    else high = middle
  }
  return low
}

/** Writes leads, each the place of a card in its ordered hand from low to high, two a letter. */
export const writeLeads = (leads: readonly number[]): string =>
  Array.from({ length: Math.ceil(leads.length / 2) }, (_, pair) =>
    String.fromCodePoint(
      FIRST_LETTER + (leads[2 * pair] ?? 0) * LEADS + (leads[2 * pair + 1] ?? 0),
    ),
  ).join('')

function readLead(place: number): number {
  const pair = FIRST_LEADS.charCodeAt(place >> 1) - FIRST_LETTER
  return place % 2 === 0 ? Math.floor(pair / LEADS) : pair % LEADS
}

/** Returns the lead of a hand of five cards. */
export function findFirstLead(hand: Cards32): Bit {
  const suits: readonly [number, number, number] = [8, 16, 24]
  let [first, second, third] = suits
  const cardsOf = (suit: number): number => (hand >>> suit) & 0xff
  if (cardsOf(first) < cardsOf(second)) [first, second] = [second, first]
  if (cardsOf(second) < cardsOf(third)) [second, third] = [third, second]
  if (cardsOf(first) < cardsOf(second)) [first, second] = [second, first]
  const ordered =
    (hand & 0xff) | (cardsOf(first) << 8) | (cardsOf(second) << 16) | (cardsOf(third) << 24)
  let rest = ordered
  for (let before = readLead(placeOf(ordered >>> 0)); before > 0; before -= 1) rest &= rest - 1
  const lead = lowestBit(rest)
  const suit = [0, first, second, third][lead >> 3] ?? 0
  return suit + (lead & 7)
}

/** Returns elder's tricks if they lead so, and then both play as if all cards were seen. */
export function tricksOfElder(elder: Cards32, dealer: Cards32): number {
  const lead = findFirstLead(elder)
  return afterLead(elder & ~(1 << lead), dealer, lead, HAND, -1, HAND + 1)
}
