// The copies of a data file: their names, and which ones exist.
import { closeSync, existsSync, openSync, readSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { BackupLine } from '../../shared/archive.ts'
import { getBackupFolder, hasLog, moveAside } from '../store/file-ops.ts'

/** Formats an instant for a file name, as `2026-11-21T17-48-33`. */
export const formatStamp = (now: number): string =>
  new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')

const NAME =
  /^(?<what>cercle|aside)-(?<stamp>\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d)-(?<parties>\d+)(?:-\d+)?\.db$/

const parseStamp = (stamp: string): string =>
  `${stamp.slice(0, 10)}T${stamp.slice(11).replaceAll('-', ':')}.000Z`

/**
 * Lists the names in a folder; none if there is no folder, or something else stands in its place.
 */
function listNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Lists the copies of a data file, newest first. */
export function listBackupFiles(file: string): readonly BackupLine[] {
  const folder = getBackupFolder(file)
  const lines = listNames(folder).flatMap((name): readonly BackupLine[] => {
    const read = NAME.exec(name)?.groups
    if (read === undefined) return []
    const { what = '', stamp = '', parties = '' } = read
    const found = statSync(join(folder, name), { throwIfNoEntry: false })
    // thinned out meanwhile, or not a file
    if (found?.isFile() !== true) return []
    return [
      {
        name,
        at: parseStamp(stamp),
        bytes: found.size,
        parties: Number(parties),
        kind: what === 'aside' ? 'aside' : 'own',
      },
    ]
  })
  return lines.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : a.name < b.name ? 1 : -1))
}

/** Bytes compared at a time. */
const CHUNK = 2 ** 20

function haveSameBytes(one: string, other: string): boolean {
  const [a, b] = [openSync(one, 'r'), openSync(other, 'r')]
  const [first, second] = [Buffer.alloc(CHUNK), Buffer.alloc(CHUNK)]
  try {
    for (;;) {
      const [read, same] = [readSync(a, first), readSync(b, second)]
      if (read !== same || !first.subarray(0, read).equals(second.subarray(0, read))) return false
      if (read === 0) return true
    }
  } finally {
    closeSync(a)
    closeSync(b)
  }
}

/** Returns true if the copies contain this closed data file byte for byte. */
export function isBackedUp(file: string): boolean {
  if (!existsSync(file) || hasLog(file)) return false
  const { size } = statSync(file)
  return listBackupFiles(file).some(
    ({ name, bytes }) => bytes === size && haveSameBytes(file, join(getBackupFolder(file), name)),
  )
}

/** Moves a closed data file to the copies. Returns its new name; null if there was none. */
export const moveToBackups = (file: string, parties: number, now: number): string | null =>
  moveAside(file, `aside-${formatStamp(now)}-${parties}`)
