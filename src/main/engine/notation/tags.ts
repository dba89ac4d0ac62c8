// The tags: which there are, where they may stand, and what their values say. Keys are those of the record, the numbers
// of lists after a point: `[Hand1 "…"]` is `hands.1`.
import { type Card, readCards } from '../../../shared/card.ts'
import { SEATS } from '../../../shared/view.ts'
import { guestsOf, paymentOf, stepOf, termsOf } from './evening.ts'
import { Fault, type Lexer, type Token } from './lexer.ts'
import { shown } from './text.ts'

export interface Tag {
  readonly name: string
  readonly line: number
  readonly values: readonly Value[]
}

type Value = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'bare'; readonly word: string }

/** What a tag says of the record: a key, and its value, still unchecked. */
type Reading = (tag: Tag) => readonly [key: string, value: unknown]

/** A sitting has parties, a partie has deals. */
export type Level = 'sitting' | 'partie' | 'deal'

const NAME = /^[A-Za-z][A-Za-z0-9]*$/
const NUMBER = /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/

/** The name of the tag whose bracket has just been read. Throws Fault. */
export function readTagName(lexer: Lexer, open: Token): string {
  const token = lexer.next()
  if (token.kind === 'word' && NAME.test(token.word)) return token.word
  throw new Fault(open.line, 'expected the name of a tag after "["')
}

/** The rest of a tag after its name, to the closing bracket. Throws Fault. */
export function readTag(lexer: Lexer, name: string, open: Token): Tag {
  const values: Value[] = []
  for (;;) {
    const token = lexer.next()
    if (token.kind === 'close') return { name, line: open.line, values }
    if (token.kind === 'text') values.push({ kind: 'text', text: token.text })
    else if (token.kind === 'word') values.push({ kind: 'bare', word: token.word })
    else throw new Fault(open.line, `the tag ${name} is not closed: expected "]"`)
  }
}

/** The one text of a tag. Throws Fault. */
export function textIn({ name, line, values }: Tag): string {
  const [value, more] = values
  if (value?.kind === 'text' && more === undefined) return value.text
  throw new Fault(line, `expected one text in quotes after ${name}, as [${name} "…"]`)
}

function textsIn({ name, line, values }: Tag): readonly string[] {
  if (values.some(({ kind }) => kind !== 'text'))
    throw new Fault(line, `expected nothing but texts in quotes after ${name}`)
  return values.flatMap((value) => (value.kind === 'text' ? [value.text] : []))
}

function cardsOf(text: string, { name, line }: Tag): readonly Card[] {
  const read = readCards(text)
  if ('cards' in read) return read.cards
  throw new Fault(line, `${name}: ${shown(read.wrong)} is no card; expected rank and suit, as KH or 10C`)
}

const cardsIn = (tag: Tag): readonly Card[] => cardsOf(textIn(tag), tag)

const cutIn = (tag: Tag): unknown => textsIn(tag).map((row) => cardsOf(row, tag))

function cardIn(tag: Tag): unknown {
  const [card, more] = cardsIn(tag)
  if (card !== undefined && more === undefined) return card
  throw new Fault(tag.line, `expected one card after ${tag.name}, as [${tag.name} "9S"]`)
}

function seatIn(tag: Tag): unknown {
  const text = textIn(tag)
  const seat = SEATS.find((one) => String(one) === text)
  if (seat !== undefined) return seat
  throw new Fault(tag.line, `${tag.name}: ${shown(text)} is no seat; expected "0" to "3"`)
}

function placeIn(tag: Tag): unknown {
  const text = textIn(tag)
  if (/^\d{1,2}$/.test(text)) return Number(text)
  throw new Fault(tag.line, `${tag.name}: ${shown(text)} is no place; expected a number in quotes, as "3"`)
}

const scoreIn = (tag: Tag): unknown => pointsOf(textIn(tag), tag, /^\d{1,9}$/)

/** What a partie takes over may lie below nothing. */
const HANDED_ON = /^-?\d{1,9}$/

function pointsOf(text: string, { name, line }: Tag, form: RegExp): readonly number[] {
  const words = text.split(/[\s,]+/).filter((word) => word !== '')
  const wrong = words.find((word) => !form.test(word))
  if (wrong === undefined) return words.map(Number)
  throw new Fault(line, `${name}: ${shown(wrong)} is no number of points; expected them by side, as "4 3"`)
}

function noteIn(tag: Tag): unknown {
  const lines = textsIn(tag)
  if (lines.length > 0) return lines.join('\n')
  throw new Fault(tag.line, `expected a text in quotes after ${tag.name} for every line of it`)
}

function yesIn(tag: Tag): unknown {
  if (textIn(tag) === 'yes') return true
  throw new Fault(tag.line, `expected [${tag.name} "yes"], or no such tag`)
}

/** A text, a number, `true` or `false`. */
function atomOf(value: Value | undefined, { name, line }: Tag): unknown {
  if (value?.kind === 'text') return value.text
  if (value?.word === 'true' || value?.word === 'false') return value.word === 'true'
  if (value !== undefined && NUMBER.test(value.word)) return Number(value.word)
  throw new Fault(line, `expected a text in quotes, a number, true or false as the value of ${name}`)
}

function presetIn(tag: Tag): unknown {
  if (tag.values.length === 1) return atomOf(tag.values[0], tag)
  throw new Fault(tag.line, `expected one value after ${tag.name}, as [${tag.name} "…"]`)
}

