import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { About } from '../../shared/about.ts'
import type { SettingGroup } from '../../shared/words/setting-groups.ts'
import { callMain } from '../ipc.ts'
import { useNotices } from './notices.ts'

export type AppPage =
  /** Starts at a group of settings, if one is named. */
  { readonly page: 'settings'; readonly group: SettingGroup | null } | { readonly page: 'about' }

/** The pages of the program that cover any screen: the settings, and the page about the program. */
export const useAppPages = defineStore('app-pages', () => {
  const opened = shallowRef<AppPage | null>(null)
  const about = shallowRef<About | null>(null)
  /** The report for support; null until it is requested. */
  const report = ref<string | null>(null)
  const notices = useNotices()

  function openSettings(group: SettingGroup | null = null): void {
    opened.value = { page: 'settings', group }
  }

  async function openAbout(): Promise<void> {
    const answer = await callMain((cercle) => cercle.loadAbout())
    report.value = null
    if (answer.ok) {
      about.value = answer.value
      opened.value = { page: 'about' }
    } else notices.showRefusal(answer.refused)
  }

  async function readReport(): Promise<void> {
    const answer = await callMain((cercle) => cercle.loadReport())
    if (answer.ok) report.value = answer.value
    else notices.showRefusal(answer.refused)
  }

  /** Copies the report to the clipboard; returns true if that succeeded. */
  async function copyReport(): Promise<boolean> {
    const answer = await callMain((cercle) => cercle.copyReport())
    if (!answer.ok) notices.showRefusal(answer.refused)
    return answer.ok
  }

  /** Opens the folder; returns true if the desktop shows it. */
  async function openFolder(): Promise<boolean> {
    const answer = await callMain((cercle) => cercle.openFolder())
    if (!answer.ok) notices.showRefusal(answer.refused)
    return answer.ok
  }

  function close(): void {
    opened.value = null
  }

  return {
    opened,
    about,
    report,
    openSettings,
    openAbout,
    readReport,
    copyReport,
    openFolder,
    close,
  }
})
