// The live table: the parties of one sitting, one after the other. The session holds the only
// mutable state of a game. It applies commands, writes every change to the store before a player
// sees its effect, and lets the computer players continue.
import type { GiveUpScope, LeaveScope, Scene } from '../../shared/bridge.ts'
import type { Hint } from '../../shared/coach.ts'
import { type AnyAction, type Breach, SEATS, type Seat, type TableView } from '../../shared/view.ts'
import type { LessonProgress } from '../engine/games/lesson.ts'
import type { Cut, RecordDocument } from '../engine/record.ts'
import { getLastPartie, loadPartie } from '../store/load.ts'
import { newSeed } from './ai-client.ts'
import { applyCommand, findOwnUndoTarget } from './apply-command.ts'
import { type ComputerTurn, askComputer } from './computers.ts'
import { mayJudgeDeal } from './scene.ts'
import { findForcedAction } from './forced.ts'
import { type GivenUp, priceGivingUp } from './give-up-price.ts'
import type { Applied, TableCommand, TableEffect } from './table-commands.ts'
import { type TableDeps, giveWay, pauseBeforeTurn, retryWrite } from './table-deps.ts'
import {
  type SittingSetup,
  type TableState,
  buildCurrentScene,
  getScreenViewer,
  resumePartie,
  startPartie,
} from './table-state.ts'
import { getPartiePlace, readProgress, readStoredPartie, writeChange } from './table-writes.ts'
import { type Runner, actWithoutPerson, dealNext } from './without-person.ts'

export interface TableSession {
  readonly sitting: number
  getScene(): Scene
  /** Returns the seat the screen acts for now; null if none. */
  getActingSeat(): Seat | null
  /** Applies an action of that seat; returns the breach if it is illegal, changing nothing. */
  act(action: AnyAction): Breach | null
  /** Returns the breach of an action of that seat; null if it is legal, or there is no seat. */
  findBreach(action: AnyAction): Breach | null
  /**
   * Present at a table that judges an action before it is done: does it, or returns its breach.
   */
  readonly answer?: (action: AnyAction) => Promise<Breach | null>
  /** Present at a table that may have computed its hint before it is asked for. */
  readonly computeHint?: () => Promise<Hint>
  /** Returns an id of viewer and hand-over: one person's request is not answered to another. */
  getViewerId(): string
  /** Returns what the viewing seat may do now and its view; null if it is not its turn. */
  getDecision(): PendingDecision | null
  /** Marks the person's next action as done after a hint. */
  noteHint(): void
  /** Returns the deal last finished, in its partie's record; null without a deal or a seat. */
  getFinishedDeal(): FinishedDeal | null
  /** Returns the number of the last deal, and the number of its actions so far. */
  getProgress(): LessonProgress
  /** Gives up the deal or the partie; false if there is none, or no person to act for. */
  giveUp(what: GiveUpScope): boolean
  /** Returns the price of giving up. Throws Refusal if there is nothing to give up. */
  priceGiveUp(what: GiveUpScope): GivenUp
  /** Undoes the last action of the person at the screen; false if it cannot be undone. */
  undo(): boolean
  /** Points out a breach, claimed for the seat entitled to it (S-6); false if none is proven. */
  pointOut(): boolean
  /** Plays the tricks that are certain; false if none are. */
  playOut(): boolean
  /**
   * Deals the next cards; false if it is not the time for it, or these packets are not the game's.
   */
  dealCards(packets: string | null): boolean
  /** Starts another partie; false if this one or the series is not over, or in an evening. */
  startNextPartie(): boolean
  /** Uncovers the hand when the next person is there (S-8); false if no hand-over was due. */
  uncoverHand(): boolean
  /**
   * Leaves decisions to the computer player who is advised (S-3), or takes them back (null); false
   * if there are none.
   */
  leaveToPlayer(scope: LeaveScope | null): boolean
  /** Has the computer players finish the partie without pauses; false if a person takes part. */
  finishAtOnce(): boolean
  /** Stops the computer players; everything is written already. */
  close(): void
  /** Returns false after `close`. */
  isOpen(): boolean
  /** Returns true if cards were dealt, or a person has acted, since the table was opened. */
  isPlayed(): boolean
}

