// Tags: names, places and values. Keys as in the record: `[Hand1 "…"]` is `hands.1`.
import { type Card, readCards } from '../../../shared/card.ts'
import { SEATS } from '../../../shared/view.ts'
import { parseGuests, parsePayment, parseStep, parseTerms } from './evening.ts'
import { NotationError, type Lexer, type Token } from './lexer.ts'
import { quoteExcerpt } from './text.ts'

export interface Tag {
  readonly name: string
  readonly line: number
  readonly values: readonly Value[]
}

type Value =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bare'; readonly word: string }

/** A reader of a tag: returns a key of the record and its value, still unchecked. */
type TagReader = (tag: Tag) => readonly [key: string, value: unknown]

/** A sitting has parties, a partie has deals. */
export type SectionLevel = 'sitting' | 'partie' | 'deal'

const NAME = /^[A-Za-z][A-Za-z0-9]*$/
const NUMBER = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/

/** Reads the name of the tag whose bracket was just read. Throws NotationError. */
export function readTagName(lexer: Lexer, open: Token): string {
  const token = lexer.next()
  if (token.kind === 'word' && NAME.test(token.word)) return token.word
  throw new NotationError(open.line, 'expected the name of a tag after "["')
}

/** Reads the rest of a tag after its name, to the closing bracket. Throws NotationError. */
export function readTag(lexer: Lexer, name: string, open: Token): Tag {
  const values: Value[] = []
  for (;;) {
    const token = lexer.next()
    if (token.kind === 'close') return { name, line: open.line, values }
    if (token.kind === 'text') values.push({ kind: 'text', text: token.text })
    else if (token.kind === 'word') values.push({ kind: 'bare', word: token.word })
    else throw new NotationError(open.line, `the tag ${name} is not closed: expected "]"`)
  }
}

/** Returns the only text of a tag. Throws NotationError. */
export function textIn({ name, line, values }: Tag): string {
  const [value, more] = values
  if (value?.kind === 'text' && more === undefined) return value.text
  throw new NotationError(line, `expected one text in quotes after ${name}, as [${name} "…"]`)
}

function textsIn({ name, line, values }: Tag): readonly string[] {
  if (values.some(({ kind }) => kind !== 'text'))
    throw new NotationError(line, `expected nothing but texts in quotes after ${name}`)
  return values.flatMap((value) => (value.kind === 'text' ? [value.text] : []))
}

function parseCards(text: string, { name, line }: Tag): readonly Card[] {
  const read = readCards(text)
  if ('cards' in read) return read.cards
  throw new NotationError(
    line,
    `${name}: ${quoteExcerpt(read.wrong)} is no card; expected rank and suit, as KH or 10C`,
  )
}

const cardsIn = (tag: Tag): readonly Card[] => parseCards(textIn(tag), tag)

const cutIn = (tag: Tag): unknown => textsIn(tag).map((row) => parseCards(row, tag))

function cardIn(tag: Tag): unknown {
  const [card, more] = cardsIn(tag)
  if (card !== undefined && more === undefined) return card
  throw new NotationError(tag.line, `expected one card after ${tag.name}, as [${tag.name} "9S"]`)
}

function seatIn(tag: Tag): unknown {
  const text = textIn(tag)
  const seat = SEATS.find((one) => String(one) === text)
  if (seat !== undefined) return seat
  throw new NotationError(
    tag.line,
    `${tag.name}: ${quoteExcerpt(text)} is no seat; expected "0" to "3"`,
  )
}

function placeIn(tag: Tag): unknown {
  const text = textIn(tag)
  if (/^\d{1,2}$/.test(text)) return Number(text)
  throw new NotationError(
    tag.line,
    `${tag.name}: ${quoteExcerpt(text)} is no place; expected a number in quotes, as "3"`,
  )
}

const scoreIn = (tag: Tag): unknown => parsePoints(textIn(tag), tag, /^\d{1,9}$/)

