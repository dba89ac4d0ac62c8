// The games as the Hall offers them.
import type { GameOffer } from '../shared/hall.ts'
import type { Game } from './engine/games/game.ts'
import { chooseOptions } from './engine/games/options.ts'
import { LEVELS } from './engine/players/levels.ts'

/** Returns the offer of a game in the Hall. */
export function buildGameOffer(game: Game): GameOffer {
  const presets = Object.fromEntries(
    Object.keys(game.presets).map((name) => {
      const chosen = chooseOptions(game.options, game.presets, name, {})
      return [name, 'options' in chosen ? chosen.options : {}]
    }),
  )
  return {
    id: game.id,
    options: Object.entries(game.options).flatMap(([name, { values, within, settledBy }]) =>
      settledBy === undefined ? [{ name, values, within }] : [],
    ),
    presets,
    preset: game.preset,
    pack: game.createPack(presets[game.preset] ?? {}),
    levels: LEVELS,
    packets: game.packets,
    tables: game.tables,
    drawsSeats: game.seatingByDraw !== undefined,
    hasMatches: game.series === undefined,
    evenings: game.evenings,
  }
}
