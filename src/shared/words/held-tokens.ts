// The words of a pattern of held cards, told apart: cards, suits, ranks, numbers and what joins them.
import {
  type Card,
  type Rank,
  type Suit,
  SUITS,
  RANKS,
  cardIn,
  isTrappolaSuit,
  readCard,
  TRAPPOLA_RANKS,
} from '../card.ts'
import { foldSign } from '../fold.ts'
import { HELD_ROLES, type HeldRole, type HeldWords } from './held-words.ts'

/** A word of the pattern, and its place among them, from 1. */
export interface HeldWord {
  readonly word: string
  readonly place: number
}

type Meaning =
  | { readonly is: 'card'; readonly card: Card }
  | { readonly is: 'suit'; readonly suit: Suit | 'trump' }
  | { readonly is: 'rank'; readonly rank: Rank }
  | { readonly is: 'number'; readonly number: number; readonly orMore: boolean }
  | { readonly is: 'length'; readonly number: number }
  | { readonly is: Exclude<HeldRole, 'trump'> }
  /** A comma: what stands on its two sides does not belong together. */
  | { readonly is: 'break' }

export type HeldToken = Meaning & { readonly at: HeldWord }

/** Why a word cannot be read. */
export type WordFault = { readonly what: 'unknown' | 'ambiguous'; readonly at: HeldWord }

const PIPS: Readonly<Record<string, Suit>> = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' }

const fold = (text: string): string => Array.from(text, foldSign).join('')

/** Returns the card of a rank in a suit; null if its pack has none. */
export function findCard(rank: Rank, suit: Suit): Card | null {
  const own = rank === 'J' && isTrappolaSuit(suit) ? 'B' : rank
  const ranks: readonly Rank[] = isTrappolaSuit(suit) ? TRAPPOLA_RANKS : RANKS
  return ranks.includes(own) ? cardIn(own, suit) : null
}

/** What single words mean in a language. */
interface Vocabulary {
  readonly meanings: ReadonlyMap<string, Meaning>
  readonly words: HeldWords
}
const known = new WeakMap<HeldWords, Vocabulary>()

function buildVocabulary(words: HeldWords): Vocabulary {
  const roles = HELD_ROLES.flatMap((role) =>
    words.roles[role].map((word): readonly [string, Meaning] => [
      word,
      role === 'trump' ? { is: 'suit', suit: 'trump' } : { is: role },
    ]),
  )
  const entries: readonly (readonly [string, Meaning])[] = [
    ...roles,
    ...mapValues(words.suits, (suit): Meaning => ({ is: 'suit', suit })),
    ...mapValues(words.ranks, (rank): Meaning => ({ is: 'rank', rank })),
    ...mapValues(words.numbers, (number): Meaning => ({ is: 'number', number, orMore: false })),
    ...mapValues(words.lengths, (number): Meaning => ({ is: 'length', number })),
  ]
  return { words, meanings: new Map(entries.map(([word, meaning]) => [fold(word), meaning])) }
}

const mapValues = <T, R>(table: Readonly<Record<string, T>>, work: (value: T) => R) =>
  Object.entries(table).map(([key, value]) => [key, work(value)] as const)

function vocabularyOf(words: HeldWords): Vocabulary {
  const vocabulary = known.get(words) ?? buildVocabulary(words)
  known.set(words, vocabulary)
  return vocabulary
}

const RANK_SIGNS: ReadonlyMap<string, Rank> = new Map<string, Rank>([
  ...RANKS.map((rank) => [rank, rank] as const),
  ['T', '10'],
])

/** The ranks that are called by a number. */
export const RANK_OF_NUMBER: ReadonlyMap<number, Rank> = new Map(
  RANKS.filter((rank) => /\d/.test(rank)).map((rank) => [Number(rank), rank]),
)