/** Numbers that a partie takes over may be negative. */
const HANDED_ON = /^-?\d{1,9}$/

function parsePoints(text: string, { name, line }: Tag, form: RegExp): readonly number[] {
  const words = text.split(/[\s,]+/).filter((word) => word !== '')
  const wrong = words.find((word) => !form.test(word))
  if (wrong === undefined) return words.map(Number)
  throw new NotationError(
    line,
    `${name}: ${quoteExcerpt(wrong)} is no number of points; expected them by side, as "4 3"`,
  )
}

function noteIn(tag: Tag): unknown {
  const lines = textsIn(tag)
  if (lines.length > 0) return lines.join('\n')
  throw new NotationError(
    tag.line,
    `expected a text in quotes after ${tag.name} for every line of it`,
  )
}

function yesIn(tag: Tag): unknown {
  if (textIn(tag) === 'yes') return true
  throw new NotationError(tag.line, `expected [${tag.name} "yes"], or no such tag`)
}

/** Parses a text, a number, `true` or `false`. */
function parseAtom(value: Value | undefined, { name, line }: Tag): unknown {
  if (value?.kind === 'text') return value.text
  if (value?.word === 'true' || value?.word === 'false') return value.word === 'true'
  if (value !== undefined && NUMBER.test(value.word)) return Number(value.word)
  throw new NotationError(
    line,
    `expected a text in quotes, a number, true or false as the value of ${name}`,
  )
}

function presetIn(tag: Tag): unknown {
  if (tag.values.length === 1) return parseAtom(tag.values[0], tag)
  throw new NotationError(tag.line, `expected one value after ${tag.name}, as [${tag.name} "…"]`)
}

function readOption(tag: Tag): readonly [string, unknown] {
  const [key, value, more] = tag.values
  if (key === undefined) return ['options', {}]
  if (key.kind === 'text' && value !== undefined && more === undefined)
    return [`options.${key.text}`, parseAtom(value, tag)]
  throw new NotationError(
    tag.line,
    `expected a name in quotes and a value after ${tag.name}, as [${tag.name} "name" 3]`,
  )
}

/** Reads what a partie takes over: `[Inherited "name" 2]`, or a list `"2 0"`. */
function readInheritance(tag: Tag): readonly [string, unknown] {
  const [key, value, more] = tag.values
  if (key === undefined) return ['inherited', {}]
  if (key.kind === 'text' && value !== undefined && more === undefined)
    return [
      `inherited.${key.text}`,
      value.kind === 'text' ? parsePoints(value.text, tag, HANDED_ON) : parseAtom(value, tag),
    ]
  throw new NotationError(
    tag.line,
    `expected a name in quotes and a number after ${tag.name}, or numbers in quotes, as [${tag.name} "name" "2 0"]`,
  )
}

/** Parses a text with words in fixed positions. Throws NotationError if they are not there. */
function wordedIn<T>(tag: Tag, text: string, read: (text: string) => T | null): T {
  const value = read(text)
  if (value !== null) return value
  throw new NotationError(
    tag.line,
    `${tag.name}: ${quoteExcerpt(text)} has not its words in their places`,
  )
}

const termsIn = (tag: Tag): unknown => wordedIn(tag, textIn(tag), parseTerms)
const stepsIn = (tag: Tag): unknown => textsIn(tag).map((text) => wordedIn(tag, text, parseStep))
const ledgerIn = (tag: Tag): unknown =>
  textsIn(tag).map((text) => wordedIn(tag, text, parsePayment))

function guestsIn(tag: Tag): unknown {
  const guests = parseGuests(textsIn(tag))
  if (guests !== null) return guests
  throw new NotationError(tag.line, `expected a name and a kind for every guest after ${tag.name}`)
}

function countIn(tag: Tag): unknown {
  const text = textIn(tag)
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new NotationError(
    tag.line,
    `${tag.name}: ${quoteExcerpt(text)} is no number; expected one in quotes, as "3"`,
  )
}

