import { computed, ref, watch } from 'vue'
import type { ComputedRef } from 'vue'
import type { Scene } from '../../shared/bridge.ts'
import type { Evening } from '../../shared/evening.ts'
import type { Seat } from '../../shared/view.ts'
import { useEvening } from '../stores/evening.ts'
import { useTable } from '../stores/table.ts'
import { useWords } from '../composables/useWords.ts'

interface TableEvening {
  /** The evening this partie belongs to; null if it belongs to none. */
  readonly evening: ComputedRef<Evening | null>
  /** True if a person at the screen decides for their own seat. */
  readonly isOwn: ComputedRef<boolean>
  /** True if only computer players play and none of them is advised. */
  readonly isWatched: ComputedRef<boolean>
  /** Name of the advised player; null if there is none. */
  readonly advised: ComputedRef<string | null>
  /** The person for whom the curtain opens: the seated player, or their first adviser. */
  readonly awaited: ComputedRef<string>
  /** Label of the call that leaves the decision to the players; null if there is none to leave. */
  readonly aside: ComputedRef<string | null>
  /** Leaves a decision, or the rest of the partie, to the players; false if there is none. */
  readonly leaveAlone: () => boolean
}

/** Provides the evening's additions to a table: advisers, onlookers, the round (S-3, S-8). */
export function useEveningTable(scene: () => Scene, near: () => Seat): TableEvening {
  const table = useTable()
  const store = useEvening()
  const { texts } = useWords()
  /** True if the onlooker lets the computer players play on by themselves. */
  const playsOn = ref(false)

  const evening = computed(() => {
    const { evening: id } = scene()
    return id !== null && store.evening?.id === id ? store.evening : null
  })
  const looksOn = computed(() => scene().view.eye === 'onlooker')
  const isWatched = computed(
    () => looksOn.value && scene().people.every(({ kind }) => kind === 'computer'),
  )
  const advised = computed(() => (scene().advises ? (scene().people[near()]?.name ?? '') : null))
  const awaited = computed(() => {
    const { curtain, people } = scene()
    const seated = curtain === null ? undefined : people[curtain]
    if (seated?.kind !== 'computer') return seated?.name ?? ''
    const guests = evening.value?.advisers.map((guest) => evening.value?.guests[guest]) ?? []
    return guests.find((guest) => guest?.kind === 'person')?.name ?? ''
  })
  const mayLeave = computed(
    () => advised.value !== null && scene().view.turn === near() && scene().choices.length > 0,
  )
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
    evening,
    isWatched,
    advised,
    awaited,
    aside,
    leaveAlone,
    isOwn: computed(() => !looksOn.value && !scene().advises),
  }
}
