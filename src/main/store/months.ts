// Days and months in the players' time zone.
const formats = new Map<string, Intl.DateTimeFormat>()

function getFormat(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known !== undefined) return known
  const options = {
    year: 'numeric',
    month: '2-digit',
    calendar: 'gregory',
    numberingSystem: 'latn',
  } as const
  const made = ((): Intl.DateTimeFormat => {
    try {
      return new Intl.DateTimeFormat('en', { ...options, timeZone: zone })
    } catch {
      // a zone this machine does not know
      return new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' })
    }
  })()
  formats.set(zone, made)
  return made
}

let cached = { zone: '', second: NaN, month: '' }

/** Formats the month of an instant (ms) as `2026-11` in an IANA zone; empty without one. */
export function formatMonth(at: number | null, zone: string | null): string {
  if (at === null) return ''
  // parties come in the order they were played; before 1900 clocks differed by minutes and seconds
  const second = Math.floor(at / 1000)
  if (cached.zone !== (zone ?? 'UTC') || cached.second !== second)
    cached = { zone: zone ?? 'UTC', second, month: formatMonthWith(getFormat(zone ?? 'UTC'), at) }
  return cached.month
}

function formatMonthWith(format: Intl.DateTimeFormat, at: number): string {
  const parts = format.formatToParts(at)
  const getPart = (type: string): string => parts.find((one) => one.type === type)?.value ?? ''
  return `${getPart('year').padStart(4, '0')}-${getPart('month')}`
}
