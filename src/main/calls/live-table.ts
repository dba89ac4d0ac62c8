// The table one sits at: there is one at a time. Calls from the Hall to the end of a partie.
import type { LeftTable } from '../../shared/hall.ts'
import { plainName } from '../../shared/names.ts'
import type { Scene } from '../../shared/bridge.ts'
import type { AnyAction } from '../../shared/view.ts'
import { GAMES, gameOf } from '../engine/games/games.ts'
import { readAction } from '../engine/replay.ts'
import { Refusal, refuse, refusedBy } from '../refusal.ts'
import { offerOf } from '../offers.ts'
import { eveningOf } from '../store/evening-places.ts'
import { openEvenings } from '../store/evenings.ts'
import { lastParties, openParties, partieLine } from '../store/list.ts'
import { lastPartie } from '../store/load.ts'
import { type ReadStore, type WriteStore, transact } from '../store/open.ts'
import { loadNumber, loadSettings, saveNumber, saveSettings } from '../store/settings.ts'
import { removeUnplayed } from '../store/unplayed.ts'
import { nameUnnamed } from '../store/people.ts'
import type { Company } from '../table/company.ts'
import type { Question, Session } from '../table/session.ts'
import { warningOf } from '../table/tutor.ts'
import type { EveningRoom } from './evening.ts'
import type { House, Some } from './house.ts'

export interface LiveTable {
  /** Sits down at another table, one that is made for it or one that was there; answers its scene. */
  seat(next: Session, isNew?: boolean): Scene
  company(): Company
  /**
   * Asks another thread something for the person who looks. The answer is refused when the table has been left or the
   * screen handed over meanwhile: it may say what only the person who asked may know.
   */
  forViewer<T>(ask: () => Promise<T>): Promise<T>
  /** What the person at the screen has to decide; null while there is nothing. */
  question(): Question | null
  /** Gets up from the table; the evening it belongs to goes on. */
  stand(): void
  /** Leaves the table, and the evening with it. */
  leave(): void
  readonly calls: Some<
    | 'hall'
    | 'sit'
    | 'resume'
    | 'learn'
    | 'act'
    | 'hint'
    | 'judge'
    | 'giveUp'
    | 'takeBack'
    | 'pointOut'
    | 'playOut'
    | 'deal'
    | 'again'
    | 'leave'
    | 'uncover'
    | 'leaveToPlayer'
    | 'saveSettings'
  >
}

/** Parties in the Hall at most: open ones, and the last ones; all others are in the archive. */
const OPEN = 50
/** The number by which the table is kept at which one sits, and the one for none. */
const TABLE = 'table'
const NOWHERE = 0
const LAST = 12

/** Loaded with the first table. */
const seating = () => import('../seating.ts')

