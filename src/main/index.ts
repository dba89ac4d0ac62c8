// The entry point of the program: puts its parts together.
import { type BrowserWindow, Menu, type WebContents, app } from 'electron'
import { join, resolve } from 'node:path'
import type { Answer, News } from '../shared/bridge.ts'
import { DEFAULT_SETTINGS, type Language, type Settings } from '../shared/settings.ts'
import { troubles } from '../shared/words/en/troubles.ts'
import { TAGS } from '../shared/words/tags.ts'
import { registerBridge, pushEvening, pushNews, pushScene } from './bridge.ts'
import { type CallRouter, createCallRouter } from './calls.ts'
import type { AppContext } from './calls/context.ts'
import { type MainDesktopShell, createDesktopShell } from './desktop/shell.ts'
import { type Log, createLog } from './desktop/log.ts'
import { windowBoundsSchema } from './desktop/window-bounds.ts'
import {
  findRecordPaths,
  getOwnArguments,
  getSystemLanguage,
  printError,
  reportMissingLock,
} from './launch.ts'
import { type Shutdown, createShutdown } from './shutdown.ts'
import { type DataFile, openDataFile } from './backup/data-file.ts'
import type { ReadStore } from './store/open.ts'
import { loadValue, loadSettings, saveValue } from './store/settings.ts'
import { createWindow, findDrawings, getPageOrigin, registerScheme } from './window.ts'
import { type Workers, createWorkers } from './workers.ts'

/** Delay before background work starts, so that it does not compete with the first paint (ms). */
const BACKGROUND_WORK_DELAY_MS = 2_000

/** Answer to every call while the program ends. */
const SHUTTING_DOWN: Answer<never> = { ok: false, refused: { code: 'notNow' } }

const out = join(import.meta.dirname, '..')

/** The parts of the program that come after those which use them: null until they exist. */
interface RunningApp {
  window: BrowserWindow | null
  calls: CallRouter | null
}

/** The parts that calls and shutdown use alike. */
type Parts = Workers & Pick<AppContext, 'data' | 'reportError'>

/** Starts the program, part by part; the window comes last. */
function startApp(): void {
  if (!prepareElectron()) return
  const running: RunningApp = { window: null, calls: null }
  const log = createLog(getLogFile(), now)
  const reportError = logErrors(running, log)
  const data = openData()
  const workers = createWorkers({
    ...{ data, now, reportError },
    sendNews: (news) => sendNews(running, news),
    isAway: () => running.calls?.isAway() !== false,
  })
  const desktop = createDesktop(running, data, log)
  const parts = { data, ...workers, reportError }
  const calls = createCalls(running, parts, desktop)
  running.calls = calls
  log.logStart({ cercle: app.getVersion(), testBuild: IS_TEST_BUILD, ...desktop.runtimes })
  const shutdown = prepareShutdown(running, parts, calls, log)
  openBridge(running, shutdown, calls)
  listenToDesktop(running, shutdown, calls)
  void app.whenReady().then(() => {
    const window = openWindow(data, desktop, log)
    running.window = window
    shutdown.watchWindow(window)
    desktop.attachWindow(window)
    window.webContents.once('did-finish-load', () => {
      setTimeout(workers.start, BACKGROUND_WORK_DELAY_MS).unref()
      void openNamedRecord(process.argv, process.cwd(), calls)
    })
    // the desktop session ends without waiting
    window.on('session-end', () => data.close())
  })
}

/** True with another Electron than the pinned one. */
const IS_TEST_BUILD = process.versions['electron']?.split('.')[0] !== __ELECTRON_MAJOR__

const now = (): number => Date.now()

const getLogFile = (): string => join(app.getPath('userData'), 'log', 'cercle.log')

const sendNews = (running: RunningApp, news: News): void => pushNews(findPage(running), news)

const findWindow = ({ window }: RunningApp): BrowserWindow | null =>
  window === null || window.isDestroyed() ? null : window

const findPage = (running: RunningApp): WebContents | null =>
  findWindow(running)?.webContents ?? null

/** Sets up Electron before anything else; returns false if another instance is running. */
function prepareElectron(): boolean {
  const own = process.env['CERCLE_DATA']
  if (own !== undefined && own !== '') app.setPath('userData', resolve(own))
  if (!app.requestSingleInstanceLock()) {
    app.exit(reportMissingLock(app.getPath('userData')))
    return false
  }
  // root can run Chromium only without its sandbox, with the switch on the command line
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
  registerScheme()
  // the menus come with the window: Electron would create its own before them
  Menu.setApplicationMenu(null)
  return true
}

/** Logs every error that nothing else catches; returns the function that reports one. */
function logErrors(running: RunningApp, log: Log): (error: unknown) => void {
  const reportError = (error: unknown): void => {
    printError(error)
    log.logError('main', error)
  }
  // Electron would block main with a box until it is closed; without a window nothing can go on
  process.on('uncaughtException', (error) => {
    reportError(error)
    if (running.window === null) app.exit(1)
  })
  process.on('unhandledRejection', reportError)
  app.on('render-process-gone', (_, __, { reason }) => log.logProcessGone('renderer', reason))
  app.on('child-process-gone', (_, { type, reason }) => log.logProcessGone(type, reason))
  return reportError
}

/** Opens the data file, and sets the language of the texts for date fields and the like. */
function openData(): DataFile {
  const data = openDataFile(join(app.getPath('userData'), 'cercle.db'))
  const fault = data.getFault()
  if (fault !== null) printError(troubles.storeTrouble(fault.why, fault.file))
  const system = getSystemLanguage()
  const language = fault === null ? getLanguageTag(data.getStore(), system) : system
  app.commandLine.appendSwitch('lang', language)
  return data
}

