// The desktop shell: menus, zoom, clipboard, folders; rebuilt when settings or screen change.
import { type BrowserWindow, Menu, clipboard, shell } from 'electron'
import type { Screen } from '../../shared/about.ts'
import type { News } from '../../shared/bridge.ts'
import {
  DEFAULT_SETTINGS,
  type Language,
  type Settings,
  resolveLanguage,
  nextZoom,
} from '../../shared/settings.ts'
import type { DesktopWords } from '../../shared/words/en/desktop.ts'
import type { DesktopShell } from '../calls/context.ts'
import { createFolderOpener } from './file-manager.ts'
import type { MenuActions } from './menu.ts'
import type { Log } from './log.ts'

interface DesktopDeps {
  readonly getWindow: () => BrowserWindow | null
  /** Returns the current settings; null while the data file cannot be used. */
  readonly getSettings: () => Settings | null
  readonly changeSettings: (part: Partial<Settings>) => void
  readonly sendNews: (news: News) => void
  readonly systemLanguage: Language
  /** Folder of the built program. */
  readonly folder: string
  readonly log: Log
}

export interface MainDesktopShell extends DesktopShell {
  getLanguage(): Language
  /** Returns what the desktop shows for us, in the language of that moment. */
  loadWords(): Promise<DesktopWords>
  /** Attaches a new window: its zoom, and the wheel that changes it. */
  attachWindow(window: BrowserWindow): void
}

const loadWords = async (language: Language): Promise<DesktopWords> =>
  (await import('../../shared/words/desktop.ts')).desktopWords(language)

/** Delay of new menus after a change of screen (ms): at the start several follow. */
const MENU_DELAY_MS = 100

/** The menu follows settings and screen; it is rebuilt only if something in it changes. */
class AppMenu {
  readonly #actions: MenuActions
  #current = ''
  #timer: NodeJS.Timeout | undefined

  constructor(actions: MenuActions) {
    this.#actions = actions
  }

  async rebuild(language: Language, settings: Settings, screen: Screen | null): Promise<void> {
    const { zoom, sound } = settings
    const wanted = JSON.stringify([language, zoom, sound, screen])
    if (wanted === this.#current) return
    this.#current = wanted
    // not loaded before the first paint
    const [{ buildMenu }, words] = await Promise.all([import('./menu.ts'), loadWords(language)])
    // what it follows may have changed since
    if (this.#current !== wanted) return
    const state = {
      platform: process.platform,
      words: words.menu,
      settings: { zoom, sound },
      screen,
    }
    Menu.setApplicationMenu(Menu.buildFromTemplate([...buildMenu(state, this.#actions)]))
  }

  rebuildSoon(rebuild: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(rebuild, MENU_DELAY_MS)
  }
}

const getRuntimes = (): DesktopShell['runtimes'] => ({
  electron: process.versions['electron'] ?? '',
  chromium: process.versions['chrome'] ?? '',
  node: process.versions.node,
  platform: `${process.platform} ${process.arch}`,
})

export function createDesktopShell(deps: DesktopDeps): MainDesktopShell {
  const { getWindow, changeSettings, sendNews, systemLanguage, log } = deps
  let settings = deps.getSettings() ?? DEFAULT_SETTINGS
  let screen: Screen | null = null
  const menu = new AppMenu({
    sendCommand: (wish) => sendNews({ news: 'wish', wish }),
    setZoom: (zoom) => changeSettings({ zoom }),
    setSound: (sound) => changeSettings({ sound }),
  })
  const getLanguage = (): Language => resolveLanguage(settings, systemLanguage)
  const rebuildMenu = (): void => void menu.rebuild(getLanguage(), settings, screen)
  const rebuildMenuSoon = (): void => menu.rebuildSoon(rebuildMenu)
  const applyZoom = (): void => getWindow()?.webContents.setZoomFactor(settings.zoom)

  return {
    log,
    getLanguage,
    loadWords: () => loadWords(getLanguage()),
    runtimes: getRuntimes(),
    loadNotices: async () => (await import('./notices.ts')).loadNotices(deps.folder),
    applySettings(saved) {
      settings = saved
      rebuildMenu()
      applyZoom()
    },
    setScreen(now) {
      screen = now
      rebuildMenuSoon()
    },
    // a promise since Electron 44
    copyText: (text) =>
      void Promise.resolve(clipboard.writeText(text)).catch((error: unknown) =>
        log.logError('main', error),
      ),
    // elsewhere the system opens folders in a thread of its own
    showFolder: process.platform === 'linux' ? createFolderOpener() : openInFileManager,
    attachWindow({ webContents }) {
      webContents.once('did-finish-load', rebuildMenuSoon)
      webContents.on('did-finish-load', applyZoom)
      webContents.on('zoom-changed', (_, way) =>
        changeSettings({ zoom: nextZoom(settings.zoom, way === 'in' ? 1 : -1) }),
      )
    },
  }
}

const openInFileManager = async (folder: string): Promise<boolean> =>
  (await shell.openPath(folder)) === ''
