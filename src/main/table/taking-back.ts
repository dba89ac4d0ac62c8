// What a person may take back: his last action, as long as nobody has answered it and it has shown nobody anything. A
// slip of the hand can be mended so, and nothing is learnt by it.
import { isDeepStrictEqual } from 'node:util'
import { readCard } from '../../shared/card.ts'
import type { AnyAction, Eye, Seat } from '../../shared/view.ts'
import { type Game, type GameState, inDeal } from '../engine/games/game.ts'
import { randomFrom, readSeed } from '../engine/random.ts'
import { type ActionRecord, deedOf } from '../engine/record.ts'
import { readAction } from '../engine/replay.ts'
import { type Audience, eyesOf } from './audience.ts'
import type { Surroundings } from './scene.ts'

/** Deals tried out which the seat cannot tell from the real one. */
const WORLDS = 24
/** Any will do, as long as it is always the same: who sits down again sees the same scene. */
const SEED = 'c3'.repeat(16)

/** One action, and what came of it. */
export interface Doing {
  readonly before: GameState
  readonly state: GameState
  readonly action: ActionRecord
}

type Table = Pick<Surroundings, 'game' | 'mind' | 'options' | 'people' | 'practice'>

/** From where may be taken back, and who may. */
export interface Back {
  readonly step: number
  readonly seat: Seat
}

interface At {
  readonly table: Table
  readonly audience: Audience
}

/**
 * From where may be taken back after this action, itself the `step`-th of its deal; `own` is the answer before it. In
 * practice that is the last thing the person did, whatever came after it; elsewhere this action alone.
 */
export function mayTakeBackTo({ table, audience }: At, doing: Doing, step: number, own: Back | null): Back | null {
  const { game, options, practice } = table
  const { before, state, action } = doing
  if (game.outcome(state) !== null) return null
  const isOwn = audience.persons.includes(action.seat)
  const back = { step, seat: action.seat }
  if (practice) return isOwn ? back : own
  // where irregularities are played, or the table wants it so, what is done is done
  const isFinal = options['irregularities'] === true || options['takeBack'] === false
  if (!isOwn || isFinal || !inDeal(before) || !inDeal(state)) return null
  const eyes = [...new Set<Eye>([action.seat, ...eyesOf(audience)])]
  return eyes.some((eye) => showsMore(game, doing, eye)) || wasAnswered(table, doing) ? null : back
}

/** The same after all actions of a deal. */
export function backAfter(at: At, doings: readonly Doing[]): Back | null {
  const from = at.table.practice ? 0 : Math.max(doings.length - 1, 0)
  return doings
    .slice(from)
    .reduce<Back | null>((own, doing, place) => mayTakeBackTo(at, doing, from + place + 1, own), null)
}

/** An eye sees a card that it did not see before. */
function showsMore(game: Game, { before, state }: Doing, eye: Eye): boolean {
  const seen = new Set(cardsIn(game.view(before, eye)))
  return cardsIn(game.view(state, eye)).some((card) => !seen.has(card))
}

/** Every card that stands anywhere in a view. */
function cardsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return readCard(value) === null ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(cardsIn) : []
}

/** The rules themselves have told the seat what it did not know: had the cards lain otherwise, it would see something else. */
function wasAnswered({ game, mind }: Table, { before, state, action }: Doing): boolean {
  const seed = readSeed(SEED)
  const done = actionOf(game, action)
  if (seed === null || done === null) return true
  const random = randomFrom(seed)
  const [view, told] = [game.view(before, action.seat), game.view(state, action.seat)]
  return Array.from({ length: WORLDS }).some(() => {
    const world = mind.imagine(view, random)
    if (game.breach(world, action.seat, done) !== null) return true
    return !isDeepStrictEqual(game.view(game.step(world, action.seat, done).state, action.seat), told)
  })
}

/** The action of a record as its game reads it; null for what is no action of the game, as giving up. */
function actionOf(game: Game, record: ActionRecord): AnyAction | null {
  const read = readAction(game, deedOf(record))
  return 'fault' in read ? null : read.action
}
