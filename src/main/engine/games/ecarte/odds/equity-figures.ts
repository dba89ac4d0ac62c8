// Placeholder until the first run of study/equity.ts
import type { EquityFigures } from './equity.ts'
const chance = [0, 1, 2, 3, 4].map((d) =>
  [0, 1, 2, 3, 4].map((e) => {
    const n = (x: number) => (5 - x) * (5 - x + 1)
    return n(e) / (n(e) + n(d))
  }),
)
const worth = (w: (l: number) => number) => chance.map((row, d) => row.map((p, e) => p * w(e) - (1 - p) * w(d)))
export const EQUITY: EquityFigures = {
  deals: 0,
  level: '',
  chanceError: [],
  gradedError: [],
  chance,
  value: {
    single: worth(() => 1),
    matsch: worth((l) => (l === 0 ? 1.4 : 1)),
    graded: worth((l) => (l === 0 ? 1.8 : l < 3 ? 1.5 : 1)),
  },
}
