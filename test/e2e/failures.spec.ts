// What fails outside a call, as in a timer or before there is a window: it is logged or reported, and main goes on.
import Database from 'better-sqlite3'
import { expect, test } from '@playwright/test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nativeBinding } from '../../src/main/store/beside.ts'
import { hallOf, start } from './evening.ts'
import { startPlainly } from './plain-user.ts'

/** Longer than main waits for another program at the file. */
const AFTER_WAITING = { timeout: 20_000 }

test('a window that is moved while another program has the file locked is moved, and only its place is not kept', async () => {
  const { app, page, data } = await start()
  const log = join(data, 'log', 'cercle.log')
  const logged = (): string => (existsSync(log) ? readFileSync(log, 'utf8') : '')
  const other = new Database(join(data, 'cercle.db'), nativeBinding())
  other.exec('BEGIN IMMEDIATE')
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setBounds({ x: 40, y: 60 }))
  await expect.poll(logged, AFTER_WAITING).toMatch(/failed where=main error=SqliteError code=SQLITE_BUSY/)
  // with a box on the screen main would answer nothing
  expect((await hallOf(page)).open).toEqual([])
  other.exec('ROLLBACK')
  other.close()
  await app.close()
  expect(logged()).toMatch(/ end\n$/)
})

test('an error that nobody catches in main is written down, and main goes on', async () => {
  const { app, page, data } = await start()
  await app.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('thrown in a timer')
    })
  })
  const logged = (): string => readFileSync(join(data, 'log', 'cercle.log'), 'utf8')
  await expect.poll(logged).toMatch(/failed where=main error=RangeError/)
  expect(logged()).not.toContain('thrown in a timer')
  expect((await hallOf(page)).open).toEqual([])
  await app.close()
})

test('where nothing can be written in the data folder, one line says so and the status is 1', async () => {
  test.skip(process.platform !== 'linux', 'the program is started as another user there')
  const { process: main, data, said, stop, clear } = await startPlainly(false)
  await expect.poll(() => main.exitCode, { timeout: 30_000 }).not.toBeNull()
  expect(said()).toContain(`cercle: nothing can be written in the data folder ${data}`)
  expect(main.exitCode).toBe(1)
  await stop()
  clear()
})
