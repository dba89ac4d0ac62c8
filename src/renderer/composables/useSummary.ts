import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { ChosenOptions, Scene } from '../../shared/bridge.ts'
import { useHall } from '../stores/hall.ts'
import { useWords } from './useWords.ts'

/** Returns a short summary: preset, differing options, and the computer's level. */
export function useSummary(
  scene: () => Pick<Scene, 'preset' | 'options' | 'view' | 'people'>,
): ComputedRef<string> {
  const store = useHall()
  const { texts, gameWords } = useWords()
  return computed(() => {
    const { preset, options, view, people } = scene()
    const game = store.hall?.games.find((one) => one.id === view.game)
    const agreed: ChosenOptions = (preset !== null && game?.presets[preset]) || {}
    const besides = Object.entries(options).filter(([name, value]) => agreed[name] !== value)
    const rules = gameWords(view.game).summary(preset, Object.fromEntries(besides))
    // the level is named only if all computer players share it
    const [level, ...others] = new Set(people.flatMap((person) => person.level ?? []))
    return level === undefined || others.length > 0
      ? rules
      : `${rules} · ${texts.value.hall.playsAt(level)}`
  })
}
