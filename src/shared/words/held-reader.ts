// Reads a pattern of held cards as people type it, and writes it in words that are read as the same.
import { type Card, type Rank, type Suit, suitOf } from '../card.ts'
import { type HeldCount, type HeldPattern, MOST_COUNTS, MOST_HELD } from '../held.ts'
import type { CardWords } from './card-words.ts'
import {
  type HeldToken,
  type HeldWord,
  RANK_OF_NUMBER,
  findCard,
  readTokens,
} from './held-tokens.ts'
import type { HeldWords } from './held-words.ts'

/** Why a pattern cannot be read, and at which word. */
export interface HeldFault {
  /** `unfinished`: what belongs to the word is missing; `none`: there is no such card. */
  readonly what: 'unknown' | 'ambiguous' | 'unfinished' | 'none' | 'tooMany'
  readonly at: HeldWord
}

export type HeldReading = { readonly pattern: HeldPattern | null } | { readonly fault: HeldFault }

class FaultFound extends Error {
  readonly fault: HeldFault
  constructor(what: HeldFault['what'], at: HeldWord) {
    super(what)
    this.fault = { what, at }
  }
}

type Kind = Pick<HeldCount, 'suit' | 'rank'>

/** Goes through the words of a pattern and collects what they say. */
class HeldReader {
  readonly cards: Card[] = []
  readonly counts: HeldCount[] = []
  readonly #tokens: readonly HeldToken[]
  #next = 0

  constructor(tokens: readonly HeldToken[]) {
    this.#tokens = tokens
  }

  readAll(): void {
    for (let token = this.#peek(); token !== undefined; token = this.#peek()) {
      if (token.is === 'card') this.#readCard(token)
      else if (token.is === 'suit') this.#readSuit(token)
      else if (token.is === 'rank') this.#readRank(token, token.rank)
      else if (this.#isRankNumber(token)) this.#readRank(token, this.#toRank(token))
      else if (isCounting(token)) this.#readCount(token)
      else if (token.is === 'length' && this.#peek(1)?.is === 'rank') this.#readLengthFirst(token)
      else if (token.is === 'skip' || token.is === 'break' || token.is === 'of') this.#next += 1
      else throw new FaultFound('unfinished', token.at)
    }
  }

  #peek(further = 0): HeldToken | undefined {
    return this.#tokens[this.#next + further]
  }

  /** Returns the next word after those that mean nothing by themselves, and goes to it. */
  #peekPast(...passed: readonly HeldToken['is'][]): HeldToken | undefined {
    let token = this.#peek()
    while (token !== undefined && passed.includes(token.is)) {
      this.#next += 1
      token = this.#peek()
    }
    return token
  }

