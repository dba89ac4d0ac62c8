// Keeping the archive: copies, checks, what comes in and goes out, and what to do when the data file cannot be used.
import { basename, join } from 'node:path'
import type { Backups, ImportReport } from '../../shared/archive.ts'
import type { Review } from '../../shared/review.ts'
import type { ArchiveResults, ArchiveTask, ReadSitting } from '../archivist.ts'
import { backupsOf, stampOf } from '../keeping/copies.ts'
import { askOnceAtATime } from '../once-at-a-time.ts'
import { Refusal, refuse } from '../refusal.ts'
import { copiesOf } from '../store/beside.ts'
import type { House, OpenedFile, Some } from './house.ts'
import type { LiveTable } from './live-table.ts'

export type KeepingCalls = Some<
  | 'backups'
  | 'backUp'
  | 'restore'
  | 'copyElsewhere'
  | 'check'
  | 'exportParties'
  | 'exportStandings'
  | 'importFile'
  | 'openFile'
  | 'keepFile'
  | 'cancelTask'
  | 'mend'
>

export interface Keeping {
  /** The file that is being looked at. */
  opened(): OpenedFile | null
  /** Reads a file that somebody wants to look at. Throws Refusal when it holds no record. */
  open(path: string): Promise<void>
  readonly calls: KeepingCalls
  /** Cancels what the person has asked for, but for a copy: it is the last one. */
  close(): void
}

const ENDINGS = { json: 'jsonl', text: 'txt', csv: 'csv' } as const

/** What went wrong in the archive's thread is put into words when it has. */
const refusals = () => import('./task-refusal.ts')

export function openKeeping(house: House, table: LiveTable, review: Some<'review'>['review']): Keeping {
  const { data, archivist, dialogs } = house
  const asked = askOnceAtATime()
  let opened: OpenedFile | null = null

  const today = (): string => stampOf(house.now()).slice(0, 10)
  const backups = (): Backups => ({ folder: copiesOf(data.file), lines: backupsOf(data.file) })

  /** What ends the tasks that the person has asked for; a copy apart, since closing waits for it. */
  const tasks = new Set<AbortController>()
  const copies = new Set<AbortController>()

  async function cancellable<T>(work: (signal: AbortSignal) => Promise<T>, among = tasks): Promise<T> {
    const controller = new AbortController()
    among.add(controller)
    try {
      return await work(controller.signal)
    } finally {
      among.delete(controller)
    }
  }
  const cancel = (some: ReadonlySet<AbortController>): void => some.forEach((one) => one.abort())

  /** Does a task that the person has asked for, and can cancel. */
  function put<K extends ArchiveTask['kind']>(
    task: Extract<ArchiveTask, { kind: K }>,
    file: string,
  ): Promise<ArchiveResults[K]> {
    return cancellable((signal) => archivist.put<K>(task, signal)).catch(async (error: unknown) =>
      (await refusals()).refuseTask(error, file),
    )
  }

  async function read(path: string): Promise<readonly ReadSitting[]> {
    const result = await put<'read'>({ kind: 'read', path }, path)
    if ('sittings' in result) return result.sittings
    throw new Refusal({ code: 'file', file: path, fault: result.fault })
  }

  async function take(path: string, from: string | readonly ReadSitting[]): Promise<ImportReport> {
    data.store()
    const result = await put<'import'>({ kind: 'import', file: data.file, from }, path)
    if ('fault' in result) throw new Refusal({ code: 'file', file: path, fault: result.fault })
    return { file: path, ...result }
  }

  async function open(path: string): Promise<void> {
    opened = { path, sittings: await read(path) }
  }

  const calls: KeepingCalls = {
    backups,
    async backUp() {
      data.store()
      await cancellable(house.caretaker.copyNow, copies).catch(async (error: unknown) =>
        (await refusals()).refuseTask(error, copiesOf(data.file)),
      )
      return backups()
    },
    async restore(name) {
      if (!backups().lines.some((line) => line.name === name)) return refuse('notFound')
      table.leave()
      await cancellable((signal) => restoreCopy(house, name, signal))
      return null
    },
    async copyElsewhere() {
      data.store()
      const folder = await asked(async () => (await dialogs()).folder())
      if (folder === null) return null
      const target = join(folder, `cercle-${stampOf(house.now())}-${data.parties()}.db`)
      const parties = await put<'copy'>({ kind: 'copy', file: data.file, target }, target)
      return { file: target, parties }
    },
    check() {
      data.store()
      return put<'check'>({ kind: 'check', file: data.file }, data.file)
    },
    async exportParties(filter, format) {
      data.store()
      const target = await asked(async () =>
        (await dialogs()).save({ what: 'parties', day: today(), ending: ENDINGS[format] }),
      )
      if (target === null) return null
      const parties = await put<'export'>({ kind: 'export', file: data.file, filter, format, target }, target)
      return { file: target, parties }
    },
    async exportStandings(wish) {
      const db = data.store()
      const { standingsOf } = await import('../store/results.ts')
      const standings = standingsOf(db, wish)
      const target = await asked(async () => (await dialogs()).save({ what: 'figures', day: today(), ending: 'csv' }))
      if (target === null) return null
      const { standingsTable } = await import('../keeping/csv.ts')
      await put<'write'>({ kind: 'write', file: data.file, target, text: standingsTable(standings) }, target)
      return { file: target, parties: standings.own['parties'] ?? 0 }
    },
    async importFile() {
      data.store()
      const path = await asked(async () => (await dialogs()).open())
      return path === null ? null : take(path, path)
    },
    async openFile(): Promise<Review | null> {
      const path = await asked(async () => (await dialogs()).open())
      if (path === null) return null
      await open(path)
      return review({ kind: 'file', partie: 1 }, 'open')
    },
    keepFile() {
      const { path, sittings } = opened ?? refuse('notFound')
      return take(path, sittings)
    },
    cancelTask() {
      cancel(tasks)
      cancel(copies)
      // while the program ends it is the last copy that is waited for
      house.caretaker.skipLastCopy()
      return null
    },
    async mend(mending) {
      if (data.fault() === null) return refuse('notNow')
      table.leave()
      if (mending.how === 'begin') data.begin(house.now())
      else await cancellable((signal) => restoreCopy(house, mending.name, signal))
      data.store()
      return null
    },
  }

  return { opened: () => opened, open, calls, close: () => cancel(tasks) }
}

async function restoreCopy({ data, archivist, now }: House, name: string, signal: AbortSignal): Promise<void> {
  const parties = data.parties()
  const task = { kind: 'restore', file: data.file, name: basename(name), parties, now: now() } as const
  await data.replace(async () => {
    await archivist
      .put<'restore'>(task, signal)
      .catch(async (error: unknown) => (await refusals()).refuseRestore(error, name))
  })
}
