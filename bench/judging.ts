// The speed of judging: seconds of one core a partie, in whole parties of club players.
import { findAi } from '../src/main/cli/ais.ts'
import type { AnyAction } from '../src/shared/view.ts'
import type { GameState } from '../src/main/engine/games/game.ts'
import { GAMES } from '../src/main/engine/games/games.ts'
import { chooseOptions } from '../src/main/engine/games/options.ts'
import { reviewAction } from '../src/main/engine/players/coach.ts'
import { playPartie } from '../src/main/engine/players/match.ts'
import { createPlayer } from '../src/main/engine/players/player.ts'
import { randomFrom, readSeed } from '../src/main/engine/random.ts'
import { randomOfView } from '../src/main/judge-record.ts'
import { type Figure, mean, most } from './figures.ts'

/** Seconds a partie may take, where there is a goal. */
const GOALS: Readonly<Record<string, number>> = { ecarte: 2, whist: 5 }
const PARTIES = 6

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
  GAMES.flatMap(({ id }) => {
    judgingTime(id, PARTIES)
    const times = Array.from({ length: PARTIES }, (_, partie) => judgingTime(id, partie))
    return [
      { name: `judging a partie of ${id}`, value: mean(times), bound: GOALS[id] ?? 0 },
      { name: `judging the longest of ${PARTIES} of ${id}`, value: Math.max(...times), bound: 0 },
    ].map((figure) => ({ ...figure, unit: 's', most }))
  })
