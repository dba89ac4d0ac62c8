// Reading a sitting back as the record it is: finished parties from their text, the one being played from its rows.
import { createHash } from 'node:crypto'
import { headText, partieText } from '../engine/canonical.ts'
import { type PartieRecord, type RecordDocument, TIMES, readRecord } from '../engine/record.ts'
import { tooLongPartie } from './lengths.ts'
import type { ReadStore } from './open.ts'
import { peopleOf } from './people.ts'
import { pluck, query } from './query.ts'

export interface PartiePlace {
  readonly sitting: number
  readonly partie: number
}

/** What is stored is not what was written. */
export class Spoilt extends Error {
  override readonly name = 'Spoilt'
  readonly what: 'hash' | 'record' | 'replay'
  constructor(place: PartiePlace | { readonly evening: number }, what: Spoilt['what'], detail: string) {
    const where = 'evening' in place ? `evening ${place.evening}` : `sitting ${place.sitting}, partie ${place.partie}`
    super(`${where}: ${detail}`)
    this.what = what
  }
}

export interface SittingRow {
  readonly id: number
  readonly uid: string
  readonly game: string
  readonly preset: string | null
  readonly options: string
  readonly started_at: number | null
  readonly zone: string | null
  readonly practice: number
  readonly evening: number | null
}

export interface PartieRow {
  readonly id: number
  readonly sitting: number
  readonly seq: number
  readonly started_at: number | null
  readonly trashed_at: number | null
  readonly cut: string | null
  readonly score_before: string | null
  readonly inherited: string | null
  readonly hash: string | null
  readonly record: string | null
}

/** A partie without its texts, as all of them are gone through. */
export interface PartieHead {
  readonly id: number
  readonly sitting: number
  readonly seq: number
  readonly started_at: number | null
  readonly trashed_at: number | null
  /** 1 when it is over, and stored as one text. */
  readonly is_over: number
}

interface DealRow {
  readonly seq: number
  readonly dealer: number
  readonly packets: string
  readonly hands: string
  readonly turn_up: string
  readonly talon: string
  readonly seed: string | null
  readonly slips: string | null
}
interface ActionRow {
  readonly deal: number
  readonly seat: number
  readonly body: string
  readonly stand_in: number
  readonly hint: number
  readonly at: number | null
}

const sittingOf = query<[number], SittingRow>('SELECT * FROM sitting WHERE id = ?')
const partieOf = query<[number, number], PartieRow>('SELECT * FROM partie WHERE sitting = ? AND seq = ?')
const dealsOf = query<[number, number], DealRow>('SELECT * FROM deal WHERE sitting = ? AND partie = ? ORDER BY seq')
const actionsOf = query<[number, number], ActionRow>(
  'SELECT * FROM action WHERE sitting = ? AND partie = ? ORDER BY deal, seq',
)

const iso = (at: number | null): { readonly startedAt?: string } =>
  at === null ? {} : { startedAt: new Date(at).toISOString() }

const parsed = (json: string): object => {
  const value: unknown = JSON.parse(json)
  return typeof value === 'object' && value !== null ? value : {}
}

type Head = Omit<RecordDocument, 'parties'>

const headJson = (db: ReadStore, row: SittingRow): object => ({
  format: 'cercle-record',
  version: 1,
  game: row.game,
  ...optionsJson(row),
  players: peopleOf(db, row.id).map(({ level, ...one }) => (level === null ? one : { ...one, level })),
  ...iso(row.started_at),
  ...(row.zone === null ? {} : { zone: row.zone }),
  sitting: row.uid,
  ...(row.practice === 1 ? { practice: true } : {}),
})

function optionsJson(row: SittingRow): object {
  const options = { ...(row.preset === null ? {} : { preset: row.preset }), ...parsed(row.options) }
  return Object.keys(options).length === 0 ? {} : { options }
}

function readHere(place: PartiePlace, json: object): RecordDocument {
  const read = readRecord(json)
  if ('fault' in read) throw new Spoilt(place, 'record', `${read.fault.path.join('.')} ${read.fault.what}`)
  return read.record
}

/** SHA-256 of a partie under what stands above it. */
export const hashOf = (head: Head, text: string): string =>
  createHash('sha256')
    .update(`${headText(head)}\n${text}`)
    .digest('hex')

function partieJson(db: ReadStore, row: PartieRow): object {
  if (row.record === null || row.hash === null) return rowsJson(db, row)
  return { ...parsed(row.record), sha256: row.hash }
}

/** What is no JSON, or no instant, is spoilt. */
function madeOf(place: PartiePlace, make: () => object): object {
  try {
    return make()
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) throw new Spoilt(place, 'record', error.message)
    throw error
  }
}

function rowsJson(db: ReadStore, row: PartieRow): object {
  const { sitting, seq } = row
  const actions = actionsOf(db).all(sitting, seq)
  const before = row.score_before === null ? {} : { scoreBefore: JSON.parse(row.score_before) }
  const deals = dealsOf(db).all(sitting, seq)
  return {
    ...iso(row.started_at),
    ...(row.cut === null ? {} : { cut: JSON.parse(row.cut) }),
    ...(row.inherited === null ? {} : { inherited: JSON.parse(row.inherited) }),
    ...(deals.length === 0 ? before : {}),
    deals: deals.map((deal, index) => ({
      ...dealJson(deal, actions, row.started_at),
      ...(index === 0 ? before : {}),
    })),
  }
}

