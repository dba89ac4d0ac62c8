// Answers the calls of the window. Knows the store and the live table, not Electron.
import { type Answer, type Refused, CALL_NAMES } from '../shared/bridge.ts'
import { archiveCalls } from './calls/archive.ts'
import { doors } from './calls/doors.ts'
import type { House } from './calls/house.ts'
import { openKeeping } from './calls/keeping.ts'
import { openLiveTable } from './calls/live-table.ts'
import { openStudy } from './calls/study.ts'
import { strangeKey } from './engine/schemas.ts'
import { Refusal } from './refusal.ts'
import { Spoilt } from './store/load.ts'
import { reviewOf } from './table/review.ts'

export interface OpenCalls {
  answer(name: unknown, args: unknown): Answer<unknown> | Promise<Answer<unknown>>
  /** Somebody opened a file with the program: it is read, and the window told. */
  openFile(path: string): Promise<void>
  /** The table is left; everything is already written. */
  close(): void
}

/** Makes the calls of a house. `answer` takes anything: what is no call is refused and changes nothing. */
export function openCalls(house: House): OpenCalls {
  const table = openLiveTable(house)
  const study = openStudy(house, table, () => keeping.opened())
  const keeping = openKeeping(house, table, study.studied)
  const byName = doors({ ...table.calls, ...study.calls, ...archiveCalls(house), ...keeping.calls })
  const refusedLater = (error: unknown): Answer<never> => ({ ok: false, refused: refusedBy(error, house) })

  return {
    answer(name, args) {
      const known = CALL_NAMES.find((one) => one === name)
      if (known === undefined) return { ok: false, refused: { code: 'malformed' } }
      try {
        if (strangeKey(args) !== null) return { ok: false, refused: { code: 'malformed' } }
        const value = byName[known](args)
        if (!(value instanceof Promise)) return { ok: true, value }
        return value.then((later: unknown) => ({ ok: true as const, value: later }), refusedLater)
      } catch (error) {
        return refusedLater(error)
      }
    },
    async openFile(path) {
      try {
        await keeping.open(path)
        house.tell({ news: 'opened', review: reviewOf(study.studied({ kind: 'file', partie: 1 }), 'open') })
      } catch (error) {
        house.tell({ news: 'refused', refused: refusedBy(error, house) })
      }
    },
    close: table.leave,
  }
}

function refusedBy(error: unknown, house: House): Refused {
  if (error instanceof Refusal) return error.refused
  if (error instanceof Spoilt) return { code: 'spoilt' }
  house.failed(error)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'SQLITE_FULL' || code === 'ENOSPC') return { code: 'full' }
  return { code: code.startsWith('SQLITE') ? 'store' : 'internal' }
}
