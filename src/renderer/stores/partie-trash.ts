import { shallowRef } from 'vue'
import type { PartieFilter, PartieId } from '../../shared/archive.ts'
import { callMain } from '../ipc.ts'
import { useArchive } from './archive.ts'
import { useNotices } from './notices.ts'

/** Maximum number of parties trashed by one call. */
const AT_ONCE = 500

/** Parties that were trashed or restored, so that it can be undone. */
export interface MovedParties {
  readonly places: readonly PartieId[]
  readonly away: boolean
}

/** Creates the moves to the trash and back. */
export function createTrash(reloadList: () => Promise<void>) {
  const moved = shallowRef<MovedParties | null>(null)
  /** How far a move of many parties is; null if there is none. */
  const moving = shallowRef<{ readonly done: number; readonly of: number } | null>(null)
  const isStopped = shallowRef(false)
  const notices = useNotices()
  const archive = useArchive()

  /** Lists the parties that meet a filter; none if that fails. */
  async function listPlaces(filter: PartieFilter): Promise<readonly PartieId[]> {
    const answer = await callMain((cercle) => cercle.listPlaces(filter))
    if (answer.ok) return answer.value
    notices.showRefusal(answer.refused)
    return []
  }

  /** Trashes or restores parties; returns those that were moved. */
  async function moveParties(
    places: readonly PartieId[],
    away: boolean,
    clearSelection: () => void,
  ): Promise<readonly PartieId[]> {
    let done = 0
    isStopped.value = false
    while (done < places.length && !isStopped.value) {
      if (places.length > AT_ONCE) moving.value = { done, of: places.length }
      const some = places.slice(done, done + AT_ONCE)
      const answer = await callMain((cercle) => cercle.trashParties(some, away))
      if (!answer.ok) {
        notices.showRefusal(answer.refused)
        break
      }
      done += some.length
    }
    moving.value = null
    clearSelection()
    await Promise.all([reloadList(), archive.loadSummary()])
    return places.slice(0, done)
  }

  async function undo(clearSelection: () => void): Promise<void> {
    const last = moved.value
    moved.value = null
    if (last) await moveParties(last.places, !last.away, clearSelection)
  }

  return {
    moved,
    moving,
    listPlaces,
    moveParties,
    undo,
    stopMoving(): void {
      isStopped.value = true
    },
  }
}
