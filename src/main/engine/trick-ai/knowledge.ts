// A table as one seat sees it, as numbers: the cards played, what each seat has shown, and where
// the other cards may lie.
import { type Card, SUITS } from '../../../shared/card.ts'
import type { Seat, Trick } from '../../../shared/view.ts'
import { type CoveredHand, type Spreader, createGroupSpreader } from '../games/spread.ts'
import type { Random } from '../random.ts'
import {
  type Form,
  type TrickPosition,
  handIndex,
  clonePosition,
  emptyPosition,
  cardsHeld,
  playCode,
} from './position.ts'
import {
  type Code,
  type Numbering,
  bitOf,
  codeOf,
  codeSuit,
  readAt,
  listBits,
} from '../ai/cards.ts'

/** A game's description of a deal in play. */
export interface DealInPlay {
  readonly form: Form
  readonly numbering: Numbering
  readonly pack: readonly Card[]
  readonly seat: Seat
  /** The seat that led first in this deal. */
  readonly first: number
  readonly dealer: number
  /** The own cards. */
  readonly hand: readonly Card[]
  /** By seat, the number of cards in hand and what it has shown of them. */
  readonly covered: readonly CoveredHand[]
  readonly tricks: readonly Trick[]
  /** One of the last cards the dealer takes up. */
  readonly turnUp: Card
  /** By seat, cards in hand that all have seen besides, if there are any. */
  readonly seen?: readonly (readonly Card[])[]
  /** Number of cards in each of the hands not taken up yet; the same for all seats. */
  readonly waiting: readonly number[]
  /** Number of tricks played with one hand. */
  readonly handSize: number
}

export interface PastPlay {
  readonly seat: number
  readonly code: Code
}

/** One way the unseen cards may lie. */
export interface Determinization {
  /** All hands as they are, and as they were when they were taken up. */
  readonly hands: Int32Array
  readonly start: Int32Array
  /** The hands not taken up yet. */
  readonly waiting: readonly Int32Array[]
}

export interface Knowledge {
  readonly seat: number
  /** The current position, with the own hand only. */
  readonly position: TrickPosition
  /** The position when the current hands were taken up, without them. */
  readonly start: TrickPosition
  /** Plays since then. */
  readonly past: readonly PastPlay[]
  /** True if every card is known: there is only one determinization. */
  readonly isOpen: boolean
  /** Samples a determinization, each equally likely. */
  sampleHands(random: Random): Determinization
}

/** Converts a table to numbers. Throws if no deal could look like it. */
export function knowledgeFrom(table: DealInPlay): Knowledge {
  const { form, numbering, seat, tricks, waiting } = table
  const position = emptyPosition(form, Infinity, waiting.length)
  for (const card of table.pack) addCard(position.left, 0, numbering.toCode(card))
  position.leader = table.first
  let start = clonePosition(position)
  let past: PastPlay[] = []
  tricks.forEach((trick, number) => {
    trick.cards.forEach((card, place) => {
      past.push({ seat: (trick.leader + place) % form.seats, code: numbering.toCode(card) })
      playCode(position, numbering.toCode(card))
    })
    if (trick.winner === null || (number + 1) % table.handSize !== 0) return
    position.voids.fill(0)
    position.led.fill(-1)
    start = clonePosition(position)
    past = []
  })
  const own = table.hand.map(numbering.toCode)
  for (const code of own) addCard(position.hands, seat, code)
  const hasPlayed = past.slice(past.length - position.count).some((one) => one.seat === seat)
  position.ahead = own.length + (hasPlayed ? 1 : 0)
  start.ahead = position.ahead + Math.ceil((past.length - position.count) / form.seats)
  const spreads = buildUnseenSpread(table, position)
  const isOpen = form.seats === 2 && waiting.length === 0
  return {
    seat,
    position,
    start,
    past,
    isOpen,
    sampleHands: createSampler({ table, position, past }, spreads),
  }
}

/** Adds a card to a row of suits. */
function addCard(row: Int32Array, seat: number, code: Code): void {
  const place = handIndex(seat, codeSuit(code))
  row[place] = readAt(row, place) | bitOf(code)
}

