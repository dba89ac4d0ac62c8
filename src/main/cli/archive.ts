// Simulated parties on their way into a data file: each a sitting of its own, written in batches.
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ChosenOptions, Person } from '../../shared/bridge.ts'
import type { AnyEvent } from '../../shared/view.ts'
import { headless } from '../../shared/words/en/headless.ts'
import { factsOf } from '../engine/facts.ts'
import { type Deal, type Game, type GameState, type Happening, noPoints } from '../engine/games/game.ts'
import type { Witness } from '../engine/players/match.ts'
import { type ActionRecord, type Cut, type DealRecord, type RecordDocument, turnedUp } from '../engine/record.ts'
import { openArchive } from '../store/archive.ts'
import { addKept } from '../store/keep.ts'
import { type WriteStore, StoreFault, asFault, closeStore, transact } from '../store/open.ts'
import { personId } from '../store/people.ts'
import { addSeated } from '../store/sittings.ts'
import { Sums } from '../store/standings.ts'
import { Wrong } from './wrong.ts'

/** So many parties wait to be written at most, and no longer than so many milliseconds while others are played. */
const WAITING = { parties: 500, milliseconds: 250 } as const

/** Milliseconds that one transaction goes on at most: meanwhile no other program can write into the file. */
const LONGEST = 50

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
  const run = runOf(db, simulated)
  let now = nothing([])
  let parties = 0
  let waiting: Played[] = []
  let flushedAt = performance.now()

  /** Writes parties until the transaction has gone on long enough. True when there are no more. */
  const writeSome = (played: Iterator<Played>): boolean => {
    const sums = new Sums()
    const begun = performance.now()
    let next = played.next()
    while (next.done !== true) {
      parties += 1
      write(db, run, next.value, parties, sums)
      if (performance.now() - begun >= LONGEST) break
      next = played.next()
    }
    sums.write(db)
    return next.done === true
  }
  function flush(): void {
    const all = waiting.values()
    waiting = []
    try {
      while (!transact(db, () => writeSome(all)));
    } catch (error) {
      throw wrongFor(asFault(error, file))
    }
    flushedAt = performance.now()
  }
  return {
    witness: {
      cut: (cut) => void (now = nothing(cut)),
      deal: (deal) => void now.deals.push({ deal, actions: [] }),
      action: (seat, action) => void now.deals.at(-1)?.actions.push({ seat, ...action }),
      happened: (happening) => void now.happenings.push(happening),
    },
    partieOver() {
      waiting.push(now)
      if (waiting.length >= WAITING.parties || performance.now() - flushedAt >= WAITING.milliseconds) flush()
    },
    close() {
      try {
        flush()
      } finally {
        closeStore(db)
      }
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
    throw wrongFor(error)
  }
}

/** A fault of the data file as the command line says it; every other error as it is. */
const wrongFor = (error: unknown): unknown =>
  error instanceof StoreFault ? new Wrong(headless.storeTrouble(error.why, error.file)) : error

/** Numbers of the computer players of a run, and the beginning that its sittings' own numbers share. */
interface Run extends Simulated {
  readonly people: readonly Person[]
  readonly ids: readonly number[]
  readonly stem: string
}

function runOf(db: WriteStore, simulated: Simulated): Run {
  const people = simulated.levels.map((level, seat) => ({
    ...{ name: `${level} ${seat + 1}`, kind: 'computer' as const, level },
  }))
  const ids = transact(db, () => people.map((one) => personId(db, one)))
  return { ...simulated, people, ids, stem: randomBytes(12).toString('hex') }
}

function write(db: WriteStore, run: Run, played: Played, number: number, sums: Sums): void {
  const { game, preset, options, people, ids, stem } = run
  const now = Date.now()
  // rising numbers fill an index from its end, which is much quicker
  const uid = `${stem}${number.toString(16).padStart(8, '0')}`
  const sitting = addSeated(db, { game: game.id, preset, options: { ...options }, uid }, ids, now)
  const startedAt = new Date(now).toISOString()
  const record: RecordDocument = {
    ...{ format: 'cercle-record', version: 1, game: game.id, sitting: uid, startedAt },
    players: people.map(({ name, kind, level }) => ({ name, kind, ...(level === null ? {} : { level }) })),
    options: { preset, ...options },
    parties: [{ startedAt, cut: [...played.cut], deals: played.deals.map(dealOf) }],
  }
  const facts = factsOf(
    game,
    game.open(options, noPoints(game, options), undefined, played.cut.at(-1)),
    played.happenings,
  )
  addKept(db, { sitting, partie: 1 }, { record, game, facts }, ids, sums)
}

const dealOf = ({ deal, actions }: Played['deals'][number]): DealRecord => ({
  dealer: deal.dealer,
  packets: deal.packets,
  hands: deal.hands.map((hand) => [...hand]),
  ...turnedUp(deal.turnUp),
  talon: deal.talon.filter((card) => card !== null),
  ...(deal.slips === undefined ? {} : { slips: deal.slips }),
  actions,
})
