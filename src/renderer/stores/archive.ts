import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { ArchiveSummary, Profile } from '../../shared/archive.ts'
import { callMain } from '../ipc.ts'
import { useHall } from './hall.ts'
import { useNotices } from './notices.ts'

export const TABS = ['parties', 'standings', 'evenings', 'people', 'keeping'] as const
/** A page of the ledger. */
export type ArchiveTab = (typeof TABS)[number]

/** The archive: its summary, its current page, and if it is open. */
export const useArchive = defineStore('archive', () => {
  const isOpen = ref(false)
  const tab = ref<ArchiveTab>('parties')
  const holdings = shallowRef<ArchiveSummary | null>(null)
  const notices = useNotices()
  const hall = useHall()

  /** Loads the summary of the archive; returns false if that failed. */
  async function loadSummary(): Promise<boolean> {
    const answer = await callMain((cercle) => cercle.archiveSummary())
    if (answer.ok) holdings.value = answer.value
    else notices.showRefusal(answer.refused)
    return answer.ok
  }

  async function openArchive(): Promise<void> {
    if (await loadSummary()) isOpen.value = true
  }

  async function closeArchive(): Promise<void> {
    await hall.loadHall()
    isOpen.value = false
  }

  /** Reloads what a change of the people affects; returns true if there was a change. */
  async function reloadAfterChange(
    answer: Awaited<ReturnType<typeof callMain<null>>>,
  ): Promise<boolean> {
    if (!answer.ok) notices.showRefusal(answer.refused)
    await Promise.all([loadSummary(), hall.loadHall()])
    return answer.ok
  }

  const renamePerson = async (person: Profile, name: string): Promise<boolean> =>
    reloadAfterChange(await callMain((cercle) => cercle.renamePerson(person.id, name)))
  const mergePeople = async (gone: Profile, remaining: Profile): Promise<boolean> =>
    reloadAfterChange(await callMain((cercle) => cercle.mergePeople(gone.id, remaining.id)))

  return {
    isOpen,
    tab,
    holdings,
    loadSummary,
    openArchive,
    closeArchive,
    renamePerson,
    mergePeople,
  }
})
