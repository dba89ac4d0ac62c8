// The shape of a wish for exercises, from the window or as it was chosen last.
import { z } from 'zod/mini'
import {
  DIFFICULTIES,
  EXERCISE_SOURCES,
  type ExerciseRequest,
  SESSION_COUNTS,
} from '../../shared/exercises.ts'
import { intBetween, textUpTo } from '../engine/schemas.ts'

const name = textUpTo(40)
const id = z.int().check(z.gte(1))

export const exerciseRequestSchema: z.ZodMiniType<ExerciseRequest> = z.strictObject({
  game: z.nullable(name),
  kinds: z.array(name).check(z.maxLength(40)),
  sources: z.array(z.enum(EXERCISE_SOURCES)).check(z.maxLength(EXERCISE_SOURCES.length)),
  difficulty: z.enum(DIFFICULTIES),
  count: intBetween(SESSION_COUNTS.least, SESSION_COUNTS.most),
  onlyDue: z.boolean(),
  positions: z
    .array(z.strictObject({ sitting: id, partie: id, step: intBetween(0, 10_000_000) }))
    .check(z.maxLength(500)),
})
