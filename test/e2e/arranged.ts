// A partie of Écarté begun and left at a moment, written into a data file by the store as the table does it.
import { join } from 'node:path'
import type { EcarteAction } from '../../src/shared/games/ecarte.ts'
import type { Pair, Side } from '../../src/shared/duel.ts'
import type { Deal } from '../../src/main/engine/games/game.ts'
import { type EcarteOptions } from '../../src/main/engine/games/ecarte/options.ts'
import { ecarte } from '../../src/main/engine/games/ecarte/index.ts'
import { play } from '../../src/main/engine/games/game.ts'
import type { Level } from '../../src/main/engine/players/levels.ts'
import { openArchive } from '../../src/main/store/archive.ts'
import { closeStore } from '../../src/main/store/open.ts'
import { addAction, addDeal, addPartie, addSitting } from '../../src/main/store/sittings.ts'
import { computersOf, personOf } from '../../src/main/table/people.ts'
import { optionsOf } from '../games/ecarte/table.ts'

export interface Arranged {
  readonly options?: Partial<EcarteOptions>
  readonly level?: Level
  readonly score?: Pair<number>
  /** Every deal with what was done in it; the person sits in seat 0. */
  readonly deals: readonly { readonly deal: Deal; readonly done?: readonly (readonly [Side, EcarteAction])[] }[]
}

const WHEN = Date.UTC(2026, 10, 21)

/** Writes the partie into the data folder and answers the number of its sitting. */
export function arrange(data: string, { options = {}, level = 'rulebook', score, deals }: Arranged): number {
  const db = openArchive(join(data, 'cercle.db'))
  const chosen = optionsOf('club', { irregularities: true, ...options })
  const people = [personOf(''), ...computersOf([level])]
  const sitting = addSitting(db, { game: 'ecarte', preset: 'club', options: chosen, people }, WHEN)
  const partie = { sitting, partie: 1 }
  const [first] = deals
  let state = ecarte.open(chosen, score ?? [0, 0])
  const fact = () => ({ score: state.score, outcome: ecarte.outcome(state) })
  const cut = first?.deal.dealer === 0 ? (['KS', '7H'] as const) : (['7H', 'KS'] as const)
  addPartie(db, partie, { cut: [cut], succession: score === undefined ? null : { score } }, fact(), WHEN)
  deals.forEach(({ deal, done = [] }, index) => {
    const breach = ecarte.dealBreach(state, deal)
    if (breach !== null) throw new Error(`deal ${index + 1}: ${breach.why}`)
    state = ecarte.deal(state, deal).state
    addDeal(db, { ...partie, deal: index + 1 }, deal, 'ab'.repeat(16), fact(), WHEN)
    done.forEach(([seat, action], step) => {
      const played = play(ecarte, state, seat, action)
      if (played.breach !== null) throw new Error(`deal ${index + 1}, step ${step + 1}: ${played.breach.why}`)
      state = played.state
      const how = { standIn: false, hint: false }
      addAction(db, { ...partie, deal: index + 1, step: step + 1 }, { seat, action, ...how }, fact(), WHEN)
    })
  })
  closeStore(db)
  return sitting
}
