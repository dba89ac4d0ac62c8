// What thinks in a game: fetched by the game it belongs to, which says beforehand whether somebody can play by the book.
import { expect, test } from 'vitest'
import { GAMES } from '../../src/main/engine/games/games.ts'
import { levelsOf } from '../../src/main/engine/players/levels.ts'
import { playerOf } from '../../src/main/engine/players/player.ts'

test.each(GAMES)(
  '$id: its mind is its own, with a book exactly where it says so, and a player of each level',
  async (game) => {
    const mind = await game.mind()
    expect(mind.game).toBe(game)
    expect(mind.advise !== undefined).toBe(game.hasBook)
    for (const level of levelsOf(game)) expect(playerOf(mind, level), level).toBeTypeOf('function')
    expect(await game.mind(), 'it is fetched once').toBe(mind)
  },
)
