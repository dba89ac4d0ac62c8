// Points that a finished deal of Écarté did not bring, and why: tricks after a renonce, equal
// tricks, a king that was not announced. Read from the view.
import { type Pair, type Side, isSide } from '../../shared/duel.ts'
import { type EcarteView, isEcarteView } from '../../shared/games/ecarte.ts'
import type { Seat, TableView } from '../../shared/view.ts'
import type { InterfaceWords } from '../../shared/words/en/interface.ts'
import type { Company } from '../../shared/words/words.ts'

const ALL_TRICKS = 5

/** True if this seat held the king of trumps and has played it without a word (E-16, E-17). */
function hasForgottenKing({ tricks, trump, king, slips }: EcarteView, seat: Side): boolean {
  const mayMark = slips?.noKing[seat] !== true && slips?.falseKing[seat] !== true
  return (
    king === null &&
    mayMark &&
    tricks.some(({ leader, cards }) => cards[leader === seat ? 0 : 1] === `K${trump}`)
  )
}

/** Returns the side whose tricks bring nothing, or `equal`; null if they bring points (E-24). */
function findUnscored({ tricksWon, slips }: EcarteView): Side | 'equal' | null {
  const made: Pair<number> = tricksWon
  if (made[0] + made[1] === 0) return null
  if (made[0] === made[1]) return 'equal'
  const winner: Side = made[0] > made[1] ? 0 : 1
  // E-40: after a renonce only all five tricks count
  return slips?.open[winner] === true && made[winner] < ALL_TRICKS ? winner : null
}

/** Tells what a finished deal did not bring; nothing of a deal that was not played to its end. */
export function tellUnscored(
  view: TableView,
  near: Seat,
  { names, you }: Company,
  { slips: { unscored: say } }: InterfaceWords,
): readonly string[] {
  if (!isEcarteView(view) || (view.slips?.ended ?? null) !== null) return []
  const unscored = findUnscored(view)
  const tricks =
    unscored === null
      ? []
      : unscored === 'equal'
        ? [say.equal]
        : [say.renonce(unscored === you ? null : (names[unscored] ?? ''))]
  const isOwn = isSide(near) && you === near
  return isOwn && hasForgottenKing(view, near) ? [...tricks, say.king] : tricks
}
