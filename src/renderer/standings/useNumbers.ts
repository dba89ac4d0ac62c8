import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import { monthDate } from './scales.ts'
import { useWords } from '../composables/useWords.ts'

export interface Numbers {
  readonly whole: (value: number) => string
  /** With its sign; nothing has none. */
  readonly signed: (value: number) => string
  readonly percent: (share: number) => string
  /** Two places. */
  readonly plain: (value: number) => string
  readonly thousandths: (value: number) => string
  /** "November 2026", from months since the year 0. */
  readonly month: (month: number) => string
  /** The month alone, short, for an axis. */
  readonly shortMonth: (month: number) => string
  /** The same with its year. */
  readonly datedMonth: (month: number) => string
  readonly year: (month: number) => string
  /** The day of an instant; the time as well when it must tell parties of one day apart. */
  readonly day: (instant: string) => string
  readonly moment: (instant: string) => string
}

/** Numbers and days of the standings, as the language writes them. */
export function useNumbers(): ComputedRef<Numbers> {
  const { tag, texts } = useWords()
  return computed(() => {
    const { whole, percent, plain, thousandths } = texts.value.coach.figures
    const signs = new Intl.NumberFormat(tag.value, { signDisplay: 'exceptZero', maximumFractionDigits: 0 })
    const dateFormatter = (options: Intl.DateTimeFormatOptions): ((date: Date) => string) => {
      const format = new Intl.DateTimeFormat(tag.value, options)
      return (date) => format.format(date)
    }
    const monthFormatter = (options: Intl.DateTimeFormatOptions): ((month: number) => string) => {
      const write = dateFormatter({ ...options, timeZone: 'UTC' })
      return (month) => write(monthDate(month))
    }
    /** As it stands before a year: alone, some languages write some months otherwise than beside one. */
    const shortMonth = new Intl.DateTimeFormat(tag.value, { month: 'short', year: 'numeric', timeZone: 'UTC' })
    const monthPart = (month: number): string =>
      shortMonth.formatToParts(monthDate(month)).find(({ type }) => type === 'month')?.value ?? ''
    const [day, moment] = [
      dateFormatter({ dateStyle: 'long' }),
      dateFormatter({ dateStyle: 'long', timeStyle: 'short' }),
    ]
    return {
      ...{ whole, percent, plain, thousandths },
      // a true minus
      signed: (value) => signs.format(value).replace('-', '−'),
      month: monthFormatter({ month: 'long', year: 'numeric' }),
      shortMonth: monthPart,
      datedMonth: (month) => shortMonth.format(monthDate(month)),
      year: monthFormatter({ year: 'numeric' }),
      day: (instant) => day(new Date(instant)),
      moment: (instant) => moment(new Date(instant)),
    }
  })
}
