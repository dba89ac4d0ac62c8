import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Hall, Mending, PartieLine, Refused, Settings } from '../../shared/bridge.ts'
import { ask } from '../cercle.ts'
import { useNotices } from './notices.ts'

export type DataRefused = Extract<Refused, { code: 'data' }>

/** The Hall as main told it last. */
export const useHall = defineStore('hall', () => {
  const hall = shallowRef<Hall | null>(null)
  /** Why the data file cannot be used; nothing can be played then. */
  const trouble = shallowRef<DataRefused | null>(null)
  /** The partie left on the table that was put away last, so that it can be taken back. */
  const away = shallowRef<PartieLine | null>(null)
  const notices = useNotices()

  async function load(): Promise<void> {
    const answer = await ask((cercle) => cercle.hall())
    if (answer.ok) {
      hall.value = answer.value
      trouble.value = null
    } else if (answer.refused.code === 'data') trouble.value = answer.refused
    else notices.say(answer.refused)
  }

  /** Puts a copy or an empty archive in the place of a data file that cannot be used. */
  async function mend(mending: Mending): Promise<void> {
    const answer = await ask((cercle) => cercle.mend(mending))
    if (!answer.ok) notices.say(answer.refused)
    await load()
  }

  async function trash(line: PartieLine, isAway: boolean): Promise<boolean> {
    const answer = await ask((cercle) => cercle.trash([[line.sitting, line.partie]], isAway))
    if (!answer.ok) notices.say(answer.refused)
    return answer.ok
  }

  /** Puts a partie away that was left on the table. */
  async function putAway(line: PartieLine): Promise<void> {
    if (await trash(line, true)) away.value = line
    await load()
  }

  async function takeBack(): Promise<void> {
    const isBack = away.value !== null && (await trash(away.value, false))
    await load()
    if (isBack) away.value = null
  }

  async function saveSettings(change: Partial<Settings>): Promise<void> {
    if (hall.value === null) return
    const wish = { ...hall.value.settings, ...change }
    const answer = await ask((cercle) => cercle.saveSettings(wish))
    if (answer.ok) hall.value = { ...hall.value, settings: answer.value }
    else notices.say(answer.refused)
  }

  return { hall, trouble, away, load, mend, putAway, takeBack, saveSettings }
})
