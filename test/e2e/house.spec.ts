// The house around the table: one instance, a data file in trouble, no screen.
import { expect, test } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Readable } from 'node:stream'
import { closeStore } from '../../src/main/store/open.ts'
import { openArchive } from '../../src/main/store/archive.ts'
import { saveValue, saveSettings } from '../../src/main/store/settings.ts'
import { DEFAULT_SETTINGS, LANGUAGES } from '../../src/shared/settings.ts'
import { interfaceWords as de } from '../../src/shared/words/de/interface.ts'
import { desktopWords } from '../../src/shared/words/desktop.ts'
import {
  AT_ONCE,
  type Evening,
  asRoot,
  byMouse,
  hallOf,
  newData,
  newDuel,
  playUntil,
  inSight,
  restarted,
  start,
  texts,
} from './evening.ts'
import { faultsOf } from './geometry.ts'
import { choose, inMenu } from './menu.ts'
import { simulated } from './simulated.ts'

/** Runs the program without Playwright and returns how it ended. */
function run(
  environment: Record<string, string | undefined>,
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.env['CERCLE_ELECTRON'] ?? 'electron', [...asRoot, '.'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (text: Buffer) => (said += String(text)))
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, said })))
}

test('a second start shows the first window and ends', async () => {
  const evening: Evening = await start()
  await evening.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize())
  const second = await run({ CERCLE_DATA: evening.data })
  expect(second.code).toBe(0)
  await expect
    .poll(() =>
      evening.app.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows().map((one) => one.isMinimized()),
      ),
    )
    .toEqual([false])
  await evening.app.close()
})

test('a start while the program ends begins it again with its own switches, and with the file that was named', async () => {
  const { app, data } = await start()
  const own = await app.evaluate(() => process.argv.slice(1))
  const record = join(data, 'evening.jsonl')
  let said = ''
  app.process().stderr?.on('data', (text: Buffer) => (said += String(text)))
  const ended = new Promise((resolve) => app.process().once('exit', resolve))
  await app.evaluate(({ app: program, BrowserWindow }, path) => {
    const relaunch = (options: unknown): unknown =>
      process.stderr.write(`again ${JSON.stringify(options)}\n`)
    Object.assign(program, { relaunch })
    for (const window of BrowserWindow.getAllWindows()) window.close()
    const argv = ['electron', '--disable-web-security', '--remote-debugging-port=9222', '.', path]
    for (let starts = 0; starts < 2; starts += 1) program.emit('second-instance', {}, argv, '/')
  }, record)
  await ended
  const again = said.split('\n').filter((line) => line.startsWith('again '))
  expect(again.map((line) => JSON.parse(line.slice(6)))).toEqual([{ args: [...own, record] }])
})

