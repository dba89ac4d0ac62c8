// Playing on from a step of a stored partie: a sitting of its own that never counts, which begins in the middle of a deal.
import type { Card } from '../../shared/card.ts'
import type { AnyAction } from '../../shared/view.ts'
import type { Deal, Game } from '../engine/games/game.ts'
import { type Random, shuffle } from '../engine/random.ts'
import type { DealRecord } from '../engine/record.ts'
import { heldIn } from '../engine/replay.ts'
import { type WriteStore, transact } from '../store/open.ts'
import { type NewSitting, addAction, addDeal, addPartie, addSitting } from '../store/sittings.ts'
import type { Resumption } from './review.ts'

/** A deal of a record with its whole talon: cards the record does not know are drawn from those that are left. */
export function wholeDeal(game: Game, options: object, record: DealRecord, random: Random): Deal {
  const { dealer, hands, turnUp = null } = record
  const pack = game.pack(options)
  const known = record.talon ?? []
  const apart = turnUp === null || hands.flat().includes(turnUp) ? 0 : 1
  const missing = pack.length - hands.flat().length - apart - known.length
  const placed = new Set<Card>([...hands.flat(), ...(turnUp === null ? [] : [turnUp]), ...known])
  const rest = shuffle(
    pack.filter((card) => !placed.has(card)),
    random,
  )
  const talon = [...known, ...rest.slice(0, Math.max(0, missing))]
  const deal = { dealer, packets: record.packets ?? game.packets[0] ?? '', hands, turnUp, talon }
  return record.slips === undefined ? deal : { ...deal, slips: heldIn(record.slips) }
}

/** Writes the practice sitting with its first deal up to where one goes on; answers its number. */
export function addPractice(db: WriteStore, sitting: NewSitting, deal: Deal, from: Resumption, now: number): number {
  const fact = { score: from.succession.score, outcome: null }
  return transact(db, () => {
    const id = addSitting(db, sitting, now)
    const place = { sitting: id, partie: 1 }
    addPartie(db, place, { cut: from.cut, succession: from.succession }, fact, now)
    addDeal(db, { ...place, deal: 1 }, deal, null, fact, now)
    from.deal.actions.slice(0, from.done).forEach((record, index) => {
      const { seat, standIn: _, hint: __, at: ___, ...rest } = record
      const action: AnyAction = rest
      const how = { standIn: false, hint: false }
      addAction(db, { ...place, deal: 1, step: index + 1 }, { seat, action, ...how }, fact, now)
    })
    return id
  })
}
