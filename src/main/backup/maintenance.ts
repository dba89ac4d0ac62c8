// Looks after the archive while the program runs: reads it through after the start, copies it now and then and at the
// end, checks all of it once a month.
import type { CheckReport } from '../../shared/archive.ts'
import type { WriteStore } from '../store/open.ts'
import { loadNumber, saveNumber } from '../store/settings.ts'
import { ArchiveFault, type ArchiveClient } from '../archive-client.ts'
import { listBackupFiles } from './backup-files.ts'
import type { DataFile } from './data-file.ts'

export interface Maintenance {
  /** To be called when the window shows something: nothing here is waited for. */
  start(): void
  /** Copies the archive if anything was written since the last copy. */
  backUp(): Promise<void>
  /** Copies the archive as it is now, since somebody asked for it. Rejects with ArchiveFault. */
  copyNow(signal: AbortSignal): Promise<void>
  /** Ends without the last copy, if it is being made: the next end makes up for it. */
  skipLastCopy(): void
  /** The last copy, and the end of all this. False if something keeps the archive's thread waiting. */
  stop(): Promise<boolean>
}

interface MaintenanceDeps {
  readonly data: DataFile
  readonly archivist: ArchiveClient
  readonly now: () => number
  /** The file turned out to be damaged. */
  readonly onDamaged: () => void
  /** A copy could not be made; said again only after one that could. */
  readonly onBackupFailed: () => void
  /** The monthly check found something. */
  readonly onFindings: (report: CheckReport) => void
  readonly onError: (error: unknown) => void
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
const COPY_CHECK_INTERVAL = 5 * MINUTE
const BETWEEN_COPIES = 30 * MINUTE
const BETWEEN_CHECKS = 30 * 24 * 60 * MINUTE

const isCancelled = (error: unknown): boolean => error instanceof ArchiveFault && error.name === 'Cancelled'

export function createMaintenance({
  data,
  archivist,
  now,
  onDamaged,
  onBackupFailed,
  onFindings,
  onError,
}: MaintenanceDeps): Maintenance {
  let timer: NodeJS.Timeout | null = null
  const opened = getChanges()
  let copied: Changes | null = null
  /** The copy that is being made: what it will have, its end, and what ends it before. */
  let copying: {
    readonly covers: Changes | null
    readonly done: Promise<unknown>
    readonly end: AbortController
  } | null = null
  let lastCopy = now()
  let isUncopied = false
  /** Cancels the checks at the end; a copy is waited for. */
  const own = new AbortController()
  const reportFault = (error: unknown): void => {
    if (!isCancelled(error)) onError(error)
  }

  /** How much was written since the file was opened, and the connection that counts it; null while it cannot be used. */
  function getChanges(): Changes | null {
    if (data.getFault() !== null) return null
    const store = data.getStore()
    return {
      store,
      written: Number(store.prepare('SELECT total_changes()').pluck().get()),
      version: Number(store.pragma('data_version', { simple: true })),
    }
  }
  const isSame = (one: Changes, other: Changes | null): boolean =>
    one.store === other?.store && one.written === other.written && one.version === other.version

  async function quickCheck(): Promise<void> {
    if (data.getFault() !== null) return
    const wrong = await archivist.runTask<'quickCheck'>({ kind: 'quickCheck', file: data.file }, own.signal)
    if (wrong === null) return
    data.markDamaged(wrong)
    onDamaged()
  }

  async function checkMonthly(): Promise<void> {
    if (data.getFault() !== null) return
    const last = loadNumber(data.getStore(), 'checkedAt')
    // a new file is as good as checked
    if (last === null) return saveNumber(data.getStore(), 'checkedAt', now())
    if (Math.abs(now() - last) < BETWEEN_CHECKS) return
    const report = await archivist.runTask<'check'>({ kind: 'check', file: data.file }, own.signal)
    saveNumber(data.getStore(), 'checkedAt', now())
    if (report.findings.length > 0) onFindings(report)
  }

  async function backUp(): Promise<void> {
    const before = getChanges()
    // after a crash the last copy may lack what was played: it is known by its parties
    if (copied === null && listBackupFiles(data.file)[0]?.parties === data.countParties()) copied = opened
    if (before === null) return
    if (copying !== null && isSame(before, copying.covers)) return void (await copying.done)
    if (isSame(before, copied) && listBackupFiles(data.file).length > 0) return
    if (data.countParties() === 0) return
    await makeCopy(before)
  }

  async function makeCopy(before: Changes | null, signal?: AbortSignal): Promise<void> {
    const end = new AbortController()
    const either = signal === undefined ? end.signal : AbortSignal.any([end.signal, signal])
    const done = archivist.runTask<'backUp'>({ kind: 'backUp', file: data.file, now: now() }, either)
    const made = { covers: before, done, end }
    copying = made
    try {
      await made.done
      copied = before
      lastCopy = now()
      isUncopied = false
    } finally {
      if (copying === made) copying = null
    }
  }

  return {
    start() {
      // the window was closed at once
      if (own.signal.aborted) return
      quickCheck().then(checkMonthly).catch(reportFault)
      timer = setInterval(() => {
        // what is under way is perhaps a copy already
        if (Math.abs(now() - lastCopy) < BETWEEN_COPIES || archivist.isBusy()) return
        // one that fails is tried again when the next is due
        lastCopy = now()
        backUp().catch((error: unknown) => {
          if (isCancelled(error)) return
          onError(error)
          if (!isUncopied) onBackupFailed()
          isUncopied = true
        })
      }, COPY_CHECK_INTERVAL)
      timer.unref()
    },
    backUp,
    skipLastCopy() {
      if (own.signal.aborted) copying?.end.abort()
    },
    copyNow: (signal) => makeCopy(getChanges(), signal),
    async stop() {
      if (timer !== null) clearInterval(timer)
      own.abort()
      const lastBackup = backUp().catch(reportFault)
      // closing waits for the copy, but not for ever
      const hasEnded = await archivist.close()
      if (hasEnded) await lastBackup
      return hasEnded
    },
  }
}
