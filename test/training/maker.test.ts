// Positions made on the spot have the kind and the gap they claim.
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { requireValue } from '../../src/shared/card.ts'
import { type ActionValue, doubtBetween } from '../../src/shared/coach.ts'
import { DIFFICULTIES, type Difficulty } from '../../src/shared/exercises.ts'
import type { TableView } from '../../src/shared/view.ts'
import { GAME_AIS } from '../../src/main/cli/ais.ts'
import type { GameAi } from '../../src/main/engine/games/ai.ts'
import { COACH_EFFORT } from '../../src/main/engine/players/hint.ts'
import { evaluateOptions } from '../../src/main/engine/players/player.ts'
import { type Random, randomFrom, readSeed } from '../../src/main/engine/random.ts'
import { GAP_BANDS, isInBand, makePosition, measureGap } from '../../src/main/training/maker.ts'
import { listExerciseKinds } from '../../src/main/training/plan.ts'
import {
  type ExercisePosition,
  type PositionDecision,
  describeKind,
  findDecision,
} from '../../src/main/training/position.ts'
import { randomOf } from '../store/played.ts'

const LONG = process.env['CERCLE_LONG'] === 'yes'

const seeded = (text: string): Random =>
  randomFrom(
    requireValue(
      readSeed(createHash('sha256').update(text).digest('hex').slice(0, 32)) ?? undefined,
    ),
  )
const randomOfView = (view: TableView): Random => seeded(JSON.stringify(view))

/** Goes on for so many steps. */
function steps(most: number): () => boolean {
  let left = most
  return () => (left -= 1) > 0
}

/** Makes a position, less or more difficult if there is none of the usual kind. */
function makeSome(
  ai: GameAi,
  kind: string,
  number: number,
): { readonly position: ExercisePosition; readonly difficulty: Difficulty } | null {
  for (const difficulty of ['usual', 'easy', 'hard'] as const) {
    const wish = { game: ai.game.id, kind, difficulty }
    const position = makePosition(ai, wish, randomOf(number), randomOfView, steps(2_000))
    if (position !== null) return { position, difficulty }
  }
  return null
}

const decisionOf = (position: ExercisePosition): PositionDecision =>
  requireValue(findDecision(position) ?? undefined)

const KINDS = GAME_AIS.flatMap((ai) =>
  listExerciseKinds(ai.kinds).map((kind) => [ai.game.id, kind, ai] as const),
)

test.each(KINDS)('%s, %s: a position is made, of this kind and in its band', (_, kind, ai) => {
  const { position, difficulty } = requireValue(makeSome(ai, kind, 1) ?? undefined)
  const decision = decisionOf(position)
  expect(describeKind(ai, decision)).toBe(kind)
  expect(decision.original).toBeNull()
  const { view, legal } = decision
  const gap = measureGap(evaluateOptions(ai, view, legal, COACH_EFFORT, randomOfView(view)))
  expect(gap !== null && isInBand(gap, difficulty)).toBe(true)
})

test('the bands follow one another without a gap', () => {
  const rows = DIFFICULTIES.map((one) => GAP_BANDS[one])
  expect(rows.map(([from]) => from).toSorted((a, b) => b - a)).toEqual(rows.map(([from]) => from))
  expect(rows.slice(1).map(([, below]) => below)).toEqual(rows.slice(0, -1).map(([from]) => from))
})

test('equal best actions are one: the gap is to the next', () => {
  const value = (equity: number): ActionValue => ({
    ...{ action: { do: 'play' }, equity, error: 0, points: 0, chance: null, point: null },
    ...{ against: 0, vole: null },
  })
  expect(measureGap([value(0.1), value(0.3), value(0.3)])).toBeCloseTo(0.2)
  expect(measureGap([value(0.3), value(0.3)])).toBeNull()
  expect(measureGap([])).toBeNull()
})

test('it ends when it is told to, and has nothing then', () => {
  const [ai] = GAME_AIS
  const wish = { game: ai?.game.id ?? '', kind: 'lead', difficulty: 'hard' } as const
  expect(makePosition(requireValue(ai), wish, randomOf(1), randomOfView, () => false)).toBeNull()
})

/** Positions a kind that are judged anew: two hours of one core. */
const POSITIONS = Number(process.env['CERCLE_MADE'] ?? 200)
const ANEW = { ...COACH_EFFORT, samples: 10 * COACH_EFFORT.samples }

/** The standard error of the gap of these values: of the difference of the two that make it. */
function errorOfGap(evaluations: readonly ActionValue[]): number {
  const sorted = evaluations.toSorted((a, b) => b.equity - a.equity)
  const gap = measureGap(sorted) ?? 0
  const best = requireValue(sorted[0])
  const next = requireValue(sorted.find(({ equity }) => best.equity - equity >= gap - 1e-12))
  return doubtBetween(next, best)
}

/** Judgements whose spread is the error of values that say none. */
const AGAIN = 8

/** The spread of a gap: counted values have no error, but may follow from a sampled belief. */
function spreadOfGap(measure: (random: Random) => readonly ActionValue[], seed: string): number {
  const gaps = Array.from(
    { length: AGAIN },
    (_, one) => measureGap(measure(seeded(`${one} ${seed}`))) ?? 0,
  )
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / AGAIN
  return Math.sqrt(gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / (AGAIN - 1))
}

describe.runIf(LONG)('judged anew with ten times the samples', () => {
  test.each(KINDS)(
    '%s, %s: the positions have the gap they claim, within three standard errors',
    (_, kind, ai) => {
      let outside = 0
      for (let number = 1; number <= POSITIONS; number += 1) {
        const { position, difficulty } = requireValue(makeSome(ai, kind, number) ?? undefined)
        const { view, legal } = decisionOf(position)
        const measure = (effort: typeof ANEW, random: Random) =>
          evaluateOptions(ai, view, legal, effort, random)
        const seed = `${number} ${JSON.stringify(view)}`
        const told = errorOfGap(measure(COACH_EFFORT, randomOfView(view)))
        const error = told > 0 ? told : spreadOfGap((random) => measure(COACH_EFFORT, random), seed)
        const anew = measure(ANEW, seeded(`anew ${seed}`))
        const gap = measureGap(anew) ?? 0
        const [from, below] = GAP_BANDS[difficulty]
        // the claim is of the coach's samples: both of the figures are in doubt
        const leeway = 3 * Math.hypot(error, errorOfGap(anew))
        if (gap < from - leeway || gap > below + leeway) outside += 1
      }
      // of the searched positions those are taken that chance has moved into the band
      expect(outside).toBeLessThanOrEqual(POSITIONS * 0.03)
    },
    3_600_000,
  )
})
