// Writing sittings that came in. One that is here already is skipped; one that is here with other cards is refused.
import { headless } from '../../shared/words/en/headless.ts'
import { headText, partieText } from '../engine/canonical.ts'
import { gameOf } from '../engine/games/games.ts'
import type { PartieRecord } from '../engine/record.ts'
import { annotate, annotationOf } from '../store/annotations.ts'
import { addKept } from '../store/keep.ts'
import { eveningOf } from '../store/evening-places.ts'
import { type PartiePlace, hashOf, lastPartie, loadSitting, partieRow, seqsOf, verifyText } from '../store/load.ts'
import { type ReadStore, type WriteStore, transact } from '../store/open.ts'
import { personIdsOf } from '../store/people.ts'
import { pluck } from '../store/query.ts'
import { addSitting } from '../store/sittings.ts'
import { Sums } from '../store/standings.ts'
import { Differs } from './differs.ts'
import { eveningIn, pieceIn, settleEvening } from './evening-in.ts'
import type { Incoming } from './incoming.ts'

export interface Taken {
  readonly sittings: number
  readonly parties: number
  readonly skipped: number
}

const sittingBy = pluck<[string], number>('SELECT id FROM sitting WHERE uid = ?')
/** The number here of a sitting by the one it is known by everywhere; undefined when it is not here. */
export const knownSitting = (db: ReadStore, uid: string): number | undefined => sittingBy(db).get(uid)

/** Writes all of them in one transaction. Throws Differs, and then nothing is written. */
export function takeIn(db: WriteStore, incoming: Iterable<Incoming>): Taken {
  return takeWhile(db, incoming[Symbol.iterator](), () => true).taken
}

/**
 * Writes sittings in one transaction as long as there are some and it `goesOn`, at least one. Throws Differs, and then
 * none of them is written.
 */
export const takeWhile = (
  db: WriteStore,
  incoming: Iterator<Incoming>,
  goesOn: () => boolean,
): { readonly taken: Taken; readonly isLast: boolean } => transact(db, () => takeEach(db, incoming, goesOn))

function takeEach(
  db: WriteStore,
  incoming: Iterator<Incoming>,
  goesOn: () => boolean,
): { readonly taken: Taken; readonly isLast: boolean } {
  const sums = new Sums()
  const evenings = new Set<number>()
  const added: number[] = []
  let isLast = false
  do {
    const next = incoming.next()
    isLast = next.done === true
    if (next.done !== true) added.push(takeOne(db, next.value, sums, evenings))
  } while (!isLast && goesOn())
  sums.write(db)
  for (const id of evenings) settleEvening(db, id)
  const taken = {
    sittings: added.filter((parties) => parties > 0).length,
    parties: added.reduce((all, one) => all + one, 0),
    skipped: added.filter((parties) => parties === 0).length,
  }
  return { taken, isLast }
}

/** How many parties were added; `evenings` takes the evening they belong to. */
function takeOne(db: WriteStore, one: Incoming, sums: Sums, evenings: Set<number>): number {
  const { record } = one
  const evening = eveningIn(db, record)
  const there = knownSitting(db, record.sitting ?? '')
  const sitting = there ?? newSitting(db, one, evening)
  const same = there === undefined ? [] : sameParties(db, sitting, one)
  same.forEach((partie, index) => annotateKnown(db, { sitting, partie }, record.parties[index]))
  const rest = record.parties.slice(same.length)
  const last = lastPartie(db, sitting)
  rest.forEach((partie, index) =>
    addPartie(db, { sitting, partie: last + 1 + index }, one, same.length + index, partie, sums),
  )
  if (evening !== null && record.evening !== undefined) {
    if (eveningOf(db, sitting) !== null && eveningOf(db, sitting) !== evening)
      throw new Differs(headless.differs(record.sitting ?? ''))
    pieceIn(db, evening, record.evening, sitting, [...same, ...rest.map((_, index) => last + 1 + index)])
    evenings.add(evening)
  }
  // what cannot be read back as it came must not come in: the hash is of what stands above the parties as well
  const row = there === undefined ? partieRow(db, { sitting, partie: 1 }) : null
  if (row !== null) verifyText(db, row)
  return rest.length
}

/** Note and tags that come in with a partie that is here already are written where it has none. */
function annotateKnown(db: WriteStore, place: PartiePlace, partie: PartieRecord | undefined): void {
  const { note = '', tags = [] } = partie ?? {}
  const own = annotationOf(db, place)
  if ((note !== '' || tags.length > 0) && own.note === undefined && own.tags === undefined)
    annotate(db, place, note, tags)
}

function newSitting(db: WriteStore, { record }: Incoming, evening: number | null): number {
  const { preset, ...options } = record.options ?? {}
  const people = record.players.map((player) => ({ ...player, level: player.level ?? null }))
  const began = record.startedAt === undefined ? null : Date.parse(record.startedAt)
  const { game, zone = null, practice = false, sitting } = record
  const head = { game, zone, practice, people, options, evening, preset: preset === undefined ? null : String(preset) }
  return addSitting(db, sitting === undefined ? head : { ...head, uid: sitting }, began)
}

function addPartie(
  db: WriteStore,
  place: PartiePlace,
  { record, facts }: Incoming,
  index: number,
  partie: PartieRecord,
  sums: Sums,
): void {
  const game = gameOf(record.game)
  const fact = facts[index]
  if (game === null || fact === undefined) throw new Error('a partie that was not played')
  const { note = '', tags = [], ...played } = partie
  const people = personIdsOf(db, place.sitting)
  addKept(db, place, { record: { ...record, parties: [played] }, game, facts: fact }, people, sums)
  if (note !== '' || tags.length > 0) annotate(db, place, note, tags)
}

/** Whether a partie is another one played on: the same deals, the last of the shorter one cut off somewhere. */
function isPlayedOn(short: PartieRecord, long: PartieRecord): boolean {
  const last = short.deals.length - 1
  const [cut, whole] = [short.deals[last], long.deals[last]]
  if (cut === undefined || whole === undefined) return short.deals.length === 0
  const { scoreAfter: _, ...begun } = { ...whole, actions: whole.actions.slice(0, cut.actions.length) }
  return partieText({ ...long, deals: [...long.deals.slice(0, last), begun] }) === partieText(short)
}

/**
 * The numbers under which its parties are here, as far as they are. They stand in the same order; some of those here may be missing in
 * the file, since what is put away does not go out. Throws Differs where they are not the same.
 */
export function sameParties(db: ReadStore, sitting: number, { record }: Incoming): readonly number[] {
  const stored = loadSitting(db, sitting)
  const here = stored?.parties ?? []
  const isSame = (own: PartieRecord, other: PartieRecord): boolean => {
    if (stored === null) return false
    if (hashOf(stored, partieText(own)) === hashOf(record, partieText(other))) return true
    // written out while it was being played, and played on here since
    return headText(stored) === headText(record) && isPlayedOn(other, own)
  }
  const seqs = seqsOf(db, sitting)
  const same: number[] = []
  let at = 0
  for (const other of record.parties) {
    const place = here.findIndex((own, index) => index >= at && isSame(own, other))
    if (place < 0) break
    same.push(seqs[place] ?? 0)
    at = place + 1
  }
  const isOpen = here.some(({ sha256 }) => sha256 === undefined)
  // what is new can only follow what is here
  if (same.length < record.parties.length && (at < here.length || isOpen))
    throw new Differs(headless.differs(`${record.sitting ?? ''}, partie ${same.length + 1}`))
  return same
}
