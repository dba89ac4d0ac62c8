import { computed } from 'vue'
import type { Settings } from '../../shared/settings.ts'
import type { SettingsWords } from '../../shared/words/en/settings.ts'
import { useWords } from '../composables/useWords.ts'

/** Settings that have words of this kind under their own name. */
type SettingsWith<W> = {
  [K in keyof Settings & keyof SettingsWords]: SettingsWords[K] extends W ? K : never
}[keyof Settings & keyof SettingsWords]

type SaveChange = (part: Partial<Settings>) => Promise<void>

/** What the fields of the page are told (`v-bind`): each reads its setting, is called by its name, and changes it. */
export function useFields(settings: () => Settings, change: SaveChange) {
  const { texts } = useWords()
  const words = computed(() => texts.value.settings)

  const bindSetting = <K extends keyof Settings>(key: K, changes: SaveChange) => ({
    modelValue: settings()[key],
    'onUpdate:modelValue': (value: Settings[K]): void => void changes({ [key]: value }),
  })

  return {
    /** One of a few values. */
    bindChoice: <K extends SettingsWith<string>>(key: K, changes = change) => ({
      name: key,
      legend: words.value[key],
      ...bindSetting(key, changes),
    }),
    /** Yes or no. */
    bindCheck: <K extends SettingsWith<{ readonly title: string }>>(key: K, changes = change) => ({
      ...words.value[key],
      ...bindSetting(key, changes),
    }),
  }
}