interface UnseenSpread {
  readonly spreader: Spreader<Code>
  /** The hands the spreader fills, in order: seats, and last the waiting hands. */
  readonly seats: readonly number[]
  /** Seen cards in the hands of the other seats, by seat, without the turn-up. */
  readonly seen: readonly (readonly Code[])[]
  /** The turn-up until it is played, if its place is known; it may lie in a waiting hand. */
  readonly turned: Code | null
  readonly turnedWaits: boolean
}

/** Builds the spread of the unseen cards. */
function buildUnseenSpread(
  { form, numbering, covered, waiting, turnUp, dealer, seat, seen: lying = [] }: DealInPlay,
  position: TrickPosition,
): UnseenSpread {
  const turnUpCode = numbering.toCode(turnUp)
  const isOut = (readAt(position.left, codeSuit(turnUpCode)) & bitOf(turnUpCode)) === 0
  const turnedWaits = waiting.length > 0
  const turned = isOut || (!turnedWaits && dealer === seat) ? null : turnUpCode
  const seen = covered.map((_, other) =>
    other === seat
      ? []
      : (lying[other] ?? []).map(numbering.toCode).filter((code) => code !== turned),
  )
  const groups = SUITS.map((suit, number) => ({
    suit,
    cards: listBits(readAt(position.left, number) & ~cardsHeld(position, seat, number))
      .map((height) => codeOf(number, height))
      .filter((code) => code !== turned && !seen.some((cards) => cards.includes(code))),
  }))
  const seats = covered.flatMap((_, other) => (other === seat ? [] : [other]))
  const countKnown = (other: number): number =>
    (turned !== null && !turnedWaits && other === dealer ? 1 : 0) + (seen[other]?.length ?? 0)
  const hands = seats.flatMap((other) => {
    const one = covered[other]
    return one === undefined ? [] : [{ ...one, count: one.count - countKnown(other) }]
  })
  const rest =
    waiting.reduce((sum, one) => sum + one * form.seats, 0) -
    (turnedWaits && turned !== null ? 1 : 0)
  const all = rest > 0 ? [...hands, { count: rest, voids: new Set<string>() }] : hands
  // with irregularities, shown voids may contradict claims: then they are ignored
  const plain = all.map(({ count }) => ({ count, voids: new Set<string>() }))
  const spreader = createGroupSpreader(groups, all) ?? createGroupSpreader(groups, plain)
  if (spreader === null) throw new Error('a view that no deal could give')
  return { spreader, seats, seen, turned, turnedWaits }
}

type SeenTable = Pick<Knowledge, 'position' | 'past'> & { readonly table: DealInPlay }

/** Creates a function that samples one determinization. */
function createSampler(
  { table, position, past }: SeenTable,
  { spreader, seats, seen, turned, turnedWaits }: UnseenSpread,
) {
  const { form, dealer, waiting } = table
  return (random: Random): Determinization => {
    const laid = spreader.dealUnseen(random)
    const hands = position.hands.slice()
    seats.forEach((other, place) => {
      for (const code of laid[place] ?? []) addCard(hands, other, code)
    })
    seen.forEach((cards, other) => {
      for (const code of cards) addCard(hands, other, code)
    })
    if (turned !== null && !turnedWaits) addCard(hands, dealer, turned)
    const start = hands.slice()
    for (const { seat, code } of past) addCard(start, seat, code)
    return { hands, start, waiting: waitingIn(laid[seats.length] ?? []) }
  }

  /** Deals the waiting cards into hands; the turn-up lies in the dealer's last. */
  function waitingIn(cards: readonly Code[]): readonly Int32Array[] {
    let next = 0
    return waiting.map((size, number) => {
      const hand = new Int32Array(position.hands.length)
      for (let other = 0; other < form.seats; other += 1) {
        const isTurned = turned !== null && other === dealer && number === waiting.length - 1
        if (isTurned) addCard(hand, other, turned)
        for (let count = isTurned ? 1 : 0; count < size; count += 1)
          addCard(hand, other, cards[next++] ?? 0)
      }
      return hand
    })
  }
}
