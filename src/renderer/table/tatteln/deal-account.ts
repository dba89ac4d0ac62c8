// The marks of each player in a deal of Tatteln, by reason (T-10, T-12, T-13, G-1, G-2).
import { type Side, otherSide } from '../../../shared/duel.ts'
import type { TattelnView } from '../../../shared/games/tatteln.ts'

export const ITEMS = ['announced', 'cards', 'lastTrick', 'givenUp', 'matsch', 'missing'] as const
type AccountItem = (typeof ITEMS)[number]

export interface TattelnDealAccount {
  /** Rows in which either side has points, points of the own side first. */
  readonly rows: readonly {
    readonly item: AccountItem
    readonly points: readonly [own: number, other: number]
  }[]
  readonly totals: readonly [own: number, other: number]
}

/** T-1 */
const LAST_TRICK = 10
const TRICKS = 16

function countItems(
  { marks, cardPoints, tricks }: TattelnView,
  seat: Side,
): Readonly<Record<AccountItem, number>> {
  const markedPoints = (rule: string, by: Side = seat): number =>
    marks.reduce(
      (sum, mark) => (mark.seat === by && mark.rule === rule ? sum + mark.points : sum),
      0,
    )
  const taken = cardPoints[seat]
  const lastTrick = tricks[TRICKS - 1]?.winner === seat ? LAST_TRICK : 0
  const said = {
    announced: markedPoints('T-10'),
    missing: markedPoints('G-2') + markedPoints('T-12'),
  }
  // The partie ended with an announcement, so cards are not counted any more (T-13).
  if (markedPoints('T-13') + markedPoints('T-13', otherSide(seat)) === 0)
    return { ...said, cards: 0, lastTrick: 0, givenUp: 0, matsch: 0 }
  const rest = markedPoints('T-13') - taken
  return {
    ...said,
    cards: taken - lastTrick,
    lastTrick,
    givenUp: Math.max(rest, 0),
    matsch: Math.min(rest, 0),
  }
}

/** Returns the account of the last finished deal; its items add up to the marked points. */
export function dealAccount(view: TattelnView, own: Side): TattelnDealAccount {
  const [mine, others] = [countItems(view, own), countItems(view, otherSide(own))]
  const rows = ITEMS.map((item) => ({ item, points: [mine[item], others[item]] as const }))
  const sideTotal = (side: 0 | 1): number => rows.reduce((sum, { points }) => sum + points[side], 0)
  return {
    rows: rows.filter(({ points }) => points[0] !== 0 || points[1] !== 0),
    totals: [sideTotal(0), sideTotal(1)],
  }
}
