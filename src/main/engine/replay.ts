// Replay of a record: a fold over its deals and actions to the end or to the first fault.
import type { AnyAction, AnyEvent, Seat } from '../../shared/view.ts'
import {
  type Deal,
  type DealSlips,
  type Game,
  type GameState,
  type Tally,
  UnknownCard,
  inDeal,
  play,
} from './games/game.ts'
import {
  type ActionRecord,
  type DealRecord,
  type PartieRecord,
  type RecordDocument,
  type ShapeFault,
  toGameAction,
  shapeFault,
} from './record.ts'
import { ReplayError, type ReplayFault, type StepPosition } from './replay-fault.ts'
import { type PartieSetup, readGameAndOptions, startRecordedPartie } from './replay-start.ts'

/** One deal or action of a replay. */
export interface ReplayStep {
  readonly partie: number
  readonly deal: number
  readonly before: GameState
  readonly state: GameState
  readonly events: readonly AnyEvent[]
  /** Null for the deal itself. */
  readonly action: ActionRecord | null
}

export interface PartieReplay {
  readonly state: GameState
  readonly tallies: readonly { readonly tally: Tally; readonly scoreAfter: readonly number[] }[]
}

export interface Replay {
  readonly game: Game
  readonly options: object
  readonly parties: readonly PartieReplay[]
}

export type ReplayResult = { readonly replay: Replay } | { readonly fault: ReplayFault }

/** Replays a record up to its end or its first fault; calls `onStep` with every deal and action. */
export function replayRecord(
  record: RecordDocument,
  onStep: (moment: ReplayStep) => void = () => {},
): ReplayResult {
  try {
    const { game, options } = readGameAndOptions(record)
    const parties: PartieReplay[] = []
    for (const [index, one] of record.parties.entries()) {
      const before = parties.at(-1)?.state
      const carryOver = before === undefined ? null : (game.series?.carryOver(before) ?? null)
      const setup = { game, options, carryOver, isPractice: record.practice === true }
      const played = replayPartie(setup, one, index + 1, onStep)
      if (index < record.parties.length - 1 && game.findOutcome(played.state) === null)
        throw new ReplayError({
          kind: 'unfinished',
          partie: index + 1,
          deal: one.deals.length,
          step: 0,
        })
      parties.push(played)
    }
    return { replay: { game, options, parties } }
  } catch (error) {
    if (error instanceof ReplayError) return { fault: error.fault }
    throw error
  }
}

type StepObserver = (moment: ReplayStep) => void

function replayPartie(
  setup: PartieSetup,
  partie: PartieRecord,
  number: number,
  onStep: StepObserver,
): PartieReplay {
  const { game, options } = setup
  let state = startRecordedPartie(setup, partie, { partie: number, deal: 1, step: 0 })
  const tallies: PartieReplay['tallies'][number][] = []
  for (const [index, deal] of partie.deals.entries()) {
    const place = { partie: number, deal: index + 1, step: 0 }
    state = replayDeal(game, options, state, deal, place, onStep)
    const tally = game.tallyTricks(state)
    if (tally !== null) tallies.push({ tally, scoreAfter: state.score })
  }
  return { state, tallies }
}

function replayDeal(
  game: Game,
  options: object,
  state: GameState,
  record: DealRecord,
  place: StepPosition,
  onStep: StepObserver,
): GameState {
  if (place.deal > 1 && record.scoreBefore !== undefined)
    throw new ReplayError({ kind: 'scoreBefore', ...place })
  if (record.slips !== undefined && game.sampleMisdeal === undefined)
    throw new ReplayError({
      kind: 'shape',
      fault: { path: [], what: 'unknown key "slips"' },
      ...place,
    })
  const strange = turnUpFault(game, options, record)
  if (strange !== null) throw new ReplayError({ kind: 'shape', fault: strange, ...place })
  const deal = buildDeal(game, options, record)
  const breach = game.findDealBreach(state, deal)
  if (breach !== null) throw new ReplayError({ kind: 'breach', breach, ...place })
  const { partie, deal: number } = place
  const dealt = game.startDeal(state, deal)
  onStep({
    partie,
    deal: number,
    before: state,
    state: dealt.state,
    events: dealt.events,
    action: null,
  })
  let now = dealt.state
  for (const [index, action] of record.actions.entries()) {
    const next = replayAction(game, now, action, { ...place, step: index + 1 })
    onStep({ partie, deal: number, before: now, state: next.state, events: next.events, action })
    now = next.state
  }
  const after = record.scoreAfter
  if (after !== undefined && after.join() !== now.score.join())
    throw new ReplayError({
      kind: 'scoreAfter',
      score: now.score,
      ...place,
      step: record.actions.length,
    })
  return now
}

