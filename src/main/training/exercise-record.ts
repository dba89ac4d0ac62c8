// An exercise with its answers as portable data: one line of an exported file (docs/records.md).
import { z } from 'zod/mini'
import { EXERCISE_SOURCES } from '../../shared/exercises.ts'
import { recordLine } from '../engine/canonical.ts'
import { type ShapeFault, readRecord, shapeFault } from '../engine/record.ts'
import { intBetween, textUpTo } from '../engine/schemas.ts'
import type { AnswerRow, ExerciseRow } from '../store/exercises.ts'
import { LONGEST_TEXT } from '../store/lengths.ts'
import { computeUid, findDecision } from './position.ts'
import { scheduleSchema } from './schedule-shape.ts'

/** The format of such a line. */
const EXERCISE_FORMAT = 'cercle-exercise'

const name = textUpTo(40)
const instant = intBetween(0, 8_640_000_000_000_000)
const answer = z.strictObject({
  at: instant,
  done: z.looseObject({ do: name }),
  cost: z.number().check(z.gte(0), z.lte(1000)),
  hinted: z.optional(z.literal(true)),
})
const exercise = z.strictObject({
  format: z.literal(EXERCISE_FORMAT),
  version: z.literal(1),
  uid: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  source: z.enum(EXERCISE_SOURCES),
  reference: z.optional(textUpTo(300)),
  kind: name,
  /** A record, read by its own shape. */
  position: z.unknown(),
  step: intBetween(0, 1000),
  schedule: scheduleSchema,
  due: instant,
  madeAt: instant,
  answers: z.array(answer).check(z.maxLength(10_000)),
})

/** An exercise ready to be written. */
export interface ParsedExercise {
  readonly row: ExerciseRow
  readonly answers: readonly AnswerRow[]
}

/** Returns true if a JSON value is meant as an exercise. */
export const isExerciseJson = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'format' in json && json.format === EXERCISE_FORMAT

export type ExerciseFault =
  | { readonly why: 'shape'; readonly fault: ShapeFault }
  /** Its hash differs from its content. */
  | { readonly why: 'changed' }
  /** Its position cannot be played, or has no decision. */
  | { readonly why: 'rules' }

/** Reads an exercise, or returns why it is none. */
export function readExercise(
  json: unknown,
): { readonly exercise: ParsedExercise } | { readonly fault: ExerciseFault } {
  const read = exercise.safeParse(json)
  if (!read.success) return { fault: { why: 'shape', fault: shapeFault(read.error) } }
  const { uid, source, reference = null, kind, step, schedule, due, madeAt } = read.data
  const position = readRecord(read.data.position)
  if ('fault' in position) {
    const { path, what } = position.fault
    return { fault: { why: 'shape', fault: { path: ['position', ...path], what } } }
  }
  const { record } = position
  const text = recordLine(record)
  if (computeUid({ record, step }) !== uid) return { fault: { why: 'changed' } }
  if (Buffer.byteLength(text) > LONGEST_TEXT || findDecision({ record, step }) === null)
    return { fault: { why: 'rules' } }
  const row = {
    ...{ uid, source, reference, game: record.game, kind, position: text, step, due },
    schedule: JSON.stringify(schedule),
    made_at: madeAt,
  }
  const answers = read.data.answers.map(({ at, done, cost, hinted = false }) => ({
    ...{ at, cost, done: JSON.stringify(done), hinted: hinted ? 1 : 0 },
  }))
  return { exercise: { row, answers } }
}

/** Writes an exercise as one line, without its end. */
export function formatExercise(row: ExerciseRow, answers: readonly AnswerRow[]): string {
  const { uid, source, reference, kind, position, step, schedule, due, made_at: madeAt } = row
  return JSON.stringify({
    ...{ format: EXERCISE_FORMAT, version: 1, uid, source },
    ...(reference === null ? {} : { reference }),
    ...{ kind, position: parse(position), step, schedule: parse(schedule), due, madeAt },
    answers: answers.map(({ at, done, cost, hinted }) => ({
      ...{ at, done: parse(done), cost },
      ...(hinted === 1 ? { hinted: true } : {}),
    })),
  })
}

/** Parses a stored text: the file itself checks that it is JSON, unless it is too long. */
const parse = (text: string): unknown => (text === '' ? null : JSON.parse(text))
