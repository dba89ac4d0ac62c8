import { computed, onMounted, ref, watchEffect } from 'vue'
import { preloadDrawings } from '../cards/drawings.ts'
import { useHall } from '../stores/hall.ts'
import { useReview } from '../stores/review.ts'
import { useTable } from '../stores/table.ts'

/** Milliseconds in the Hall after which the cards one is likely to play with are looked out. */
const PEACE = 1_500

/** The drawings of the cards of the game that is shown are ready, so that none is blank when it is turned. */
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