function createDesktop(running: RunningApp, data: DataFile, log: Log): MainDesktopShell {
  const getSettings = (): Settings | null => readSettings(data)
  return createDesktopShell({
    getWindow: () => findWindow(running),
    getSettings,
    changeSettings(part) {
      const before = getSettings()
      if (before === null) return
      const settings = { ...before, ...part }
      const answer = running.calls?.handleCall('saveSettings', [settings])
      if (answer !== undefined && !(answer instanceof Promise) && answer.ok)
        sendNews(running, { news: 'settings', settings })
    },
    sendNews: (news) => sendNews(running, news),
    systemLanguage: getSystemLanguage(),
    folder: out,
    log,
  })
}

function createCalls(running: RunningApp, parts: Parts, desktop: MainDesktopShell): CallRouter {
  return createCallRouter({
    ...parts,
    desktop,
    drawings: findDrawings(out),
    makePdf: async (page) => (await import('./desktop/pdf.ts')).makePdf(page),
    now,
    version: app.getVersion(),
    testBuild: IS_TEST_BUILD,
    systemLanguage: getSystemLanguage(),
    loadDialogs: async () =>
      (await import('./dialogs.ts')).createDialogs(
        () => findWindow(running),
        async () => (await desktop.loadWords()).dialogs,
      ),
    // computed only when something is written: it takes 10 ms
    get zone() {
      return Intl.DateTimeFormat().resolvedOptions().timeZone
    },
    sendNews: (news) => sendNews(running, news),
    publishScene: (scene) => pushScene(findPage(running), scene),
    publishEvening: (evening) => pushEvening(findPage(running), evening),
  })
}

function prepareShutdown(
  running: RunningApp,
  { data, aiClient, maintenance, closeJudging, reportError }: Parts,
  calls: CallRouter,
  log: Log,
): Shutdown {
  return createShutdown({
    async finishWork() {
      calls.close()
      const [hasEnded] = await Promise.all([maintenance.stop(), aiClient.close(), closeJudging()])
      data.close()
      log.logEnd()
      // everything is written; any other way of ending would wait for the blocked thread
      if (!hasEnded) process.kill(process.pid, 'SIGKILL')
    },
    skipLastCopy: maintenance.skipLastCopy,
    announceShutdown: (startsAgain) => sendNews(running, { news: 'closing', startsAgain }),
    reportError,
  })
}

/** Answers the calls of the window; while the program ends, only that which cancels a task. */
function openBridge(running: RunningApp, shutdown: Shutdown, calls: CallRouter): void {
  registerBridge(
    () => findPage(running),
    getPageOrigin(),
    (name, args) =>
      shutdown.isUnderWay() && name !== 'cancelTask' ? SHUTTING_DOWN : calls.handleCall(name, args),
  )
}

/** Follows the desktop: a second start, a file opened with the program, the last window closed. */
function listenToDesktop(running: RunningApp, shutdown: Shutdown, calls: CallRouter): void {
  app.on('second-instance', (_, argv, folder) => {
    const open = findWindow(running)
    if (open?.isMinimized() === true) open.restore()
    open?.focus()
    // what is under way is finished first: a second start then gets a new window, with the switches
    // of this process, since those of another command line might change what Chromium protects
    if (open === null || shutdown.isUnderWay())
      return shutdown.relaunchAfterwards([...getOwnArguments(), ...findRecordPaths(argv, folder)])
    void openNamedRecord(argv, folder, calls)
  })
  app.on('open-file', (event, path) => {
    event.preventDefault()
    if (shutdown.isUnderWay()) shutdown.relaunchAfterwards([...getOwnArguments(), path])
    else void calls.openFile(path)
  })
  app.on('window-all-closed', () => app.quit())
}

function openWindow(data: DataFile, desktop: MainDesktopShell, log: Log): BrowserWindow {
  const isUsable = data.getFault() === null
  return createWindow(out, {
    savedBounds: isUsable ? loadValue(data.getStore(), 'window', windowBoundsSchema) : null,
    saveBounds(bounds) {
      if (data.getFault() !== null) return
      // failing to save the bounds is not worth an error: on a full disk, a locked file, or one
      // closed by the end of the session
      try {
        saveValue(data.getStore(), 'window', bounds)
      } catch (error) {
        log.logError('main', error)
      }
    },
    zoom: (readSettings(data) ?? DEFAULT_SETTINGS).zoom,
    loadCrashPage: async () => ({
      words: (await desktop.loadWords()).crash,
      tag: TAGS[desktop.getLanguage()],
      log: getLogFile(),
    }),
  })
}

/** Returns the settings; null while the data file cannot be used. */
const readSettings = (data: DataFile): Settings | null =>
  data.getFault() === null ? loadSettings(data.getStore()) : null

/** Opens the record named on a command line, if there is one. */
async function openNamedRecord(
  argv: readonly string[],
  folder: string,
  calls: { openFile(path: string): Promise<void> },
): Promise<void> {
  const [named] = findRecordPaths(argv, folder)
  if (named !== undefined) await calls.openFile(named)
}

function getLanguageTag(db: ReadStore, system: Language): string {
  const { language } = loadSettings(db)
  return TAGS[language === 'system' ? system : language]
}

if (process.platform === 'linux' && !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY']) {
  process.stderr.write(`${troubles.noDisplay}\n`)
  app.exit(2)
} else startApp()
