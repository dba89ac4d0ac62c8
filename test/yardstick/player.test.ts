// The yardstick as a player: whole deals of every form it plays, and ends it must solve.
import { describe, expect, test } from 'vitest'
import { createPimc } from '../../bench/pimc/player.ts'
import { findAi } from '../../src/main/cli/ais.ts'
import { chooseOptions } from '../../src/main/engine/games/options.ts'
import { playDuplicateDeal } from '../../src/main/engine/players/match.ts'
import { type Player, createPlayer } from '../../src/main/engine/players/player.ts'
import { requireValue } from '../../src/shared/card.ts'
import { chance } from '../games/chance.ts'

const FORMS = [
  { name: 'Scotch Whist of four', id: 'scotch-whist', wanted: { players: 4 }, deals: 6 },
  { name: 'Scotch Whist 3x6', id: 'scotch-whist', wanted: { hands: '3x6' }, deals: 6 },
  { name: 'Tatteln', id: 'tatteln', wanted: {}, deals: 2 },
  { name: 'Hundertspiel of four', id: 'hundertspiel', wanted: {}, deals: 1 },
  { name: 'Hundertspiel with scat', id: 'hundertspiel', wanted: { scat: true }, deals: 1 },
  { name: 'Hundertspiel of three', id: 'hundertspiel', wanted: { players: 3 }, deals: 1 },
  {
    name: 'Hundertspiel of three with scat',
    id: 'hundertspiel',
    wanted: { players: 3, scat: true },
    deals: 1,
  },
]

function setUp(id: string, wanted: Readonly<Record<string, unknown>>) {
  const ai = requireValue(findAi(id) ?? undefined)
  const { game } = ai
  const chosen = chooseOptions(game.options, game.presets, game.preset, wanted)
  if ('fault' in chosen) throw new Error(`no options ${id}`)
  return { ai, game, options: chosen.options }
}

describe.each(FORMS)('$name', ({ id, wanted, deals: count }) => {
  test('plays whole deals, and takes more than random play', () => {
    const { ai, game, options } = setUp(id, wanted)
    const two = [createPimc(ai, 2), createPlayer(ai, 'random')].map((one) =>
      requireValue(one ?? undefined),
    )
    const sides = game.countSides(options)
    const players = Array.from({ length: game.countSeats(options) }, (_, seat) =>
      requireValue(two[seat % sides === 0 ? 0 : 1]),
    )
    const match = { game, options, players, random: chance(7), observer: {} }
    const deals = Array.from({ length: count }, () => playDuplicateDeal(match))
    const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)
    expect(sum(deals.map(({ points }) => points))).toBeGreaterThan(0)
    for (const { tricks } of deals) expect(tricks * sides).toBeCloseTo(Math.round(tricks * sides))
  })

  test('sees nothing but the view: with other hidden cards it does the same', () => {
    const { ai, game, options } = setUp(id, wanted)
    const pimc = requireValue(createPimc(ai, 1) ?? undefined)
    const quick = requireValue(createPlayer(ai, 'random') ?? undefined)
    let [compared, asked] = [0, 0]
    // one decision in five is compared, the others are random
    const watched: Player = (look, random) => {
      const view = look.getView()
      if (!look.onTurn || typeof view.eye !== 'number' || look.legal.length < 2)
        return quick(look, random)
      asked += 1
      if (asked % 5 !== 0) return quick(look, random)
      compared += 1
      const { eye } = view
      const other = ai.sampleState(view, random)
      const action = pimc(look, chance(asked))
      const again = pimc({ ...look, getView: () => game.viewFor(other, eye) }, chance(asked))
      expect(again).toEqual(action)
      return action
    }
    const players = Array.from({ length: game.countSeats(options) }, () => watched)
    playDuplicateDeal({ game, options, players, random: chance(8), observer: {} })
    expect(compared).toBeGreaterThan(4)
  })
})

test('a game without tricks to solve has no yardstick', () => {
  expect(createPimc(requireValue(findAi('ecarte') ?? undefined), 5)).toBeNull()
})
