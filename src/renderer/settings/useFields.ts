import { computed } from 'vue'
import type { Settings } from '../../shared/settings.ts'
import type { SettingsWords } from '../../shared/words/en/settings.ts'
import { useWords } from '../use/useWords.ts'

/** Settings that have words of this kind under their own name. */
type Said<W> = {
  [K in keyof Settings & keyof SettingsWords]: SettingsWords[K] extends W ? K : never
}[keyof Settings & keyof SettingsWords]

type Change = (part: Partial<Settings>) => Promise<void>

/** What the fields of the page are told (`v-bind`): each reads its setting, is called by its name, and changes it. */
export function useFields(settings: () => Settings, change: Change) {
  const { texts } = useWords()
  const words = computed(() => texts.value.settings)

  const bound = <K extends keyof Settings>(key: K, changes: Change) => ({
    modelValue: settings()[key],
    'onUpdate:modelValue': (value: Settings[K]): void => void changes({ [key]: value }),
  })

  return {
    /** One of a few values. */
    choice: <K extends Said<string>>(key: K, changes = change) => ({
      name: key,
      legend: words.value[key],
      ...bound(key, changes),
    }),
    /** Yes or no. */
    check: <K extends Said<{ readonly title: string }>>(key: K, changes = change) => ({
      ...words.value[key],
      ...bound(key, changes),
    }),
  }
}
