import { computed } from 'vue'
import { type ChartCell, SOLVED_ACTIONS, type SolvedRole } from '../../../shared/exchange.ts'
import type { ChartView } from '../../stores/exchange.ts'
import { useWords } from '../../composables/useWords.ts'
import {
  type ChartRow,
  computeMeanDiscards,
  computeShares,
  countPlayed,
  findOnlyAction,
} from './chart-rows.ts'

interface CellWish {
  readonly role: SolvedRole
  readonly view: ChartView
  readonly hasBooks: boolean
}

const MOST = 5

/** Creates the format of numbers with one decimal. */
function createTenths(tag: string): (value: number) => string {
  const format = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (value) => format.format(value)
}

/** Returns what stands in a cell of the chart, what is said of it, and how it is coloured. */
export function useCellText(wish: CellWish) {
  const { texts, cards, tag } = useWords()
  const words = computed(() => texts.value.exchange)
  const tenths = computed(() => createTenths(tag.value))

  const writeMean = (mean: number): string =>
    Number.isInteger(mean) ? texts.value.coach.figures.whole(mean) : tenths.value(mean)

  /** Returns a letter if all hands do the same, else a number. */
  function write(cell: ChartCell): string {
    if (wish.view === 'discards') {
      const mean = computeMeanDiscards(cell)
      return mean === null ? '·' : writeMean(mean)
    }
    const only = findOnlyAction(cell)
    return only === null
      ? texts.value.coach.figures.whole(countPlayed(cell))
      : words.value.actions[wish.role][only].letter
  }

  function tell(cell: ChartCell): string {
    const { chart, actions } = words.value
    const shares = computeShares(cell)
    const mean = computeMeanDiscards(cell)
    const parts =
      wish.view === 'discards'
        ? [mean === null ? chart.noneExchanged : chart.average(writeMean(mean))]
        : SOLVED_ACTIONS.filter((action) => shares[action] > 0).map((action) =>
            chart.part(
              actions[wish.role][action].title,
              texts.value.coach.figures.percent(shares[action]),
            ),
          )
    const books = wish.hasBooks && cell.differing > 0 ? [chart.differs(cell.differing)] : []
    return chart.cell([...parts, ...books].join(', '), cell.hands)
  }

  const nameColumn = (kings: number, queens: number): string =>
    words.value.chart.columnName(kings, queens)

  function nameRow({ trumps, top }: Pick<ChartRow, 'trumps' | 'top'>): string {
    const { chart } = words.value
    const rank = top === null ? null : cards.value.ranks[top]
    return rank !== null && trumps === 1 ? chart.single(rank) : chart.rowName(trumps, rank)
  }

  function toStyle(cell: ChartCell): Readonly<Record<string, string>> {
    const { play, either, won } = computeShares(cell)
    const percent = (share: number): string => `${(share * 100).toFixed(1)}%`
    return {
      '--play': percent(play),
      '--tied': percent(play + either),
      '--won': percent(play + either + won),
      '--kept': percent(1 - (computeMeanDiscards(cell) ?? MOST) / MOST),
    }
  }

  return { write, tell, nameColumn, nameRow, toStyle, tenths }
}
