// People in the data file: everybody who has sat at a table, by name and kind; computers by level too.
import { createHash } from 'node:crypto'
import type { Person } from '../../shared/bridge.ts'
import { plainName } from '../../shared/names.ts'
import { short } from './lengths.ts'
import { type ReadStore, type WriteStore, transact } from './open.ts'
import { pluck, query } from './query.ts'
import { loadNumber, saveNumber } from './settings.ts'

/** A check sum over what a person may change: names and notes, which no partie's hash covers. */
export const sealOf = (...values: readonly (string | number)[]): string =>
  createHash('sha256')
    .update(JSON.stringify(values.map((one) => (typeof one === 'string' ? asStored(one) : one))))
    .digest('hex')
    .slice(0, 16)

/** A text as it is read back from the file: half a character is none. */
const asStored = (text: string): string => Buffer.from(text).toString()

const find = pluck<[string, string | null, string], number>(
  "SELECT id FROM person WHERE kind = ? AND ifnull(level, '') = ifnull(?, '') AND name = ?",
)
const insert = query<[string, string, string | null, string]>(
  'INSERT INTO person (name, kind, level, seal) VALUES (?, ?, ?, ?)',
)

/** The number of somebody, written down the first time they are met. */
export function personId(db: WriteStore, { name: written, kind, level }: Person): number {
  const name = plainName(written)
  // of two from before who look the same each stays who they are
  const known = find(db).get(kind, level, written) ?? find(db).get(kind, level, name)
  return known ?? Number(insert(db).run(name, kind, level, sealOf(name)).lastInsertRowid)
}

const NAMED_PERSON = `${short('name')} AS name, kind, ${short('level')} AS level`
const seated = query<[number], Person>(
  `SELECT ${NAMED_PERSON} FROM seat JOIN person ON person.id = seat.person WHERE sitting = ? ORDER BY seat`,
)

/** Who sits where, as they are called now. */
export const peopleOf = (db: ReadStore, sitting: number): readonly Person[] => seated(db).all(sitting)

const sealed = query<[number], { readonly name: string; readonly seal: string }>(
  `SELECT ${short('name')} AS name, ${short('seal')} AS seal FROM seat JOIN person ON person.id = seat.person
   WHERE sitting = ? ORDER BY seat`,
)

/** The first name at a table that is not what somebody wrote; null when all are. */
export const wrongName = (db: ReadStore, sitting: number): string | null =>
  sealed(db)
    .all(sitting)
    .find(({ name, seal }) => sealOf(name) !== seal)?.name ?? null

const seatedIds = pluck<[number], number>('SELECT person FROM seat WHERE sitting = ? ORDER BY seat')
export const personIdsOf = (db: ReadStore, sitting: number): readonly number[] => seatedIds(db).all(sitting)

const somebodyById = query<[number], Person & { readonly id: number }>(
  `SELECT id, ${NAMED_PERSON} FROM person WHERE id = ?`,
)
const rename = query<[string, string, number]>('UPDATE person SET name = ?, seal = ? WHERE id = ?')

/** Somebody by number; undefined where there is nobody. */
export const somebody = (db: ReadStore, id: number): (Person & { readonly id: number }) | undefined =>
  somebodyById(db).get(id)

/** What somebody is called; null when there is nobody of this number. */
export const nameOf = (db: ReadStore, id: number): string | null => somebody(db, id)?.name ?? null

export type Renamed = 'done' | 'notFound' | 'taken'

/** Gives a person another name. A computer keeps its own. */
export function renamePerson(db: WriteStore, id: number, written: string): Renamed {
  const name = plainName(written)
  const person = somebody(db, id)
  if (person === undefined || person.kind === 'computer') return 'notFound'
  const known = find(db).get(person.kind, person.level, name)
  if (known !== undefined && known !== id) return 'taken'
  // a name that somebody has tampered with keeps the seal that tells it
  if (name !== person.name) rename(db).run(name, sealOf(name), id)
  return 'done'
}

/** A check sum over who came to an evening. */
export const sealOfGuest = (evening: number, guest: number, person: number): string => sealOf(evening, guest, person)

/** Who sat down without a name, and now says it, keeps his parties under it. */
export function nameUnnamed(db: WriteStore, name: string): void {
  const unnamed = find(db).get('person', null, '')
  if (unnamed === undefined) return
  const known = find(db).get('person', null, plainName(name))
  if (known === undefined) renamePerson(db, unnamed, name)
}

const everybody = pluck<[], number>('SELECT id FROM person ORDER BY id')

/** Rises when names are kept in another form: an archive of an older number has them written anew. */
const NAMED = 2

/**
 * Gives everybody's name its one form. Where somebody else has that name already, it stays as it is: that they are one
 * person is for somebody to say.
 */
export function nameAnew(db: WriteStore): void {
  if (loadNumber(db, 'named') === NAMED) return
  transact(db, () => {
    for (const id of everybody(db).all()) renamePerson(db, id, nameOf(db, id) ?? '')
    saveNumber(db, 'named', NAMED)
  })
}