  #toRank(token: HeldToken): Rank {
    const rank = token.is === 'number' ? RANK_OF_NUMBER.get(token.number) : undefined
    if (rank === undefined) throw new FaultFound('none', token.at)
    return rank
  }

  /** True for the number of "10 of hearts", and not for that of "10 hearts". */
  #isRankNumber(token: HeldToken): boolean {
    if (token.is !== 'number' || token.orMore || !RANK_OF_NUMBER.has(token.number)) return false
    return this.#peek(1)?.is === 'of' && this.#peek(2)?.is === 'suit'
  }

  #readCard(token: HeldToken & { readonly is: 'card' }): void {
    this.#next += 1
    this.cards.push(token.card)
    const length = this.#peekPast('skip')
    if (length?.is !== 'length') return
    this.#addLength(length, suitOf(token.card))
  }

  #addLength({ number }: { readonly number: number }, suit: Suit | 'trump'): void {
    this.#next += 1
    this.counts.push({ suit, rank: null, how: 'exactly', number, isFurther: false })
  }

  /** Adds a card, or the trump of a rank, and how long its suit is if that follows. */
  #addNamed(at: HeldWord, rank: Rank, suit: Suit | 'trump'): void {
    if (suit === 'trump')
      this.counts.push({ suit, rank, how: 'least', number: 1, isFurther: false })
    else {
      const card = findCard(rank, suit)
      if (card === null) throw new FaultFound('none', at)
      this.cards.push(card)
    }
    const length = this.#peekPast('skip')
    if (length?.is === 'length') this.#addLength(length, suit)
  }

  /** "trump king", „Herz zehn“, or a suit alone: at least one card of it. */
  #readSuit(token: HeldToken & { readonly is: 'suit' }): void {
    const second = this.#peek(1)
    const third = this.#peek(2)
    const isOther = third !== undefined && ['suit', 'small', 'other', 'cards'].includes(third.is)
    if (second?.is === 'rank' || (second?.is === 'number' && !second.orMore && !isOther)) {
      this.#next += 2
      const rank = second.is === 'rank' ? second.rank : this.#toRank(second)
      this.#addNamed(second.at, rank, token.suit)
      return
    }
    this.#next += 1
    this.#addCount({ suit: token.suit, rank: null }, 'least', 1, false)
  }

  /** "king of trumps", "ace third in hearts", or a rank alone: at least one card of it. */
  #readRank(token: HeldToken, rank: Rank): void {
    this.#next += 1
    const length = this.#peekPast('skip')
    if (length?.is === 'length') {
      this.#next += 1
      this.#readLong(token, rank, length)
      return
    }
    const suit = this.#peekPast('of', 'skip')
    if (suit?.is === 'suit') {
      this.#next += 1
      this.#addNamed(token.at, rank, suit.suit)
    } else this.#addCount({ suit: null, rank }, 'least', 1, false)
  }

  /** „blankes Ass in Trumpf“. */
  #readLengthFirst(length: HeldToken & { readonly is: 'length' }): void {
    const rank = this.#peek(1)
    this.#next += 2
    if (rank?.is === 'rank') this.#readLong(rank, rank.rank, length)
  }

  #readLong(at: HeldToken, rank: Rank, length: HeldToken & { readonly is: 'length' }): void {
    const suit = this.#peekPast('of', 'skip')
    if (suit?.is !== 'suit') throw new FaultFound('unfinished', length.at)
    this.#next += 1
    this.#addNamed(at.at, rank, suit.suit)
    this.counts.push({
      suit: suit.suit,
      rank: null,
      how: 'exactly',
      number: length.number,
      isFurther: false,
    })
  }

  /** "at least two other small trumps", "three kings", "two or more hearts". */
  #readCount(first: HeldToken): void {
    const { how, number, isFurther, isSmall } = this.#readNumber()
    const kind = this.#readKind(this.#peek(), isSmall, first)
    const { suit, rank } = kind
    if (suit !== null && rank !== null && rank !== 'small' && number === 1 && !isFurther)
      this.#addNamed(first.at, rank, suit)
    else this.#addCount(kind, how ?? this.#readBoundAfter(number), number ?? 1, isFurther)
  }

  /** Reads everything before what is counted; a second number is a rank. */
  #readNumber() {
    let how: HeldCount['how'] | null = null
    let number: number | null = null
    let isFurther = false
    let isSmall = false
    for (let token = this.#peek(); token !== undefined && isCounting(token);) {
      if (token.is === 'number' && number !== null) break
      this.#next += token.is === 'or' ? 2 : 1
      if (token.is === 'number') ({ number } = token)
      if (token.is === 'or' || (token.is === 'number' && token.orMore)) how = 'least'
      if (token.is === 'least' || token.is === 'most') how = token.is
      isFurther ||= token.is === 'other'
      isSmall ||= token.is === 'small'
      token = this.#peekPast('skip', 'of', 'cards')
    }
    return { how, number, isFurther, isSmall }
  }

  /** Reads what is counted: a suit, small cards of it, a rank, a rank in a suit. */
  #readKind(token: HeldToken | undefined, isSmall: boolean, first: HeldToken): Kind {
    if (token === undefined || (isSmall && token.is !== 'suit'))
      throw new FaultFound('unfinished', first.at)
    if (token.is === 'suit') return this.#readKindOfSuit(token.suit, isSmall)
    if (token.is !== 'rank' && token.is !== 'number') throw new FaultFound('unfinished', first.at)
    const rank = token.is === 'rank' ? token.rank : this.#toRank(token)
    this.#next += 1
    const suit = this.#peek(1)
    if (this.#peek()?.is !== 'of' || suit?.is !== 'suit') return { suit: null, rank }
    this.#next += 2
    return { suit: suit.suit, rank }
  }

  #readKindOfSuit(suit: Suit | 'trump', isSmall: boolean): Kind {
    this.#next += 1
    if (isSmall) return { suit, rank: 'small' }
    const rank = this.#peek()
    if (rank?.is !== 'rank') return { suit, rank: null }
    this.#next += 1
    return { suit, rank: rank.rank }
  }

  /** "two trumps at least": what follows a number, unless it begins the next one. */
  #readBoundAfter(number: number | null): HeldCount['how'] {
    const bound = this.#peekPast('skip')
    const isOwn = this.#peek(1)?.is !== 'number'
    if (!isOwn || (bound?.is !== 'least' && bound?.is !== 'most'))
      return number === null ? 'least' : 'exactly'
    this.#next += 1
    return bound.is
  }

  #addCount({ suit, rank }: Kind, how: HeldCount['how'], number: number, isFurther: boolean): void {
    this.counts.push({ suit, rank, how, number, isFurther })
  }
}

const COUNTING: ReadonlySet<HeldToken['is']> = new Set<HeldToken['is']>([
  'number',
  'least',
  'most',
  'or',
  'other',
  'small',
])
const isCounting = ({ is }: HeldToken): boolean => COUNTING.has(is)

/** Reads a pattern in the words of a language; an empty text is none. */
export function readHeld(text: string, words: HeldWords): HeldReading {
  const read = readTokens(text, words)
  if ('fault' in read) return read
  const reader = new HeldReader(read.tokens)
  try {
    reader.readAll()
  } catch (error) {
    if (error instanceof FaultFound) return { fault: error.fault }
    throw error
  }
  const cards = [...new Set(reader.cards)]
  const counts = reader.counts.filter(
    (count, place) => reader.counts.findIndex((one) => isSameCount(one, count)) === place,
  )
  const last = read.tokens.at(-1)
  if (last === undefined) return { pattern: null }
  if (cards.length > MOST_HELD || counts.length > MOST_COUNTS)
    return { fault: { what: 'tooMany', at: last.at } }
  if (cards.length + counts.length === 0) return { fault: { what: 'unfinished', at: last.at } }
  return { pattern: { cards, counts } }
}

const isSameCount = (one: HeldCount, other: HeldCount): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Writes a pattern in the words of a language, part by part: joined by commas it reads the same. */
export const writeHeld = (
  { cards, counts }: HeldPattern,
  names: CardWords,
  words: HeldWords,
): readonly string[] => [...cards.map(names.cardName), ...counts.map(words.writeCount)]