test('while the program ends its window says so, a start meanwhile waits for it, and one may close at once', async () => {
  // they have never been copied
  const { app, page, data } = await start(simulated(3))
  // stands for a disk on which a backup takes long: it runs until it is cancelled
  await app.evaluate(() => {
    const threads = process.getBuiltinModule('node:worker_threads')
    const program = `
      const { parentPort, workerData } = require('node:worker_threads')
      parentPort.on('message', ({ id }) => {
        let done = 0
        const timer = setInterval(() => {
          done += 1
          const isCancelled = Atomics.load(workerData.cancelled, 0) === id
          if (isCancelled) clearInterval(timer)
          const progress = { task: 'backup', done: Math.min(done, 100), of: 100 }
          parentPort.postMessage(isCancelled ? { id, name: 'Cancelled', code: '', failed: '' } : { id, progress })
        }, 100)
      })`
    const { Worker } = threads
    class Slow extends Worker {
      constructor(_: unknown, options: object) {
        super(program, { ...options, eval: true })
      }
    }
    Object.assign(threads, { Worker: Slow })
  })
  await app.evaluate(({ app: program }) => {
    Object.assign(program, { relaunch: () => process.stderr.write('starts again\n') })
  })
  let said = ''
  app.process().stderr?.on('data', (text: Buffer) => (said += String(text)))
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
  const { closing } = texts.about
  const dialog = page.getByRole('dialog', { name: closing.title })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByText(closing.startsAgain)).toBeHidden()
  await expect.poll(() => dialog.getByRole('progressbar').getAttribute('value')).not.toBeNull()
  expect(await page.evaluate(() => window.cercle?.loadHall())).toMatchObject({
    ok: false,
    refused: { code: 'notNow' },
  })
  // Escape closes a dialog, and the second one does so without asking the page
  for (const key of ['Escape', 'Escape']) await page.keyboard.press(key)
  await expect(dialog).toBeVisible()
  const second = await run({ CERCLE_DATA: data })
  expect(second.code).toBe(0)
  await expect(dialog.getByText(closing.startsAgain)).toBeVisible()
  const ended = new Promise((resolve) => app.process().once('exit', resolve))
  // the window may be gone before the click is over
  await Promise.all([
    ended,
    dialog
      .getByRole('button', { name: closing.atOnce })
      .click()
      .catch(() => {}),
  ])
  expect(said).toContain('starts again')
  expect(readFileSync(join(data, 'log', 'cercle.log'), 'utf8')).toMatch(/ end\n$/)
})

test('a data file that is none is named, left alone, and nothing can be played', async () => {
  const data = newData()
  const file = join(data, 'cercle.db')
  writeFileSync(file, 'my shopping list\n')
  const { app, page } = await start(data)
  await expect(inSight(page, file)).toBeVisible()
  await expect(page.getByRole('button', { name: texts.hall.newDuel })).toHaveCount(0)
  await app.close()
  expect(readFileSync(file, 'utf8')).toBe('my shopping list\n')
})

test('without a screen it says so on one line, with the command that works', async () => {
  const { code, said } = await run({
    DISPLAY: undefined,
    WAYLAND_DISPLAY: undefined,
    CERCLE_DATA: newData(),
  })
  expect(code).toBe(2)
  expect(said.split('\n').filter((line) => line.includes('xvfb-run'))).toHaveLength(1)
})

test('settings are applied at once, reset group by group or all at once, and stored', async () => {
  const evening = await start(newData(), { name: 'Anna', language: 'de' })
  const { app, page, data } = evening
  const words = de.settings
  await page.getByRole('button', { name: words.open }).click()
  const sheet = page.getByRole('dialog', { name: words.title })
  const pick = (group: string, choice: string): Promise<void> =>
    sheet
      .getByRole('group', { name: group, exact: true })
      .getByText(choice, { exact: true })
      .click()
  const kept = async () => (await hallOf(page)).settings

  await pick(words.light, words.lights.day)
  await expect(page.locator('html')).toHaveAttribute('data-light', 'day')
  await pick(words.typeface, words.typefaces.clear)
  await expect(page.locator('html')).toHaveAttribute('data-typeface', 'clear')
  await pick(words.cardSize, words.cardSizes.small)
  await expect(page.locator('html')).toHaveAttribute('data-cards', 'small')
  const before = await sheet.locator('figure img').nth(2).getAttribute('src')
  await pick(words.faces, words.faceSets.jumbo)
  await expect(sheet.locator('figure img').nth(2)).not.toHaveAttribute('src', before ?? '')
  await pick(words.hold, words.holdOf('key'))
  await sheet.getByText(words.confirms.title, { exact: true }).click()
  await pick(words.trumps, words.trumpsAt.left)
  await expect
    .poll(kept)
    .toMatchObject({
      light: 'day',
      typeface: 'clear',
      cardSize: 'small',
      faces: 'jumbo',
      hold: 'key',
      confirms: true,
      sorting: { order: 'suit', trumps: 'left' },
    })

  await sheet.getByRole('button', { name: words.resetOf(words.groups.table) }).click()
  await expect
    .poll(kept)
    .toMatchObject({ light: 'system', typeface: 'book', faces: 'usual', hold: 'key' })
  await expect(sheet.getByRole('button', { name: words.resetOf(words.groups.table) })).toHaveCount(
    0,
  )
  await app.close()

  const again = await restarted(data)
  expect((await hallOf(again.page)).settings).toMatchObject({
    light: 'system',
    hold: 'key',
    confirms: true,
  })
  await choose(again, 'settings')
  await again.page.getByRole('button', { name: words.resetAll }).click()
  await expect
    .poll(async () => (await hallOf(again.page)).settings)
    .toEqual({ ...DEFAULT_SETTINGS, name: 'Anna', language: 'de' })
  await expect(again.page.getByRole('button', { name: words.resetAll })).toBeDisabled()
  await again.page.keyboard.press('Escape')
  await expect(again.page.getByRole('dialog')).toHaveCount(0)
  await again.app.close()
})

