import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import { readCard } from '../../shared/card.ts'
import type { Company } from '../../shared/words/words.ts'
import { useWords } from './useWords.ts'

/**
 * Returns the draw for the first deal in sentences, one for each card drawn and one between rows,
 * followed by `settles`, which says what the draw decides, if it is not empty.
 */
export function useCut(
  cut: () => readonly (readonly string[])[],
  company: ComputedRef<Company>,
  settles: () => string,
): ComputedRef<readonly string[]> {
  const { texts } = useWords()
  return computed(() => {
    const { table } = texts.value
    const drawn = cut().flatMap((row, number) => [
      ...(number === 0 ? [] : [table.cutAgain]),
      ...row.flatMap((text, seat) => {
        const card = readCard(text)
        if (!card) return []
        return company.value.you === seat
          ? [table.youCut(card)]
          : [table.cutBy(company.value.names[seat] ?? '', card)]
      }),
    ])
    return drawn.length === 0 || settles() === '' ? drawn : [...drawn, settles()]
  })
}
