import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { ChosenOptions, Scene } from '../../shared/bridge.ts'
import { useHall } from '../stores/hall.ts'
import { useWords } from './useWords.ts'

/** What is played after, in a few words: the preset and what was agreed besides; and how strong the computer plays. */
export function useSummary(scene: () => Pick<Scene, 'preset' | 'options' | 'view' | 'people'>): ComputedRef<string> {
  const store = useHall()
  const { texts, gameWords } = useWords()
  return computed(() => {
    const { preset, options, view, people } = scene()
    const game = store.hall?.games.find((one) => one.id === view.game)
    const agreed: ChosenOptions = (preset !== null && game?.presets[preset]) || {}
    const besides = Object.entries(options).filter(([name, value]) => agreed[name] !== value)
    const rules = gameWords(view.game).summary(preset, Object.fromEntries(besides))
    // where several sit at a table the one level they share is told, and else none
    const [level, ...others] = new Set(people.flatMap((person) => person.level ?? []))
    return level === undefined || others.length > 0 ? rules : `${rules} · ${texts.value.hall.playsAt(level)}`
  })
}
