import { computed } from 'vue'
import { useWords } from './useWords.ts'

/** Formats the instant of a stored partie; without one, the word for none. */
export function useDates(): (instant: string | null) => string {
  const { tag, texts } = useWords()
  const format = computed(
    () => new Intl.DateTimeFormat(tag.value, { dateStyle: 'medium', timeStyle: 'short' }),
  )
  return (instant) =>
    instant === null ? texts.value.archive.parties.undated : format.value.format(new Date(instant))
}

/** Formats the day of a stored partie; without one, the word for none. */
export function usePlayedDays(): (instant: string | null) => string {
  const { tag, texts } = useWords()
  const format = computed(() => new Intl.DateTimeFormat(tag.value, { dateStyle: 'medium' }))
  return (instant) =>
    instant === null ? texts.value.archive.parties.undated : format.value.format(new Date(instant))
}

/** Formats a day without a time (`2026-11-21`) in the language of the window. */
export function useDays(): (day: string) => string {
  const { tag } = useWords()
  const format = computed(
    () => new Intl.DateTimeFormat(tag.value, { dateStyle: 'medium', timeZone: 'UTC' }),
  )
  return (day) => format.value.format(new Date(day))
}
