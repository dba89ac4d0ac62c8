// Keeping the archive: copies, checks, what comes in and goes out, and what to do when the data file cannot be used.
import { basename, join } from 'node:path'
import type { Backups, ImportReport } from '../../shared/archive.ts'
import { type FileFault, UNUSABLE, type Unusable } from '../../shared/file-fault.ts'
import type { Review } from '../../shared/review.ts'
import { troubles } from '../../shared/words/en/troubles.ts'
import type { ArchiveResults, ArchiveTask } from '../archivist.ts'
import { ArchiveFault } from '../keeping/archivist-thread.ts'
import { backupsOf, stampOf } from '../keeping/copies.ts'
import type { Incoming } from '../keeping/incoming.ts'
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
  /** Cancels what the person has asked for. */
  close(): void
}

const ENDINGS = { json: 'jsonl', text: 'txt', csv: 'csv' } as const

/** A refusal for a file that cannot be read or written. */
const refuseFile = (file: string, fault: FileFault | null = null): never => {
  throw new Refusal({ code: 'file', file, fault })
}

/** What is wrong with a file as a whole. */
const ofAll = (why: FileFault['why'], reason: string): FileFault => ({
  ...{ why, line: null, place: [0, 0, 0], broken: null, reason },
})

/** What went wrong in the archive's thread, as the window is told. */
function refusedTask(error: unknown, file: string): never {
  if (!(error instanceof ArchiveFault)) throw error
  if (error.name === 'Cancelled') return refuse('cancelled')
  if (error.name === 'Spoilt') return refuse('spoilt')
  if (error.name === 'Differs') return refuseFile(file, ofAll('differs', error.message))
  if (error.code === 'ENOSPC' || error.code === 'SQLITE_FULL') return refuse('full')
  const why = UNUSABLE.find((one) => one === error.code) ?? CAUSES[error.code]
  if (why !== undefined) return refuseFile(file, ofAll(why, troubles.unusable[why]))
  if (/^E[A-Z]+$/.test(error.code)) return refuseFile(file)
  throw error
}

/** What the system says of a file, as a person is told. */
const CAUSES: Readonly<Record<string, Unusable>> = {
  ...{ ENOENT: 'missing', EISDIR: 'notFile', ENOTDIR: 'missing' },
  ...{ EACCES: 'denied', EPERM: 'denied', EROFS: 'denied', EBUSY: 'denied', ETXTBSY: 'denied' },
}

export function openKeeping(house: House, table: LiveTable, review: Some<'review'>['review']): Keeping {
  const { data, archivist, dialogs } = house
  const asked = askOnceAtATime()
  let opened: (OpenedFile & { readonly incoming: readonly Incoming[] }) | null = null

  const today = (): string => stampOf(house.now()).slice(0, 10)
  const backups = (): Backups => ({ folder: copiesOf(data.file), lines: backupsOf(data.file) })

  let current = new AbortController()

  /** Does a task that the person has asked for, and can cancel. */
  function put<K extends ArchiveTask['kind']>(
    task: Extract<ArchiveTask, { kind: K }>,
    file: string,
  ): Promise<ArchiveResults[K]> {
    current = new AbortController()
    return archivist.put<K>(task, current.signal).catch((error: unknown) => refusedTask(error, file))
  }

  async function read(path: string): Promise<readonly Incoming[]> {
    const result = await put<'read'>({ kind: 'read', path }, path)
    if ('incoming' in result) return result.incoming
    return refuseFile(path, result.fault)
  }

  async function take(path: string, from: string | readonly Incoming[]): Promise<ImportReport> {
    data.store()
    const result = await put<'import'>({ kind: 'import', file: data.file, from }, path)
    if ('fault' in result) return refuseFile(path, result.fault)
    return { file: path, ...result }
  }

  async function open(path: string): Promise<void> {
    const incoming = await read(path)
    opened = { path, incoming, records: incoming.map(({ record }) => record) }
  }

  const calls: KeepingCalls = {
    backups,
    async backUp() {
      data.store()
      current = new AbortController()
      await house.caretaker.copyNow(current.signal).catch((error: unknown) => refusedTask(error, copiesOf(data.file)))
      return backups()
    },
    async restore(name) {
      if (!backups().lines.some((line) => line.name === name)) return refuse('notFound')
      table.leave()
      await restoreCopy(house, name)
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
      const { path, incoming } = opened ?? refuse('notFound')
      return take(path, incoming)
    },
    cancelTask() {
      current.abort()
      // while the program ends it is the last copy that is waited for
      house.caretaker.hurry()
      return null
    },
    async mend(mending) {
      if (data.fault() === null) return refuse('notNow')
      table.leave()
      if (mending.how === 'begin') data.begin(house.now())
      else await restoreCopy(house, mending.name)
      data.store()
      return null
    },
  }

  return { opened: () => opened, open, calls, close: () => current.abort() }
}

async function restoreCopy({ data, archivist, now }: House, name: string): Promise<void> {
  const parties = data.parties()
  await data.replace(async () => {
    await archivist
      .put<'restore'>({ kind: 'restore', file: data.file, name: basename(name), parties, now: now() })
      .catch((error: unknown) => {
        // whatever is wrong with the copy: nothing was moved for it
        if (error instanceof ArchiveFault && error.name !== 'Died' && !error.code.includes('FULL'))
          return refuseFile(name, ofAll('copy', error.message))
        return refusedTask(error, name)
      })
  })
}