/** A finished deal, and the seat that looks at it. */
export interface FinishedDeal {
  /** Its partie. */
  readonly record: RecordDocument
  readonly dealNumber: number
  readonly seat: Seat
}

/** A decision of the person; a different object at each moment. */
export interface PendingDecision {
  readonly view: TableView
  readonly legal: readonly AnyAction[]
}

/**
 * The start of a table: with the cards drawn for the first deal of a partie, by default the first
 * of its sitting, or where the record of the sitting's last partie stops.
 */
export type SessionStart =
  { readonly cut: Cut; readonly partie?: number } | { readonly record: RecordDocument }

interface SessionRunner extends Runner {
  isOpen(): boolean
  close(): void
}

const buildComputerTurn = (
  table: SittingSetup,
  deps: TableDeps,
  { getState, run, isOpen }: SessionRunner,
): ComputerTurn => ({
  table,
  deps,
  isCurrent: (state) => isOpen() && getState().state === state,
  waitForTurn() {
    const { playsOut, undoTarget, finishesAtOnce } = getState()
    if (finishesAtOnce) return giveWay()
    const reprieve = undoTarget !== null ? 'undo' : mayPersonMend(getState()) ? 'mend' : null
    return pauseBeforeTurn(playsOut ? 'instant' : deps.pace(), reprieve)
  },
  isAdvised: (seat) => getState().viewers.advised === seat && getState().delegated === null,
  actFor: (seat, action, isStandIn) => void run({ do: 'actForComputer', seat, action, isStandIn }),
})

/** True if a person may still mend what they did, as far as all can see. */
function mayPersonMend({ setup: { game, people }, state }: TableState): boolean {
  if (game.mayStillMend === undefined) return false
  const view = game.viewFor(state, 'onlooker')
  return SEATS.some(
    (seat) => people[seat]?.kind === 'person' && game.mayStillMend?.(view, seat) === true,
  )
}

function startRunner(table: SittingSetup, start: SessionStart, deps: TableDeps): SessionRunner {
  const { store, publish, reportError } = deps
  let isOpen = true
  let current: TableState
  const close = () => void (isOpen = false)
  const runner = { getState: () => current, run, isOpen: () => isOpen, close }
  const computers = buildComputerTurn(table, deps, runner)

  /** Commits a state: on disk first, then in memory, then on the screen, then it goes on. */
  function commit({ state, writes, effects }: Applied): void {
    const afterCommit = writes.length === 0 ? undefined : writeChange(deps, state, writes)
    current = state
    for (const effect of effects) runEffect(effect, afterCommit)
  }

  function runEffect(effect: TableEffect, afterCommit?: () => void): void {
    switch (effect.run) {
      case 'publish':
        if (!isHurried(current)) publish(buildTableScene(current, deps))
        return afterCommit?.()
      case 'continue':
        return continueFrom(current)
      case 'askAdvised':
        askComputer(computers, current.state, effect.seat).catch((error: unknown) => {
          run({ do: 'delegate', scope: null })
          reportError(error)
        })
    }
  }

  /** Plays on without a person; a failed write is retried until the table has moved on. */
  function continueFrom({ state }: TableState): void {
    const isCurrent = () => computers.isCurrent(state)
    const goOn = () => actWithoutPerson(runner, computers, deps)
    const work = async (): Promise<void> => {
      if (!isOpen || run({ do: 'playCertain' }) !== null) await goOn()
    }
    work().catch((error: unknown) => retryWrite(error, reportError, isCurrent, work))
  }

  function run(command: TableCommand): Breach | 'notNow' | null {
    const applied = applyCommand(current, command)
    if ('refused' in applied) return applied.refused
    commit(applied)
    return null
  }

  if ('cut' in start) {
    const state = startPartie(table, start.partie ?? 1, start.cut, null)
    commit({ state, writes: [{ row: 'partie', cut: start.cut, carryOver: null }], effects: [] })
  } else {
    const state = resumePartie(table, { ...start, ...readProgress(store, table.sitting) })
    commit({ state, writes: [], effects: [{ run: 'continue' }] })
  }
  return runner
}

