// The table of Hundertspiel in English.
import type { TrappolaSuit } from '../../card.ts'
import type { AnnouncedRank, HundertspielMarkRule, Undertaking } from '../../games/hundertspiel.ts'
import { balance, capital, counted } from '../counting.ts'
import type { Texts } from '../texts.ts'
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

export const hundertspielTable = {
  scat: 'Scat',
  /** The covered scat. */
  scatHolds: (count: number) => `Scat: ${count} ${count === 1 ? 'card' : 'cards'}`,
  /** Below the buyer’s discards. */
  laidAway: 'Discarded',
  markers: 'Markers',
  /** For screen readers: markers won less markers lost. */
  markersOf: (name: string, count: number) =>
    count === 0
      ? `${name}: no marker won or lost in this sitting`
      : `${name}: ${markerCount(Math.abs(count))} ${count > 0 ? 'won' : 'lost'} in this sitting`,
  /** With its sign: +3, −2, 0. */
  signed,
  /** Points of the cards taken in this deal. */
  taken: 'Cards taken',
  announcements: 'Announced',
  /** "three kings". */
  announcement: (rank: AnnouncedRank, count: 3 | 4) => `${number(count)} ${someOf(rank)}`,
  points,
  /** How many markers a game is worth. */
  stake: counted('en-GB', String, {
    none: '–',
    one: '1 marker',
    other: (count) => `${count} markers`,
  }),
  /** About an announcement of three: the missing suit, then whether it was asked for, false, or shown. */
  without: (suit: TrappolaSuit) => `without ${cards.suitName(suit)}`,
  asked: 'asked which is missing',
  foundFalse: 'false',
  shown: 'shown',
  /** The button of a player who holds nothing to announce; `more`: besides what was announced. */
  passAnnouncing: (more: boolean) => `Pass: nothing ${more ? 'more ' : ''}to announce`,
  /** The game that is played: "Twenty-six in Coppe", "Fifty-two in Coppe and Denari". */
  undertaking: of,
  how: { laid: 'laid', bid: 'bid', bought: 'with the scat' } satisfies Record<
    Undertaking['how'],
    string
  >,
  /** Above the Dos that lie open. */
  laidDos: (count: number): string => (count > 1 ? 'Dos laid open' : 'Do laid open'),
  /** For a buyer who holds no Do. */
  withoutDo: 'holds no Do',
  contra: 'Contra',
  contraBy: (name: string) => `Contra by ${name}`,
  /** Next to a name, so in a few words. */
  bid: (suit: TrappolaSuit) => `bids ${cards.suitName(suit)}`,
  passed: 'has passed',
  buyer: 'has bought the scat',
  forehand: 'Forehand',
  /** The suit a player drew; it is trumps when they deal (H-3). */
  ownSuit: (suit: TrappolaSuit) => `Suit: ${cards.suitName(suit)}`,
  ownSuitHint: 'drawn for the seat; trumps whenever this player deals',
  exposed: 'Exposed',
  /** H-4, H-5 */
  givenAgain: 'The same player deals again.',
  /** H-21: the deal began in the nineties; `decided`: the partie is decided, and the deal goes on. */
  oldAndNew: {
    title: 'Old and new',
    hint: 'if the partie is decided in this deal, the rest counts for the next',
  },
  decided: { title: 'Partie decided', hint: 'the deal is played to its end' },
  forNext: 'For the next partie',
  /** H-22 */
  dealsLeft: (count: number) => `${capital(dealCount(count))} to come`,
  lastDeal: 'Last deal of the sitting',
  lastRoundsBy: (name: string) => `Last three rounds, announced by ${name}`,
  /** The account of a partie: one row per rule, then the payments. */
  sheet: {
    title: 'Account of the partie',
    /** The title of the account of one deal. */
    deal: 'Account of the deal',
    /** What markers were paid for. */
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
    } satisfies Record<HundertspielMarkRule, string>,
    before: 'Brought forward',
    /** The sum of several payments. */
    paidInAll: 'Paid in this partie',
    total: 'Balance of the sitting',
    matsch: 'Matsch: fewer than 50 points, so paid twice',
    markers: 'Markers',
    parties: 'Parties won',
    sittingOver: 'The sitting is over',
    /** `to` is null for a reader without a name. */
    pays: (from: string, to: string | null, count: number) =>
      `${from} to ${to ?? 'you'}: ${markerCount(count)}`,
  },
  /** What is called across the table. */
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
    bid: (suit: TrappolaSuit) => `${cards.suitName(suit)}!`,
    lay: (suits: readonly TrappolaSuit[]) =>
      `The ${suits.length > 1 ? 'Fifty-two' : 'Twenty-six'}!`,
    name: (suit: TrappolaSuit) => `${cards.suitName(suit)} is trumps.`,
    announce: (rank: AnnouncedRank, count: 3 | 4) => `${capital(number(count))} ${someOf(rank)}.`,
    demand: (rank: AnnouncedRank) => `Which ${oneOf(rank)} is missing?`,
    missing: (suit: TrappolaSuit) => `That of ${cards.suitName(suit)}.`,
  },
}

export type HundertspielTableWords = Texts<typeof hundertspielTable>
