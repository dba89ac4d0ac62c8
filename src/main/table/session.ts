// The live table: the parties of one sitting, one after the other. It holds the only mutable state
// of a game, writes every action to the store before a player sees its effect, and asks the
// computer players in turn.
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
import {
  type TableState,
  type SittingSetup,
  startNewPartie,
  buildPartieFact,
  resumePartie,
} from './table-state.ts'
import { findClaimableBreach, countCertainTricksFor, mayJudgeDeal, buildScene } from './scene.ts'
import { findUndoTarget } from './undo.ts'
import { newSeed } from './ai-client.ts'

export interface TableSession {
  readonly sitting: number
  getScene(): Scene
  /** Returns the seat the screen acts for now; null if none. */
  getActingSeat(): Seat | null
  /**
   * Applies an action of that seat; returns the breach if it is against the rules, with nothing
   * changed.
   */
  act(action: AnyAction): Breach | null
  /**
   * Returns the breach that an action of that seat would be; null if it is legal, or the screen
   * acts for no seat.
   */
  findBreach(action: AnyAction): Breach | null
  /**
   * Returns an id of the viewer and the hand-over: a request of one person is not answered to
   * another.
   */
  getViewerId(): string
  /** Returns what the viewing seat may do now and its view; null if it is not its turn. */
  getDecision(): PendingDecision | null
  /** Marks the person's next action as done after a hint. */
  noteHint(): void
  /**
   * Returns the deal last finished, for the coach, in the record of its partie; null if none is, or
   * if no seat is viewing.
   */
  getFinishedDeal(): {
    readonly record: RecordDocument
    readonly dealNumber: number
    readonly seat: Seat
  } | null
  /** Returns the number of the last deal, and the number of its actions so far. */
  getProgress(): LessonProgress
  /**
   * Gives up the deal or the partie; false if there is nothing to give up, or the screen acts for
   * no person.
   */
  giveUp(what: GiveUpScope): boolean
  /** Undoes the last action of the person at the screen; false if it cannot be undone. */
  undo(): boolean
  /**
   * Points out a breach for an onlooker, which is claimed for the seat entitled to it (S-6); false
   * if none is proven.
   */
  pointOut(): boolean
  /** Plays the tricks that are certain; false if none are. */
  playOut(): boolean
  /**
   * Deals the next cards; false if it is not the time for it, or these packets are not the game's.
   */
  dealCards(packets: string | null): boolean
  /**
   * Starts another partie; false while this one is not over, if the series ends with it, and in an
   * evening.
   */
  startNextPartie(): boolean
  /**
   * Uncovers the hand when the person to whom the screen is handed is there (S-8); false if no
   * hand-over was due.
   */
  uncoverHand(): boolean
  /** Leaves the decision to the computer player who waits for advice (S-3); false if none waits. */
  leaveToPlayer(): boolean
  /** Stops the computer players; everything is written already. */
  close(): void
  /** Returns false after `close`. */
  isOpen(): boolean
  /** Returns true if cards were dealt, or a person has acted, since the table was opened. */
  isPlayed(): boolean
}

/** A decision of the person; a different object at each moment. */
export interface PendingDecision {
  readonly view: TableView
  readonly legal: readonly AnyAction[]
}

/** The circumstances of an action. */
interface ActionFlags {
  readonly standIn: boolean
  readonly hint: boolean
  readonly pointedOut: boolean
}
const STAND_IN = { standIn: true } as const
const POINTED_OUT = { pointedOut: true } as const
const PLAIN: ActionFlags = { standIn: false, hint: false, pointedOut: false }

/**
 * The start of a table: with the cards drawn for the first deal of a partie, by default the first
 * of its sitting, or where the record of the sitting's last partie stops.
 */
export type SessionStart =
  { readonly cut: Cut; readonly partie?: number } | { readonly record: RecordDocument }

