// The arguments of the texts of the coach.
import type { DecisionStats, HintVerdict, Reason } from '../../src/shared/coach.ts'

/** One of every kind: the compiler finds what is missing. */
const BY_WHY: { readonly [W in Reason['why']]: Extract<Reason, { why: W }> } = {
  point: { why: 'point', share: 0.62, other: 0.55 },
  vole: { why: 'vole', share: 0.124, other: 0.1 },
  points: { why: 'points', points: 0.41, other: -0.002 },
  score: { why: 'score', chance: 0.6149, other: 0.6141 },
  worth: { why: 'worth' },
  king: { why: 'king' },
  due: { why: 'due' },
  right: { why: 'right' },
  unbeaten: { why: 'unbeaten' },
  cheapest: { why: 'cheapest' },
  trumps: { why: 'trumps' },
  drawsTrumps: { why: 'drawsTrumps', cards: 4 },
  longest: { why: 'longest', cards: 5 },
  partner: { why: 'partner' },
  guards: { why: 'guards', suits: 2 },
  lost: { why: 'lost' },
}
export const REASONS: readonly Reason[] = Object.values(BY_WHY)

export const VERDICTS: readonly HintVerdict[] = [
  { is: 'only' },
  { is: 'lawful' },
  { is: 'best', by: 0.038 },
  { is: 'close' },
  { is: 'safe' },
  { is: 'equal', count: 2 },
]

const account = (decisions: number, cost: number, hinted: number): DecisionStats => ({
  decisions,
  cost,
  rate: decisions === 0 ? 0 : cost / decisions,
  hinted,
  grade: null,
})
export const ACCOUNTS: readonly DecisionStats[] = [
  account(0, 0, 0),
  account(0, 0, 3),
  account(1, 0, 0),
  account(1, 0.17, 1),
  account(12, 0, 0),
  account(12, 0.17, 0),
  account(21, 0.17, 2),
]

const SHARES = [0, 0.0004, 0.061, 0.5, 0.999, 1]
const VALUES = [-1.25, -0.0031, -0.0001, 0, 0.0001, 0.0031, 0.08, 3]
const each = (values: readonly number[]): readonly (readonly number[])[] =>
  values.map((value) => [value])

export const FIGURES: Readonly<Record<string, readonly (readonly number[])[]>> = {
  'coach.figures.percent': each(SHARES),
  'coach.figures.versus': [
    [0.62, 0.55],
    [0.62, 0.619],
    [0.5, 0.5],
  ],
  'coach.figures.signed': each(VALUES),
  'coach.figures.plain': each(VALUES),
  'coach.figures.error': each([0.0004, 0.004, 0.01]),
  'coach.figures.share': each(VALUES),
  'coach.figures.signedShare': each(VALUES),
  'coach.figures.fineShare': each(VALUES),
  'coach.figures.whole': each([0, 7, 6188, 142_506]),
}