test('the menu speaks the language of the program and follows the screen', async () => {
  const evening = await start()
  const { app, page } = evening
  for (const language of LANGUAGES) {
    const { settings } = await hallOf(page)
    await page.evaluate((set) => window.cercle.saveSettings(set), { ...settings, language })
    const { menu } = desktopWords(language)
    expect((await inMenu(evening, 'settings'))?.label).toBe(menu.settings)
    expect((await inMenu(evening, 'zoomIn'))?.label).toBe(menu.zoomIn)
  }
  await page.evaluate((set) => window.cercle.saveSettings(set), {
    ...(await hallOf(page)).settings,
    language: 'en' as const,
  })
  await page.reload()
  await expect.poll(() => inMenu(evening, 'archive')).toMatchObject({ enabled: true })
  await newDuel(page)
  await expect.poll(() => inMenu(evening, 'open')).toMatchObject({ enabled: false })
  expect(await inMenu(evening, 'rules')).toMatchObject({ enabled: true })
  await choose(evening, 'settings')
  await expect(page.getByRole('dialog', { name: texts.settings.title })).toBeVisible()
  await choose(evening, 'rules')
  await expect(page.getByRole('dialog', { name: texts.settings.title })).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: new RegExp(texts.rules.open) })).toBeVisible()
  await choose(evening, 'sound')
  await expect.poll(() => inMenu(evening, 'sound')).toMatchObject({ checked: true })
  await choose(evening, 'hall')
  await expect(page.getByRole('button', { name: texts.hall.newDuel })).toBeVisible()
  await expect.poll(() => inMenu(evening, 'hall')).toMatchObject({ enabled: false })
  await app.close()
})

test('everything can be made larger and smaller, and stays so', async () => {
  const evening = await start()
  const { app, page, data } = evening
  const zoomed = ({ app: program }: Evening) =>
    program.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.getZoomFactor(),
    )
  await choose(evening, 'zoomIn')
  await expect.poll(() => zoomed(evening)).toBeCloseTo(1.1)
  await choose(evening, 'zoomIn')
  await expect.poll(() => zoomed(evening)).toBeCloseTo(1.25)
  await expect.poll(async () => (await hallOf(page)).settings.zoom).toBe(1.25)
  // the window knows it too, and does not put it back with the next change
  await page.getByRole('button', { name: texts.settings.open }).click()
  await page
    .getByRole('group', { name: texts.settings.light, exact: true })
    .getByText(texts.settings.lights.day, { exact: true })
    .click()
  await expect
    .poll(async () => (await hallOf(page)).settings)
    .toMatchObject({ light: 'day', zoom: 1.25 })
  await app.close()
  const again = await restarted(data)
  await expect.poll(() => zoomed(again)).toBeCloseTo(1.25)
  await choose(again, 'zoomReset')
  await expect.poll(() => zoomed(again)).toBeCloseTo(1)
  await choose(again, 'zoomOut')
  await expect.poll(() => zoomed(again)).toBeCloseTo(0.9)
  await again.app.close()
})

