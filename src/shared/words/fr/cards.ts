// The cards in French, counting them, and the sentences that every game played with tricks shares.
import { type Card, type Rank, type Suit, type TrappolaSuit, rankOf, suitOf } from '../../card.ts'
import { otherSide } from '../../duel.ts'
import type { Seat } from '../../view.ts'
import { type CardWords, cardWords, rankName } from '../card-words.ts'
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
import { lists } from '../formats.ts'

const TAG = 'fr-FR'

const TRAPPOLA: Readonly<Record<TrappolaSuit, string>> = {
  SP: 'Spade',
  CO: 'Coppe',
  DE: 'Denari',
  BA: 'Bastoni',
}
const SUITS: Readonly<Record<Suit, string>> = {
  S: 'pique',
  H: 'cœur',
  D: 'carreau',
  C: 'trèfle',
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
  K: 'roi',
  Q: 'dame',
  J: 'valet',
  A: 'as',
  C: 'cavalier',
  B: 'valet',
  ...PIPS,
}
const INDEXES: Readonly<Record<Rank, string>> = {
  K: 'R',
  Q: 'D',
  J: 'V',
  A: 'A',
  C: 'C',
  B: 'V',
  ...PIPS,
}

export const cards: CardWords = cardWords(
  TAG,
  { suits: SUITS, ranks: RANKS, indexes: INDEXES },
  (rank, suit) => `${rank} de ${suit}`,
)

const list = lists(TAG)

/** With its article: « la dame ». */
function theRank(card: Card): string {
  const rank = rankOf(card)
  if (rank === 'A') return 'l’as'
  return `${rank === 'Q' ? 'la' : 'le'} ${rankName(RANKS, card)}`
}

const theCard = (card: Card): string => `${theRank(card)} de ${SUITS[suitOf(card)]}`
export const theCards = (some: readonly Card[]): string => list(some.map(theCard))

const digits = numeral(TAG, [])
/** A number of cards or tricks. */
const TO_TWELVE = [
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
]
export const number = numeral(TAG, ['aucune', 'une', ...TO_TWELVE])
export const cardCount = counted(TAG, number, {
  none: 'aucune carte',
  one: 'une carte',
  other: (count) => `${count} cartes`,
})
export const pointCount = counted(TAG, number, {
  none: 'aucun point',
  one: 'un point',
  other: (count) => `${count} points`,
})
/** What is missing to the end of a partie that was given up. */
export const missing = counted(TAG, number, {
  none: 'aucun point',
  one: 'le point qui manque',
  other: (count) => `les ${count} points qui manquent`,
})

/** How the cards are given: '3+2'. */
export function packets(sizes: string): string {
  if (sizes === '1') return 'une à une'
  const numbers = sizes.split('+').map((size) => number(Number(size)))
  return numbers.length === 1 ? `${numbers.join()} à la fois` : numbers.join(', puis ')
}

export const turnUp = (card: Card): string =>
  `la retourne est ${theCard(card)} : ${SUITS[suitOf(card)]} est atout`

/** Makes sentences about a side, whether of one player or of two. */
export const tellSide = (company: Company, side: Seat): ReturnType<typeof sideTeller> =>
  sideTeller(company, side, { you: 'Vous', and: 'et' })

export function playSentence(event: PlayHeard, company: Company): string {
  const tell = teller(company, event.seat)
  switch (event.did) {
    case 'led':
      return tell('Vous entamez', 'entame', `avec ${theCard(event.card)}.`)
    case 'followed':
      return tell('Vous mettez', 'met', `${theCard(event.card)}.`)
    case 'tookTrick':
      return isFour(company)
        ? tell(
            'Vous faites la levée ; votre camp en a',
            'fait la levée ; son camp en a',
            `${number(event.won)}.`,
          )
        : tell('Vous faites la levée et en avez', 'fait la levée et en a', `${number(event.won)}.`)
    case 'gaveUp':
      return tell(
        'Vous abandonnez',
        'abandonne',
        event.what === 'partie' ? 'la partie.' : 'la donne ; les levées qui restent sont perdues.',
      )
    case 'wonPartie': {
      const score = `${digits(event.score[event.seat])} à ${digits(event.score[otherSide(event.seat)])}`
      return tell('Vous gagnez', 'gagne', `la partie par ${score}${counts(event.value)}.`)
    }
    default:
      return wordless(event)
  }
}

function counts(value: number): string {
  if (value === 1) return ''
  return value === 2
    ? ' ; elle compte double'
    : value === 3
      ? ' ; elle compte triple'
      : ` ; elle compte ${number(value)} fois`
}

export const prompts: Prompts<PlayAsks> = {
  lead: () => 'À vous d’entamer : jouez une carte.',
  follow: (opponent) => `${opponent} a entamé ; à vous de jouer.`,
  wait: (opponent) => `${opponent} réfléchit…`,
  deal: (dealer) => `C’est à ${dealer} de donner.`,
  yourDeal: () => 'C’est à vous de donner.',
  partie: () => 'La partie est terminée. Encore une ?',
}

export const breaches: Readonly<Record<PlayWhy, string>> = {
  partieOver: 'La partie est terminée.',
  dealOver: 'Cette donne est terminée ; il faut d’abord donner la suivante.',
  notDealt: 'Les cartes ne sont pas encore données.',
  notYourTurn: 'Ce n’est pas votre tour ; veuillez attendre.',
  cardNotHeld: 'Vous n’avez pas cette carte ; choisissez-en une de votre jeu.',
  mustFollow: 'Vous avez de la couleur jouée : il faut fournir.',
  dealUnfinished: 'La donne n’est pas terminée ; il faut l’achever avant la suivante.',
  wrongDealer: 'Ce n’est pas à ce joueur de donner.',
  wrongPackets: 'On ne donne pas ici par de tels paquets.',
  wrongHands: 'Les jeux n’ont pas le bon nombre de cartes.',
  wrongTalon: 'Le talon n’a pas le bon nombre de cartes.',
  wrongTurnUp: 'La retourne doit être une carte du donneur.',
  wrongCards: 'Une carte est en double ou n’appartient pas au jeu.',
}
