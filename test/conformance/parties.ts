// Random parties through the conformance checks: one call plays one partie with one set of options.
import { strict as assert } from 'node:assert'
import type { OptionValue } from '../../src/shared/bridge.ts'
import type { AnyAction, Seat } from '../../src/shared/view.ts'
import { type Game, type GameState, inDeal, play } from '../../src/main/engine/games/game.ts'
import type { OptionTable } from '../../src/main/engine/games/options.ts'
import { drawForDeal } from '../../src/main/engine/players/match.ts'
import { type Random, shuffle } from '../../src/main/engine/random.ts'
import { type RecordDocument, readRecord, seatsOf } from '../../src/main/engine/record.ts'
import { replay } from '../../src/main/engine/replay.ts'
import { benchOf, checkState, frozen } from './checks.ts'

export type Options = Readonly<Record<string, OptionValue>>

/** Every combination of the values of an option table. */
export const combinations = (table: OptionTable): readonly Options[] =>
  Object.entries(table).reduce<readonly Options[]>(
    (all, [name, { values }]) => all.flatMap((options) => values.map((value) => ({ ...options, [name]: value }))),
    [{}],
  )

/** No partie of any game is longer than this. */
const MOST_ACTIONS = 5_000

interface Written {
  readonly dealer: Seat
  readonly packets: string
  readonly hands: readonly (readonly string[])[]
  readonly turnUp: string
  readonly talon: readonly (string | null)[]
  readonly actions: (AnyAction & { readonly seat: Seat })[]
}

/** Plays a random partie, checking every state, and then its record. Answers how many actions it had. */
export function checkedPartie(game: Game, options: Options, random: Random): number {
  const pack = game.pack(options)
  const seats = seatsOf(game.seats(options))
  const bench = benchOf(game, pack, seats, random)
  const drawn = drawForDeal(game, options, random)
  const deals: Written[] = []
  let count = 0
  let state: GameState = frozen(
    game.open(
      options,
      seats.map(() => 0),
    ),
  )
  while (game.outcome(state) === null) {
    const dealer = game.nextDealer(state) ?? drawn.dealer
    const packets = game.packets[random.below(game.packets.length)] ?? ''
    const deal = frozen(game.distribute(options, shuffle(pack, random), dealer, packets))
    assert.equal(game.dealBreach(state, deal), null)
    const actions: Written['actions'] = []
    deals.push({ ...deal, actions })
    state = frozen(game.deal(state, deal).state)
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
      count += 1
      assert.ok(count < MOST_ACTIONS, 'a partie without an end')
    }
    checkState(state, bench)
  }
  replaysTo(game, options, { cut: drawn.cut, deals }, state)
  return count
}

/** The record of the partie, written and read again, replays to the same state. */
function replaysTo(game: Game, options: Options, partie: object, state: GameState): void {
  const players = seatsOf(game.seats(options)).map((seat) => ({ name: String(seat), kind: 'computer' }))
  const document = { format: 'cercle-record', version: 1, game: game.id, options, players, parties: [partie] }
  const read = readRecord(JSON.parse(JSON.stringify(document)))
  assert.ok('record' in read, JSON.stringify(read))
  const record: RecordDocument = read.record
  const result = replay(record)
  assert.ok('replay' in result, JSON.stringify(result))
  assert.equal(
    JSON.stringify(result.replay.parties.at(-1)?.state),
    JSON.stringify(state),
    'the replay ends in the same state',
  )
}
