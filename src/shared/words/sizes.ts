// How much room something takes on a disk, as a language writes it.
import { numbers } from './formats.ts'

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** Bytes in the largest unit that leaves at least one of it; never less than a kilobyte. */
export function sizes(tag: string): (bytes: number) => string {
  const formats = UNITS.map((unit) =>
    numbers(tag, { style: 'unit', unit, unitDisplay: 'short', maximumSignificantDigits: 3 }),
  )
  return (bytes) => {
    const thousands = Math.max(bytes / 1000, 1)
    const unit = Math.min(Math.floor(Math.log10(thousands) / 3), UNITS.length - 1)
    return formats[unit]?.(thousands / 1000 ** unit) ?? ''
  }
}
