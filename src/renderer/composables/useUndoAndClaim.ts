import { computed, ref, watch } from 'vue'
import type { ComputedRef } from 'vue'
import type { Scene } from '../../shared/bridge.ts'
import { DEFAULT_SETTINGS } from '../../shared/settings.ts'
import { useHall } from '../stores/hall.ts'
import { useTable } from '../stores/table.ts'
import { useSpokenText } from './useSpokenText.ts'
import { useWords } from './useWords.ts'

/** Fewer tricks than this are played out without asking. */
const LEAST = 2

interface UndoAndClaim {
  /** The question to play out the certain tricks; empty if it is not asked. */
  readonly certain: ComputedRef<string>
  /** Both return false if there is nothing to do. */
  readonly takeBack: () => boolean
  readonly playOut: () => boolean
  /** Records that the person plays the tricks of this deal themselves. */
  readonly playOn: () => void
}

/** Provides undo and the play of certain tricks, by the settings. */
export function useUndoAndClaim(scene: () => Scene): UndoAndClaim {
  const hall = useHall()
  const table = useTable()
  const { texts } = useWords()
  const claim = computed(() => (hall.hall?.settings ?? DEFAULT_SETTINGS).claim)
  const dealKey = ({ partie, view }: Scene): string => `${partie} ${view.deals}`
  /** The deal for which the person declined to play out. */
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
