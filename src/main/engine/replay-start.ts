// The beginning of a replay: the game of a record, and each of its parties before the first deal.
import { findGame } from './games/games.ts'
import { type CarryOver, type Game, type GameState, noPoints } from './games/game.ts'
import { recordedOptions } from './games/options.ts'
import { type Cut, type PartieRecord, type RecordDocument, shapeFault } from './record.ts'
import { ReplayError, type StepPosition } from './replay-fault.ts'

/** Returns the game and the options of a record. Throws ReplayError. */
export function readGameAndOptions(record: RecordDocument): { game: Game; options: object } {
  const game = findGame(record.game)
  if (game === null) throw new ReplayError({ kind: 'unknownGame', game: record.game })
  const { preset = game.preset, ...single } = record.options ?? {}
  const chosen = recordedOptions(game.options, game.presets, String(preset), single)
  if ('fault' in chosen) throw new ReplayError({ kind: 'options', fault: chosen })
  const [seats, given] = [game.countSeats(chosen.options), record.players.length]
  if (given !== seats) throw new ReplayError({ kind: 'players', seats, given })
  return { game, options: chosen.options }
}

export interface PartieSetup {
  readonly game: Game
  readonly options: object
  /** State that the partie takes over from the previous one in the record. */
  readonly carryOver: CarryOver | null
  readonly isPractice: boolean
}

/** Returns a partie of a record before its first deal, or throws ReplayError. */
export function startRecordedPartie(
  { game, options, carryOver, isPractice }: PartieSetup,
  partie: PartieRecord,
  place: StepPosition,
): GameState {
  const [first] = partie.deals
  const before = first === undefined ? partie.scoreBefore : first.scoreBefore
  const start = before ?? carryOver?.score ?? noPoints(game, options)
  const isMisplaced = first !== undefined && partie.scoreBefore !== undefined
  if (isMisplaced || (before !== undefined && !mayBegin(game, options, before, isPractice)))
    throw new ReplayError({ kind: 'scoreBefore', ...place })
  if (!isPractice && !cutFits(game, options, partie))
    throw new ReplayError({ kind: 'cut', ...place })
  // the record's own statement about earlier parties has precedence: they need not all stand in it
  const inherited = readInherited(game, options, partie, place) ?? carryOver?.inherited
  return game.startPartie(options, start, inherited, partie.cut?.at(-1))
}

/** Returns what a partie takes over by its own statement. Throws ReplayError. */
function readInherited(
  game: Game,
  options: object,
  { inherited }: PartieRecord,
  place: StepPosition,
): object | undefined {
  if (inherited === undefined) return undefined
  const read = game.series?.inherited.safeParse(inherited)
  if (read?.success === true && game.series?.acceptsCarryOver?.(options, read.data) !== false)
    return read.data
  const fault =
    read?.success === false
      ? shapeFault(read.error)
      : {
          path: [],
          what: read === undefined ? 'its parties stand alone' : 'it is not that of such a table',
        }
  throw new ReplayError({
    kind: 'shape',
    fault: { ...fault, path: ['inherited', ...fault.path] },
    ...place,
  })
}

/** Returns true if no side has reached the goal; practice may go on undeclared (H-20). */
function mayBegin(
  game: Game,
  options: object,
  score: readonly number[],
  isPractice: boolean,
): boolean {
  if (score.length !== game.countSides(options) || isPractice)
    return score.length === game.countSides(options)
  const { goal } = game.viewFor(game.startPartie(options, score), 'onlooker')
  return goal === 0 || score.every((one) => one < goal)
}

/** Returns true if only the last draw decides the first dealer (E-3, W-2). */
function cutFits(game: Game, options: object, partie: PartieRecord): boolean {
  const cut: Cut | undefined = partie.cut
  const first = partie.deals[0]
  if (cut === undefined || first === undefined) return true
  return cut.every(
    (drawn, index) =>
      game.dealerByCut(drawn, options) === (index === cut.length - 1 ? first.dealer : null),
  )
}
