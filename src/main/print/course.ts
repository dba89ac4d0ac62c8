// The course of a partie as a chart: how it stood at every decision, for the first of two sides.
import { LEAST_MARKED } from '../../shared/coach.ts'
import type { Review } from '../../shared/review.ts'
import { sideOf } from '../../shared/view.ts'
import type { Judgement } from '../store/judgement.ts'
import { type Markup, html, svg } from './markup.ts'
import { type Printing, textsFor } from './printing.ts'

const WIDTH = 640
const HEIGHT = 120

/** Builds the chart; null if it cannot be context: of more than two sides the sums differ. */
export function buildCourse(
  { line, steps }: Review,
  { decisions }: Judgement,
  sides: readonly string[],
  printing: Printing,
): Markup | null {
  if (sides.length !== 2 || decisions.length < 2) return null
  const { course } = textsFor(printing, line.game).study
  const end = Math.max(steps.length - 1, 1)
  const values = decisions.map(({ step, seat, bestEquity, cost }) => ({
    step,
    cost,
    value: sideOf(seat, 2) === 0 ? bestEquity : -bestEquity,
  }))
  const { outcome } = line
  const last =
    outcome === null
      ? []
      : [{ step: end, cost: 0, value: outcome.winner === 0 ? outcome.value : -outcome.value }]
  const points = [...values, ...last]
  const reach = Math.ceil(Math.max(1, ...points.map(({ value }) => Math.abs(value))))
  const x = (step: number): string => ((step / end) * WIDTH).toFixed(1)
  const y = (value: number): string => ((1 - value / reach) * (HEIGHT / 2)).toFixed(1)
  const way = points.map(({ step, value }) => `${x(step)} ${y(value)}`).join(' L')
  const deals = steps.flatMap(({ view }, step) =>
    step > 0 && view.deals !== steps[step - 1]?.view.deals ? [step] : [],
  )
  return html(
    'figure.course',
    {},
    svg(
      'svg',
      { viewBox: `-4 -4 ${WIDTH + 8} ${HEIGHT + 8}`, role: 'img', 'aria-label': course.title },
      svg('path.zero', { d: `M0 ${HEIGHT / 2}H${WIDTH}` }),
      ...deals.map((step) => svg('path.border', { d: `M${x(step)} 0V${HEIGHT}` })),
      svg('path.way', { d: `M${way}` }),
      ...points
        .filter(({ cost }) => cost >= LEAST_MARKED)
        .map(({ step, value, cost }) =>
          svg('circle.slip', { cx: x(step), cy: y(value), r: 2 + Math.min(cost, 0.4) * 8 }),
        ),
      svg('text', { x: 2, y: 11, 'font-size': 11 }, sides[0] ?? ''),
      svg('text', { x: 2, y: HEIGHT - 3, 'font-size': 11 }, sides[1] ?? ''),
    ),
    html('figcaption', {}, course.title),
  )
}
