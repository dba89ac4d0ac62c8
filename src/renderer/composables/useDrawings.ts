import { computed, onMounted, ref, watchEffect } from 'vue'
import { preloadDrawings } from '../cards/drawings.ts'
import { useHall } from '../stores/hall.ts'
import { useReview } from '../stores/review.ts'
import { useTable } from '../stores/table.ts'

/** Delay in the Hall before the drawings of the likely game are loaded, in milliseconds. */
const PEACE = 1_500

/** Preloads the card drawings of the current game, so that no card is blank when it is turned. */
export function useDrawings(): void {
  const hall = useHall()
  const table = useTable()
  const review = useReview()
  const isQuiet = ref(false)
  const games = computed(() => hall.hall?.games ?? [])
  const likely = computed(() => (isQuiet.value ? (hall.likely ?? games.value[0]?.id) : undefined))
  const game = computed(() => table.scene?.view.game ?? review.review?.line.game ?? likely.value)
  const pack = computed(() => games.value.find(({ id }) => id === game.value)?.pack)
  onMounted(() => setTimeout(() => (isQuiet.value = true), PEACE))
  watchEffect(() => {
    if (hall.hall && pack.value) preloadDrawings(pack.value, hall.hall.settings.faces)
  })
}
