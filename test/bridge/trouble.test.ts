// The calls of the window while the data file cannot be used: every one says so, and those that put
// it right do.
import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Answer, StoreTrouble } from '../../src/shared/bridge.ts'
import { CALL_NAMES, type CallName } from '../../src/shared/calls.ts'
import { openDataFile } from '../../src/main/backup/data-file.ts'
import { getBackupFolder } from '../../src/main/store/file-ops.ts'
import { MIGRATIONS } from '../../src/main/store/migrations/index.ts'
import { closeStore, openStore } from '../../src/main/store/open.ts'
import { fileOf, folder, goodBytes } from '../store/places.ts'
import { callsOf, room, thinking } from '../table/at-table.ts'
import { GOOD } from './arguments.ts'

/** A file of another program. */
function foreign(): string {
  const file = join(folder(), 'cercle.db')
  const db = new Database(file)
  db.exec('CREATE TABLE song (name TEXT)')
  db.close()
  return file
}

function newer(): string {
  const file = join(folder(), 'cercle.db')
  closeStore(openStore(file, [...MIGRATIONS, { version: 999, run: () => {} }]))
  return file
}

function altered(): string {
  const file = fileOf(goodBytes(2))
  const db = new Database(file)
  db.exec('CREATE TRIGGER silent BEFORE INSERT ON action BEGIN SELECT raise(IGNORE); END')
  db.close()
  return file
}

/** A name that leads nowhere. */
function unreadable(): string {
  const file = join(folder(), 'cercle.db')
  symlinkSync(join(dirname(file), 'gone', 'cercle.db'), file)
  return file
}

function inUse(): string {
  const file = fileOf(goodBytes(1))
  const other = new Database(file)
  other.pragma('locking_mode = EXCLUSIVE')
  other.exec('BEGIN EXCLUSIVE')
  onTestFinished(() => void other.close())
  return file
}

const FILES: Readonly<Record<StoreTrouble, () => string>> = {
  notDatabase: () => fileOf('Anna'),
  damaged: () => fileOf(goodBytes(150).fill(0, 4096, 20_000)),
  altered,
  foreign,
  newer,
  unreadable,
  inUse,
}
const TROUBLES: readonly StoreTrouble[] = [
  'notDatabase',
  'damaged',
  'altered',
  'foreign',
  'newer',
  'unreadable',
  'inUse',
]
/** Another file may take the place of these. */
const MENDABLE: readonly StoreTrouble[] = ['notDatabase', 'damaged', 'altered']

const NO_TABLE: readonly CallName[] = [
  ...([
    'act',
    'requestHint',
    'judgeDeal',
    'giveUp',
    'priceGiveUp',
    'dealCards',
    'startNextPartie',
    'uncover',
    'leaveToPlayer',
    'adviserActions',
  ] as const),
  ...(['takeBack', 'pointOut', 'playOut'] as const),
  ...(['sayInEvening', 'welcomeGuest', 'playInEvening', 'finishPartie', 'strikeEvening'] as const),
]
/** The calls of the solved exchange: its table is a part of the program. */
const EXCHANGE: readonly CallName[] = ['loadExchange', 'listExchangeHands', 'valueExchangeHand']

/** The calls that can be answered without a data file. */
const OTHERWISE: Readonly<Partial<Record<CallName, Answer<unknown> | { readonly code: string }>>> =
  {
    ...Object.fromEntries(NO_TABLE.map((name) => [name, { code: 'noTable' }])),
    ...Object.fromEntries(EXCHANGE.map((name) => [name, { ok: true, value: expect.anything() }])),
    exportExchange: { ok: true, value: null },
    leaveTable: { ok: true, value: null },
    leaveEvening: { ok: true, value: null },
    cancelTask: { ok: true, value: null },
    restoreBackup: { code: 'notFound' },
    keepFile: { code: 'notFound' },
    openFile: { ok: true, value: null },
    // now of all times a person wants to send a report, or to open the folder
    loadAbout: {
      ok: true,
      value: expect.objectContaining({
        versions: expect.objectContaining({ cercle: '1.2.3', sqlite: '' }),
      }),
    },
    loadReport: { ok: true, value: expect.stringContaining('settings: -') },
    ...Object.fromEntries(
      (['copyReport', 'openFolder', 'reportError', 'setScreen'] as const).map((name) => [
        name,
        { ok: true, value: null },
      ]),
    ),
  }

function troubled(file: string) {
  const data = openDataFile(file)
  onTestFinished(() => data.close())
  return { data, calls: callsOf(room(thinking()), { data }) }
}

describe('with a data file that cannot be used', () => {
  test.each(TROUBLES)(
    '%s: every call says so and names the file, or needs none',
    async (trouble) => {
      const file = FILES[trouble]()
      const { calls, data: held } = troubled(file)
      const mendable = MENDABLE.includes(trouble)
      const backups = { folder: getBackupFolder(file), lines: [] }
      const data = { code: 'data', trouble, file, backups: mendable ? backups : null }
      for (const name of CALL_NAMES.filter((one) => one !== 'repairData')) {
        const answer = await calls.handleCall(name, GOOD[name])
        const expected =
          name === 'listBackups' ? { ok: true, value: backups } : (OTHERWISE[name] ?? data)
        expect(answer.ok ? answer : answer.refused, name).toEqual(expected)
      }
      if (mendable) return
      // a foreign, newer, or busy file is never moved aside
      const left = readdirSync(dirname(file))
      expect(await calls.handleCall('repairData', [{ how: 'begin' }])).toEqual({
        ok: false,
        refused: { code: 'notNow' },
      })
      expect([readdirSync(dirname(file)), held.getFault()?.why]).toEqual([left, trouble])
    },
  )

  test.each(MENDABLE)(
    '%s: it can be moved aside whole, and an empty one begun',
    async (trouble) => {
      const file = FILES[trouble]()
      const bytes = readFileSync(file)
      const { calls, data } = troubled(file)
      expect(await calls.handleCall('repairData', [{ how: 'begin' }])).toEqual({
        ok: true,
        value: null,
      })
      expect(data.getFault()).toBeNull()
      const [aside] = readdirSync(getBackupFolder(file))
      expect(readFileSync(join(getBackupFolder(file), aside ?? '')).equals(bytes)).toBe(true)
      expect(await calls.handleCall('loadHall', [])).toMatchObject({
        ok: true,
        value: { last: [], open: [] },
      })
      expect(await calls.handleCall('repairData', [{ how: 'begin' }]), 'now it can').toEqual({
        ok: false,
        refused: { code: 'notNow' },
      })
    },
  )

  test('a copy that is named and not there puts nothing in its place', async () => {
    const file = FILES.damaged()
    const { calls, data } = troubled(file)
    mkdirSync(getBackupFolder(file))
    for (const name of ['cercle-2026-11-21T10-00-00-1.db', '../cercle.db', '/etc/passwd', '']) {
      const answer = await calls.handleCall('repairData', [{ how: 'restore', name }])
      expect(answer.ok, name).toBe(false)
      expect([existsSync(file), data.getFault()?.why], name).toEqual([true, 'damaged'])
    }
  })
})
