// What one holds, in French: the words that are read, and how it is written.
import type { Rank } from '../../card.ts'
import type { HeldCount } from '../../held.ts'
import type { HeldWords } from '../held-words.ts'
import { cards } from './cards.ts'

const TO_THIRTEEN = [
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
  'treize',
]

const SEVERAL: Readonly<Record<Rank, string>> = {
  ...cards.ranks,
  K: 'rois',
  Q: 'dames',
  J: 'valets',
  B: 'valets',
  C: 'cavaliers',
}

/** What is counted, and if it is feminine. */
function nameKind({ suit, rank, number }: HeldCount): readonly [kind: string, isFemale: boolean] {
  const isSeveral = number > 1
  const of = suit === null ? '' : suit === 'trump' ? ' d’atout' : ` de ${cards.suits[suit]}`
  if (rank !== null && rank !== 'small')
    return [`${isSeveral ? SEVERAL[rank] : cards.ranks[rank]}${of}`, rank === 'Q']
  if (suit === 'trump') {
    const small = rank === null ? '' : isSeveral ? 'petits ' : 'petit '
    return [`${small}${isSeveral ? 'atouts' : 'atout'}`, false]
  }
  const small = rank === null ? '' : isSeveral ? 'petites ' : 'petite '
  return [`${small}${isSeveral ? 'cartes' : 'carte'}${of}`, true]
}

const BOUNDS = { exactly: '', least: 'au moins ', most: 'au plus ' } as const

export const held: HeldWords = {
  suits: {
    pique: 'S',
    piques: 'S',
    cœur: 'H',
    cœurs: 'H',
    carreau: 'D',
    carreaux: 'D',
    trèfle: 'C',
    trèfles: 'C',
    Spade: 'SP',
    Coppe: 'CO',
    Denari: 'DE',
    Bastoni: 'BA',
  },
  ranks: {
    roi: 'K',
    rois: 'K',
    dame: 'Q',
    dames: 'Q',
    valet: 'J',
    valets: 'J',
    as: 'A',
    cavalier: 'C',
    cavaliers: 'C',
    do: '6',
  },
  rankSigns: { R: 'K', D: 'Q', V: 'J' },
  suitSigns: { P: 'S', C: 'H', CO: 'H', CA: 'D', T: 'C' },
  numbers: {
    ...Object.fromEntries(TO_THIRTEEN.map((word, place) => [word, place + 2])),
    aucun: 0,
    aucune: 0,
    pas: 0,
    sans: 0,
    un: 1,
    une: 1,
  },
  lengths: {
    sec: 1,
    sèche: 1,
    seul: 1,
    seule: 1,
    second: 2,
    seconde: 2,
    deuxième: 2,
    troisième: 3,
    quatrième: 4,
    cinquième: 5,
    sixième: 6,
    septième: 7,
  },
  roles: {
    trump: ['atout', 'atouts'],
    small: ['petit', 'petits', 'petite', 'petites', 'bas', 'basses'],
    least: ['moins'],
    most: ['plus'],
    or: ['ou'],
    other: ['autre', 'autres'],
    of: ['de', 'd', 'à', 'en'],
    cards: ['carte', 'cartes'],
    skip: ['et', 'avec', 'le', 'la', 'les', 'l', 'au', 'tout', 'exactement', 'des'],
  },
  writeCount(count) {
    const { suit, rank, how, number, isFurther } = count
    if (suit === 'trump' && rank !== null && rank !== 'small' && how === 'least' && number === 1)
      return `${cards.ranks[rank]} d’atout`
    const [kind, isFemale] = nameKind(count)
    const few = isFemale ? ['aucune', 'une'] : ['aucun', 'un']
    const figure = few[number] ?? TO_THIRTEEN[number - 2] ?? String(number)
    const further = isFurther ? (number > 1 ? 'autres ' : 'autre ') : ''
    const all = rank === null && how === 'exactly' && number > 0 && !isFurther ? ' en tout' : ''
    return `${BOUNDS[how]}${figure} ${further}${kind}${all}`
  },
}
