// Simulated parties on their way into a data file: each a sitting of its own, written in batches.
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ChosenOptions } from '../../shared/bridge.ts'
import type { AnyEvent } from '../../shared/view.ts'
import { headless } from '../../shared/words/en/headless.ts'
import { factsOf } from '../engine/facts.ts'
import type { Deal, Game, GameState, Happening } from '../engine/games/game.ts'
import type { Witness } from '../engine/players/match.ts'
import type { ActionRecord, Cut, DealRecord, RecordDocument } from '../engine/record.ts'
import { openArchive } from '../store/archive.ts'
import { addKept } from '../store/keep.ts'
import { type WriteStore, StoreFault, closeStore } from '../store/open.ts'
import { personIdsOf } from '../store/people.ts'
import { addSitting } from '../store/sittings.ts'
import { Sums } from '../store/standings.ts'
import { Wrong } from './wrong.ts'

/** Parties written in one transaction. */
const BATCH = 500

interface Simulated {
  readonly game: Game
  readonly preset: string
  readonly options: ChosenOptions
  readonly levels: readonly string[]
}

export interface Archive {
  readonly witness: Witness
  partieOver(): void
  /** Writes what is left and leaves the file standing alone. */
  close(): void
}

/** A partie while it is played. */
interface Played {
  readonly cut: Cut
  readonly deals: { readonly deal: Deal; readonly actions: ActionRecord[] }[]
  readonly happenings: Happening<GameState, AnyEvent>[]
}

const nothing = (cut: Cut): Played => ({ cut, deals: [], happenings: [] })

/** Opens the data file for simulated parties. Throws Wrong when it is not ours. */
export function archiveOf(file: string, simulated: Simulated): Archive {
  const db = openedFor(file)
  let now = nothing([])
  let parties = 0
  let sums = new Sums()
  const flush = (): void => {
    if (!db.inTransaction) return
    sums.write(db)
    db.exec('COMMIT')
    sums = new Sums()
  }
  return {
    witness: {
      cut: (cut) => void (now = nothing(cut)),
      deal: (deal) => void now.deals.push({ deal, actions: [] }),
      action: (seat, action) => void now.deals.at(-1)?.actions.push({ seat, ...action }),
      happened: (happening) => void now.happenings.push(happening),
    },
    partieOver() {
      if (!db.inTransaction) db.exec('BEGIN IMMEDIATE')
      write(db, simulated, now, sums)
      parties += 1
      if (parties % BATCH === 0) flush()
    },
    close() {
      flush()
      closeStore(db)
    },
  }
}

/** Opens or makes a data file named on the command line. Throws Wrong when it cannot be used. */
export function openedFor(file: string): WriteStore {
  // a file may be made here, a folder may not: its name could be a slip
  if (!existsSync(dirname(file))) throw new Wrong(headless.storeTrouble('unreadable', file))
  try {
    return openArchive(file)
  } catch (error) {
    if (error instanceof StoreFault) throw new Wrong(headless.storeTrouble(error.why, error.file))
    throw error
  }
}

function write(db: WriteStore, simulated: Simulated, played: Played, sums: Sums): void {
  const { game, preset, options, levels } = simulated
  const people = levels.map((level, seat) => ({ name: `${level} ${seat + 1}`, kind: 'computer' as const, level }))
  const now = Date.now()
  const uid = randomBytes(16).toString('hex')
  const sitting = addSitting(db, { game: game.id, preset, options: { ...options }, people, uid }, now)
  const record: RecordDocument = {
    ...{ format: 'cercle-record', version: 1, game: game.id, players: people, sitting: uid },
    options: { preset, ...options },
    startedAt: new Date(now).toISOString(),
    parties: [{ startedAt: new Date(now).toISOString(), cut: [...played.cut], deals: played.deals.map(dealOf) }],
  }
  const start = Array.from({ length: people.length }, () => 0)
  const facts = factsOf(game, game.open(options, start), played.happenings)
  addKept(db, { sitting, partie: 1 }, { record, game, facts }, personIdsOf(db, sitting), sums)
}

const dealOf = ({ deal, actions }: Played['deals'][number]): DealRecord => ({
  dealer: deal.dealer,
  packets: deal.packets,
  hands: deal.hands.map((hand) => [...hand]),
  turnUp: deal.turnUp,
  talon: deal.talon.filter((card) => card !== null),
  actions,
})
