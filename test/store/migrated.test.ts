// Files of every schema that was ever in use are brought up to date: nothing is lost, nothing said
// differently.
import {
  copyFileSync,
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import type { RecordDocument } from '../../src/main/engine/record.ts'
import { findGame } from '../../src/main/engine/games/games.ts'
import { replayRecord } from '../../src/main/engine/replay.ts'
import { checkArchive } from '../../src/main/backup/check-archive.ts'
import { openArchive } from '../../src/main/store/archive.ts'
import { loadAnnotation } from '../../src/main/store/annotations.ts'
import { listLastParties, listOpenParties } from '../../src/main/store/list.ts'
import { loadSitting } from '../../src/main/store/load.ts'
import { MIGRATIONS } from '../../src/main/store/migrations/index.ts'
import { getBackupFolder } from '../../src/main/store/file-ops.ts'
import { type WriteStore, closeStore, openReader } from '../../src/main/store/open.ts'
import { loadSettings } from '../../src/main/store/settings.ts'
import { OLD_SCHEMAS, bytesOfSchema, fileOfSchema, toldOfSchema } from './fixtures.ts'
import { copied, folder, openHere } from './places.ts'
import { playOn, randomOf } from './played.ts'

const NEWEST = MIGRATIONS.at(-1)?.version ?? 0

/** With the notes and tags of its parties. */
function recordOf(db: WriteStore, sitting: number): RecordDocument {
  const record = loadSitting(db, sitting)
  if (record === null) throw new Error(`no sitting ${sitting}`)
  const parties = record.parties.map((partie, index) => ({
    ...partie,
    ...loadAnnotation(db, { sitting, partie: index + 1 }),
  }))
  return { ...record, parties }
}

/** The first schema whose records have a number, instants and hashes. */
const NUMBERED = 30

/** A record without what the older programs did not tell. */
function asToldOnce(record: RecordDocument, version: number): unknown {
  if (version >= NUMBERED) return record
  const once = structuredClone(record)
  delete once.sitting
  for (const partie of once.parties) {
    delete partie.startedAt
    delete partie.sha256
    for (const action of partie.deals.flatMap(({ actions }) => actions)) delete action.at
  }
  return once
}

const statesOf = (record: RecordDocument): unknown => {
  const played = replayRecord(record)
  return 'fault' in played ? played.fault : played.replay.parties.map(({ state }) => state)
}

const findingsIn = (file: string): unknown => {
  const db = openReader(file)
  try {
    return checkArchive(db, () => {}).findings
  } finally {
    db.close()
  }
}

const schemaOf = (db: WriteStore): unknown =>
  db
    .prepare(
      "SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_stat%' ORDER BY name",
    )
    .all()

test('there is a file of every schema before the newest', () => {
  expect(MIGRATIONS.slice(0, -1).map(({ version }) => version)).toEqual(OLD_SCHEMAS)
})

describe.each(OLD_SCHEMAS)('a file of schema %i', (version) => {
  const told = toldOfSchema(version)

  test('says of every sitting what it said before, and plays to the same states', () => {
    const db = openHere(fileOfSchema(version))
    for (const [sitting, before] of told.records) {
      const record = recordOf(db, sitting)
      expect(asToldOnce(record, version)).toEqual(before)
      expect(statesOf(record)).toEqual(statesOf(before))
    }
    expect(db.prepare('SELECT count(*) FROM sitting').pluck().get()).toBe(told.records.size)
  })

  test.runIf(version < NUMBERED)(
    'has what came since: a number known everywhere, instants, a hash for every finished partie',
    () => {
      const db = openHere(fileOfSchema(version))
      const records = [...told.records.keys()].map((sitting) => recordOf(db, sitting))
      expect(new Set(records.map(({ sitting }) => sitting)).size).toBe(records.length)
      const parties = records.flatMap((record) => record.parties)
      expect(parties.every(({ startedAt }) => startedAt !== undefined)).toBe(true)
      expect(parties.filter(({ sha256 }) => sha256 !== undefined)).toHaveLength(
        told.finished.length,
      )
      const actions = parties.flatMap(({ deals }) => deals.flatMap((deal) => deal.actions))
      expect(actions.every(({ at }) => at !== undefined)).toBe(true)
      expect(actions.some(({ standIn }) => standIn === true)).toBe(true)
      expect(actions.some(({ hint }) => hint === true)).toBe(version >= 20)
    },
  )

  test('lists the same parties in the same order, and keeps the settings', () => {
    const db = openHere(fileOfSchema(version))
    const since = (line: Readonly<Record<string, unknown>>): object => ({
      practice: false,
      match: null,
      note: '',
      tags: [],
      playedAt: line['startedAt'] === null ? null : expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    // older programs did not tell how a rubber stood
    const rubber = (line: Readonly<Record<string, unknown>>): object =>
      findGame(String(line['game']))?.series === undefined || (line['match'] ?? null) !== null
        ? {}
        : { match: { toWin: null, winner: null, won: [expect.any(Number), expect.any(Number)] } }
    const asNow = (line: Readonly<Record<string, unknown>>): object => ({
      ...since(line),
      ...line,
      ...rubber(line),
    })
    expect(listLastParties(db, 100)).toEqual(told.finished.map(asNow))
    expect(listOpenParties(db, 100)).toEqual(told.open.map(asNow))
    expect(loadSettings(db)).toMatchObject(told.settings)
  })

  test('is found without a fault by the check, and has the schema of a new file, word for word', () => {
    const file = fileOfSchema(version)
    const db = openArchive(file)
    const fresh = openHere(join(folder(), 'cercle.db'))
    expect(schemaOf(db)).toEqual(schemaOf(fresh))
    expect(db.pragma('user_version', { simple: true })).toBe(NEWEST)
    closeStore(db)
    expect(findingsIn(file)).toEqual([])
  })

  test('is copied beforehand, byte for byte, and only once', () => {
    const file = fileOfSchema(version)
    closeStore(openArchive(file))
    closeStore(openArchive(file))
    expect(readdirSync(getBackupFolder(file))).toEqual([`cercle-v${version}.db`])
    const copy = readFileSync(join(getBackupFolder(file), `cercle-v${version}.db`))
    expect(copy.equals(bytesOfSchema(version))).toBe(true)
  })

  test('is copied with what a crash had left in its log', () => {
    const crashed = new Database(fileOfSchema(version))
    crashed.pragma('journal_mode = WAL')
    crashed.exec(
      "UPDATE setting SET value = json_set(value, '$.name', 'Bertha') WHERE name = 'settings'",
    )
    const file = copied(crashed.name)
    crashed.close()
    expect(loadSettings(openHere(file)).name).toBe('Bertha')
    const copy = new Database(join(getBackupFolder(file), `copy-v${version}.db`), {
      readonly: true,
    })
    const settings = copy.prepare("SELECT value FROM setting WHERE name = 'settings'")
    expect(String(settings.pluck().get())).toContain('Bertha')
    copy.close()
  })

  test('put in the place of another is copied under a name of its own', () => {
    const file = fileOfSchema(version)
    closeStore(openArchive(file))
    renameSync(file, `${file}.aside`)
    const other = new Database(fileOfSchema(version))
    other.exec(
      `UPDATE ${version < NUMBERED ? 'player' : 'person'} SET name = 'Berthe' WHERE name = 'Anna'`,
    )
    other.close()
    copyFileSync(other.name, file)
    closeStore(openArchive(file))
    const copies = readdirSync(getBackupFolder(file)).map((name) =>
      readFileSync(join(getBackupFolder(file), name)),
    )
    expect(copies).toHaveLength(2)
    for (const wanted of [bytesOfSchema(version), readFileSync(other.name)])
      expect(copies.some((copy) => copy.equals(wanted) || sameContent(copy, wanted))).toBe(true)
  })

  test('lets its open parties be played to their end', () => {
    const file = fileOfSchema(version)
    const db = openArchive(file)
    for (const { sitting, partie } of told.open) playOn(db, { sitting, partie }, randomOf(sitting))
    expect(listOpenParties(db, 100)).toEqual([])
    const counting = told.open.filter(({ practice }) => practice !== true)
    expect(listLastParties(db, 100)).toHaveLength(told.finished.length + counting.length)
    closeStore(db)
    expect(findingsIn(file)).toEqual([])
  })

  test('damaged anywhere is not changed at all', () => {
    const good = bytesOfSchema(version)
    for (let page = 1; page < good.length / 4096; page += 3) {
      const file = fileOfSchema(version)
      const bad = Buffer.from(good).fill(0xff, page * 4096, page * 4096 + 2048)
      writeFileSync(file, bad)
      expect(() => openArchive(file)).toThrow(/damaged/)
      expect(readFileSync(file).equals(bad)).toBe(true)
      expect(existsSync(getBackupFolder(file)), 'and is no copy to fall back on').toBe(false)
      expect(readdirSync(dirname(file))).toEqual(['cercle.db'])
    }
  })
})

/** Equal but for the counters SQLite raises when it looks at a file. */
const sameContent = (a: Buffer, b: Buffer): boolean => a.subarray(100).equals(b.subarray(100))
