// Reads a notation (docs/notation.md) as a record; the result always passes `readRecord`.
import { type RecordDocument, readRecord } from '../record.ts'
import { readAction } from './actions.ts'
import {
  type DealDraft,
  type PartieDraft,
  type Section,
  type SittingDraft,
  checkSection,
  faultIn,
  draftToJson,
} from './draft.ts'
import { NotationError, Lexer, type Token } from './lexer.ts'
import { type SectionLevel, type Tag, TAGS, readTag, readTagName, textIn } from './tags.ts'
import { quoteExcerpt } from './text.ts'

/** A fault in a notation, and its line. */
export interface NotationFault {
  readonly line: number
  readonly what: string
}

/**
 * Returns the sitting in a text, or the first fault in it. Lines count from `firstLine`: the line
 * of a piece of `splitNotation`, or 1. Never throws, and takes time in proportion to the text.
 */
export function readNotation(
  text: string,
  firstLine = 1,
): { readonly record: RecordDocument } | { readonly fault: NotationFault } {
  try {
    const draft = readSitting(new Lexer(text, firstLine))
    const read = readRecord(draftToJson(draft))
    if ('record' in read) return read
    throw faultIn(draft, read.fault)
  } catch (error) {
    if (error instanceof NotationError) return { fault: { line: error.line, what: error.what } }
    throw error
  }
}

/** State of the parser: the partie and the deal that were begun last. */
interface ParserState {
  readonly lexer: Lexer
  readonly sitting: SittingDraft
  partie: PartieDraft | null
  deal: DealDraft | null
}

function readSitting(lexer: Lexer): SittingDraft {
  const first = lexer.peek()
  const reading: ParserState = {
    lexer,
    sitting: { line: first.line, said: new Map(), parties: [] },
    partie: null,
    deal: null,
  }
  if (first.kind !== 'open')
    throw new NotationError(first.line, 'expected a sitting, which begins with [Game "…"]')
  for (let token = lexer.next(); token.kind !== 'end'; token = lexer.next()) {
    if (token.kind === 'open') readTagInto(reading, token)
    else readActionInto(reading, token)
  }
  closeDeal(reading)
  if (reading.partie === null) checkSection(reading.sitting, 'sitting')
  return reading.sitting
}

function readActionInto({ lexer, deal }: ParserState, token: Token): void {
  const seat = token.kind === 'trick' ? lexer.next() : token
  if (seat.kind !== 'seat')
    throw new NotationError(
      token.line,
      token.kind === 'trick'
        ? 'expected who plays, as 0:, after the number of a trick'
        : 'expected a tag, or an action with who acts in front, as 0:',
    )
  if (deal === null)
    throw new NotationError(token.line, 'an action outside a deal: expected [Deal "1"] above it')
  deal.actions.push({ line: seat.line, action: readAction(lexer, seat.seat, seat.line) })
}

function readTagInto(reading: ParserState, open: Token): void {
  const name = readTagName(reading.lexer, open)
  if (name !== 'Partie' && name !== 'Deal') checkPlace(reading, name, open.line)
  const tag = readTag(reading.lexer, name, open)
  if (name === 'Partie') beginPartie(reading, tag)
  else if (name === 'Deal') beginDeal(reading, tag)
  else sayInto(reading, tag)
}

function sayInto(reading: ParserState, tag: Tag): void {
  const { level, section } = currentSection(reading)
  const said = TAGS[level].get(tag.name)?.(tag)
  if (said === undefined) return
  const [key, value] = said
  if (section.said.has(key))
    throw new NotationError(
      tag.line,
      `${tag.name} stands twice: expected ${keyName(key)} to be said once`,
    )
  section.said.set(key, { tag: tag.name, line: tag.line, value })
}

function keyName(key: string): string {
  const name = quoteExcerpt(key.slice(key.indexOf('.') + 1))
  return key.startsWith('options.')
    ? `the option ${name}`
    : key.startsWith('inherited.')
      ? name
      : 'it'
}

function currentSection({ sitting, partie, deal }: ParserState): {
  readonly level: SectionLevel
  readonly section: Section
} {
  if (deal !== null) return { level: 'deal', section: deal }
  return partie === null
    ? { level: 'sitting', section: sitting }
    : { level: 'partie', section: partie }
}

const LEVELS = ['sitting', 'partie', 'deal'] as const satisfies readonly SectionLevel[]
const BEGUN_BY: Readonly<Record<SectionLevel, string>> = {
  sitting: '[Game "…"]',
  partie: '[Partie "…"]',
  deal: '[Deal "…"]',
}

/** Throws NotationError if a tag of this name is not allowed here. */
function checkPlace(reading: ParserState, name: string, line: number): void {
  const { level } = currentSection(reading)
  const homes = LEVELS.filter((one) => TAGS[one].has(name))
  const [home] = homes
  if (home === undefined)
    throw new NotationError(
      line,
      `unknown tag ${quoteExcerpt(name)}: expected one of those of the format`,
    )
  const isFirst = reading.sitting.said.size === 0
  if (isFirst && name !== 'Game')
    throw new NotationError(line, `expected [Game "…"] first, not ${name}`)
  if (!isFirst && name === 'Game')
    throw new NotationError(line, 'a second Game tag: expected one sitting')
  if (!homes.includes(level)) throw new NotationError(line, misplacedMessage(name, level, home))
  if (level === 'deal' && name !== 'ScoreAfter' && (reading.deal?.actions.length ?? 0) > 0)
    throw new NotationError(line, `expected ${name} above the actions of its deal`)
}

function misplacedMessage(name: string, level: SectionLevel, home: SectionLevel): string {
  const above = LEVELS.indexOf(home) < LEVELS.indexOf(level)
  const next = LEVELS[LEVELS.indexOf(home) + 1] ?? home
  return above
    ? `${name} belongs to the ${home}: expected it above the first ${BEGUN_BY[next]}`
    : `${name} belongs to a ${home}: expected ${BEGUN_BY[home]} above it`
}

function beginPartie(reading: ParserState, tag: Tag): void {
  const { sitting } = reading
  if (sitting.said.size === 0)
    throw new NotationError(tag.line, `expected [Game "…"] first, not ${tag.name}`)
  closeDeal(reading)
  if (reading.partie === null) checkSection(sitting, 'sitting')
  checkNumber(tag, sitting.parties.length + 1)
  reading.partie = { line: tag.line, said: new Map(), deals: [] }
  reading.deal = null
  sitting.parties.push(reading.partie)
}

function beginDeal(reading: ParserState, tag: Tag): void {
  const { partie } = reading
  if (partie === null)
    throw new NotationError(tag.line, `Deal belongs to a partie: expected [Partie "1"] above it`)
  closeDeal(reading)
  checkNumber(tag, partie.deals.length + 1)
  reading.deal = { line: tag.line, said: new Map(), actions: [] }
  partie.deals.push(reading.deal)
}

function closeDeal({ deal }: ParserState): void {
  if (deal !== null) checkSection(deal, 'deal')
}

function checkNumber(tag: Tag, number: number): void {
  if (textIn(tag) !== String(number))
    throw new NotationError(tag.line, `expected [${tag.name} "${number}"] here`)
}
