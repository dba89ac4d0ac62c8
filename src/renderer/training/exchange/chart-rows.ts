// Puts the cells of the chart of the exchange in rows and columns, and says what stands in each.
import type { Rank } from '../../../shared/card.ts'
import {
  type ChartCell,
  type ChartPlace,
  SOLVED_ACTIONS,
  type SolvedAction,
} from '../../../shared/exchange.ts'

/** A column: hands with these honours beside the trumps. */
export interface ChartColumn {
  readonly kings: number
  readonly queens: number
}

export interface ChartRow {
  readonly trumps: number
  readonly top: Rank | null
  /** By column; null if there are no such hands. */
  readonly cells: readonly (ChartCell | null)[]
}

/** The rows with the same number of trumps. */
export interface ChartGroup {
  readonly trumps: number
  readonly rows: readonly ChartRow[]
}

export interface ChartTable {
  readonly columns: readonly ChartColumn[]
  readonly groups: readonly ChartGroup[]
}

/** From high to low. */
const TOPS: readonly (Rank | null)[] = [null, 'K', 'Q', 'J', 'A', '10', '9', '8', '7']

const unique = (numbers: readonly number[]): readonly number[] =>
  [...new Set(numbers)].toSorted((a, b) => a - b)

/** Returns a key that identifies a cell. */
export const keyOfPlace = ({ trumps, top, kings, queens }: ChartPlace): string =>
  `${trumps} ${top ?? ''} ${kings} ${queens}`

/** Returns the rows and columns: few trumps and honours first, and high trumps first. */
export function buildChartTable(cells: readonly ChartCell[]): ChartTable {
  const byKey = new Map(cells.map((cell) => [keyOfPlace(cell), cell]))
  const columns = unique(cells.map(({ kings }) => kings)).flatMap((kings) =>
    unique(cells.filter((cell) => cell.kings === kings).map(({ queens }) => queens)).map(
      (queens) => ({ kings, queens }),
    ),
  )
  const groups = unique(cells.map(({ trumps }) => trumps)).map((trumps) => ({
    trumps,
    rows: TOPS.filter((top) =>
      cells.some((cell) => cell.trumps === trumps && cell.top === top),
    ).map((top) => ({
      trumps,
      top,
      cells: columns.map((column) => byKey.get(keyOfPlace({ trumps, top, ...column })) ?? null),
    })),
  }))
  return { columns, groups }
}

/** Groups of columns with the same number of kings, with their widths. */
export const groupColumns = (
  columns: readonly ChartColumn[],
): readonly { readonly kings: number; readonly width: number }[] =>
  unique(columns.map(({ kings }) => kings)).map((kings) => ({
    kings,
    width: columns.filter((column) => column.kings === kings).length,
  }))

/** Shares of the hands of a cell, or of several, by action. */
export type ChartShares = Readonly<Record<SolvedAction, number>>

/** How far a cell is coloured in each way if all its hands do the same (chart.css). */
export const CELL_FILLS: Readonly<Record<SolvedAction, Readonly<Record<string, string>>>> = {
  play: { '--play': '100%', '--tied': '100%', '--won': '100%' },
  exchange: { '--play': '0%', '--tied': '0%', '--won': '0%' },
  either: { '--play': '0%', '--tied': '100%', '--won': '100%' },
  won: { '--play': '0%', '--tied': '0%', '--won': '100%' },
}

type Counted = Pick<ChartCell, 'hands' | 'actions' | 'discards' | 'bookPlays' | 'differing'>

export function computeShares({ hands, actions }: Pick<Counted, 'hands' | 'actions'>): ChartShares {
  const share = (count: number): number => (hands === 0 ? 0 : count / hands)
  return {
    play: share(actions.play),
    exchange: share(actions.exchange),
    either: share(actions.either),
    won: share(actions.won),
  }
}

/** Returns the mean number of cards to discard; null if no hand is exchanged. */
export function computeMeanDiscards({ discards }: Pick<Counted, 'discards'>): number | null {
  const hands = discards.reduce((sum, count) => sum + count, 0)
  return hands === 0
    ? null
    : discards.reduce((sum, count, number) => sum + count * number, 0) / hands
}

/** Adds up cells. */
export const sumCells = (cells: readonly ChartCell[]): Counted =>
  cells.reduce<Counted>(
    (sum, cell) => ({
      hands: sum.hands + cell.hands,
      actions: {
        play: sum.actions.play + cell.actions.play,
        exchange: sum.actions.exchange + cell.actions.exchange,
        either: sum.actions.either + cell.actions.either,
        won: sum.actions.won + cell.actions.won,
      },
      discards: sum.discards.map((count, number) => count + (cell.discards[number] ?? 0)),
      bookPlays: sum.bookPlays + cell.bookPlays,
      differing: sum.differing + cell.differing,
    }),
    {
      hands: 0,
      actions: { play: 0, exchange: 0, either: 0, won: 0 },
      discards: [0, 0, 0, 0, 0, 0],
      bookPlays: 0,
      differing: 0,
    },
  )

/** Returns the only action of the hands of a cell that decide; null if they differ. */
export function findOnlyAction({ hands, actions }: ChartCell): SolvedAction | null {
  const deciding = hands - actions.won
  if (deciding === 0) return 'won'
  return SOLVED_ACTIONS.find((one) => one !== 'won' && actions[one] === deciding) ?? null
}

/** Returns the part of 100 hands that are played, of those that decide; a tie counts half. */
export function countPlayed({ hands, actions }: ChartCell): number {
  const played = (actions.play + actions.either / 2) / (hands - actions.won)
  return Math.min(99, Math.max(1, Math.round(100 * played)))
}

/** Returns the next cell from a row and column in a direction; null if there is none. */
export function findNextCell(
  table: ChartTable,
  [row, column]: readonly [row: number, column: number],
  [down, right]: readonly [down: number, right: number],
): readonly [row: number, column: number] | null {
  const rows = table.groups.flatMap((group) => group.rows)
  for (
    let [y, x] = [row + down, column + right];
    y >= 0 && x >= 0 && y < rows.length && x < table.columns.length;
    y += down, x += right
  )
    if (rows[y]?.cells[x]) return [y, x]
  return null
}
