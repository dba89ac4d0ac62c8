// A room in which exercises are done: the calls of the window with their answers.
import { expect, onTestFinished } from 'vitest'
import type { Answer, Refused, Scene } from '../../src/shared/bridge.ts'
import type { CallArguments, CallName, CallValue } from '../../src/shared/calls.ts'
import type { ExerciseAnswer, ExerciseRequest } from '../../src/shared/exercises.ts'
import { requireValue } from '../../src/shared/card.ts'
import { DEFAULT_SETTINGS } from '../../src/shared/settings.ts'
import { saveSettings } from '../../src/main/store/settings.ts'
import { type Room, callsOf, room, thinking } from '../table/at-table.ts'

export interface Practised extends Room {
  /** The value of a call. Throws if it is refused. */
  ask<N extends CallName>(name: N, ...args: CallArguments<N>): Promise<CallValue<N>>
  /** Why a call is refused. Throws if it is not. */
  refusal<N extends CallName>(name: N, ...args: CallArguments<N>): Promise<Refused>
  close(): void
}

/** Any book decision of Écarté. */
export const WISH: ExerciseRequest = {
  game: 'ecarte',
  kinds: [],
  sources: ['book'],
  difficulty: 'usual',
  count: 5,
  onlyDue: false,
  positions: [],
}

/** A room with a data file, new unless one is given; its clock is so much later (ms). */
export function practise(
  file?: string,
  later = 0,
  furnished: Parameters<typeof callsOf>[1] = {},
): Practised {
  const plain = room(thinking(), () => {}, file)
  const now = (): number => plain.company.now() + later
  const here = { ...plain, company: { ...plain.company, now } }
  saveSettings(here.db, { ...DEFAULT_SETTINGS, name: 'Anna', pace: 'instant' })
  const calls = callsOf(here, furnished)
  onTestFinished(() => calls.close())
  const answerTo = async (name: CallName, args: readonly unknown[]): Promise<Answer<unknown>> =>
    calls.handleCall(name, args)
  return {
    ...here,
    close: () => calls.close(),
    async ask<N extends CallName>(name: N, ...args: CallArguments<N>) {
      const answer = await answerTo(name, args)
      if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.refused)}`)
      // the value of this call, by its handler
      return answer.value as CallValue<N>
    },
    async refusal(name, ...args) {
      const answer = await answerTo(name, args)
      if (answer.ok) throw new Error(`${name} was done`)
      return answer.refused
    },
  }
}

/** The answer that a scene shows. Throws if it shows none. */
export function answeredIn(scene: Scene | null): ExerciseAnswer {
  expect(scene?.exercise?.answered).not.toBeNull()
  return requireValue(scene?.exercise?.answered ?? undefined)
}

/** All that is stored of the exercises. */
export const stored = ({ db }: Pick<Practised, 'db'>): readonly unknown[] => [
  db
    .prepare(
      'SELECT uid, source, reference, game, kind, position, step, schedule, due, made_at FROM exercise ORDER BY uid',
    )
    .all(),
  db
    .prepare(
      'SELECT uid, at, done, cost, hinted FROM answer JOIN exercise ON id = exercise ORDER BY uid, at',
    )
    .all(),
]
