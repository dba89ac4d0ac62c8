// A guided deal at a real table: the cards lie ready, the computer players do what the lesson says, and so does the person,
// who is stopped where he would do something else. It is written into a store that is kept nowhere.
import type { Person, Scene } from '../../shared/bridge.ts'
import { type AnyAction, type Seat, isSameAction } from '../../shared/view.ts'
import type { Game } from '../engine/games/game.ts'
import { type Lesson, expected, noteAt, notesOf } from '../engine/games/lesson.ts'
import type { Mind } from '../engine/games/mind.ts'
import { chooseOptions } from '../engine/games/options.ts'
import { type Level, levelsOf } from '../engine/players/levels.ts'
import { refuse } from '../refusal.ts'
import { openUnkept } from '../store/open.ts'
import { addSitting } from '../store/sittings.ts'
import type { Company } from './company.ts'
import { computersOf, personOf } from './people.ts'
import { type Session, openSession } from './session.ts'

const PUPIL: Seat = 0

/** Whom one plays on with after the lesson: the weakest that thinks, if the game has him. */
const companionOf = (game: Game): Level => levelsOf(game).find((level) => level === 'novice') ?? 'random'

/** The lesson as its table stands. */
function shownOf(lesson: Lesson, session: Session, scene: Scene): Scene['lesson'] {
  const now = session.progress()
  const notes = notesOf(lesson)
  const note = noteAt(lesson, now, scene.awaits === 'deal')
  const next = scene.awaits === null ? expected(lesson, now) : null
  const asks = next?.seat === PUPIL ? next.action : null
  return { note, at: notes.indexOf(note) + 1, of: notes.length, asks }
}

/**
 * Opens the lesson of a game for a person of this name. `number` is what the table is called by: below nought, so that
 * it is never taken for a sitting of the archive.
 */
export function openLesson(mind: Mind, lesson: Lesson, name: string, number: number, house: Company): Session {
  const { game } = mind
  const chosen = chooseOptions(game.options, game.presets, game.preset, lesson.options)
  if ('fault' in chosen) throw new Error(`a lesson with options ${chosen.fault}`)
  const { options } = chosen
  const levels = Array.from({ length: game.seats(options) }, () => companionOf(game))
  // without the first: the notes call who sits there he
  const people: readonly Person[] = [personOf(name), ...computersOf(levels).slice(1)]
  const store = openUnkept()
  const preset = game.preset
  const sitting = addSitting(store, { game: game.id, preset, options, people, practice: true }, house.now())

  const dressed = (scene: Scene): Scene => {
    const lessonShown = shownOf(lesson, session, scene)
    // what is certain is played card by card here
    return { ...scene, sitting: number, certain: 0, ...(lessonShown === undefined ? {} : { lesson: lessonShown }) }
  }
  const company: Company = {
    ...house,
    store,
    ready: (deal) => lesson.deals[deal - 1]?.deal ?? null,
    publish: (scene) => house.publish(dressed(scene)),
    thinking: {
      ...house.thinking,
      ask(asked) {
        const next = expected(lesson, session.progress())
        if (next === null) return house.thinking.ask(asked)
        if (next.seat !== asked.view.eye) return Promise.resolve(null)
        return Promise.resolve(asked.legal.find((one) => isSameAction(one, next.action)) ?? null)
      },
    },
  }
  const table = { game, mind, sitting, people, preset, options, practice: true }
  const session = openSession(table, { cut: lesson.cut }, company)

  /** What the rules do not allow is refused as at any table; what they do, and the lesson does not, is told kindly. */
  function act(action: AnyAction): ReturnType<Session['act']> {
    const next = expected(lesson, session.progress())
    if (next === null || (next.seat === PUPIL && isSameAction(next.action, action))) return session.act(action)
    const breach = session.breach(action)
    return breach ?? refuse('lesson')
  }

  return {
    ...session,
    sitting: number,
    scene: () => dressed(session.scene()),
    act,
    giveUp: () => false,
    playOut: () => false,
    leave() {
      session.leave()
      store.close()
    },
  }
}
