// The scene of one eye: what it sees, what it heard, what it may do. Nothing is sent to the window but this.
import type { ChosenOptions, LogLine, Person, Scene } from '../../shared/bridge.ts'
import { type AnyAction, type Eye, type Seat, choices } from '../../shared/view.ts'
import { type Game, type GameState, inDeal } from '../engine/games/game.ts'
import type { Mind, ProvenBreach } from '../engine/games/mind.ts'
import type { Cut } from '../engine/record.ts'
import type { Moment } from '../engine/replay.ts'
import type { Audience, Looking } from './audience.ts'
import type { Back } from './taking-back.ts'

/** What stands beside the state of a table and does not change within a partie. */
export interface Surroundings {
  readonly game: Game
  /** What its book says, what a seat cannot tell apart, and which breaches are proven. */
  readonly mind: Pick<Mind, 'advise' | 'imagine' | 'provenBreaches'>
  readonly sitting: number
  readonly partie: number
  readonly people: readonly Person[]
  readonly preset: string | null
  readonly options: ChosenOptions
  readonly cut: Cut
  /** It never counts. */
  readonly practice: boolean
  /** The evening it belongs to (S-1 to S-5), the seat that is advised in it (S-3), and whether several persons are there (S-8). */
  readonly evening?: { readonly id: number; readonly advised: Seat | null; readonly isShared: boolean }
}

/** The lines a moment adds to the log of an ear; the seed is told when its deal is over. */
export function linesOf(game: Game, moment: Moment, ear: Eye, seed: string | null): readonly LogLine[] {
  const { deal, action, events, before, state } = moment
  // a deal is over once, even if something is said after it, and not while it waits to be played
  const over = !inDeal(state) && (action === null || inDeal(before)) && game.isPutBy?.(state) !== true
  return [
    ...(action?.standIn === true ? [{ kind: 'standIn', deal, seat: action.seat } as const] : []),
    ...(action?.pointedOut === true ? [{ kind: 'pointedOut', deal, seat: action.seat } as const] : []),
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

/** Whether the deal that ended last can be judged for this eye: not while its cards are to be played later. */
export const mayJudge = (game: Game, state: GameState, eye: Eye): eye is Seat =>
  !inDeal(state) && state.phase !== 'open' && typeof eye === 'number' && game.isPutBy?.(state) !== true

/** How many tricks are left that are all certain to be his who is to lead: asked of the one person among computer players. */
export function certainFor({ game, people }: Surroundings, state: GameState, { acts, advises }: Looking): number {
  const persons = people.filter(({ kind }) => kind === 'person').length
  if (acts === null || advises || persons !== 1 || game.turn(state) !== acts) return 0
  return game.certain(game.view(state, acts), game.legal(state, acts))
}

/**
 * Returns the breach that whoever looks on may point out now (S-6), decided from what an onlooker sees; null where there is
 * none, and where a person plays or advises: they claim themselves, and the screen does not tell them when.
 */
export function breachShown(
  { game, mind }: Pick<Surroundings, 'game' | 'mind'>,
  state: GameState,
  { persons, advised }: Pick<Audience, 'persons' | 'advised'>,
): ProvenBreach<AnyAction> | null {
  if (persons.length > 0 || advised !== null || !inDeal(state)) return null
  const proven = mind.provenBreaches?.(game.view(state, 'onlooker')) ?? []
  return proven.find(({ seat, action }) => game.breach(state, seat, action) === null) ?? null
}

/** Where a partie stands. */
interface Shown {
  readonly state: GameState
  readonly moment: number
  /** From where may be taken back; null where nothing may. */
  readonly back: Back | null
  /** What whoever looks on may point out; null where nothing. */
  readonly proven: ProvenBreach<AnyAction> | null
}

/** Everything the window draws for who looks. */
export function sceneOf(at: Surroundings, now: Shown, looking: Looking, log: readonly LogLine[]): Scene {
  const { state, moment, back, proven } = now
  const { game, sitting, partie, people, preset, options, cut, practice, evening } = at
  const { eye, acts, curtain, advises } = looking
  const awaits = state.phase === 'over' ? 'partie' : state.phase === 'open' || state.phase === 'settled' ? 'deal' : null
  const dealer = dealerOf(at, state)
  // a deal put by has been given out before
  const gives = awaits === 'deal' && dealer !== null && (game.putBy?.(state) ?? null) === null
  return {
    ...{ sitting, partie, moment, people, preset, options, cut, log, awaits, practice, curtain, advises },
    evening: evening?.id ?? null,
    view: game.view(state, eye),
    choices: acts === null ? [] : choices(game.legal(state, acts)),
    mayTakeBack: back?.seat === eye,
    breach: proven === null ? null : { seat: proven.seat, rule: proven.rule },
    certain: certainFor(at, state, looking),
    series: seriesOf(at, state),
    mayJudge: awaits === 'deal' && mayJudge(game, state, eye),
    dealer: awaits === 'deal' ? dealer : null,
    packets: gives && people[dealer]?.kind === 'person' ? game.packets : [],
  }
}
