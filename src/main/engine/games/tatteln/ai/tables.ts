// Rules of a table of Tatteln as arrays: what beats what, and what counts how much. Cards are
// numbered as in bits.ts.
import { type Suit, SUITS } from '../../../../../shared/card.ts'
import { CARD_COUNT, cardAt, cardCode, suitPlace } from '../bits.ts'
import { sequenceValue, setValue } from '../../../../../shared/games/tatteln-values.ts'
import type { TattelnOptions } from '../options.ts'
import { DIAMOND_JACK, beforeMatsch, height, cardValue } from '../state.ts'

export interface RuleTables {
  readonly options: TattelnOptions
  /** -1 without trumps. */
  readonly trump: number
  /** The number of the jack of diamonds if it beats everything, else -1. */
  readonly jack: number
  /** T-1, by card. */
  readonly points: Int32Array
  /** By card led: the cards that take it. */
  readonly beaters: Int32Array
  /** By card, 8 for the ace to 1 for the seven. */
  readonly heights: Int32Array
  /** By card: those of its suit. */
  readonly suits: Int32Array
  /** T-10, by number of cards: points of a sequence, including those it contains. */
  readonly runs: Int32Array
  /** T-10, by rank from the ace to the ten: of three and of four. */
  readonly threes: Int32Array
  readonly fours: Int32Array
  /** Points that end the partie; 0 if two Taillen are played. */
  readonly goal: number
  /** T-12: complete tricks before the first of those of which one must be made. */
  readonly beforeMatsch: number
}

const CODES = Array.from({ length: CARD_COUNT }, (_, code) => code)
const SET_RANKS = ['A', 'K', 'Q', 'J', '10'] as const

const suitMask = (code: number): number => 0xff << (code & ~7)

function findBeaters(code: number, trump: number, jack: number): number {
  if (code === jack) return 0
  const led = cardAt(code)
  return CODES.reduce((mask, other) => {
    const isSame = other >> 3 === code >> 3
    const takes =
      other === jack || (isSame ? height(cardAt(other)) > height(led) : other >> 3 === trump)
    return takes ? mask | (1 << other) : mask
  }, 0)
}

/** Builds the tables of some options with a trump suit. */
function buildTables(options: TattelnOptions, suit: Suit | null): RuleTables {
  const trump = suit === null ? -1 : suitPlace(suit)
  const jack = options.diamondJack ? cardCode(DIAMOND_JACK) : -1
  const { values } = options
  return {
    options,
    trump,
    jack,
    points: Int32Array.from(CODES, (code) => cardValue(cardAt(code), options)),
    beaters: Int32Array.from(CODES, (code) => findBeaters(code, trump, jack)),
    heights: Int32Array.from(CODES, (code) => height(cardAt(code))),
    suits: Int32Array.from(CODES, suitMask),
    runs: Int32Array.from({ length: 9 }, (_, count) => sequenceValue(values, count)),
    threes: Int32Array.from(SET_RANKS, (rank) => setValue(values, rank, 3)),
    fours: Int32Array.from(SET_RANKS, (rank) => setValue(values, rank, 4)),
    goal: options.target === 'taillen' ? 0 : options.target,
    beforeMatsch: beforeMatsch(options),
  }
}

const TABLES = new Map<string, RuleTables>()

/** Returns the same tables, cached. */
export function tablesFor(options: TattelnOptions, suit: Suit | null): RuleTables {
  const key = `${SUITS.findIndex((one) => one === suit)}${JSON.stringify(options)}`
  const known = TABLES.get(key)
  if (known !== undefined) return known
  const tables = buildTables(options, suit)
  TABLES.set(key, tables)
  return tables
}
