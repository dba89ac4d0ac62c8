// A partie of Hundertspiel of four begun and left at a moment, written into a data file by the
// store as the table does it.
import { join } from 'node:path'
import type { Card } from '../../src/shared/card.ts'
import type { HundertspielAction } from '../../src/shared/games/hundertspiel.ts'
import type { Seat } from '../../src/shared/view.ts'
import { play } from '../../src/main/engine/games/game.ts'
import { hundertspiel } from '../../src/main/engine/games/hundertspiel/index.ts'
import type { HundertspielOptions } from '../../src/main/engine/games/hundertspiel/options.ts'
import { openArchive } from '../../src/main/store/archive.ts'
import { closeStore } from '../../src/main/store/open.ts'
import { addAction, addDeal, addPartie, addSitting } from '../../src/main/store/sittings.ts'
import { createComputers, createPerson } from '../../src/main/table/people.ts'
import { dealOf, optionsOf } from '../games/hundertspiel/table.ts'

const WHEN = Date.UTC(2026, 10, 21)

/** The person sits in seat 0, has drawn the lowest card, and deals. */
const LOTS: readonly Card[] = ['B-SP', 'A-CO', 'C-DE', 'K-BA']

interface Arranged {
  readonly options?: Partial<HundertspielOptions>
  /** Cards by seat, as `dealOf` reads them. */
  readonly hands: readonly string[]
  readonly done: readonly (readonly [Seat, HundertspielAction])[]
}

/** Writes the partie into the data folder. */
export function arrangeHundertspiel(data: string, { options = {}, hands, done }: Arranged): void {
  const db = openArchive(join(data, 'cercle.db'))
  const chosen = optionsOf(options)
  const people = [createPerson(''), ...createComputers(['rulebook', 'rulebook', 'rulebook'])]
  const sitting = addSitting(
    db,
    { game: 'hundertspiel', preset: 'four', options: chosen, people },
    WHEN,
  )
  const partie = { sitting, partie: 1 }
  let state = hundertspiel.startPartie(chosen, [], undefined, LOTS)
  const fact = () => ({ score: state.score, outcome: hundertspiel.findOutcome(state) })
  addPartie(db, partie, { cut: [LOTS], succession: null }, fact(), WHEN)
  const deal = dealOf({ options, hands, dealer: 0 })
  state = hundertspiel.startDeal(state, deal).state
  addDeal(db, { ...partie, deal: 1 }, deal, 'ab'.repeat(16), fact(), WHEN)
  done.forEach(([seat, action], step) => {
    const played = play(hundertspiel, state, seat, action)
    if (played.breach !== null) throw new Error(`step ${step + 1}: ${played.breach.why}`)
    state = played.state
    addAction(
      db,
      { ...partie, deal: 1, step: step + 1 },
      { seat, action, standIn: false, hint: false },
      fact(),
      WHEN,
    )
  })
  closeStore(db)
}
