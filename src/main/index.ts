// Starts the program: a table of contents.
import { type BrowserWindow, Menu, app } from 'electron'
import { accessSync, constants, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Answer, News } from '../shared/bridge.ts'
import { DEFAULT_SETTINGS, type Language, LANGUAGES, type Settings } from '../shared/settings.ts'
import { troubles } from '../shared/words/en/troubles.ts'
import { TAGS } from '../shared/words/tags.ts'
import { registerBridge, pushEvening, pushNews, pushScene } from './bridge.ts'
import { createCallRouter } from './calls.ts'
import { escapeControls } from './cli/terminal.ts'
import { createDesktopShell } from './desktop/shell.ts'
import { createLog } from './desktop/log.ts'
import { windowBoundsSchema } from './desktop/window-bounds.ts'
import { createShutdown } from './shutdown.ts'
import { createArchiveClient } from './archive-client.ts'
import { createMaintenance } from './backup/maintenance.ts'
import { openDataFile } from './backup/data-file.ts'
import type { ReadStore } from './store/open.ts'
import { loadValue, loadSettings, saveValue } from './store/settings.ts'
import { createAiClient } from './table/ai-client.ts'
import { createWindow, getPageOrigin, registerScheme } from './window.ts'

/** The longest a computer player may think before the rule book chooses in its place. */
const AI_TIME_LIMIT_MS = 5_000

/** Milliseconds after the first picture in which nothing else is done. */
const BACKGROUND_WORK_DELAY_MS = 2_000

/** What the window is answered while the program ends. */
const SHUTTING_DOWN: Answer<never> = { ok: false, refused: { code: 'notNow' } }

const out = join(import.meta.dirname, '..')

if (process.platform === 'linux' && !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY']) {
  process.stderr.write(`${troubles.noDisplay}\n`)
  app.exit(2)
} else startApp()

