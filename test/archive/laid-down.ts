// Parties laid down in an archive by what they came to: no card of them was ever played.
import type { Outcome, Seat } from '../../src/shared/view.ts'
import type { Person } from '../../src/shared/bridge.ts'
import type { PartieFacts } from '../../src/main/engine/facts.ts'
import type { ReplayedPartie } from '../../src/main/store/derive.ts'
import { insertArchived } from '../../src/main/store/finish.ts'
import type { PartiePlace } from '../../src/main/store/load.ts'
import type { WriteStore } from '../../src/main/store/open.ts'
import { findOrAddPerson } from '../../src/main/store/people.ts'
import { addSittingForIds } from '../../src/main/store/sittings.ts'
import { StandingSums } from '../../src/main/store/standings.ts'
import { emptyArchive } from '../store/places.ts'
import { gameNamed, uidOf } from './records.ts'

export const anna: Person = { name: 'Anna', kind: 'person', level: null }
export const bertha: Person = { name: 'Bertha', kind: 'person', level: null }
export const odile: Person = { name: 'Odile', kind: 'computer', level: 'rulebook' }
export const prosper: Person = { name: 'Prosper', kind: 'computer', level: 'club' }

/** The result of a partie; the default is a partie of Écarté that Anna has won. */
export interface Laid {
  readonly game?: string
  readonly people?: readonly Person[]
  readonly preset?: string
  /** Milliseconds; null if not recorded. */
  readonly began?: number | null
  /** The time from its beginning to its last action. */
  readonly lasted?: number
  readonly zone?: string
  readonly practice?: true
  readonly outcome?: Outcome | null
  readonly gaveUp?: Seat
  readonly score?: readonly number[]
  readonly points?: readonly number[]
  readonly deals?: number
  readonly counts?: readonly (readonly number[])[]
  /** The first action follows a hint. */
  readonly hinted?: true
}

function factsOf({ outcome = { winner: 0, value: 1 }, ...laid }: Laid): PartieFacts {
  const { score = [5, 2], points = score, deals = 4, counts = [] } = laid
  return { score, points, outcome, deals, gaveUp: laid.gaveUp ?? null, counts }
}

/** As it comes out of a record. */
export function keptOf(laid: Laid, uid = uidOf(1)): ReplayedPartie {
  const {
    game = 'ecarte',
    people = [anna, odile],
    preset,
    began = 0,
    lasted = 0,
    zone,
    practice,
  } = laid
  const startedAt = began === null ? {} : { startedAt: new Date(began).toISOString() }
  const hint = laid.hinted === undefined ? {} : { hint: laid.hinted }
  const actions = [
    { seat: 0, do: 'play', ...hint, at: lasted },
    { seat: 1, do: 'play' } as const,
  ] as const
  return {
    record: {
      format: 'cercle-record',
      version: 1,
      game,
      sitting: uid,
      ...startedAt,
      ...(preset === undefined ? {} : { options: { preset } }),
      ...(zone === undefined ? {} : { zone }),
      ...(practice === undefined ? {} : { practice }),
      players: people.map(({ level, ...one }) => (level === null ? one : { ...one, level })),
      parties: [{ ...startedAt, deals: [{ dealer: 0, hands: [[], []], actions: [...actions] }] }],
    },
    game: gameNamed(game),
    facts: factsOf(laid),
  }
}

/** The numbers of people, by their seats. */
export const idsOf = (db: WriteStore, people: readonly Person[]): readonly number[] =>
  people.map((one) => findOrAddPerson(db, one))

/** Lays a partie down in a sitting of its own. */
export function laidDown(db: WriteStore, laid: Laid = {}): PartiePlace & { readonly id: number } {
  const {
    game = 'ecarte',
    people = [anna, odile],
    preset = null,
    began = 0,
    zone = null,
    practice = false,
  } = laid
  const uid = uidOf(1 + Number(db.prepare('SELECT count(*) FROM sitting').pluck().get()))
  const seated = idsOf(db, people)
  const sitting = addSittingForIds(
    db,
    { uid, game, preset, options: {}, zone, practice },
    seated,
    began,
  )
  const sums = new StandingSums()
  const id = insertArchived(db, { sitting, partie: 1 }, keptOf(laid, uid), seated, sums)
  sums.writeTo(db)
  return { sitting, partie: 1, id }
}

/**
 * An archive of these parties, in sittings from 1 on: each is a second later than the one before
 * it, unless stated.
 */
export function archiveOf(...parties: readonly Laid[]): WriteStore {
  const db = emptyArchive()
  // the disk is waited for once
  db.transaction(() =>
    parties.forEach((laid, n) => laidDown(db, { began: 1000 * (n + 1), ...laid })),
  )()
  return db
}
