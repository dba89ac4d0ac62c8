import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { Evening } from '../../shared/evening.ts'
import { useMatchText } from '../composables/useMatchText.ts'
import { useGuests } from './useGuests.ts'

/**
 * Returns the parties won by both sides of a duel, the own first: "Parties 2 : 1". Nothing before
 * the first is over, or if others take turns.
 */
export function useDuelScore(evening: () => Evening): ComputedRef<string> {
  const { describeScore } = useMatchText()
  const { isPerson } = useGuests(evening)
  return computed(() => {
    const { kind, list, story } = evening()
    if (kind !== 'duel') return ''
    const winners = story.flatMap(({ step, list: seated }) =>
      step.did === 'played' ? (seated[step.winner] ?? []) : [],
    )
    const won = list.map((guest) => winners.filter((winner) => winner === guest).length)
    const own = Math.max(0, list.findIndex(isPerson))
    return winners.length === 0 ? '' : describeScore({ toWin: null, won, winner: null }, own)
  })
}