/** Creates the session of a table. */
export function createSession(
  table: SittingSetup,
  start: SessionStart,
  deps: TableDeps,
): TableSession {
  const { game, sitting } = table
  const { store } = deps
  const { getState, run, isOpen, close } = startRunner(table, start, deps)
  const runs = (command: TableCommand): boolean => run(command) === null
  let lastDecision: { readonly state: object; readonly decision: PendingDecision } | null = null
  return {
    sitting,
    getScene: () => buildTableScene(getState(), deps),
    getActingSeat: () => getScreenViewer(getState()).actsFor,
    getViewerId: () => `${getScreenViewer(getState()).viewer} ${getState().handOvers}`,
    act(action) {
      const refused = run({ do: 'act', action })
      if (refused === 'notNow') throw new Error('the screen acts for no seat')
      return refused
    },
    findBreach(action) {
      const { actsFor } = getScreenViewer(getState())
      return actsFor === null ? null : game.findBreach(getState().state, actsFor, action)
    },
    getDecision() {
      const { state } = getState()
      const { actsFor } = getScreenViewer(getState())
      if (actsFor === null || game.seatToPlay(state) !== actsFor) return null
      if (lastDecision?.state !== state) {
        const legal = game.legalActions(state, actsFor)
        lastDecision = { state, decision: { view: game.viewFor(state, actsFor), legal } }
      }
      return lastDecision.decision
    },
    noteHint: () => void run({ do: 'noteHint' }),
    getFinishedDeal: () => findFinishedDeal(getState(), deps),
    getProgress: () => ({ deal: getState().deal, step: getState().step }),
    giveUp: (what) => runs({ do: 'giveUp', what }),
    priceGiveUp: (what) => priceGivingUp(getState(), what),
    undo: () =>
      findOwnUndoTarget(getState()) !== null &&
      runs({ do: 'undo', stored: readStoredPartie(store, getState()) }),
    pointOut: () => runs({ do: 'pointOut' }),
    playOut: () => runs({ do: 'playOut' }),
    dealCards: (packets) => dealNext({ getState, run }, packets, deps),
    // an import may have added parties of this sitting meanwhile
    startNextPartie: () =>
      runs({
        do: 'startNextPartie',
        partie: getLastPartie(store, sitting) + 1,
        seed: game.series === undefined ? newSeed() : null,
      }),
    uncoverHand: () => runs({ do: 'uncoverHand' }),
    leaveToPlayer: (scope) => runs({ do: 'delegate', scope }),
    finishAtOnce: () => runs({ do: 'finishAtOnce' }),
    close,
    isOpen,
    isPlayed: () => getState().isPlayed,
  }
}

/** True if the table is on the way to the end of its partie, which is shown next. */
const isHurried = ({ finishesAtOnce, setup, state }: TableState): boolean =>
  finishesAtOnce && setup.game.findOutcome(state) === null

/** Builds the scene of a table; a question with one answer offers none, since it is not asked. */
function buildTableScene(table: TableState, deps: Pick<TableDeps, 'forced'>): Scene {
  const scene = buildCurrentScene(table)
  const forced = findForcedAction(table, deps.forced())
  return forced === null || forced.action.do === 'play' ? scene : { ...scene, choices: [] }
}

function findFinishedDeal(table: TableState, { store }: TableDeps): FinishedDeal | null {
  const { viewer } = getScreenViewer(table)
  if (!mayJudgeDeal(table.setup.game, table.state, viewer)) return null
  const record = loadPartie(store, getPartiePlace(table))
  return record === null ? null : { record, dealNumber: table.deal, seat: viewer }
}
