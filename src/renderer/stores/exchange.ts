import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { Card } from '../../shared/card.ts'
import type {
  ChartPlace,
  SolvedChart,
  SolvedHand,
  SolvedQuery,
  ValuedHand,
} from '../../shared/exchange.ts'
import { callMain } from '../ipc.ts'
import { useArchiveTasks } from './archive-tasks.ts'
import { useNotices } from './notices.ts'

/** What the chart shows of a hand. */
export const CHART_VIEWS = ['decision', 'discards'] as const
export type ChartView = (typeof CHART_VIEWS)[number]

/** Hands of a cell per request. */
const PAGE = 50

const FIRST: SolvedQuery = { preset: 'club', role: 'elder', points: [0, 0], turnUp: '8H', taken: 3 }

/** Arguments of a call are copied, and a reactive one cannot be. */
const copyPlace = ({ trumps, top, kings, queens }: ChartPlace): ChartPlace => ({
  trumps,
  top,
  kings,
  queens,
})

/** The solved exchange: the situation that is looked at, its chart, a cell and a hand of it. */
export const useExchange = defineStore('exchange', () => {
  const query = shallowRef<SolvedQuery>(FIRST)
  const chart = shallowRef<SolvedChart | null>(null)
  const view = ref<ChartView>('decision')
  const hasBooks = ref(false)
  const notices = useNotices()
  const tasks = useArchiveTasks()
  const cell = createCell(() => query.value)
  const valued = createValued(() => query.value)

  /** Loads the chart, and what is shown beside it. */
  async function load(): Promise<void> {
    const asked = query.value
    const answer = await callMain((cercle) => cercle.loadExchange({ ...asked }))
    if (query.value !== asked) return
    if (!answer.ok) return notices.showRefusal(answer.refused)
    chart.value = answer.value
  }

  async function change(wish: Partial<SolvedQuery>): Promise<void> {
    query.value = { ...query.value, ...wish }
    const { hand } = valued
    await load()
    await cell.reload()
    if (hand.value !== null) await valued.showHand(hand.value)
  }

  return {
    query,
    chart,
    view,
    hasBooks,
    ...cell,
    ...valued,
    isSolved: computed(() => chart.value !== null && chart.value.cells !== null),
    load,
    change,
    exportChart: () => tasks.exportExchange(query.value),
  }
})

/** Creates the cell whose hands are listed: one that is pointed at, or one that is held. */
function createCell(getQuery: () => SolvedQuery) {
  const place = shallowRef<ChartPlace | null>(null)
  let isHeld = false
  const total = ref(0)
  const hands = shallowRef<readonly SolvedHand[]>([])
  const notices = useNotices()

  async function loadFrom(from: number): Promise<void> {
    const [query, wanted] = [getQuery(), place.value]
    if (wanted === null) return
    const answer = await callMain((cercle) =>
      cercle.listExchangeHands({ ...query }, copyPlace(wanted), from, PAGE),
    )
    if (getQuery() !== query || place.value !== wanted) return
    if (!answer.ok) return notices.showRefusal(answer.refused)
    total.value = answer.value.total
    hands.value = [...hands.value.slice(0, from), ...answer.value.hands]
  }

  return {
    place,
    total,
    hands,
    /** Lists the hands of a cell; one that is pointed at does not take the place of a held one. */
    async showCell(wanted: ChartPlace, holds: boolean): Promise<void> {
      if (!holds && isHeld) return
      isHeld = holds
      place.value = wanted
      await loadFrom(0)
    },
    showMore: () => loadFrom(hands.value.length),
    reload: () => loadFrom(0),
  }
}

/** Creates the hand whose values are shown. */
function createValued(getQuery: () => SolvedQuery) {
  const hand = shallowRef<readonly Card[] | null>(null)
  const valuedHand = shallowRef<ValuedHand | null>(null)
  const notices = useNotices()

  /** Shows a hand, with its values as soon as they are counted. */
  async function showHand(cards: readonly Card[]): Promise<ValuedHand | null> {
    const query = getQuery()
    hand.value = cards
    valuedHand.value = null
    if (cards.includes(query.turnUp)) {
      hand.value = null
      return null
    }
    const answer = await callMain((cercle) => cercle.valueExchangeHand({ ...query }, [...cards]))
    if (hand.value !== cards || getQuery() !== query) return null
    if (answer.ok) valuedHand.value = answer.value
    // there is no solution at this score
    else if (answer.refused.code === 'notFound') hand.value = null
    else notices.showRefusal(answer.refused)
    return valuedHand.value
  }

  return { hand, valuedHand, showHand }
}
