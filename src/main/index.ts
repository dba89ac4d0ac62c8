// The entry point of the program: puts its parts together.
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

/** Longest time a computer player may take before the rulebook player chooses instead (ms). */
const AI_TIME_LIMIT_MS = 5_000

/** Delay before background work starts, so that it does not compete with the first paint (ms). */
const BACKGROUND_WORK_DELAY_MS = 2_000

/** Answer to every call while the program ends. */
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
  // root can run Chromium only without its sandbox, with the switch on the command line
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
  registerScheme()
  // the menus come with the window: Electron would create its own before them
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
  // Electron would show a box that blocks main until it is closed; without a window nothing can go
  // on
  process.on('uncaughtException', (error) => {
    reportError(error)
    if (window === null) app.exit(1)
  })
  process.on('unhandledRejection', reportError)
  app.on('render-process-gone', (_, __, { reason }) => log.logProcessGone('renderer', reason))
  app.on('child-process-gone', (_, { type, reason }) => log.logProcessGone(type, reason))

  const data = openDataFile(join(app.getPath('userData'), 'cercle.db'))
  const fault = data.getFault()
  const getSettings = (): Settings | null =>
    data.getFault() === null ? loadSettings(data.getStore()) : null
  if (fault !== null) printError(troubles.storeTrouble(fault.why, fault.file))
  const systemLanguage = pickLanguage(app.getPreferredSystemLanguages())
  // date fields and the like follow the language of the texts
  app.commandLine.appendSwitch(
    'lang',
    fault === null ? getLanguageTag(data.getStore(), systemLanguage) : systemLanguage,
  )
  const now = () => Date.now()
  const aiClient = createAiClient(join(import.meta.dirname, 'ai-worker.cjs'), AI_TIME_LIMIT_MS)
  const archiveClient = createArchiveClient(
    join(import.meta.dirname, 'archive-worker.cjs'),
    (progress) => sendNews({ news: 'progress', progress }),
  )
  const maintenance = createMaintenance({
    data,
    archivist: archiveClient,
    now,
    onError: reportError,
    onDamaged: () => sendNews({ news: 'refused', refused: data.getRefusal() }),
    onBackupFailed: () => sendNews({ news: 'backupFailed' }),
    onFindings: (found) => sendNews({ news: 'found', report: found }),
  })
  const [version, testBuild] = [
    app.getVersion(),
    process.versions['electron']?.split('.')[0] !== __ELECTRON_MAJOR__,
  ]
  function changeSettings(part: Partial<Settings>): void {
    const before = getSettings()
    if (before === null) return
    const after = { ...before, ...part }
    const answer = calls.handleCall('saveSettings', [after])
    if (!(answer instanceof Promise) && answer.ok) sendNews({ news: 'settings', settings: after })
  }
  const desktop = createDesktopShell({
    getWindow,
    getSettings,
    changeSettings,
    sendNews,
    systemLanguage,
    folder: out,
    log,
  })
  const calls = createCallRouter({
    data,
    aiClient,
    archiveClient,
    maintenance,
    desktop,
    now,
    sendNews,
    reportError,
    version,
    testBuild,
    loadDialogs: async () =>
      (await import('./dialogs.ts')).createDialogs(getWindow, () => desktop.getWords().dialogs),
    // computed only when something is written: it takes 10 ms
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
      // everything is written; any other way of ending would wait for the blocked thread
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
  void app.whenReady().then(() => {
    const db = fault === null ? data.getStore() : null
    window = createWindow(out, {
      savedBounds: db === null ? null : loadValue(db, 'window', windowBoundsSchema),
      saveBounds: (bounds) => {
        if (data.getFault() !== null) return
        // failing to save the bounds is not worth an error: on a full disk, a locked file, or one
        // closed by the end of the session
        try {
          saveValue(data.getStore(), 'window', bounds)
        } catch (error) {
          log.logError('main', error)
        }
      },
      zoom: (getSettings() ?? DEFAULT_SETTINGS).zoom,
      getCrashPage: () => ({
        words: desktop.getWords().crash,
        tag: TAGS[desktop.getLanguage()],
        log: logFile,
      }),
    })
    shutdown.watchWindow(window)
    desktop.attachWindow(window)
    window.webContents.once('did-finish-load', () => {
      setTimeout(maintenance.start, BACKGROUND_WORK_DELAY_MS).unref()
      void openNamedRecord(process.argv, process.cwd(), calls)
    })
    // the desktop session ends without waiting
    window.on('session-end', () => data.close())
  })
}

/**
 * Returns the exit status of a start without the lock: 0 if another instance has the lock and shows
 * its window, 1 if no lock can be had since the data folder is not writable.
 */
function reportMissingLock(folder: string): number {
  try {
    accessSync(folder, constants.W_OK)
    // a file in the place of the folder also prevents a lock
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

/** Opens the record named on a command line, if there is one. */
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

/** Returns the paths of the records that a command line names. */
const findRecordPaths = (argv: readonly string[], folder: string): readonly string[] =>
  argv
    .slice(1)
    .filter(isRecordPath)
    .map((one) => resolve(folder, one))

/** Returns the arguments of this process, without the records. */
const getOwnArguments = (): readonly string[] =>
  process.argv.slice(1).filter((one) => !isRecordPath(one))

/** Returns the first language of the desktop that Cercle has. */
function pickLanguage(preferred: readonly string[]): Language {
  const spoken = preferred.map((tag) => LANGUAGES.find((one) => tag.toLowerCase().startsWith(one)))
  return spoken.find((one) => one !== undefined) ?? 'en'
}

function getLanguageTag(db: ReadStore, system: Language): string {
  const { language } = loadSettings(db)
  return TAGS[language === 'system' ? system : language]
}
