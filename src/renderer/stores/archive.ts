import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { Holdings, Profile } from '../../shared/archive.ts'
import { ask } from '../cercle.ts'
import { useHall } from './hall.ts'
import { useNotices } from './notices.ts'

export const TABS = ['parties', 'standings', 'people', 'keeping'] as const
/** A page of the ledger. */
export type ArchiveTab = (typeof TABS)[number]

/** The archive: whether one looks at it, at which page of it, and what it holds. */
export const useArchive = defineStore('archive', () => {
  const isOpen = ref(false)
  const tab = ref<ArchiveTab>('parties')
  const holdings = shallowRef<Holdings | null>(null)
  const notices = useNotices()
  const hall = useHall()

  /** Asks what the archive holds now; false when that could not be told. */
  async function load(): Promise<boolean> {
    const answer = await ask((cercle) => cercle.holdings())
    if (answer.ok) holdings.value = answer.value
    else notices.say(answer.refused)
    return answer.ok
  }

  async function open(): Promise<void> {
    if (await load()) isOpen.value = true
  }

  async function close(): Promise<void> {
    await hall.load()
    isOpen.value = false
  }

  /** Loads again what a change of the people has touched; true when there was a change. */
  async function changed(answer: Awaited<ReturnType<typeof ask<null>>>): Promise<boolean> {
    if (!answer.ok) notices.say(answer.refused)
    await Promise.all([load(), hall.load()])
    return answer.ok
  }

  const rename = async (person: Profile, name: string): Promise<boolean> =>
    changed(await ask((cercle) => cercle.renamePerson(person.id, name)))
  const merge = async (gone: Profile, remaining: Profile): Promise<boolean> =>
    changed(await ask((cercle) => cercle.mergePeople(gone.id, remaining.id)))

  return { isOpen, tab, holdings, load, open, close, rename, merge }
})
