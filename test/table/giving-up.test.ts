// The price of giving up: it is what giving up then does, and shows nothing of hidden cards.
import { describe, expect, test } from 'vitest'
import type { GiveUpPrice, Scene } from '../../src/shared/bridge.ts'
import type { Seat } from '../../src/shared/view.ts'
import { inDeal } from '../../src/main/engine/games/game.ts'
import { GAME_AIS } from '../../src/main/cli/ais.ts'
import { listSeats } from '../../src/main/engine/record.ts'
import { priceGivingUp } from '../../src/main/table/give-up-price.ts'
import { createComputers, createPerson } from '../../src/main/table/people.ts'
import { startPartie } from '../../src/main/table/table-state.ts'
import { optionsOf, randomOf } from '../store/played.ts'
import { computer, host, person, setup } from './at-evening.ts'
import { playRandomly } from './random-play.ts'

const TABLES = GAME_AIS.flatMap((ai) =>
  Object.keys(ai.game.presets).map((preset) => ({ id: ai.game.id, preset, ai })),
)
const PARTIES = 2
const SCOPES = ['deal', 'partie'] as const
/** Games in which everything not yet won goes to the other side, whoever holds it. */
const CERTAIN = new Set(['ecarte', 'scotch-whist', 'tatteln'])

describe.each(TABLES)('giving up $id, $preset', ({ id, preset, ai }) => {
  const { game } = ai
  const options = optionsOf(game, preset)

  const priceFor = (
    state: Parameters<typeof game.viewFor>[0],
    seat: Seat,
    what: 'deal' | 'partie',
  ) => {
    const people = listSeats(game.countSeats(options)).map((one) =>
      one === seat ? createPerson('Anna') : (createComputers(['rulebook'])[0] ?? createPerson('')),
    )
    const sitting = { game, ai, sitting: 1, people, preset, options, practice: false }
    const table = startPartie(sitting, 1, [], null)
    return priceGivingUp({ ...table, state }, what)
  }

  test('costs what its price says, and the price follows from the view', () => {
    const random = randomOf(PARTIES)
    let open = 0
    let count = 0
    for (let partie = 0; partie < PARTIES; partie += 1)
      for (const { state } of playRandomly(game, options, random)) {
        if (!inDeal(state) || random.nextInt(8) > 0) continue
        const seats = listSeats(game.countSeats(options))
        const seat = seats[random.nextInt(seats.length)] ?? 0
        const what = SCOPES[random.nextInt(2)] ?? 'deal'
        const given = priceFor(state, seat, what)
        const told = given.price.events.map((event) => JSON.stringify(event))
        const real = game
          .giveUp(state, seat, what)
          .events.filter(({ did }) => did !== 'gaveUp')
          .map((event) => JSON.stringify(game.eventFor(event, seat)))
        if (given.price.isOpen) expect(real).toEqual(expect.arrayContaining(told))
        else expect(told).toEqual(real)
        const sampled = ai.sampleState(game.viewFor(state, seat), random)
        expect(priceFor(sampled, seat, what)).toEqual(given)
        if (what === 'partie' && !given.price.isOpen)
          expect(given.outcome).toEqual(game.findOutcome(game.giveUp(state, seat, what).state))
        open += Number(given.price.isOpen)
        count += 1
      }
    expect(count).toBeGreaterThan(2)
    if (CERTAIN.has(id) && game.presets[preset]?.['irregularities'] !== true) expect(open).toBe(0)
  })
})

test('in an evening the price of the partie is what its rules make the loser pay', async () => {
  const table = host()
  await table.sit('beginEvening', setup('duel', [person('Anna'), computer()], { stake: 3 }))
  await table.sit('playInEvening')
  expect(table.refused('priceGiveUp', 'partie')).toEqual({ code: 'notNow' })
  table.ask('dealCards', null)
  const price = table.ask<GiveUpPrice>('priceGiveUp', 'partie')
  const scene = table.ask<Scene>('giveUp', 'partie')
  const { value = 0 } = scene.view.outcome ?? {}
  expect(value).toBeGreaterThan(0)
  expect(price.counters).toBe(3 * value)
  expect(table.evening().balances[0]).toBe(-3 * value)
  table.ask('leaveTable')
})

test('in an evening nobody loses more counters than the purse holds', async () => {
  const table = host()
  const terms = { stake: 3, purse: 4 }
  await table.sit('beginEvening', setup('duel', [person('Anna'), computer()], terms))
  await table.sit('playInEvening')
  table.ask('dealCards', null)
  const { counters } = table.ask<GiveUpPrice>('priceGiveUp', 'partie')
  expect(counters).toBe(4)
  table.ask('giveUp', 'partie')
  expect(table.evening().balances[0]).toBe(-4)
  table.ask('leaveTable')
})
