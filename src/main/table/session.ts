// The live table: one partie after the other of one sitting. It holds the only changing state there is, writes every
// action to the store before anybody sees its effect, and asks the computer players in their turn.
import type { GiveUpScope, Scene } from '../../shared/bridge.ts'
import type { AnyAction, AnyEvent, Breach, Seat, TableView } from '../../shared/view.ts'
import { type Deal, type GameState, inDeal, play } from '../engine/games/game.ts'
import type { LessonProgress } from '../engine/games/lesson.ts'
import { drawForDeal } from '../engine/players/match.ts'
import { randomFrom } from '../engine/random.ts'
import type { Cut, RecordDocument } from '../engine/record.ts'
import { getLastPartie, loadPartie } from '../store/load.ts'
import { transact } from '../store/open.ts'
import { addAction, addDeal } from '../store/sittings.ts'
import { undoActions, listUndoneActions } from '../store/taken-back.ts'
import { type ScreenViewer, findViewers, viewerFor } from './viewers.ts'
import { type TableDeps, pauseBeforeTurn, retryWrite } from './table-deps.ts'
import { type ComputerTurn, askComputer, askComputers, findDefaultAction } from './computers.ts'
import { prepareDeal } from './next-deal.ts'
import { appendToLogs } from './logs.ts'
import { type TableState, type SittingSetup, startNewPartie, buildPartieFact, resumePartie } from './table-state.ts'
import { findClaimableBreach, countCertainTricksFor, mayJudgeDeal, buildScene } from './scene.ts'
import { findUndoTarget } from './undo.ts'
import { newSeed } from './ai-client.ts'

export interface TableSession {
  readonly sitting: number
  getScene(): Scene
  /** The seat the screen acts for now; null while it acts for none. */
  getActingSeat(): Seat | null
  /** Does an action of that seat; the breach when the rules do not allow it, and then nothing has changed. */
  act(action: AnyAction): Breach | null
  /** Why the seat the screen acts for may not do this; null where it may, or acts for none. */
  findBreach(action: AnyAction): Breach | null
  /** Identifies who looks, and since which hand-over: what one person asks is not answered to another. */
  getViewerId(): string
  /** What the seat that looks may do now and knows of it; null when it is not its turn. */
  getDecision(): PendingDecision | null
  /** Keeps in mind that the person has been given a hint for what he does next. */
  noteHint(): void
  /** The deal last finished, for the coach: the record of its partie; null while none is, and where nobody’s eye looks. */
  getFinishedDeal(): { readonly record: RecordDocument; readonly dealNumber: number; readonly seat: Seat } | null
  /** The deal that was begun last, and how many actions have been done in it. */
  getProgress(): LessonProgress
  /** False when there is nothing to give up, or nobody at the screen whose it is. */
  giveUp(what: GiveUpScope): boolean
  /** What the person at the screen did last was not done; false where it stays done. */
  undo(): boolean
  /** An onlooker points out a breach, which is claimed for the seat entitled to it (S-6); false when none is proven. */
  pointOut(): boolean
  /** Plays the tricks that are certain; false when none are. */
  playOut(): boolean
  /** Deals the next cards; false when it is not the time for it, or these packets are not the game's. */
  dealCards(packets: string | null): boolean
  /** Begins another partie; false while this one is not over, where the series is over with it, and in an evening. */
  startNextPartie(): boolean
  /** The person is there to whom the screen was to be handed (S-8); false when it was not. */
  uncoverHand(): boolean
  /** The computer player decides himself who waits for advice (S-3); false when none waits. */
  leaveToPlayer(): boolean
  /** The computer players fall silent; everything is already written. */
  close(): void
  /** False once it was left. */
  isOpen(): boolean
  /** Whether cards were dealt, or a person has done anything, since it was opened. */
  isPlayed(): boolean
}

/** A moment at which the person has to do something; another object at another moment. */
export interface PendingDecision {
  readonly view: TableView
  readonly legal: readonly AnyAction[]
}

/** How an action came about. */
interface ActionFlags {
  readonly standIn: boolean
  readonly hint: boolean
  readonly pointedOut: boolean
}
const STAND_IN = { standIn: true } as const
const POINTED_OUT = { pointedOut: true } as const
const PLAIN: ActionFlags = { standIn: false, hint: false, pointedOut: false }

/**
 * Where a table begins: with the cards drawn for the first deal of a partie, the first of its sitting unless it is said,
 * or where the record of the sitting's last partie stops.
 */
export type SessionStart = { readonly cut: Cut; readonly partie?: number } | { readonly record: RecordDocument }