/** Creates the session of a table. */
export function createSession(
  table: SittingSetup,
  start: SessionStart,
  deps: TableDeps,
): TableSession {
  const { game, options } = table
  const { store, now: clock, publish } = deps
  const viewers = findViewers(table.people, table.evening?.advised ?? null, table.evening?.isShared)
  const context = { table, viewers, deps }
  let isOpen = true
  let isPlayed = false
  /** The seat the screen was last handed to, if several persons play. */
  let holder: Seat | null = null
  /** Number of hand-overs of the screen so far. */
  let handOvers = 0
  let current =
    'cut' in start
      ? startNewPartie(context, start.partie ?? 1, start.cut, null)
      : resumePartie(context, start.record)
  /**
   * The moment of the person's hint, the last pending decision, and the moment left to a computer
   * player.
   */
  let hintedAt: TableState | null = null
  let pending: { readonly at: TableState; readonly decision: PendingDecision } | null = null
  let delegatedAt: TableState | null = null
  /** The moment at which all computer players have answered, and none has anything to do. */
  let settledAt: TableState | null = null
  /** The deal that is played out since its tricks are certain. */
  let playsOut: number | null = null

  const getPartiePlace = () => ({ sitting: table.sitting, partie: current.setup.partie })

  const getScreenViewer = (): ScreenViewer =>
    viewerFor(viewers, holder, {
      turn: game.seatToPlay(current.state),
      mayAct: game.seatsToAct(current.state),
    })

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
    table,
    deps,
    isCurrent: (state) => isOpen && current.state === state,
    waitForTurn: () =>
      pauseBeforeTurn(
        playsOut === current.deal ? 'instant' : deps.pace(),
        current.undoTarget !== null,
      ),
    isAdvised: (seat) => viewers.advised === seat && delegatedAt !== current,
    actFor: (seat, action, standIn) => void actFor(seat, action, { ...PLAIN, standIn }),
  }

  /**
   * Commits a state: on disk first, with everything that depends on it; then in memory, then on the
   * screen; then lets the computer players continue.
   */
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

  /**
   * Runs what follows a state without a person; a failed write is retried as long as the table has
   * not moved on.
   */
  function runFollowUp(state: TableState, work: () => Promise<void>): void {
    work().catch((error: unknown) =>
      retryWrite(error, deps.reportError, () => isOpen && current === state, work),
    )
  }

  /**
   * Leads the next card of those that take every trick; false if that was not requested, or it is
   * not the seat's turn.
   */
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

  /** Before dealing, lets computer players that have not answered take their default action. */
  function takeDefaultActions(): void {
    if (settledAt === current) return
    for (const seat of game
      .seatsToAct(current.state)
      .filter((one) => table.people[one]?.kind === 'computer')) {
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
    const action = {
      ...chosen,
      seat,
      ...(flags.standIn && STAND_IN),
      ...(flags.pointedOut && POINTED_OUT),
    }
    const moment = {
      partie: setup.partie,
      deal,
      before,
      state: result.state,
      events: result.events,
      action,
    }
    const step = current.step + 1
    const next = {
      state: result.state,
      deal,
      step,
      seed,
      setup,
      logs: appendToLogs(game, logs, moment, seed),
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
        pending = {
          at: current,
          decision: { view: game.viewFor(state, acts), legal: game.legalActions(state, acts) },
        }
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
      // undo does not remove the hint: the next action still counts as done after it
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
      // the default actions may have ended the partie
      if (game.findOutcome(state) !== null) return true
      const number = current.deal + 1
      const preparedDeal = (): Deal | null => deps.preparedDeal?.(number) ?? null
      const given = prepareDeal(setup, state, { packets, persons: viewers.persons, preparedDeal })
      if (given === null) return false
      const { deal, seed } = given
      const dealt = game.startDeal(state, deal)
      const moment = { partie: setup.partie, deal: number, before: state, ...dealt, action: null }
      // the seat that held the screen between the deals must not see the new cards
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
        addDeal(
          store,
          { ...getPartiePlace(), deal: number },
          deal,
          seed,
          buildPartieFact(game, dealt.state),
          clock(),
        ),
      )
      isPlayed = true
      return true
    },
    startNextPartie() {
      const { state } = current
      if (game.findOutcome(state) === null || table.evening !== undefined) return false
      const succession = game.series?.carryOver(state) ?? null
      if (game.series !== undefined && succession === null) return false
      const { cut } =
        succession === null ? drawForDeal(game, options, randomFrom(newSeed())) : { cut: [] }
      // an import may have added parties of this sitting meanwhile
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
      if (
        !advises ||
        acts === null ||
        game.seatToPlay(current.state) !== acts ||
        delegatedAt === current
      )
        return false
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
