// The yardstick as a player: whole deals of every form it plays, and ends it must solve.
import { describe, expect, test } from 'vitest'
import { createPimc } from '../../bench/pimc/player.ts'
import { findAi } from '../../src/main/cli/ais.ts'
import { chooseOptions } from '../../src/main/engine/games/options.ts'
import { playDuplicateDeal } from '../../src/main/engine/players/match.ts'
import { createPlayer } from '../../src/main/engine/players/player.ts'
import { requireValue } from '../../src/shared/card.ts'
import { chance } from '../games/chance.ts'

const FORMS = [
  { name: 'Scotch Whist of four', id: 'scotch-whist', wanted: { players: 4 }, deals: 6 },
  { name: 'Scotch Whist 3x6', id: 'scotch-whist', wanted: { hands: '3x6' }, deals: 6 },
  { name: 'Tatteln', id: 'tatteln', wanted: {}, deals: 2 },
]

describe.each(FORMS)('$name', ({ id, wanted, deals: count }) => {
  test('plays whole deals, and takes more than random play', () => {
    const ai = requireValue(findAi(id) ?? undefined)
    const { game } = ai
    const chosen = chooseOptions(game.options, game.presets, game.preset, wanted)
    if ('fault' in chosen) throw new Error(`no options ${id}`)
    const two = [createPimc(ai, 2), createPlayer(ai, 'random')].map((one) =>
      requireValue(one ?? undefined),
    )
    const players = Array.from({ length: game.countSeats(chosen.options) }, (_, seat) =>
      requireValue(two[seat % 2]),
    )
    const match = { game, options: chosen.options, players, random: chance(7), observer: {} }
    const deals = Array.from({ length: count }, () => playDuplicateDeal(match))
    const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)
    expect(sum(deals.map(({ points }) => points))).toBeGreaterThan(0)
    for (const { tricks } of deals) expect(Number.isInteger(tricks * 2)).toBe(true)
  })
})

test('a game without tricks to solve has no yardstick', () => {
  expect(createPimc(requireValue(findAi('ecarte') ?? undefined), 5)).toBeNull()
})
