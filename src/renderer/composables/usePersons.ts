import { computed, shallowRef } from 'vue'
import type { ComputedRef } from 'vue'
import { faultOfNames } from '../../shared/names.ts'

export interface Persons {
  /** Names of all persons at this screen, as typed; the first is the owner of the app. */
  readonly names: ComputedRef<readonly string[]>
  readonly count: ComputedRef<number>
  readonly mayAdd: ComputedRef<boolean>
  readonly add: () => void
  readonly remove: (place: number) => void
  readonly rename: (place: number, name: string) => void
  /** Names all persons; an empty list is one person, the owner of the app. */
  readonly seat: (names: readonly string[]) => void
  /** The error in the names; null if there is none, or if one person plays alone. */
  readonly wrong: ComputedRef<ReturnType<typeof faultOfNames>>
}

/**
 * Returns the persons at this screen: one, or several with names, never more than there are seats.
 */
export function usePersons(seats: () => number, own: string): Persons {
  const typed = shallowRef<readonly string[]>([own])
  const names = computed(() => typed.value.slice(0, seats()))
  const count = computed(() => names.value.length)
  return {
    names,
    count,
    mayAdd: computed(() => count.value < seats()),
    add: () => (typed.value = [...names.value, '']),
    remove: (place) => (typed.value = typed.value.toSpliced(place, 1)),
    seat: (named) => (typed.value = named.length > 0 ? named : [own]),
    rename: (place, name) => (typed.value = typed.value.with(place, name)),
    wrong: computed(() => (count.value > 1 ? faultOfNames(names.value) : null)),
  }
}
