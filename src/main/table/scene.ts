// The scene of one viewer: its view, its log, its choices. The window receives nothing else of a
// table.
import type { ChosenOptions, LeaveScope, LogLine, Person, Scene } from '../../shared/bridge.ts'
import { type MatchScore, scoreMatch } from '../../shared/match.ts'
import {
  type AnyAction,
  type Viewer,
  type Seat,
  groupChoices,
  isSameAction,
} from '../../shared/view.ts'
import { type Game, type GameState, inDeal } from '../engine/games/game.ts'
import type { GameAi, ProvenBreach } from '../engine/games/ai.ts'
import { type ActionRecord, type Cut, toGameAction } from '../engine/record.ts'
import type { ReplayStep } from '../engine/replay.ts'
import { findOnlyAction } from './forced.ts'
import type { Viewers, ScreenViewer } from './viewers.ts'
import type { UndoTarget } from './undo.ts'

/** The part of a table that does not change within a partie. */
export interface TableSetup {
  readonly game: Game
  /** For the advice of the rule book, the sampled states of an undo, and the proven breaches. */
  readonly ai: Pick<GameAi, 'chooseByBook' | 'sampleState' | 'provenBreaches'>
  readonly sitting: number
  readonly partie: number
  readonly people: readonly Person[]
  readonly preset: string | null
  readonly options: ChosenOptions
  readonly cut: Cut
  /** True if it never counts. */
  readonly practice: boolean
  /** The parties of the sitting won before this one; absent if they are not counted. */
  readonly match?: Pick<MatchScore, 'won' | 'toWin'>
  /** The evening it belongs to (S-1 to S-5), its advised seat (S-3), and if it is shared (S-8). */
  readonly evening?: {
    readonly id: number
    readonly advised: Seat | null
    readonly isShared: boolean
  }
}

/** Builds the log lines of a step for a viewer; the seed follows when its deal is over. */
export function buildLogLines(
  game: Game,
  moment: ReplayStep,
  viewer: Viewer,
  seed: string | null,
): readonly LogLine[] {
  const { deal, action, events, before, state } = moment
  // a deal ends once, even if an action follows it, and not while it is deferred
  const isOver =
    !inDeal(state) && (action === null || inDeal(before)) && game.isDealDeferred?.(state) !== true
  return [
    ...(action?.standIn === true ? [{ kind: 'standIn', deal, seat: action.seat } as const] : []),
    ...(action?.pointedOut === true
      ? [{ kind: 'pointedOut', deal, seat: action.seat } as const]
      : []),
    ...events.map((event): LogLine => ({
      kind: 'heard',
      deal,
      event: game.eventFor(event, viewer),
    })),
    ...(action !== null && viewer === action.seat && isOnlyAnswer(game, before, action)
      ? [{ kind: 'onlyAnswer', deal, seat: action.seat } as const]
      : []),
    ...(isOver && seed !== null ? [{ kind: 'seed', deal, seed } as const] : []),
  ]
}

/**
 * Returns true if an action other than a card was the only one; it follows from the record, so a
 * resumed log says it too. With irregularities a claim may have been missed.
 */
function isOnlyAnswer(game: Game, before: GameState, action: ActionRecord): boolean {
  const { seat } = action
  const only = action.do === 'play' ? null : findOnlyAction(game, before, seat)
  return (
    only !== null &&
    isSameAction(only, toGameAction(action)) &&
    game.viewFor(before, seat).options['irregularities'] !== true
  )
}

/** Returns the next dealer, according to the game, or before the first deal to the draw. */
export const findNextDealer = ({ game, options, cut }: TableSetup, state: GameState): Seat | null =>
  game.nextDealer(state) ?? game.dealerByCut(cut.at(-1) ?? [], options)

function getSeriesState({ game, practice }: TableSetup, state: GameState): Scene['series'] {
  if (game.series === undefined || practice || game.findOutcome(state) === null) return null
  return game.series.carryOver(state) === null ? 'over' : 'goesOn'
}