/** Lists the cards that a sign may mean: its rank and its suit each as in records or as here. */
function findSigned(sign: string, { rankSigns, suitSigns }: HeldWords): readonly Card[] {
  const plain = sign.replaceAll('\ufe0f', '')
  const recorded = readCard(plain)
  if (recorded !== null && plain.includes('-')) return [recorded]
  const turned = plain.replace(/^([♠♥♦♣])(.+)$/u, '$2$1')
  const suits: readonly (readonly [string, Suit])[] = [
    ...SUITS.map((suit) => [suit, suit] as const),
    ...Object.entries(suitSigns),
    ...Object.entries(PIPS),
  ]
  const ranks = [...RANK_SIGNS, ...Object.entries(rankSigns)]
  const cards = suits.flatMap(([end, suit]) =>
    turned.endsWith(end)
      ? ranks.flatMap(([begin, rank]) =>
          begin + end === turned ? (findCard(rank, suit) ?? []) : [],
        )
      : [],
  )
  return [...new Set(cards)]
}

/** Splits a compound such as „Herzkönig“, „Trumpf-Ass“ or “trump-king”; null if it is none. */
function splitCompound(folded: string, { meanings }: Vocabulary): readonly Meaning[] | null {
  for (let at = 2; at < folded.length; at += 1) {
    const [first, second] = [folded.slice(0, at), folded.slice(at)].map((part) =>
      meanings.get(part.replace(/^-|-$/, '')),
    )
    if (first?.is === 'suit' && second?.is === 'rank') return [first, second]
    const rank = second?.is === 'number' ? RANK_OF_NUMBER.get(second.number) : undefined
    if (first?.is === 'suit' && rank !== undefined) return [first, { is: 'rank', rank }]
    if (first?.is === 'rank' && second?.is === 'length') return [first, second]
  }
  return null
}

const readNumber = (word: string): Meaning | null =>
  /^\d{1,2}\+?$/.test(word)
    ? { is: 'number', number: Number.parseInt(word, 10), orMore: word.endsWith('+') }
    : null

type Read = readonly Meaning[] | WordFault['what']

function readSign(word: string, words: HeldWords): Read | null {
  const cards = findSigned(word, words)
  const [card] = cards
  if (card === undefined) return null
  return cards.length > 1 ? 'ambiguous' : [{ is: 'card', card }]
}

function readWord(word: string, vocabulary: Vocabulary): Read {
  const { words, meanings } = vocabulary
  const sign = readSign(word, words)
  if (sign !== null) return sign
  const number = readNumber(word)
  if (number !== null) return [number]
  const rank = words.rankSigns[word] ?? (/^[KQJA]$/.test(word) ? RANK_SIGNS.get(word) : undefined)
  if (rank !== undefined) return [{ is: 'rank', rank }]
  const folded = fold(word)
  const meaning = meanings.get(folded)
  if (meaning !== undefined) return [meaning]
  return splitCompound(folded, vocabulary) ?? readSign(word.toUpperCase(), words) ?? 'unknown'
}

/** Splits an elided article or preposition from the word after it. */
function splitElision(word: string): readonly string[] {
  const [, elided = '', rest = ''] = /^([dl])['’ʼ](.+)$/iu.exec(word) ?? []
  return elided === '' ? [word] : [elided.toLowerCase(), rest]
}

const splitText = (text: string): readonly string[] =>
  (text.match(/[,;]|[^\s,;]+/g) ?? [])
    .flatMap(splitElision)
    .map((word) => word.replace(/[.!?:]+$/, ''))
    .filter((word) => word !== '' && word !== '+' && word !== '&')

/** Reads the words of a text; the first that is not known is the fault. */
export function readTokens(
  text: string,
  words: HeldWords,
): { readonly tokens: readonly HeldToken[] } | { readonly fault: WordFault } {
  const vocabulary = vocabularyOf(words)
  const tokens: HeldToken[] = []
  let place = 0
  for (const word of splitText(text)) {
    if (/^[,;]$/.test(word)) {
      tokens.push({ is: 'break', at: { word, place } })
      continue
    }
    place += 1
    const at = { word, place }
    const read = readWord(word, vocabulary)
    if (typeof read === 'string') return { fault: { what: read, at } }
    tokens.push(...read.map((meaning) => ({ ...meaning, at })))
  }
  return { tokens }
}
