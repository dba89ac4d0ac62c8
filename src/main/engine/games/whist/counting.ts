// Statistics of a game of Whist, by side.
import { type AddCount, createCounting } from '../counting.ts'
import { type WhistEvent, type WhistState, sideAt } from './state.ts'

const NAMES = [
  /** Tricks above the book (W-5, W-14). */
  'tricks',
  /** W-7 */
  'smallSlams',
  'grandSlams',
  /** Honours of trumps held, by number (W-8, W-15). */
  'honoursThree',
  'honoursFour',
  'honoursFive',
  /** W-10 */
  'rubbers',
  /** Claimed revokes of the other side, and wrong claims (W-12). */
  'revokes',
  'falseClaims',
  /** Games of short and long by what they were worth (W-18). */
  'singles',
  'doubles',
  'trebles',
  /** Revokes mended in time (W-20). */
  'mended',
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

const VALUES: Readonly<Record<number, Name>> = { 1: 'singles', 2: 'doubles', 3: 'trebles' }

function countEvent(event: WhistEvent, add: AddCount<Name>): void {
  if (event.did === 'wonRubber') add(event.seat, 'rubbers')
  if (event.did === 'claimedRevoke')
    add(sideAt(event.seat), event.offender === null ? 'falseClaims' : 'revokes')
  if (event.did === 'mended') add(sideAt(event.seat), 'mended')
  if (event.did !== 'marked') return
  const { seat, rule, points, counted = 0 } = event
  if (rule === 'W-14') add(seat, 'tricks', counted)
  if (rule === 'W-15') add(seat, counted === 4 ? 'honoursFour' : 'honoursThree')
  if (rule === 'W-5') add(seat, 'tricks', points / TRICK)
  if (rule === 'W-7') add(seat, points === SMALL_SLAM ? 'smallSlams' : 'grandSlams')
  if (rule === 'W-8') add(seat, honoursName(points))
}

export const counting = createCounting<WhistState, WhistEvent, Name>(
  NAMES,
  ({ state, events }, add) => {
    for (const event of events) {
      countEvent(event, add)
      const name = event.did === 'wonPartie' ? VALUES[event.value] : undefined
      if (name !== undefined && event.did === 'wonPartie' && state.options.count !== 'table')
        add(event.seat, name)
    }
  },
)