export function openLiveTable(house: House, room: () => Pick<EveningRoom, 'resume' | 'leave'>): LiveTable {
  let session: Session | null = null
  /** The table that was made last, and its archive: it is removed when it is left, unless something was played. */
  let made: { readonly table: Session; readonly db: WriteStore } | null = null
  /** Opened so far. */
  let lessons = 0
  const store = () => house.data.store()
  const table = (): Session => session ?? refuse('noTable')

  function seat(next: Session, isNew = false): Scene {
    const scene = next.scene()
    // practice is begun beside an evening, which goes on
    if (scene.evening === null && !scene.practice) room().leave()
    if (session !== next) {
      session?.leave()
      // taken up again it is a table like any other
      if (made?.table.sitting === scene.sitting) made = null
      clear()
    }
    session = next
    if (isNew) made = { table: next, db: store() }
    remember(scene.practice || scene.lesson !== undefined ? NOWHERE : scene.sitting)
    return scene
  }

  /** Removes the table that was left if nothing was played at it; what cannot be removed stays. */
  function clear(): void {
    const left = made
    made = null
    if (left === null || left.table.isPlayed()) return
    try {
      // another archive may have taken the place of that one
      if (store() === left.db) removeUnplayed(left.db, left.table.sitting)
    } catch (error) {
      house.failed(error)
    }
  }

  /** Keeps in mind at which table one sits, should the program be closed there; no table is worth failing over that. */
  function remember(sitting: number): void {
    try {
      saveNumber(store(), TABLE, sitting)
    } catch (error) {
      house.failed(error)
    }
  }

  /**
   * Returns the open table if the page was reloaded, else the one left by closing the app, if its partie can go on. A
   * guided deal is not resumed.
   */
  function leftAt(db: ReadStore): LeftTable | null {
    if (session !== null) {
      const { evening, lesson } = session.scene()
      return lesson === undefined ? { sitting: session.sitting, evening, isLive: true } : null
    }
    const sitting = loadNumber(db, TABLE) ?? NOWHERE
    if (sitting === NOWHERE) return null
    const evening = eveningOf(db, sitting)
    const waits = partieLine(db, { sitting, partie: lastPartie(db, sitting) })?.outcome === null
    const isOpen = evening === null ? openParties(db, OPEN).some((line) => line.sitting === sitting) : waits
    return isOpen ? { sitting, evening, isLive: false } : null
  }

  function stand(): void {
    session?.leave()
    session = null
  }

  function leave(): void {
    stand()
    room().leave()
  }

  function company(): Company {
    const db = store()
    const { thinking, now, publish } = house
    const failed = (error: unknown): void => house.tell({ news: 'refused', refused: refusedBy(error, house.failed) })
    return { store: db, thinking, pace: () => loadSettings(db).pace, now, publish, failed }
  }

  const sitAgain = async (sitting: number): Promise<Scene> =>
    (await room().resume(sitting)) ?? seat(await (await seating()).resumed(sitting, company()))

  async function nextSeries(scene: Scene): Promise<Scene> {
    const { begunAfter } = await seating()
    return seat(await begunAfter(scene, house.zone, company()), true)
  }

  /** Whether the coach may speak while a deal of this table is played: some games let a table choose. */
  const isCoached = (live: Session): boolean => live.scene().options['hints'] !== false

  async function forViewer<T>(ask: () => Promise<T>): Promise<T> {
    const live = table()
    const viewer = live.viewer()
    const answer = await ask()
    if (live !== session) return refuse('noTable')
    return live.viewer() === viewer ? answer : refuse('notNow')
  }

  function done(live: Session, action: AnyAction): Scene {
    if (live.actor() === null) return refuse('notNow')
    const breach = live.act(action)
    if (breach !== null) throw new Refusal({ code: 'breach', breach })
    return live.scene()
  }

  /** The tutor looks first; when he has nothing to say, or nothing to say in time, the action is done. */
  async function tutored(live: Session, question: Question, action: AnyAction, limit: number): Promise<Scene> {
    const warning = await forViewer(() => warningOf(house.thinking, question, action))
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
      const evenings = openEvenings(db, OPEN)
      const left = leftAt(db)
      return { games, open, left, evenings, last, settings: loadSettings(db), systemLanguage, version, testBuild }
    },
    async sit(setup) {
      const { begun, seated } = await seating()
      const { game, ...party } = seated(setup, store())
      const mind = await game.mind()
      return seat(begun({ ...party, mind, preset: setup.preset }, house.zone, company()), true)
    },
    resume: (sitting) => (session?.sitting === sitting ? session.scene() : sitAgain(sitting)),
    async learn(id) {
      const game = gameOf(id)
      if (game?.lesson === undefined || !game.hasTable) return refuse('notFound')
      const fetched = [import('../table/lesson.ts'), game.lesson(), game.mind()] as const
      const [{ openLesson }, lesson, mind] = await Promise.all(fetched)
      lessons += 1
      return seat(openLesson(mind, lesson, plainName(loadSettings(store()).name), -lessons, company()))
    },
    act(action, insists) {
      const live = table()
      const game = gameOf(live.scene().view.game) ?? refuse('notFound')
      const read = readAction(game, action)
      if ('fault' in read) return refuse('malformed')
      const question = live.question()
      const { tutor } = loadSettings(store()).coach
      const isAsked = live.scene().lesson === undefined && tutor > 0 && !insists && question !== null && isCoached(live)
      return isAsked ? tutored(live, question, read.action, tutor) : done(live, read.action)
    },
    hint() {
      const live = table()
      const question = live.question() ?? refuse('notNow')
      const { hints, tutor } = loadSettings(store()).coach
      if (!isCoached(live) || (!hints && tutor === 0)) return refuse('notNow')
      return forViewer(() =>
        house.thinking.hint(question).then((hint) => {
          if (live.question() === question) live.hinted()
          return hint
        }),
      )
    },
    judge() {
      const { record, deal, seat: own } = table().finishedDeal() ?? refuse('notNow')
      return forViewer(() => house.thinking.analyse(record, deal, own))
    },
    giveUp: (what) => (table().giveUp(what) ? table().scene() : refuse('notNow')),
    takeBack: () => (table().takeBack() ? table().scene() : refuse('notNow')),
    pointOut: () => (table().pointOut() ? table().scene() : refuse('notNow')),
    playOut: () => (table().playOut() ? table().scene() : refuse('notNow')),
    deal: (packets) => (table().deal(packets) ? table().scene() : refuse('notNow')),
    again() {
      const live = table()
      const scene = live.scene()
      if (scene.series === 'over' && scene.evening === null) return nextSeries(scene)
      return live.again() ? live.scene() : refuse('notNow')
    },
    leave() {
      stand()
      remember(NOWHERE)
      clear()
      return null
    },
    uncover: () => (table().uncover() ? table().scene() : refuse('notNow')),
    leaveToPlayer: () => (table().leaveToPlayer() ? table().scene() : refuse('notNow')),
    saveSettings(settings) {
      const db = store()
      const before = plainName(loadSettings(db).name)
      const name = plainName(settings.name)
      const saved = transact(db, () => {
        if (before === '' && name !== '') nameUnnamed(db, name)
        return saveSettings(db, settings)
      })
      house.desk.settled(saved)
      return saved
    },
  }

  return { seat, company, forViewer, question: () => session?.question() ?? null, stand, leave, calls }
}
