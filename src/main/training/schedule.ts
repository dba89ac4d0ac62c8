// When an exercise comes back: the spaced repetition of FSRS, in whole days. What was missed comes
// back tomorrow or soon after, what is known later each time.
import { type Card, type Grade, Rating, createEmptyCard, fsrs } from 'ts-fsrs'
import type { Instant } from './position.ts'
import type { Schedule } from './schedule-shape.ts'

/** An exercise with so many days to its next answer is known well. */
export const KNOWN_DAYS = 21

/** Equity up to which a loss is small. */
const SMALL_COST = 0.01

/** What the schedule learns from an answer. */
export interface Answered {
  /** 0 within two standard errors of the best. */
  readonly cost: number
  readonly hinted: boolean
}

/** Returns true if an answer lost nothing, and was found without a hint. */
export const isRight = ({ cost, hinted }: Answered): boolean => cost === 0 && !hinted

/** Without steps of minutes, and without chance: the same answers give the same days. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false })

/** Missed, found with difficulty or with a hint, found. */
function rateAnswer({ cost, hinted }: Answered): Grade {
  if (cost > SMALL_COST) return Rating.Again
  return cost > 0 || hinted ? Rating.Hard : Rating.Good
}

const toCard = ({ stability, difficulty, days, answers, lapses, state, last }: Schedule): Card => ({
  ...createEmptyCard(new Date(last)),
  stability,
  difficulty,
  scheduled_days: days,
  reps: answers,
  lapses,
  state,
  last_review: new Date(last),
})

/** Returns the schedule after an answer, and when the exercise is due; `before` null at first. */
export function scheduleNext(
  before: Schedule | null,
  answer: Answered,
  now: Instant,
): { readonly schedule: Schedule; readonly due: Instant } {
  // a clock that was set back must not give negative days
  const at = Math.max(now, before?.last ?? now)
  const card = before === null ? createEmptyCard(new Date(at)) : toCard(before)
  const { card: next } = scheduler.next(card, new Date(at), rateAnswer(answer))
  const schedule = {
    stability: next.stability,
    difficulty: next.difficulty,
    days: next.scheduled_days,
    answers: next.reps,
    lapses: next.lapses,
    state: next.state,
    last: at,
  }
  return { schedule, due: next.due.getTime() }
}
