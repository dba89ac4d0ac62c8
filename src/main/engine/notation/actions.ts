// Notation of one action: `0: KH`, `1: discard 10D 8C`, `0: stand hint @12.5`. The seat comes
// first, so that it can be read without the rules. `play` with one card is written as the card
// alone; keys without a word of their own are written as `key=JSON`.
import { type Card, readCard } from '../../../shared/card.ts'
import type { Seat } from '../../../shared/view.ts'
import { type ActionRecord, toGameAction } from '../record.ts'
import { NotationError, type Lexer, type Token } from './lexer.ts'
import { jsonText, quoteText, quoteExcerpt } from './text.ts'

/** The word that is implied if a card stands alone. */
export const PLAY = 'play'
const NO_CARDS = 'none'
const FLAGS = ['standIn', 'pointedOut', 'hint'] as const

const WORD = /^[a-z][A-Za-z0-9]*$/
const KEY = /^[A-Za-z_][A-Za-z0-9_]*$/

/** Returns true if a value is a card as it is written. */
export const isCard = (value: unknown): value is Card =>
  typeof value === 'string' && readCard(value) === value

/** Formats the word and the cards, and returns the keys that they cover. */
function formatBody({ do: word, card, cards }: ActionRecord): {
  readonly text: string
  readonly said: readonly string[]
} {
  const said = WORD.test(word) ? word : quoteText(word)
  if (word === PLAY) return isCard(card) ? { text: card, said: ['card'] } : { text: said, said: [] }
  if (!Array.isArray(cards) || !cards.every(isCard)) return { text: said, said: [] }
  return { text: `${said} ${cards.length === 0 ? NO_CARDS : cards.join(' ')}`, said: ['cards'] }
}

/** Formats seconds with as many decimals as they need. */
function clockText(at: number): string {
  const ms = Math.abs(at)
  const part = String(ms % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '')
  return `@${at < 0 ? '-' : ''}${Math.trunc(ms / 1000)}${part === '' ? '' : `.${part}`}`
}

/** Formats an action, on one line. */
export function actionText(action: ActionRecord): string {
  const { seat, at } = action
  const { do: _, ...own } = toGameAction(action)
  const { text, said } = formatBody(action)
  const pairs = Object.entries(own)
    .filter(([key]) => !said.includes(key))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, value]) => {
      const json = jsonText(value)
      return json === null ? [] : [`${KEY.test(key) ? key : quoteText(key)}=${json}`]
    })
  const marks = [
    ...FLAGS.filter((flag) => action[flag] === true),
    ...(at === undefined ? [] : [clockText(at)]),
  ]
  return [`${seat}: ${text}`, ...pairs, ...marks].join(' ')
}

type Keys = Map<string, unknown>

/** Reads the action after a `0:`, up to a token that is no part of it. Throws NotationError. */
export function readAction(lexer: Lexer, seat: Seat, line: number): object {
  const keys: Keys = new Map([['seat', seat]])
  readBody(lexer, keys, `expected a card or a word in small letters after ${seat}:`, line)
  while (readMark(lexer, keys));
  return Object.fromEntries(keys)
}

/** Reads the card or the word an action begins with, and the cards after the word. */
function readBody(lexer: Lexer, keys: Keys, expected: string, line: number): void {
  const token = lexer.next()
  const card = cardIn(token)
  if (card !== null) {
    keys.set('do', PLAY).set('card', card)
    return
  }
  const word =
    token.kind === 'text'
      ? token.text
      : token.kind === 'word' && WORD.test(token.word)
        ? token.word
        : null
  if (word === null)
    throw new NotationError(
      line,
      token.kind === 'word' ? `${expected}, not ${quoteExcerpt(token.word)}` : expected,
    )
  keys.set('do', word)
  if (word === PLAY) readCardPlayed(lexer, keys)
  else readCardsNamed(lexer, keys)
}

function readCardPlayed(lexer: Lexer, keys: Keys): void {
  const card = cardIn(lexer.peek())
  if (card === null) return
  keys.set('card', card)
  lexer.next()
}

function readCardsNamed(lexer: Lexer, keys: Keys): void {
  const cards: Card[] = []
  for (let card = cardIn(lexer.peek()); card !== null; card = cardIn(lexer.peek())) {
    cards.push(card)
    lexer.next()
  }
  const token = lexer.peek()
  const none = cards.length === 0 && token.kind === 'word' && token.word === NO_CARDS
  if (none) lexer.next()
  if (none || cards.length > 0) keys.set('cards', cards)
}

const cardIn = (token: Token): Card | null => (token.kind === 'word' ? readCard(token.word) : null)

/** Reads one mark after word and cards; returns false at the end of the action. */
function readMark(lexer: Lexer, keys: Keys): boolean {
  const token = lexer.peek()
  const { kind, line } = token
  if (kind === 'open' || kind === 'end' || kind === 'seat' || kind === 'trick') return false
  lexer.next()
  if (kind === 'clock') setKey(keys, 'at', token.at, line)
  else if (kind === 'pair') setKey(keys, token.key, parseValue(token.key, token.json, line), line)
  else if (kind === 'word' && FLAGS.some((flag) => flag === token.word))
    setKey(keys, token.word, true, line)
  else throw new NotationError(line, `expected who acts next, as 1:, ${foundInstead(token)}`)
  return true
}

function parseValue(key: string, json: string, line: number): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new NotationError(line, `expected a JSON value after ${quoteExcerpt(key)}=`)
  }
}

function setKey(keys: Keys, key: string, value: unknown, line: number): void {
  if (keys.has(key))
    throw new NotationError(
      line,
      `${quoteExcerpt(key)} is said twice of one action: expected it once`,
    )
  keys.set(key, value)
}

function foundInstead(token: Token): string {
  if (cardIn(token) !== null && token.kind === 'word') return `before ${token.word}`
  return token.kind === 'word'
    ? `not ${quoteExcerpt(token.word)}`
    : `not ${token.kind === 'close' ? '"]"' : 'a text in quotes'}`
}
