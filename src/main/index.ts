// Starts the program: a table of contents.
import { type BrowserWindow, Menu, app } from 'electron'
import { join } from 'node:path'
import { type Language, LANGUAGES } from '../shared/bridge.ts'
import { headless } from '../shared/words/en/headless.ts'
import { openBridge, pushScene } from './bridge.ts'
import { openCalls } from './calls.ts'
import { type WriteStore, StoreFault, closeStore, openStore } from './store/open.ts'
import { openThinking } from './table/thinking.ts'
import { openWindow, pageOrigin, registerScheme } from './window.ts'

/** The longest a computer player may think before the rule book chooses in its place. */
const THINKING_LIMIT = 5_000

const out = join(import.meta.dirname, '..')

if (process.platform === 'linux' && !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY']) {
  process.stderr.write(`${headless.noDisplay}\n`)
  app.exit(2)
} else start()

function start(): void {
  const data = process.env['CERCLE_DATA']
  if (data !== undefined && data !== '') app.setPath('userData', data)
  if (!app.requestSingleInstanceLock()) return app.exit(0)
  // root can only run Chromium without its sandbox, and says so on the command line
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
  registerScheme()
  Menu.setApplicationMenu(null)
  let window: BrowserWindow | null = null
  const contents = () => (window === null || window.isDestroyed() ? null : window.webContents)
  const report = (error: unknown): void => void process.stderr.write(`cercle: ${String(error)}\n`)

  const store = openData(join(app.getPath('userData'), 'cercle.db'))
  if (store instanceof StoreFault) report(headless.storeTrouble(store.why, store.file))
  const thinking = openThinking(join(import.meta.dirname, 'thinker.js'), THINKING_LIMIT)
  const calls = openCalls({
    store,
    thinking,
    now: () => Date.now(),
    publish: (scene) => pushScene(contents(), scene),
    failed: report,
    systemLanguage: languageOf(app.getPreferredSystemLanguages()),
    version: app.getVersion(),
    testBuild: process.versions['electron']?.split('.')[0] !== __ELECTRON_MAJOR__,
  })
  openBridge(contents, pageOrigin(), calls.answer)

  app.on('second-instance', () => {
    if (window?.isMinimized()) window.restore()
    window?.focus()
  })
  app.on('window-all-closed', () => app.quit())
  app.on('will-quit', () => {
    calls.close()
    void thinking.close()
    if (!(store instanceof StoreFault)) closeStore(store)
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => app.quit())
  void app.whenReady().then(() => {
    window = openWindow(out)
  })
}

/** The data file, or why it cannot be used: the window says so then. */
function openData(file: string): WriteStore | StoreFault {
  try {
    return openStore(file)
  } catch (error) {
    if (error instanceof StoreFault) return error
    throw error
  }
}

/** The first language of the desktop that Cercle speaks. */
function languageOf(preferred: readonly string[]): Language {
  const spoken = preferred.map((tag) => LANGUAGES.find((one) => tag.toLowerCase().startsWith(one)))
  return spoken.find((one) => one !== undefined) ?? 'en'
}
