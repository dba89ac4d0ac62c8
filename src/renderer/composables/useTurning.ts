import { ref, watch } from 'vue'
import type { Ref } from 'vue'
import type { Card } from '../../shared/card.ts'
import type { Motion } from '../motion/useMotion.ts'
import { afterPaint } from './after-paint.ts'

/** Interval (ms) of checks for the end of the motion, which needs no frame of the page. */
const LOOK = 50

/** The parts of a table that identify a turn-up. */
interface TurnTable {
  readonly deals: number
  readonly turnUp: Card | null
}

/** Returns true while the new turn-up moves: until it lies, trumps are not shown. */
export function useTurning(
  table: () => TurnTable,
  { isAnimated, remainingTime }: Motion,
): Readonly<Ref<boolean>> {
  const turning = ref(false)
  let last = 0

  watch([() => table().deals, () => table().turnUp], async ([, turnUp]) => {
    last += 1
    const asked = last
    turning.value = turnUp !== null && isAnimated()
    if (!turning.value) return
    // by then it is drawn, and moving
    await afterPaint()
    const lands = performance.now() + remainingTime()
    const isOnItsWay = (): boolean =>
      asked === last && remainingTime() > 0 && performance.now() < lands
    while (isOnItsWay()) await new Promise((resolve) => setTimeout(resolve, LOOK))
    if (asked === last) turning.value = false
  })
  return turning
}
