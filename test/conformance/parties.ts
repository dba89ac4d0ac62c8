// Random parties through the conformance checks: one call plays one partie with one set of options.
import { strict as assert } from 'node:assert'
import type { OptionValue } from '../../src/shared/bridge.ts'
import { isOptionOn } from '../../src/shared/hall.ts'
import type { AnyAction, Seat } from '../../src/shared/view.ts'
import { nextDeal } from '../../src/main/engine/games/dealing.ts'
import {
  type DealSlips,
  type Game,
  type GameState,
  inDeal,
  play,
} from '../../src/main/engine/games/game.ts'
import type { OptionTable, RuleOption } from '../../src/main/engine/games/options.ts'
import { startNewPartie } from '../../src/main/engine/players/match.ts'
import { type Cut, readRecord, listSeats, toTurnUpField } from '../../src/main/engine/record.ts'
import { replayRecord } from '../../src/main/engine/replay.ts'
import { type Bench, checkState, frozen } from './checks.ts'

export type Options = Readonly<Record<string, OptionValue>>

/**
 * The values of an option given those chosen before it; a meaningless one, since what it belongs to
 * is off, is left as it is.
 */
const valuesIn = (
  { values, within, default: usual }: RuleOption,
  chosen: Options,
): readonly OptionValue[] => (within === undefined || isOptionOn(chosen[within]) ? values : [usual])

/** No rule depends on it: `table/taking-back` tries both. */
const isRule = (name: string): boolean => name !== 'takeBack'

const everyCombination = (table: OptionTable): readonly Options[] =>
  Object.entries(table).reduce<readonly Options[]>(
    (all, [name, option]) =>
      all.flatMap((options) =>
        (isRule(name) ? valuesIn(option, options) : [option.default]).map((value) => ({
          ...options,
          [name]: value,
        })),
      ),
    [{}],
  )

/**
 * Options of a game with slips of the cards that few tables ask for, or that change nothing but how
 * a deal is settled.
 */
const APART = [
  ...['kingShown', 'slipRate', 'irregularities', 'deals', 'marks', 'hints', 'lostPoints'],
  ...['stake', 'matschTricks', 'matschLoses'],
  ...['threeTrumpBy', 'thrownAces', 'firstDo', 'failedGame', 'suitOrder'],
]

/**
 * Tries one in n of the combinations with one of these values: numbers that share no factor with
 * those of the values.
 */
const oneIn = (combined: number): number => (combined > 2_000 ? 251 : 23)

/**
 * Every combination of the values of an option table; with options that stand apart, a part of
 * those that have them.
 */
export function combinations(table: OptionTable): readonly Options[] {
  const all = everyCombination(table)
  if (table['slipRate'] === undefined) return all
  const isPlain = (options: Options): boolean =>
    APART.every((name) => options[name] === table[name]?.default)
  const apart = all.filter((one) => !isPlain(one))
  return [...all.filter(isPlain), ...apart.filter((_, place) => place % oneIn(apart.length) === 0)]
}

/** No partie of any game is longer than this. */
const MOST_ACTIONS = 5_000

interface WrittenDeal {
  readonly dealer: Seat
  readonly packets: string
  readonly hands: readonly (readonly string[])[]
  readonly turnUp?: string
  readonly talon: readonly (string | null)[]
  readonly slips?: DealSlips
  readonly actions: readonly (AnyAction & { readonly seat: Seat })[]
}

/** The amount played: whole parties, and the deals and actions in them. */
export interface Count {
  readonly parties: number
  readonly deals: number
  readonly actions: number
}

/**
 * Plays a random partie and those that hang together with it, checking every state, and then their
 * record.
 */
export function checkedParties(bench: Bench, options: Options): Count {
  const { game, random } = bench
  const parties: { readonly cut?: Cut; readonly deals: readonly WrittenDeal[] }[] = []
  const ends: GameState[] = []
  const begun = startNewPartie(game, options, random)
  let state: GameState | null = begun.state
  while (state !== null) {
    const played = checkedPartie(bench, options, frozen(state), begun.dealer)
    parties.push(
      parties.length === 0 ? { cut: begun.cut, deals: played.deals } : { deals: played.deals },
    )
    ends.push(played.state)
    const next = game.series?.carryOver(played.state) ?? null
    state = next === null ? null : game.startPartie(options, next.score, next.inherited)
  }
  replayTo(game, options, parties, ends)
  const deals = parties.flatMap((partie) => partie.deals)
  return {
    parties: parties.length,
    deals: deals.length,
    actions: deals.reduce((sum, { actions }) => sum + actions.length, 0),
  }
}

function checkedPartie(bench: Bench, options: Options, start: GameState, first: Seat) {
  const { game, random } = bench
  const deals: WrittenDeal[] = []
  let count = 0
  let state = start
  while (game.findOutcome(state) === null) {
    const dealer = game.nextDealer(state) ?? first
    const packets = game.packets[random.nextInt(game.packets.length)] ?? ''
    const deal = frozen(nextDeal(game, options, state, { dealer, packets }, random))
    assert.equal(game.findDealBreach(state, deal), null)
    const played = checkedDeal(bench, frozen(game.startDeal(state, deal).state))
    const { turnUp, ...given } = deal
    deals.push({ ...given, ...toTurnUpField(turnUp), actions: played.actions })
    count += played.actions.length
    assert.ok(count < MOST_ACTIONS, 'a partie without an end')
    state = played.state
  }
  return { deals, state }
}

function checkedDeal(bench: Bench, dealt: GameState) {
  const { game, random } = bench
  const actions: WrittenDeal['actions'][number][] = []
  let state = dealt
  // some games let a player speak between two deals, or forget to
  while (inDeal(state) || (game.seatsToAct(state).length > 0 && random.nextInt(3) > 0)) {
    checkState(state, bench)
    const acting = game.seatsToAct(state)
    const seat = acting[random.nextInt(acting.length)] ?? 0
    const legal = game.legalActions(state, seat)
    const action = legal[random.nextInt(legal.length)]
    assert.ok(action !== undefined)
    const played = play(game, state, seat, frozen(action))
    assert.equal(played.breach, null)
    if (played.breach === null) state = frozen(played.state)
    actions.push({ seat, ...action })
    assert.ok(actions.length < MOST_ACTIONS, 'a deal without an end')
  }
  checkState(state, bench)
  return { actions, state }
}

/** The record of the parties, written and read again, replays to the same states. */
function replayTo(
  game: Game,
  options: Options,
  parties: readonly object[],
  ends: readonly GameState[],
): void {
  const players = listSeats(game.countSeats(options)).map((seat) => ({
    name: String(seat),
    kind: 'computer',
  }))
  const document = { format: 'cercle-record', version: 1, game: game.id, options, players, parties }
  const read = readRecord(JSON.parse(JSON.stringify(document)))
  assert.ok('record' in read, JSON.stringify(read))
  const result = replayRecord(read.record)
  assert.ok('replay' in result, JSON.stringify(result))
  const states = result.replay.parties.map(({ state }) => state)
  assert.equal(JSON.stringify(states), JSON.stringify(ends), 'the replay ends in the same states')
}
