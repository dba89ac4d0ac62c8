// Statistics of a partie of Tatteln, by side.
import { type AddCount, createCounting } from '../counting.ts'
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

type Announced = Extract<TattelnEvent, { did: 'announced' }>

function announcementName({ good, holding: { sort, count } }: Announced): Name {
  if (!good) return 'void'
  if (sort === 'set') return count === 4 ? 'fours' : 'threes'
  return count === 3 ? 'tattel' : count === 4 ? 'quarts' : 'long'
}

function countEvent(event: TattelnEvent, add: AddCount<Name>): void {
  switch (event.did) {
    case 'announced': {
      add(event.seat, announcementName(event))
      const { holding, good } = event
      if (good && holding.sort === 'set' && holding.count === 4 && holding.rank === 'J')
        add(event.seat, 'jacks')
      return
    }
    case 'marked':
      if (event.rule === 'T-10') add(event.seat, 'announced', event.points)
      return
    case 'tookLast':
      add(event.seat, 'lastTricks')
      return
    case 'robbed':
      add(event.seat, 'robbed')
      return
    case 'matsch':
      add(1 - event.seat, 'matsch')
      return
    default:
      return
  }
}

const hasEnded = (state: TattelnState): state is DealtState =>
  state.phase !== 'open' && !isInDeal(state)

export const counting = createCounting<TattelnState, TattelnEvent, Name>(
  NAMES,
  ({ before, state, events }, add) => {
    for (const event of events) countEvent(event, add)
    if (!hasEnded(state) || hasEnded(before)) return
    for (const [side, points] of cardPoints(state).entries()) add(side, 'cards', points)
  },
)
