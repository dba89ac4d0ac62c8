// Writing sittings that came in. One that is here already is skipped; one that is here with other cards is refused.
import { headText, partieText } from '../engine/canonical.ts'
import { gameOf } from '../engine/games/games.ts'
import type { PartieRecord } from '../engine/record.ts'
import { annotate, annotationOf } from '../store/annotations.ts'
import { addKept } from '../store/keep.ts'
import { hashOf, loadPartie, loadSitting, seqsOf } from '../store/load.ts'
import type { WriteStore } from '../store/open.ts'
import { personIdsOf } from '../store/people.ts'
import { pluck } from '../store/query.ts'
import { addSitting } from '../store/sittings.ts'
import { Sums } from '../store/standings.ts'
import type { Incoming } from './incoming.ts'

export interface Taken {
  readonly sittings: number
  readonly parties: number
  readonly skipped: number
}

/** A sitting is here under the same number with other parties. */
export class Differs extends Error {
  override readonly name = 'Differs'
}

const known = pluck<[string], number>('SELECT id FROM sitting WHERE uid = ?')

/** Writes all of them in one transaction. Throws Differs, and then nothing is written. */
export function takeIn(db: WriteStore, incoming: readonly Incoming[]): Taken {
  return db
    .transaction(() => {
      const sums = new Sums()
      const added = incoming.map((one) => takeOne(db, one, sums))
      sums.write(db)
      return {
        sittings: added.filter((parties) => parties > 0).length,
        parties: added.reduce((sum, one) => sum + one, 0),
        skipped: added.filter((parties) => parties === 0).length,
      }
    })
    .immediate()
}

/** How many parties were added. */
function takeOne(db: WriteStore, one: Incoming, sums: Sums): number {
  const { record } = one
  const there = known(db).get(record.sitting ?? '')
  const sitting = there ?? newSitting(db, one)
  const have = there === undefined ? 0 : sameParties(db, sitting, one)
  if (there !== undefined) annotateKnown(db, sitting, record.parties.slice(0, have))
  const rest = record.parties.slice(have)
  rest.forEach((partie, index) => addPartie(db, sitting, have + index, one, partie, sums))
  // what cannot be read back as it came must not come in
  if (there === undefined) loadPartie(db, { sitting, partie: 1 })
  return rest.length
}

/** Notes and tags that come in with a partie that is here already are written where it has none. */
function annotateKnown(db: WriteStore, sitting: number, parties: readonly PartieRecord[]): void {
  parties.forEach(({ note = '', tags = [] }, index) => {
    const place = { sitting, partie: index + 1 }
    const own = annotationOf(db, place)
    if ((note !== '' || tags.length > 0) && own.note === undefined && own.tags === undefined)
      annotate(db, place, note, tags)
  })
}

function newSitting(db: WriteStore, { record }: Incoming): number {
  const { preset, ...options } = record.options ?? {}
  const people = record.players.map((player) => ({ ...player, level: player.level ?? null }))
  const began = record.startedAt === undefined ? null : Date.parse(record.startedAt)
  const { game, zone = null, practice = false, sitting } = record
  const head = { game, zone, practice, people, options, preset: preset === undefined ? null : String(preset) }
  return addSitting(db, sitting === undefined ? head : { ...head, uid: sitting }, began)
}

function addPartie(
  db: WriteStore,
  sitting: number,
  index: number,
  { record, facts }: Incoming,
  partie: PartieRecord,
  sums: Sums,
): void {
  const game = gameOf(record.game)
  const fact = facts[index]
  if (game === null || fact === undefined) throw new Error('a partie that was not played')
  const { note = '', tags = [], ...played } = partie
  const place = { sitting, partie: index + 1 }
  addKept(db, place, { record: { ...record, parties: [played] }, game, facts: fact }, personIdsOf(db, sitting), sums)
  if (note !== '' || tags.length > 0) annotate(db, place, note, tags)
}

/** Whether a partie is another one played on: the same deals, the last of the shorter one cut off somewhere. */
function goesOn(short: PartieRecord, long: PartieRecord): boolean {
  const last = short.deals.length - 1
  const [cut, whole] = [short.deals[last], long.deals[last]]
  if (cut === undefined || whole === undefined) return short.deals.length === 0
  const { scoreAfter: _, ...begun } = { ...whole, actions: whole.actions.slice(0, cut.actions.length) }
  return partieText({ ...long, deals: [...long.deals.slice(0, last), begun] }) === partieText(short)
}

/** How many of its parties are here; they must be the same, as far as both go. */
function sameParties(db: WriteStore, sitting: number, { record }: Incoming): number {
  const stored = loadSitting(db, sitting)
  const here = stored?.parties ?? []
  const both = Math.min(here.length, record.parties.length)
  const isSame = (index: number): boolean => {
    const [own, other] = [here[index], record.parties[index]]
    if (stored === null || own === undefined || other === undefined) return false
    if (hashOf(stored, partieText(own)) === hashOf(record, partieText(other))) return true
    // written out while it was being played, and played on here since
    return headText(stored) === headText(record) && goesOn(other, own)
  }
  const differs = Array.from({ length: both }, (_, index) => index).find((index) => !isSame(index))
  const isOpen = here.some(({ sha256 }) => sha256 === undefined)
  if (differs !== undefined || (isOpen && record.parties.length > here.length))
    throw new Differs(`${record.sitting ?? ''}, partie ${(differs ?? here.length - 1) + 1}`)
  return Math.min(seqsOf(db, sitting).length, record.parties.length)
}
