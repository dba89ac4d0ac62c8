import { computed, type ComputedRef } from 'vue'
import { monthDate } from './scales.ts'
import { useWords } from '../composables/useWords.ts'

export interface Numbers {
  readonly whole: (value: number) => string
  /** Formats with a sign; zero has none. */
  readonly signed: (value: number) => string
  readonly percent: (share: number) => string
  /** Formats with two decimals. */
  readonly plain: (value: number) => string
  /** Formats months since the year 0 as "November 2026". */
  readonly month: (month: number) => string
  /** Formats the month only, short, for an axis. */
  readonly shortMonth: (month: number) => string
  readonly datedMonth: (month: number) => string
  readonly year: (month: number) => string
  /** Formats the number of a partie as "partie 57". */
  readonly partie: (number: number) => string
  /** Formats the day of an instant, with the time if it must distinguish parties of one day. */
  readonly day: (instant: string) => string
  readonly moment: (instant: string) => string
}

/** Returns number and date formats of the standings in the current language. */
export function useNumbers(): ComputedRef<Numbers> {
  const { tag, texts } = useWords()
  return computed(() => {
    const { whole, percent, plain } = texts.value.coach.figures
    const signs = new Intl.NumberFormat(tag.value, {
      signDisplay: 'exceptZero',
      maximumFractionDigits: 0,
    })
    const dateFormatter = (options: Intl.DateTimeFormatOptions): ((date: Date) => string) => {
      const format = new Intl.DateTimeFormat(tag.value, options)
      return (date) => format.format(date)
    }
    const monthFormatter = (options: Intl.DateTimeFormatOptions): ((month: number) => string) => {
      const write = dateFormatter({ ...options, timeZone: 'UTC' })
      return (month) => write(monthDate(month))
    }
    /** Some languages write a month differently with a year than alone. */
    const shortMonth = new Intl.DateTimeFormat(tag.value, {
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    })
    const monthPart = (month: number): string =>
      shortMonth.formatToParts(monthDate(month)).find(({ type }) => type === 'month')?.value ?? ''
    const [day, moment] = [
      dateFormatter({ dateStyle: 'long' }),
      dateFormatter({ dateStyle: 'long', timeStyle: 'short' }),
    ]
    return {
      whole,
      percent,
      plain,
      // U+2212, the minus sign.
      signed: (value) => signs.format(value).replace('-', '−'),
      month: monthFormatter({ month: 'long', year: 'numeric' }),
      shortMonth: monthPart,
      datedMonth: (month) => shortMonth.format(monthDate(month)),
      year: monthFormatter({ year: 'numeric' }),
      partie: (number) => texts.value.standings.charts.numbered(whole(number)),
      day: (instant) => day(new Date(instant)),
      moment: (instant) => moment(new Date(instant)),
    }
  })
}
