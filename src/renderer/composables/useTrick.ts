import { computed, onScopeDispose, ref, watch } from 'vue'
import type { ComputedRef } from 'vue'
import type { Viewer, Seat, TableView, Trick } from '../../shared/view.ts'
import { afterPaint } from './after-paint.ts'

/** How long a trick stays: milliseconds; `key`: until turned; null: until the next lead. */
export type TrickHold = number | 'key' | null

/** The part of a table that decides which trick is shown. */
interface TrickTable {
  readonly view: Pick<TableView, 'tricks' | 'eye'>
  readonly hold: TrickHold
  readonly near: Seat
  /** By seat. */
  readonly people: readonly unknown[]
}

export interface ShownTrick {
  /** The trick in the middle of the table. */
  readonly trick: ComputedRef<Trick | null>
  /** The trick is complete and still visible. */
  readonly held: ComputedRef<boolean>
  /** The trick stays until a key or a click. */
  readonly waits: ComputedRef<boolean>
  /** Turns the trick; returns false if there is none. */
  readonly turnTrick: () => boolean
}

const hasPlayed = ({ leader, cards }: Trick, seat: Seat, seats: number): boolean =>
  (seat - leader + seats) % seats < cards.length

/**
 * Shows a complete trick for a while, even if the next one has been led to, but not once the near
 * seat has played on. The time starts when its last card has landed: `rest` is how many
 * milliseconds that still takes. If several persons share the screen, the trick is shown again to a
 * viewer who has not seen it.
 */
export function useTrick(table: () => TrickTable, rest: () => number): ShownTrick {
  /** The index of the shown trick in the deal. */
  const kept = ref<number | null>(null)
  let timer = 0
  /** Number of changes of the shown trick, to detect a newer one after an await. */
  let changes = 0

  function turnTrick(): boolean {
    const lies = kept.value !== null
    window.clearTimeout(timer)
    changes += 1
    kept.value = null
    return lies
  }

  async function holdTrick(which: number, hold: TrickHold): Promise<void> {
    turnTrick()
    kept.value = which
    if (typeof hold !== 'number') return
    const asked = changes
    // by then it is drawn, and moving
    await afterPaint()
    if (asked === changes) timer = window.setTimeout(turnTrick, hold + rest())
  }

  const countWon = (): number => table().view.tricks.filter(({ winner }) => winner !== null).length
  const countLying = (): number => table().view.tricks.at(-1)?.cards.length ?? 0

  watchMissed(table, countWon, (which, hold) => void holdTrick(which, hold))
  watch(
    [countWon, () => table().view.tricks.length, countLying],
    ([now, length], [before, lengthBefore]) => {
      const { view, hold, near, people } = table()
      const last = view.tricks.at(-1)
      const isComplete = last !== undefined && last.winner !== null
      if (hold === null) return void (isComplete ? holdTrick(length - 1, hold) : turnTrick())
      if (before === undefined || now < before || length < (lengthBefore ?? 0)) turnTrick()
      else if (now > before && isComplete) void holdTrick(length - 1, hold)
      else if (last !== undefined && !isComplete && hasPlayed(last, near, people.length))
        turnTrick()
    },
    { immediate: true, flush: 'sync' },
  )
  onScopeDispose(turnTrick)

  const held = computed(() => kept.value !== null)
  const trick = computed(() => {
    const { tricks } = table().view
    if (kept.value !== null) return tricks[kept.value] ?? null
    const last = tricks.at(-1)
    return last?.winner === null ? last : null
  })
  const waits = computed(() => held.value && table().hold === 'key')
  return { trick, held, waits, turnTrick }
}

/** Shows a viewer the trick that was completed while they were away. */
function watchMissed(
  table: () => TrickTable,
  countWon: () => number,
  holdTrick: (which: number, hold: TrickHold) => void,
): void {
  /** Number of complete tricks that each viewer has seen in this deal. */
  const seen = new Map<Viewer, number>()

  function showMissed(eye: Viewer, hold: TrickHold): void {
    const last = table().view.tricks.findLastIndex(({ winner }) => winner !== null)
    if (typeof eye === 'number' && countWon() > (seen.get(eye) ?? 0)) holdTrick(last, hold)
  }

  watch(
    () => [table().view.eye, countWon()] as const,
    ([eye, now], before) => {
      if (before !== undefined && now < before[1]) seen.clear()
      const { hold } = table()
      if (hold === null) return
      if (before !== undefined && eye !== before[0]) showMissed(eye, hold)
      seen.set(eye, now)
    },
    { immediate: true, flush: 'sync' },
  )
}
