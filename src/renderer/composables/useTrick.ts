import { computed, onScopeDispose, ref, watch } from 'vue'
import type { ComputedRef } from 'vue'
import type { Viewer, Seat, TableView, Trick } from '../../shared/view.ts'
import { afterPaint } from './after-paint.ts'

/** How long a complete trick stays: milliseconds, until somebody turns it (`key`), or, null, until the next lead. */
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
  /** Whether it is complete and still lies there to be looked at. */
  readonly held: ComputedRef<boolean>
  /** Somebody has led to the next trick already, which is not seen yet. */
  readonly hides: ComputedRef<boolean>
  /** It lies there until a key or a click. */
  readonly waits: ComputedRef<boolean>
  /** Takes it away; false when none lies there. */
  readonly turnTrick: () => boolean
}

const hasPlayed = ({ leader, cards }: Trick, seat: Seat, seats: number): boolean =>
  (seat - leader + seats) % seats < cards.length

/**
 * Keeps a complete trick in sight for a while, whoever has led to the next one; but not when the near seat goes on.
 * The while begins when its last card has come to lie there: `rest` is how many milliseconds that still takes.
 * Where the screen goes from hand to hand, it begins anew for who comes and has not seen the last complete trick.
 */
export function useTrick(table: () => TrickTable, rest: () => number): ShownTrick {
  /** Which trick of the deal is kept. */
  const kept = ref<number | null>(null)
  let timer = 0
  /** How often one was kept or taken away. */
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
    // by then it is drawn, and on its way
    await afterPaint()
    if (asked === changes) timer = window.setTimeout(turnTrick, hold + rest())
  }

  const countWon = (): number => table().view.tricks.filter(({ winner }) => winner !== null).length
  const countLying = (): number => table().view.tricks.at(-1)?.cards.length ?? 0

  /** Complete tricks that each who looks has seen in this deal. */
  const seen = new Map<Viewer, number>()

  /** Shows who comes the trick that was completed while they were away. */
  function showMissed(eye: Viewer, hold: TrickHold): void {
    const last = table().view.tricks.findLastIndex(({ winner }) => winner !== null)
    if (typeof eye === 'number' && countWon() > (seen.get(eye) ?? 0)) void holdTrick(last, hold)
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

  watch(
    [countWon, () => table().view.tricks.length, countLying],
    ([now, length], [before, lengthBefore]) => {
      const { view, hold, near, people } = table()
      const last = view.tricks.at(-1)
      const isComplete = last !== undefined && last.winner !== null
      if (hold === null) return void (isComplete ? holdTrick(length - 1, hold) : turnTrick())
      if (before === undefined || now < before || length < (lengthBefore ?? 0)) turnTrick()
      else if (now > before && isComplete) void holdTrick(length - 1, hold)
      else if (last !== undefined && !isComplete && hasPlayed(last, near, people.length)) turnTrick()
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
  const hides = computed(() => kept.value !== null && kept.value < table().view.tricks.length - 1)
  const waits = computed(() => held.value && table().hold === 'key')
  return { trick, held, hides, waits, turnTrick }
}
