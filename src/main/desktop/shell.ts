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
import { desktopWords } from '../../shared/words/desktop.ts'
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
  getWords(): DesktopWords
  /** Attaches a new window: its zoom, and the wheel that changes it. */
  attachWindow(window: BrowserWindow): void
}

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

  async rebuild(words: DesktopWords, settings: Settings, screen: Screen | null): Promise<void> {
    const { zoom, sound } = settings
    const { platform } = process
    const state = { platform, words: words.menu, settings: { zoom, sound }, screen }
    const wanted = JSON.stringify(state)
    if (wanted === this.#current) return
    this.#current = wanted
    // not loaded before the first paint
    const { buildMenu } = await import('./menu.ts')
    // the state may have changed since
    if (this.#current === wanted)
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
  const getWords = (): DesktopWords => desktopWords(getLanguage())
  const rebuildMenu = (): void => void menu.rebuild(getWords(), settings, screen)
  const rebuildMenuSoon = (): void => menu.rebuildSoon(rebuildMenu)
  const applyZoom = (): void => getWindow()?.webContents.setZoomFactor(settings.zoom)

  return {
    log,
    getLanguage,
    getWords,
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
