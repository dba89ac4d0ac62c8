import { computed, ref, watch } from 'vue'
import type { ComputedRef } from 'vue'
import type { Scene } from '../../shared/bridge.ts'
import type { Evening } from '../../shared/evening.ts'
import type { Seat } from '../../shared/view.ts'
import { useEvening } from '../stores/evening.ts'
import { useTable } from '../stores/table.ts'
import { useWords } from '../composables/useWords.ts'

interface TableEvening {
  /** The evening this partie belongs to; null where it stands alone. */
  readonly evening: ComputedRef<Evening | null>
  /** Somebody before the screen decides for his own seat. */
  readonly isOwn: ComputedRef<boolean>
  /** Only computer players sit here, and nobody advises one. */
  readonly isWatched: ComputedRef<boolean>
  /** Who is advised, by name; null where nobody is. */
  readonly advised: ComputedRef<string | null>
  /** For whom the curtain opens: who plays, or the first who advises him. */
  readonly awaited: ComputedRef<string>
  /** What leaving those who play alone is called now; null where there is nothing to leave to them. */
  readonly aside: ComputedRef<string | null>
  /** Leaves them a decision, or all that is left of the partie; false where there is nothing to leave. */
  readonly leaveAlone: () => boolean
}

/** What a table of an evening has beside any other: advisers, onlookers, and the round it belongs to (S-3, S-8). */
export function useEveningTable(scene: () => Scene, near: () => Seat): TableEvening {
  const table = useTable()
  const store = useEvening()
  const { texts } = useWords()
  /** Who looks on lets them play by themselves. */
  const playsOn = ref(false)

  const evening = computed(() => {
    const { evening: id } = scene()
    return id !== null && store.evening?.id === id ? store.evening : null
  })
  const looksOn = computed(() => scene().view.eye === 'onlooker')
  const isWatched = computed(() => looksOn.value && scene().people.every(({ kind }) => kind === 'computer'))
  const advised = computed(() => (scene().advises ? (scene().people[near()]?.name ?? '') : null))
  const awaited = computed(() => {
    const { curtain, people } = scene()
    const seated = curtain === null ? undefined : people[curtain]
    if (seated?.kind !== 'computer') return seated?.name ?? ''
    const guests = evening.value?.advisers.map((guest) => evening.value?.guests[guest]) ?? []
    return guests.find((guest) => guest?.kind === 'person')?.name ?? ''
  })
  const mayLeave = computed(() => advised.value !== null && scene().view.turn === near() && scene().choices.length > 0)
  const mayPlayOn = computed(() => isWatched.value && !playsOn.value && scene().awaits === 'deal')
  const aside = computed(() => {
    const { leaveTo, playOn } = texts.value.evening.table
    if (advised.value !== null && mayLeave.value) return leaveTo(advised.value)
    return mayPlayOn.value ? playOn : null
  })

  watch([playsOn, scene], ([on, { awaits }]) => {
    if (on && awaits === 'deal') void table.dealCards(null)
  })
  watch(
    () => scene().partie,
    () => (playsOn.value = false),
  )

  function leaveAlone(): boolean {
    if (mayLeave.value) void table.leaveToPlayer()
    else if (mayPlayOn.value) playsOn.value = true
    else return false
    return true
  }

  return {
    ...{ evening, isWatched, advised, awaited, aside, leaveAlone },
    isOwn: computed(() => !looksOn.value && !scene().advises),
  }
}
