import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import {
  ALL_PARTIES,
  LATEST_FIRST,
  type ListColumn,
  type ListOrder,
  type PartieFilter,
  type PartieId,
  type PartieLine,
} from '../../shared/archive.ts'
import { callMain } from '../ipc.ts'
import { ListPages } from './list-pages.ts'
import { PartieSelection } from './partie-selection.ts'
import { createTrash } from './partie-trash.ts'

/** Returns true if a filter asks for more than a shelf. */
const isNarrowed = (filter: PartieFilter): boolean =>
  JSON.stringify({ ...filter, shelf: 'counted' }) !== JSON.stringify(ALL_PARTIES)

/** Creates the list: its filter and order, its lines, the position in it and the selection. */
function createList() {
  const filter = shallowRef<PartieFilter>(ALL_PARTIES)
  const order = shallowRef<ListOrder>(LATEST_FIRST)
  const active = ref(0)
  /** The first line in view, with fractions of a line. */
  const first = ref(0)
  const pages = new ListPages<PartieLine>({
    count: () => callMain((cercle) => cercle.countParties(filter.value)),
    load: (from, count) =>
      callMain((cercle) => cercle.listParties(filter.value, from, count, order.value)),
  })
  const chosen = new PartieSelection(pages)

  function reloadList(): Promise<void> {
    return pages.reload((total) => {
      active.value = Math.max(Math.min(active.value, total - 1), 0)
    })
  }

  /** Shows the list from its beginning, after its content or its order has changed. */
  function showBeginning(): void {
    active.value = 0
    first.value = 0
    pages.goToStart()
    chosen.setAnchor(0)
    void reloadList()
  }

  return { filter, order, active, first, pages, chosen, reloadList, showBeginning }
}

/** From this many parties on, removing them asks first: they are more than can be seen. */
const ASKED_FROM = 25

/** The list of parties: its filter and order, the loaded lines, the position, the selection. */
export const useParties = defineStore('parties', () => {
  const list = createList()
  const { filter, order, active, pages, chosen, reloadList, showBeginning } = list
  /** Number of parties that the person is asked about before they are removed. */
  const asked = ref<number | null>(null)
  const trash = createTrash(reloadList)

  function changeFilter(wish: Partial<PartieFilter>): void {
    filter.value = { ...filter.value, ...wish }
    chosen.clearSelection()
    trash.moved.value = null
    showBeginning()
  }

  /** Sorts by a column, or the other way round if the list is sorted by it. */
  function sortBy(by: ListColumn): void {
    const isSame = order.value.by === by
    order.value = { by, descending: isSame ? !order.value.descending : FALLING.has(by) }
    showBeginning()
  }

  /** Trashes or restores the selection; without one, the active line. */
  async function moveSelected(isSure = false): Promise<void> {
    const away = filter.value.shelf !== 'trash'
    const count = chosen.selected.value
    asked.value = away && !isSure && count >= ASKED_FROM ? count : null
    if (asked.value !== null || trash.moving.value) return
    const line = pages.lineAt(active.value)
    const alone: readonly PartieId[] = line ? [[line.sitting, line.partie]] : []
    const places = count > 0 ? await trash.listPlaces(chosen.narrow(filter.value)) : alone
    const moved = await trash.moveParties(places, away, chosen.clearSelection)
    if (moved.length > 0) trash.moved.value = { places: moved, away }
  }

  return {
    filter,
    order,
    total: pages.total,
    active,
    first: list.first,
    asked,
    ...chosen,
    moved: trash.moved,
    moving: trash.moving,
    stopMoving: trash.stopMoving,
    isFiltered: computed(() => isNarrowed(filter.value)),
    /** The parties to export: the selected ones, or without a selection all of the list. */
    exported: computed(() =>
      chosen.selected.value > 0 ? chosen.narrow(filter.value) : filter.value,
    ),
    lineAt: pages.lineAt,
    setVisible: pages.setVisible,
    reloadList,
    changeFilter,
    clearFilter: (): void => changeFilter({ ...ALL_PARTIES, shelf: filter.value.shelf }),
    sortBy,
    moveSelected,
    undo: (): Promise<void> => trash.undo(chosen.clearSelection),
  }
})

/** Columns of which the greatest value comes first when one sorts by them. */
const FALLING: ReadonlySet<ListColumn> = new Set(['date', 'score', 'value'])
