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
  { id: 'scotch-whist', players: 4, hands: '18' },
  { id: 'scotch-whist', players: 2, hands: '3x6' },
]

describe.each(FORMS)('$id of $players, $hands', ({ id, ...wanted }) => {
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
    const deals = Array.from({ length: 6 }, () => playDuplicateDeal(match))
    const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)
    expect(sum(deals.map(({ points }) => points))).toBeGreaterThan(0)
    for (const { tricks } of deals) expect(Number.isInteger(tricks * 2)).toBe(true)
  })
})

test('a game without tricks to solve has no yardstick', () => {
  expect(createPimc(requireValue(findAi('ecarte') ?? undefined), 5)).toBeNull()
})