test('the window comes back where it was, and to where it can be seen', async () => {
  const { app, data } = await start()
  const boundsOf = ({ app: program }: Pick<Evening, 'app'>) =>
    program.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds())
  const place = { x: 30, y: 40, width: 1100, height: 700 }
  await app.evaluate(
    ({ BrowserWindow }, wish) => BrowserWindow.getAllWindows()[0]?.setBounds(wish),
    place,
  )
  await expect.poll(() => boundsOf({ app })).toEqual(place)
  await app.close()
  const again = await restarted(data)
  await expect.poll(() => boundsOf(again)).toEqual(place)
  await again.app.close()

  // as after a display was taken away
  const store = openArchive(join(data, 'cercle.db'))
  saveValue(store, 'window', { ...place, x: 9_000, y: 9_000, isMaximised: false })
  closeStore(store)
  const last = await restarted(data)
  const area = await last.app.evaluate(({ screen }) => screen.getPrimaryDisplay().workArea)
  const found = await boundsOf(last)
  expect(found).toMatchObject({ width: 1100, height: 700 })
  expect((found?.x ?? -1) >= area.x && (found?.x ?? 0) < area.x + area.width).toBe(true)
  expect((found?.y ?? -1) >= area.y && (found?.y ?? 0) < area.y + area.height).toBe(true)
  await last.app.close()
})

test('on a small screen, as 1366 × 768 at 125 %, the window fits, and all of Hall and table can be reached', async () => {
  test.skip(process.platform !== 'linux', 'the screen is an Xvfb')
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1093x574x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const pipe = screen.stdio[3]
  if (!(pipe instanceof Readable)) throw new Error('no screen')
  const [number] = await once(pipe, 'data')
  const data = newData()
  const store = openArchive(join(data, 'cercle.db'))
  saveSettings(store, AT_ONCE)
  closeStore(store)
  const { app, page } = await restarted(data, { DISPLAY: `:${String(number).trim()}` })
  const bounds = await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.getBounds(),
  )
  expect(bounds?.width).toBeLessThanOrEqual(1093)
  expect(bounds?.height).toBeLessThanOrEqual(574)
  expect(await faultsOf(page)).toEqual([])
  const sitting = await newDuel(page)
  await playUntil(page, sitting, byMouse, ({ choices }) => choices.length > 1)
  expect(await faultsOf(page)).toEqual([])
  await app.close()
  screen.kill()
})

/** Packages whose modules the program's own sources name, and all that these need while it runs. */
function importedPackages(): ReadonlySet<string> {
  const files = ['src/main', 'src/preload', 'src/renderer', 'src/shared'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(
        (entry) =>
          entry.isFile() &&
          /\.(ts|vue)$/.test(entry.name) &&
          !entry.parentPath.includes('main/cli'),
      )
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')),
  )
  const named = files
    .flatMap((text) => [
      ...text.matchAll(/^(?:import (?!type )(?:.* from )?|\} from )'([^'.][^']*)'/gm),
    ])
    .map(([, path = '']) => path)
    .filter((path) => !path.startsWith('node:'))
  return new Set(
    named.map((path) =>
      path
        .split('/')
        .slice(0, path.startsWith('@') ? 2 : 1)
        .join('/'),
    ),
  )
}

