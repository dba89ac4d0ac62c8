// Starts the program: a table of contents.
import { type BrowserWindow, Menu, app } from 'electron'
import { accessSync, constants, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Answer, News } from '../shared/bridge.ts'
import { DEFAULT_SETTINGS, type Language, LANGUAGES, type Settings } from '../shared/settings.ts'
import { troubles } from '../shared/words/en/troubles.ts'
import { TAGS } from '../shared/words/tags.ts'
import { openBridge, pushEvening, pushNews, pushScene } from './bridge.ts'
import { openCalls } from './calls.ts'
import { escapeControls } from './cli/terminal.ts'
import { openDesk } from './desktop/desk.ts'
import { openLog } from './desktop/log.ts'
import { placeSchema } from './desktop/place.ts'
import { openEnding } from './ending.ts'
import { openArchivist } from './keeping/archivist-thread.ts'
import { openCaretaker } from './keeping/caretaker.ts'
import { openDataFile } from './keeping/data-file.ts'
import type { ReadStore } from './store/open.ts'
import { loadKept, loadSettings, saveKept } from './store/settings.ts'
import { openThinking } from './table/thinking.ts'
import { openWindow, pageOrigin, registerScheme } from './window.ts'

/** The longest a computer player may think before the rule book chooses in its place. */
const THINKING_LIMIT = 5_000

/** Milliseconds after the first picture in which nothing else is done. */
const PEACE = 2_000

/** What the window is answered while the program ends. */
const NOT_NOW: Answer<never> = { ok: false, refused: { code: 'notNow' } }

const out = join(import.meta.dirname, '..')

if (process.platform === 'linux' && !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY']) {
  process.stderr.write(`${troubles.noDisplay}\n`)
  app.exit(2)
} else start()

