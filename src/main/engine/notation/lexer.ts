// The tokens of a notation, without their meaning. Every token lies on one line; what lies between
// them (blanks, comments, lines that begin with %) only counts for positions. Reading takes time in
// proportion to the text.
import { SEATS, type Seat } from '../../../shared/view.ts'
import { evenLines, quoteExcerpt, unquoteText } from './text.ts'

/** The first fault in a notation. Not an Error: many are made, and stack traces cost time. */
export class NotationError {
  readonly line: number
  readonly what: string
  constructor(line: number, what: string) {
    this.line = line
    this.what = what
  }
}

interface Somewhere {
  /** From 1, or from the first line passed to the lexer. */
  readonly line: number
  /** Number of characters before it. */
  readonly place: number
}

export type Token = Somewhere &
  (
    | { readonly kind: 'open' | 'close' | 'end' }
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'word'; readonly word: string }
    /** `0:` – the acting seat. */
    | { readonly kind: 'seat'; readonly seat: Seat }
    /** `3.` – for readers only. */
    | { readonly kind: 'trick' }
    /** `@12.5` – milliseconds. */
    | { readonly kind: 'clock'; readonly at: number }
    /** `key=JSON`, the JSON not parsed yet. */
    | { readonly kind: 'pair'; readonly key: string; readonly json: string }
  )

/** Maximum nesting of brackets in a JSON value, more than a record can be written with. */
const DEEPEST = 100

