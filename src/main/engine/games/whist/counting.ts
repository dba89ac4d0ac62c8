// Statistics of a game of Whist, by side.
import { type AddCount, createCounting } from '../counting.ts'
import { type WhistEvent, type WhistState, sideAt } from './state.ts'

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

function countEvent(event: WhistEvent, add: AddCount<Name>): void {
  if (event.did === 'wonRubber') add(event.seat, 'rubbers')
  if (event.did === 'claimedRevoke')
    add(sideAt(event.seat), event.offender === null ? 'falseClaims' : 'revokes')
  if (event.did !== 'marked') return
  const { seat, rule, points } = event
  if (rule === 'W-5') add(seat, 'tricks', points / TRICK)
  if (rule === 'W-7') add(seat, points === SMALL_SLAM ? 'smallSlams' : 'grandSlams')
  if (rule === 'W-8') add(seat, honoursName(points))
}

export const counting = createCounting<WhistState, WhistEvent, Name>(NAMES, ({ events }, add) => {
  for (const event of events) countEvent(event, add)
})
