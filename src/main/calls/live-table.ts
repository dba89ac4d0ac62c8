// The calls of the live table, from the Hall to the end of a partie. There is at most one table.
import type { LeftTable } from '../../shared/hall.ts'
import { plainName } from '../../shared/names.ts'
import type { Scene } from '../../shared/bridge.ts'
import type { AnyAction } from '../../shared/view.ts'
import { GAMES, findGame } from '../engine/games/games.ts'
import { parseGameAction } from '../engine/replay.ts'
import { Refusal, refuse, refusalFromError } from '../refusal.ts'
import { buildGameOffer } from '../offers.ts'
import { findEveningId } from '../store/evening-lookup.ts'
import { listOpenEvenings } from '../store/evenings.ts'
import { listLastParties, listOpenParties, findPartieLine } from '../store/list.ts'
import { getLastPartie } from '../store/load.ts'
import { type ReadStore, type WriteStore, transact } from '../store/open.ts'
import { loadNumber, loadSettings, saveNumber, saveSettings } from '../store/settings.ts'
import type { removeUnplayedSitting } from '../store/unplayed.ts'
import { nameUnnamedPerson } from '../store/people.ts'
import type { TableDeps } from '../table/table-deps.ts'
import type { PendingDecision, TableSession } from '../table/session.ts'
import { findTutorWarning } from '../table/tutor.ts'
import type { LazyEveningCalls } from './evening.ts'
import type { AppContext, Handlers } from './context.ts'

/** Removes a sitting in which nothing was played; returns false if something was. */
type RemoveUnplayed = typeof removeUnplayedSitting

export interface LiveTable {
  /**
   * Leaves the table for another one and returns its scene. A new table comes with the function
   * that removes it if nothing is played: that is loaded with the table, not when the program
   * starts.
   */
  switchTable(next: TableSession, removeUnplayed?: RemoveUnplayed): Scene
  getTableDeps(): TableDeps
  /**
   * Asks another thread something for the viewer. The answer is refused if the table was left or
   * the screen handed over meanwhile: it may contain what only the person who asked may know.
   */
  askForViewer<T>(ask: () => Promise<T>): Promise<T>
  /** Returns the decision the person at the screen has to make; null if there is none. */
  getQuestion(): PendingDecision | null
  /** Leaves the table; the evening it belongs to goes on. */
  leaveTable(): void
  /** Leaves the table and its evening. */
  leaveTableAndEvening(): void
  readonly calls: Handlers<
    | 'loadHall'
    | 'startTable'
    | 'resumeTable'
    | 'startLesson'
    | 'act'
    | 'requestHint'
    | 'judgeDeal'
    | 'giveUp'
    | 'takeBack'
    | 'pointOut'
    | 'playOut'
    | 'dealCards'
    | 'startNextPartie'
    | 'leaveTable'
    | 'uncover'
    | 'leaveToPlayer'
    | 'saveSettings'
  >
}

/** Most open parties in the Hall; MAX_LAST limits the finished ones. The archive has all others. */
const MAX_OPEN = 50
/** Key under which the sitting at the table is saved; NO_SITTING means none. */
const LAST_TABLE_KEY = 'table'
const NO_SITTING = 0
const MAX_LAST = 12

/** Loaded with the first table. */
const loadTableSetup = () => import('../table-setup.ts')

