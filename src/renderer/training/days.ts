const DAY = 24 * 60 * 60 * 1000

/** Returns today in the person's time zone, as an ISO day. */
export function today(now: Date = new Date()): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

/** Returns the number of days from one ISO day to another; negative if that lies before. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY)

/** Returns the number of days from today to an ISO day. */
export const daysUntil = (day: string): number => daysBetween(today(), day)
