// What computer players do, bit for bit: whoever moves or renames code must not change a single decision. The digests are
// those of `npm run cercle -- simulate`; a change of the rules or of a player that is meant makes them anew with `-u`.
import { describe, expect, test } from 'vitest'
import { runSimulation } from '../../src/main/cli/simulate.ts'
import { GAMES } from '../../src/main/engine/games/games.ts'
import { levelsFor } from '../../src/main/engine/players/levels.ts'
import { chooseOptions } from '../../src/main/engine/games/options.ts'

const isLong = Boolean(process.env['CERCLE_LONG'])
const SEEDS = Array.from({ length: 10 }, (_, number) => `digest ${number}`)
/** Levels that think longer are tried with every seed in the long tests alone. */
const QUICK = new Set(['random', 'novice', 'rulebook'])

describe.each(GAMES)('$id', (game) => {
  const chosen = chooseOptions(game.options, game.presets, game.preset, {})
  const seats = 'options' in chosen ? game.countSeats(chosen.options) : 0

  test.each(levelsFor(game))(
    'players of level %s do what they did',
    (level) => {
      const players = Array.from({ length: seats }, () => level).join(',')
      const seeds = isLong || QUICK.has(level) ? SEEDS : SEEDS.slice(0, 1)
      for (const seed of seeds)
        expect(Reflect.get(runSimulation({ game: game.id, parties: '1', seed, players }), 'digest')).toMatchSnapshot(
          seed,
        )
    },
    isLong ? 3_600_000 : 60_000,
  )
})
