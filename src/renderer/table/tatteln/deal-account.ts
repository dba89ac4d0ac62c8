// What each player has marked in a deal of Tatteln, and for what (T-10, T-12, T-13, G-1, G-2).
import { type Side, otherSide } from '../../../shared/duel.ts'
import type { TattelnView } from '../../../shared/games/tatteln.ts'

export const ITEMS = ['announced', 'cards', 'lastTrick', 'givenUp', 'matsch', 'missing'] as const
type Item = (typeof ITEMS)[number]

export interface DealAccount {
  /** The rows in which either has something, points of the own side first. */
  readonly rows: readonly { readonly item: Item; readonly points: readonly [own: number, other: number] }[]
  /** What was marked in the deal. */
  readonly totals: readonly [own: number, other: number]
}

/** T-1 */
const LAST_TRICK = 10
const TRICKS = 16

function itemsOf({ marks, cardPoints, tricks }: TattelnView, seat: Side): Readonly<Record<Item, number>> {
  const marked = (rule: string, by: Side = seat): number =>
    marks.reduce((sum, mark) => (mark.seat === by && mark.rule === rule ? sum + mark.points : sum), 0)
  const taken = cardPoints[seat]
  const lastTrick = tricks[TRICKS - 1]?.winner === seat ? LAST_TRICK : 0
  const said = { announced: marked('T-10'), missing: marked('G-2') + marked('T-12') }
  // The partie was over with an announcement: cards are not counted any more (T-13).
  if (marked('T-13') + marked('T-13', otherSide(seat)) === 0)
    return { ...said, cards: 0, lastTrick: 0, givenUp: 0, matsch: 0 }
  const rest = marked('T-13') - taken
  return { ...said, cards: taken - lastTrick, lastTrick, givenUp: Math.max(rest, 0), matsch: Math.min(rest, 0) }
}

/** The account of the deal last finished, read from a side; its items are worth what was marked. */
export function dealAccount(view: TattelnView, own: Side): DealAccount {
  const [mine, others] = [itemsOf(view, own), itemsOf(view, otherSide(own))]
  const rows = ITEMS.map((item) => ({ item, points: [mine[item], others[item]] as const }))
  const total = (side: 0 | 1): number => rows.reduce((sum, { points }) => sum + points[side], 0)
  return { rows: rows.filter(({ points }) => points[0] !== 0 || points[1] !== 0), totals: [total(0), total(1)] }
}
