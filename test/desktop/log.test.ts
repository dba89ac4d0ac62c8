// The local log and the report: what they keep, and that no card, no name and no path gets into
// them.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Versions } from '../../src/shared/about.ts'
import { DEFAULT_SETTINGS } from '../../src/shared/settings.ts'
import { traceFromError, parseFrames } from '../../src/main/desktop/error-trace.ts'
import { getFormerPath, createLog } from '../../src/main/desktop/log.ts'
import { formatReport } from '../../src/main/desktop/report.ts'
import { SETUP } from '../bridge/arguments.ts'
import { folder } from '../store/places.ts'
import { QUIET_DESK, callsOf, room, thinking } from '../table/at-table.ts'

const VERSIONS: Versions = {
  cercle: '1.2.3',
  testBuild: true,
  electron: '45.4.1',
  chromium: '156.0.1',
  node: '24.0.0',
  sqlite: '3.54.1',
  platform: 'linux x64',
}
const NOON = Date.UTC(2026, 10, 22, 12)
const NAME = 'Maximiliane'
const CARD = /\b(10|[2-9KQJA])[SHDC]\b|\b[KQCBA6-9]-(SP|CO|DE|BA)\b/

/** An error that leaks everything it should not. */
function telltale(): Error {
  const error = new TypeError(`${NAME} has no KH in /home/${NAME}/cercle.db\n    at ${NAME}.js:1:1`)
  return Object.assign(error, { code: NAME, cause: new Error('10S') })
}

describe('the log', () => {
  test('has a line for the start, each refusal and each fault, with its time', () => {
    const file = join(folder(), 'log', 'cercle.log')
    const log = createLog(file, () => NOON)
    log.logStart(VERSIONS)
    log.logRefusal('act', { code: 'breach', breach: { rule: 'E-20', why: 'follow' } })
    log.logRefusal(null, { code: 'malformed' })
    log.logProcessGone('renderer', 'crashed')
    log.logEnd()
    expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toEqual([
      '2026-11-22T12:00:00.000Z start cercle=1.2.3 build=test electron=45.4.1 node=24.0.0 platform=linux-x64',
      '2026-11-22T12:00:00.000Z refused call=act code=breach rule=E-20',
      '2026-11-22T12:00:00.000Z refused call=unknown code=malformed',
      '2026-11-22T12:00:00.000Z gone process=renderer reason=crashed',
      '2026-11-22T12:00:00.000Z end',
    ])
  })

  test('of a fault it keeps kind, code and place, and nothing of what it says', () => {
    const file = join(folder(), 'cercle.log')
    const log = createLog(file, () => NOON)
    log.logError('main', telltale())
    log.logError('main', Object.assign(new Error('disk'), { code: 'ENOSPC' }))
    const [first = '', second = ''] = log.readTail(10)
    expect(first).toMatch(/ failed where=main error=TypeError( [\w.:/-]+:\d+:\d+)+$/)
    expect(first).toContain('log.test.ts:')
    expect(first).not.toContain(NAME)
    expect(second).toContain('code=ENOSPC')
  })

  test('it turns over when it is full, and two files are all there ever is', () => {
    const file = join(folder(), 'cercle.log')
    const log = createLog(file, () => NOON, 1_000)
    for (let line = 0; line < 500; line += 1) log.logRefusal('startTable', { code: 'notNow' })
    expect(statSync(file).size + statSync(getFormerPath(file)).size).toBeLessThan(2_200)
    expect(log.readTail(5)).toHaveLength(5)
  })

  test('a fault that repeats itself is not written for ever', () => {
    const file = join(folder(), 'cercle.log')
    const log = createLog(file, () => NOON)
    for (let line = 0; line < 1_000; line += 1) log.logError('window', new Error('again'))
    expect(log.readTail(1_000)).toHaveLength(200)
  })

  test('if nothing can be written the game can still be played', () => {
    const log = createLog('/dev/null/cercle.log', () => NOON)
    expect(() => log.logStart(VERSIONS)).not.toThrow()
    expect(log.readTail(3)).toEqual([])
    expect(existsSync('/dev/null/cercle.log')).toBe(false)
  })

  test.each([
    ['Error: x\n    at sit (file:///home/anna/cercle/out/main/index.js:1:234)', 'index.js:1:234'],
    ['Error: x\n    at app://cercle/assets/index-B3.js:2:34', 'index-B3.js:2:34'],
    ['Error: x\n    at C:\\Users\\Anna\\cercle\\out\\main\\index.js:5:6', 'index.js:5:6'],
    ['Error: x\n    at Object.Anna [as KH] (node:internal/timers:7:8)', 'node:internal/timers:7:8'],
  ])('of a frame it keeps file, line and column: %s', (stack, frame) => {
    expect(parseFrames('x', stack)).toEqual([frame])
  })

  test('what is thrown and no error has a kind all the same', () => {
    expect(traceFromError('KH')).toEqual({ name: 'string', code: '', frames: [] })
    expect(traceFromError(null).frames).toEqual([])
    expect(traceFromError({ name: NAME, code: 'KH', message: 'QD', stack: 'QD' })).toEqual({
      name: 'Error',
      code: '',
      frames: [],
    })
  })
})

describe('the report', () => {
  test('has versions, settings and the end of the log, and leaves the name out', () => {
    const report = formatReport(VERSIONS, { ...DEFAULT_SETTINGS, name: NAME, zoom: 1.25 }, [
      'a line of the log',
    ])
    expect(report).toContain('Cercle 1.2.3 (test build)')
    expect(report).toContain('Electron 45.4.1, Chromium 156.0.1, Node 24.0.0, SQLite 3.54.1')
    expect(report).toContain('zoom: 1.25')
    expect(report).toContain('a line of the log')
    expect(report).not.toContain(NAME)
    expect(report).not.toContain('name:')
  })

  test('a whole evening of calls, good and bad, leaves neither cards nor names nor paths', async () => {
    const here = room(thinking())
    const log = createLog(join(folder(), 'cercle.log'), () => NOON)
    let copied = ''
    const desk = { ...QUIET_DESK, log, copyText: (text: string) => void (copied = text) }
    const calls = callsOf(here, { desk })
    const say = async (name: string, ...args: readonly unknown[]) => calls.handleCall(name, args)
    await say('saveSettings', { ...DEFAULT_SETTINGS, name: NAME })
    await say('startTable', SETUP)
    await say('act', { do: 'play', card: 'KH' }, false)
    await say('act', { do: 'play', card: NAME }, false)
    await say('renamePerson', 1, '')
    await say(NAME, 'KH')
    await say('loadReview', { kind: 'kept', sitting: 99, partie: 1 }, 'open')
    await say('reportError', {
      name: NAME,
      message: `KH ${NAME}`,
      stack: `KH ${NAME}\n at x (/home/${NAME}/index.js:1:2)`,
    })
    await say('copyReport')
    expect(copied).toMatch(/refused call=act code=\w+/)
    expect(copied).toMatch(/failed where=window error=Error index\.js:1:2/)
    expect(copied).not.toContain(NAME)
    expect(copied).not.toMatch(CARD)
    expect(copied).not.toMatch(/\/home|cercle\.db/)
  })
})
