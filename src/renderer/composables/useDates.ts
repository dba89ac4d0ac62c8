import { computed } from 'vue'
import { useWords } from './useWords.ts'

/** Days and times of stored parties, as the language writes them; without an instant the word for none. */
export function useDates(): (instant: string | null) => string {
  const { tag, texts } = useWords()
  const format = computed(() => new Intl.DateTimeFormat(tag.value, { dateStyle: 'medium', timeStyle: 'short' }))
  return (instant) => (instant === null ? texts.value.archive.parties.undated : format.value.format(new Date(instant)))
}

/** Days without a time (`2026-11-21`), as the language writes them. */
export function useDays(): (day: string) => string {
  const { tag } = useWords()
  const format = computed(() => new Intl.DateTimeFormat(tag.value, { dateStyle: 'medium', timeZone: 'UTC' }))
  return (day) => format.value.format(new Date(day))
}
