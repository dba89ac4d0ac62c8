// The geometry of a chart over months. Units are 1/16 rem, so that a chart grows with its letters.
import { type FoldedAxis, foldMonths } from './folding.ts'
import {
  type Domain,
  getDomain,
  monthTicks,
  nearestIndex,
  createScale,
  spreadLabels,
  computeTicks,
} from './scales.ts'

export interface ChartSeries {
  readonly label: string
  readonly values: readonly (number | null)[]
}

/** The interval of a value. */
export interface PlotSpan {
  readonly low: number
  readonly high: number
}

export type PlotKind = 'line' | 'bars'

export interface PlotData {
  readonly kind: PlotKind
  readonly unit: 'month' | 'year' | 'partie'
  /** Months since the year 0, or numbers of parties; oldest first. */
  readonly at: readonly number[]
  readonly series: readonly ChartSeries[]
  /** Intervals of the values of the first series, if they have any. */
  readonly spans?: readonly (PlotSpan | null)[]
  /** Ends of intervals above it are cut off. */
  readonly most?: number
  /** The finest step between marks of the axis. */
  readonly least: number
  /** True if the axis includes zero even if all values are far from it. */
  readonly grounded: boolean
}

export const LETTER = 13.5
/** Average width of a letter, as a share of its size. */
const NARROW = 0.47
const LONGEST_LABEL = 16
const TOP = 12
const BOTTOM = 24

const textWidth = (text: string): number => text.length * LETTER * NARROW

