// Looks after the archive while the program runs: reads it through after the start, copies it now and then and at the
// end, checks all of it once a month.
import type { CheckReport } from '../../shared/archive.ts'
import type { WriteStore } from '../store/open.ts'
import { loadNumber, saveNumber } from '../store/settings.ts'
import type { Archivist } from './archivist-thread.ts'
import { backupsOf } from './copies.ts'
import type { DataFile } from './data-file.ts'

export interface Caretaker {
  /** To be called when the window shows something: nothing here is waited for. */
  start(): void
  /** Copies the archive if anything was written since the last copy. */
  backUp(): Promise<void>
  /** Copies the archive as it is now, since somebody asked for it. Rejects with ArchiveFault. */
  copyNow(signal: AbortSignal): Promise<void>
  /** The last copy, and the end of all this. False if something keeps the archive's thread waiting. */
  stop(): Promise<boolean>
}

interface Cares {
  readonly data: DataFile
  readonly archivist: Archivist
  readonly now: () => number
  /** The file turned out to be damaged. */
  readonly damaged: () => void
  /** The monthly check found something. */
  readonly found: (report: CheckReport) => void
  readonly failed: (error: unknown) => void
}

interface Changes {
  readonly store: WriteStore
  /** Rows written through this connection. */
  readonly written: number
  /** Another number after each time that another connection has written. */
  readonly version: number
}

const MINUTE = 60_000
/** Between two looks whether a copy is due, and between two copies. */
const LOOK = 5 * MINUTE
const BETWEEN_COPIES = 30 * MINUTE
const BETWEEN_CHECKS = 30 * 24 * 60 * MINUTE

export function openCaretaker({ data, archivist, now, damaged, found, failed }: Cares): Caretaker {
  let timer: NodeJS.Timeout | null = null
  const opened = changes()
  let copied: Changes | null = null
  let lastCopy = now()

  /** How much was written since the file was opened, and the connection that counts it; null while it cannot be used. */
  function changes(): Changes | null {
    if (data.fault() !== null) return null
    const store = data.store()
    return {
      store,
      written: Number(store.prepare('SELECT total_changes()').pluck().get()),
      version: Number(store.pragma('data_version', { simple: true })),
    }
  }
  const isCopied = ({ store, written, version }: Changes): boolean =>
    store === copied?.store && written === copied.written && version === copied.version

  async function glance(): Promise<void> {
    if (data.fault() !== null) return
    const wrong = await archivist.put<'glance'>({ kind: 'glance', file: data.file })
    if (wrong === null) return
    data.condemn(wrong)
    damaged()
  }

  async function check(): Promise<void> {
    if (data.fault() !== null) return
    const last = loadNumber(data.store(), 'checkedAt')
    // a new file is as good as checked
    if (last === null) return saveNumber(data.store(), 'checkedAt', now())
    if (Math.abs(now() - last) < BETWEEN_CHECKS) return
    const report = await archivist.put<'check'>({ kind: 'check', file: data.file })
    saveNumber(data.store(), 'checkedAt', now())
    if (report.findings.length > 0) found(report)
  }

  async function backUp(): Promise<void> {
    const before = changes()
    // after a crash the last copy may lack what was played: it is known by its parties
    if (copied === null && backupsOf(data.file)[0]?.parties === data.parties()) copied = opened
    if (before === null || (isCopied(before) && backupsOf(data.file).length > 0)) return
    if (data.parties() === 0) return
    await copy(before)
  }

  async function copy(before: Changes | null, signal?: AbortSignal): Promise<void> {
    await archivist.put<'backUp'>({ kind: 'backUp', file: data.file, now: now() }, signal)
    copied = before
    lastCopy = now()
  }

  return {
    start() {
      glance().then(check).catch(failed)
      timer = setInterval(() => {
        // what is under way is perhaps a copy already
        if (Math.abs(now() - lastCopy) < BETWEEN_COPIES || archivist.isBusy()) return
        // one that fails is tried again when the next is due
        lastCopy = now()
        backUp().catch(failed)
      }, LOOK)
      timer.unref()
    },
    backUp,
    copyNow: (signal) => copy(changes(), signal),
    async stop() {
      if (timer !== null) clearInterval(timer)
      const lastBackup = backUp().catch(failed)
      // closing waits for the copy, but not for ever
      const hasEnded = await archivist.close()
      if (hasEnded) await lastBackup
      return hasEnded
    },
  }
}
