import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { SettledEvening } from '../../shared/evening.ts'
import { callMain } from '../ipc.ts'
import { useEvening } from './evening.ts'
import { useNotices } from './notices.ts'

/** Evenings that are loaded at once, and most that one call returns. */
const PAGE = 50
const MOST = 500

/** The settled evenings of the archive, the latest first; null until they are loaded. */
export const useSettledEvenings = defineStore('settled-evenings', () => {
  const lines = shallowRef<readonly SettledEvening[] | null>(null)
  const hasOlder = ref(false)
  /** The evening whose ledger was read last. */
  const read = ref<number | null>(null)
  const notices = useNotices()
  const evening = useEvening()

  /** Loads a part of the list; returns null if that failed. */
  async function loadPart(from: number, count: number): Promise<readonly SettledEvening[] | null> {
    // one more than is shown tells that there are older ones
    const answer = await callMain((cercle) => cercle.listEvenings(from, count + 1))
    if (!answer.ok) {
      notices.showRefusal(answer.refused)
      return null
    }
    hasOlder.value = answer.value.length > count
    return answer.value.slice(0, count)
  }

  /** Reloads what was shown, as after a restored backup. */
  async function reload(): Promise<void> {
    const shown = Math.min(Math.max(lines.value?.length ?? 0, PAGE), MOST - 1)
    lines.value = (await loadPart(0, shown)) ?? lines.value
  }

  async function showOlder(): Promise<void> {
    const shown = lines.value ?? []
    const older = await loadPart(shown.length, PAGE)
    if (older !== null) lines.value = [...shown, ...older]
  }

  async function readLedger(id: number): Promise<void> {
    if (await evening.resumeEvening(id)) read.value = id
  }

  return { lines, hasOlder, read, reload, showOlder, readLedger }
})
