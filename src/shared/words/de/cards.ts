// The cards in German, counting them, and the sentences that every game played with tricks shares.
import {
  type Card,
  type Rank,
  type Suit,
  type TrappolaSuit,
  isTrappola,
  rankOf,
  suitOf,
} from '../../card.ts'
import { otherSide } from '../../duel.ts'
import type { Seat } from '../../view.ts'
import { type CardWords, cardWords, isDo } from '../card-words.ts'
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

const TAG = 'de-DE'

const TRAPPOLA: Readonly<Record<TrappolaSuit, string>> = {
  SP: 'Spade',
  CO: 'Coppe',
  DE: 'Denari',
  BA: 'Bastoni',
}
const SUITS: Readonly<Record<Suit, string>> = {
  S: 'Pik',
  H: 'Herz',
  D: 'Karo',
  C: 'Kreuz',
  ...TRAPPOLA,
}

const RANKS: Readonly<Record<Rank, string>> = {
  K: 'König',
  Q: 'Dame',
  J: 'Bube',
  A: 'Ass',
  C: 'Cavall',
  B: 'Bube',
  '10': 'Zehn',
  '9': 'Neun',
  '8': 'Acht',
  '7': 'Sieben',
  '6': 'Sechs',
  '5': 'Fünf',
  '4': 'Vier',
  '3': 'Drei',
  '2': 'Zwei',
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
const INDEXES: Readonly<Record<Rank, string>> = {
  K: 'K',
  Q: 'D',
  J: 'B',
  A: 'A',
  C: 'C',
  B: 'B',
  ...PIPS,
}

/** „Herzkönig“, and of the Trappola pack „Coppe-König“. */
const joined = (rank: string, suit: string, card: Card): string =>
  isTrappola(card) ? `${suit}-${rank}` : `${suit}${rank.toLowerCase()}`

export const cards: CardWords = cardWords(
  TAG,
  { suits: SUITS, ranks: RANKS, indexes: INDEXES },
  joined,
)

const list = lists(TAG)

/** Article and rank of a card that something is done to: „den Buben“. */
function ranked(card: Card): readonly [article: string, rank: string] {
  const rank = rankOf(card)
  if (isDo(card)) return ['den', 'Do']
  if (rank === 'C') return ['den', 'Cavall']
  if (rank === 'K') return ['den', 'König']
  if (rank === 'J' || rank === 'B') return ['den', 'Buben']
  return [rank === 'A' ? 'das' : 'die', RANKS[rank]]
}

function theCard(card: Card): string {
  const [article, rank] = ranked(card)
  return `${article} ${joined(rank, SUITS[suitOf(card)], card)}`
}
export const theCards = (some: readonly Card[]): string => list(some.map(theCard))

const digits = numeral(TAG, [])
const TO_TWELVE = [
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
]
export const number = numeral(TAG, ['null', 'eins', ...TO_TWELVE])
/** A number of cards. */
export const cardNumber = numeral(TAG, ['keine', 'eine', ...TO_TWELVE])
export const cardCount = counted(TAG, number, {
  none: 'keine Karte',
  one: 'eine Karte',
  other: (count) => `${count} Karten`,
})
export const pointCount = counted(TAG, number, {
  none: 'keinen Punkt',
  one: 'einen Punkt',
  other: (count) => `${count} Punkte`,
})
/** What is missing to the end of a partie that was given up. */
export const missing = counted(TAG, number, {
  none: 'keinen Punkt',
  one: 'den fehlenden Punkt',
  other: (count) => `die fehlenden ${count} Punkte`,
})
export const trickNumber = numeral(TAG, ['keinen', 'einen', ...TO_TWELVE])

/** How the cards are given: '3+2'. */
export function packets(sizes: string): string {
  if (sizes === '1') return 'einzeln'
  const numbers = sizes.split('+').map((size) => number(Number(size)))
  return numbers.length === 1 ? `${numbers.join()} auf einmal` : numbers.join(', dann ')
}

/** What is said of the turn-up after „schlägt“. */
export const turnUp = (card: Card): string =>
  `${theCard(card)} auf: ${SUITS[suitOf(card)]} ist Trumpf`

/** Makes sentences about a side, whether of one player or of two. */
export const tellSide = (company: Company, side: Seat): ReturnType<typeof sideTeller> =>
  sideTeller(company, side, { you: 'Sie', and: 'und' })

export function playSentence(event: PlayHeard, company: Company): string {
  const tell = teller(company, event.seat)
  switch (event.did) {
    case 'led':
      return tell('Sie spielen', 'spielt', `${theCard(event.card)} aus.`)
    case 'followed':
      return tell('Sie spielen', 'spielt', `${theCard(event.card)}.`)
    case 'tookTrick':
      return isFour(company)
        ? tell('Sie machen', 'macht', `den Stich; die eigene Partei hat ${trickNumber(event.won)}.`)
        : tell(
            'Sie machen den Stich und haben',
            'macht den Stich und hat',
            `${trickNumber(event.won)}.`,
          )
    case 'gaveUp':
      return tell(
        'Sie geben',
        'gibt',
        event.what === 'partie'
          ? 'die Partie auf.'
          : 'das Spiel auf; die übrigen Stiche sind verloren.',
      )
    case 'wonPartie': {
      const score = `${digits(event.score[event.seat])}:${digits(event.score[otherSide(event.seat)])}`
      return tell('Sie gewinnen', 'gewinnt', `die Partie ${score}${counts(event.value)}.`)
    }
    default:
      return wordless(event)
  }
}

function counts(value: number): string {
  if (value === 1) return ''
  return value === 2 ? '; sie zählt doppelt' : `; sie zählt ${number(value)}fach`
}

export const prompts: Prompts<PlayAsks> = {
  lead: () => 'Spielen Sie eine Karte aus.',
  follow: (opponent) => `${opponent} hat ausgespielt; Sie sind an der Reihe.`,
  wait: (opponent) => `${opponent} überlegt …`,
  deal: (dealer) => `${dealer} gibt.`,
  yourDeal: () => 'Sie geben.',
  partie: () => 'Die Partie ist zu Ende. Noch eine?',
}

export const breaches: Readonly<Record<PlayWhy, string>> = {
  partieOver: 'Die Partie ist zu Ende.',
  dealOver: 'Dieses Spiel ist zu Ende; erst muss das nächste gegeben werden.',
  notDealt: 'Die Karten sind noch nicht gegeben.',
  notYourTurn: 'Sie sind nicht an der Reihe; bitte warten Sie.',
  cardNotHeld: 'Diese Karte haben Sie nicht; wählen Sie eine aus Ihrem Blatt.',
  mustFollow: 'Sie haben die ausgespielte Farbe und müssen sie bedienen.',
  dealUnfinished: 'Das Spiel ist noch nicht beendet; erst danach wird wieder gegeben.',
  wrongDealer: 'Dieser Spieler ist nicht mit dem Geben an der Reihe.',
  wrongPackets: 'In solchen Würfen wird hier nicht gegeben.',
  wrongHands: 'Die Blätter haben nicht die richtige Zahl von Karten.',
  wrongTalon: 'Der Talon hat nicht die richtige Zahl von Karten.',
  wrongTurnUp: 'Die aufgeschlagene Karte muss eine des Gebers sein.',
  wrongCards: 'Eine Karte ist doppelt oder gehört nicht zum Kartenspiel.',
}
