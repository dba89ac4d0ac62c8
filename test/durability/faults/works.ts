// The works of a program on its data file, one after another: each ends well or names a known
// error.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { backUp, restoreBackup } from '../../../src/main/backup/backups.ts'
import { listBackupFiles } from '../../../src/main/backup/backup-files.ts'
import { type DataFile, openDataFile } from '../../../src/main/backup/data-file.ts'
import { getBackupFolder } from '../../../src/main/store/file-ops.ts'
import { loadPartie } from '../../../src/main/store/load.ts'
import { closeStore } from '../../../src/main/store/open.ts'
import { openArchive } from '../../../src/main/store/archive.ts'
import { ecarte, randomOf, sittingOf, writePartie } from '../../store/played.ts'
import type { Said } from '../said.ts'

const START = Date.UTC(2026, 10, 21, 20)
const COPY = 'cercle-2026-11-20T20-00-00-2.db'

export const WORKS = ['start', 'partie', 'migration', 'backup', 'restore'] as const
export type Work = (typeof WORKS)[number]

export type Say = (said: Said) => unknown

function play(data: DataFile, say: Say): void {
  const db = data.getStore()
  const number = 1 + Number(db.prepare('SELECT count(*) FROM sitting').pluck().get())
  const sitting = sittingOf(db, ecarte, 'club', START)
  const at = { sitting, partie: 1, now: START, givesUp: 12 }
  writePartie(db, ecarte, at, randomOf(number), () => {
    const { deals = [], sha256 = null } = loadPartie(db, { sitting, partie: 1 })?.parties[0] ?? {}
    const last = deals.at(-1)
    const actions = last?.actions.length ?? 0
    say({ what: 'partie', sitting, partie: 1, deals: deals.length, actions, last, hash: sha256 })
  })
}

/** Does the work; throws what went wrong. */
export async function doWork(work: Work, file: string, say: Say): Promise<void> {
  const data = openDataFile(file)
  try {
    const fault = data.getFault()
    if (fault !== null) throw fault
    if (work === 'partie') play(data, say)
    if (work === 'backup') {
      const name = await backUp(file, START)
      say({ what: 'copy', name, parties: data.countParties() })
    }
    if (work === 'restore') {
      await data.replaceFile(() => restoreBackup(file, COPY, 3, START))
      const after = data.getFault()
      if (after !== null) throw after
      say({ what: 'restored', name: COPY })
    }
  } finally {
    data.close()
  }
}

/** Makes the initial files of a work. `two` and `three` are archives of this many parties. */
export function prepare(work: Work, file: string, two: Buffer, three: Buffer, old: string): void {
  mkdirSync(dirname(file), { recursive: true })
  if (work === 'start') return
  if (work === 'migration') return copyFileSync(old, file)
  writeFileSync(file, three)
  if (work !== 'restore') return
  mkdirSync(getBackupFolder(file))
  writeFileSync(join(getBackupFolder(file), COPY), two)
}

/** Returns true if everything a work began with is there, after it or instead of it. */
export function beganWithIsThere(work: Work, file: string): boolean {
  if (work === 'start') return true
  const wanted = work === 'migration' ? 7 : 3
  const asides = listBackupFiles(file).flatMap(({ kind, parties }) =>
    kind === 'aside' ? [parties] : [],
  )
  const db = openArchive(file)
  const parties = Number(
    db.prepare('SELECT count(*) FROM partie WHERE record IS NOT NULL').pluck().get(),
  )
  closeStore(db)
  return parties >= wanted || (work === 'restore' && parties === 2 && asides.includes(3))
}
