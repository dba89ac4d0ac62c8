// Random parties through the conformance checks: one call plays one partie with one set of options.
import { strict as assert } from 'node:assert'
import type { OptionValue } from '../../src/shared/bridge.ts'
import type { AnyAction, Seat } from '../../src/shared/view.ts'
import { type Game, type GameState, inDeal, noPoints, play } from '../../src/main/engine/games/game.ts'
import type { OptionTable } from '../../src/main/engine/games/options.ts'
import { drawForDeal } from '../../src/main/engine/players/match.ts'
import { shuffle } from '../../src/main/engine/random.ts'
import { type Cut, readRecord, seatsOf } from '../../src/main/engine/record.ts'
import { replay } from '../../src/main/engine/replay.ts'
import { type Bench, checkState, frozen } from './checks.ts'

export type Options = Readonly<Record<string, OptionValue>>

/** Every combination of the values of an option table. */
export const combinations = (table: OptionTable): readonly Options[] =>
  Object.entries(table).reduce<readonly Options[]>(
    (all, [name, { values }]) => all.flatMap((options) => values.map((value) => ({ ...options, [name]: value }))),
    [{}],
  )

/** No partie of any game is longer than this. */
const MOST_ACTIONS = 5_000

interface WrittenDeal {
  readonly dealer: Seat
  readonly packets: string
  readonly hands: readonly (readonly string[])[]
  readonly turnUp: string
  readonly talon: readonly (string | null)[]
  readonly actions: readonly (AnyAction & { readonly seat: Seat })[]
}

/** What has been played: whole parties, and the deals and actions in them. */
export interface Count {
  readonly parties: number
  readonly deals: number
  readonly actions: number
}

/** Plays a random partie and those that hang together with it, checking every state, and then their record. */
export function checkedParties(bench: Bench, options: Options): Count {
  const { game, random } = bench
  const drawn = drawForDeal(game, options, random)
  const parties: { readonly cut?: Cut; readonly deals: readonly WrittenDeal[] }[] = []
  const ends: GameState[] = []
  let state: GameState | null = game.open(options, noPoints(game, options))
  while (state !== null) {
    const played = checkedPartie(bench, options, frozen(state), drawn.dealer)
    parties.push(parties.length === 0 ? { cut: drawn.cut, deals: played.deals } : { deals: played.deals })
    ends.push(played.state)
    const next = game.series?.next(played.state) ?? null
    state = next === null ? null : game.open(options, next.score, next.inherited)
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
  while (game.outcome(state) === null) {
    const dealer = game.nextDealer(state) ?? first
    const packets = game.packets[random.below(game.packets.length)] ?? ''
    const deal = frozen(game.distribute(options, shuffle(game.pack(options), random), dealer, packets))
    assert.equal(game.dealBreach(state, deal), null)
    const played = checkedDeal(bench, frozen(game.deal(state, deal).state))
    deals.push({ ...deal, actions: played.actions })
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
  while (inDeal(state)) {
    checkState(state, bench)
    const acting = game.toAct(state)
    const seat = acting[random.below(acting.length)] ?? 0
    const legal = game.legal(state, seat)
    const action = legal[random.below(legal.length)]
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
function replayTo(game: Game, options: Options, parties: readonly object[], ends: readonly GameState[]): void {
  const players = seatsOf(game.seats(options)).map((seat) => ({ name: String(seat), kind: 'computer' }))
  const document = { format: 'cercle-record', version: 1, game: game.id, options, players, parties }
  const read = readRecord(JSON.parse(JSON.stringify(document)))
  assert.ok('record' in read, JSON.stringify(read))
  const result = replay(read.record)
  assert.ok('replay' in result, JSON.stringify(result))
  const states = result.replay.parties.map(({ state }) => state)
  assert.equal(JSON.stringify(states), JSON.stringify(ends), 'the replay ends in the same states')
}
