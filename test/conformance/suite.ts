// Every game, also the next one: random parties over all combinations of its options, checked after
// every step.
import { describe, expect, test } from 'vitest'
import type { Game } from '../../src/main/engine/games/game.ts'
import { GAME_AIS } from '../../src/main/cli/ais.ts'
import type { GameAi } from '../../src/main/engine/games/ai.ts'
import { type Seed, randomFrom, readSeed } from '../../src/main/engine/random.ts'
import { benchOf, isQuick } from './checks.ts'
import { type Count, type Options, checkedParties, combinations } from './parties.ts'

/**
 * Deals of each game, shared by its forms and all combinations of its other options; whole parties
 * where a deal is over quickly. In the long tests of each combination. /
 */
const NUMBER = 10_000
const HALVES = 2

const LONG = process.env['CERCLE_LONG'] !== undefined

function seedOf(number: number): Seed {
  const seed = readSeed((number + 1).toString(16).padStart(32, '5'))
  if (seed === null) throw new Error('no seed')
  return seed
}

interface Form {
  readonly title: string
  readonly all: readonly Options[]
}

/** The hands, and the cards outside them. */
function titleOf(game: Game, options: Options): string {
  const { hands, talon } = game.distributeCards(
    options,
    game.createPack(options),
    0,
    game.packets[0] ?? '',
  )
  return `${hands.length} hands and ${talon.length} cards`
}

/** The forms of a game: each number of players, with and without cards that are set apart. */
function formsOf(game: Game): readonly Form[] {
  const forms = new Map<string, readonly Options[]>()
  for (const options of combinations(game.options)) {
    const title = titleOf(game, options)
    forms.set(title, [...(forms.get(title) ?? []), options])
  }
  return [...forms].map(([title, all]) => ({ title, all }))
}

/** Plays parties until there are `least` of them, or of their deals. */
function playUntil(
  mind: GameAi,
  options: Options,
  what: 'parties' | 'deals',
  least: number,
  seed: Seed,
): Count {
  const bench = benchOf(mind, options, randomFrom(seed))
  let count: Count = { parties: 0, deals: 0, actions: 0 }
  while (count[what] < least) {
    const { parties, deals, actions } = checkedParties(bench, options)
    count = {
      parties: count.parties + parties,
      deals: count.deals + deals,
      actions: count.actions + actions,
    }
  }
  return count
}

/**
 * With more combinations than this, each half takes every second one: whole parties of all would be
 * far more than enough.
 */
const MANY = 1_000

/**
 * One half of the suite, so that two cores can share it: of every combination half of the parties.
 */
export function conformance(half: 0 | 1): void {
  describe.each(GAME_AIS)('$game.id', (mind) => {
    const { game } = mind
    const forms = formsOf(game)
    const number = LONG ? NUMBER : NUMBER / forms.length
    describe.each(forms)('$title', ({ all: combined }) => {
      const all =
        LONG || combined.length <= MANY
          ? combined
          : combined.filter((_, place) => place % HALVES === half)
      const what = all.every((options) => isQuick(game, options)) ? 'parties' : 'deals'
      const each = Math.ceil(number / HALVES / (LONG ? 1 : all.length))

      test(
        `${each} random ${what} with each of ${all.length} combinations of options keep every law`,
        () => {
          const counts = all.map((options, index) =>
            playUntil(mind, options, what, each, seedOf(index * HALVES + half)),
          )
          expect(counts.every((count) => count.actions > each)).toBe(true)
        },
        LONG ? 24 * 3_600_000 : 900_000,
      )
    })
  })
}
