import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { ChosenOptions, Scene } from '../../shared/bridge.ts'
import { useHall } from '../stores/hall.ts'
import { useWords } from './useWords.ts'

/** What is played after, in a few words: the preset and what was agreed besides. */
export function useSummary(scene: () => Pick<Scene, 'preset' | 'options' | 'view'>): ComputedRef<string> {
  const store = useHall()
  const { gameWords } = useWords()
  return computed(() => {
    const { preset, options, view } = scene()
    const game = store.hall?.games.find((one) => one.id === view.game)
    const agreed: ChosenOptions = (preset !== null && game?.presets[preset]) || {}
    const besides = Object.entries(options).filter(([name, value]) => agreed[name] !== value)
    return gameWords(view.game).summary(preset, Object.fromEntries(besides))
  })
}
