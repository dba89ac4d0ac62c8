// A lesson, a guided deal at a real table: the cards are prepared, the computer players follow the
// lesson, and so does the person, who is stopped before any other action. It is written to a store
// in memory. It can be opened at any of its notes: what comes before is replayed into that store.
import type { Person, Scene } from '../../shared/bridge.ts'
import { plainName } from '../../shared/names.ts'
import { type AnyAction, type Seat, isSameAction } from '../../shared/view.ts'
import { type Game, noPoints } from '../engine/games/game.ts'
import {
  type Lesson,
  type LessonProgress,
  expectedAction,
  listNotes,
  noteAt,
  progressAt,
} from '../engine/games/lesson.ts'
import type { GameAi } from '../engine/games/ai.ts'
import { findGame } from '../engine/games/games.ts'
import { chooseOptions } from '../engine/games/options.ts'
import type { Level } from '../engine/players/levels.ts'
import { refuse } from '../refusal.ts'
import { type WriteStore, openInMemory } from '../store/open.ts'
import { loadPartie } from '../store/load.ts'
import { loadSettings } from '../store/settings.ts'
import { addAction, addDeal, addPartie, addSitting } from '../store/sittings.ts'
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
  return { note, notes, asks }
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

/** Writes the partie of a lesson as it is after its first deals and actions. */
function writeBeginning(
  db: WriteStore,
  sitting: number,
  { game, options, lesson }: { game: Game; options: object; lesson: Lesson },
  { deal: deals, step: steps }: LessonProgress,
  now: number,
): void {
  const place = { sitting, partie: 1 }
  let state = game.startPartie(options, noPoints(game, options), undefined, lesson.cut.at(-1))
  const getFact = () => ({ score: state.score, outcome: game.findOutcome(state) })
  addPartie(db, place, { cut: lesson.cut, succession: null }, getFact(), now)
  for (const [index, { deal, actions }] of lesson.deals.slice(0, deals).entries()) {
    const number = index + 1
    ;({ state } = game.startDeal(state, deal))
    addDeal(db, { ...place, deal: number }, deal, null, getFact(), now)
    const done = number === deals ? actions.slice(0, steps) : actions
    for (const [before, { seat, action }] of done.entries()) {
      ;({ state } = game.applyAction(state, seat, action))
      const written = { seat, action, standIn: false, hint: false }
      addAction(db, { ...place, deal: number, step: before + 1 }, written, getFact(), now)
    }
  }
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

/** Opens a store in memory with a lesson in it, up to one of its notes. */
function storeLesson(
  game: Game,
  lesson: Lesson,
  name: string,
  progress: LessonProgress,
  now: number,
) {
  const { preset } = game
  const { options, people } = seatPupil(game, lesson, name)
  const store = openInMemory()
  const start = { game: game.id, preset, options, people, practice: true }
  const sitting = addSitting(store, start, now)
  writeBeginning(store, sitting, { game, options, lesson }, progress, now)
  const record = loadPartie(store, { sitting, partie: 1 })
  if (record === null) throw new Error('the lesson was not written')
  return { store, record, table: { ...start, game, sitting } }
}

/**
 * Opens the lesson of a game for the person at the screen, at a note, or if it is null at the
 * first. `number` identifies the table; it is negative, so that it is never taken for a sitting of
 * the archive. Throws Refusal for a game or a note that there is not.
 */
export async function openLesson(
  id: string,
  note: string | null,
  number: number,
  deps: TableDeps,
): Promise<TableSession> {
  const game = findGame(id) ?? refuse('notFound')
  const [lesson, ai] = await Promise.all([game.loadLesson(), game.loadAi()])
  const progress = progressAt(lesson, note ?? listNotes(lesson)[0] ?? lesson.end)
  const name = plainName(loadSettings(deps.store).name)
  return createLessonSession(ai, lesson, name, progress ?? refuse('notFound'), number, deps)
}

function createLessonSession(
  ai: GameAi,
  lesson: Lesson,
  name: string,
  progress: LessonProgress,
  number: number,
  outerDeps: TableDeps,
): TableSession {
  const { store, record, table } = storeLesson(ai.game, lesson, name, progress, outerDeps.now())

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
  const session = createSession({ ...table, ai }, { record }, deps)

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
