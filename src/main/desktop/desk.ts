// The desktop's side of the house: menus, zoom, clipboard, folders; rebuilt when settings or screen change.
import { type BrowserWindow, Menu, clipboard, shell } from 'electron'
import type { Screen } from '../../shared/about.ts'
import type { News } from '../../shared/bridge.ts'
import { DEFAULT_SETTINGS, type Language, type Settings, languageOf, zoomBeside } from '../../shared/settings.ts'
import { desktopWords } from '../../shared/words/desktop.ts'
import type { DesktopWords } from '../../shared/words/en/desktop.ts'
import type { Desk } from '../calls/house.ts'
import { openFileManager } from './file-manager.ts'
import type { Deeds } from './menu.ts'
import type { Log } from './log.ts'

interface Surroundings {
  readonly window: () => BrowserWindow | null
  /** As they are now; null while the data file cannot be used. */
  readonly settings: () => Settings | null
  readonly change: (part: Partial<Settings>) => void
  readonly tell: (news: News) => void
  readonly systemLanguage: Language
  /** Of the built program. */
  readonly folder: string
  readonly log: Log
}

export interface OpenDesk extends Desk {
  language(): Language
  words(): DesktopWords
  /** Called when there is a window: its zoom, and the wheel that changes it. */
  furnish(window: BrowserWindow): void
}

/** Milliseconds a screen has stood before the menus follow: at the start several follow each other, and menus take main's time. */
const REST = 100

export function openDesk(around: Surroundings): OpenDesk {
  const { window, change, tell, systemLanguage, log } = around
  let settings = around.settings() ?? DEFAULT_SETTINGS
  let screen: Screen | null = null
  let shown = ''
  let soon: NodeJS.Timeout | undefined

  const deeds: Deeds = {
    wish: (wish) => tell({ news: 'wish', wish }),
    zoom: (zoom) => change({ zoom }),
    sound: (sound) => change({ sound }),
  }
  const language = (): Language => languageOf(settings, systemLanguage)
  const words = (): DesktopWords => desktopWords(language())

  async function lay(): Promise<void> {
    const { zoom, sound } = settings
    const state = { platform: process.platform, words: words().menu, settings: { zoom, sound }, screen }
    const wanted = JSON.stringify(state)
    if (wanted === shown) return
    shown = wanted
    // not read before there is a picture
    const { menuOf } = await import('./menu.ts')
    // something else may be wanted since
    if (shown === wanted) Menu.setApplicationMenu(Menu.buildFromTemplate([...menuOf(state, deeds)]))
  }

  function laySoon(): void {
    clearTimeout(soon)
    soon = setTimeout(() => void lay(), REST)
  }

  // elsewhere the system opens folders in a thread of its own
  const open = process.platform === 'linux' ? openFileManager() : isOpened

  const zoom = (): void => window()?.webContents.setZoomFactor(settings.zoom)

  return {
    log,
    language,
    words,
    runtimes: {
      electron: process.versions['electron'] ?? '',
      chromium: process.versions['chrome'] ?? '',
      node: process.versions.node,
      platform: `${process.platform} ${process.arch}`,
    },
    notices: async () => (await import('./notices.ts')).noticesIn(around.folder),
    settled(saved) {
      settings = saved
      void lay()
      zoom()
    },
    shows(now) {
      screen = now
      laySoon()
    },
    // a promise since Electron 44
    copy: (text) =>
      void Promise.resolve(clipboard.writeText(text)).catch((error: unknown) => log.failed('main', error)),
    reveal: open,
    furnish({ webContents }) {
      webContents.once('did-finish-load', laySoon)
      webContents.on('did-finish-load', zoom)
      webContents.on('zoom-changed', (_, way) => change({ zoom: zoomBeside(settings.zoom, way === 'in' ? 1 : -1) }))
    },
  }
}

const isOpened = async (folder: string): Promise<boolean> => (await shell.openPath(folder)) === ''
