// What a command does at a live table: the next state, the rows to write, and what the session does
// afterwards. Pure: seeds, cards and stored records come with the commands.
import type { GiveUpScope, LeaveScope } from '../../shared/bridge.ts'
import type { AnyAction, AnyEvent, Seat } from '../../shared/view.ts'
import { type GameState, inDeal, play } from '../engine/games/game.ts'
import { drawForDeal } from '../engine/players/match.ts'
import { randomFrom } from '../engine/random.ts'
import type { NewAction } from '../store/sittings.ts'
import { type ForcedPlay, findForcedAction } from './forced.ts'
import { appendToLogs } from './logs.ts'
import { prepareDeal } from './next-deal.ts'
import { countCertainTricksFor, getMatchScore } from './scene.ts'
import {
  NEW_POSITION,
  type StoredPartie,
  type TableState,
  findBreachToPointOut,
  getScreenViewer,
  removeActionsFrom,
  resumePartie,
  startPartie,
} from './table-state.ts'
import type { Applied, Refused, TableCommand } from './table-commands.ts'
import { findUndoTarget } from './undo.ts'

const NOT_NOW: Refused = { refused: 'notNow' }
const SHOW_AND_CONTINUE: Applied['effects'] = [{ run: 'publish' }, { run: 'continue' }]

/** Applies a command; the state passed in is not changed. */
export function applyCommand(table: TableState, command: TableCommand): Applied | Refused {
  switch (command.do) {
    case 'act':
      return act(table, command.action)
    case 'actForComputer':
      return actFor(table, command.seat, command.action, { standIn: command.isStandIn })
    case 'actForced':
      return actForced(table, command.forced)
    case 'giveUp':
      return giveUp(table, command.what)
    case 'pointOut':
      return pointOut(table)
    case 'playOut':
      return playCertain({ ...table, playsOut: true })
    case 'playCertain':
      return table.playsOut ? playCertain(table) : NOT_NOW
    case 'undo':
      return undo(table, command.stored)
    case 'deal':
      return dealCards(table, command)
    case 'startNextPartie':
      return startNextPartie(table, command)
    case 'uncoverHand':
      return uncoverHand(table)
    case 'delegate':
      return delegate(table, command.scope)
    case 'finishAtOnce':
      return finishAtOnce(table)
    case 'noteHint':
      return withoutWrites({ ...table, isHinted: true })
    case 'settle':
      return withoutWrites({ ...table, isSettled: true })
  }
}

const withoutWrites = (state: TableState, effects: Applied['effects'] = []): Applied => ({
  state,
  writes: [],
  effects,
})

function act(table: TableState, action: AnyAction): Applied | Refused {
  const { actsFor } = getScreenViewer(table)
  return actsFor === null ? NOT_NOW : actFor(table, actsFor, action, { hint: table.isHinted })
}

function actForced(table: TableState, forced: ForcedPlay): Applied | Refused {
  const found = findForcedAction(table, forced)
  return found === null
    ? NOT_NOW
    : actFor(table, found.seat, found.action, { hint: table.isHinted })
}

type ActionFlags = Partial<Pick<NewAction, 'standIn' | 'hint' | 'pointedOut'>>

function actFor(
  table: TableState,
  seat: Seat,
  action: AnyAction,
  flags: ActionFlags,
): Applied | Refused {
  const played = play(table.setup.game, table.state, seat, action)
  return played.breach === null
    ? advance(table, seat, action, played, flags)
    : { refused: played.breach }
}

/** Returns the table after an action whose result is known. */
function advance(
  table: TableState,
  seat: Seat,
  chosen: AnyAction,
  { state, events }: { readonly state: GameState; readonly events: readonly AnyEvent[] },
  { standIn = false, hint = false, pointedOut = false }: ActionFlags,
): Applied {
  const { setup, viewers, deal, seed, logs } = table
  const action = {
    ...chosen,
    seat,
    ...(standIn ? ({ standIn } as const) : {}),
    ...(pointedOut ? ({ pointedOut } as const) : {}),
  }
  const moment = { partie: setup.partie, deal, before: table.state, state, events, action }
  const step = table.step + 1
  return {
    state: {
      ...table,
      ...NEW_POSITION,
      delegated: table.delegated === 'turn' ? null : table.delegated,
      state,
      step,
      logs: appendToLogs(setup.game, logs, moment, seed),
      moment: table.moment + 1,
      undoTarget: findUndoTarget({ table: setup, viewers }, moment, step, table.undoTarget),
      isPlayed: table.isPlayed || setup.people[seat]?.kind === 'person',
    },
    writes: [{ row: 'action', done: { seat, action: chosen, standIn, hint, pointedOut } }],
    effects: SHOW_AND_CONTINUE,
  }
}

function giveUp(table: TableState, what: GiveUpScope): Applied | Refused {
  const { setup, state } = table
  const { actsFor, advises } = getScreenViewer(table)
  if (!inDeal(state) || actsFor === null || advises) return NOT_NOW
  const action = { do: what === 'deal' ? 'giveUpDeal' : 'giveUpPartie' }
  return advance(table, actsFor, action, setup.game.giveUp(state, actsFor, what), {})
}

