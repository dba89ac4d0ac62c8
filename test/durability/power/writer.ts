// Does on a folder everything that writes to a data file, and says on standard output what it has
// acknowledged: a first start, parties, an older file brought up to date, a copy, the copy put
// back. With `off` nothing waits for the disk.
import { writeSync } from 'node:fs'
import { join } from 'node:path'
import { backUp, restoreBackup } from '../../../src/main/backup/backups.ts'
import { openDataFile } from '../../../src/main/backup/data-file.ts'
import { importRecords } from '../../../src/main/transfer/import-records.ts'
import { readAllSittings } from '../../../src/main/transfer/parse-file.ts'
import { openArchive } from '../../../src/main/store/archive.ts'
import { loadPartie } from '../../../src/main/store/load.ts'
import { listOpenParties } from '../../../src/main/store/list.ts'
import { type WriteStore, closeStore } from '../../../src/main/store/open.ts'
import { ecarte, playOn, randomOf, sittingOf, writePartie } from '../../store/played.ts'
import type { Said } from '../said.ts'
import { sittingLine } from '../sitting-lines.ts'
import { seedOf } from './seeds.ts'

const [, , root = '', mode = ''] = process.argv
const START = Date.UTC(2026, 10, 21, 20)

const say = (said: Said): unknown => writeSync(1, `${JSON.stringify(said)}\n`)

/**
 * The log goes into the file often, so that this happens too; only a test can ask for less than the
 * program does.
 */
function prepared(db: WriteStore): WriteStore {
  db.pragma('wal_autocheckpoint = 8')
  if (mode === 'off') db.pragma('synchronous = OFF')
  return db
}

function acknowledge(db: WriteStore, sitting: number, partie: number): void {
  const record = loadPartie(db, { sitting, partie })?.parties[0]
  if (record === undefined) throw new Error('nothing is there')
  const { deals, sha256 = null } = record
  const last = deals.at(-1)
  say({
    what: 'partie',
    sitting,
    partie,
    deals: deals.length,
    actions: last?.actions.length ?? 0,
    last,
    hash: sha256,
  })
}

function play(db: WriteStore, number: number, most: number): void {
  const sitting = sittingOf(db, ecarte, 'club', START + number)
  const at = { sitting, partie: 1, now: START + number * 1000, most }
  writePartie(db, ecarte, at, randomOf(number), () => acknowledge(db, sitting, 1))
}

const file = join(root, 'own', 'cercle.db')
const data = openDataFile(file)
const db = prepared(data.getStore())
play(db, 1, Infinity)
play(db, 2, 9)

if (mode !== 'off') {
  say({ what: 'phase', name: 'old' })
  const old = prepared(openArchive(join(root, 'old', 'cercle.db')))
  say({ what: 'phase', name: 'migrated' })
  const [open] = listOpenParties(old, 1)
  if (open !== undefined) {
    playOn(old, open, randomOf(3))
    acknowledge(old, open.sitting, open.partie)
  }
  closeStore(old)

  say({ what: 'phase', name: 'own' })
  const read = readAllSittings([Buffer.from([1, 2].map((n) => sittingLine(seedOf(n))).join('\n'))])
  if ('fault' in read) throw new Error(read.fault.reason)
  importRecords(db, read.records)
  for (const { record } of read.records)
    say({ what: 'taken', uid: record.sitting ?? '', parties: record.parties.length })
  const name = await backUp(file, START + 60_000)
  say({ what: 'copy', name, parties: data.countParties() })
  play(db, 4, 6)
  const before = data.countParties()
  say({ what: 'restoring', name, before })
  await data.replaceFile(() => restoreBackup(file, name, before, START + 120_000))
  say({ what: 'restored', name })
  play(prepared(data.getStore()), 5, 12)
  data.close()
  say({ what: 'phase', name: 'closed' })
}
