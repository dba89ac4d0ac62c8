// The count of the English clubs, short and long: the length of a game, honours, the order of
// counting and the value of a game (W-14 … W-18).
import { type Pair, type Side, otherSide } from '../../../../shared/duel.ts'
import type { WhistMark } from '../../../../shared/games/whist.ts'
import type { WhistOptions } from './options.ts'

/** The count of short or long whist. */
export type ClubCount = Exclude<WhistOptions['count'], 'table'>

/** Points that win a game: in the count of the sources (W-6), and in the clubs (W-14). */
const GOALS = { table: 10, short: 5, long: 10 } as const satisfies Record<
  WhistOptions['count'],
  number
>

export const goalOf = ({ count }: Pick<WhistOptions, 'count'>): number => GOALS[count]

/** Returns the club count of a table; null where the count is that of the sources. */
export const clubCount = ({ count }: Pick<WhistOptions, 'count'>): ClubCount | null =>
  count === 'table' ? null : count

/** W-14: each trick above these counts one. */
const BOOK = 6

/** W-15: points by the honours of a side. */
const HONOURS = [0, 0, 0, 2, 4] as const

/** What a deal brought, by side: tricks as they count, honours as dealt, penalties as chosen. */
export interface ClubDeal {
  readonly tricks: Pair<number>
  readonly honours: Pair<number>
  /** Points put onto a side's score or taken off it for revokes, in their order (W-20). */
  readonly penalties: readonly Pick<WhistMark, 'seat' | 'points'>[]
  /** True for a side that has revoked: it cannot win the game in this deal (W-20). */
  readonly revoked: Pair<boolean>
}

/** Points as they fall due, before it is known what of them counts. */
type Due = Omit<WhistMark, 'rule'> & { readonly rule: 'W-14' | 'W-15' | 'W-20' }

/** Returns what falls due in the order of W-17: revokes, tricks, honours. */
function listDue(score: Pair<number>, goal: number, deal: ClubDeal): readonly Due[] {
  const sides = [0, 1] as const
  return [
    ...deal.penalties.map((one): Due => ({ ...one, rule: 'W-20' })),
    ...sides.map((seat): Due => {
      const counted = Math.max(0, deal.tricks[seat] - BOOK)
      return { seat, points: counted, rule: 'W-14', counted }
    }),
    // W-16: not at four, or at nine, when the deal began
    ...sides.flatMap((seat): readonly Due[] => {
      const counted = deal.honours[seat]
      const points = HONOURS[counted] ?? 0
      return score[seat] === goal - 1 ? [] : [{ seat, points, rule: 'W-15', counted }]
    }),
  ]
}

/**
 * Returns the marks of a deal from this score: the game is over as soon as a side has reached its
 * number, what exceeds it is lost, and so is what falls below nothing (W-17, W-20).
 */
export function markClubDeal(
  score: Pair<number>,
  goal: number,
  deal: ClubDeal,
): readonly WhistMark[] {
  const now: [number, number] = [score[0], score[1]]
  const marks: WhistMark[] = []
  for (const due of listDue(score, goal, deal)) {
    if (now.some((points) => points >= goal)) break
    const { seat } = due
    const most = deal.revoked[seat] ? goal - 1 : goal
    const reached = Math.min(most, Math.max(0, now[seat] + due.points))
    const points = reached - now[seat]
    now[seat] = reached
    if (points !== 0) marks.push({ ...due, points })
  }
  return marks
}

/** Returns what a game is worth by the score of who lost it: single, double or treble (W-18). */
export function clubValue(count: ClubCount, lost: number): number {
  if (count === 'long') return lost < 5 ? 2 : 1
  if (lost === 0) return 3
  return lost < 3 ? 2 : 1
}

/** Returns what a finished game counts; 1 where the count is that of the sources. */
export function gameValue(options: Pick<WhistOptions, 'count'>, winner: Side, score: Pair<number>) {
  const count = clubCount(options)
  return count === null ? 1 : clubValue(count, score[otherSide(winner)])
}
