import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { LogLine } from '../../shared/bridge.ts'
import type { Review, ReviewStep } from '../../shared/review.ts'
import type { AnyEvent, TableView } from '../../shared/view.ts'
import { dealStarts } from './steps.ts'

export interface ReviewSteps {
  readonly at: ComputedRef<ReviewStep | null>
  readonly view: ComputedRef<TableView | null>
  /** The first step of every deal. */
  readonly deals: ComputedRef<readonly number[]>
  /** What was heard up to the step one looks at. */
  readonly heard: ComputedRef<readonly LogLine[]>
  /** What the next step brings, as it was heard. */
  readonly next: ComputedRef<readonly AnyEvent[]>
  /** The lines that this step brought, by number. */
  readonly fresh: ComputedRef<readonly number[]>
  /** The last line of that step. */
  readonly current: ComputedRef<number>
  /** The step that brought a line. */
  readonly stepForLine: (line: number) => number
}

/** A stored partie as a row of positions, and where in its log each of them stands. */
export function useSteps(review: () => Review, step: () => number): ReviewSteps {
  const at = computed(() => review().steps[step()] ?? null)
  const written = computed(() => at.value?.log ?? 0)
  const before = computed(() => review().steps[step() - 1]?.log ?? 0)
  return {
    at,
    view: computed(() => at.value?.view ?? null),
    deals: computed(() => dealStarts(review().steps)),
    heard: computed(() => review().log.slice(0, written.value)),
    next: computed(() => {
      const lines = review().log.slice(written.value, review().steps[step() + 1]?.log ?? written.value)
      return lines.flatMap((line) => (line.kind === 'heard' ? [line.event] : []))
    }),
    fresh: computed(() => Array.from({ length: written.value - before.value }, (_, more) => before.value + more)),
    current: computed(() => written.value - 1),
    stepForLine: (line) =>
      Math.max(
        review().steps.findIndex((one) => one.log > line),
        0,
      ),
  }
}