function pointOut(table: TableState): Applied | Refused {
  const breach = findBreachToPointOut(table)
  if (breach === null) return NOT_NOW
  return actFor({ ...table, isPlayed: true }, breach.seat, breach.action, { pointedOut: true })
}

function playCertain(table: TableState): Applied | Refused {
  const { setup, state } = table
  const screenViewer = getScreenViewer(table)
  const { actsFor } = screenViewer
  if (actsFor === null || countCertainTricksFor(setup, state, screenViewer) === 0) return NOT_NOW
  const lead = setup.game.legalActions(state, actsFor).find((action) => action.do === 'play')
  return lead === undefined ? NOT_NOW : actFor(table, actsFor, lead, {})
}

/** Returns the target of an undo by the person at the screen; null if they have none. */
export const findOwnUndoTarget = (table: TableState) =>
  table.undoTarget !== null && table.undoTarget.seat === getScreenViewer(table).viewer
    ? table.undoTarget
    : null

function undo(table: TableState, stored: StoredPartie): Applied | Refused {
  const target = findOwnUndoTarget(table)
  if (target === null) return NOT_NOW
  const { holder, handOvers, isPlayed, setup, deal } = table
  const left = removeActionsFrom(stored, target.step)
  return {
    state: {
      ...resumePartie(setup, left),
      holder,
      handOvers,
      isPlayed,
      // undo does not remove the hint: the next action still counts as done after it
      isHinted: left.undone.some(
        (one) => one.deal === deal && one.step === target.step && one.hint,
      ),
    },
    writes: [{ row: 'undo', step: target.step }],
    effects: SHOW_AND_CONTINUE,
  }
}

function dealCards(
  table: TableState,
  command: Extract<TableCommand, { do: 'deal' }>,
): Applied | Refused {
  const { setup, viewers, state: before, logs } = table
  const { game } = setup
  if (inDeal(before) || game.findOutcome(before) !== null) return NOT_NOW
  const given = prepareDeal(setup, before, { ...command, persons: viewers.persons })
  if (given === null) return NOT_NOW
  const { deal, seed } = given
  const number = table.deal + 1
  const dealt = game.startDeal(before, deal)
  const moment = { partie: setup.partie, deal: number, before, ...dealt, action: null }
  return {
    state: {
      ...table,
      ...NEW_POSITION,
      delegated: table.delegated === 'partie' ? 'partie' : null,
      state: dealt.state,
      logs: appendToLogs(game, logs, moment, seed),
      deal: number,
      step: 0,
      seed,
      moment: table.moment + 1,
      undoTarget: null,
      // the seat that held the screen between the deals must not see the new cards
      holder: null,
      playsOut: false,
      isPlayed: true,
    },
    writes: [{ row: 'deal', deal }],
    effects: SHOW_AND_CONTINUE,
  }
}

function startNextPartie(
  table: TableState,
  { partie, seed }: Extract<TableCommand, { do: 'startNextPartie' }>,
): Applied | Refused {
  const { setup, state, holder, handOvers, isPlayed } = table
  const { game, options } = setup
  if (game.findOutcome(state) === null || setup.evening !== undefined) return NOT_NOW
  const carryOver = game.series?.carryOver(state) ?? null
  if (game.series !== undefined && carryOver === null) return NOT_NOW
  const match = getMatchScore(setup, state)
  if (match !== null && match.winner !== null) return NOT_NOW
  const cut = seed === null ? [] : drawForDeal(game, options, randomFrom(seed)).cut
  const next = match === null ? setup : { ...setup, match }
  return {
    state: { ...startPartie(next, partie, cut, carryOver), holder, handOvers, isPlayed },
    writes: [{ row: 'partie', cut, carryOver }],
    effects: SHOW_AND_CONTINUE,
  }
}

function uncoverHand(table: TableState): Applied | Refused {
  const { curtain } = getScreenViewer(table)
  if (curtain === null) return NOT_NOW
  return withoutWrites({ ...table, holder: curtain, handOvers: table.handOvers + 1 }, [
    { run: 'publish' },
  ])
}

function delegate(table: TableState, scope: LeaveScope | null): Applied | Refused {
  const { setup, state, viewers, delegated } = table
  const seat = viewers.advised
  if (scope === null)
    return delegated === null
      ? NOT_NOW
      : withoutWrites({ ...table, delegated: null }, [{ run: 'publish' }])
  // behind the curtain nothing is left to others
  const isDue = seat !== null && delegated === null && getScreenViewer(table).advises
  const isOnTurn = setup.game.seatToPlay(state) === seat
  if (!isDue || (scope === 'turn' && !isOnTurn)) return NOT_NOW
  const left = { ...table, delegated: scope }
  return withoutWrites(left, isOnTurn ? [{ run: 'askAdvised', seat }] : [])
}

function finishAtOnce(table: TableState): Applied | Refused {
  const { setup, state, viewers, finishesAtOnce } = table
  const isAlone = viewers.persons.length === 0 && viewers.advised === null
  return isAlone && !finishesAtOnce && setup.game.findOutcome(state) === null
    ? withoutWrites({ ...table, finishesAtOnce: true }, [{ run: 'continue' }])
    : NOT_NOW
}
