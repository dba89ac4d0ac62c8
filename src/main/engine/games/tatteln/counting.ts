// Statistics of a partie of Tatteln, by side.
import type { Pair, Side } from '../../../../shared/duel.ts'
import type { Counting, Transition } from '../game.ts'
import { cardPoints } from './score.ts'
import { type DealtState, type TattelnEvent, type TattelnState, isInDeal } from './state.ts'

const NAMES = [
  /** Tattel, Quarts, and longer sequences announced and found good (T-6). */
  'tattel',
  'quarts',
  'long',
  /** Three and four of a kind (T-7), and of these four jacks (T-10). */
  'threes',
  'fours',
  'jacks',
  /** Announcements that were void (T-8). */
  'void',
  /** Points for announcements, and card points taken (T-1, T-10). */
  'announced',
  'cards',
  /** T-1 */
  'lastTricks',
  /** T-11 */
  'robbed',
  /** T-12: made against the other side. */
  'matsch',
] as const
type Name = (typeof NAMES)[number]
type Counts = Record<Name, number>

const zeroCounts = (): Counts => ({
  tattel: 0,
  quarts: 0,
  long: 0,
  threes: 0,
  fours: 0,
  jacks: 0,
  void: 0,
  announced: 0,
  cards: 0,
  lastTricks: 0,
  robbed: 0,
  matsch: 0,
})

const SIDES = [0, 1] as const

type Announced = Extract<TattelnEvent, { did: 'announced' }>

function announcementName({ good, holding: { sort, count } }: Announced): Name {
  if (!good) return 'void'
  if (sort === 'set') return count === 4 ? 'fours' : 'threes'
  return count === 3 ? 'tattel' : count === 4 ? 'quarts' : 'long'
}

function countEvent(counts: Pair<Counts>, event: TattelnEvent): void {
  switch (event.did) {
    case 'announced': {
      counts[event.seat][announcementName(event)] += 1
      const { holding, good } = event
      if (good && holding.sort === 'set' && holding.count === 4 && holding.rank === 'J')
        counts[event.seat].jacks += 1
      return
    }
    case 'marked':
      if (event.rule === 'T-10') counts[event.seat].announced += event.points
      return
    case 'tookLast':
      counts[event.seat].lastTricks += 1
      return
    case 'robbed':
      counts[event.seat].robbed += 1
      return
    case 'matsch':
      counts[event.seat === 0 ? 1 : 0].matsch += 1
      return
    default:
      return
  }
}

const hasEnded = (state: TattelnState): state is DealtState =>
  state.phase !== 'open' && !isInDeal(state)

function countPartie(
  happenings: readonly Transition<TattelnState, TattelnEvent>[],
): readonly (readonly number[])[] {
  const counts: Pair<Counts> = [zeroCounts(), zeroCounts()]
  for (const { before, state, events } of happenings) {
    for (const event of events) countEvent(counts, event)
    if (!hasEnded(state) || hasEnded(before)) continue
    const taken: Pair<number> = cardPoints(state)
    for (const side of SIDES) counts[side].cards += taken[side]
  }
  return SIDES.map((side: Side) => NAMES.map((name) => counts[side][name]))
}

export const counting: Counting<TattelnState, TattelnEvent> = { names: NAMES, countPartie }
