// The calls of the live table, from its start to the end of a partie.
import type { Scene } from '../../shared/bridge.ts'
import type { AnyAction, Breach } from '../../shared/view.ts'
import { findGame } from '../engine/games/games.ts'
import { parseGameAction } from '../engine/replay.ts'
import { Refusal, refuse } from '../refusal.ts'
import { rememberTable } from '../store/last-played.ts'
import { loadSettings } from '../store/settings.ts'
import type { PendingDecision, TableSession } from '../table/session.ts'
import { findTutorWarning } from '../table/tutor.ts'
import type { AppContext, CallHandlers } from './context.ts'
import type { LazyEveningCalls } from './evening.ts'
import type { LiveTable } from './live-table.ts'

/** Loaded with the first table. */
const loadTableSetup = () => import('../table-setup.ts')

/** Creates the calls that start, resume and leave a table. */
export function createTableCalls(
  context: AppContext,
  live: LiveTable,
  evenings: Pick<LazyEveningCalls, 'resumePartie'>,
) {
  const getStore = () => context.data.getStore()
  let lessonCount = 0

  const resumeStored = async (sitting: number): Promise<Scene> =>
    (await evenings.resumePartie(sitting)) ??
    live.switchTable(await (await loadTableSetup()).resumeTable(sitting, live.getTableDeps()))

  async function startNextSeries(scene: Scene): Promise<Scene> {
    const { startNextSitting, removeUnplayedSitting } = await loadTableSetup()
    const next = await startNextSitting(scene, context.zone, live.getTableDeps())
    return live.switchTable(next, removeUnplayedSitting)
  }

  return {
    async startTable(setup) {
      const { startSitting, checkSetup, removeUnplayedSitting } = await loadTableSetup()
      const { game, ...party } = checkSetup(setup, getStore())
      const ai = await game.loadAi()
      const table = { ...party, ai, preset: setup.preset }
      const opened = startSitting(table, context.zone, live.getTableDeps())
      const computers = party.people.flatMap((one) => (one.kind === 'computer' ? [one.name] : []))
      rememberTable(getStore(), { setup, computers })
      return live.switchTable(opened, removeUnplayedSitting)
    },
    resumeTable(sitting) {
      const session = live.findSession()
      return session?.sitting === sitting ? session.getScene() : resumeStored(sitting)
    },
    async startLesson(game, note) {
      const { openLesson } = await import('../table/lesson.ts')
      lessonCount += 1
      return live.switchTable(await openLesson(game, note, -lessonCount, live.getTableDeps()))
    },
    startNextPartie() {
      const session = live.getSession()
      const scene = session.getScene()
      const isOver = scene.series === 'over' || (scene.match?.winner ?? null) !== null
      if (isOver && scene.evening === null) return startNextSeries(scene)
      return session.startNextPartie() ? session.getScene() : refuse('notNow')
    },
    leaveTable() {
      live.leaveForGood()
      return null
    },
  } satisfies Partial<CallHandlers>
}

/** Creates the calls of a partie in progress. */
export function createPlayCalls(live: LiveTable) {
  /** Returns the scene after a step that the session may refuse. */
  const step = (take: (session: TableSession) => boolean): Scene => {
    const session = live.getSession()
    return take(session) ? session.getScene() : refuse('notNow')
  }
  return {
    giveUp: (what) => step((session) => session.giveUp(what)),
    priceGiveUp: (what) => live.getSession().priceGiveUp(what).price,
    takeBack: () => step((session) => session.undo()),
    pointOut: () => step((session) => session.pointOut()),
    playOut: () => step((session) => session.playOut()),
    dealCards: (packets) => step((session) => session.dealCards(packets)),
    uncover: () => step((session) => session.uncoverHand()),
    leaveToPlayer: (scope) => step((session) => session.leaveToPlayer(scope)),
  } satisfies Partial<CallHandlers>
}

/** Creates the calls that the coach takes part in. */
export function createCoachedCalls(context: AppContext, live: LiveTable) {
  const getCoachSettings = () => loadSettings(context.data.getStore()).coach

  /** Asks the tutor first; does the action if the tutor has no warning, or none in time. */
  async function actAfterTutor(
    session: TableSession,
    question: PendingDecision,
    action: AnyAction,
    limit: number,
  ): Promise<Scene> {
    const warning = await live.askForViewer(() =>
      findTutorWarning(context.aiClient, question, action),
    )
    if (warning !== null && warning.cost > limit && session.getDecision() === question)
      throw new Refusal({ code: 'tutor', warning })
    return actOrRefuse(session, action)
  }

  return {
    act(given, insists) {
      const session = live.getSession()
      const { view, lesson } = session.getScene()
      const read = parseGameAction(findGame(view.game) ?? refuse('notFound'), given)
      if ('fault' in read) return refuse('malformed')
      const { action } = read
      if (session.answer !== undefined) return answerOrRefuse(live, session.answer(action))
      const question = session.getDecision()
      const { tutor } = getCoachSettings()
      const isAsked = lesson === undefined && tutor > 0 && !insists && isCoached(session)
      return isAsked && question !== null
        ? actAfterTutor(session, question, action, tutor)
        : actOrRefuse(session, action)
    },
    requestHint() {
      const session = live.getSession()
      const question = session.getDecision() ?? refuse('notNow')
      const { hints, tutor } = getCoachSettings()
      if (!isCoached(session) || (!hints && tutor === 0)) return refuse('notNow')
      return live.askForViewer(async () => {
        const hint = await (session.computeHint?.() ?? context.aiClient.computeHint(question))
        if (session.getDecision() === question) session.noteHint()
        return hint
      })
    },
    judgeDeal() {
      const finished = live.getSession().getFinishedDeal() ?? refuse('notNow')
      const { record, dealNumber, seat } = finished
      return live.askForViewer(() => context.aiClient.analyseRecord(record, dealNumber, seat))
    },
  } satisfies Partial<CallHandlers>
}

/** Returns true if the coach may give hints at this table: in some games that is an option. */
const isCoached = (session: TableSession): boolean => session.getScene().options['hints'] !== false

/** Waits for the answer of a table that judges it first. */
const answerOrRefuse = (live: LiveTable, answer: Promise<Breach | null>): Promise<Scene> =>
  live.askForViewer(async () => {
    const breach = await answer
    if (breach !== null) throw new Refusal({ code: 'breach', breach })
    return live.getSession().getScene()
  })

function actOrRefuse(session: TableSession, action: AnyAction): Scene {
  if (session.getActingSeat() === null) return refuse('notNow')
  const breach = session.act(action)
  if (breach !== null) throw new Refusal({ code: 'breach', breach })
  return session.getScene()
}
