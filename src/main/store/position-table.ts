// The trick on the table before a decision: the hand alone does not say what was asked.
import type { Card } from '../../shared/card.ts'
import type { DecisionPlace } from '../../shared/training.ts'
import type { Seat } from '../../shared/view.ts'
import { findGame } from '../engine/games/games.ts'
import { replayRecord } from '../engine/replay.ts'
import { CorruptRecord, loadPartie } from './load.ts'
import type { ReadStore } from './open.ts'

/**
 * Returns the cards of the trick that lay on the table before a decision, in the order played, as
 * the seat saw them; none if it was to lead, or if the partie cannot be replayed.
 */
export function listTrickBefore(db: ReadStore, place: DecisionPlace, seat: Seat): readonly Card[] {
  try {
    const record = loadPartie(db, place)
    const game = record && findGame(record.game)
    if (!record || !game) return []
    let number = 0
    let cards: readonly Card[] = []
    replayRecord(record, ({ before }) => {
      // the step of a decision is the position that it was taken in
      if (number === place.step + 1) {
        const last = game.viewFor(before, seat).tricks.at(-1)
        if (last?.winner === null) ({ cards } = last)
      }
      number += 1
    })
    return cards
  } catch (error) {
    if (error instanceof CorruptRecord) return []
    throw error
  }
}
