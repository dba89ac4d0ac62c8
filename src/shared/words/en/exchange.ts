// The solved exchange in English. Shares and values are already formatted.
import { capital, counted } from '../counting.ts'
import { figures } from '../figures.ts'
import type { HeldFault } from '../held-reader.ts'
import type { KeyHelp, Texts } from '../texts.ts'
import { number } from './cards.ts'

const TAG = 'en-GB'
const { whole } = figures(TAG)

const cards = counted(TAG, number, {
  none: 'no card',
  one: 'one card',
  other: (count) => `${count} cards`,
})
const hands = counted(TAG, whole, {
  none: 'no hand',
  one: '1 hand',
  other: (count) => `${count} hands`,
})
const trumps = counted(TAG, number, {
  none: 'no trump',
  one: 'one trump',
  other: (count) => `${count} trumps`,
})
const kings = counted(TAG, number, {
  none: '',
  one: 'one king',
  other: (count) => `${count} kings`,
})
const queens = counted(TAG, number, {
  none: '',
  one: 'one queen',
  other: (count) => `${count} queens`,
})

const FAULTS: Readonly<Record<HeldFault['what'], string>> = {
  unknown: 'is not understood',
  ambiguous: 'can be two cards: write the suit as a sign or in full',
  unfinished: 'does not say which card is meant',
  none: 'is no card of the pack',
  tooMany: 'is too much',
}

export const exchange = {
  title: 'The exchange',
  /** In the rule book. */
  open: 'the exchange, solved',
  about:
    'What to do with every hand before the first exchange at Écarté: worked out over all hands of both players, from the end of the partie back.',
  loading: 'The table is being read…',
  fields: {
    preset: 'Rules',
    role: 'Seat',
    /** Followed by the points of elder and of the dealer. */
    elder: 'Elder has',
    dealer: 'Dealer has',
    turnUp: 'Turned up',
    trumps: 'Trumps',
    shown: 'Show',
    views: { decision: 'the decision', discards: 'the discards' },
    taken: 'Elder takes',
    books: 'what the books say',
    export: 'Export as a table',
  },
  isOver: 'The turned king gives the dealer the fifth point: there is nothing left to decide.',
  /** What each seat may do: as a verb, and as a letter in the chart. */
  actions: {
    elder: {
      play: { title: 'stands', letter: 'S' },
      exchange: { title: 'proposes', letter: 'P' },
      either: { title: 'either', letter: '=' },
      won: { title: 'wins by the king', letter: '+' },
    },
    dealer: {
      play: { title: 'refuses', letter: 'R' },
      exchange: { title: 'accepts', letter: 'A' },
      either: { title: 'either', letter: '=' },
      won: { title: 'wins by the king', letter: '+' },
    },
  },
  /** The two answers that are valued. */
  answers: {
    elder: { play: 'to stand', exchange: 'to propose' },
    dealer: { play: 'to refuse', exchange: 'to accept' },
  },
  sums: {
    elder: (play: string, exchanged: string, either: string) =>
      `Elder stands with ${play} of all hands and proposes with ${exchanged}; with ${either} both are as good.`,
    dealer: (play: string, exchanged: string, either: string) =>
      `The dealer refuses with ${play} of all hands and accepts with ${exchanged}; with ${either} both are as good.`,
    books: (play: string, differing: string) =>
      `By the jeux de règle ${play} of hands are played; with ${differing} of all hands they say the opposite of the solution.`,
    won: (won: string) => `With ${won} of all hands the king ends the partie.`,
    discards: (mean: string) => `On average ${mean} cards are discarded, if cards are exchanged.`,
  },
  chart: {
    caption: (role: string, card: string) => `${role}: all hands, turned up the ${card}`,
    trumps: 'Trumps',
    honours: 'Kings and queens of the plain suits',
    rowName: (count: number, rank: string | null) =>
      rank === null || count < 2 ? trumps(count) : `${trumps(count)} with the ${rank} highest`,
    /** One trump of a rank. */
    single: (rank: string) => `one trump, the ${rank}`,
    group: (count: number) => trumps(count),
    columnName: (king: number, queen: number) =>
      king + queen === 0
        ? 'no king or queen beside'
        : [kings(king), queens(queen)].filter((one) => one !== '').join(' and '),
    none: '–',
    cell: (parts: string, count: number) => `${parts}; ${hands(count)}`,
    /** A part of a cell. */
    part: (title: string, share: string) => `${title} ${share}`,
    average: (mean: string) => `${mean} cards`,
    noneExchanged: 'no hand is exchanged',
    differs: (count: number) => `the books differ in ${hands(count)}`,
    key: 'Key',
    /** What a number in the chart means. */
    numbers: {
      elder: 'a number: of 100 hands of the cell so many stand, and a tie counts half',
      dealer: 'a number: of 100 hands of the cell so many refuse, and a tie counts half',
      discards: 'a number: cards to discard, on average of the hands that are exchanged',
    },
    corner: 'the books say otherwise with some hands',
  },
  hands: {
    title: 'Hands of the cell',
    hint: 'Point at a cell of the chart, and its hands are listed here: how many each stands for, what it does, and how many cards it discards. A click holds the cell.',
    count: (count: number, kinds: number) =>
      count === kinds
        ? capital(hands(count))
        : `${capital(hands(count))}, of ${whole(kinds)} kinds`,
    more: 'Show more',
    /** Kinds of hands were written to a file. */
    exported: (count: number, file: string) => `${capital(hands(count))} written to ${file}.`,
    alike: (count: number) => `stands for ${hands(count)}`,
    /** Shown before the number of cards. */
    discards: (count: number) => (count === 0 ? 'no discard' : `discards ${cards(count)}`),
  },
  hand: {
    title: 'A hand',
    type: 'Cards',
    hint: 'KH 9H QS 10C 7D',
    help: (trump: string) => `Five cards, as signs or in words; trumps are ${trump}.`,
    pick: 'Pick from all cards',
    picked: (count: number) => `${capital(cards(count))} picked`,
    fault: (what: HeldFault['what'], word: string) => `“${word}” ${FAULTS[what]}.`,
    wrongCount: (count: number) => `Five cards make a hand, and this is ${cards(count)}.`,
    unnamed: 'Name each card by its rank and suit.',
    wrongPack: (card: string) => `The ${card} is not in the pack.`,
    turned: (card: string) => `The ${card} is turned up, and cannot be held.`,
    waiting: 'being counted…',
    difference: 'difference',
    solution: 'The solution',
    books: 'The books',
    away: 'Discards',
    nothing: 'nothing',
    ifTaken: (count: number) => `if elder takes ${cards(count)}`,
    leads: (card: string) => `leads the ${card}`,
    none: 'No value: by the solution elder never proposes here.',
    won: 'At four points the king ends the partie as soon as it is announced.',
    tie: 'Less than a hundredth of a point apart: both are as good.',
    doubt:
      'These values say otherwise: the solution treats similar hands alike, and is not exact for each.',
    unit: 'In percent of a partie; zero is an even chance.',
    /** Read when a hand is reached: action, both values. */
    spoken: (cardList: string, action: string, values: string) =>
      [`${cardList}: ${action}`, values].filter((one) => one !== '').join('; ') + '.',
  },
  keyHelp: [
    { keys: ['←', '→', '↑', '↓'], does: 'from cell to cell of the chart' },
    { keys: ['Enter'], does: 'to the hands of the cell' },
    { keys: ['/'], does: 'to the cards of a hand' },
    { keys: ['B'], does: 'show or hide what the books say' },
  ] satisfies KeyHelp[],
}

export type ExchangeWords = Texts<typeof exchange>
