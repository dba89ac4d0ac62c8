// advise: what a computer player would do where a record stops, and what every action is worth to it.
import type { ActionValue } from '../../shared/coach.ts'
import { headless } from '../../shared/words/en/headless.ts'
import { levelsFor } from '../engine/players/levels.ts'
import { EFFORTS, evaluateOptions, effortFor, createPlayer } from '../engine/players/player.ts'
import { randomFrom, readSeed } from '../engine/random.ts'
import type { RecordDocument } from '../engine/record.ts'
import { findAi } from './ais.ts'
import { getLastState, replayOrThrow } from './records.ts'
import { CliError } from './cli-error.ts'

/** The same question has the same answer. */
const SEED = 'ad71ce00ad71ce00ad71ce00ad71ce00'

/** What `advise` prints. Throws Wrong where nobody is to act, or nobody plays at that level. */
export function adviseRecord(record: RecordDocument, level = 'master'): object {
  const { game, state } = getLastState(replayOrThrow(record))
  const ai = findAi(game.id)
  const player = ai === null ? null : createPlayer(ai, level)
  if (ai === null || player === null) throw new CliError(headless.wrongLevel(level, game.id, levelsFor(game)))
  const seat = game.seatToPlay(state)
  const seed = readSeed(SEED)
  if (seat === null) throw new CliError(headless.nobodyToAct)
  if (seed === null) throw new Error('no seed')
  const legal = game.legalActions(state, seat)
  const view = game.viewFor(state, seat)
  const effort = effortFor(level) ?? EFFORTS.master
  // the player draws the same chances, so that what it does is what it values most
  const appraisals = evaluateOptions(ai, view, legal, effort, randomFrom(seed))
  const action = player({ getView: () => view, legal, onTurn: true }, randomFrom(seed))
  const actions = appraisals
    .toSorted((a, b) => b.equity - a.equity)
    .map(({ action: one, plans, ...worth }) => ({
      ...one,
      ...describeValue(worth),
      ...(plans === undefined
        ? {}
        : { discards: plans.map(({ action: { cards }, ...plan }) => ({ cards, ...describeValue(plan) })) }),
    }))
  return { seat, level, action, actions }
}

/** What is printed of a worth: expected points of both, where the game tells them tricks of the own side, the chance of the partie, its value and the standard error of that. */
const describeValue = ({
  points,
  against,
  tricks,
  chance,
  equity,
  error,
}: Omit<ActionValue, 'action' | 'plans'>): object => ({
  points,
  own: points + against,
  others: against,
  ...(tricks === undefined ? {} : { tricks }),
  chance,
  equity,
  error,
})
