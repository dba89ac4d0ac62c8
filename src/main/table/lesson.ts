// A lesson, a guided deal at a real table: the cards are prepared, the computer players follow the
// lesson, and so does the person, who is stopped before any other action. It is written to a store
// in memory.
import type { Person, Scene } from '../../shared/bridge.ts'
import { type AnyAction, type Seat, isSameAction } from '../../shared/view.ts'
import type { Game } from '../engine/games/game.ts'
import {
  type Lesson,
  type LessonProgress,
  expectedAction,
  noteAt,
  listNotes,
} from '../engine/games/lesson.ts'
import type { GameAi } from '../engine/games/ai.ts'
import { chooseOptions } from '../engine/games/options.ts'
import type { Level } from '../engine/players/levels.ts'
import { refuse } from '../refusal.ts'
import { openInMemory } from '../store/open.ts'
import { addSitting } from '../store/sittings.ts'
import type { AiClient } from './ai-client.ts'
import type { TableDeps } from './table-deps.ts'
import { createComputers, createPerson } from './people.ts'
import { type TableSession, createSession } from './session.ts'

const PUPIL: Seat = 0

/** The level to play on with after the lesson: the weakest that thinks. */
const COMPANION: Level = 'novice'

/** Builds the lesson's part of a scene. */
function buildLessonShown(lesson: Lesson, session: TableSession, scene: Scene): Scene['lesson'] {
  const progress = session.getProgress()
  const notes = listNotes(lesson)
  const note = noteAt(lesson, progress, scene.awaits === 'deal')
  const next = scene.awaits === null ? expectedAction(lesson, progress) : null
  const asks = next?.seat === PUPIL ? next.action : null
  return { note, at: notes.indexOf(note) + 1, of: notes.length, asks }
}

/** Returns the options of a lesson, and its people: the pupil, and computer players. */
function seatPupil(game: Game, lesson: Lesson, name: string) {
  const chosen = chooseOptions(game.options, game.presets, game.preset, lesson.options)
  if ('fault' in chosen) throw new Error(`a lesson with options ${chosen.fault}`)
  const { options } = chosen
  const levels = Array.from({ length: game.countSeats(options) }, () => COMPANION)
  // skips the first name: the notes of the lesson call that player "he"
  const people: readonly Person[] = [createPerson(name), ...createComputers(levels).slice(1)]
  return { options, people }
}

/** Returns an AI client that plays the lesson's actions as long as it has any. */
const followLesson = (
  client: AiClient,
  lesson: Lesson,
  getProgress: () => LessonProgress,
): AiClient => ({
  ...client,
  chooseAction(request) {
    const next = expectedAction(lesson, getProgress())
    if (next === null) return client.chooseAction(request)
    if (next.seat !== request.view.eye) return Promise.resolve(null)
    return Promise.resolve(request.legal.find((one) => isSameAction(one, next.action)) ?? null)
  },
})

/**
 * Opens the lesson of a game for a person of this name. `number` identifies the table; it is
 * negative, so that it is never taken for a sitting of the archive.
 */
export function createLessonSession(
  ai: GameAi,
  lesson: Lesson,
  name: string,
  number: number,
  outerDeps: TableDeps,
): TableSession {
  const { game } = ai
  const { preset } = game
  const { options, people } = seatPupil(game, lesson, name)
  const store = openInMemory()
  const start = { game: game.id, preset, options, people, practice: true }
  const sitting = addSitting(store, start, outerDeps.now())

  const withLesson = (scene: Scene): Scene => {
    const lessonShown = buildLessonShown(lesson, session, scene)
    // certain tricks are played card by card here
    return {
      ...scene,
      sitting: number,
      certain: 0,
      ...(lessonShown === undefined ? {} : { lesson: lessonShown }),
    }
  }
  const deps: TableDeps = {
    ...outerDeps,
    store,
    forced: () => null,
    preparedDeal: (deal) => lesson.deals[deal - 1]?.deal ?? null,
    publish: (scene) => outerDeps.publish(withLesson(scene)),
    aiClient: followLesson(outerDeps.aiClient, lesson, () => session.getProgress()),
  }
  const table = { game, ai, sitting, people, preset, options, practice: true }
  const session = createSession(table, { cut: lesson.cut }, deps)

  /** Refuses breaches as any table does; an action beside the lesson gets a kind answer. */
  function act(action: AnyAction): ReturnType<TableSession['act']> {
    const next = expectedAction(lesson, session.getProgress())
    if (next === null || (next.seat === PUPIL && isSameAction(next.action, action)))
      return session.act(action)
    const breach = session.findBreach(action)
    return breach ?? refuse('lesson')
  }

  return {
    ...session,
    sitting: number,
    getScene: () => withLesson(session.getScene()),
    act,
    giveUp: () => false,
    playOut: () => false,
    close() {
      session.close()
      store.close()
    },
  }
}
