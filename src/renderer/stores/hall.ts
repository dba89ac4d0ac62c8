import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { Hall } from '../../shared/hall.ts'
import type { Answer, RepairChoice, Refused } from '../../shared/bridge.ts'
import type { PartieLine } from '../../shared/archive.ts'
import { resolveLanguage } from '../../shared/settings.ts'
import type { Settings } from '../../shared/settings.ts'
import { callMain } from '../ipc.ts'
import { loadLanguage } from '../languages.ts'
import { useNotices } from './notices.ts'

export type DataRefused = Extract<Refused, { code: 'data' }>

export type HallAnswer = Answer<Hall>

export const requestHall = (): Promise<HallAnswer> => callMain((cercle) => cercle.loadHall())

/** The Hall as main told it last. */
export const useHall = defineStore('hall', () => {
  const hall = shallowRef<Hall | null>(null)
  /** Why the data file cannot be used; nothing can be played then. */
  const dataError = shallowRef<DataRefused | null>(null)
  /** The partie left on the table that was put away last, so that it can be taken back. */
  const away = shallowRef<PartieLine | null>(null)
  /** The game whose table one saw last in this window. */
  const seen = shallowRef<string | null>(null)
  const notices = useNotices()

  /** Settings that were told or wished while an answer was on its way. */
  let newer: Settings | null = null

  /** Asks main, but where its answer is on its way already. */
  async function loadHall(asked?: Promise<HallAnswer>): Promise<void> {
    if (asked === undefined) newer = null
    const answer = await (asked ?? requestHall())
    if (answer.ok) {
      await loadLanguage(resolveLanguage(answer.value.settings, answer.value.systemLanguage))
      hall.value = { ...answer.value, settings: newer ?? answer.value.settings }
      dataError.value = null
    } else if (answer.refused.code === 'data') dataError.value = answer.refused
    else notices.showRefusal(answer.refused)
  }

  /** Puts a copy or an empty archive in the place of a data file that cannot be used. */
  async function repairData(mending: RepairChoice): Promise<void> {
    const answer = await callMain((cercle) => cercle.repairData(mending))
    if (!answer.ok) notices.showRefusal(answer.refused)
    await loadHall()
  }

  async function setTrashed(line: PartieLine, isAway: boolean): Promise<boolean> {
    const answer = await callMain((cercle) => cercle.trashParties([[line.sitting, line.partie]], isAway))
    if (!answer.ok) notices.showRefusal(answer.refused)
    return answer.ok
  }

  /** Puts a partie away that was left on the table. */
  async function trashPartie(line: PartieLine): Promise<void> {
    if (await setTrashed(line, true)) away.value = line
    await loadHall()
  }

  async function restorePartie(): Promise<void> {
    const isBack = away.value !== null && (await setTrashed(away.value, false))
    await loadHall()
    if (isBack) away.value = null
  }

  /** Settings that main has saved. */
  function applySettings(settings: Settings): void {
    newer = settings
    if (hall.value !== null) hall.value = { ...hall.value, settings }
  }

  /** A table of this game is on the screen. */
  function rememberGame(game: string): void {
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
    applySettings(wish)
    const answer = await callMain((cercle) => cercle.saveSettings(wish))
    if (answer.ok) return
    applySettings(before)
    notices.showRefusal(answer.refused)
  }

  return {
    hall,
    likely,
    rememberGame,
    dataError,
    away,
    loadHall,
    repairData,
    trashPartie,
    restorePartie,
    applySettings,
    saveSettings,
  }
})
