import { onScopeDispose, ref, watch } from 'vue'
import type { Ref } from 'vue'

export const SPEEDS = [0.5, 1, 2, 4] as const
/** The speed of autoplay, relative to the default. */
export type AutoplaySpeed = (typeof SPEEDS)[number]

/** Time a step is shown at speed 1, in milliseconds. */
const PAUSE = 1600

interface Autoplay {
  readonly isOn: Readonly<Ref<boolean>>
  readonly speed: Ref<AutoplaySpeed>
  readonly toggle: () => void
  /** Changes to the next speed in that direction, if there is one. */
  readonly changeSpeed: (way: -1 | 1) => void
}

/** Steps forward until the end; at the end it starts again from the beginning. */
export function useAutoplay(
  step: () => number,
  end: () => number,
  go: (step: number) => void,
): Autoplay {
  const isOn = ref(false)
  const speed = ref<AutoplaySpeed>(1)
  let timer = 0

  function scheduleStep(): void {
    window.clearTimeout(timer)
    if (isOn.value) timer = window.setTimeout(() => go(step() + 1), PAUSE / speed.value)
  }

  function toggle(): void {
    isOn.value = !isOn.value
    if (isOn.value && step() >= end()) go(0)
  }

  function changeSpeed(way: -1 | 1): void {
    speed.value = SPEEDS[SPEEDS.indexOf(speed.value) + way] ?? speed.value
  }

  // A step taken by hand is shown as long as the others.
  watch([isOn, speed, step], () => {
    if (step() >= end()) isOn.value = false
    scheduleStep()
  })
  watch(end, () => (isOn.value = false))
  onScopeDispose(() => window.clearTimeout(timer))

  return { isOn, speed, toggle, changeSpeed }
}
