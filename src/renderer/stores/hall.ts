import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { Hall } from '../../shared/hall.ts'
import type { Answer, Mending, Refused } from '../../shared/bridge.ts'
import type { PartieLine } from '../../shared/archive.ts'
import { languageOf } from '../../shared/settings.ts'
import type { Settings } from '../../shared/settings.ts'
import { ask } from '../cercle.ts'
import { learn } from '../languages.ts'
import { useNotices } from './notices.ts'

export type DataRefused = Extract<Refused, { code: 'data' }>

export type HallAnswer = Answer<Hall>

export const askHall = (): Promise<HallAnswer> => ask((cercle) => cercle.hall())

/** The Hall as main told it last. */
export const useHall = defineStore('hall', () => {
  const hall = shallowRef<Hall | null>(null)
  /** Why the data file cannot be used; nothing can be played then. */
  const trouble = shallowRef<DataRefused | null>(null)
  /** The partie left on the table that was put away last, so that it can be taken back. */
  const away = shallowRef<PartieLine | null>(null)
  /** The game whose table one saw last in this window. */
  const seen = shallowRef<string | null>(null)
  const notices = useNotices()

  /** Settings that were told or wished while an answer was on its way. */
  let newer: Settings | null = null

  /** Asks main, but where its answer is on its way already. */
  async function load(asked?: Promise<HallAnswer>): Promise<void> {
    if (asked === undefined) newer = null
    const answer = await (asked ?? askHall())
    if (answer.ok) {
      await learn(languageOf(answer.value.settings, answer.value.systemLanguage))
      hall.value = { ...answer.value, settings: newer ?? answer.value.settings }
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

  /** Settings that main has saved. */
  function take(settings: Settings): void {
    newer = settings
    if (hall.value !== null) hall.value = { ...hall.value, settings }
  }

  /** A table of this game is on the screen. */
  function see(game: string): void {
    seen.value = game
  }

  /** The game one is likely to sit down to: the one seen last, else that of the latest partie. */
  const likely = computed<string | null>(() => {
    const lines = [...(hall.value?.open.slice(0, 1) ?? []), ...(hall.value?.last.slice(0, 1) ?? [])]
    const [latest] = lines.toSorted((a, b) => (b.playedAt ?? '').localeCompare(a.playedAt ?? ''))
    return seen.value ?? latest?.game ?? null
  })

  /** They hold at once, so that one change is not lost to the next; what cannot be saved is taken back. */
  async function saveSettings(change: Partial<Settings>): Promise<void> {
    if (hall.value === null) return
    const before = hall.value.settings
    const wish = { ...before, ...change }
    take(wish)
    const answer = await ask((cercle) => cercle.saveSettings(wish))
    if (answer.ok) return
    take(before)
    notices.say(answer.refused)
  }

  return { hall, likely, see, trouble, away, load, mend, putAway, takeBack, take, saveSettings }
})