function startApp(): void {
  const own = process.env['CERCLE_DATA']
  if (own !== undefined && own !== '') app.setPath('userData', resolve(own))
  if (!app.requestSingleInstanceLock()) return app.exit(reportMissingLock(app.getPath('userData')))
  // root can only run Chromium without its sandbox, and says so on the command line
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
  registerScheme()
  // the menus come with the window: Electron's own would be made before them
  Menu.setApplicationMenu(null)
  let window: BrowserWindow | null = null
  const getWindow = () => (window === null || window.isDestroyed() ? null : window)
  const getWebContents = () => getWindow()?.webContents ?? null
  const sendNews = (news: News): void => pushNews(getWebContents(), news)

  const logFile = join(app.getPath('userData'), 'log', 'cercle.log')
  const log = createLog(logFile, () => Date.now())
  const reportError = (error: unknown): void => {
    printError(error)
    log.logError('main', error)
  }
  // Electron would show a box that stops main until it is closed; without a window there is nothing to go on with
  process.on('uncaughtException', (error) => {
    reportError(error)
    if (window === null) app.exit(1)
  })
  process.on('unhandledRejection', reportError)
  app.on('render-process-gone', (_, __, { reason }) => log.logProcessGone('renderer', reason))
  app.on('child-process-gone', (_, { type, reason }) => log.logProcessGone(type, reason))

  const data = openDataFile(join(app.getPath('userData'), 'cercle.db'))
  const fault = data.getFault()
  const getSettings = (): Settings | null => (data.getFault() === null ? loadSettings(data.getStore()) : null)
  if (fault !== null) printError(troubles.storeTrouble(fault.why, fault.file))
  const systemLanguage = pickLanguage(app.getPreferredSystemLanguages())
  // fields for dates and the like follow the language of the texts
  app.commandLine.appendSwitch(
    'lang',
    fault === null ? getLanguageTag(data.getStore(), systemLanguage) : systemLanguage,
  )
  const now = () => Date.now()
  const aiClient = createAiClient(join(import.meta.dirname, 'ai-worker.cjs'), AI_TIME_LIMIT_MS)
  const archiveClient = createArchiveClient(join(import.meta.dirname, 'archive-worker.cjs'), (progress) =>
    sendNews({ news: 'progress', progress }),
  )
  const maintenance = createMaintenance({
    ...{ data, archivist: archiveClient, now, onError: reportError },
    onDamaged: () => sendNews({ news: 'refused', refused: data.getRefusal() }),
    onBackupFailed: () => sendNews({ news: 'backupFailed' }),
    onFindings: (found) => sendNews({ news: 'found', report: found }),
  })
  const [version, testBuild] = [app.getVersion(), process.versions['electron']?.split('.')[0] !== __ELECTRON_MAJOR__]
  function changeSettings(part: Partial<Settings>): void {
    const before = getSettings()
    if (before === null) return
    const after = { ...before, ...part }
    const answer = calls.handleCall('saveSettings', [after])
    if (!(answer instanceof Promise) && answer.ok) sendNews({ news: 'settings', settings: after })
  }
  const desktop = createDesktopShell({
    ...{ getWindow, getSettings, changeSettings, sendNews, systemLanguage, folder: out, log },
  })
  const calls = createCallRouter({
    ...{ data, aiClient, archiveClient, maintenance, desktop, now, sendNews, reportError, version, testBuild },
    loadDialogs: async () => (await import('./dialogs.ts')).createDialogs(getWindow, () => desktop.getWords().dialogs),
    // asked when something is written down: it takes a hundredth of a second
    get zone() {
      return Intl.DateTimeFormat().resolvedOptions().timeZone
    },
    publishScene: (scene) => pushScene(getWebContents(), scene),
    publishEvening: (evening) => pushEvening(getWebContents(), evening),
    systemLanguage,
  })
  log.logStart({ cercle: version, testBuild, ...desktop.runtimes })
  const shutdown = createShutdown({
    async finishWork() {
      calls.close()
      const [, hasEnded] = await Promise.all([aiClient.close(), maintenance.stop()])
      data.close()
      log.logEnd()
      // everything is written; any other way of ending would wait for the thread that hangs
      if (!hasEnded) process.kill(process.pid, 'SIGKILL')
    },
    skipLastCopy: maintenance.skipLastCopy,
    announceShutdown: (startsAgain) => sendNews({ news: 'closing', startsAgain }),
    reportError,
  })
  registerBridge(getWebContents, getPageOrigin(), (name, args) =>
    shutdown.isUnderWay() && name !== 'cancelTask' ? SHUTTING_DOWN : calls.handleCall(name, args),
  )

  app.on('second-instance', (_, argv, folder) => {
    const open = getWindow()
    if (open?.isMinimized() === true) open.restore()
    open?.focus()
    // what was under way comes to its end: whoever asks now gets a new window afterwards, with its own switches, since
    // those of another command line might change what Chromium protects
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
  void app.whenReady().then(() => {
    const db = fault === null ? data.getStore() : null
    window = createWindow(out, {
      savedBounds: db === null ? null : loadValue(db, 'window', windowBoundsSchema),
      saveBounds: (bounds) => {
        if (data.getFault() !== null) return
        // where it stood is not worth an error: on a full disk, a locked file, or one closed by the end of the session
        try {
          saveValue(data.getStore(), 'window', bounds)
        } catch (error) {
          log.logError('main', error)
        }
      },
      zoom: (getSettings() ?? DEFAULT_SETTINGS).zoom,
      getCrashPage: () => ({ words: desktop.getWords().crash, tag: TAGS[desktop.getLanguage()], log: logFile }),
    })
    shutdown.watchWindow(window)
    desktop.attachWindow(window)
    window.webContents.once('did-finish-load', () => {
      setTimeout(maintenance.start, BACKGROUND_WORK_DELAY_MS).unref()
      void openNamedRecord(process.argv, process.cwd(), calls)
    })
    // the desktop goes down and waits for nobody
    window.on('session-end', () => data.close())
  })
}

/**
 * Why this start ends, as its exit status: 0 where another instance has the lock and shows its window, 1 where no lock can
 * be had since nothing may be written in the data folder.
 */
function reportMissingLock(folder: string): number {
  try {
    accessSync(folder, constants.W_OK)
    // where a file is in its place no lock can be had either
    readdirSync(folder)
    return 0
  } catch {
    printError(troubles.folderTrouble(folder))
    return 1
  }
}

function printError(error: unknown): void {
  process.stderr.write(`cercle: ${escapeControls(String(error))}\n`)
}

/** Opens the record named on a command line, if one is. */
async function openNamedRecord(
  argv: readonly string[],
  folder: string,
  calls: { openFile(path: string): Promise<void> },
): Promise<void> {
  const [named] = findRecordPaths(argv, folder)
  if (named !== undefined) await calls.openFile(named)
}

const isRecordPath = (argument: string): boolean =>
  /\.(jsonl|json|txt|pbn)$/i.test(argument) && !argument.startsWith('-')

/** The paths of the records that a command line names. */
const findRecordPaths = (argv: readonly string[], folder: string): readonly string[] =>
  argv
    .slice(1)
    .filter(isRecordPath)
    .map((one) => resolve(folder, one))

/** What this program was started with, but for the records. */
const getOwnArguments = (): readonly string[] => process.argv.slice(1).filter((one) => !isRecordPath(one))

/** The first language of the desktop that Cercle speaks. */
function pickLanguage(preferred: readonly string[]): Language {
  const spoken = preferred.map((tag) => LANGUAGES.find((one) => tag.toLowerCase().startsWith(one)))
  return spoken.find((one) => one !== undefined) ?? 'en'
}

function getLanguageTag(db: ReadStore, system: Language): string {
  const { language } = loadSettings(db)
  return TAGS[language === 'system' ? system : language]
}