test('About lists every package that is shipped, with the text of its licence', async () => {
  const evening = await start()
  const { app, page, data } = evening
  await page.getByRole('button', { name: texts.house.open }).click()
  const sheet = page.getByRole('dialog', { name: texts.house.title })
  await expect(sheet.getByText(data, { exact: false })).toBeVisible()
  const told = new Set(await sheet.locator('[data-package]').allTextContents())
  for (const name of importedPackages()) expect(told, name).toContain(name)
  const answer = await page.evaluate(() => window.cercle.loadAbout())
  const notices = answer.ok ? answer.value.notices : null
  expect(notices?.packages.map(({ name }) => name).toSorted()).toEqual([...told].toSorted())
  for (const { name, version, text } of notices?.packages ?? []) {
    expect(version, name).toBe(
      JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version,
    )
    expect(text.length, name).toBeGreaterThan(500)
  }
  // nothing that only builds or tests it
  for (const name of ['vite', 'vitest', 'typescript', 'electron-builder', '@playwright/test'])
    expect(told).not.toContain(name)
  await sheet.locator('summary', { hasText: 'better-sqlite3' }).click()
  await expect(sheet.getByText(/Copyright .* Joshua Wise/)).toBeVisible()
  await expect(sheet.getByText('David Bellot', { exact: false }).first()).toBeVisible()
  await app.close()
})

/**
 * A file manager that writes down which folder it was to show; elsewhere than on Linux the system
 * opens folders itself.
 */
function newFileManager() {
  const folder = newData()
  const shown = join(folder, 'shown')
  writeFileSync(join(folder, 'xdg-open'), `#!/bin/sh\nprintf %s "$1" > "${shown}"\n`, {
    mode: 0o755,
  })
  return {
    path: `${folder}${delimiter}${process.env['PATH'] ?? ''}`,
    opened: () => (existsSync(shown) ? readFileSync(shown, 'utf8') : ''),
  }
}

test('the report says what failed and no card, name or folder; the data folder is opened', async () => {
  const manager = newFileManager()
  const evening = await start(newData(), { name: 'Maximiliane' }, { PATH: manager.path })
  const { app, page, data } = evening
  const sitting = await newDuel(page)
  await playUntil(page, sitting, byMouse, (scene) => scene.log.length > 12)
  await page.evaluate(async () => {
    await window.cercle.act({ do: 'play', card: 'KH' }, false)
    setTimeout(() => {
      throw new TypeError('Maximiliane has lost the KH')
    })
    void Promise.reject(new RangeError('and the 10S'))
  })
  await app.evaluate(({ clipboard }) => {
    Reflect.set(clipboard, 'writeText', (text: string) => Reflect.set(globalThis, 'copied', text))
  })
  await choose(evening, 'about')
  await page.getByRole('button', { name: texts.house.showReport }).click()
  const report = page.getByRole('region', { name: texts.house.showReport })
  await expect(report).toContainText('failed where=window error=TypeError')
  await expect(report).toContainText('failed where=window error=RangeError')
  await page.getByRole('button', { name: texts.house.copyReport }).click()
  await expect(page.getByText(texts.house.copied).first()).toBeVisible()
  await page.getByRole('button', { name: texts.house.openFolder }).click()
  if (process.platform === 'linux') await expect.poll(manager.opened).toBe(data)
  const text = await app.evaluate((): string => Reflect.get(globalThis, 'copied'))
  expect(text).toContain('Electron')
  expect(text).toMatch(/start cercle=\d/)
  expect(text).not.toMatch(/Maximiliane|Odile|\b(10|[2-9KQJA])[SHDC]\b/)
  expect(text).not.toContain(data)
  await app.close()
  const log = readFileSync(join(data, 'log', 'cercle.log'), 'utf8')
  expect(log).toMatch(/ end\n$/)
  expect(log).not.toMatch(/Maximiliane|\b(10|[2-9KQJA])[SHDC]\b/)
})

