// What one holds, in German: the words that are read, and how it is written.
import type { Rank } from '../../card.ts'
import type { HeldCount } from '../../held.ts'
import type { HeldWords } from '../held-words.ts'
import { cards } from './cards.ts'

const TO_THIRTEEN = [
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
  'dreizehn',
]

/** Ranks of which there are several. */
const SEVERAL: Readonly<Record<Rank, string>> = {
  ...cards.ranks,
  K: 'Könige',
  Q: 'Damen',
  J: 'Buben',
  A: 'Asse',
  B: 'Buben',
  C: 'Cavalle',
  '10': 'Zehnen',
  '9': 'Neunen',
  '8': 'Achten',
  '7': 'Siebenen',
  '6': 'Sechsen',
  '5': 'Fünfen',
  '4': 'Vieren',
  '3': 'Dreien',
  '2': 'Zweien',
}
/** One of a rank, after a number: "einen König". */
const ONE: Readonly<Record<Rank, string>> = { ...cards.ranks, J: 'Buben', B: 'Buben' }

const MALE: ReadonlySet<Rank> = new Set<Rank>(['K', 'J', 'B', 'C'])

/** What is counted, and the number one before it. */
function nameKind({ suit, rank, number }: HeldCount): readonly [kind: string, one: string] {
  const isOne = number === 1
  const of = suit === null ? '' : suit === 'trump' ? ' in Trumpf' : ` in ${cards.suits[suit]}`
  if (rank !== null && rank !== 'small') {
    const one = MALE.has(rank) ? 'einen' : rank === 'A' ? 'ein' : 'eine'
    return [`${isOne ? ONE[rank] : SEVERAL[rank]}${of}`, one]
  }
  if (suit === 'trump') {
    const small = rank === null ? '' : number < 2 ? 'kleinen ' : 'kleine '
    return [`${small}${isOne ? 'Trumpf' : 'Trümpfe'}`, 'einen']
  }
  const small = rank === null ? '' : number === 0 ? 'kleinen ' : 'kleine '
  return [`${small}${isOne ? 'Karte' : 'Karten'}${of}`, 'eine']
}

const BOUNDS = { exactly: '', least: 'mindestens ', most: 'höchstens ' } as const

export const held: HeldWords = {
  suits: {
    Pik: 'S',
    Herz: 'H',
    Herzen: 'H',
    Karo: 'D',
    Karos: 'D',
    Kreuz: 'C',
    Treff: 'C',
    Spade: 'SP',
    Coppe: 'CO',
    Denari: 'DE',
    Bastoni: 'BA',
  },
  ranks: {
    König: 'K',
    Könige: 'K',
    Dame: 'Q',
    Damen: 'Q',
    Bube: 'J',
    Buben: 'J',
    Ass: 'A',
    Asse: 'A',
    Cavall: 'C',
    Cavalle: 'C',
    Zehner: '10',
    Zehnen: '10',
    Neuner: '9',
    Neunen: '9',
    Achter: '8',
    Achten: '8',
    Siebener: '7',
    Siebenen: '7',
    Sechser: '6',
    Sechsen: '6',
    Do: '6',
    Fünfer: '5',
    Fünfen: '5',
    Vierer: '4',
    Vieren: '4',
    Dreier: '3',
    Dreien: '3',
    Zweier: '2',
    Zweien: '2',
  },
  rankSigns: { D: 'Q', B: 'J' },
  suitSigns: { P: 'S', K: 'D', KR: 'C' },
  numbers: {
    ...Object.fromEntries(TO_THIRTEEN.map((word, place) => [word, place + 2])),
    kein: 0,
    keine: 0,
    keinen: 0,
    ohne: 0,
    ein: 1,
    eine: 1,
    einen: 1,
    eins: 1,
  },
  lengths: {
    blank: 1,
    blanke: 1,
    blanker: 1,
    blankes: 1,
    zweit: 2,
    dritt: 3,
    viert: 4,
    fünft: 5,
    sechst: 6,
    siebt: 7,
  },
  roles: {
    trump: ['Trumpf', 'Trümpfe', 'Trümpfen', 'Atout', 'Atouts'],
    small: ['klein', 'kleine', 'kleinen', 'kleiner', 'kleines', 'niedrige', 'niedrigen'],
    least: ['mindestens', 'wenigstens'],
    most: ['höchstens'],
    or: ['oder'],
    other: ['weitere', 'weiteren', 'weiterer', 'weiteres', 'andere', 'anderen', 'mehr'],
    of: ['in', 'im', 'von'],
    cards: ['Karte', 'Karten'],
    skip: ['und', 'mit', 'der', 'die', 'das', 'den', 'zu', 'dazu', 'genau', 'insgesamt'],
  },
  writeCount(count) {
    const { suit, rank, how, number, isFurther } = count
    if (suit === 'trump' && rank !== null && rank !== 'small' && how === 'least' && number === 1)
      return `Trumpf${cards.ranks[rank].toLowerCase()}`
    const [kind, one] = nameKind(count)
    const figure =
      number === 0 ? 'keine' : number === 1 ? one : (TO_THIRTEEN[number - 2] ?? String(number))
    const all = rank === null && how === 'exactly' && number > 0 && !isFurther ? 'insgesamt ' : ''
    const further = isFurther
      ? number === 0 || (number === 1 && one === 'einen')
        ? 'weiteren '
        : 'weitere '
      : ''
    return `${BOUNDS[how]}${all}${figure} ${further}${kind}`
  },
}