function option(tag: Tag): readonly [string, unknown] {
  const [key, value, more] = tag.values
  if (key === undefined) return ['options', {}]
  if (key.kind === 'text' && value !== undefined && more === undefined)
    return [`options.${key.text}`, atomOf(value, tag)]
  throw new Fault(tag.line, `expected a name in quotes and a value after ${tag.name}, as [${tag.name} "name" 3]`)
}

/** `[Inherited "name" 2]` is a number, `[Inherited "name" "2 0"]` a list of them. */
function inheritance(tag: Tag): readonly [string, unknown] {
  const [key, value, more] = tag.values
  if (key === undefined) return ['inherited', {}]
  if (key.kind === 'text' && value !== undefined && more === undefined)
    return [`inherited.${key.text}`, value.kind === 'text' ? pointsOf(value.text, tag, HANDED_ON) : atomOf(value, tag)]
  throw new Fault(
    tag.line,
    `expected a name in quotes and a number after ${tag.name}, or numbers in quotes, as [${tag.name} "name" "2 0"]`,
  )
}

/** What a text that must have its words in their places says. Throws Fault where it has not. */
function wordedIn<T>(tag: Tag, text: string, read: (text: string) => T | null): T {
  const value = read(text)
  if (value !== null) return value
  throw new Fault(tag.line, `${tag.name}: ${shown(text)} has not its words in their places`)
}

const termsIn = (tag: Tag): unknown => wordedIn(tag, textIn(tag), termsOf)
const stepsIn = (tag: Tag): unknown => textsIn(tag).map((text) => wordedIn(tag, text, stepOf))
const ledgerIn = (tag: Tag): unknown => textsIn(tag).map((text) => wordedIn(tag, text, paymentOf))

function guestsIn(tag: Tag): unknown {
  const guests = guestsOf(textsIn(tag))
  if (guests !== null) return guests
  throw new Fault(tag.line, `expected a name and a kind for every guest after ${tag.name}`)
}

function countIn(tag: Tag): unknown {
  const text = textIn(tag)
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new Fault(tag.line, `${tag.name}: ${shown(text)} is no number; expected one in quotes, as "3"`)
}

const under =
  (key: string, read: (tag: Tag) => unknown): Reading =>
  (tag) => [key, read(tag)]

const bySeat = (name: string, key: (seat: number) => string, read: (tag: Tag) => unknown): [string, Reading][] =>
  SEATS.map((seat) => [`${name}${seat}`, under(key(seat), read)])

export const TAGS: Readonly<Record<Level, ReadonlyMap<string, Reading>>> = {
  sitting: new Map([
    ['Game', under('game', textIn)],
    ['Preset', under('options.preset', presetIn)],
    ['Option', option],
    ...bySeat('Player', (seat) => `players.${seat}.name`, textIn),
    ...bySeat('Kind', (seat) => `players.${seat}.kind`, textIn),
    ...bySeat('Level', (seat) => `players.${seat}.level`, textIn),
    ['StartedAt', under('startedAt', textIn)],
    ['Zone', under('zone', textIn)],
    ['Sitting', under('sitting', textIn)],
    ['Practice', under('practice', yesIn)],
    ['Evening', under('evening.id', textIn)],
    ['EveningKind', under('evening.kind', textIn)],
    ['EveningStartedAt', under('evening.startedAt', textIn)],
    ['Terms', under('evening.terms', termsIn)],
    ['Guests', under('evening.guests', guestsIn)],
    ['From', under('evening.from', countIn)],
    ['Steps', under('evening.steps', stepsIn)],
    ['Ledger', under('evening.ledger', ledgerIn)],
  ]),
  partie: new Map([
    ['StartedAt', under('startedAt', textIn)],
    ['Cut', under('cut', cutIn)],
    ['Inherited', inheritance],
    ['ScoreBefore', under('scoreBefore', scoreIn)],
    ['Note', under('note', noteIn)],
    ['Tags', under('tags', textsIn)],
    ['Sha256', under('sha256', textIn)],
  ]),
  deal: new Map([
    ['Dealer', under('dealer', seatIn)],
    ['Packets', under('packets', textIn)],
    ...bySeat('Hand', (seat) => `hands.${seat}`, cardsIn),
    ['TurnUp', under('turnUp', cardIn)],
    ['Talon', under('talon', cardsIn)],
    ['Turned', under('slips.turned', cardsIn)],
    ['FaceUp', under('slips.faceUp', cardsIn)],
    ['Exposed', under('slips.exposed', cardsIn)],
    ['Unseen', under('slips.unseen', placeIn)],
    ['Noticed', under('slips.noticed', yesIn)],
    ['By', under('slips.by', seatIn)],
    ['Looked', under('slips.looked', seatIn)],
    ['Drawn', under('slips.drawn', textIn)],
    ['After', under('slips.after', placeIn)],
    ['Seed', under('seed', textIn)],
    ['ScoreBefore', under('scoreBefore', scoreIn)],
    ['ScoreAfter', under('scoreAfter', scoreIn)],
  ]),
}

/** Tags a section cannot do without. */
export const REQUIRED: Readonly<Record<Level, readonly string[]>> = {
  sitting: ['Player0', 'Player1'],
  partie: [],
  deal: ['Dealer', 'Hand0', 'Hand1'],
}

/** Tags that make no sense without another. */
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
