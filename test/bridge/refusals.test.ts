// The reasons for refusing a call: what is reported, what is logged, and what is not a fault.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { News, Refused } from '../../src/shared/bridge.ts'
import { CALL_NAMES, type CallName } from '../../src/shared/calls.ts'
import { EVERYTHING, exportSitting } from '../../src/main/transfer/export-sittings.ts'
import { randomOf, sittingOf, writePartie } from '../store/played.ts'
import { folder } from '../store/places.ts'
import { GOOD } from './arguments.ts'
import { QUIET_DESK, answerNow, callsOf, ecarte, room, thinking } from '../table/at-table.ts'

interface Refusals {
  readonly written: (readonly [CallName | null, Refused])[]
}

/** A shell that records the logged refusals, and whose clipboard and folder fail with this. */
function failing(error: unknown) {
  const kept: Refusals = { written: [] }
  const log = {
    ...QUIET_DESK.log,
    logRefusal: (call: CallName | null, why: Refused) => void kept.written.push([call, why]),
  }
  const copy = (): void => {
    throw error
  }
  return {
    kept,
    desk: { ...QUIET_DESK, log, copyText: copy, showFolder: () => Promise.reject(error) },
  }
}

const withCode = (code: unknown): Error => Object.assign(new Error('it does not work'), { code })

/**
 * A call that fails in the program with this error, now and later; the answer, and the reports to
 * the program.
 */
async function failedBy(error: unknown) {
  const here = room(thinking())
  const { kept, desk } = failing(error)
  const calls = callsOf(here, { desk })
  const now = answerNow(calls, 'copyReport', [])
  expect(await calls.handleCall('openFolder', [])).toEqual(now)
  expect(kept.written.map(([call]) => call)).toEqual(['copyReport', 'openFolder'])
  expect(here.failures).toEqual([error, error])
  if (now.ok) throw new Error('it was done')
  expect(kept.written.map(([, why]) => why)).toEqual([now.refused, now.refused])
  return now.refused
}

describe('what is no call', () => {
  const malformed = { code: 'malformed' } as const

  test('a name that is none, also one that every object has, is refused and written down without a name', () => {
    const here = room(thinking())
    const { kept, desk } = failing(null)
    const calls = callsOf(here, { desk })
    const names = [
      '',
      'sing',
      'constructor',
      '__proto__',
      'toString',
      7,
      null,
      undefined,
      CALL_NAMES,
    ]
    for (const name of names)
      expect(calls.handleCall(name, [])).toEqual({ ok: false, refused: malformed })
    expect(kept.written).toEqual(names.map(() => [null, malformed]))
    expect(here.failures).toEqual([])
  })

  test('arguments with a key that reaches into every object are refused, however deep, under the name of the call', () => {
    const here = room(thinking())
    const { kept, desk } = failing(null)
    const calls = callsOf(here, { desk })
    const strange = JSON.parse('[{"deep":[{"__proto__":{"is":"everywhere"}}]}]')
    // a call that would not look at what it is given
    for (const args of [strange, JSON.parse('{"__proto__":[]}')])
      expect(calls.handleCall('leaveTable', args)).toEqual({ ok: false, refused: malformed })
    expect(kept.written).toEqual([
      ['leaveTable', malformed],
      ['leaveTable', malformed],
    ])
    expect(calls.handleCall('leaveTable', [])).toEqual({ ok: true, value: null })
  })

  test('a refusal of a call that is known is written down with its name, and is no fault of the program', async () => {
    const here = room(thinking())
    const { kept, desk } = failing(null)
    expect(callsOf(here, { desk }).handleCall('act', [{ do: 'stand' }, false])).toEqual({
      ok: false,
      refused: { code: 'noTable' },
    })
    expect(kept.written).toEqual([['act', { code: 'noTable' }]])
    expect(here.failures).toEqual([])
  })
})

describe('a failure of the program is reported by its kind', () => {
  test.each([
    ['a full data file', withCode('SQLITE_FULL'), 'full'],
    ['a full disk', withCode('ENOSPC'), 'full'],
    ['a full quota', withCode('EDQUOT'), 'full'],
    ['a file as large as the disk takes', withCode('EFBIG'), 'full'],
    ['the data file', withCode('SQLITE_IOERR_WRITE'), 'store'],
    ['another file', withCode('EACCES'), 'internal'],
    ['a code that only holds the word', withCode('NO_SQLITE'), 'internal'],
    ['a code that is none', withCode(undefined), 'internal'],
    ['an error without a code', new Error('SQLITE_FULL'), 'internal'],
    ['what is no error', { code: 'SQLITE_FULL' }, 'internal'],
    ['a mere word', 'SQLITE_FULL', 'internal'],
  ])('%s', async (_, error, code) => {
    expect(await failedBy(error)).toEqual({ code })
  })
})

