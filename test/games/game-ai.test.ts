// The AI of a game: loaded by game.
import { expect, test } from 'vitest'
import { GAMES } from '../../src/main/engine/games/games.ts'
import { LEVELS } from '../../src/main/engine/players/levels.ts'
import { createPlayer } from '../../src/main/engine/players/player.ts'

test.each(GAMES)('$id: its AI is its own, with a player of each level', async (game) => {
  const mind = await game.loadAi()
  expect(mind.game).toBe(game)
  for (const level of LEVELS) expect(createPlayer(mind, level), level).toBeTypeOf('function')
  expect(await game.loadAi(), 'it is fetched once').toBe(mind)
})
