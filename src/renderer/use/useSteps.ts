import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { LogLine, Review } from '../../shared/bridge.ts'
import type { TableView } from '../../shared/view.ts'

interface Steps {
  readonly view: ComputedRef<TableView | null>
  /** The log of the whole partie. */
  readonly lines: ComputedRef<readonly LogLine[]>
  /** What was heard up to the step one looks at. */
  readonly heard: ComputedRef<readonly LogLine[]>
  /** The last line of that step. */
  readonly current: ComputedRef<number>
  /** The step that brought a line. */
  readonly stepOf: (line: number) => number
}

/** A stored partie as a row of positions, and where in the log each of them stands. */
export function useSteps(review: () => Review, step: () => number): Steps {
  const lines = computed(() => review().steps.flatMap((one) => one.log))
  /** How many lines there are once a step is done. */
  const ends = computed(() => {
    let count = 0
    return review().steps.map((one) => (count += one.log.length))
  })
  const end = computed(() => ends.value[step()] ?? 0)
  return {
    view: computed(() => review().steps[step()]?.view ?? null),
    lines,
    heard: computed(() => lines.value.slice(0, end.value)),
    current: computed(() => end.value - 1),
    stepOf: (line) =>
      Math.max(
        ends.value.findIndex((count) => count > line),
        0,
      ),
  }
}
