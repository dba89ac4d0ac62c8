// The shape of an exercise's schedule, as it is stored and exported.
import { z } from 'zod/mini'
import { intBetween } from '../engine/schemas.ts'

const real = z.number().check(z.gte(0), z.lte(1_000_000))
const count = intBetween(0, 1_000_000)

/** The card of the spaced repetition; its next instant stands next to it. */
export const scheduleSchema = z.strictObject({
  stability: real,
  difficulty: real,
  /** Days from the last answer to the next. */
  days: count,
  answers: count,
  lapses: count,
  state: intBetween(0, 3),
  /** Instant of the last answer. */
  last: intBetween(0, Number.MAX_SAFE_INTEGER),
})
export type Schedule = z.infer<typeof scheduleSchema>
