import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { ALL_PARTIES, type PartieFilter } from '../../shared/archive.ts'
import { callMain } from '../ipc.ts'
import { useArchive } from './archive.ts'
import { useNotices } from './notices.ts'
import { PartiePages } from './partie-pages.ts'
import { type PartieId, PartieSelection } from './partie-selection.ts'

export { partieKey } from './partie-selection.ts'

/** Maximum number of parties trashed by one call. */
const AT_ONCE = 500

/** Parties that were trashed or restored, so that it can be undone. */
interface MovedParties {
  readonly places: readonly PartieId[]
  readonly away: boolean
}

/** Returns true if a filter asks for more than a shelf. */
const isNarrowed = (filter: PartieFilter): boolean =>
  JSON.stringify({ ...filter, shelf: 'counted' }) !== JSON.stringify(ALL_PARTIES)

/** The list of parties: its filter, the loaded lines, the position in it, and the selection. */
export const useParties = defineStore('parties', () => {
  const filter = shallowRef<PartieFilter>(ALL_PARTIES)
  const active = ref(0)
  /** The first line in view, with fractions of a line. */
  const first = ref(0)
  const pages = new PartiePages(filter)
  const selected = new PartieSelection(pages)
  const trash = createTrash(reloadList)
  const { selection, setAnchor, selectLine, clearSelection, selectTo, selectAll } = selected

  function reloadList(): Promise<void> {
    return pages.reload((total) => {
      active.value = Math.max(Math.min(active.value, total - 1), 0)
    })
  }

  function changeFilter(wish: Partial<PartieFilter>): void {
    filter.value = { ...filter.value, ...wish }
    active.value = 0
    first.value = 0
    pages.goToStart()
    setAnchor(0)
    clearSelection()
    trash.moved.value = null
    void reloadList()
  }

  /** Trashes or restores the selection; without one, the active line. */
  async function moveSelected(): Promise<void> {
    const line = pages.lineAt(active.value)
    const alone: readonly PartieId[] = line ? [[line.sitting, line.partie]] : []
    const places = selection.value.size > 0 ? [...selection.value.values()] : alone
    const away = filter.value.shelf !== 'trash'
    const moved = await trash.moveParties(places, away, clearSelection)
    if (moved.length > 0) trash.moved.value = { places: moved, away }
  }

  return {
    filter,
    total: pages.total,
    active,
    first,
    selection,
    moved: trash.moved,
    isFiltered: computed(() => isNarrowed(filter.value)),
    lineAt: pages.lineAt,
    setVisible: pages.setVisible,
    reloadList,
    changeFilter,
    clearFilter: (): void => changeFilter({ ...ALL_PARTIES, shelf: filter.value.shelf }),
    setAnchor,
    selectLine,
    clearSelection,
    selectTo,
    selectAll,
    moveSelected,
    undo: (): Promise<void> => trash.undo(clearSelection),
  }
})

/** Creates the moves to the trash and back. */
function createTrash(reloadList: () => Promise<void>) {
  const moved = shallowRef<MovedParties | null>(null)
  const notices = useNotices()
  const archive = useArchive()

  /** Trashes or restores parties; returns those that were moved. */
  async function moveParties(
    places: readonly PartieId[],
    away: boolean,
    clearSelection: () => void,
  ): Promise<readonly PartieId[]> {
    let done = 0
    while (done < places.length) {
      const some = places.slice(done, done + AT_ONCE)
      const answer = await callMain((cercle) => cercle.trashParties(some, away))
      if (!answer.ok) {
        notices.showRefusal(answer.refused)
        break
      }
      done += some.length
    }
    clearSelection()
    await Promise.all([reloadList(), archive.loadSummary()])
    return places.slice(0, done)
  }

  async function undo(clearSelection: () => void): Promise<void> {
    const last = moved.value
    moved.value = null
    if (last) await moveParties(last.places, !last.away, clearSelection)
  }

  return { moved, moveParties, undo }
}
