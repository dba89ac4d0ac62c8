// An action of a computer player that could not be written is tried again, as long as it is
// possible and wanted.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryWrite } from '../../src/main/table/table-deps.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const fault = (code: string): Error => Object.assign(new Error('not written'), { code })

/** A write that fails this often, with this fault; the number of tries, and the reports. */
function failing(code: string, often: number, isWanted = () => true) {
  const told: unknown[] = []
  let tries = 0
  retryWrite(
    fault(code),
    (error) => told.push(error),
    isWanted,
    () => {
      tries += 1
      return tries > often ? Promise.resolve() : Promise.reject(fault(code))
    },
  )
  return { told, tries: () => tries }
}

test.each(['SQLITE_BUSY', 'SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'SQLITE_BUSY_SNAPSHOT'])(
  '%s: every second until it goes well, and told once',
  async (code) => {
    const work = failing(code, 3)
    await vi.advanceTimersByTimeAsync(30_000)
    expect([work.tries(), work.told.length]).toEqual([4, 1])
  },
)

test('reported again if it lasts, so that the reason to wait stays known', async () => {
  const work = failing('SQLITE_BUSY', 25)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([work.tries(), work.told.length]).toEqual([26, 3])
})

test.each(['SQLITE_CONSTRAINT_FOREIGNKEY', 'SQLITE_CORRUPT', 'SQLITE_READONLY', ''])(
  '%s does not go away by itself: told, and that is all',
  async (code) => {
    const work = failing(code, 3)
    await vi.advanceTimersByTimeAsync(30_000)
    expect([work.tries(), work.told.length]).toEqual([0, 1])
  },
)

test('no more once something else has happened at the table', async () => {
  let wanted = 2
  const work = failing('SQLITE_BUSY', 99, () => (wanted -= 1) >= 0)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(work.tries()).toBe(2)
})
