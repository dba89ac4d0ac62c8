// The files that must be in a folder after a power failure.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { verifyBackup } from '../../../src/main/backup/backups.ts'
import { listBackupFiles } from '../../../src/main/backup/backup-files.ts'
import { checkArchive } from '../../../src/main/backup/check-archive.ts'
import { openArchive } from '../../../src/main/store/archive.ts'
import { getBackupFolder } from '../../../src/main/store/file-ops.ts'
import { listLastParties, listOpenParties } from '../../../src/main/store/list.ts'
import { closeStore, openReader } from '../../../src/main/store/open.ts'
import { isKept } from '../killing.ts'
import type { Said } from '../said.ts'

export type Judgement = 'fine' | 'lost' | 'damaged' | 'torn'

/** Opens a file as the program does at its next start, and looks through it. */
function looked<T>(
  file: string,
  look: (db: ReturnType<typeof openReader>) => T,
): T | 'damaged' | 'torn' {
  try {
    closeStore(openArchive(file))
  } catch {
    return 'damaged'
  }
  const db = openReader(file)
  try {
    const [finding] = checkArchive(db, () => {}).findings
    if (finding !== undefined) return finding.what === 'file' ? 'damaged' : 'torn'
    return look(db)
  } finally {
    db.close()
  }
}

const phases = (said: readonly Said[]): readonly string[] =>
  said.flatMap((one) => (one.what === 'phase' ? [one.name] : []))

/** The file of an older program: what it held before it is there in any case. */
export function judgeOld(
  root: string,
  said: readonly Said[],
  before: { readonly lines: number; readonly bytes: Buffer },
) {
  const file = join(root, 'old', 'cercle.db')
  const isMigrated = phases(said).includes('migrated')
  const copy = join(getBackupFolder(file), 'cercle-v20.db')
  if (isMigrated && !(existsSync(copy) && readFileSync(copy).equals(before.bytes))) return 'lost'
  const since = said.slice(said.findIndex((one) => one.what === 'phase' && one.name === 'migrated'))
  const end = since.findIndex((one) => one.what === 'phase' && one.name === 'own')
  const played = isMigrated ? since.slice(0, end < 0 ? undefined : end) : []
  return looked(file, (db): Judgement => {
    const lines = listLastParties(db, 100).length + listOpenParties(db, 100).length
    return lines === before.lines && played.every((one) => isKept(db, one)) ? 'fine' : 'lost'
  })
}

/**
 * The file of this program: acknowledged data is in it, or in the file moved aside for a restored
 * backup.
 */
export function judgeOwn(root: string, all: readonly Said[]): Judgement {
  const file = join(root, 'own', 'cercle.db')
  const from = all.findIndex((one) => one.what === 'phase' && one.name === 'old')
  const until = all.findIndex((one) => one.what === 'phase' && one.name === 'own')
  const said = from < 0 ? all : [...all.slice(0, from), ...(until < 0 ? [] : all.slice(until))]
  const at = (what: Said['what']): number => said.findIndex((one) => one.what === what)
  const [copied, restoring, restored] = [at('copy'), at('restoring'), at('restored')]
  const before = restoring < 0 ? said : said.slice(0, restoring)
  const then = copied < 0 ? [] : said.slice(0, copied)
  const after = restored < 0 ? [] : said.slice(restored)
  return looked(file, (db): Judgement => {
    const holds = (some: readonly Said[]): boolean => some.every((one) => isKept(db, one))
    if (restoring < 0) return holds(before) && copiesAreGood(file, said) ? 'fine' : 'lost'
    const isBack = holds(then) && holds(after) && isAside(file, before)
    const isOld = restored < 0 && holds(before)
    return (isBack || isOld) && copiesAreGood(file, said) ? 'fine' : 'lost'
  })
}

/** Returns true if a file moved aside holds all of this. */
const isAside = (file: string, said: readonly Said[]): boolean =>
  listBackupFiles(file)
    .filter(({ kind }) => kind === 'aside')
    .some(({ name }) => {
      const db = openReader(join(getBackupFolder(file), name))
      try {
        return said.every((one) => isKept(db, one))
      } finally {
        db.close()
      }
    })

function copiesAreGood(file: string, said: readonly Said[]): boolean {
  const own = listBackupFiles(file).filter(({ kind }) => kind === 'own')
  for (const { name, parties } of own) verifyBackup(join(getBackupFolder(file), name), parties)
  return said.every((one) => one.what !== 'copy' || own.some(({ name }) => name === one.name))
}
