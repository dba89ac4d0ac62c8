import type { Ref } from 'vue'
import type { DrawnTable } from '../table/table-props.ts'
import type { KeyMap } from './useKeyboard.ts'

/** Returns the keys that focus the hand from anywhere: arrows and digits. */
export function handKeys(drawn: Ref<DrawnTable | null>): KeyMap {
  const focusPlace = (place: number | null) => (): boolean => drawn.value?.focusHand(place) ?? false
  const figures = Array.from(
    { length: 9 },
    (_, place) => [String(place + 1), focusPlace(place)] as const,
  )
  return {
    ...Object.fromEntries(figures),
    ArrowLeft: focusPlace(null),
    ArrowRight: focusPlace(null),
    Home: focusPlace(0),
  }
}
