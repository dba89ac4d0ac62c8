// Days of the person's time zone.
import type { Instant } from './position.ts'

const QUARTER_HOUR = 15 * 60_000

/** Creates the format of a zone; of UTC for a zone that this machine does not know. */
function createFormat(zone: string): Intl.DateTimeFormat {
  const options = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    calendar: 'gregory',
    numberingSystem: 'latn',
  } as const
  try {
    return new Intl.DateTimeFormat('en', { ...options, timeZone: zone })
  } catch {
    return new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' })
  }
}

export interface Days {
  /** Formats the day of an instant: `2026-11-27`. */
  formatDay(at: Instant): string
  /** Returns the first instant of the next day. */
  findDayEnd(at: Instant): Instant
}

/** Creates the days of an IANA zone. */
export function createDays(zone: string): Days {
  const format = createFormat(zone)
  const formatDay = (at: Instant): string => {
    const parts = format.formatToParts(at)
    const getPart = (type: string): string => parts.find((one) => one.type === type)?.value ?? ''
    return `${getPart('year').padStart(4, '0')}-${getPart('month')}-${getPart('day')}`
  }
  return {
    formatDay,
    findDayEnd(at) {
      const day = formatDay(at)
      // every zone differs from UTC by quarters of an hour
      let end = (Math.floor(at / QUARTER_HOUR) + 1) * QUARTER_HOUR
      while (formatDay(end) === day) end += QUARTER_HOUR
      return end
    },
  }
}
