// Chances, worths and costs in figures, as a language writes them.
import { trueNumbers } from './formats.ts'
import type { WorthWords } from './words.ts'

export interface Figures {
  /** A chance, from 0 to 1. */
  percent(share: number): string
  /** Two chances side by side, written finely enough to be told apart. */
  versus(one: number, other: number): readonly [one: string, other: string]
  /** A part of a whole, or of a chance, in tenths of a percent. */
  share(share: number): string
  /** The same with its sign. */
  signedShare(share: number): string
  /** The same in hundredths of a percent: what a decision costs on average. */
  fineShare(share: number): string
  /** With its sign: points expected, markers. */
  signed(value: number): string
  /** Without a sign: what something costs. */
  plain(value: number): string
  /** A standard error. */
  error(value: number): string
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
  const percentsTo = (digits: number, options: Intl.NumberFormatOptions = {}) =>
    fixed(tag, digits, { style: 'percent', ...options })
  const share = percentsTo(1)
  const signedShare = percentsTo(1, { signDisplay: 'exceptZero' })
  const fineShare = percentsTo(2)
  const whole = trueNumbers(tag, { maximumFractionDigits: 0 })

  const percent = (chance: number): string => (chance < 0.1 ? fine : coarse)?.(chance) ?? ''
  const plain = (value: number): string => plains.get(places(value))?.(value) ?? ''
  return {
    percent,
    versus(one, other) {
      const pairs = [percent, fine, finest].map(
        (write) => [write?.(one) ?? '', write?.(other) ?? ''] as const,
      )
      return pairs.find(([a, b]) => a !== b) ?? [percent(one), percent(other)]
    },
    share,
    signedShare,
    fineShare,
    signed: (value) => signs.get(places(value))?.(value) ?? '',
    plain,
    error: (value) => `±${plain(value)}`,
    whole,
  }
}

/** How a language writes a value as a phrase, and that of a decision on average. */
interface WorthPhrases {
  /** "1.9% of a partie", from "1.9%". */
  amount(figure: string): string
  /** "0.12% per decision", from "0.12%". */
  rate(figure: string): string
}

/** Writes equities in percent of the partie: between a lost and a won one lie 2, which are 100 %. */
export function worthInParties(
  { share, signedShare, fineShare }: Figures,
  { amount, rate }: WorthPhrases,
): WorthWords {
  const figure = (equity: number): string => share(equity / 2)
  const rateFigure = (equity: number): string => fineShare(equity / 2)
  return {
    amount: (equity) => amount(figure(equity)),
    figure,
    signed: (equity) => signedShare(equity / 2),
    error: (equity) => `±${figure(equity)}`,
    resultHint: null,
    rateFigure,
    rate: (equity) => rate(rateFigure(equity)),
  }
}

/** Writes values in markers: `figure` gives "1.50 markers", `rate` adds "per decision". */
export const worthInMarkers = (
  { plain, signed, error }: Figures,
  figure: (value: number) => string,
  rate: (figure: string) => string,
  resultHint: string,
): WorthWords => ({
  amount: figure,
  figure,
  signed,
  error,
  resultHint,
  rateFigure: plain,
  rate: (value) => rate(figure(value)),
})
