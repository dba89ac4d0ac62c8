// Statistics of a game of Whist, by side.
import type { Pair } from '../../../../shared/duel.ts'
import type { Counting, Transition } from '../game.ts'
import { type WhistEvent, type WhistState, SIDES, sideAt } from './state.ts'

const NAMES = [
  /** Tricks above the book (W-5). */
  'tricks',
  /** W-7 */
  'smallSlams',
  'grandSlams',
  /** Honours of trumps held, by number (W-8). */
  'honoursThree',
  'honoursFour',
  'honoursFive',
  /** W-10 */
  'rubbers',
  /** Claimed revokes of the other side, and wrong claims (W-12). */
  'revokes',
  'falseClaims',
] as const
type Name = (typeof NAMES)[number]
type Counts = Record<Name, number>

const zeroCounts = (): Counts => ({
  tricks: 0,
  smallSlams: 0,
  grandSlams: 0,
  honoursThree: 0,
  honoursFour: 0,
  honoursFive: 0,
  rubbers: 0,
  revokes: 0,
  falseClaims: 0,
})

/** Points for each trick above the book (W-5). */
const TRICK = 2
const SMALL_SLAM = 30
/** Points of three honours, and of five (W-8). */
const HONOURS = { three: 2, five: 6 } as const

const honoursName = (points: number): Name =>
  points === HONOURS.three
    ? 'honoursThree'
    : points === HONOURS.five
      ? 'honoursFive'
      : 'honoursFour'

function countEvent(counts: Pair<Counts>, event: WhistEvent): void {
  if (event.did === 'wonRubber') counts[event.seat].rubbers += 1
  if (event.did === 'claimedRevoke')
    counts[sideAt(event.seat)][event.offender === null ? 'falseClaims' : 'revokes'] += 1
  if (event.did !== 'marked') return
  const own = counts[event.seat]
  if (event.rule === 'W-5') own.tricks += event.points / TRICK
  if (event.rule === 'W-7') own[event.points === SMALL_SLAM ? 'smallSlams' : 'grandSlams'] += 1
  if (event.rule === 'W-8') own[honoursName(event.points)] += 1
}

function countPartie(
  happenings: readonly Transition<WhistState, WhistEvent>[],
): readonly (readonly number[])[] {
  const counts: Pair<Counts> = [zeroCounts(), zeroCounts()]
  for (const { events } of happenings) for (const event of events) countEvent(counts, event)
  return SIDES.map((side) => NAMES.map((name) => counts[side][name]))
}

export const counting: Counting<WhistState, WhistEvent> = { names: NAMES, countPartie }
