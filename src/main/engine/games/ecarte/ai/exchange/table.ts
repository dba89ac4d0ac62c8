// The table of the solved exchange: by the options that matter and the score before the deal. It is
// written by study/exchange/ and read when a deal first asks for it.
import { inflateSync } from 'fflate'
import { type Pair, type Side, otherSide } from '../../../../../../shared/duel.ts'
import type { EcarteOptions } from '../../options.ts'
import data from './exchange-table.json' with { type: 'json' }
import { PositionIndex } from './positions.ts'
import { SolvedScore } from './solved-score.ts'

/** The options that the exchange depends on; the others change nothing in it. */
export interface SolvedOptions {
  readonly elderMinimumDiscard: number
  readonly vulnerableVole: number
  /** The most points that a deal brings (E-27). */
  readonly dealCap: number
  readonly partieValue: string
}

/** The solution of a score as it is stored. */
export interface StoredScore {
  /** The dealer's points, then elder's. */
  readonly score: readonly number[]
  /** Of the dealer before the deal. */
  readonly chance: number
  readonly equity: number
  /** Laid out by layout.ts, deflated, in base 64. */
  readonly bytes: string
}

/** What study/exchange/ writes. */
export interface StoredTable {
  readonly seed: string
  readonly tables: readonly {
    readonly options: SolvedOptions
    readonly scores: readonly StoredScore[]
  }[]
}

const TABLE: StoredTable = data

/** Returns the options that matter; null if the exchange is not solved under them at all. */
function solvedOptions(options: EcarteOptions): SolvedOptions | null {
  const { irregularities, deals, marks } = options
  if (irregularities || deals !== 'inTurn' || marks !== 'house') return null
  return {
    elderMinimumDiscard: options.elderMinimumDiscard,
    vulnerableVole: options.vulnerableVole,
    dealCap: options.dealCap === 3 ? 3 : 4,
    partieValue: options.partieValue,
  }
}

const isSame = (one: SolvedOptions, other: SolvedOptions): boolean =>
  one.elderMinimumDiscard === other.elderMinimumDiscard &&
  one.vulnerableVole === other.vulnerableVole &&
  one.dealCap === other.dealCap &&
  one.partieValue === other.partieValue

/** Finds what is stored for a score before a deal of `dealer`. */
function findStored(
  options: EcarteOptions,
  score: Pair<number>,
  dealer: Side,
): StoredScore | undefined {
  const wanted = solvedOptions(options)
  if (wanted === null) return undefined
  const table = TABLE.tables.find((one) => isSame(one.options, wanted))
  return table?.scores.find(
    ({ score: [dealers, elders] }) =>
      dealers === score[dealer] && elders === score[otherSide(dealer)],
  )
}

const SOLVED = new Map<StoredScore, SolvedScore>()
let index: PositionIndex | null = null

/** Returns the positions by which the table is read. */
export const findPositions = (): PositionIndex => (index ??= new PositionIndex())

/**
 * Lists the scores that are solved under some options, elder's points first; null if the exchange
 * cannot be solved under them.
 */
export function listSolvedPoints(
  options: EcarteOptions,
): readonly (readonly [elder: number, dealer: number])[] | null {
  const wanted = solvedOptions(options)
  if (wanted === null) return null
  return (TABLE.tables.find((one) => isSame(one.options, wanted))?.scores ?? []).map(
    ({ score: [dealers = 0, elders = 0] }) => [elders, dealers],
  )
}

/** Returns the solved exchange at a score before a deal; null if it is not solved there. */
export function findSolvedScore(
  options: EcarteOptions,
  score: Pair<number>,
  dealer: Side,
): SolvedScore | null {
  const stored = findStored(options, score, dealer)
  if (stored === undefined) return null
  const known = SOLVED.get(stored)
  if (known !== undefined) return known
  const solved = new SolvedScore(findPositions(), inflateSync(decodeBase64(stored.bytes)))
  SOLVED.set(stored, solved)
  return solved
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Decodes base 64 (RFC 4648). */
function decodeBase64(text: string): Uint8Array {
  const values = new Uint8Array(128)
  for (let digit = 0; digit < DIGITS.length; digit += 1) values[DIGITS.charCodeAt(digit)] = digit
  const length = Math.floor((text.replace(/=+$/, '').length * 3) / 4)
  const bytes = new Uint8Array(length)
  for (let at = 0, to = 0; to < length; at += 4, to += 3) {
    const value = (place: number): number => values[text.charCodeAt(at + place) & 127] ?? 0
    const word = (value(0) << 18) | (value(1) << 12) | (value(2) << 6) | value(3)
    bytes[to] = word >> 16
    bytes[to + 1] = word >> 8
    bytes[to + 2] = word
  }
  return bytes
}
