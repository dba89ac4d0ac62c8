// Maintenance of the archive while the program runs: a quick check after the start, copies at
// intervals and at the end, a full check once a month.
import type { CheckReport } from '../../shared/archive.ts'
import type { WriteStore } from '../store/open.ts'
import { loadNumber, saveNumber } from '../store/settings.ts'
import { ArchiveFault, type ArchiveClient } from '../archive-client.ts'
import { listBackupFiles } from './backup-files.ts'
import type { DataFile } from './data-file.ts'

export interface Maintenance {
  /** Starts the work in the background, once the window shows something. */
  start(): void
  /** Copies the archive if anything was written since the last copy. */
  backUp(): Promise<void>
  /** Copies the archive as it is now, at the player's request. Rejects with ArchiveFault. */
  copyNow(signal: AbortSignal): Promise<void>
  /** Cancels the last copy if it is being made: the next shutdown makes up for it. */
  skipLastCopy(): void
  /** Makes the last copy and stops. Resolves to false if the archive's thread is still busy. */
  stop(): Promise<boolean>
}

interface MaintenanceDeps {
  readonly data: DataFile
  readonly archivist: ArchiveClient
  readonly now: () => number
  /** Called when the file turns out to be damaged. */
  readonly onDamaged: () => void
  /** Called when a copy fails; again only after one that succeeded. */
  readonly onBackupFailed: () => void
  /** Called when the monthly check finds faults. */
  readonly onFindings: (report: CheckReport) => void
  readonly onError: (error: unknown) => void
}

interface Changes {
  readonly store: WriteStore
  /** Rows written through this connection. */
  readonly written: number
  /** SQLite's data version: changes each time another connection has written. */
  readonly version: number
}

const MINUTE = 60_000
/** Intervals: between two checks if a copy is due, and between two copies. */
const COPY_CHECK_INTERVAL = 5 * MINUTE
const BETWEEN_COPIES = 30 * MINUTE
const BETWEEN_CHECKS = 30 * 24 * 60 * MINUTE

const isCancelled = (error: unknown): boolean =>
  error instanceof ArchiveFault && error.name === 'Cancelled'

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
  /** The copy in progress: the changes it covers, its end, and its cancellation. */
  let copying: {
    readonly covers: Changes | null
    readonly done: Promise<unknown>
    readonly end: AbortController
  } | null = null
  let lastCopy = now()
  let isUncopied = false
  /** Cancels the checks at the end; a copy is awaited instead. */
  const own = new AbortController()
  const reportFault = (error: unknown): void => {
    if (!isCancelled(error)) onError(error)
  }

  /**
   * Returns the changes since the file was opened, with the connection that counts them; null while
   * the file cannot be used.
   */
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
    const wrong = await archivist.runTask<'quickCheck'>(
      { kind: 'quickCheck', file: data.file },
      own.signal,
    )
    if (wrong === null) return
    data.markDamaged(wrong)
    onDamaged()
  }

  async function checkMonthly(): Promise<void> {
    if (data.getFault() !== null) return
    const last = loadNumber(data.getStore(), 'checkedAt')
    // a new file counts as checked
    if (last === null) return saveNumber(data.getStore(), 'checkedAt', now())
    if (Math.abs(now() - last) < BETWEEN_CHECKS) return
    const report = await archivist.runTask<'check'>({ kind: 'check', file: data.file }, own.signal)
    saveNumber(data.getStore(), 'checkedAt', now())
    if (report.findings.length > 0) onFindings(report)
  }

  async function backUp(): Promise<void> {
    const before = getChanges()
    // after a crash the last copy may lack recent parties: compare their number
    if (copied === null && listBackupFiles(data.file)[0]?.parties === data.countParties())
      copied = opened
    if (before === null) return
    if (copying !== null && isSame(before, copying.covers)) return void (await copying.done)
    if (isSame(before, copied) && listBackupFiles(data.file).length > 0) return
    if (data.countParties() === 0) return
    await makeCopy(before)
  }

  async function makeCopy(before: Changes | null, signal?: AbortSignal): Promise<void> {
    const end = new AbortController()
    const either = signal === undefined ? end.signal : AbortSignal.any([end.signal, signal])
    const done = archivist.runTask<'backUp'>(
      { kind: 'backUp', file: data.file, now: now() },
      either,
    )
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
        // the running task may be a copy already
        if (Math.abs(now() - lastCopy) < BETWEEN_COPIES || archivist.isBusy()) return
        // a failed copy is retried when the next is due
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
      // closing waits for the copy, but with a limit
      const hasEnded = await archivist.close()
      if (hasEnded) await lastBackup
      return hasEnded
    },
  }
}