/** Returns the score of the sitting with this partie; null if it is not counted. */
export const getMatchScore = ({ game, match }: TableSetup, state: GameState): MatchScore | null =>
  match === undefined ? null : scoreMatch(match, game.findOutcome(state)?.winner)

/** Returns true if the coach may analyse the last deal for this viewer: not while deferred. */
export const mayJudgeDeal = (game: Game, state: GameState, viewer: Viewer): viewer is Seat =>
  !inDeal(state) &&
  state.phase !== 'open' &&
  typeof viewer === 'number' &&
  game.isDealDeferred?.(state) !== true

/** Returns how many tricks are left if all are certain for the only person, who leads; else 0. */
export function countCertainTricksFor(
  { game, people }: TableSetup,
  state: GameState,
  { actsFor, advises }: ScreenViewer,
): number {
  const persons = people.filter(({ kind }) => kind === 'person').length
  if (actsFor === null || advises || persons !== 1 || game.seatToPlay(state) !== actsFor) return 0
  return game.countCertainTricks(game.viewFor(state, actsFor), game.legalActions(state, actsFor))
}

/**
 * Returns the breach that an onlooker may point out now (S-6), decided from an onlooker's view;
 * null if there is none, and if a person plays or advises: they claim themselves, and the screen
 * does not show them when.
 */
export function findClaimableBreach(
  { game, ai }: Pick<TableSetup, 'game' | 'ai'>,
  state: GameState,
  { persons, advised }: Pick<Viewers, 'persons' | 'advised'>,
): ProvenBreach<AnyAction> | null {
  if (persons.length > 0 || advised !== null || !inDeal(state)) return null
  const proven = ai.provenBreaches(game.viewFor(state, 'onlooker'))
  return proven.find(({ seat, action }) => game.findBreach(state, seat, action) === null) ?? null
}

/** The progress of a partie. */
interface SceneState {
  readonly state: GameState
  readonly moment: number
  /** The action an undo goes back to; null if there is none. */
  readonly undoTarget: UndoTarget | null
  /** The breach an onlooker may point out; null if there is none. */
  readonly provenBreach: ProvenBreach<AnyAction> | null
  readonly delegated: LeaveScope | null
}

/** Builds everything the window draws for a viewer. */
export function buildScene(
  setup: TableSetup,
  current: SceneState,
  screenViewer: ScreenViewer,
  log: readonly LogLine[],
): Scene {
  const { state, moment, undoTarget, provenBreach, delegated } = current
  const { game, sitting, partie, people, preset, options, cut, practice, evening } = setup
  const { viewer, actsFor, curtain, advises } = screenViewer
  const awaits =
    state.phase === 'over'
      ? 'partie'
      : state.phase === 'open' || state.phase === 'settled'
        ? 'deal'
        : null
  const dealer = findNextDealer(setup, state)
  // a deferred deal has been given out before
  const isGivenOut =
    awaits === 'deal' && dealer !== null && (game.deferredDeal?.(state) ?? null) === null
  return {
    sitting,
    partie,
    moment,
    people,
    preset,
    options,
    cut,
    log,
    awaits,
    practice,
    curtain,
    advises,
    delegated,
    evening: evening?.id ?? null,
    view: game.viewFor(state, viewer),
    choices: actsFor === null ? [] : groupChoices(game.legalActions(state, actsFor)),
    mayTakeBack: undoTarget?.seat === viewer,
    breach: provenBreach === null ? null : { seat: provenBreach.seat, rule: provenBreach.rule },
    certain: countCertainTricksFor(setup, state, screenViewer),
    series: getSeriesState(setup, state),
    match: getMatchScore(setup, state),
    mayJudge: awaits === 'deal' && mayJudgeDeal(game, state, viewer),
    dealer: awaits === 'deal' ? dealer : null,
    packets: isGivenOut && people[dealer]?.kind === 'person' ? game.packets : [],
  }
}
