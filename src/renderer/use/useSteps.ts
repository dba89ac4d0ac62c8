import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { LogLine, Review } from '../../shared/bridge.ts'
import type { TableView } from '../../shared/view.ts'

interface Steps {
  readonly view: ComputedRef<TableView | null>
  /** What was heard up to the step one looks at. */
  readonly heard: ComputedRef<readonly LogLine[]>
  /** The lines that this step brought, by number. */
  readonly fresh: ComputedRef<readonly number[]>
  /** The last line of that step. */
  readonly current: ComputedRef<number>
  /** The step that brought a line. */
  readonly stepOf: (line: number) => number
}

/** A stored partie as a row of positions, and where in its log each of them stands. */
export function useSteps(review: () => Review, step: () => number): Steps {
  const at = computed(() => review().steps[step()])
  const written = computed(() => at.value?.log ?? 0)
  const before = computed(() => review().steps[step() - 1]?.log ?? 0)
  return {
    view: computed(() => at.value?.view ?? null),
    heard: computed(() => review().log.slice(0, written.value)),
    fresh: computed(() => Array.from({ length: written.value - before.value }, (_, more) => before.value + more)),
    current: computed(() => written.value - 1),
    stepOf: (line) =>
      Math.max(
        review().steps.findIndex((one) => one.log > line),
        0,
      ),
  }
}
