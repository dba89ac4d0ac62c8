// Playing a record: a fold over its deals and actions to the end or to the first fault, which is a value.
import type { AnyAction, AnyEvent, Breach, Seat } from '../../shared/view.ts'
import { gameOf } from './games/games.ts'
import {
  type Deal,
  type DealSlips,
  type Game,
  type GameState,
  type Succession,
  type Tally,
  UnknownCard,
  inDeal,
  noPoints,
  play,
} from './games/game.ts'
import { type OptionFault, recordedOptions } from './games/options.ts'
import {
  type ActionRecord,
  type Cut,
  type DealRecord,
  type PartieRecord,
  type RecordDocument,
  type ShapeFault,
  deedOf,
  shapeFault,
} from './record.ts'

/** Partie, deal and step counted from 1; 0 where the fault lies above that level. */
export interface Place {
  readonly partie: number
  readonly deal: number
  readonly step: number
}

export type ReplayFault =
  | { readonly kind: 'unknownGame'; readonly game: string }
  | { readonly kind: 'options'; readonly fault: OptionFault }
  | { readonly kind: 'players'; readonly seats: number; readonly given: number }
  | ({ readonly kind: 'breach'; readonly breach: Breach } & Place)
  | ({ readonly kind: 'shape'; readonly fault: ShapeFault } & Place)
  | ({ readonly kind: 'unfinished' | 'unknownCard' | 'scoreBefore' | 'cut' | 'seat' | 'nothingToGiveUp' } & Place)
  | ({ readonly kind: 'scoreAfter'; readonly score: readonly number[] } & Place)

