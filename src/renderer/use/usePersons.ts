import { computed, ref, shallowRef } from 'vue'
import type { ComputedRef } from 'vue'
import { faultOfNames } from '../../shared/names.ts'

export interface Persons {
  /** Names of all persons at this screen, as typed; the first is the one whose app it is. */
  readonly names: ComputedRef<readonly string[]>
  readonly count: ComputedRef<number>
  readonly chooseCount: (count: number) => void
  readonly rename: (place: number, name: string) => void
  /** What is wrong with the names; null where nothing is, or where one person sits down alone. */
  readonly wrong: ComputedRef<ReturnType<typeof faultOfNames>>
}

/** Who sits at this screen: one person, or several with names, never more than there are seats. */
export function usePersons(seats: () => number, own: string): Persons {
  const wished = ref(1)
  const typed = shallowRef<readonly string[]>([own])
  const count = computed(() => Math.min(wished.value, seats()))
  const names = computed(() => Array.from({ length: count.value }, (_, place) => typed.value[place] ?? ''))
  return {
    ...{ names, count },
    chooseCount: (chosen) => (wished.value = chosen),
    rename: (place, name) =>
      (typed.value = Array.from({ length: Math.max(typed.value.length, place + 1) }, (_, at) =>
        at === place ? name : (typed.value[at] ?? ''),
      )),
    wrong: computed(() => (count.value > 1 ? faultOfNames(names.value) : null)),
  }
}