const readUnder =
  (key: string, read: (tag: Tag) => unknown): TagReader =>
  (tag) => [key, read(tag)]

const bySeat = (
  name: string,
  key: (seat: number) => string,
  read: (tag: Tag) => unknown,
): [string, TagReader][] => SEATS.map((seat) => [`${name}${seat}`, readUnder(key(seat), read)])

export const TAGS: Readonly<Record<SectionLevel, ReadonlyMap<string, TagReader>>> = {
  sitting: new Map([
    ['Game', readUnder('game', textIn)],
    ['Preset', readUnder('options.preset', presetIn)],
    ['Option', readOption],
    ...bySeat('Player', (seat) => `players.${seat}.name`, textIn),
    ...bySeat('Kind', (seat) => `players.${seat}.kind`, textIn),
    ...bySeat('Level', (seat) => `players.${seat}.level`, textIn),
    ['StartedAt', readUnder('startedAt', textIn)],
    ['Zone', readUnder('zone', textIn)],
    ['Sitting', readUnder('sitting', textIn)],
    ['Practice', readUnder('practice', yesIn)],
    ['Evening', readUnder('evening.id', textIn)],
    ['EveningKind', readUnder('evening.kind', textIn)],
    ['EveningStartedAt', readUnder('evening.startedAt', textIn)],
    ['Terms', readUnder('evening.terms', termsIn)],
    ['Guests', readUnder('evening.guests', guestsIn)],
    ['From', readUnder('evening.from', countIn)],
    ['Steps', readUnder('evening.steps', stepsIn)],
    ['Ledger', readUnder('evening.ledger', ledgerIn)],
  ]),
  partie: new Map([
    ['StartedAt', readUnder('startedAt', textIn)],
    ['Cut', readUnder('cut', cutIn)],
    ['Inherited', readInheritance],
    ['ScoreBefore', readUnder('scoreBefore', scoreIn)],
    ['Note', readUnder('note', noteIn)],
    ['Tags', readUnder('tags', textsIn)],
    ['Sha256', readUnder('sha256', textIn)],
  ]),
  deal: new Map([
    ['Dealer', readUnder('dealer', seatIn)],
    ['Packets', readUnder('packets', textIn)],
    ...bySeat('Hand', (seat) => `hands.${seat}`, cardsIn),
    ['TurnUp', readUnder('turnUp', cardIn)],
    ['Talon', readUnder('talon', cardsIn)],
    ['Turned', readUnder('slips.turned', cardsIn)],
    ['FaceUp', readUnder('slips.faceUp', cardsIn)],
    ['Exposed', readUnder('slips.exposed', cardsIn)],
    ['Unseen', readUnder('slips.unseen', placeIn)],
    ['Noticed', readUnder('slips.noticed', yesIn)],
    ['By', readUnder('slips.by', seatIn)],
    ['Looked', readUnder('slips.looked', seatIn)],
    ['Drawn', readUnder('slips.drawn', textIn)],
    ['After', readUnder('slips.after', placeIn)],
    ['Seed', readUnder('seed', textIn)],
    ['ScoreBefore', readUnder('scoreBefore', scoreIn)],
    ['ScoreAfter', readUnder('scoreAfter', scoreIn)],
  ]),
}

/** Tags that a section must have. */
export const REQUIRED: Readonly<Record<SectionLevel, readonly string[]>> = {
  sitting: ['Player0', 'Player1'],
  partie: [],
  deal: ['Dealer', 'Hand0', 'Hand1'],
}

/** Tags that need another tag. */
export const NEEDED: ReadonlyMap<string, string> = new Map([
  ...[1, 2, 3].flatMap((seat): [string, string][] => [
    [`Player${seat}`, `Player${seat - 1}`],
    [`Hand${seat}`, `Hand${seat - 1}`],
  ]),
  ...SEATS.flatMap((seat): [string, string][] => [
    [`Kind${seat}`, `Player${seat}`],
    [`Level${seat}`, `Player${seat}`],
  ]),
])
