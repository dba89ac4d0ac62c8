// The AI of a game: loaded by game, which says beforehand whether it can play by the book.
import { expect, test } from 'vitest'
import { GAMES } from '../../src/main/engine/games/games.ts'
import { levelsFor } from '../../src/main/engine/players/levels.ts'
import { createPlayer } from '../../src/main/engine/players/player.ts'

test.each(GAMES)(
  '$id: its mind is its own, with a book exactly where it says so, and a player of each level',
  async (game) => {
    const mind = await game.loadAi()
    expect(mind.game).toBe(game)
    expect(mind.chooseByBook !== undefined).toBe(game.hasBook)
    for (const level of levelsFor(game))
      expect(createPlayer(mind, level), level).toBeTypeOf('function')
    expect(await game.loadAi(), 'it is fetched once').toBe(mind)
  },
)
