// What computer players do, bit for bit: whoever moves or renames code must not change a single decision. The digests are
// those of `npm run cercle -- simulate`. A change of the rules or of a player that is meant takes the new ones from what
// `npm run test:long -- digests` prints.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { runSimulation } from '../../src/main/cli/simulate.ts'
import { GAMES } from '../../src/main/engine/games/games.ts'
import { LEVELS } from '../../src/main/engine/players/levels.ts'
import { chooseOptions } from '../../src/main/engine/games/options.ts'

const isLong = Boolean(process.env['CERCLE_LONG'])
/** Levels that think longer are tried with every seed in the long tests alone. */
const QUICK = new Set(['random', 'novice', 'rulebook'])
/**
 * By game and level: the digest of the partie dealt from each of the seeds `digest 0` to `digest
 * 9`.
 */
const expected: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = JSON.parse(
  readFileSync(new URL('digests.json', import.meta.url), 'utf8'),
)

describe.each(GAMES)('$id', (game) => {
  const chosen = chooseOptions(game.options, game.presets, game.preset, {})
  const seats = 'options' in chosen ? game.countSeats(chosen.options) : 0

  test.each(LEVELS)(
    'players of level %s do what they did',
    (level) => {
      const players = Array.from({ length: seats }, () => level).join(',')
      const digests = Array.from({ length: isLong || QUICK.has(level) ? 10 : 1 }, (_, number) =>
        Reflect.get(
          runSimulation({ game: game.id, parties: '1', seed: `digest ${number}`, players }),
          'digest',
        ),
      )
      expect(digests).toEqual(expected[game.id]?.[level]?.slice(0, digests.length))
    },
    isLong ? 3_600_000 : 60_000,
  )
})
