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
  /** The log up to the current step. */
  readonly heard: ComputedRef<readonly LogLine[]>
  /** The events of the next step. */
  readonly next: ComputedRef<readonly AnyEvent[]>
  /** The numbers of the log lines that this step added. */
  readonly fresh: ComputedRef<readonly number[]>
  /** The number of the last log line of this step. */
  readonly current: ComputedRef<number>
  /** Returns the step that added a log line. */
  readonly stepForLine: (line: number) => number
}

/** Returns a stored partie as a list of positions, and the place of each in its log. */
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
      const lines = review().log.slice(
        written.value,
        review().steps[step() + 1]?.log ?? written.value,
      )
      return lines.flatMap((line) => (line.kind === 'heard' ? [line.event] : []))
    }),
    fresh: computed(() =>
      Array.from({ length: written.value - before.value }, (_, more) => before.value + more),
    ),
    current: computed(() => written.value - 1),
    stepForLine: (line) =>
      Math.max(
        review().steps.findIndex((one) => one.log > line),
        0,
      ),
  }
}
