// Records typed in from paper: the cards of a hand, and those of a discard, may be listed in any
// order.
import { expect, test } from 'vitest'
import type { Game } from '../../src/main/engine/games/game.ts'
import { GAMES } from '../../src/main/engine/games/games.ts'
import { type Random, shuffle } from '../../src/main/engine/random.ts'
import type { DealRecord, RecordDocument } from '../../src/main/engine/record.ts'
import { replayRecord } from '../../src/main/engine/replay.ts'
import { type Options, combinations } from '../conformance/parties.ts'
import { chance } from '../games/chance.ts'
import { playedAtRandom } from './played.ts'

/**
 * Of many combinations one in seven is tried: no option has seven values, so all values of each
 * come up.
 */
const tried = (game: Game) =>
  combinations(game.options).filter((_, place, all) => all.length < 50 || place % 7 === 0)

/**
 * In Scotch Whist with three hands of six taken up in turn, which of them a card belongs to is part
 * of the deal.
 */
const packetsOf = (options: Options): number => (options['hands'] === '3x6' ? 3 : 1)

/**
 * Every hand and every choice of cards in another order. Where a card is drawn unseen (E-34), its
 * place counts.
 */
function inAnotherOrder(deal: DealRecord, packets: number, random: Random): DealRecord {
  if (deal.slips?.unseen !== undefined) return deal
  const hands = deal.hands.map((hand) => {
    const size = hand.length / packets
    const parts = Array.from({ length: packets }, (_, at) => hand.slice(at * size, (at + 1) * size))
    return parts.flatMap((part) => shuffle(part, random))
  })
  const actions = deal.actions.map((action) =>
    Array.isArray(action['cards'])
      ? { ...action, cards: shuffle(action['cards'], random) }
      : action,
  )
  return { ...deal, hands, actions }
}

function endsOf(record: RecordDocument): readonly unknown[] {
  const result = replayRecord(record)
  if ('fault' in result) throw new Error(JSON.stringify(result.fault))
  return result.replay.parties.map(({ state }) => ({ score: state.score, phase: state.phase }))
}

test.each(GAMES.map((game) => [game.id, game] as const))(
  '%s: the order of the cards is free',
  (_, game) => {
    const random = chance(1)
    let reordered = 0
    for (const [index, options] of tried(game).entries()) {
      const record = playedAtRandom(game, { preset: game.preset, ...options }, index + 1)
      const parties = record.parties.map((partie) => ({
        ...partie,
        deals: partie.deals.map((deal) => inAnotherOrder(deal, packetsOf(options), random)),
      }))
      if (JSON.stringify(parties) !== JSON.stringify(record.parties)) reordered += 1
      expect(endsOf({ ...record, parties })).toEqual(endsOf(record))
    }
    expect(reordered).toBeGreaterThan(tried(game).length / 2)
  },
)
