import type { DrawnTable } from '../table/table-props.ts'
import type { Stride, Direction } from '../composables/steps.ts'
import { type KeyMap, useKeyboard } from '../composables/useKeyboard.ts'

interface ReviewActions {
  readonly stride: (stride: Stride, way: Direction) => void
  /** Returns the actions of letters and signs. */
  readonly letters: () => KeyMap
  readonly focusHand: DrawnTable['focusHand']
}

const STRIDES: Readonly<Record<string, readonly [Stride, Direction]>> = {
  ArrowLeft: ['action', -1],
  ArrowRight: ['action', 1],
  ArrowUp: ['trick', -1],
  ArrowDown: ['trick', 1],
  PageUp: ['deal', -1],
  PageDown: ['deal', 1],
  Home: ['partie', -1],
  End: ['partie', 1],
}

/** True if the focus is in a panel at the side that scrolls: it needs the scroll keys. */
function isReading(): boolean {
  const { activeElement } = document
  return (
    activeElement?.matches('aside [tabindex]') === true &&
    activeElement.scrollHeight > activeElement.clientHeight
  )
}

/** Installs the keys of a review. */
export function useReviewKeys({ stride, letters, focusHand }: ReviewActions): void {
  useKeyboard(() => {
    const strides = Object.entries(STRIDES).map(([key, [by, way]]): [string, () => boolean] => [
      key,
      () => {
        if (isReading() && by !== 'action') return false
        stride(by, way)
        return true
      },
    ])
    const figures = Array.from({ length: 9 }, (_, place): [string, () => boolean] => [
      String(place + 1),
      () => focusHand(place),
    ])
    return { ...Object.fromEntries([...strides, ...figures]), ...letters() }
  })
}
