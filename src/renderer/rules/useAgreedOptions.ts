import { computed } from 'vue'
import { useHall } from '../stores/hall.ts'
import { useReview } from '../stores/review.ts'
import { useTable } from '../stores/table.ts'
import { useWords } from '../composables/useWords.ts'

/** Returns texts about options of a game: their titles, and the values agreed at the open table. */
export function useAgreedOptions(
  game: () => string | null,
): (options: readonly string[]) => readonly string[] {
  const hall = useHall()
  const table = useTable()
  const review = useReview()
  const { texts, gameWords } = useWords()

  const offered = computed(
    () =>
      hall.hall?.games
        .find(({ id }) => id === game())
        ?.options.flatMap(({ name, values }) => (values.length > 1 ? [name] : [])) ?? [],
  )
  const chosen = computed(() => {
    const view = table.scene?.view
    if (view) return view.game === game() ? view.options : {}
    return review.review?.line.game === game() ? review.review.options : {}
  })

  function describeOption(played: string, option: string): string {
    const words = gameWords(played)
    const { title, source } = words.option(option)
    const value = chosen.value[option]
    const said = texts.value.rules
    const agreed =
      value === undefined
        ? said.option(title)
        : said.agreed(title, words.optionValue(option, value))
    return said.sourced(agreed, source)
  }

  return (options) => {
    const shown = game()
    return shown === null
      ? []
      : options
          .filter((option) => offered.value.includes(option))
          .map((option) => describeOption(shown, option))
  }
}