/** Opens a table. */
export function createSession(table: SittingSetup, start: SessionStart, deps: TableDeps): TableSession {
  const { game, options } = table
  const { store, now: clock, publish } = deps
  const viewers = findViewers(table.people, table.evening?.advised ?? null, table.evening?.isShared)
  const context = { table, viewers, deps }
  let isOpen = true
  let isPlayed = false
  /** The seat the screen was last handed to, where several persons play. */
  let holder: Seat | null = null
  /** How often the screen was handed to somebody. */
  let handOvers = 0
  let current =
    'cut' in start ? startNewPartie(context, start.partie ?? 1, start.cut, null) : resumePartie(context, start.record)
  /** The moment the person was given a hint for, the one he was last asked about, and the one left to a computer player. */
  let hintedAt: TableState | null = null
  let pending: { readonly at: TableState; readonly decision: PendingDecision } | null = null
  let delegatedAt: TableState | null = null
  /** The moment at which every computer player has been heard, and none has anything to say. */
  let settledAt: TableState | null = null
  /** The deal that is played out since its tricks are certain. */
  let playsOut: number | null = null

  const getPartiePlace = () => ({ sitting: table.sitting, partie: current.setup.partie })

  const getScreenViewer = (): ScreenViewer =>
    viewerFor(viewers, holder, { turn: game.seatToPlay(current.state), mayAct: game.seatsToAct(current.state) })

  const findBreachToPointOut = () => findClaimableBreach(table, current.state, viewers)

  function getScene(): Scene {
    const screenViewer = getScreenViewer()
    return buildScene(
      current.setup,
      { ...current, provenBreach: findBreachToPointOut() },
      screenViewer,
      current.logs.get(screenViewer.viewer) ?? [],
    )
  }

  const computerTurn: ComputerTurn = {
    ...{ table, deps },
    isCurrent: (state) => isOpen && current.state === state,
    waitForTurn: () =>
      pauseBeforeTurn(playsOut === current.deal ? 'instant' : deps.pace(), current.undoTarget !== null),
    isAdvised: (seat) => viewers.advised === seat && delegatedAt !== current,
    actFor: (seat, action, standIn) => void actFor(seat, action, { ...PLAIN, standIn }),
  }

  /** On disk first, with all that hangs on it; then in the state, then on the screen; then the computer players go on. */
  function commitAndPublish(next: TableState, write: () => void): void {
    const outcome = game.findOutcome(next.state)
    const afterCommit = transact(store, () => {
      write()
      return outcome === null ? undefined : deps.onPartieEnd?.(outcome, getPartiePlace())
    })
    current = next
    publish(getScene())
    afterCommit?.()
    runFollowUp(next, async () => {
      if (!playCertain()) await askComputerPlayers(next)
    })
  }

  /** What comes of a moment by itself. What cannot be written is tried again for as long as nothing else has happened. */
  function runFollowUp(state: TableState, work: () => Promise<void>): void {
    work().catch((error: unknown) => retryWrite(error, deps.reportError, () => isOpen && current === state, work))
  }

  /** Leads the next card of those that take every trick; false where that is not asked for, or not his turn. */
  function playCertain(): boolean {
    const { state, setup, deal } = current
    if (!isOpen || playsOut !== deal) return false
    const screenViewer = getScreenViewer()
    const { actsFor: acts } = screenViewer
    if (acts === null || countCertainTricksFor(setup, state, screenViewer) === 0) return false
    const lead = game.legalActions(state, acts).find((action) => action.do === 'play')
    if (lead === undefined) return false
    actFor(acts, lead, PLAIN)
    return true
  }

  async function askComputerPlayers(tableState: TableState): Promise<void> {
    await askComputers(computerTurn, tableState.state)
    settledAt = tableState
  }

  /** Between two deals: a computer player not yet heard is not hurried out of what is due to it. */
  function takeDefaultActions(): void {
    if (settledAt === current) return
    for (const seat of game.seatsToAct(current.state).filter((one) => table.people[one]?.kind === 'computer')) {
      const wish = findDefaultAction(table, current.state, seat)
      if (wish !== null) actFor(seat, wish, PLAIN)
    }
  }

  function commitAction(
    seat: Seat,
    chosen: AnyAction,
    result: { readonly state: GameState; readonly events: readonly AnyEvent[] },
    flags: ActionFlags,
  ): void {
    const { deal, seed, setup, state: before, logs } = current
    const action = { ...chosen, seat, ...(flags.standIn && STAND_IN), ...(flags.pointedOut && POINTED_OUT) }
    const moment = { partie: setup.partie, deal, before, state: result.state, events: result.events, action }
    const step = current.step + 1
    const next = {
      ...{ state: result.state, deal, step, seed, setup, logs: appendToLogs(game, logs, moment, seed) },
      moment: current.moment + 1,
      undoTarget: findUndoTarget({ table, viewers }, moment, step, current.undoTarget),
    }
    commitAndPublish(next, () => {
      const done = { seat, action: chosen, ...flags }
      addAction(
        store,
        { ...getPartiePlace(), deal, step: next.step },
        done,
        buildPartieFact(game, result.state),
        clock(),
      )
    })
    isPlayed ||= table.people[seat]?.kind === 'person'
  }

  function actFor(seat: Seat, action: AnyAction, flags: ActionFlags): Breach | null {
    const played = play(game, current.state, seat, action)
    if (played.breach !== null) return played.breach
    commitAction(seat, action, played, flags)
    return null
  }

  const askFromHere = (): void => {
    const tableState = current
    runFollowUp(tableState, () => askComputerPlayers(tableState))
  }

  if ('record' in start) askFromHere()

  return {
    sitting: table.sitting,
    getScene,
    getActingSeat: () => getScreenViewer().actsFor,
    getViewerId: () => `${getScreenViewer().viewer} ${handOvers}`,
    act(action) {
      const { actsFor: acts } = getScreenViewer()
      if (acts === null) throw new Error('nobody to act for')
      return actFor(acts, action, { ...PLAIN, hint: hintedAt === current })
    },
    findBreach(action) {
      const { actsFor: acts } = getScreenViewer()
      return acts === null ? null : game.findBreach(current.state, acts, action)
    },
    getDecision() {
      const { state } = current
      const { actsFor: acts } = getScreenViewer()
      if (acts === null || game.seatToPlay(state) !== acts) return null
      if (pending?.at !== current)
        pending = { at: current, decision: { view: game.viewFor(state, acts), legal: game.legalActions(state, acts) } }
      return pending.decision
    },
    noteHint() {
      hintedAt = current
    },
    getFinishedDeal() {
      const { state, deal } = current
      const { viewer } = getScreenViewer()
      if (!mayJudgeDeal(game, state, viewer)) return null
      const stored = loadPartie(store, getPartiePlace())
      return stored === null ? null : { record: stored, dealNumber: deal, seat: viewer }
    },
    getProgress: () => ({ deal: current.deal, step: current.step }),
    giveUp(what) {
      const { actsFor: acts, advises } = getScreenViewer()
      if (!inDeal(current.state) || acts === null || advises) return false
      const word = what === 'deal' ? 'giveUpDeal' : 'giveUpPartie'
      commitAction(acts, { do: word }, game.giveUp(current.state, acts, what), PLAIN)
      return true
    },
    undo() {
      const { undoTarget, deal } = current
      if (undoTarget === null || undoTarget.seat !== getScreenViewer().viewer) return false
      const done = { ...getPartiePlace(), deal, step: undoTarget.step }
      current = undoActions(store, done, clock(), () => {
        const stored = loadPartie(store, done)
        if (stored === null) throw new Error('the partie is not there')
        return resumePartie(context, stored)
      })
      const hinted = listUndoneActions(store, done).some(
        (one) => one.deal === deal && one.step === done.step && one.hint,
      )
      // what was done after a hint is not undone of it
      if (hinted) hintedAt = current
      publish(getScene())
      askFromHere()
      return true
    },
    pointOut() {
      const breach = findBreachToPointOut()
      if (breach === null) return false
      actFor(breach.seat, breach.action, { ...PLAIN, pointedOut: true })
      isPlayed = true
      return true
    },
    playOut() {
      if (countCertainTricksFor(current.setup, current.state, getScreenViewer()) === 0) return false
      playsOut = current.deal
      playCertain()
      return true
    },
    dealCards(packets) {
      if (inDeal(current.state) || game.findOutcome(current.state) !== null) return false
      takeDefaultActions()
      const { state, setup, logs } = current
      // what was due may have been enough
      if (game.findOutcome(state) !== null) return true
      const number = current.deal + 1
      const preparedDeal = (): Deal | null => deps.preparedDeal?.(number) ?? null
      const given = prepareDeal(setup, state, { packets, persons: viewers.persons, preparedDeal })
      if (given === null) return false
      const { deal, seed } = given
      const dealt = game.startDeal(state, deal)
      const moment = { partie: setup.partie, deal: number, before: state, ...dealt, action: null }
      // whoever held the screen while the cards were put together does not hold these
      holder = null
      const next = {
        setup,
        state: dealt.state,
        logs: appendToLogs(game, logs, moment, seed),
        deal: number,
        step: 0,
        seed,
      }
      commitAndPublish({ ...next, moment: current.moment + 1, undoTarget: null }, () =>
        addDeal(store, { ...getPartiePlace(), deal: number }, deal, seed, buildPartieFact(game, dealt.state), clock()),
      )
      isPlayed = true
      return true
    },
    startNextPartie() {
      const { state } = current
      if (game.findOutcome(state) === null || table.evening !== undefined) return false
      const succession = game.series?.carryOver(state) ?? null
      if (game.series !== undefined && succession === null) return false
      const { cut } = succession === null ? drawForDeal(game, options, randomFrom(newSeed())) : { cut: [] }
      // a file may have brought parties of this sitting meanwhile
      const next = startNewPartie(context, getLastPartie(store, table.sitting) + 1, cut, succession)
      commitAndPublish(next, () => {})
      return true
    },
    uncoverHand() {
      const { curtain } = getScreenViewer()
      if (curtain === null) return false
      holder = curtain
      handOvers += 1
      publish(getScene())
      return true
    },
    leaveToPlayer() {
      const { actsFor: acts, advises } = getScreenViewer()
      if (!advises || acts === null || game.seatToPlay(current.state) !== acts || delegatedAt === current) return false
      delegatedAt = current
      askComputer(computerTurn, current.state, acts).catch((error: unknown) => {
        delegatedAt = null
        deps.reportError(error)
      })
      return true
    },
    close() {
      isOpen = false
    },
    isOpen: () => isOpen,
    isPlayed: () => isPlayed,
  }
}
