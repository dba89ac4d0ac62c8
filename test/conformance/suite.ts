// Every game, also the next one: random parties over all combinations of its options, checked after every step.
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../src/main/engine/games/games.ts'
import { type Seed, randomFrom, readSeed } from '../../src/main/engine/random.ts'
import { checkedPartie, combinations } from './parties.ts'

/** Parties over all combinations together; in the long tests of each combination. */
const PARTIES = 10_000
const HALVES = 2

function seedOf(number: number): Seed {
  const seed = readSeed((number + 1).toString(16).padStart(32, '5'))
  if (seed === null) throw new Error('no seed')
  return seed
}

/** One half of the suite, so that two cores can share it: every second partie of every combination. */
export function conformance(half: 0 | 1): void {
  const long = process.env['CERCLE_LONG'] !== undefined
  describe.each(GAMES)('$id', (game) => {
    const all = combinations(game.options)
    const each = long ? PARTIES / HALVES : Math.ceil(PARTIES / HALVES / all.length)

    test(
      `${each} random parties with each of ${all.length} combinations of options keep every law`,
      () => {
        const actions = all.map((options, index) => {
          const random = randomFrom(seedOf(index * HALVES + half))
          return Array.from({ length: each }, () => checkedPartie(game, options, random)).reduce(
            (sum, one) => sum + one,
            0,
          )
        })
        expect(actions.every((count) => count > each)).toBe(true)
      },
      long ? 24 * 3_600_000 : 900_000,
    )
  })
}