/** When an action was done; nothing where a clock was set by years meanwhile. */
function since(startedAt: number | null, at: number | null): { readonly at?: number } {
  const after = startedAt === null || at === null ? null : at - startedAt
  return after === null || after < TIMES.least || after > TIMES.most ? {} : { at: after }
}

const dealJson = (row: DealRow, actions: readonly ActionRow[], startedAt: number | null): object => ({
  dealer: row.dealer,
  packets: row.packets,
  hands: JSON.parse(row.hands),
  // a game that turns no card has an empty text there
  ...(row.turn_up === '' ? {} : { turnUp: row.turn_up }),
  talon: JSON.parse(row.talon),
  ...(row.slips === null ? {} : { slips: JSON.parse(row.slips) }),
  ...(row.seed === null ? {} : { seed: row.seed }),
  actions: actions
    .filter((action) => action.deal === row.seq)
    .map((action) => ({
      seat: action.seat,
      ...parsed(action.body),
      ...(action.stand_in === 1 ? { standIn: true } : {}),
      ...(action.hint === 1 ? { hint: true } : {}),
      ...since(startedAt, action.at),
    })),
})

/** The hash under which a partie is kept must be that of what is read. */
function verify(record: RecordDocument, partie: PartieRecord, place: PartiePlace): void {
  if (partie.sha256 !== undefined && partie.sha256 !== hashOf(record, partieText(partie)))
    throw new Spoilt(place, 'hash', 'its hash differs')
}

/** Compares the stored text of a partie with its hash, without parsing it. Throws Spoilt. */
export function verifyText(db: ReadStore, row: PartieRow): void {
  const place = { sitting: row.sitting, partie: row.seq }
  const sitting = sittingOf(db).get(row.sitting)
  if (sitting === undefined) throw new Spoilt(place, 'record', 'its sitting is missing')
  const head = readHere(place, { ...madeOf(place, () => headJson(db, sitting)), parties: [] })
  if (row.record !== null && row.hash !== hashOf(head, row.record)) throw new Spoilt(place, 'hash', 'its hash differs')
}

/** The record of some parties of a sitting; null when there is none of this number. Throws Spoilt. */
export function loadRows(db: ReadStore, id: number, rows: readonly PartieRow[]): RecordDocument | null {
  const sitting = sittingOf(db).get(id)
  if (sitting === undefined) return null
  const place = { sitting: id, partie: rows[0]?.seq ?? 0 }
  const head = madeOf(place, () => headJson(db, sitting))
  const parties = rows.map((row) => madeOf({ sitting: id, partie: row.seq }, () => partieJson(db, row)))
  const record = readHere(place, { ...head, parties })
  record.parties.forEach((partie, index) => verify(record, partie, { sitting: id, partie: rows[index]?.seq ?? 0 }))
  return record
}

/** Everything stored of the parties of a sitting, in their order. Throws Spoilt. */
export const partieRows = (db: ReadStore, id: number): readonly PartieRow[] =>
  seqsOf(db, id).flatMap((partie) => partieRow(db, { sitting: id, partie }) ?? [])

/** The record of a sitting; null when there is none of this number. Throws Spoilt. */
export const loadSitting = (db: ReadStore, id: number): RecordDocument | null => loadRows(db, id, partieRows(db, id))

/** The record of one partie alone, under the head of its sitting. Throws Spoilt. */
export function loadPartie(db: ReadStore, place: PartiePlace): RecordDocument | null {
  const row = partieRow(db, place)
  return row === null ? null : loadRows(db, place.sitting, [row])
}

/** What is stored of a partie. Throws Spoilt, with nothing of it read, when it is too long to be one. */
export function partieRow(db: ReadStore, place: PartiePlace): PartieRow | null {
  const wrong = tooLongPartie(db, place.sitting, place.partie)
  if (wrong !== null) throw new Spoilt(place, 'record', wrong)
  return partieOf(db).get(place.sitting, place.partie) ?? null
}

const heads = query<[number, number], PartieHead>(
  `SELECT id, sitting, seq, started_at, trashed_at, record IS NOT NULL AS is_over FROM partie
   WHERE id > ? ORDER BY id LIMIT ?`,
)
/** Parties whose own numbers come after another, in their order. */
export const headsAfter = (db: ReadStore, id: number, most: number): readonly PartieHead[] => heads(db).all(id, most)

const last = query<[number], { readonly seq: number }>('SELECT max(seq) AS seq FROM partie WHERE sitting = ?')
/** Number of the last partie of a sitting; 0 when it has none. */
export const lastPartie = (db: ReadStore, sitting: number): number => last(db).get(sitting)?.seq ?? 0

const seqs = pluck<[number], number>('SELECT seq FROM partie WHERE sitting = ? ORDER BY seq')
/** Numbers of the parties of a sitting, in their order. */
export const seqsOf = (db: ReadStore, sitting: number): readonly number[] => seqs(db).all(sitting)
