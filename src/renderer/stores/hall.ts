import { defineStore } from 'pinia'
import { type ShallowRef, computed, shallowRef } from 'vue'
import type { Hall, StartTableRequest } from '../../shared/hall.ts'
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

/** The Hall, as last received from main. */
export const useHall = defineStore('hall', () => {
  const hall = shallowRef<Hall | null>(null)
  /** The reason why the data file cannot be used; without it no game is possible. */
  const dataError = shallowRef<DataRefused | null>(null)
  /** The game of the last table in this window. */
  const seen = shallowRef<string | null>(null)
  const notices = useNotices()
  const settings = createSettings(hall)
  const trash = createTrash(loadHall)
  const drafts = createDrafts(hall)

  /** Loads the Hall; `asked` is a request already on its way. */
  async function loadHall(asked?: Promise<HallAnswer>): Promise<void> {
    if (asked === undefined) settings.forgetChanges()
    const answer = await (asked ?? requestHall())
    if (answer.ok) {
      await loadLanguage(resolveLanguage(answer.value.settings, answer.value.systemLanguage))
      hall.value = settings.withChanges(answer.value)
      dataError.value = null
    } else if (answer.refused.code === 'data') dataError.value = answer.refused
    else notices.showRefusal(answer.refused)
  }

  /** Replaces a data file that cannot be used with a copy or an empty archive. */
  async function repairData(mending: RepairChoice): Promise<void> {
    const answer = await callMain((cercle) => cercle.repairData(mending))
    if (!answer.ok) notices.showRefusal(answer.refused)
    await loadHall()
  }

  /** Records the game of the table on the screen, or chosen in the Hall. */
  function rememberGame(game: string): void {
    seen.value = game
  }

  return {
    hall,
    /** The most likely next game: the one seen last, else played last, else of the last partie. */
    likely: computed(() => seen.value ?? hall.value?.lastPlayed.game ?? findLatestGame(hall.value)),
    rememberGame,
    dataError,
    loadHall,
    repairData,
    ...trash,
    ...drafts,
    applySettings: settings.applySettings,
    saveSettings: settings.saveSettings,
  }
})

function findLatestGame(hall: Hall | null): string | null {
  const lines = [...(hall?.open.slice(0, 1) ?? []), ...(hall?.last.slice(0, 1) ?? [])]
  const [latest] = lines.toSorted((a, b) => (b.playedAt ?? '').localeCompare(a.playedAt ?? ''))
  return latest?.game ?? null
}

/** Creates the store of choices that were made in the Hall, so that it shows them again. */
function createDrafts(hall: ShallowRef<Hall | null>) {
  const drafts = new Map<string, StartTableRequest>()
  return {
    setDraft: (choices: StartTableRequest): void => void drafts.set(choices.game, choices),
    forgetDraft: (game: string): void => void drafts.delete(game),
    /** Returns the choices made last for a game, else those it was last played with. */
    findChoices: (game: string): StartTableRequest | undefined =>
      drafts.get(game) ?? hall.value?.lastPlayed.games[game]?.table?.setup,
  }
}

/** Creates the moves of unfinished parties to the trash and back. */
function createTrash(loadHall: () => Promise<void>) {
  /** Parties that were trashed while the Hall is open, so that each can be restored. */
  const away = shallowRef<readonly PartieLine[]>([])
  const notices = useNotices()

  async function setTrashed({ sitting, partie }: PartieLine, isAway: boolean): Promise<boolean> {
    const answer = await callMain((cercle) => cercle.trashParties([[sitting, partie]], isAway))
    if (!answer.ok) notices.showRefusal(answer.refused)
    return answer.ok
  }

  async function trashPartie(line: PartieLine): Promise<void> {
    if (await setTrashed(line, true)) away.value = [...away.value, line]
    await loadHall()
  }

  async function restorePartie(line: PartieLine): Promise<void> {
    const isBack = await setTrashed(line, false)
    await loadHall()
    if (isBack) away.value = away.value.filter((one) => one !== line)
  }

  return { away, trashPartie, restorePartie }
}

/** Creates the settings of the Hall. */
function createSettings(hall: ShallowRef<Hall | null>) {
  /** Settings that were received or changed while an answer was on its way. */
  let newer: Settings | null = null
  const notices = useNotices()

  /** Applies settings that main has saved. */
  function applySettings(settings: Settings): void {
    newer = settings
    if (hall.value !== null) hall.value = { ...hall.value, settings }
  }

  /** Saves settings. They apply at once, and are reverted if saving fails. */
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
    applySettings,
    saveSettings,
    forgetChanges: (): void => void (newer = null),
    withChanges: (loaded: Hall): Hall => ({ ...loaded, settings: newer ?? loaded.settings }),
  }
}
