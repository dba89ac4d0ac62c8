// The one window and its security settings: sandboxed, isolated, one page, no way out.
import { BrowserWindow, type Session, type WebContents, app, protocol, screen, session } from 'electron'
import { join } from 'node:path'
import { type Assets, assetsOf, mayLoad, serve } from './assets.ts'
import type { CrashPage } from './desktop/crash-page.ts'
import { type Area, type Place, leastOn, placeAfterChange, placeAgain } from './desktop/place.ts'
import { originOf } from './sender.ts'

const ORIGIN = 'app://cercle'
const CRASH_PAGE = `${ORIGIN}/crash`

/** Must run before the app is ready. */
export function registerScheme(): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true, codeCache: true }
  protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges }])
  // whatever of Chromium would still speak to the network finds no host
  if (devServer() === null) app.commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND')
}

/** Where the page comes from: the built files, or the development server, which only an unpackaged app listens to. */
export const pageOrigin = (): string => (devServer() === null ? ORIGIN : new URL(devServer() ?? ORIGIN).origin)

const pageAddress = (): string => devServer() ?? `${ORIGIN}/`

const devServer = (): string | null => (app.isPackaged ? null : (process.env['ELECTRON_RENDERER_URL'] ?? null))

/** The development server, the channel on which it tells of changes, and the tools of the page. */
function ofDevelopment(): readonly string[] {
  const server = devServer()
  return server === null ? [] : [pageOrigin(), `ws://${new URL(server).host}`, 'devtools://devtools']
}

function close(web: Session): void {
  web.setPermissionRequestHandler((_, __, answer) => answer(false))
  web.setPermissionCheckHandler(() => false)
  web.setDevicePermissionHandler(() => false)
  web.setDisplayMediaRequestHandler((_, answer) => answer({}))
  web.on('will-download', (event) => event.preventDefault())
  // Chromium fetches dictionaries by itself, past the handler below
  web.setSpellCheckerEnabled(false)
  web.setSpellCheckerLanguages([])
  // nothing is ever loaded but our own files
  const origins = [ORIGIN, ...ofDevelopment()]
  web.webRequest.onBeforeRequest(({ url }, answer) => answer({ cancel: !mayLoad(url, origins) }))
}

function guard(contents: WebContents): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  contents.on('will-attach-webview', (event) => event.preventDefault())
  // the link of the crash page is the only one that is followed
  contents.on('will-frame-navigate', (event) => {
    if (contents.getURL() !== CRASH_PAGE || event.url !== pageAddress()) event.preventDefault()
  })
  contents.on('will-redirect', (event) => event.preventDefault())
  // before it shows an empty page, or one that says what failed, Chromium asks nobody: then our own comes back
  const comeBack = (url: string): void => {
    if (originOf(url) !== originOf(pageAddress()) && url !== CRASH_PAGE) void contents.loadURL(pageAddress())
  }
  contents.on('did-navigate', (_, url) => comeBack(url))
  contents.on('did-fail-load', (_, __, ___, url, isMain) => isMain && comeBack(url))
}

/** This many crashes of the page within this many milliseconds are too many. */
const TOO_MANY = { crashes: 3, within: 60_000 }

/**
 * Reloads the page after its process has crashed: main still has the table, and the page comes back to it. After too many
 * crashes the crash page is loaded instead; if that crashes too, nothing more is tried.
 */
function reloadAfterCrash(contents: WebContents): void {
  let crashes: readonly number[] = []
  contents.on('render-process-gone', (_, { reason }) => {
    if (reason === 'clean-exit' || contents.getURL() === CRASH_PAGE) return
    const now = performance.now()
    crashes = [...crashes.filter((at) => now - at < TOO_MANY.within), now]
    const isTooMany = crashes.length >= TOO_MANY.crashes
    // Chromium is still reporting the crash and loads nothing until it has
    setImmediate(() => {
      if (!contents.isDestroyed()) void contents.loadURL(isTooMany ? CRASH_PAGE : pageAddress())
    })
  })
}

const LEAST = { width: 960, height: 640 }