const BLANK = /\s+/y
const SEAT = /(\d+):/y
const TRICK = /\d+\.(?=\d+:|\D|$)/y
const CLOCK = /@(-?)(\d{1,12})(?:\.(\d{1,3}))?(?![^\s[\]{};])/y
const WORD = /[^\s[\]{};"=:@]+/y
const BARE_JSON = /[^\s[\]{};"]+/y
const KEY = /^[A-Za-z_][A-Za-z0-9_]*$/

const lineFeeds = (text: string): number => text.split('\n').length - 1

export class Lexer {
  readonly #text: string
  #place = 0
  #line: number
  #ahead: Token | null = null

  constructor(text: string, line: number) {
    this.#text = evenLines(text)
    this.#line = line
  }

  /** Returns the next token without consuming it. Throws NotationError. */
  peek(): Token {
    this.#ahead ??= this.#read()
    return this.#ahead
  }

  /** Returns the next token; at the end, `end` again and again. Throws NotationError. */
  next(): Token {
    const token = this.peek()
    this.#ahead = null
    return token
  }

  /** Continues with the next line after a fault. */
  skipLine(): void {
    this.#ahead = null
    this.#place = this.#lineEnd()
  }

  #read(): Token {
    this.#skipBetween()
    const somewhere = { line: this.#line, place: this.#place }
    const char = this.#text[this.#place]
    if (char === undefined) return { kind: 'end', ...somewhere }
    if (char === '[' || char === ']') {
      this.#place += 1
      return { kind: char === '[' ? 'open' : 'close', ...somewhere }
    }
    if (char === '"') {
      const text = this.#quoted()
      return this.#text[this.#place] === '='
        ? this.#pair(text, somewhere)
        : { kind: 'text', text, ...somewhere }
    }
    return char === '@' ? this.#clock(somewhere) : this.#run(char, somewhere)
  }

  /** Reads a token without quotes. */
  #run(char: string, somewhere: Somewhere): Token {
    const seat = this.#match(SEAT)
    if (seat !== null) {
      const known = SEATS.find((one) => String(one) === seat[1])
      if (known !== undefined) return { kind: 'seat', seat: known, ...somewhere }
      throw this.#fault(`there is no seat ${quoteExcerpt(seat[1] ?? '')}: expected 0: to 3:`)
    }
    if (this.#match(TRICK) !== null) return { kind: 'trick', ...somewhere }
    const word = this.#match(WORD)?.[0]
    if (word !== undefined && KEY.test(word) && this.#text[this.#place] === '=')
      return this.#pair(word, somewhere)
    if (word !== undefined) return { kind: 'word', word, ...somewhere }
    throw this.#fault(
      char === '}'
        ? '"}" closes no comment: expected "{" before it'
        : `expected a tag or an action, not ${quoteExcerpt(char)}`,
    )
  }

  #skipBetween(): void {
    for (;;) {
      const blank = this.#match(BLANK)
      if (blank !== null) this.#line += lineFeeds(blank[0])
      const char = this.#text[this.#place]
      if (char === '{') this.#skipComment()
      else if (char === ';' || (char === '%' && this.#startsLine())) this.#place = this.#lineEnd()
      else return
    }
  }

  #skipComment(): void {
    const end = this.#text.indexOf('}', this.#place)
    if (end < 0) {
      this.#place = this.#text.length
      throw this.#fault('the comment that begins here is not closed: expected "}"')
    }
    this.#line += lineFeeds(this.#text.slice(this.#place, end))
    this.#place = end + 1
  }

  #quoted(): string {
    const end = this.#quoteEnd(this.#place)
    if (end === null)
      throw this.#fault("the text in quotes is not closed: expected '\"' on the same line")
    const read = unquoteText(this.#text.slice(this.#place + 1, end - 1))
    if ('wrong' in read)
      throw this.#fault(
        `no escape: ${quoteExcerpt(read.wrong)}; expected \\" \\\\ \\n \\t or \\u and four digits`,
      )
    this.#place = end
    return read.text
  }

  #clock(somewhere: Somewhere): Token {
    const [all, sign, seconds = '', part = ''] = this.#match(CLOCK) ?? []
    if (all === undefined) throw this.#fault('expected seconds after "@", as @12.5')
    const at = Number(seconds) * 1000 + Number(part.padEnd(3, '0'))
    return { kind: 'clock', at: sign === '-' && at > 0 ? -at : at, ...somewhere }
  }

  /** Reads the value at the `=` after a key. */
  #pair(key: string, somewhere: Somewhere): Token {
    const start = this.#place + 1
    this.#place = this.#jsonEnd(start, key)
    return { kind: 'pair', key, json: this.#text.slice(start, this.#place), ...somewhere }
  }

  /** Returns the end of the JSON value that begins here, by quotes and brackets. Throws. */
  #jsonEnd(start: number, key: string): number {
    const notClosedError = (): NotationError =>
      this.#fault(
        `the value of ${quoteExcerpt(key)} is not closed: expected its end on the same line`,
      )
    let depth = 0
    let place = start
    do {
      const char = this.#text[place]
      if (char === undefined || char === '\n') throw notClosedError()
      if (char === '"') {
        const end = this.#quoteEnd(place)
        if (end === null) throw notClosedError()
        place = end
      } else if (char === '[' || char === '{' || char === ']' || char === '}') {
        depth += char === '[' || char === '{' ? 1 : -1
        place += 1
      } else {
        BARE_JSON.lastIndex = place
        place += depth === 0 ? (BARE_JSON.exec(this.#text)?.[0].length ?? 0) : 1
      }
      if (depth > DEEPEST)
        throw this.#fault(
          `the value of ${quoteExcerpt(key)} is nested deeper than ${DEEPEST} brackets`,
        )
    } while (depth > 0)
    return place
  }

  /** Returns the index after the closing quote; null if the line ends before. */
  #quoteEnd(start: number): number | null {
    for (let place = start + 1; place < this.#text.length; place += 1) {
      const char = this.#text[place]
      if (char === '"') return place + 1
      if (char === '\n') return null
      if (char === '\\' && this.#text[place + 1] !== '\n') place += 1
    }
    return null
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#place
    const match = pattern.exec(this.#text)
    if (match !== null) this.#place = pattern.lastIndex
    return match
  }

  #startsLine(): boolean {
    return this.#place === 0 || this.#text[this.#place - 1] === '\n'
  }

  #lineEnd(): number {
    const end = this.#text.indexOf('\n', this.#place)
    return end < 0 ? this.#text.length : end
  }

  #fault(what: string): NotationError {
    return new NotationError(this.#line, what)
  }
}