/** One deal or action of a replay. */
export interface Moment {
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

export type Replayed = { readonly replay: Replay } | { readonly fault: ReplayFault }

class Fault extends Error {
  readonly fault: ReplayFault
  constructor(fault: ReplayFault) {
    super(fault.kind)
    this.fault = fault
  }
}

/** Plays a whole record; `seen` is told every deal and action in order. The first fault ends it and is the answer. */
export function replay(record: RecordDocument, seen: (moment: Moment) => void = () => {}): Replayed {
  try {
    const { game, options } = tableOf(record)
    const parties: PartieReplay[] = []
    for (const [index, one] of record.parties.entries()) {
      const before = parties.at(-1)?.state
      const succession = before === undefined ? null : (game.series?.next(before) ?? null)
      const played = replayPartie(
        { game, options, succession, isPractice: record.practice === true, seen },
        one,
        index + 1,
      )
      if (index < record.parties.length - 1 && game.outcome(played.state) === null)
        throw new Fault({ kind: 'unfinished', partie: index + 1, deal: one.deals.length, step: 0 })
      parties.push(played)
    }
    return { replay: { game, options, parties } }
  } catch (error) {
    if (error instanceof Fault) return { fault: error.fault }
    throw error
  }
}

/** The game and the options of a record. Throws Fault. */
function tableOf(record: RecordDocument): { game: Game; options: object } {
  const game = gameOf(record.game)
  if (game === null) throw new Fault({ kind: 'unknownGame', game: record.game })
  const { preset = game.preset, ...single } = record.options ?? {}
  const chosen = recordedOptions(game.options, game.presets, String(preset), single)
  if ('fault' in chosen) throw new Fault({ kind: 'options', fault: chosen })
  const [seats, given] = [game.seats(chosen.options), record.players.length]
  if (given !== seats) throw new Fault({ kind: 'players', seats, given })
  return { game, options: chosen.options }
}

interface Replaying {
  readonly game: Game
  readonly options: object
  /** What the partie takes over from the one before it in the record. */
  readonly succession: Succession | null
  readonly isPractice: boolean
  readonly seen: (moment: Moment) => void
}

function replayPartie(
  { game, options, succession, isPractice, seen }: Replaying,
  partie: PartieRecord,
  number: number,
): PartieReplay {
  const [first] = partie.deals
  const before = first === undefined ? partie.scoreBefore : first.scoreBefore
  const start = before ?? succession?.score ?? noPoints(game, options)
  const place = { partie: number, deal: 1, step: 0 }
  const isMisplaced = first !== undefined && partie.scoreBefore !== undefined
  if (isMisplaced || (before !== undefined && !mayBegin(game, options, before, isPractice)))
    throw new Fault({ kind: 'scoreBefore', ...place })
  if (!isPractice && !cutFits(game, options, partie)) throw new Fault({ kind: 'cut', ...place })
  // what a record says of the parties before it holds: they need not all stand in it
  const inherited = inheritedBy(game, options, partie, place) ?? succession?.inherited
  let state = game.open(options, start, inherited, partie.cut?.at(-1))
  const tallies: PartieReplay['tallies'][number][] = []
  for (const [index, deal] of partie.deals.entries()) {
    state = replayDeal(game, options, state, deal, { partie: number, deal: index + 1, step: 0 }, seen)
    const tally = game.tally(state)
    if (tally !== null) tallies.push({ tally, scoreAfter: state.score })
  }
  return { state, tallies }
}

/** What a partie says it took over from those before it. Throws Fault. */
function inheritedBy(game: Game, options: object, { inherited }: PartieRecord, place: Place): object | undefined {
  if (inherited === undefined) return undefined
  const read = game.series?.inherited.safeParse(inherited)
  if (read?.success === true && game.series?.fits?.(options, read.data) !== false) return read.data
  const fault =
    read?.success === false
      ? shapeFault(read.error)
      : { path: [], what: read === undefined ? 'its parties stand alone' : 'it is not that of such a table' }
  throw new Fault({ kind: 'shape', fault: { ...fault, path: ['inherited', ...fault.path] }, ...place })
}

/** Below the points that end it; practice may go on where somebody has them and has not said so (H-20). */
function mayBegin(game: Game, options: object, score: readonly number[], isPractice: boolean): boolean {
  if (score.length !== game.sides(options) || isPractice) return score.length === game.sides(options)
  const { goal } = game.view(game.open(options, score), 'onlooker')
  return goal === 0 || score.every((one) => one < goal)
}

/** E-3, W-2: the last draw decides who deals first, every earlier one was equal; practice begins in the middle of a partie, with any deal of it. */
function cutFits(game: Game, options: object, partie: PartieRecord): boolean {
  const cut: Cut | undefined = partie.cut
  const first = partie.deals[0]
  if (cut === undefined || first === undefined) return true
  return cut.every((drawn, index) => game.cut(drawn, options) === (index === cut.length - 1 ? first.dealer : null))
}

function replayDeal(
  game: Game,
  options: object,
  state: GameState,
  record: DealRecord,
  place: Place,
  seen: (moment: Moment) => void,
): GameState {
  if (place.deal > 1 && record.scoreBefore !== undefined) throw new Fault({ kind: 'scoreBefore', ...place })
  if (record.slips !== undefined && game.misdeal === undefined)
    throw new Fault({ kind: 'shape', fault: { path: [], what: 'unknown key "slips"' }, ...place })
  const strange = turnUpFault(game, options, record)
  if (strange !== null) throw new Fault({ kind: 'shape', fault: strange, ...place })
  const deal = dealOf(game, options, record)
  const breach = game.dealBreach(state, deal)
  if (breach !== null) throw new Fault({ kind: 'breach', breach, ...place })
  const { partie, deal: number } = place
  const dealt = game.deal(state, deal)
  seen({ partie, deal: number, before: state, state: dealt.state, events: dealt.events, action: null })
  let now = dealt.state
  for (const [index, action] of record.actions.entries()) {
    const next = replayAction(game, now, action, { ...place, step: index + 1 })
    seen({ partie, deal: number, before: now, state: next.state, events: next.events, action })
    now = next.state
  }
  const after = record.scoreAfter
  if (after !== undefined && after.join() !== now.score.join())
    throw new Fault({ kind: 'scoreAfter', score: now.score, ...place, step: record.actions.length })
  return now
}

/** What is wrong where a turn-up is missing, or stands there in a game that turns none. */
function turnUpFault(game: Game, options: object, { turnUp }: DealRecord): ShapeFault | null {
  if (game.turnsUp(options) === (turnUp !== undefined)) return null
  return turnUp === undefined
    ? { path: ['turnUp'], what: 'a turn-up is missing' }
    : { path: [], what: 'unknown key "turnUp"' }
}

/** The deal as data, its talon filled up with unknown cards to what the pack leaves. */
function dealOf(game: Game, options: object, record: DealRecord): Deal {
  const { dealer, hands, turnUp = null, slips } = record
  const apart = turnUp === null || hands.flat().includes(turnUp) ? 0 : 1
  const left = game.pack(options).length - hands.flat().length - apart
  const known = record.talon ?? []
  const unknown = Array.from({ length: Math.max(0, left - known.length) }, () => null)
  const deal = {
    dealer,
    packets: record.packets ?? game.packets[0] ?? '',
    hands,
    turnUp,
    talon: [...known, ...unknown],
  }
  return slips === undefined ? deal : { ...deal, slips: heldIn(slips) }
}

/** The slips of a deal, without keys that hold nothing. */
export const heldIn = ({
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

/** What an action of a record gives up; null for an action of the game. */
const givenUp = (word: string): 'deal' | 'partie' | null =>
  word === 'giveUpDeal' ? 'deal' : word === 'giveUpPartie' ? 'partie' : null

/** An action as the game reads it, or what is wrong with its shape. */
export function readAction(game: Game, wish: object): { readonly action: AnyAction } | { readonly fault: ShapeFault } {
  const read = game.action.safeParse(wish)
  return read.success ? { action: read.data } : { fault: shapeFault(read.error) }
}

function replayAction(
  game: Game,
  state: GameState,
  record: ActionRecord,
  place: Place,
): { readonly state: GameState; readonly events: readonly AnyEvent[] } {
  const { seat } = record
  if (!isSeated(game, state, seat)) throw new Fault({ kind: 'seat', ...place })
  const what = givenUp(record.do)
  if (what !== null) {
    if (!inDeal(state)) throw new Fault({ kind: 'nothingToGiveUp', ...place })
    return game.giveUp(state, seat, what)
  }
  const read = readAction(game, deedOf(record))
  if ('fault' in read) throw new Fault({ kind: 'shape', fault: read.fault, ...place })
  try {
    const played = play(game, state, seat, read.action)
    if (played.breach !== null) throw new Fault({ kind: 'breach', breach: played.breach, ...place })
    return played
  } catch (error) {
    if (error instanceof UnknownCard) throw new Fault({ kind: 'unknownCard', ...place })
    throw error
  }
}

const isSeated = (game: Game, state: GameState, seat: Seat): boolean => seat < game.view(state, 'onlooker').hands.length