/** Returns a fault if a turn-up is missing, or present in a game that turns none. */
function turnUpFault(game: Game, options: object, { turnUp }: DealRecord): ShapeFault | null {
  if (game.turnsUp(options) === (turnUp !== undefined)) return null
  return turnUp === undefined
    ? { path: ['turnUp'], what: 'a turn-up is missing' }
    : { path: [], what: 'unknown key "turnUp"' }
}

/** Builds the deal as data, with unknown cards added to its talon up to the size of the pack. */
function buildDeal(game: Game, options: object, record: DealRecord): Deal {
  const { dealer, hands, turnUp = null, slips } = record
  const apart = turnUp === null || hands.flat().includes(turnUp) ? 0 : 1
  const left = game.createPack(options).length - hands.flat().length - apart
  const known = record.talon ?? []
  const unknown = Array.from({ length: Math.max(0, left - known.length) }, () => null)
  const deal = {
    dealer,
    packets: record.packets ?? game.packets[0] ?? '',
    hands,
    turnUp,
    talon: [...known, ...unknown],
  }
  return slips === undefined ? deal : { ...deal, slips: toDealSlips(slips) }
}

/** Returns the slips of a deal, without undefined keys. */
export const toDealSlips = ({
  turned,
  faceUp,
  exposed,
  unseen,
  noticed,
  by,
  looked,
  drawn,
  after,
}: NonNullable<DealRecord['slips']>): DealSlips => ({
  ...(turned === undefined ? {} : { turned }),
  ...(faceUp === undefined ? {} : { faceUp }),
  ...(exposed === undefined ? {} : { exposed }),
  ...(unseen === undefined ? {} : { unseen }),
  ...(noticed === undefined ? {} : { noticed }),
  ...(by === undefined ? {} : { by }),
  ...(looked === undefined ? {} : { looked }),
  ...(drawn === undefined ? {} : { drawn }),
  ...(after === undefined ? {} : { after }),
})

/** Returns what an action of a record gives up; null for an action of the game. */
const parseGiveUp = (word: string): 'deal' | 'partie' | null =>
  word === 'giveUpDeal' ? 'deal' : word === 'giveUpPartie' ? 'partie' : null

/** Returns an action as the game reads it, or the fault in its shape. */
export function parseGameAction(
  game: Game,
  wish: object,
): { readonly action: AnyAction } | { readonly fault: ShapeFault } {
  const read = game.action.safeParse(wish)
  return read.success ? { action: read.data } : { fault: shapeFault(read.error) }
}

function replayAction(
  game: Game,
  state: GameState,
  record: ActionRecord,
  place: StepPosition,
): { readonly state: GameState; readonly events: readonly AnyEvent[] } {
  const { seat } = record
  if (!isSeated(game, state, seat)) throw new ReplayError({ kind: 'seat', ...place })
  const what = parseGiveUp(record.do)
  if (what !== null) {
    if (!inDeal(state)) throw new ReplayError({ kind: 'nothingToGiveUp', ...place })
    return game.giveUp(state, seat, what)
  }
  const read = parseGameAction(game, toGameAction(record))
  if ('fault' in read) throw new ReplayError({ kind: 'shape', fault: read.fault, ...place })
  try {
    const played = play(game, state, seat, read.action)
    if (played.breach !== null)
      throw new ReplayError({ kind: 'breach', breach: played.breach, ...place })
    return played
  } catch (error) {
    if (error instanceof UnknownCard) throw new ReplayError({ kind: 'unknownCard', ...place })
    throw error
  }
}

const isSeated = (game: Game, state: GameState, seat: Seat): boolean =>
  seat < game.viewFor(state, 'onlooker').hands.length
