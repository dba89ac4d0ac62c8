import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { LeaveScope, Scene } from '../../shared/bridge.ts'
import type { Evening } from '../../shared/evening.ts'
import type { Seat } from '../../shared/view.ts'
import type { InterfaceWords } from '../../shared/words/en/interface.ts'
import { useEvening } from '../stores/evening.ts'
import { useTable } from '../stores/table.ts'
import { useWords } from '../composables/useWords.ts'
import { useFinishing } from './useFinishing.ts'

/** A call that leaves decisions to the advised player, or takes them back. */
export interface LeaveCall {
  readonly label: string
  /** What it says by itself: the name of the button. */
  readonly title: string
  readonly letter: string | null
  readonly scope: LeaveScope | null
  /** True while there is nothing to leave: the call stays, or the next would take its place. */
  readonly isOff: boolean
}

export interface EveningTable {
  /** True if computer players are alone, and may be asked to finish the partie at once. */
  readonly mayFinish: ComputedRef<boolean>
  /** True while they do so. */
  readonly isFinishing: ComputedRef<boolean>
  readonly finish: () => Promise<void>
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
  /** The calls that leave decisions to the advised player, or take them back. */
  readonly leaveCalls: ComputedRef<readonly LeaveCall[]>
  readonly leaveTo: (scope: LeaveScope | null) => void
  /** Does the first of these calls; returns false if there is none. */
  readonly leaveAlone: () => boolean
  /** Points out a breach (S-6); returns false if there is none. */
  readonly pointOut: () => boolean
}

/** Lists the calls of an adviser of the seat `near`; `name` is null without one at the screen. */
function listLeaveCalls(
  words: InterfaceWords['evening']['table'],
  { awaits, view, choices, delegated }: Scene,
  near: Seat,
  name: string | null,
): readonly LeaveCall[] {
  const back = words.adviseAgain
  if (delegated !== null && delegated !== 'turn')
    return [{ label: back, title: back, letter: 'O', scope: null, isOff: false }]
  if (name === null || awaits === 'partie') return []
  const now = words.leaveTo(name)
  const isAsked = view.turn === near && choices.length > 0 && delegated === null
  const rest = (['deal', 'partie'] as const).map((scope) => ({
    label: words.leaveRest[scope],
    title: words.leaveRestTo[scope](name),
    letter: null,
    scope,
    isOff: delegated !== null || (scope === 'deal' && awaits !== null),
  }))
  return [{ label: now, title: now, letter: 'O', scope: 'turn', isOff: !isAsked }, ...rest]
}

/** Provides the evening's additions to a table: advisers, onlookers, the round (S-3, S-8). */
export function useEveningTable(scene: () => Scene, near: () => Seat): EveningTable {
  const table = useTable()
  const store = useEvening()
  const { texts } = useWords()
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
  const leaveCalls = computed(() =>
    listLeaveCalls(texts.value.evening.table, scene(), near(), advised.value),
  )
  const isOver = computed(() => scene().awaits === 'partie')
  const { isFinishing, finish } = useFinishing(() =>
    [scene().sitting, scene().partie, isOver.value].join(' '),
  )
  const mayFinish = computed(
    () => isWatched.value && evening.value !== null && !isOver.value && !isFinishing.value,
  )
  const leaveTo = (scope: LeaveScope | null): void => void table.leaveToPlayer(scope)

  function leaveAlone(): boolean {
    const [first] = leaveCalls.value
    if (first?.isOff === false) leaveTo(first.scope)
    else if (mayFinish.value) void finish()
    else return false
    return true
  }

  return {
    evening,
    isWatched,
    advised,
    awaited,
    leaveCalls,
    mayFinish,
    isFinishing,
    finish,
    leaveTo,
    leaveAlone,
    pointOut(): boolean {
      const isProven = scene().breach !== null
      if (isProven) void table.pointOut()
      return isProven
    },
    isOwn: computed(() => !looksOn.value && !scene().advises),
  }
}
