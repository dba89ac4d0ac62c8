import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { SESSION_COUNTS } from '../../shared/exercises.ts'
import {
  ALL_MISTAKES,
  type FoundPosition,
  type PositionFields,
  type PositionFilter,
  type PositionOrder,
  type PositionSearch,
} from '../../shared/positions.ts'
import type { DecisionPlace } from '../../shared/training.ts'
import { callMain } from '../ipc.ts'
import { useExercises } from './exercises.ts'
import { ListPages } from './list-pages.ts'
import { useNotices } from './notices.ts'
import { useTraining } from './training.ts'

/** Positions per request: for each its partie is replayed. */
const PAGE = 20

/** Most positions that are practised at once: those of one session. */
export const MOST_PRACTISED = SESSION_COUNTS.most

const keyOf = ({ sitting, partie, step }: DecisionPlace): string => `${sitting} ${partie} ${step}`

/** Creates the selection among the positions that were found, by their places. */
function createSelection() {
  const chosen = shallowRef<ReadonlyMap<string, DecisionPlace>>(new Map())
  return {
    selected: computed(() => [...chosen.value.values()]),
    isSelected: (place: DecisionPlace): boolean => chosen.value.has(keyOf(place)),
    toggle(place: DecisionPlace): void {
      const key = keyOf(place)
      const without = [...chosen.value].filter(([one]) => one !== key)
      const isThere = without.length < chosen.value.size
      if (!isThere && chosen.value.size >= MOST_PRACTISED) return
      chosen.value = new Map(isThere ? without : [...chosen.value, [key, place]])
    },
    select(places: readonly DecisionPlace[]): void {
      chosen.value = new Map(places.map((place) => [keyOf(place), place]))
    },
  }
}

/** Creates the sets of filters that are kept by name. */
function createSearches(fields: { value: PositionFields | null }) {
  const notices = useNotices()
  async function saveSearches(searches: readonly PositionSearch[]): Promise<boolean> {
    const answer = await callMain((cercle) => cercle.savePositionSearches(searches))
    if (!answer.ok) notices.showRefusal(answer.refused)
    else if (fields.value !== null) fields.value = { ...fields.value, searches }
    return answer.ok
  }
  const others = (name: string): readonly PositionSearch[] =>
    (fields.value?.searches ?? []).filter((one) => one.name !== name)
  return {
    keepSearch: (search: PositionSearch): Promise<boolean> =>
      saveSearches([...others(search.name), search]),
    removeSearch: (name: string): Promise<boolean> => saveSearches(others(name)),
  }
}

/** Creates the search: its filter and order, the loaded rows, and the place among them. */
function createFound() {
  const filter = shallowRef<PositionFilter>(ALL_MISTAKES)
  const order = ref<PositionOrder>('cost')
  const active = ref(0)
  /** The first row in view, with fractions of a row. */
  const first = ref(0)
  const isSearching = ref(false)
  const source = {
    count: () => callMain((cercle) => cercle.countPositions(filter.value, order.value)),
    load: (from: number, count: number) =>
      callMain((cercle) => cercle.findPositions(filter.value, from, count, order.value)),
  }
  const pages = new ListPages<FoundPosition>(source, PAGE)

  async function reloadFound(): Promise<void> {
    isSearching.value = true
    const wanted = [filter.value, order.value]
    await pages.reload((total) => {
      active.value = Math.max(Math.min(active.value, total - 1), 0)
    })
    if (wanted[0] === filter.value && wanted[1] === order.value) isSearching.value = false
  }

  /** Shows what was found from its beginning. */
  function showBeginning(): void {
    active.value = 0
    first.value = 0
    pages.goToStart()
    void reloadFound()
  }

  return { filter, order, active, first, isSearching, pages, reloadFound, showBeginning }
}

/** The search for positions: its filter and order, what was found, and the place in it. */
export const usePositions = defineStore('positions', () => {
  const training = useTraining()
  const exercises = useExercises()
  const notices = useNotices()
  const fields = shallowRef<PositionFields | null>(null)
  const selection = createSelection()
  const { pages, showBeginning, ...found } = createFound()
  const { filter, order } = found
  let isNew = true

  /** Loads what there is to choose from; at first one's own decisions are looked for. */
  async function loadFields(): Promise<void> {
    const answer = await callMain((cercle) => cercle.loadPositionFields())
    if (!answer.ok) return notices.showRefusal(answer.refused)
    fields.value = answer.value
    if (isNew) filter.value = { ...ALL_MISTAKES, person: answer.value.self }
    isNew = false
  }

  function search(wanted: PositionFilter, wantedOrder = order.value): void {
    filter.value = wanted
    order.value = wantedOrder
    selection.select([])
    showBeginning()
  }

  async function selectAll(): Promise<void> {
    const wanted = filter.value
    const answer = await callMain((cercle) =>
      cercle.findPositions(wanted, 0, MOST_PRACTISED, order.value),
    )
    if (!answer.ok) return notices.showRefusal(answer.refused)
    if (filter.value === wanted) selection.select(answer.value.map(({ place }) => place))
  }

  /** Practises positions, in this order. */
  async function practise(places: readonly DecisionPlace[]): Promise<void> {
    if (places.length > 0 && (await exercises.practise(places))) training.openRoom('exercises')
  }

  return {
    ...found,
    fields,
    total: pages.total,
    lineAt: pages.lineAt,
    setVisible: pages.setVisible,
    loadFields,
    search,
    change: (wish: Partial<PositionFilter>): void => search({ ...filter.value, ...wish }),
    selectAll,
    practise,
    ...selection,
    ...createSearches(fields),
  }
})
