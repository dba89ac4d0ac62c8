// Points that a settled deal did not bring, for a side that looks for them.
import { cardIn } from '../../../../shared/card.ts'
import type { EcarteUnscored } from '../../../../shared/games/ecarte.ts'
import { cardPlayedBy } from '../trick.ts'
import { findUnscoredTricks } from './score.ts'
import { type SettledState, trumpOf } from './state.ts'

/**
 * Lists what a deal did not bring: its tricks (E-37, E-40), and a king not announced in time
 * (E-17). Nothing is missed in a deal that does not count (E-31, E-36, E-38).
 */
export function listUnscored(state: SettledState): readonly EcarteUnscored[] {
  if (state.slips?.ended) return []
  return [findUnscoredTricks(state), findForgottenKing(state)].filter((one) => one !== null)
}

/** Returns the king that a side played unannounced, though it might have marked it (E-17). */
function findForgottenKing(state: SettledState): EcarteUnscored | null {
  const { king, slips, tricks } = state
  const card = cardIn('K', trumpOf(state))
  const trick = tricks.find(({ cards }) => cards.includes(card))
  if (king !== null || trick === undefined) return null
  const seat = cardPlayedBy(trick, 0, 2) === card ? 0 : 1
  return slips?.noKing[seat] === true || slips?.falseKing[seat] === true
    ? null
    : { rule: 'E-17', seat }
}
