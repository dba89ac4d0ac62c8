// The command `advise`: what a computer player would do at the end of a record, and the value of
// every action.
import type { ActionValue } from '../../shared/coach.ts'
import { headless } from '../../shared/words/en/headless.ts'
import { LEVELS } from '../engine/players/levels.ts'
import { EFFORTS, evaluateOptions, effortFor, createPlayer } from '../engine/players/player.ts'
import { randomFrom, readSeed } from '../engine/random.ts'
import type { RecordDocument } from '../engine/record.ts'
import { findAi } from './ais.ts'
import { getLastState, replayOrThrow } from './records.ts'
import { CliError } from './cli-error.ts'

/** Fixed seed, so that the same question has the same answer. */
const SEED = 'ad71ce00ad71ce00ad71ce00ad71ce00'

/** Returns the output of `advise`. Throws CliError if no seat acts or the level is unknown. */
export function adviseRecord(record: RecordDocument, level = 'master'): object {
  const { game, state } = getLastState(replayOrThrow(record))
  const ai = findAi(game.id)
  const player = ai === null ? null : createPlayer(ai, level)
  if (ai === null || player === null)
    throw new CliError(headless.wrongLevel(level, game.id, LEVELS))
  const seat = game.seatToPlay(state)
  const seed = readSeed(SEED)
  if (seat === null) throw new CliError(headless.nobodyToAct)
  if (seed === null) throw new Error('no seed')
  const legal = game.legalActions(state, seat)
  const view = game.viewFor(state, seat)
  const effort = effortFor(level) ?? EFFORTS.master
  // the player draws the same random numbers, so that it does what it values most
  const evaluations = evaluateOptions(ai, view, legal, effort, randomFrom(seed))
  const action = player({ getView: () => view, legal, onTurn: true }, randomFrom(seed))
  const actions = evaluations
    .toSorted((a, b) => b.equity - a.equity)
    .map(({ action: one, plans, ...worth }) => ({
      ...one,
      ...describeValue(worth),
      ...(plans === undefined
        ? {}
        : {
            discards: plans.map(({ action: { cards }, ...plan }) => ({
              cards,
              ...describeValue(plan),
            })),
          }),
    }))
  return { seat, level, action, actions }
}

/**
 * Formats a value: expected points of both sides, the side's own tricks if the game counts in
 * tricks, the chance to win the partie, its equity, the standard error of that, and its source.
 */
const describeValue = ({
  points,
  against,
  tricks,
  chance,
  equity,
  error,
  isSolved,
}: Omit<ActionValue, 'action' | 'plans'>): object => ({
  points,
  own: points + against,
  others: against,
  ...(tricks === undefined ? {} : { tricks }),
  chance,
  equity,
  error,
  source: isSolved === true ? 'solved' : error === 0 ? 'counted' : 'sampled',
})
