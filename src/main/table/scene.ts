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

/** Everything the window draws for the person in `seat`. */
export function sceneOf(at: Surroundings, state: GameState, seat: Seat, log: readonly LogLine[]): Scene {
  const { game, sitting, partie, people, preset, options, cut, practice } = at
  const awaits = state.phase === 'over' ? 'partie' : state.phase === 'open' || state.phase === 'settled' ? 'deal' : null
  const dealer = game.nextDealer(state) ?? game.cut(cut.at(-1) ?? [])
  return {
    ...{ sitting, partie, people, preset, options, cut, log, awaits, practice },
    view: game.view(state, seat),
    choices: choices(game.legal(state, seat)),
    packets: awaits === 'deal' && dealer === seat ? game.packets : [],
  }
}
