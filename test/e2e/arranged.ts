// A partie of Écarté begun and left at a moment, written into a data file by the store as the table
// does it.
import { join } from 'node:path'
import type { EcarteAction } from '../../src/shared/games/ecarte.ts'
import type { Pair, Side } from '../../src/shared/duel.ts'
import type { Deal } from '../../src/main/engine/games/game.ts'
import { type EcarteOptions } from '../../src/main/engine/games/ecarte/options.ts'
import { ecarte } from '../../src/main/engine/games/ecarte/index.ts'
import { play } from '../../src/main/engine/games/game.ts'
import type { Level } from '../../src/main/engine/players/levels.ts'
import { openArchive } from '../../src/main/store/archive.ts'
import { addEvening, addEveningStep } from '../../src/main/store/evenings.ts'
import { type WriteStore, closeStore } from '../../src/main/store/open.ts'
import { addAction, addDeal, addPartie, addSitting } from '../../src/main/store/sittings.ts'
import { createComputers, createPerson } from '../../src/main/table/people.ts'
import { dealOf, optionsOf } from '../games/ecarte/table.ts'
import type { Program } from './program.ts'

export interface Arranged {
  readonly options?: Partial<EcarteOptions>
  readonly level?: Level
  readonly score?: Pair<number>
  /** Every deal with what was done in it; the person sits in seat 0. */
  readonly deals: readonly {
    readonly deal: Deal
    readonly done?: readonly (readonly [Side, EcarteAction])[]
  }[]
}

const WHEN = Date.UTC(2026, 10, 21)

/** Writes the partie into the data folder and returns the number of its sitting. */
export function arrange(
  data: string,
  { options = {}, level = 'rulebook', score, deals }: Arranged,
): number {
  const db = openArchive(join(data, 'cercle.db'))
  const chosen = optionsOf('club', { irregularities: true, ...options })
  const people = [createPerson(''), ...createComputers([level])]
  const sitting = addSitting(db, { game: 'ecarte', preset: 'club', options: chosen, people }, WHEN)
  write(db, sitting, chosen, { score, deals })
  closeStore(db)
  return sitting
}

/** Plays the deals of a partie and writes them as the table does. */
function write(
  db: WriteStore,
  sitting: number,
  chosen: EcarteOptions,
  { score, deals }: Pick<Arranged, 'deals'> & { readonly score: Pair<number> | undefined },
): void {
  const partie = { sitting, partie: 1 }
  const [first] = deals
  let state = ecarte.startPartie(chosen, score ?? [0, 0])
  const fact = () => ({ score: state.score, outcome: ecarte.findOutcome(state) })
  const cut = first?.deal.dealer === 0 ? (['KS', '7H'] as const) : (['7H', 'KS'] as const)
  addPartie(
    db,
    partie,
    { cut: [cut], succession: score === undefined ? null : { score } },
    fact(),
    WHEN,
  )
  deals.forEach(({ deal, done = [] }, index) => {
    const breach = ecarte.findDealBreach(state, deal)
    if (breach !== null) throw new Error(`deal ${index + 1}: ${breach.why}`)
    state = ecarte.startDeal(state, deal).state
    addDeal(db, { ...partie, deal: index + 1 }, deal, 'ab'.repeat(16), fact(), WHEN)
    done.forEach(([seat, action], step) => {
      const played = play(ecarte, state, seat, action)
      if (played.breach !== null)
        throw new Error(`deal ${index + 1}, step ${step + 1}: ${played.breach.why}`)
      state = played.state
      const how = { standIn: false, hint: false }
      addAction(
        db,
        { ...partie, deal: index + 1, step: step + 1 },
        { seat, action, ...how },
        fact(),
        WHEN,
      )
    })
  })
}

/**
 * Elder has led the king of hearts, the dealer has thrown a spade, and shown a heart: elder, who
 * leads again, may claim.
 */
const RENONCE: Pick<Arranged, 'deals'> = {
  deals: [
    {
      deal: dealOf({
        elder: 'KH QH 7D 8D AS',
        dealer: 'AH 8S 9S JC QC',
        turnUp: '7C',
        slips: { unseen: 0 },
      }),
      done: [
        [0, { do: 'stand' }],
        [0, { do: 'play', card: 'KH' }],
        [1, { do: 'play', card: '8S' }],
        [0, { do: 'play', card: 'QH' }],
        [1, { do: 'play', card: 'AH' }],
      ],
    },
  ],
}

/**
 * Writes a rotation in which a person waits while two computer players sit at a proven renonce
 * (E-40).
 */
export function arrangeWatched(data: string): void {
  const db = openArchive(join(data, 'cercle.db'))
  const options = optionsOf('club', { irregularities: true })
  const people = [...createComputers(['rulebook', 'rulebook']), createPerson('Anna')]
  const [kind, terms, zone] = ['rotation', { stake: 2, purse: 'none' }, 'Europe/Berlin'] as const
  const evening = addEvening(
    db,
    { game: 'ecarte', preset: 'club', options, kind, terms, people, zone },
    WHEN,
  )
  addEveningStep(db, evening, { did: 'sat', list: [0, 1, 2] }, [], null, WHEN)
  addEveningStep(
    db,
    evening,
    { did: 'said', guest: 2, action: { do: 'bet', side: 0, counters: 0 } },
    [],
    null,
    WHEN,
  )
  const table = {
    game: 'ecarte',
    preset: 'club',
    options,
    people: people.slice(0, 2),
    zone,
    evening,
  }
  write(db, addSitting(db, table, WHEN), options, { score: undefined, ...RENONCE })
  closeStore(db)
}

/** From now on computer players at the pace `slow` never answer: their next action stays undone. */
export const holdComputers = (app: Program): Promise<void> =>
  app.evaluate(() => {
    const real = globalThis.setTimeout
    const held = (work: () => void, ms?: number) => real(work, ms === 1600 ? 2_000_000 : ms)
    Object.assign(globalThis, { setTimeout: held })
  })