export function createLiveTable(
  context: AppContext,
  getEvenings: () => Pick<LazyEveningCalls, 'resumePartie' | 'leaveEvening'>,
): LiveTable {
  let session: TableSession | null = null
  /**
   * The newest table, and its archive: it is removed when it is left, unless something was played.
   */
  let newTable: {
    readonly session: TableSession
    readonly db: WriteStore
    readonly removeUnplayed: RemoveUnplayed
  } | null = null
  /** Number of lessons opened so far. */
  let lessonCount = 0
  const getStore = () => context.data.getStore()
  const getSession = (): TableSession => session ?? refuse('noTable')

  function switchTable(next: TableSession, removeUnplayed?: RemoveUnplayed): Scene {
    const scene = next.getScene()
    // practice does not end the evening
    if (scene.evening === null && !scene.practice) getEvenings().leaveEvening()
    if (session !== next) {
      session?.close()
      // once resumed it is a table like any other
      if (newTable?.session.sitting === scene.sitting) newTable = null
      removeUnusedTable()
    }
    session = next
    if (removeUnplayed !== undefined) newTable = { session: next, db: getStore(), removeUnplayed }
    saveLastTable(scene.practice || scene.lesson !== undefined ? NO_SITTING : scene.sitting)
    return scene
  }

  /**
   * Removes the table that was left if nothing was played at it; reports an error if it cannot be
   * removed.
   */
  function removeUnusedTable(): void {
    const left = newTable
    newTable = null
    if (left === null || left.session.isPlayed()) return
    try {
      // another archive may have taken its place
      if (getStore() === left.db) left.removeUnplayed(left.db, left.session.sitting)
    } catch (error) {
      context.reportError(error)
    }
  }

  /**
   * Saves which table is open, in case the program is closed there; an error is reported, since no
   * table should fail over it.
   */
  function saveLastTable(sitting: number): void {
    try {
      saveNumber(getStore(), LAST_TABLE_KEY, sitting)
    } catch (error) {
      context.reportError(error)
    }
  }

  /**
   * Returns the open table if the page was reloaded, else the one left by closing the app, if its
   * partie can go on. A lesson is not resumed.
   */
  function findLeftTable(db: ReadStore): LeftTable | null {
    if (session !== null) {
      const { evening, lesson } = session.getScene()
      return lesson === undefined ? { sitting: session.sitting, evening, isLive: true } : null
    }
    const sitting = loadNumber(db, LAST_TABLE_KEY) ?? NO_SITTING
    if (sitting === NO_SITTING) return null
    const evening = findEveningId(db, sitting)
    const waits =
      findPartieLine(db, { sitting, partie: getLastPartie(db, sitting) })?.outcome === null
    const isOpen =
      evening === null
        ? listOpenParties(db, MAX_OPEN).some((line) => line.sitting === sitting)
        : waits
    return isOpen ? { sitting, evening, isLive: false } : null
  }

  function leaveTable(): void {
    session?.close()
    session = null
  }

  function leaveTableAndEvening(): void {
    leaveTable()
    getEvenings().leaveEvening()
  }

  function getTableDeps(): TableDeps {
    const db = getStore()
    const { aiClient, now, publishScene } = context
    const reportError = (error: unknown): void =>
      context.sendNews({ news: 'refused', refused: refusalFromError(error, context.reportError) })
    return {
      store: db,
      aiClient,
      pace: () => loadSettings(db).pace,
      now,
      publish: publishScene,
      reportError,
    }
  }

  const resumeStored = async (sitting: number): Promise<Scene> =>
    (await getEvenings().resumePartie(sitting)) ??
    switchTable(await (await loadTableSetup()).resumeTable(sitting, getTableDeps()))

  async function startNextSeries(scene: Scene): Promise<Scene> {
    const { startNextSitting, removeUnplayedSitting } = await loadTableSetup()
    return switchTable(
      await startNextSitting(scene, context.zone, getTableDeps()),
      removeUnplayedSitting,
    )
  }

  /**
   * Returns true if the coach may give hints during a deal of this table: some games let a table
   * choose.
   */
  const isCoached = (live: TableSession): boolean => live.getScene().options['hints'] !== false

  async function askForViewer<T>(ask: () => Promise<T>): Promise<T> {
    const live = getSession()
    const viewer = live.getViewerId()
    const answer = await ask()
    if (live !== session) return refuse('noTable')
    return live.getViewerId() === viewer ? answer : refuse('notNow')
  }

  function actOrRefuse(live: TableSession, action: AnyAction): Scene {
    if (live.getActingSeat() === null) return refuse('notNow')
    const breach = live.act(action)
    if (breach !== null) throw new Refusal({ code: 'breach', breach })
    return live.getScene()
  }

  /** Asks the tutor first; does the action if the tutor has no warning, or none in time. */
  async function actAfterTutor(
    live: TableSession,
    question: PendingDecision,
    action: AnyAction,
    limit: number,
  ): Promise<Scene> {
    const warning = await askForViewer(() => findTutorWarning(context.aiClient, question, action))
    if (warning !== null && warning.cost > limit && live.getDecision() === question)
      throw new Refusal({ code: 'tutor', warning })
    return actOrRefuse(live, action)
  }

  const calls: LiveTable['calls'] = {
    loadHall() {
      const db = getStore()
      const { systemLanguage, version, testBuild } = context
      const games = GAMES.map(buildGameOffer)
      const [open, last] = [listOpenParties(db, MAX_OPEN), listLastParties(db, MAX_LAST)]
      const evenings = listOpenEvenings(db, MAX_OPEN)
      const left = findLeftTable(db)
      return {
        games,
        open,
        left,
        evenings,
        last,
        settings: loadSettings(db),
        systemLanguage,
        version,
        testBuild,
      }
    },
    async startTable(setup) {
      const { startSitting, checkSetup, removeUnplayedSitting } = await loadTableSetup()
      const { game, ...party } = checkSetup(setup, getStore())
      const ai = await game.loadAi()
      const opened = startSitting(
        { ...party, ai, preset: setup.preset },
        context.zone,
        getTableDeps(),
      )
      return switchTable(opened, removeUnplayedSitting)
    },
    resumeTable: (sitting) =>
      session?.sitting === sitting ? session.getScene() : resumeStored(sitting),
    async startLesson(id) {
      const game = findGame(id)
      if (game === null) return refuse('notFound')
      const fetched = [import('../table/lesson.ts'), game.loadLesson(), game.loadAi()] as const
      const [{ createLessonSession }, lesson, ai] = await Promise.all(fetched)
      lessonCount += 1
      return switchTable(
        createLessonSession(
          ai,
          lesson,
          plainName(loadSettings(getStore()).name),
          -lessonCount,
          getTableDeps(),
        ),
      )
    },
    act(action, insists) {
      const live = getSession()
      const game = findGame(live.getScene().view.game) ?? refuse('notFound')
      const read = parseGameAction(game, action)
      if ('fault' in read) return refuse('malformed')
      const question = live.getDecision()
      const { tutor } = loadSettings(getStore()).coach
      const isAsked =
        live.getScene().lesson === undefined &&
        tutor > 0 &&
        !insists &&
        question !== null &&
        isCoached(live)
      return isAsked
        ? actAfterTutor(live, question, read.action, tutor)
        : actOrRefuse(live, read.action)
    },
    requestHint() {
      const live = getSession()
      const question = live.getDecision() ?? refuse('notNow')
      const { hints, tutor } = loadSettings(getStore()).coach
      if (!isCoached(live) || (!hints && tutor === 0)) return refuse('notNow')
      return askForViewer(() =>
        context.aiClient.computeHint(question).then((hint) => {
          if (live.getDecision() === question) live.noteHint()
          return hint
        }),
      )
    },
    judgeDeal() {
      const {
        record,
        dealNumber: deal,
        seat: own,
      } = getSession().getFinishedDeal() ?? refuse('notNow')
      return askForViewer(() => context.aiClient.analyseRecord(record, deal, own))
    },
    giveUp: (what) => (getSession().giveUp(what) ? getSession().getScene() : refuse('notNow')),
    takeBack: () => (getSession().undo() ? getSession().getScene() : refuse('notNow')),
    pointOut: () => (getSession().pointOut() ? getSession().getScene() : refuse('notNow')),
    playOut: () => (getSession().playOut() ? getSession().getScene() : refuse('notNow')),
    dealCards: (packets) =>
      getSession().dealCards(packets) ? getSession().getScene() : refuse('notNow'),
    startNextPartie() {
      const live = getSession()
      const scene = live.getScene()
      if (scene.series === 'over' && scene.evening === null) return startNextSeries(scene)
      return live.startNextPartie() ? live.getScene() : refuse('notNow')
    },
    leaveTable() {
      leaveTable()
      saveLastTable(NO_SITTING)
      removeUnusedTable()
      return null
    },
    uncover: () => (getSession().uncoverHand() ? getSession().getScene() : refuse('notNow')),
    leaveToPlayer: () =>
      getSession().leaveToPlayer() ? getSession().getScene() : refuse('notNow'),
    saveSettings(settings) {
      const db = getStore()
      const before = plainName(loadSettings(db).name)
      const name = plainName(settings.name)
      const saved = transact(db, () => {
        if (before === '' && name !== '') nameUnnamedPerson(db, name)
        return saveSettings(db, settings)
      })
      context.desktop.applySettings(saved)
      return saved
    },
  }

  return {
    switchTable,
    getTableDeps,
    askForViewer,
    getQuestion: () => session?.getDecision() ?? null,
    leaveTable,
    leaveTableAndEvening,
    calls,
  }
}
