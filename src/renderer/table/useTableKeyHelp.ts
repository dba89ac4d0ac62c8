import { computed } from 'vue'
import type { Scene } from '../../shared/bridge.ts'
import { useWords } from '../composables/useWords.ts'
import { useRules } from '../stores/rules.ts'
import { findTable } from './tables.ts'

/** Returns the keys of this table with what they do, for the help. */
export function useTableKeyHelp(scene: () => Scene, isInEvening: () => boolean) {
  const rules = useRules()
  const { texts } = useWords()
  return computed(() => {
    const { game, options } = scene().view
    const kind = findTable(game)
    const calls = texts.value.keys.filter(({ for: call }) => {
      if (call === undefined) return true
      const [option, value] = kind?.needs[call] ?? []
      const isPlayed = option === undefined || options[option] === value
      return isPlayed && call in (kind?.letters ?? {})
    })
    return [
      ...calls,
      ...(isInEvening() ? texts.value.evening.tableKeys : []),
      ...(scene().lesson ? texts.value.lesson.keyHelp : []),
      ...(scene().exercise ? texts.value.exercises.keyHelp : []),
      ...texts.value.ease.keyHelp,
      ...texts.value.reading.keyHelp,
      ...rules.keyHelp(game),
    ]
  })
}
