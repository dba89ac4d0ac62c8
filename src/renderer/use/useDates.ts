import { computed } from 'vue'
import { useWords } from './useWords.ts'

/** Days and times of stored parties, as the language writes them. */
export function useDates(): (instant: string) => string {
  const { tag } = useWords()
  const format = computed(() => new Intl.DateTimeFormat(tag.value, { dateStyle: 'medium', timeStyle: 'short' }))
  return (instant) => format.value.format(new Date(instant))
}
