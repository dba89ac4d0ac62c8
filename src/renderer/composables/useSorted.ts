import { type MaybeRefOrGetter, computed, toValue } from 'vue'
import type { Card, Suit } from '../../shared/card.ts'
import { DEFAULT_SETTINGS } from '../../shared/settings.ts'
import { useHall } from '../stores/hall.ts'
import { type RankOrder, sortHand } from '../table/sort-hand.ts'

/** Sorts open hands of a game by the settings. */
export function useSorted(
  ranks: MaybeRefOrGetter<RankOrder>,
): (cards: readonly Card[], trump: Suit | null) => readonly Card[] {
  const hall = useHall()
  const sorting = computed(() => (hall.hall?.settings ?? DEFAULT_SETTINGS).sorting)
  return (cards, trump) => sortHand(cards, trump, toValue(ranks), sorting.value)
}
