// What one holds, in English: the words that are read, and how it is written.
import type { Rank, Suit } from '../../card.ts'
import type { HeldWords } from '../held-words.ts'
import { cards } from './cards.ts'

const NUMBERS = [
  'no',
  'one',
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
  'thirteen',
]

/** Several cards of a rank that is a number. */
const TENS: Readonly<Record<number, string>> = {
  2: 'twos',
  3: 'threes',
  4: 'fours',
  5: 'fives',
  6: 'sixes',
  7: 'sevens',
  8: 'eights',
  9: 'nines',
  10: 'tens',
}

const SINGLE_SUITS: Readonly<Record<Suit, string>> = {
  S: 'spades',
  H: 'heart',
  D: 'diamond',
  C: 'club',
  SP: 'Spade',
  CO: 'Coppe',
  DE: 'Denari',
  BA: 'Bastoni',
}

/** "two small trumps", "one heart", "three kings". */
function nameKind(suit: Suit | 'trump' | null, rank: Rank | 'small' | null, isOne: boolean) {
  const single = suit === null ? 'card' : suit === 'trump' ? 'trump' : SINGLE_SUITS[suit]
  const several = suit === null ? 'cards' : suit === 'trump' ? 'trumps' : cards.suits[suit]
  if (rank === null || rank === 'small')
    return `${rank === null ? '' : 'small '}${isOne ? single : several}`
  const name = cards.ranks[rank]
  const ranks = isOne ? name : (TENS[Number(name)] ?? `${name}s`)
  return suit === null ? ranks : `${ranks} of ${several}`
}

export const held: HeldWords = {
  suits: {
    spades: 'S',
    heart: 'H',
    hearts: 'H',
    diamond: 'D',
    diamonds: 'D',
    club: 'C',
    clubs: 'C',
    spade: 'SP',
    coppe: 'CO',
    denari: 'DE',
    bastoni: 'BA',
  },
  ranks: {
    king: 'K',
    kings: 'K',
    queen: 'Q',
    queens: 'Q',
    jack: 'J',
    jacks: 'J',
    knave: 'J',
    knaves: 'J',
    ace: 'A',
    aces: 'A',
    cavall: 'C',
    cavalls: 'C',
    bube: 'B',
    bubes: 'B',
    tens: '10',
    nines: '9',
    eights: '8',
    sevens: '7',
    sixes: '6',
    do: '6',
    fives: '5',
    fours: '4',
    threes: '3',
    twos: '2',
  },
  rankSigns: {},
  suitSigns: {},
  numbers: {
    ...Object.fromEntries(NUMBERS.map((word, number) => [word, number])),
    a: 1,
    an: 1,
    none: 0,
    without: 0,
    void: 0,
  },
  lengths: {
    singleton: 1,
    bare: 1,
    alone: 1,
    second: 2,
    third: 3,
    fourth: 4,
    fifth: 5,
    sixth: 6,
    seventh: 7,
  },
  roles: {
    trump: ['trump', 'trumps'],
    small: ['small', 'little', 'low'],
    least: ['least'],
    most: ['most'],
    or: ['or'],
    other: ['other', 'others', 'further', 'more'],
    of: ['of', 'in'],
    cards: ['card', 'cards'],
    skip: ['and', 'with', 'the', 'at', 'plus', 'all', 'exactly', 'just'],
  },
  writeCount({ suit, rank, how, number, isFurther }) {
    const isOne = number === 1
    if (suit === 'trump' && rank !== null && rank !== 'small' && how === 'least' && isOne)
      return `${cards.ranks[rank]} of trumps`
    const more = isFurther ? 'other ' : ''
    const kind = `${NUMBERS[number] ?? String(number)} ${more}${nameKind(suit, rank, isOne)}`
    if (how !== 'exactly') return `at ${how} ${kind}`
    return rank === null && number > 0 && !isFurther ? `${kind} in all` : kind
  },
}