test('a partie that is not what was written is reported as corrupt, not as a fault of the program', async () => {
  const here = room(thinking())
  const place = { sitting: sittingOf(here.db, ecarte), partie: 1 }
  writePartie(here.db, ecarte, place, randomOf(1))
  const calls = callsOf(here)
  const wish = [{ kind: 'kept', ...place }, 'open']
  expect(await calls.handleCall('loadReview', wish)).toMatchObject({ ok: true })
  here.db.prepare('UPDATE partie SET hash = ? WHERE sitting = ?').run('0'.repeat(64), place.sitting)
  expect(await calls.handleCall('loadReview', wish)).toEqual({
    ok: false,
    refused: { code: 'spoilt' },
  })
  expect(here.failures).toEqual([])
})

describe('a file opened with the program', () => {
  test('is reported with open cards', async () => {
    const here = room(thinking())
    const place = { sitting: sittingOf(here.db, ecarte), partie: 1 }
    writePartie(here.db, ecarte, place, randomOf(1))
    const file = join(folder(), 'partie.json')
    writeFileSync(file, exportSitting(here.db, place.sitting, 'json', EVERYTHING).text)
    const told: News[] = []
    const calls = callsOf(here, { told: (news) => told.push(news) })
    await calls.openFile(file)
    const looked = await calls.handleCall('loadReview', [{ kind: 'file', partie: 1 }, 'open'])
    expect(told.filter(({ news }) => news !== 'progress')).toEqual([
      { news: 'opened', review: looked.ok && looked.value },
    ])
  })

  test('that cannot be read is reported with its name', async () => {
    const told: News[] = []
    const file = join(folder(), 'gone.json')
    await callsOf(room(thinking()), { told: (news) => told.push(news) }).openFile(file)
    expect(told).toEqual([{ news: 'refused', refused: expect.objectContaining({ code: 'file' }) }])
  })
})

describe('what must not be asked twice at once', () => {
  /** A question that is answered when `answer` is called. */
  function question<T>() {
    const asked: ((value: T) => void)[] = []
    const ask = (): Promise<T> => new Promise((resolve) => void asked.push(resolve))
    return { asked, ask, answer: (value: T) => asked.shift()?.(value) }
  }
  const busy = { ok: false, refused: { code: 'busy' } }
  const ASK: readonly CallName[] = [
    'openFile',
    'importFile',
    'copyElsewhere',
    'exportParties',
    'exportStandings',
  ]

  test('of many calls that ask for a file one asks; the others are refused until it has its answer', async () => {
    const { asked, ask, answer } = question<string | null>()
    const calls = callsOf(room(thinking()), {
      dialogs: { chooseFile: ask, chooseSavePath: ask, chooseFolder: ask },
    })
    const first = calls.handleCall('openFile', [])
    const others = await Promise.all(
      Array.from({ length: 20 }, (_, at) => ASK[at % ASK.length] ?? 'openFile').map((name) =>
        calls.handleCall(name, GOOD[name]),
      ),
    )
    expect(others).toEqual(others.map(() => busy))
    expect(asked).toHaveLength(1)
    answer(null)
    expect(await first).toEqual({ ok: true, value: null })
    const next = calls.handleCall('importFile', [])
    await expect.poll(() => asked.length).toBe(1)
    answer(null)
    expect(await next).toEqual({ ok: true, value: null })
  })

  test('the folder is shown by one program at a time, also after one that failed', async () => {
    const { asked, ask, answer } = question<boolean>()
    const calls = callsOf(room(thinking()), { desk: { ...QUIET_DESK, showFolder: ask } })
    const first = calls.handleCall('openFolder', [])
    expect(
      await Promise.all(Array.from({ length: 100 }, () => calls.handleCall('openFolder', []))),
    ).toEqual(Array.from({ length: 100 }, () => busy))
    expect(asked).toHaveLength(1)
    answer(false)
    expect(await first).toMatchObject({ refused: { code: 'file' } })
    const next = calls.handleCall('openFolder', [])
    answer(true)
    expect(await next).toEqual({ ok: true, value: null })
  })
})
