import { computed } from 'vue'
import type { Card, Suit } from '../../shared/card.ts'
import { DEFAULT_SETTINGS } from '../../shared/settings.ts'
import { useHall } from '../stores/hall.ts'
import { orderIn } from '../../shared/games/hand-orders.ts'
import { sortHand } from '../../shared/sort-hand.ts'

/** Sorts open hands of a game by the settings. */
export function useSorted(
  game: () => string,
): (cards: readonly Card[], trump: Suit | null) => readonly Card[] {
  const hall = useHall()
  const sorting = computed(() => (hall.hall?.settings ?? DEFAULT_SETTINGS).sorting)
  return (cards, trump) => sortHand(cards, trump, orderIn(game()), sorting.value)
}
