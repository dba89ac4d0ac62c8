// The tables of the solved exchange: one for each preset, written by study/exchange/. A table is
// loaded before anybody decides under its options; a part of a score is unpacked when a decision
// first needs it.
import { inflateSync } from 'fflate'
import { type Pair, type Side, otherSide } from '../../../../../../shared/duel.ts'
import { chooseOptions } from '../../../options.ts'
import { ECARTE_OPTIONS, ECARTE_PRESETS, type EcarteOptions } from '../../options.ts'
import { decodeBase64 } from './base64.ts'
import { PART_BYTES, type TablePart } from './layout.ts'
import { PositionIndex } from './positions.ts'
import { type SolvedOptions, isMarkedAlike, pickSolvedOptions } from './solved-options.ts'
import { SolvedScore } from './solved-score.ts'

/** The solution of a score as it is stored. */
export interface StoredScore {
  /** The dealer's points, then elder's. */
  readonly score: readonly number[]
  /** Of the dealer before the deal. */
  readonly chance: number
  readonly equity: number
  /** Laid out by layout.ts, deflated, in base 64. */
  readonly parts: Readonly<Record<TablePart, string>>
}

/** What study/exchange/ writes. */
export interface StoredTable {
  readonly seed: string
  readonly options: Readonly<Record<keyof SolvedOptions, string | number | boolean>>
  readonly scores: readonly StoredScore[]
}

interface SolvedPreset {
  readonly name: keyof typeof ECARTE_PRESETS
  readonly load: () => Promise<{ readonly default: StoredTable }>
}

/** The presets whose exchange is solved. */
export const SOLVED_PRESETS: readonly SolvedPreset[] = [
  { name: 'club', load: () => import('./tables/club.json', { with: { type: 'json' } }) },
  { name: 'classic', load: () => import('./tables/classic.json', { with: { type: 'json' } }) },
  { name: 'turf', load: () => import('./tables/turf.json', { with: { type: 'json' } }) },
  { name: 'casual', load: () => import('./tables/casual.json', { with: { type: 'json' } }) },
]

/** Returns the options that matter of a preset. */
export function solvedOptionsOf(preset: string): SolvedOptions {
  const chosen = chooseOptions(ECARTE_OPTIONS, ECARTE_PRESETS, preset, {})
  if ('fault' in chosen) throw new Error(`there is no preset ${preset}`)
  return pickSolvedOptions(chosen.options)
}

/** Returns the preset by whose table the exchange is played; null if it is not solved. */
function findPreset(options: EcarteOptions): SolvedPreset | null {
  const { irregularities, deals, marks } = options
  if (irregularities || deals !== 'inTurn' || marks !== 'house') return null
  const wanted = pickSolvedOptions(options)
  return (
    SOLVED_PRESETS.find(({ name }) => {
      const solved = solvedOptionsOf(name)
      return isMarkedAlike(solved, wanted) && solved.partieValue === wanted.partieValue
    }) ?? null
  )
}

const LOADED = new Map<SolvedPreset, StoredTable>()

/** Loads the table of the solved exchange under some options, if there is one. */
export async function loadTable(options: EcarteOptions): Promise<void> {
  const preset = findPreset(options)
  if (preset === null || LOADED.has(preset)) return
  LOADED.set(preset, (await preset.load()).default)
}

/** Returns the table under some options, or null. Throws if there is one and it is not loaded. */
function findTable(options: EcarteOptions): StoredTable | null {
  const preset = findPreset(options)
  if (preset === null) return null
  const table = LOADED.get(preset)
  if (table === undefined) throw new Error(`the table of ${preset.name} is not loaded`)
  return table
}

const SOLVED = new Map<StoredScore, SolvedScore>()
let index: PositionIndex | null = null

/** Returns the positions by which the tables are read. */
export const findPositions = (): PositionIndex => (index ??= new PositionIndex())

const unpackPart = ({ parts }: StoredScore, part: TablePart): Uint8Array =>
  inflateSync(decodeBase64(parts[part]), { out: new Uint8Array(PART_BYTES[part]) })

/**
 * Returns the solved exchange at a score before a deal; null if it is not solved there. Throws
 * before the table is loaded.
 */
export function findSolvedScore(
  options: EcarteOptions,
  score: Pair<number>,
  dealer: Side,
): SolvedScore | null {
  const stored = findTable(options)?.scores.find(
    ({ score: [dealers, elders] }) =>
      dealers === score[dealer] && elders === score[otherSide(dealer)],
  )
  if (stored === undefined) return null
  const known = SOLVED.get(stored)
  if (known !== undefined) return known
  const solved = new SolvedScore(findPositions(), (part) => unpackPart(stored, part))
  SOLVED.set(stored, solved)
  return solved
}
