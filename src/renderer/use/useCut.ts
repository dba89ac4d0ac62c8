import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import { readCard } from '../../shared/card.ts'
import type { Company } from '../../shared/words/words.ts'
import { useWords } from './useWords.ts'

/** The draw for the first deal in sentences, one for each card drawn. */
export function useCut(
  cut: () => readonly (readonly string[])[],
  company: ComputedRef<Company>,
): ComputedRef<readonly string[]> {
  const { texts } = useWords()
  return computed(() =>
    cut().flatMap((row) =>
      row.flatMap((text, seat) => {
        const card = readCard(text)
        const name = company.value.you === seat ? texts.value.table.you : (company.value.names[seat] ?? '')
        return card ? [texts.value.table.cutBy(name, texts.value.cards.name(card, false))] : []
      }),
    ),
  )
}