function start(): void {
  const own = process.env['CERCLE_DATA']
  if (own !== undefined && own !== '') app.setPath('userData', resolve(own))
  if (!app.requestSingleInstanceLock()) return app.exit(reportMissingLock(app.getPath('userData')))
  // root can only run Chromium without its sandbox, and says so on the command line
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
  registerScheme()
  // the menus come with the window: Electron's own would be made before them
  Menu.setApplicationMenu(null)
  let window: BrowserWindow | null = null
  const shown = () => (window === null || window.isDestroyed() ? null : window)
  const contents = () => shown()?.webContents ?? null
  const tell = (news: News): void => pushNews(contents(), news)

  const logFile = join(app.getPath('userData'), 'log', 'cercle.log')
  const log = openLog(logFile, () => Date.now())
  const failed = (error: unknown): void => {
    report(error)
    log.failed('main', error)
  }
  // Electron would show a box that stops main until it is closed; without a window there is nothing to go on with
  process.on('uncaughtException', (error) => {
    failed(error)
    if (window === null) app.exit(1)
  })
  process.on('unhandledRejection', failed)
  app.on('render-process-gone', (_, __, { reason }) => log.gone('renderer', reason))
  app.on('child-process-gone', (_, { type, reason }) => log.gone(type, reason))

  const data = openDataFile(join(app.getPath('userData'), 'cercle.db'))
  const fault = data.fault()
  const settings = (): Settings | null => (data.fault() === null ? loadSettings(data.store()) : null)
  if (fault !== null) report(troubles.storeTrouble(fault.why, fault.file))
  const systemLanguage = languageOf(app.getPreferredSystemLanguages())
  // fields for dates and the like follow the language of the texts
  app.commandLine.appendSwitch(
    'lang',
    fault === null ? languageOfSettings(data.store(), systemLanguage) : systemLanguage,
  )
  const now = () => Date.now()
  const thinking = openThinking(join(import.meta.dirname, 'thinker.cjs'), THINKING_LIMIT)
  const archivist = openArchivist(join(import.meta.dirname, 'archivist.cjs'), (progress) =>
    tell({ news: 'progress', progress }),
  )
  const caretaker = openCaretaker({
    ...{ data, archivist, now, failed },
    damaged: () => tell({ news: 'refused', refused: data.refused() }),
    backupFailed: () => tell({ news: 'backupFailed' }),
    found: (found) => tell({ news: 'found', report: found }),
  })
  const [version, testBuild] = [app.getVersion(), process.versions['electron']?.split('.')[0] !== __ELECTRON_MAJOR__]
  function change(part: Partial<Settings>): void {
    const before = settings()
    if (before === null) return
    const after = { ...before, ...part }
    const answer = calls.answer('saveSettings', [after])
    if (!(answer instanceof Promise) && answer.ok) tell({ news: 'settings', settings: after })
  }
  const desk = openDesk({ ...{ window: shown, settings, change, tell, systemLanguage, folder: out, log } })
  const calls = openCalls({
    ...{ data, thinking, archivist, caretaker, desk, now, tell, failed, version, testBuild },
    dialogs: async () => (await import('./dialogs.ts')).dialogsOver(shown, () => desk.words().dialogs),
    // asked when something is written down: it takes a hundredth of a second
    get zone() {
      return Intl.DateTimeFormat().resolvedOptions().timeZone
    },
    publish: (scene) => pushScene(contents(), scene),
    publishEvening: (evening) => pushEvening(contents(), evening),
    systemLanguage,
  })
  log.started({ cercle: version, testBuild, ...desk.runtimes })
  const ending = openEnding({
    async end() {
      calls.close()
      const [, hasEnded] = await Promise.all([thinking.close(), caretaker.stop()])
      data.close()
      log.ended()
      // everything is written; any other way of ending would wait for the thread that hangs
      if (!hasEnded) process.kill(process.pid, 'SIGKILL')
    },
    skipLastCopy: caretaker.skipLastCopy,
    announce: (startsAgain) => tell({ news: 'closing', startsAgain }),
    failed,
  })
  openBridge(contents, pageOrigin(), (name, args) =>
    ending.isUnderWay() && name !== 'cancelTask' ? NOT_NOW : calls.answer(name, args),
  )

  app.on('second-instance', (_, argv, folder) => {
    const open = shown()
    if (open?.isMinimized() === true) open.restore()
    open?.focus()
    // what was under way comes to its end: whoever asks now gets a new window afterwards, with its own switches, since
    // those of another command line might change what Chromium protects
    if (open === null || ending.isUnderWay()) return ending.startAgain([...ownArguments(), ...namedIn(argv, folder)])
    void openNamed(argv, folder, calls)
  })
  app.on('open-file', (event, path) => {
    event.preventDefault()
    if (ending.isUnderWay()) ending.startAgain([...ownArguments(), path])
    else void calls.openFile(path)
  })
  app.on('window-all-closed', () => app.quit())
  void app.whenReady().then(() => {
    const db = fault === null ? data.store() : null
    window = openWindow(out, {
      place: db === null ? null : loadKept(db, 'window', placeSchema),
      keep: (place) => {
        if (data.fault() !== null) return
        // where it stood is not worth an error: on a full disk, a locked file, or one closed by the end of the session
        try {
          saveKept(data.store(), 'window', place)
        } catch (error) {
          log.failed('main', error)
        }
      },
      zoom: (settings() ?? DEFAULT_SETTINGS).zoom,
      crashPage: () => ({ words: desk.words().crash, tag: TAGS[desk.language()], log: logFile }),
    })
    ending.watch(window)
    desk.furnish(window)
    window.webContents.once('did-finish-load', () => {
      setTimeout(caretaker.start, PEACE).unref()
      void openNamed(process.argv, process.cwd(), calls)
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
    report(troubles.folderTrouble(folder))
    return 1
  }
}

function report(error: unknown): void {
  process.stderr.write(`cercle: ${escapeControls(String(error))}\n`)
}

/** Opens the record named on a command line, if one is. */
async function openNamed(
  argv: readonly string[],
  folder: string,
  calls: { openFile(path: string): Promise<void> },
): Promise<void> {
  const [named] = namedIn(argv, folder)
  if (named !== undefined) await calls.openFile(named)
}

const isNamed = (argument: string): boolean => /\.(jsonl|json|txt|pbn)$/i.test(argument) && !argument.startsWith('-')

/** The paths of the records that a command line names. */
const namedIn = (argv: readonly string[], folder: string): readonly string[] =>
  argv
    .slice(1)
    .filter(isNamed)
    .map((one) => resolve(folder, one))

/** What this program was started with, but for the records. */
const ownArguments = (): readonly string[] => process.argv.slice(1).filter((one) => !isNamed(one))

/** The first language of the desktop that Cercle speaks. */
function languageOf(preferred: readonly string[]): Language {
  const spoken = preferred.map((tag) => LANGUAGES.find((one) => tag.toLowerCase().startsWith(one)))
  return spoken.find((one) => one !== undefined) ?? 'en'
}

function languageOfSettings(db: ReadStore, system: Language): string {
  const { language } = loadSettings(db)
  return TAGS[language === 'system' ? system : language]
}
