import { computed, ref, watch } from 'vue'
import type { ComputedRef } from 'vue'
import type { Scene } from '../../shared/bridge.ts'
import { DEFAULT_SETTINGS } from '../../shared/settings.ts'
import { useHall } from '../stores/hall.ts'
import { useTable } from '../stores/table.ts'
import { useSpokenText } from './useSpokenText.ts'
import { useWords } from './useWords.ts'

/** Fewer tricks than this are played without asking. */
const LEAST = 2

interface UndoAndClaim {
  /** What is said of the tricks that are certain, while the person is asked whether to play them out; empty otherwise. */
  readonly certain: ComputedRef<string>
  /** Each answers false where there is nothing to do. */
  readonly takeBack: () => boolean
  readonly playOut: () => boolean
  /** The person plays the tricks of this deal himself. */
  readonly playOn: () => void
}

/** Taking back, and playing out what is certain, as the settings wish it. */
export function useUndoAndClaim(scene: () => Scene): UndoAndClaim {
  const hall = useHall()
  const table = useTable()
  const { texts } = useWords()
  const claim = computed(() => (hall.hall?.settings ?? DEFAULT_SETTINGS).claim)
  const dealKey = ({ partie, view }: Scene): string => `${partie} ${view.deals}`
  /** The deal that the person plays himself all the same. */
  const played = ref('')
  const certain = computed(() => {
    const now = scene()
    const isAsked = claim.value === 'ask' && now.certain >= LEAST && played.value !== dealKey(now)
    return isAsked ? texts.value.ease.certain(now.certain) : ''
  })
  useSpokenText(() => certain.value)

  watch(
    () => [scene().moment, claim.value] as const,
    () => {
      if (claim.value === 'always' && scene().certain > 0) void table.playOut()
    },
    { immediate: true },
  )

  return {
    certain,
    takeBack() {
      if (scene().mayTakeBack) void table.takeBack()
      return scene().mayTakeBack
    },
    playOut() {
      const isCertain = claim.value !== 'never' && scene().certain >= LEAST
      if (isCertain) void table.playOut()
      return isCertain
    },
    playOn() {
      played.value = dealKey(scene())
    },
  }
}
