// Maintenance of the archive while the program runs: a quick check after the start, copies at
// intervals and at the end, a full check once a month.
import type { CheckReport } from '../../shared/archive.ts'
import type { WriteStore } from '../store/open.ts'
import { loadNumber, saveNumber } from '../store/settings.ts'
import type { ArchiveClient } from '../archive-client.ts'
import { ArchiveFault } from '../archive-fault.ts'
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
  readonly archiveClient: ArchiveClient
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

/** The running maintenance and its changing parts. */
interface Running {
  readonly deps: MaintenanceDeps
  /** The changes when the file was opened. */
  readonly opened: Changes | null
  /** Cancels the checks at the end; a copy is awaited instead. */
  readonly end: AbortController
  timer: NodeJS.Timeout | null
  copied: Changes | null
  /** The copy in progress: the changes it covers, its end, and its cancellation. */
  copying: {
    readonly covers: Changes | null
    readonly done: Promise<unknown>
    readonly cancel: AbortController
  } | null
  lastCopy: number
  isUncopied: boolean
}

/** Returns the changes since the file was opened; null while it cannot be used. */
function getChanges({ data }: MaintenanceDeps): Changes | null {
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

async function quickCheck({ deps, end }: Running): Promise<void> {
  const { data, archiveClient, onDamaged } = deps
  if (data.getFault() !== null) return
  const task = { kind: 'quickCheck', file: data.file } as const
  const wrong = await archiveClient.runTask<'quickCheck'>(task, end.signal)
  if (wrong === null) return
  data.markDamaged(wrong)
  onDamaged()
}

async function checkMonthly({ deps, end }: Running): Promise<void> {
  const { data, archiveClient, now, onFindings } = deps
  if (data.getFault() !== null) return
  const last = loadNumber(data.getStore(), 'checkedAt')
  // a new file counts as checked
  if (last === null) return saveNumber(data.getStore(), 'checkedAt', now())
  if (Math.abs(now() - last) < BETWEEN_CHECKS) return
  const report = await archiveClient.runTask<'check'>(
    { kind: 'check', file: data.file },
    end.signal,
  )
  saveNumber(data.getStore(), 'checkedAt', now())
  if (report.findings.length > 0) onFindings(report)
}

async function backUp(running: Running): Promise<void> {
  const { data } = running.deps
  const before = getChanges(running.deps)
  // after a crash the last copy may lack recent parties: compare their number
  if (running.copied === null && listBackupFiles(data.file)[0]?.parties === data.countParties())
    running.copied = running.opened
  if (before === null) return
  const { copying, copied } = running
  if (copying !== null && isSame(before, copying.covers)) return void (await copying.done)
  if (isSame(before, copied) && listBackupFiles(data.file).length > 0) return
  if (data.countParties() === 0) return
  await makeCopy(running, before)
}

async function makeCopy(
  running: Running,
  before: Changes | null,
  signal?: AbortSignal,
): Promise<void> {
  const { data, archiveClient, now } = running.deps
  const cancel = new AbortController()
  const either = signal === undefined ? cancel.signal : AbortSignal.any([cancel.signal, signal])
  const task = { kind: 'backUp', file: data.file, now: now() } as const
  const copying = { covers: before, done: archiveClient.runTask<'backUp'>(task, either), cancel }
  running.copying = copying
  try {
    await copying.done
    running.copied = before
    running.lastCopy = now()
    running.isUncopied = false
  } finally {
    if (running.copying === copying) running.copying = null
  }
}

/** Copies if a copy is due and the archive's thread is idle: it may be copying already. */
function copyIfDue(running: Running): void {
  const { archiveClient, now, onError, onBackupFailed } = running.deps
  if (Math.abs(now() - running.lastCopy) < BETWEEN_COPIES || archiveClient.isBusy()) return
  // a failed copy is retried when the next is due
  running.lastCopy = now()
  backUp(running).catch((error: unknown) => {
    if (isCancelled(error)) return
    onError(error)
    if (!running.isUncopied) onBackupFailed()
    running.isUncopied = true
  })
}

export function createMaintenance(deps: MaintenanceDeps): Maintenance {
  const running: Running = {
    deps,
    opened: getChanges(deps),
    end: new AbortController(),
    timer: null,
    copied: null,
    copying: null,
    lastCopy: deps.now(),
    isUncopied: false,
  }
  const { end } = running
  const reportFault = (error: unknown): void => {
    if (!isCancelled(error)) deps.onError(error)
  }
  return {
    start() {
      // the window was closed at once
      if (end.signal.aborted) return
      quickCheck(running)
        .then(() => checkMonthly(running))
        .catch(reportFault)
      running.timer = setInterval(() => copyIfDue(running), COPY_CHECK_INTERVAL).unref()
    },
    backUp: () => backUp(running),
    skipLastCopy() {
      if (end.signal.aborted) running.copying?.cancel.abort()
    },
    copyNow: (signal) => makeCopy(running, getChanges(deps), signal),
    async stop() {
      if (running.timer !== null) clearInterval(running.timer)
      end.abort()
      const lastBackup = backUp(running).catch(reportFault)
      // closing waits for the copy, but with a limit
      const hasEnded = await deps.archiveClient.close()
      if (hasEnded) await lastBackup
      return hasEnded
    },
  }
}