export const shortenLabel = (label: string): string =>
  label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL - 1).trimEnd()}…` : label

interface PlotColumn {
  readonly x: number
  readonly month: number
  /** True if it is alone in its stretch, so that it needs its year. */
  readonly alone: boolean
}

export interface Plot {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly zero: number
  readonly rows: readonly { readonly y: number; readonly value: number }[]
  readonly columns: readonly PlotColumn[]
  readonly years: boolean
  readonly breaks: readonly { readonly x: number; readonly after: number }[]
  readonly xs: readonly number[]
  readonly y: (value: number) => number
  readonly barWidth: number
  readonly labels: readonly { readonly x: number; readonly y: number; readonly text: string }[]
}

const collectValues = ({ series, spans = [], most = Infinity }: PlotData): readonly number[] => [
  ...series.flatMap(({ values }) => values.filter((value) => value !== null)),
  ...spans.flatMap((span) => (span === null ? [] : [span.low, Math.min(span.high, most)])),
]

const countMonths = (unit: PlotData['unit']): number => (unit === 'year' ? 12 : 1)

/** Bars are next to each other and need half their width at both ends. */
const sidePadding = ({ kind, unit }: PlotData): number =>
  kind === 'bars' ? 0.6 * countMonths(unit) : 0

const NAME = 62

/** The number of a partie is shorter than the name of a month. */
const FIGURE = 40

/** Places marks under some of the parties, at round numbers. */
function placeNumbers(
  at: readonly number[],
  width: number,
  x: (place: number) => number,
): Pick<Plot, 'columns' | 'years'> {
  const [first = 0, last = first] = [at[0], at.at(-1)]
  const step = [1, 2, 5, 10, 20, 50].find((one) => (last - first) / one <= width / FIGURE) ?? 100
  const columns = at
    .filter((number) => number % step === 0)
    .map((number): PlotColumn => ({ x: x(number - first), month: number, alone: false }))
  return { columns, years: false }
}

/** Places marks under the longest stretch of months, and one under each other if it fits. */
function placeColumns(
  axis: FoldedAxis,
  room: number,
  width: number,
  x: (place: number) => number,
): Pick<Plot, 'columns' | 'years'> {
  const chief = axis.stretches.reduce((a, b) => (b.to - b.from > a.to - a.from ? b : a))
  const own =
    axis.stretches.length === 1 ? width : x(chief.place + chief.to - chief.from) - x(chief.place)
  const most = Math.floor(own / NAME)
  const { months, years } = monthTicks(
    Math.ceil(chief.from - room),
    Math.floor(chief.to + room),
    most,
  )
  const others = axis.stretches
    .filter((one) => one !== chief)
    .map((one): PlotColumn => ({ x: x(one.place), month: one.from, alone: true }))
    .filter((one, index, all) => index === 0 || one.x - (all[index - 1]?.x ?? 0) >= NAME)
  const named = months
    .map((month): PlotColumn => ({ x: x(chief.place + month - chief.from), month, alone: false }))
    .filter((one) => others.every((other) => Math.abs(one.x - other.x) >= NAME))
  return { columns: [...others, ...named].toSorted((one, other) => one.x - other.x), years }
}

const chartHeight = (width: number): number => Math.min(Math.max(width * 0.36, 170), 250)

/** Lays out a chart; `write` gives the labels of the vertical axis, whose width is needed. */
export function layOutPlot(data: PlotData, width: number, write: (value: number) => string): Plot {
  const { kind, at, series } = data
  const height = chartHeight(width)
  const marks = computeTicks(collectValues(data), data)
  const left = Math.max(...marks.map((mark) => textWidth(write(mark)))) + 12
  const beside = Math.max(...series.map(({ label }) => textWidth(shortenLabel(label)))) + 12
  const right = Math.max(width - beside, left + 40)
  const [top, bottom] = [TOP, height - BOTTOM]
  const y = createScale(getDomain(marks), bottom, top)
  const axis = foldMonths(at)
  const room = sidePadding(data)
  const domain: Domain = { from: -room, to: axis.extent + room }
  const x = createScale(domain, left + 4, right - 4)
  const xs = at.map((month) => x(axis.toAxis(month)))
  const slot =
    domain.to > domain.from
      ? ((right - left - 8) / (domain.to - domain.from)) * countMonths(data.unit)
      : 24
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    y,
    xs,
    zero: y(0),
    rows: marks.map((value) => ({ y: y(value), value })),
    ...(data.unit === 'partie'
      ? placeNumbers(at, right - left, x)
      : placeColumns(axis, room, right - left, x)),
    breaks: axis.breaks.map(({ place, after }) => ({ x: x(place), after })),
    barWidth: Math.min(Math.max(slot * 0.7, 1), 26),
    labels: placeLabels(
      series,
      kind === 'line' ? lineEnds(series, y) : barLabelPlaces(y(0), top, bottom),
      { right, top, bottom },
    ),
  }
}

const lineEnds = (
  series: readonly ChartSeries[],
  y: (value: number) => number,
): readonly number[] =>
  series.map(({ values }) => y(values.findLast((value) => value !== null) ?? 0))

/** Bars of the first series go up, those of the second down. */
const barLabelPlaces = (zero: number, top: number, bottom: number): readonly number[] => [
  (zero + top) / 2,
  (zero + bottom) / 2,
]

function placeLabels(
  series: readonly ChartSeries[],
  wanted: readonly number[],
  { right, top, bottom }: Pick<Plot, 'right' | 'top' | 'bottom'>,
): Plot['labels'] {
  const places = spreadLabels(wanted, LETTER * 1.4, top + 4, bottom)
  return series.map(({ label }, index) => ({
    x: right + 6,
    y: places[index] ?? 0,
    text: shortenLabel(label),
  }))
}

const formatCoordinate = (value: number): string => value.toFixed(1)

/** Returns a line through the values, broken where one is missing; a single value is a dash. */
export function linePath({ xs, y, breaks }: Plot, values: readonly (number | null)[]): string {
  const isEnd = (index: number): boolean =>
    (values[index + 1] ?? null) === null || breaks.some(({ after }) => after === index)
  let draws = false
  return values
    .map((value, index) => {
      if (value === null) return ''
      const [x, isAlone] = [xs[index] ?? 0, !draws && isEnd(index)]
      const step = isAlone
        ? `M${formatCoordinate(x - 2)} ${formatCoordinate(y(value))}h4`
        : `${draws ? 'L' : 'M'}${formatCoordinate(x)} ${formatCoordinate(y(value))}`
      draws = !isEnd(index)
      return step
    })
    .join('')
}

/** Returns the intervals as strokes from end to end, cut off at the frame. */
export const spansPath = (
  { xs, y, top, bottom }: Plot,
  spans: readonly (PlotSpan | null)[],
): string =>
  spans
    .map((span, index) => {
      if (span === null) return ''
      const place = (value: number): string =>
        formatCoordinate(Math.min(Math.max(y(value), top), bottom))
      return `M${formatCoordinate(xs[index] ?? 0)} ${place(span.low)}V${place(span.high)}`
    })
    .join('')

/** Returns the bars from the zero line as one path. */
export const barsPath = (
  { xs, y, zero, barWidth }: Plot,
  values: readonly (number | null)[],
): string =>
  values
    .map((value, index) => {
      if (value === null || value === 0) return ''
      const x = (xs[index] ?? 0) - barWidth / 2
      return `M${formatCoordinate(x)} ${formatCoordinate(zero)}V${formatCoordinate(y(value))}h${formatCoordinate(barWidth)}V${formatCoordinate(zero)}Z`
    })
    .join('')

/** Returns the point of each value; none at all if there are too many to distinguish. */
export const placeDots = (
  { xs, y }: Plot,
  values: readonly (number | null)[],
  most = 48,
): readonly (readonly [number, number])[] => {
  const found = values.flatMap((value, index) =>
    value === null ? [] : [[xs[index] ?? 0, y(value)] as const],
  )
  return found.length > most ? [] : found
}

/** Returns the index of the month nearest to an x on the drawing. */
export const monthAt = ({ xs }: Plot, x: number): number => nearestIndex(xs, x)
