// The speed of judging: seconds of one core a partie, in whole parties of club players.
import { findAi } from '../src/main/cli/ais.ts'
import type { AnyAction } from '../src/shared/view.ts'
import type { GameState } from '../src/main/engine/games/game.ts'
import { chooseOptions } from '../src/main/engine/games/options.ts'
import { reviewAction } from '../src/main/engine/players/coach.ts'
import { playPartie } from '../src/main/engine/players/match.ts'
import { createPlayer } from '../src/main/engine/players/player.ts'
import { randomFrom, readSeed } from '../src/main/engine/random.ts'
import { randomOfView } from '../src/main/judge-record.ts'
import { type Figure, mean, most } from './figures.ts'

/** Games with a goal, and the others, with the parties that are measured of each. */
const MEASURED: readonly (readonly [game: string, parties: number, goal: number])[] = [
  ['ecarte', 10, 2],
  ['whist', 6, 5],
  ['scotch-whist', 6, 0],
  ['hundertspiel', 4, 0],
  ['tatteln', 4, 0],
]

/** Seconds of the processor that judging every decision of one partie takes. */
function judgingTime(id: string, partie: number): number {
  const ai = findAi(id)
  const seed = readSeed(String(partie + 1).padStart(32, '7'))
  const player = ai === null ? null : createPlayer(ai, 'club')
  if (ai === null || seed === null || player === null) throw new Error(`nobody plays ${id}`)
  const { game } = ai
  const chosen = chooseOptions(game.options, game.presets, game.preset, {})
  if ('fault' in chosen) throw new Error(chosen.fault)
  const { options } = chosen
  const done: { readonly before: GameState; readonly action: AnyAction }[] = []
  let said: AnyAction | null = null
  playPartie({
    game,
    options,
    players: Array.from({ length: game.countSeats(options) }, () => player),
    random: randomFrom(seed),
    observer: {
      onAction: (_, action) => void (said = action),
      onTransition({ before, action }) {
        if (action !== null && said !== null && game.seatToPlay(before) === action.seat)
          done.push({ before, action: said })
      },
    },
  })
  const begun = process.cpuUsage().user
  for (const { before, action } of done) {
    const seat = game.seatToPlay(before)
    const legal = seat === null ? [] : game.legalActions(before, seat)
    if (seat === null || legal.length < 2) continue
    const view = game.viewFor(before, seat)
    reviewAction(ai, view, legal, action, randomOfView(view))
  }
  return (process.cpuUsage().user - begun) / 1e6
}

/** The mean time of a partie, and that of the longest. */
export const judgingFigures = (): readonly Figure[] =>
  MEASURED.flatMap(([game, parties, goal]) => {
    judgingTime(game, parties)
    const times = Array.from({ length: parties }, (_, partie) => judgingTime(game, partie))
    return [
      { name: `judging a partie of ${game}`, value: mean(times), bound: goal },
      { name: `judging the longest of ${parties} of ${game}`, value: Math.max(...times), bound: 0 },
    ].map((figure) => ({ ...figure, unit: 's', most }))
  })
