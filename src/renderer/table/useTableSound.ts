import type { Ref } from 'vue'
import type { Scene } from '../../shared/bridge.ts'
import type { Seat } from '../../shared/view.ts'
import { useSound } from '../sound/useSound.ts'
import { useSpokenCalls } from '../sound/useSpokenCalls.ts'
import type { DrawnTable } from './table-props.ts'

/** Plays the sounds of a table, and speaks its calls. */
export function useTableSound(scene: () => Scene, near: () => Seat, drawn: Ref<DrawnTable | null>) {
  useSpokenCalls(scene)
  return useSound({ scene, near, isHeld: () => drawn.value?.isHeld() ?? false })
}
