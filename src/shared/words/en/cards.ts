// The cards in English, counting them, and the sentences that every game played with tricks shares.
import { type Card, type Rank, type Suit, type TrappolaSuit, suitOf } from '../../card.ts'
import { otherSide } from '../../duel.ts'
import type { Seat } from '../../view.ts'
import { type CardWords, cardWords } from '../card-words.ts'
import { counted, numeral } from '../counting.ts'
import {
  type PlayAsks,
  type PlayHeard,
  type PlayWhy,
  type Prompts,
  isFour,
  sideTeller,
  teller,
  wordless,
} from '../play-words.ts'
import type { Company } from '../words.ts'

const TAG = 'en-GB'

const TRAPPOLA: Readonly<Record<TrappolaSuit, string>> = {
  SP: 'Spade',
  CO: 'Coppe',
  DE: 'Denari',
  BA: 'Bastoni',
}
const SUITS: Readonly<Record<Suit, string>> = {
  S: 'spades',
  H: 'hearts',
  D: 'diamonds',
  C: 'clubs',
  ...TRAPPOLA,
}

const PIPS = {
  '10': '10',
  '9': '9',
  '8': '8',
  '7': '7',
  '6': '6',
  '5': '5',
  '4': '4',
  '3': '3',
  '2': '2',
} as const
const RANKS: Readonly<Record<Rank, string>> = {
  K: 'king',
  Q: 'queen',
  J: 'jack',
  A: 'ace',
  C: 'Cavall',
  B: 'Bube',
  ...PIPS,
}
const INDEXES: Readonly<Record<Rank, string>> = {
  K: 'K',
  Q: 'Q',
  J: 'J',
  A: 'A',
  C: 'C',
  B: 'B',
  ...PIPS,
}

export const cards: CardWords = cardWords(
  TAG,
  { suits: SUITS, ranks: RANKS, indexes: INDEXES },
  (rank, suit) => `${rank} of ${suit}`,
)

const digits = numeral(TAG, [])
const TO_TWELVE = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
export const number = numeral(TAG, ['none', 'one', ...TO_TWELVE])
export const cardCount = counted(TAG, number, {
  none: 'no card',
  one: 'one card',
  other: (count) => `${count} cards`,
})
export const pointCount = counted(TAG, number, {
  none: 'no point',
  one: 'one point',
  other: (count) => `${count} points`,
})
/** What is missing to the end of a partie that was given up. */
export const missing = counted(TAG, number, {
  none: 'no point',
  one: 'the point still missing',
  other: (count) => `the ${count} points still missing`,
})

/** How the cards are given: '3+2'. */
export function packets(sizes: string): string {
  if (sizes === '1') return 'one by one'
  const numbers = sizes.split('+').map((size) => number(Number(size)))
  return numbers.length === 1 ? `${numbers.join()} at once` : numbers.join(', then ')
}

export const turnUp = (card: Card): string =>
  `the turn-up is the ${cards.cardName(card)}: ${SUITS[suitOf(card)]} are trumps`

/** Makes sentences about a side, whether of one player or of two. */
export const tellSide = (company: Company, side: Seat): ReturnType<typeof sideTeller> =>
  sideTeller(company, side, { you: 'You', and: 'and' })

export function playSentence(event: PlayHeard, company: Company): string {
  const tell = teller(company, event.seat)
  switch (event.did) {
    case 'led':
      return tell('You lead', 'leads', `the ${cards.cardName(event.card)}.`)
    case 'followed':
      return tell('You play', 'plays', `the ${cards.cardName(event.card)}.`)
    case 'tookTrick':
      return isFour(company)
        ? tell(
            'You take the trick; your side has',
            'takes the trick; that side has',
            `${number(event.won)}.`,
          )
        : tell('You take the trick and have', 'takes the trick and has', `${number(event.won)}.`)
    case 'gaveUp':
      return tell(
        'You give up',
        'gives up',
        event.what === 'partie' ? 'the partie.' : 'the deal; the remaining tricks are lost.',
      )
    case 'wonPartie': {
      const score = `${digits(event.score[event.seat])}–${digits(event.score[otherSide(event.seat)])}`
      return tell('You win', 'wins', `the partie ${score}${counts(event.value)}.`)
    }
    default:
      return wordless(event)
  }
}

function counts(value: number): string {
  if (value === 1) return ''
  return value === 2 ? '; it counts double' : `; it counts ${number(value)} times`
}

export const prompts: Prompts<PlayAsks> = {
  lead: () => 'Lead a card.',
  follow: (opponent) => `${opponent} led: play a card.`,
  wait: (opponent) => `${opponent} is thinking…`,
  deal: (dealer) => `It is ${dealer}’s deal.`,
  yourDeal: () => 'It is your deal.',
  partie: () => 'The partie is over. Another?',
}

export const breaches: Readonly<Record<PlayWhy, string>> = {
  partieOver: 'The partie is over.',
  dealOver: 'This deal is over; the next must be dealt first.',
  notDealt: 'The cards have not been dealt yet.',
  notYourTurn: 'It is not your turn; please wait.',
  cardNotHeld: 'You do not hold that card; choose one from your hand.',
  mustFollow: 'You hold the suit led, so you must follow it.',
  dealUnfinished: 'The deal is not finished; it must be played out before the next.',
  wrongDealer: 'It is not this player’s deal.',
  wrongPackets: 'The cards are not dealt in such packets.',
  wrongHands: 'The hands do not hold the right number of cards.',
  wrongTalon: 'The talon does not hold the right number of cards.',
  wrongTurnUp: 'The turn-up must be one of the dealer’s cards.',
  wrongCards: 'A card appears twice or does not belong to the pack.',
}
