import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { Person } from '../../shared/bridge.ts'
import { nearSeat } from '../../shared/near-seat.ts'
import type { Viewer } from '../../shared/view.ts'
import type { Company } from '../../shared/words/words.ts'
import { useNames } from './useNames.ts'

/** Returns the names by seat, as the sentences need them. */
export function useCompany(
  people: () => readonly Person[],
  eye: () => Viewer,
): ComputedRef<Company> {
  const { getName } = useNames()
  return computed(() => {
    const near = nearSeat(people(), eye())
    // several persons read the same screen, or only look on: each player is called by name, if
    // there is one
    const isShared = people().filter(({ kind }) => kind === 'person').length > 1
    const isCalled = eye() === 'onlooker' && people()[near]?.name !== ''
    return {
      names: people().map(getName),
      you: people()[near]?.kind === 'person' && !isShared && !isCalled ? near : null,
    }
  })
}
