// Simulated parties on their way into a data file: each a sitting of its own, written in batches.
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import type { AnyAction, Outcome, Seat } from '../../shared/view.ts'
import { headless } from '../../shared/words/en/headless.ts'
import type { Deal, Game } from '../engine/games/game.ts'
import type { Witness } from '../engine/players/match.ts'
import type { Cut } from '../engine/record.ts'
import { type WriteStore, StoreFault, closeStore, openStore } from '../store/open.ts'
import { addAction, addDeal, addPartie, addSitting } from '../store/sittings.ts'
import { Wrong } from './wrong.ts'

/** Parties written in one transaction. */
const BATCH = 500

interface Simulated {
  readonly game: Game
  readonly preset: string
  readonly options: object
  readonly levels: readonly string[]
}

interface Played {
  cut: Cut
  readonly deals: { readonly deal: Deal; readonly actions: { readonly seat: Seat; readonly action: AnyAction }[] }[]
}

interface Finished {
  readonly played: Played
  readonly fact: { readonly score: readonly number[]; readonly outcome: Outcome }
}

export interface Archive {
  readonly witness: Witness
  partieOver(score: readonly number[], outcome: Outcome): void
  /** Writes what is left and leaves the file standing alone. */
  close(): void
}

/** Opens the data file for simulated parties. Throws Wrong when it is not ours. */
export function archiveOf(file: string, simulated: Simulated): Archive {
  const db = opened(file)
  let now: Played = { cut: [], deals: [] }
  let batch: Finished[] = []
  const flush = (): void => {
    const parties = batch
    batch = []
    db.transaction(() => parties.forEach((one) => write(db, simulated, one))).immediate()
  }
  return {
    witness: {
      cut(cut) {
        now = { cut, deals: [] }
      },
      deal: (deal) => void now.deals.push({ deal, actions: [] }),
      action: (seat, action) => void now.deals.at(-1)?.actions.push({ seat, action }),
    },
    partieOver(score, outcome) {
      batch.push({ played: now, fact: { score, outcome } })
      if (batch.length >= BATCH) flush()
    },
    close() {
      flush()
      closeStore(db)
    },
  }
}

function opened(file: string): WriteStore {
  // a file may be made here, a folder may not: its name could be a slip
  if (!existsSync(dirname(file))) throw new Wrong(headless.storeTrouble('unreadable', file))
  try {
    return openStore(file)
  } catch (error) {
    if (error instanceof StoreFault) throw new Wrong(headless.storeTrouble(error.why, error.file))
    throw error
  }
}

function write(db: WriteStore, simulated: Simulated, { played, fact }: Finished): void {
  const { game, preset, options, levels } = simulated
  const people = levels.map((level, seat) => ({ name: `${level} ${seat + 1}`, kind: 'computer' as const, level }))
  const now = Date.now()
  const sitting = addSitting(db, { game: game.id, preset, options: { ...options }, people }, now)
  const place = { sitting, partie: 1 }
  addPartie(db, place, played.cut, fact, now)
  for (const [index, { deal, actions }] of played.deals.entries()) {
    addDeal(db, { ...place, deal: index + 1 }, deal, null, fact, now)
    for (const [step, one] of actions.entries())
      addAction(
        db,
        { ...place, deal: index + 1, step: step + 1 },
        { ...one, standIn: false, hint: false, gaveUp: false },
        fact,
        now,
      )
  }
}
