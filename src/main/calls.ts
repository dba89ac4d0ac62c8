// Answers the calls of the window. Knows the store and the live table, not Electron.
import { type Answer, CALL_NAMES, type CallName, MALFORMED } from '../shared/bridge.ts'
import { archiveCalls } from './calls/archive.ts'
import { doors } from './calls/doors.ts'
import { openEveningRoom } from './calls/evening.ts'
import { frontCalls } from './calls/front.ts'
import type { House } from './calls/house.ts'
import { openKeeping } from './calls/keeping.ts'
import { openLiveTable } from './calls/live-table.ts'
import { openStudy } from './calls/study.ts'
import { strangeKey } from './engine/schemas.ts'
import { Refusal, refusedBy } from './refusal.ts'

export interface OpenCalls {
  answer(name: unknown, args: unknown): Answer<unknown> | Promise<Answer<unknown>>
  /** Somebody opened a file with the program: it is read, and the window told. */
  openFile(path: string): Promise<void>
  /** The table is left; everything is already written. What nothing has come of yet is cancelled. */
  close(): void
}

/** Makes the calls of a house. `answer` takes anything: what is no call is refused and changes nothing. */
export function openCalls(house: House): OpenCalls {
  const table = openLiveTable(house, () => room)
  const room = openEveningRoom(house, table)
  const study = openStudy(house, table, () => keeping.opened())
  const keeping = openKeeping(house, table, study.calls.review)
  const byName = doors({
    ...table.calls,
    ...room.calls,
    ...study.calls,
    ...archiveCalls(house),
    ...keeping.calls,
    ...frontCalls(house),
  })
  const refused = (call: CallName | null, error: unknown): Answer<never> => {
    const why = refusedBy(error, house.failed)
    house.desk.log.refused(call, why)
    return { ok: false, refused: why }
  }

  return {
    answer(name, args) {
      const known = CALL_NAMES.find((one) => one === name)
      try {
        if (known === undefined || strangeKey(args) !== null)
          return refused(known ?? null, new Refusal(MALFORMED.refused))
        const value = byName[known](args)
        if (!(value instanceof Promise)) return { ok: true, value }
        return value.then(
          (later: unknown) => ({ ok: true as const, value: later }),
          (error: unknown) => refused(known, error),
        )
      } catch (error) {
        return refused(known ?? null, error)
      }
    },
    async openFile(path) {
      try {
        await keeping.open(path)
        house.tell({ news: 'opened', review: await study.calls.review({ kind: 'file', partie: 1 }, 'open') })
      } catch (error) {
        house.tell({ news: 'refused', refused: refusedBy(error, house.failed) })
      }
    },
    close() {
      table.leave()
      keeping.close()
    },
  }
}
