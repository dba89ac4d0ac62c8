import { ref, watch } from 'vue'
import type { Ref } from 'vue'
import type { Card } from '../../shared/card.ts'
import type { Motion } from '../motion/useMotion.ts'
import { afterPaint } from './after-paint.ts'

/** Between two looks at whether it lies, in milliseconds: the motion itself needs no frame of the page. */
const LOOK = 50

/** What of a table a turn-up is known by. */
interface TurnTable {
  readonly deals: number
  readonly turnUp: Card | null
}

/** Whether the turn-up of a new deal is still on its way: until it lies there, nobody is told what it makes trumps. */
export function useTurning(table: () => TurnTable, { isAnimated, remainingTime }: Motion): Readonly<Ref<boolean>> {
  const turning = ref(false)
  let last = 0

  watch([() => table().deals, () => table().turnUp], async ([, turnUp]) => {
    last += 1
    const asked = last
    turning.value = turnUp !== null && isAnimated()
    if (!turning.value) return
    // by then it is drawn, and on its way
    await afterPaint()
    const lands = performance.now() + remainingTime()
    const isOnItsWay = (): boolean => asked === last && remainingTime() > 0 && performance.now() < lands
    while (isOnItsWay()) await new Promise((resolve) => setTimeout(resolve, LOOK))
    if (asked === last) turning.value = false
  })
  return turning
}
