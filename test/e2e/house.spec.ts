// The house around the table: the closed window, one instance, a data file in trouble, no screen.
import { expect, test } from '@playwright/test'
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CALL_NAMES } from '../../src/shared/bridge.ts'
import { type Evening, asRoot, newData, start, texts } from './evening.ts'

test('the page is sandboxed and isolated, and cannot leave', async () => {
  const { app, page } = await start()
  const preferences = await app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    const set: unknown =
      contents === undefined ? null : Reflect.apply(Reflect.get(contents, 'getLastWebPreferences'), contents, [])
    return JSON.stringify(set)
  })
  expect(JSON.parse(preferences)).toMatchObject({ sandbox: true, contextIsolation: true, nodeIntegration: false })
  const reached = await page.evaluate(async () => ({
    node: [
      typeof Reflect.get(window, 'require'),
      typeof Reflect.get(window, 'process'),
      typeof Reflect.get(window, 'ipcRenderer'),
    ],
    net: await fetch('https://example.org/').then(
      () => 'reached',
      () => 'refused',
    ),
    file: await fetch('file:///etc/hostname').then(
      () => 'reached',
      () => 'refused',
    ),
    script: (() => {
      const script = document.createElement('script')
      script.textContent = 'window.stolen = 1'
      document.body.append(script)
      return Reflect.get(window, 'stolen') ?? 'refused'
    })(),
    keys: Object.keys(window.cercle).toSorted(),
  }))
  expect(reached).toMatchObject({
    node: ['undefined', 'undefined', 'undefined'],
    net: 'refused',
    file: 'refused',
    script: 'refused',
  })
  const names = [...CALL_NAMES, 'onNews', 'onScene'].toSorted()
  expect(reached.keys).toEqual(names)
  const wishes = [
    'location.href = "https://example.org/"',
    'location.href = "file:///etc/hostname"',
    'void window.open("https://example.org/")',
  ]
  const after = await app.evaluate(async ({ BrowserWindow }, scripts) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    for (const script of scripts) await contents?.executeJavaScript(`${script}; 0`)
    await new Promise((resolve) => setTimeout(resolve, 500))
    return { windows: BrowserWindow.getAllWindows().length, shown: contents?.getURL() }
  }, wishes)
  expect(after).toEqual({ windows: 1, shown: 'app://cercle/' })
  await app.close()
})

/** Runs the program without Playwright and answers how it ended. */
function run(environment: Record<string, string | undefined>): Promise<{ code: number | null; said: string }> {
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
      evening.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map((one) => one.isMinimized())),
    )
    .toEqual([false])
  await evening.app.close()
})

test('a data file that is none is named, left alone, and nothing can be played', async () => {
  const data = newData()
  const file = join(data, 'cercle.db')
  writeFileSync(file, 'my shopping list\n')
  const { app, page } = await start(data)
  await expect(page.getByText(file)).toBeVisible()
  await expect(page.getByRole('button', { name: texts.hall.newDuel })).toHaveCount(0)
  await app.close()
  expect(readFileSync(file, 'utf8')).toBe('my shopping list\n')
})

test('without a screen it says so on one line, with the command that works', async () => {
  const { code, said } = await run({ DISPLAY: undefined, WAYLAND_DISPLAY: undefined, CERCLE_DATA: newData() })
  expect(code).toBe(2)
  expect(said.split('\n').filter((line) => line.includes('xvfb-run'))).toHaveLength(1)
})