test('a name without an ending gets the one of its kind, and a file of that name is only replaced when asked', async () => {
  const { app, page, data } = await start()
  await app.evaluate(
    ({ dialog }, path) => {
      const asked: unknown[] = []
      Object.assign(globalThis, { asked, response: 1 })
      Reflect.set(dialog, 'showSaveDialog', () =>
        Promise.resolve({ canceled: false, filePath: path }),
      )
      Reflect.set(dialog, 'showMessageBox', (...all: readonly unknown[]) => {
        asked.push(all.at(-1))
        return Promise.resolve({ response: Number(Reflect.get(globalThis, 'response')) })
      })
    },
    join(data, 'abend 3.2'),
  )
  const exported = () =>
    page.evaluate(() =>
      window.cercle.exportStandings({ game: 'ecarte', person: 1, other: null, together: false }),
    )
  const file = join(data, 'abend 3.2.csv')
  expect(await exported()).toMatchObject({ ok: true, value: { file } })
  const table = readFileSync(file, 'utf8')
  writeFileSync(file, 'mine')
  expect(await exported()).toEqual({ ok: true, value: null })
  expect(readFileSync(file, 'utf8')).toBe('mine')
  await app.evaluate(() => Object.assign(globalThis, { response: 0 }))
  expect(await exported()).toMatchObject({ ok: true, value: { file } })
  expect(readFileSync(file, 'utf8')).toBe(table)
  const { dialogs } = desktopWords('en')
  const question = {
    message: dialogs.isThere('abend 3.2.csv'),
    buttons: [dialogs.replace, dialogs.cancel],
    defaultId: 1,
  }
  expect(await app.evaluate(() => Reflect.get(globalThis, 'asked'))).toMatchObject([
    question,
    question,
  ])

  const named = [
    ['abend.2026', 'abend.2026.csv'],
    ['Bass 3.', 'Bass 3..csv'],
    ['ABEND.CSV', 'ABEND.CSV'],
    ['.csv', '.csv.csv'],
  ] as const
  for (const [typed, whole] of named) {
    await app.evaluate(
      ({ dialog }, path) =>
        void Reflect.set(dialog, 'showSaveDialog', () =>
          Promise.resolve({ canceled: false, filePath: path }),
        ),
      join(data, typed),
    )
    expect(await exported(), typed).toMatchObject({ ok: true, value: { file: join(data, whole) } })
  }
  await app.close()
})

for (const language of LANGUAGES)
  test(`dialogs for files have title, kinds and names in ${language}`, async () => {
    const { app, page } = await start(newData(), { language })
    const { dialogs } = desktopWords(language)
    await app.evaluate(({ dialog }) => {
      const asked: unknown[] = []
      Reflect.set(globalThis, 'asked', asked)
      const note = (...all: readonly unknown[]) => {
        asked.push(all.at(-1))
        return Promise.resolve({ canceled: true, filePath: '', filePaths: [] })
      }
      Reflect.set(dialog, 'showOpenDialog', note)
      Reflect.set(dialog, 'showSaveDialog', note)
    })
    await page.evaluate(async () => {
      const filter = {
        shelf: 'counted',
        game: null,
        people: [],
        preset: null,
        from: null,
        until: null,
        result: null,
      }
      const rest = { counted: [], value: null, tag: null, noted: false, search: '', chosen: null }
      await window.cercle.openFile()
      await Reflect.apply(window.cercle.exportParties, null, [{ ...filter, ...rest }, 'json'])
      await window.cercle.copyElsewhere()
    })
    const asked: readonly Record<string, unknown>[] = await app.evaluate(() =>
      Reflect.get(globalThis, 'asked'),
    )
    expect(asked[0]).toMatchObject({
      title: dialogs.open,
      filters: [{ name: dialogs.kinds.records }, { name: dialogs.kinds.all, extensions: ['*'] }],
    })
    expect(asked[1]).toMatchObject({
      title: dialogs.save,
      filters: [{ name: dialogs.kinds.jsonl, extensions: ['jsonl'] }],
    })
    expect(String(asked[1]?.['defaultPath'])).toMatch(
      new RegExp(`${dialogs.parties} \\d{4}-\\d\\d-\\d\\d\\.jsonl$`),
    )
    expect(asked[2]).toMatchObject({ title: dialogs.folder, buttonLabel: dialogs.choose })
    await app.close()
  })
