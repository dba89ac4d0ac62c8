// advise: what a computer player would do where a record stops, and what every action is worth to it.
import type { Appraisal } from '../../shared/coach.ts'
import { headless } from '../../shared/words/en/headless.ts'
import { levelsOf } from '../engine/players/levels.ts'
import { EFFORTS, appraise, effortOf, playerOf } from '../engine/players/player.ts'
import { randomFrom, readSeed } from '../engine/random.ts'
import type { RecordDocument } from '../engine/record.ts'
import { mindOf } from './minds.ts'
import { lastState, played } from './records.ts'
import { Wrong } from './wrong.ts'

/** The same question has the same answer. */
const SEED = 'ad71ce00ad71ce00ad71ce00ad71ce00'

/** What `advise` prints. Throws Wrong where nobody is to act, or nobody plays at that level. */
export function advised(record: RecordDocument, level = 'master'): object {
  const { game, state } = lastState(played(record))
  const mind = mindOf(game.id)
  const player = mind === null ? null : playerOf(mind, level)
  if (mind === null || player === null) throw new Wrong(headless.wrongLevel(level, game.id, levelsOf(game)))
  const seat = game.turn(state)
  const seed = readSeed(SEED)
  if (seat === null) throw new Wrong(headless.nobodyToAct)
  if (seed === null) throw new Error('no seed')
  const legal = game.legal(state, seat)
  const view = game.view(state, seat)
  const effort = effortOf(level) ?? EFFORTS.master
  // the player draws the same chances, so that what it does is what it values most
  const appraisals = appraise(mind, view, legal, effort, randomFrom(seed))
  const action = player({ view: () => view, legal, onTurn: true }, randomFrom(seed))
  const actions = appraisals
    .toSorted((a, b) => b.equity - a.equity)
    .map(({ action: one, plans, ...worth }) => ({
      ...one,
      ...told(worth),
      ...(plans === undefined
        ? {}
        : { discards: plans.map(({ action: { cards }, ...plan }) => ({ cards, ...told(plan) })) }),
    }))
  return { seat, level, action, actions }
}

/** What is printed of a worth: expected points of both, where the game tells them tricks of the own side, the chance of the partie, its value and the standard error of that. */
const told = ({ points, against, tricks, chance, equity, error }: Omit<Appraisal, 'action' | 'plans'>): object => ({
  points,
  own: points + against,
  others: against,
  ...(tricks === undefined ? {} : { tricks }),
  chance,
  equity,
  error,
})
