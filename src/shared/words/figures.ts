// Chances, worths and costs in figures, as a language writes them.
import { trueNumbers } from './formats.ts'

export interface Figures {
  /** A chance, from 0 to 1. */
  percent(share: number): string
  /** Two chances side by side, written finely enough to be told apart. */
  versus(one: number, other: number): readonly [one: string, other: string]
  /** The difference of two chances, in percentage points. */
  percentPoints(share: number): string
  /** With its sign: points expected, equity, luck. */
  signed(value: number): string
  /** Without a sign: what something costs. */
  plain(value: number): string
  /** A standard error. */
  error(value: number): string
  /** A share in thousandths. */
  thousandths(value: number): string
  whole(value: number): string
}

const FINEST = 0.0005

/** Two places, three for what would look like nothing; what is nothing even then has no sign. */
const places = (value: number): number =>
  Math.abs(value) < 0.005 && Math.abs(value) >= FINEST ? 3 : 2

const fixed = (
  tag: string,
  digits: number,
  options: Intl.NumberFormatOptions = {},
): ((value: number) => string) =>
  trueNumbers(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits, ...options })

export function figures(tag: string): Figures {
  const percents = [0, 1, 2].map((digits) =>
    trueNumbers(tag, { style: 'percent', maximumFractionDigits: digits }),
  )
  const [coarse, fine, finest] = percents
  const plains = new Map([2, 3].map((digits) => [digits, fixed(tag, digits)]))
  const signs = new Map(
    [2, 3].map((digits) => [digits, fixed(tag, digits, { signDisplay: 'exceptZero' })]),
  )
  const oneDigit = trueNumbers(tag, { maximumFractionDigits: 1 })
  const whole = trueNumbers(tag, { maximumFractionDigits: 0 })

  const percent = (share: number): string => (share < 0.1 ? fine : coarse)?.(share) ?? ''
  const plain = (value: number): string => plains.get(places(value))?.(value) ?? ''
  return {
    percent,
    versus(one, other) {
      const pairs = [percent, fine, finest].map(
        (write) => [write?.(one) ?? '', write?.(other) ?? ''] as const,
      )
      return pairs.find(([a, b]) => a !== b) ?? [percent(one), percent(other)]
    },
    percentPoints: (share) => oneDigit(share * 100),
    signed: (value) => signs.get(places(value))?.(value) ?? '',
    plain,
    error: (value) => `±${plain(value)}`,
    thousandths: (value) => oneDigit(value * 1000),
    whole,
  }
}
