// People in the data file: everyone who has played at a table, by name and kind; computer players
// by level too.
import { createHash } from 'node:crypto'
import type { Person } from '../../shared/bridge.ts'
import { plainName } from '../../shared/names.ts'
import { limitText } from './lengths.ts'
import { type ReadStore, type WriteStore, transact } from './open.ts'
import { pluck, query } from './query.ts'
import { loadNumber, saveNumber } from './settings.ts'

/**
 * Returns a checksum of what a person may change: names and notes, which no partie's hash covers.
 */
export const computeChecksum = (...values: readonly (string | number)[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(values.map((one) => (typeof one === 'string' ? toStoredText(one) : one))),
    )
    .digest('hex')
    .slice(0, 16)

/** Returns a text as it is read back from the file, where half a surrogate pair is replaced. */
const toStoredText = (text: string): string => Buffer.from(text).toString()

const selectPersonId = pluck<[string, string | null, string], number>(
  "SELECT id FROM person WHERE kind = ? AND ifnull(level, '') = ifnull(?, '') AND name = ?",
)
const insertPerson = query<[string, string, string | null, string]>(
  'INSERT INTO person (name, kind, level, seal) VALUES (?, ?, ?, ?)',
)

/** Returns the number of a person; adds them if they are new. */
export function findOrAddPerson(db: WriteStore, { name: rawName, kind, level }: Person): number {
  const name = plainName(rawName)
  // two persons from before who look the same stay separate
  const known =
    selectPersonId(db).get(kind, level, rawName) ?? selectPersonId(db).get(kind, level, name)
  return (
    known ?? Number(insertPerson(db).run(name, kind, level, computeChecksum(name)).lastInsertRowid)
  )
}

/** Returns the number of the person of this name at this computer; null if there is none. */
export const findPersonByName = (db: ReadStore, name: string): number | null =>
  selectPersonId(db).get('person', null, name) ?? null

const NAMED_PERSON = `${limitText('name')} AS name, kind, ${limitText('level')} AS level`
const selectPlayers = query<[number], Person>(
  `SELECT ${NAMED_PERSON} FROM seat JOIN person ON person.id = seat.person WHERE sitting = ? ORDER BY seat`,
)

/** Lists the players of a sitting by seat, under their current names. */
export const listPlayers = (db: ReadStore, sitting: number): readonly Person[] =>
  selectPlayers(db).all(sitting)

const selectNameSeals = query<[number], { readonly name: string; readonly seal: string }>(
  `SELECT ${limitText('name')} AS name, ${limitText('seal')} AS seal FROM seat JOIN person ON person.id = seat.person
   WHERE sitting = ? ORDER BY seat`,
)

/** Returns the first name at a table that was tampered with; null if none was. */
export const findTamperedName = (db: ReadStore, sitting: number): string | null =>
  selectNameSeals(db)
    .all(sitting)
    .find(({ name, seal }) => computeChecksum(name) !== seal)?.name ?? null

const selectPlayerIds = pluck<[number], number>(
  'SELECT person FROM seat WHERE sitting = ? ORDER BY seat',
)
export const listPlayerIds = (db: ReadStore, sitting: number): readonly number[] =>
  selectPlayerIds(db).all(sitting)

const selectPerson = query<[number], Person & { readonly id: number }>(
  `SELECT id, ${NAMED_PERSON} FROM person WHERE id = ?`,
)
const updateName = query<[string, string, number]>(
  'UPDATE person SET name = ?, seal = ? WHERE id = ?',
)

/** Returns a person by number; undefined if there is none. */
export const findPerson = (
  db: ReadStore,
  id: number,
): (Person & { readonly id: number }) | undefined => selectPerson(db).get(id)

/** Returns a person's name; null if there is none of this number. */
export const findPersonName = (db: ReadStore, id: number): string | null =>
  findPerson(db, id)?.name ?? null

export type RenameResult = 'done' | 'notFound' | 'taken'

/** Renames a person. A computer player cannot be renamed. */
export function renamePerson(db: WriteStore, id: number, rawName: string): RenameResult {
  const name = plainName(rawName)
  const person = findPerson(db, id)
  if (person === undefined || person.kind === 'computer') return 'notFound'
  const known = selectPersonId(db).get(person.kind, person.level, name)
  if (known !== undefined && known !== id) return 'taken'
  // a name that was tampered with keeps the checksum that shows it
  if (name !== person.name) updateName(db).run(name, computeChecksum(name), id)
  return 'done'
}

/** Returns a checksum of a guest of an evening. */
export const computeGuestChecksum = (evening: number, guest: number, person: number): string =>
  computeChecksum(evening, guest, person)

/** Names the person who has played without a name, so that their parties stay theirs. */
export function nameUnnamedPerson(db: WriteStore, name: string): void {
  const unnamed = selectPersonId(db).get('person', null, '')
  if (unnamed === undefined) return
  const known = selectPersonId(db).get('person', null, plainName(name))
  if (known === undefined) renamePerson(db, unnamed, name)
}

const selectAllPersonIds = pluck<[], number>('SELECT id FROM person ORDER BY id')

/** The version of the form of names; raise it and older archives are rewritten. */
const NAME_VERSION = 2

/** Rewrites every name in its one form, unless another person has that name. */
export function normaliseNames(db: WriteStore): void {
  if (loadNumber(db, 'named') === NAME_VERSION) return
  transact(db, () => {
    for (const id of selectAllPersonIds(db).all())
      renamePerson(db, id, findPersonName(db, id) ?? '')
    saveNumber(db, 'named', NAME_VERSION)
  })
}
