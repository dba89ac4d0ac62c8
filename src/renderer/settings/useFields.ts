import { computed } from 'vue'
import type { Settings } from '../../shared/settings.ts'
import type { SettingsWords } from '../../shared/words/en/settings.ts'
import { useWords } from '../composables/useWords.ts'

/** Settings that have texts of this kind under their own name. */
type SettingsWith<W> = {
  [K in keyof Settings & keyof SettingsWords]: SettingsWords[K] extends W ? K : never
}[keyof Settings & keyof SettingsWords]

type SaveChange = (part: Partial<Settings>) => Promise<void>

/** Creates the props of the fields (`v-bind`): value, label and update of each setting. */
export function useFields(settings: () => Settings, change: SaveChange) {
  const { texts } = useWords()
  const words = computed(() => texts.value.settings)

  const bindSetting = <K extends keyof Settings>(key: K, changes: SaveChange) => ({
    modelValue: settings()[key],
    'onUpdate:modelValue': (value: Settings[K]): void => void changes({ [key]: value }),
  })

  return {
    /** Binds a setting with a few values. */
    bindChoice: <K extends SettingsWith<string>>(key: K, changes = change) => ({
      name: key,
      legend: words.value[key],
      ...bindSetting(key, changes),
    }),
    /** Binds a yes/no setting. */
    bindCheck: <K extends SettingsWith<{ readonly title: string }>>(key: K, changes = change) => ({
      ...words.value[key],
      ...bindSetting(key, changes),
    }),
  }
}
