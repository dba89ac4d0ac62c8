import { computed } from 'vue'
import type { ChartPlace } from '../../../shared/exchange.ts'
import type { useExchange } from '../../stores/exchange.ts'
import { useWords } from '../../composables/useWords.ts'
import { computeMeanDiscards, computeShares, sumCells } from './chart-rows.ts'
import { useCellText } from './useCellText.ts'

/** Returns the sentences above the chart, and the name of a cell. */
export function useExchangeText(store: ReturnType<typeof useExchange>) {
  const { texts, cards, gameWords } = useWords()
  const { nameColumn, nameRow, tenths } = useCellText({
    role: 'elder',
    view: 'decision',
    hasBooks: false,
  })
  const words = computed(() => texts.value.exchange)
  const total = computed(() => {
    const cells = store.chart?.cells ?? null
    return cells === null ? null : sumCells(cells)
  })
  const sums = computed(() => {
    if (total.value === null) return ''
    if (store.view === 'discards') {
      const mean = computeMeanDiscards(total.value)
      return mean === null
        ? words.value.chart.noneExchanged
        : words.value.sums.discards(tenths.value(mean))
    }
    const { share } = texts.value.coach.figures
    const { play, exchange, either, won } = computeShares(total.value)
    const { [store.query.role]: tellShares, won: tellWon } = words.value.sums
    const all = tellShares(share(play), share(exchange), share(either))
    return won === 0 ? all : `${all} ${tellWon(share(won))}`
  })
  const books = computed(() => {
    if (total.value === null || !store.hasBooks || store.view === 'discards') return ''
    const { share } = texts.value.coach.figures
    const { hands, bookPlays, differing } = total.value
    return words.value.sums.books(share(bookPlays / hands), share(differing / hands))
  })
  const caption = computed(() =>
    words.value.chart.caption(
      gameWords(store.chart?.game ?? '').role(store.query.role),
      cards.value.cardName(store.query.turnUp),
    ),
  )
  const cellName = (place: ChartPlace): string =>
    [nameRow(place), nameColumn(place.kings, place.queens)].join('; ')
  const shares = computed(() => (total.value === null ? null : computeShares(total.value)))
  return { shares, sums, books, caption, cellName }
}
