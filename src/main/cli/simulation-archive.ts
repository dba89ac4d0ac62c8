// Writes simulated parties to a data file in batches, each as a sitting of its own.
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ChosenOptions, Person } from '../../shared/bridge.ts'
import type { AnyEvent } from '../../shared/view.ts'
import { headless } from '../../shared/words/en/headless.ts'
import { deriveFacts } from '../engine/facts.ts'
import {
  type Deal,
  type Game,
  type GameState,
  type Transition,
  noPoints,
} from '../engine/games/game.ts'
import type { MatchObserver } from '../engine/players/match.ts'
import {
  type ActionRecord,
  type Cut,
  type DealRecord,
  type RecordDocument,
  toTurnUpField,
} from '../engine/record.ts'
import { openArchive } from '../store/archive.ts'
import { insertArchived } from '../store/finish.ts'
import { type WriteStore, closeStore, transact } from '../store/open.ts'
import { StoreFault, toStoreFault } from '../store/store-fault.ts'
import { findOrAddPerson } from '../store/people.ts'
import { addSittingForIds } from '../store/sittings.ts'
import { StandingSums } from '../store/standings.ts'
import { CliError } from './cli-error.ts'

/** Most parties that wait to be written, and the longest they wait (ms). */
const FLUSH_LIMITS = { parties: 500, milliseconds: 250 } as const

/** Longest duration of a transaction (ms): meanwhile no other program can write to the file. */
const MAX_TRANSACTION_MS = 50

interface SimulationSetup {
  readonly game: Game
  readonly preset: string
  readonly options: ChosenOptions
  readonly levels: readonly string[]
}

export interface SimulationArchive {
  readonly observer: MatchObserver
  addPartie(): void
  /** Writes the waiting parties and closes the file, with its log merged. */
  close(): void
}

/** A partie while it is being played. */
interface SimulatedPartie {
  readonly cut: Cut
  readonly deals: { readonly deal: Deal; readonly actions: ActionRecord[] }[]
  readonly happenings: Transition<GameState, AnyEvent>[]
}

const createPartie = (cut: Cut): SimulatedPartie => ({ cut, deals: [], happenings: [] })

/** Opens the data file for simulated parties. Throws CliError if it is not a Cercle archive. */
export function openSimulationArchive(file: string, setup: SimulationSetup): SimulationArchive {
  const db = openNamedArchive(file)
  const run = createRun(db, setup)
  let current = createPartie([])
  let parties = 0
  let waiting: SimulatedPartie[] = []
  let flushedAt = performance.now()

  /** Writes parties until the time for a transaction is up. Returns true if none are left. */
  const writeSome = (played: Iterator<SimulatedPartie>): boolean => {
    const sums = new StandingSums()
    const begun = performance.now()
    let next = played.next()
    while (next.done !== true) {
      parties += 1
      writePartie(db, run, next.value, parties, sums)
      if (performance.now() - begun >= MAX_TRANSACTION_MS) break
      next = played.next()
    }
    sums.writeTo(db)
    return next.done === true
  }
  function flushWaiting(): void {
    const all = waiting.values()
    waiting = []
    try {
      while (!transact(db, () => writeSome(all)));
    } catch (error) {
      throw toCliError(toStoreFault(error, file))
    }
    flushedAt = performance.now()
  }
  return {
    observer: {
      onCut: (cut) => void (current = createPartie(cut)),
      onDeal: (deal) => void current.deals.push({ deal, actions: [] }),
      onAction: (seat, action) => void current.deals.at(-1)?.actions.push({ seat, ...action }),
      onTransition: (happening) => void current.happenings.push(happening),
    },
    addPartie() {
      waiting.push(current)
      if (
        waiting.length >= FLUSH_LIMITS.parties ||
        performance.now() - flushedAt >= FLUSH_LIMITS.milliseconds
      )
        flushWaiting()
    },
    close() {
      try {
        flushWaiting()
      } finally {
        closeStore(db)
      }
    },
  }
}

/** Opens or creates a data file named on the command line. Throws CliError if it cannot be used. */
export function openNamedArchive(file: string): WriteStore {
  // a file may be created, a folder may not: its name could be a typing error
  if (!existsSync(dirname(file))) throw new CliError(headless.storeTrouble('unreadable', file))
  try {
    return openArchive(file)
  } catch (error) {
    throw toCliError(error)
  }
}

/** Converts a fault of the data file to a CliError; returns every other error as it is. */
const toCliError = (error: unknown): unknown =>
  error instanceof StoreFault ? new CliError(headless.storeTrouble(error.why, error.file)) : error

/** Ids of the computer players of a run, and the common prefix of the uids of its sittings. */
interface SimulationRun extends SimulationSetup {
  readonly people: readonly Person[]
  readonly ids: readonly number[]
  readonly stem: string
}

function createRun(db: WriteStore, setup: SimulationSetup): SimulationRun {
  const people = setup.levels.map((level, seat) => ({
    name: `${level} ${seat + 1}`,
    kind: 'computer' as const,
    level,
  }))
  const ids = transact(db, () => people.map((one) => findOrAddPerson(db, one)))
  return { ...setup, people, ids, stem: randomBytes(12).toString('hex') }
}

function writePartie(
  db: WriteStore,
  run: SimulationRun,
  played: SimulatedPartie,
  number: number,
  sums: StandingSums,
): void {
  const { game, preset, options, people, ids, stem } = run
  const now = Date.now()
  // ascending numbers fill an index at its end, which is much faster
  const uid = `${stem}${number.toString(16).padStart(8, '0')}`
  const sitting = addSittingForIds(
    db,
    { game: game.id, preset, options: { ...options }, uid },
    ids,
    now,
  )
  const startedAt = new Date(now).toISOString()
  const record: RecordDocument = {
    format: 'cercle-record',
    version: 1,
    game: game.id,
    sitting: uid,
    startedAt,
    players: people.map(({ name, kind, level }) => ({
      name,
      kind,
      ...(level === null ? {} : { level }),
    })),
    options: { preset, ...options },
    parties: [{ startedAt, cut: [...played.cut], deals: played.deals.map(toDealRecord) }],
  }
  const facts = deriveFacts(
    game,
    game.startPartie(options, noPoints(game, options), undefined, played.cut.at(-1)),
    played.happenings,
  )
  insertArchived(db, { sitting, partie: 1 }, { record, game, facts }, ids, sums)
}

const toDealRecord = ({ deal, actions }: SimulatedPartie['deals'][number]): DealRecord => ({
  dealer: deal.dealer,
  packets: deal.packets,
  hands: deal.hands.map((hand) => [...hand]),
  ...toTurnUpField(deal.turnUp),
  talon: deal.talon.filter((card) => card !== null),
  ...(deal.slips === undefined ? {} : { slips: deal.slips }),
  actions,
})
