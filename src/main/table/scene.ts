// The scene of one eye: what it sees, what it heard, what it may do. Nothing is sent to the window but this.
import type { ChosenOptions, LogLine, Person, Scene } from '../../shared/bridge.ts'
import { type Eye, type Seat, choices } from '../../shared/view.ts'
import type { Game, GameState } from '../engine/games/game.ts'
import type { Cut } from '../engine/record.ts'
import type { Moment } from '../engine/replay.ts'

/** What stands beside the state of a table and does not change within a partie. */
export interface Surroundings {
  readonly game: Game
  readonly sitting: number
  readonly partie: number
  readonly people: readonly Person[]
  readonly preset: string | null
  readonly options: ChosenOptions
  readonly cut: Cut
  /** It never counts. */
  readonly practice: boolean
}

/** The lines a moment adds to the log of an ear; the seed is told when its deal is over. */
export function linesOf(game: Game, moment: Moment, ear: Eye, seed: string | null): readonly LogLine[] {
  const { deal, action, events, state } = moment
  const over = state.phase === 'settled' || state.phase === 'over'
  return [
    ...(action?.standIn === true ? [{ kind: 'standIn', deal, seat: action.seat } as const] : []),
    ...events.map((event): LogLine => ({ kind: 'heard', deal, event: game.hear(event, ear) })),
    ...(over && seed !== null ? [{ kind: 'seed', deal, seed } as const] : []),
  ]
}

/** Who deals next: the game says it, and before the first deal the draw. */
export const dealerOf = ({ game, options, cut }: Surroundings, state: GameState): Seat | null =>
  game.nextDealer(state) ?? game.cut(cut.at(-1) ?? [], options)

function seriesOf({ game, practice }: Surroundings, state: GameState): Scene['series'] {
  if (game.series === undefined || practice || game.outcome(state) === null) return null
  return game.series.next(state) === null ? 'over' : 'goesOn'
}

/** Everything the window draws for the person in `seat`. */
export function sceneOf(at: Surroundings, state: GameState, seat: Seat, log: readonly LogLine[]): Scene {
  const { game, sitting, partie, people, preset, options, cut, practice } = at
  const awaits = state.phase === 'over' ? 'partie' : state.phase === 'open' || state.phase === 'settled' ? 'deal' : null
  const dealer = dealerOf(at, state)
  return {
    ...{ sitting, partie, people, preset, options, cut, log, awaits, practice },
    view: game.view(state, seat),
    choices: choices(game.legal(state, seat)),
    series: seriesOf(at, state),
    packets: awaits === 'deal' && dealer === seat ? game.packets : [],
  }
}
