// What the charts of a strength draw.
import type { MeanResult, RateSpan, ResultPoint } from '../../shared/strength.ts'
import type { PlotData, PlotSpan } from '../standings/plot.ts'

/** Ends of an interval beyond so many times the largest value are not drawn in full. */
const FAR = 3
/** Means of fewer parties say nothing, and would spread the axis. */
const FEW = 10

const toSpan = (low: number | null, high: number | null): PlotSpan | null =>
  low === null || high === null || !Number.isFinite(high) ? null : { low, high }

/** Returns the rates of some parties in a row, or of months, next to the rate of a level. */
export function buildRates(
  spans: readonly RateSpan[],
  unit: 'month' | 'partie',
  label: string,
  level: { readonly label: string; readonly rate: number } | null,
): PlotData {
  const most = Math.max(...spans.map(({ own }) => own?.rate ?? 0), level?.rate ?? 0)
  return {
    kind: 'line',
    unit,
    at: spans.map(({ at }) => at),
    series: [
      { label, values: spans.map(({ own }) => own?.rate ?? null) },
      ...(level === null ? [] : [{ label: level.label, values: spans.map(() => level.rate) }]),
    ],
    spans: spans.map(({ own }) => (own === null ? null : toSpan(own.low, own.high))),
    most: FAR * most,
    // steps no finer than the written values
    least: 0.0002,
    grounded: true,
  }
}

/** Returns the running means without luck and with it. */
export function buildResults(
  results: readonly ResultPoint[],
  labels: { readonly adjusted: string; readonly result: string },
): PlotData {
  const last = results.at(-1)?.at ?? 0
  const shown = results.filter(({ at }) => at >= FEW || last <= FEW)
  const pick = (of: (point: ResultPoint) => MeanResult): readonly number[] =>
    shown.map((point) => of(point).mean)
  return {
    kind: 'line',
    unit: 'partie',
    at: shown.map(({ at }) => at),
    series: [
      { label: labels.adjusted, values: pick(({ adjusted }) => adjusted) },
      { label: labels.result, values: pick(({ result }) => result) },
    ],
    spans: shown.map(({ adjusted }) => toSpan(adjusted.low, adjusted.high)),
    least: 0.002,
    grounded: true,
  }
}