/** Milliseconds without a change after which the place of the window is kept. */
const REST = 400

/** How the window opens. */
interface Opening {
  /** Where it stood; null at a first start. */
  readonly place: Place | null
  readonly keep: (place: Place) => void
  readonly zoom: number
  /** What the crash page shows, in the language of that moment. */
  readonly crashPage: () => CrashPage
}

/** Opens the window where it was and shows it once it has something to show. */
export function openWindow(folder: string, { place, keep, zoom, crashPage }: Opening): BrowserWindow {
  close(session.defaultSession)
  const assets: Assets = devServer() === null ? assetsOf(join(folder, 'renderer')) : new Map()
  protocol.handle('app', async ({ method, url }) => {
    if (url !== CRASH_PAGE) return serve(assets, method, url)
    const { serveCrashPage } = await import('./desktop/crash-page.ts')
    return serveCrashPage(crashPage(), pageAddress())
  })
  const { isMaximised, ...bounds } = placeAgain(place, workAreas(), LEAST)
  const window = new BrowserWindow({
    ...bounds,
    show: false,
    backgroundColor: '#16281f',
    title: 'Cercle',
    icon: join(folder, '../resources/icons/256x256.png'),
    autoHideMenuBar: true,
    webPreferences: {
      preload: join(folder, 'preload/index.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: false,
      zoomFactor: zoom,
      devTools: !app.isPackaged,
    },
  })
  guard(window.webContents)
  reloadAfterCrash(window.webContents)
  showWhenReady(window, isMaximised)
  fitOnDisplay(window)
  keepPlace(window, keep)
  void window.loadURL(pageAddress())
  return window
}

/** Milliseconds after the page has loaded in which its first picture is waited for. */
const FIRST_PICTURE_LIMIT = 500

/**
 * Shows the window with its first picture. Chromium may draw nothing for a window that is hidden, and then never says that
 * it is ready (electron#32001): so the window is shown soon after the page has loaded in any case.
 */
function showWhenReady(window: BrowserWindow, isMaximised: boolean): void {
  let isShown = false
  const show = (): void => {
    if (isShown || window.isDestroyed()) return
    isShown = true
    if (isMaximised) window.maximize()
    window.show()
  }
  window.once('ready-to-show', show)
  window.webContents.once('did-finish-load', () => setTimeout(show, FIRST_PICTURE_LIMIT))
}

/** What the displays leave for windows, the chief one first. */
function workAreas(): readonly Area[] {
  const chief = screen.getPrimaryDisplay()
  return [chief, ...screen.getAllDisplays().filter(({ id }) => id !== chief.id)].map(({ workArea }) => workArea)
}

/** The window fits on its display and can be taken hold of, also when that becomes smaller, its scale another, or is gone. */
function fitOnDisplay(window: BrowserWindow): void {
  const fit = (): void => {
    const bounds = window.getBounds()
    const { width, height } = leastOn(screen.getDisplayMatching(bounds).workArea, LEAST)
    window.setMinimumSize(width, height)
    const place = window.isNormal() ? placeAfterChange(bounds, workAreas(), LEAST) : null
    if (place !== null) window.setBounds(place)
  }
  fit()
  screen.on('display-metrics-changed', fit)
  screen.on('display-removed', fit)
  window.once('closed', () => {
    screen.off('display-metrics-changed', fit)
    screen.off('display-removed', fit)
  })
}

/** Keeps where the window stands whenever it has come to rest, and when it is closed. */
function keepPlace(window: BrowserWindow, keep: (place: Place) => void): void {
  const now = (): void => keep({ ...window.getNormalBounds(), isMaximised: window.isMaximized() })
  let rest: NodeJS.Timeout | undefined
  const later = (): void => {
    clearTimeout(rest)
    rest = setTimeout(now, REST)
  }
  const moves = (listen: () => void): void => {
    window.on('resize', listen)
    window.on('move', listen)
    window.on('maximize', listen)
    window.on('unmaximize', listen)
  }
  moves(later)
  window.once('close', () => {
    clearTimeout(rest)
    now()
  })
  window.once('closed', () => clearTimeout(rest))
}
