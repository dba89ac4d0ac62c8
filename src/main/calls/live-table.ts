// The table one sits at: there is one at a time. Calls from the Hall to the end of a partie.
import type { Scene } from '../../shared/bridge.ts'
import type { AnyAction } from '../../shared/view.ts'
import type { Game } from '../engine/games/game.ts'
import { GAMES, gameOf } from '../engine/games/games.ts'
import { readAction } from '../engine/replay.ts'
import { Refusal, refuse } from '../refusal.ts'
import { drawSeats, offerOf, resumed, seated } from '../seating.ts'
import { lastParties, openParties } from '../store/list.ts'
import { loadSettings, saveSettings } from '../store/settings.ts'
import { addSitting } from '../store/sittings.ts'
import { nameUnnamed } from '../store/people.ts'
import { type Company, type Question, type Session, openSession, personSeat } from '../table/session.ts'
import { warningOf } from '../table/tutor.ts'
import type { House, Some } from './house.ts'

export interface LiveTable {
  /** Sits down at another table; answers its scene. */
  seat(next: Session): Scene
  company(): Company
  leave(): void
  readonly calls: Some<
    'hall' | 'sit' | 'resume' | 'act' | 'hint' | 'judge' | 'giveUp' | 'deal' | 'again' | 'leave' | 'saveSettings'
  >
}

/** Who sits down together, the person first, and what to. */
type Party = Pick<Scene, 'people' | 'options' | 'preset'> & { readonly game: Game }

/** Parties in the Hall at most: open ones, and the last ones; all others are in the archive. */
const OPEN = 50
const LAST = 12

export function openLiveTable(house: House): LiveTable {
  let session: Session | null = null
  const store = () => house.data.store()
  const table = (): Session => session ?? refuse('noTable')

  function seat(next: Session): Scene {
    session?.leave()
    session = next
    return next.scene()
  }

  function leave(): void {
    session?.leave()
    session = null
  }

  function company(): Company {
    const db = store()
    const { thinking, now, publish, failed } = house
    return { store: db, thinking, pace: () => loadSettings(db).pace, now, publish, failed }
  }

  /** Draws for the seats and begins a sitting. */
  function sitDown({ game, people: guests, options, preset }: Party): Scene {
    const { people, cut } = drawSeats(game, options, guests)
    const sitting = { game: game.id, preset, options, people, zone: house.zone }
    // the sitting and its first partie are written together or not at all
    const open = store().transaction(() => {
      const id = addSitting(store(), sitting, house.now())
      return openSession({ game, sitting: id, people, preset, options, practice: false }, { cut }, company())
    })
    return seat(open())
  }

  /** A rubber is a sitting of its own: the same people draw for the next one. */
  function nextSeries({ people, options, preset, view }: Scene): Scene {
    const game = gameOf(view.game) ?? refuse('notFound')
    const near = personSeat({ people })
    return sitDown({ game, people: [...people.slice(near), ...people.slice(0, near)], options, preset })
  }

  function done(live: Session, action: AnyAction): Scene {
    const breach = live.act(action)
    if (breach !== null) throw new Refusal({ code: 'breach', breach })
    return live.scene()
  }

  /** The tutor looks first; when he has nothing to say, or nothing to say in time, the action is done. */
  async function tutored(live: Session, question: Question, action: AnyAction, limit: number): Promise<Scene> {
    const warning = await warningOf(house.thinking, question, action)
    if (live !== session) return refuse('noTable')
    if (warning !== null && warning.cost > limit && live.question() === question)
      throw new Refusal({ code: 'tutor', warning })
    return done(live, action)
  }

  const calls: LiveTable['calls'] = {
    hall() {
      const db = store()
      const { systemLanguage, version, testBuild } = house
      const games = GAMES.filter((game) => game.hasTable).map(offerOf)
      const [open, last] = [openParties(db, OPEN), lastParties(db, LAST)]
      return { games, open, last, settings: loadSettings(db), systemLanguage, version, testBuild }
    },
    sit(setup) {
      const { game, people, options } = seated(setup, store())
      return sitDown({ game, people, options, preset: setup.preset })
    },
    resume(sitting) {
      if (session?.sitting === sitting) return session.scene()
      return seat(resumed(sitting, company()))
    },
    act(action, insists) {
      const live = table()
      const game = gameOf(live.scene().view.game) ?? refuse('notFound')
      const read = readAction(game, action)
      if ('fault' in read) return refuse('malformed')
      const question = live.question()
      const { tutor } = loadSettings(store()).coach
      const isAsked = tutor > 0 && !insists && question !== null
      return isAsked ? tutored(live, question, read.action, tutor) : done(live, read.action)
    },
    hint() {
      const live = table()
      const question = live.question() ?? refuse('notNow')
      const { hints, tutor } = loadSettings(store()).coach
      if (!hints && tutor === 0) return refuse('notNow')
      return house.thinking.hint(question).then((hint) => {
        if (live.question() === question) live.hinted()
        return hint
      })
    },
    judge() {
      const { record, deal, seat: own } = table().finishedDeal() ?? refuse('notNow')
      return house.thinking.analyse(record, deal, own)
    },
    giveUp: (what) => (table().giveUp(what) ? table().scene() : refuse('notNow')),
    deal: (packets) => (table().deal(packets) ? table().scene() : refuse('notNow')),
    again() {
      const live = table()
      const scene = live.scene()
      if (scene.series === 'over') return nextSeries(scene)
      return live.again() ? live.scene() : refuse('notNow')
    },
    leave() {
      leave()
      return null
    },
    saveSettings(settings) {
      const db = store()
      const before = loadSettings(db).name.trim()
      const name = settings.name.trim()
      return db.transaction(() => {
        if (before === '' && name !== '') nameUnnamed(db, name)
        return saveSettings(db, settings)
      })()
    },
  }

  return { seat, company, leave, calls }
}
