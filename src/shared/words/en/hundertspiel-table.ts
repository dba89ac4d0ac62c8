// The table of Hundertspiel in English.
import type { TrappolaSuit } from '../../card.ts'
import { balance, capital, counted } from '../counting.ts'
import type { HundertspielTableWords } from '../hundertspiel-table.ts'
import { cards, number } from './cards.ts'
import { dealCount, markerCount, oneOf, someOf, suitList } from './hundertspiel-names.ts'

const signed = balance('en-GB')
const points = counted('en-GB', (count) => String(count), {
  none: '0 points',
  one: '1 point',
  other: (count) => `${count} points`,
})
const of = (suits: readonly TrappolaSuit[]): string =>
  `${suits.length > 1 ? 'Fifty-two' : 'Twenty-six'} in ${suitList(suits)}`

export const hundertspielTable: HundertspielTableWords = {
  scat: 'Scat',
  scatHolds: (count) => `Scat: ${count} ${count === 1 ? 'card' : 'cards'}`,
  laidAway: 'Laid away',
  markers: 'Markers',
  markersOf: (name, count) =>
    count === 0
      ? `${name}: no marker won or lost`
      : `${name}: ${markerCount(Math.abs(count))} ${count > 0 ? 'won' : 'lost'}`,
  signed,
  taken: 'Cards taken',
  announcements: 'Announced',
  announcement: (rank, count) => `${number(count)} ${someOf(rank)}`,
  points,
  stake: counted('en-GB', String, { none: '–', one: '1 marker', other: (count) => `${count} markers` }),
  without: (suit) => `without ${cards.suitName(suit)}`,
  asked: 'asked which is missing',
  foundFalse: 'false',
  shown: 'shown',
  undertaking: of,
  how: { laid: 'laid', bid: 'bid', bought: 'with the scat' },
  laidDos: (count) => (count > 1 ? 'Dos laid open' : 'Do laid open'),
  withoutDo: 'holds no Do',
  contra: 'Contra',
  contraBy: (name) => `Contra by ${name}`,
  bid: (suit) => `bids ${cards.suitName(suit)}`,
  passed: 'has passed',
  buyer: 'has bought the scat',
  forehand: 'Forehand',
  ownSuit: (suit) => `Suit: ${cards.suitName(suit)}`,
  ownSuitHint: 'drawn for the seat; trumps whenever this player deals',
  exposed: 'Exposed',
  givenAgain: 'The same player deals again.',
  oldAndNew: { title: 'Old and new', hint: 'if the partie is decided in this deal, the rest counts for the next' },
  decided: { title: 'Partie decided', hint: 'the deal is played to its end' },
  forNext: 'For the next partie',
  dealsLeft: (count) => `${capital(dealCount(count))} to come`,
  lastDeal: 'Last deal of the sitting',
  lastRoundsBy: (name) => `Last three rounds, announced by ${name}`,
  sheet: {
    title: 'Account of the partie',
    deal: 'Account of the deal',
    paid: { laid: 'Game undertaken', penalty: 'Penalties', partie: 'Partie' },
    rows: {
      'H-9': 'Cards and last tricks',
      'H-10': 'Announcements',
      'H-13': 'Trump Do in the first trick',
      'H-14': 'Tricks made with a Do',
      'H-15': 'Last tricks made with Dos',
      'H-18': 'Failed games of the others',
      'H-26': 'Scat',
      'G-1': 'Deals given up',
    },
    before: 'Brought over',
    total: 'Total',
    matsch: 'Matsch: fewer than 50 points, so paid twice',
    markers: 'Markers',
    parties: 'Parties won',
    sittingOver: 'The sitting is over',
    pays: (from, to, count) => `${from} to ${to ?? 'you'}: ${markerCount(count)}`,
  },
  said: {
    pass: 'Weiter.',
    buy: 'I buy.',
    ask: 'Does anybody lay?',
    contra: 'Contra!',
    out: 'Out!',
    newDeal: 'Deal again!',
    keep: 'I keep it.',
    lastRounds: 'The last three rounds!',
    doubt: 'Show me!',
    bid: (suit) => `${cards.suitName(suit)}!`,
    lay: (suits) => `The ${suits.length > 1 ? 'Fifty-two' : 'Twenty-six'}!`,
    name: (suit) => `${cards.suitName(suit)} is trumps.`,
    announce: (rank, count) => `${capital(number(count))} ${someOf(rank)}.`,
    demand: (rank) => `Which ${oneOf(rank)} is missing?`,
    missing: (suit) => `That of ${cards.suitName(suit)}.`,
  },
}
