// The one window and its security settings: sandboxed, isolated, one page, no way out.
import {
  BrowserWindow,
  type Session,
  type WebContents,
  app,
  protocol,
  screen,
  session,
} from 'electron'
import { join } from 'node:path'
import { type Assets, loadAssets, isAllowedAddress, serveAsset } from './assets.ts'
import type { CrashPage } from './desktop/crash-page.ts'
import {
  type Bounds,
  type WindowBounds,
  minSizeOn,
  boundsAfterChange,
  restoreBounds,
} from './desktop/window-bounds.ts'
import { parseOrigin } from './ipc-guard.ts'

const ORIGIN = 'app://cercle'
const CRASH_PAGE = `${ORIGIN}/crash`

/** Registers the scheme `app:`. It must run before the app is ready. */
export function registerScheme(): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true, codeCache: true }
  protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges }])
  // any network access left in Chromium finds no host
  if (getDevServer() === null)
    app.commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND')
}

/** Returns the origin of the page: the built files, or an unpackaged app's dev server. */
export const getPageOrigin = (): string =>
  getDevServer() === null ? ORIGIN : new URL(getDevServer() ?? ORIGIN).origin

const getPageAddress = (): string => getDevServer() ?? `${ORIGIN}/`

/** Returns the folder of the card drawings: a package has each once, among those of the page. */
export const findDrawings = (folder: string): string =>
  join(folder, app.isPackaged ? 'renderer' : '../resources/cards')

const getDevServer = (): string | null =>
  app.isPackaged ? null : (process.env['ELECTRON_RENDERER_URL'] ?? null)

/** Returns the origins of development: the server, its update channel, and the tools. */
function getDevOrigins(): readonly string[] {
  const server = getDevServer()
  return server === null
    ? []
    : [getPageOrigin(), `ws://${new URL(server).host}`, 'devtools://devtools']
}

function lockDownSession(web: Session): void {
  web.setPermissionRequestHandler((_, __, answer) => answer(false))
  web.setPermissionCheckHandler(() => false)
  web.setDevicePermissionHandler(() => false)
  web.setDisplayMediaRequestHandler((_, answer) => answer({}))
  web.on('will-download', (event) => event.preventDefault())
  // Chromium downloads dictionaries by itself, past the handler below
  web.setSpellCheckerEnabled(false)
  web.setSpellCheckerLanguages([])
  // nothing is ever loaded but our own files
  const origins = [ORIGIN, ...getDevOrigins()]
  web.webRequest.onBeforeRequest(({ url }, answer) =>
    answer({ cancel: !isAllowedAddress(url, origins) }),
  )
}

function guardContents(contents: WebContents): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  contents.on('will-attach-webview', (event) => event.preventDefault())
  // the link of the crash page is the only one that is followed
  contents.on('will-frame-navigate', (event) => {
    if (contents.getURL() !== CRASH_PAGE || event.url !== getPageAddress()) event.preventDefault()
  })
  contents.on('will-redirect', (event) => event.preventDefault())
  // Chromium shows an empty page, or an error page, without asking: then load our own again
  const returnToApp = (url: string): void => {
    if (parseOrigin(url) !== parseOrigin(getPageAddress()) && url !== CRASH_PAGE)
      void contents.loadURL(getPageAddress())
  }
  contents.on('did-navigate', (_, url) => returnToApp(url))
  contents.on('did-fail-load', (_, __, ___, url, isMain) => isMain && returnToApp(url))
}

/** Too many crashes: this number within this time (ms). */
const CRASH_LIMIT = { crashes: 3, within: 60_000 }

/**
 * Reloads the page after its process has crashed: main still has the table, and the page returns to
 * it. After too many crashes the crash page is loaded instead; if that crashes too, nothing more is
 * tried.
 */
function reloadAfterCrash(contents: WebContents): void {
  let crashes: readonly number[] = []
  contents.on('render-process-gone', (_, { reason }) => {
    if (reason === 'clean-exit' || contents.getURL() === CRASH_PAGE) return
    const now = performance.now()
    crashes = [...crashes.filter((at) => now - at < CRASH_LIMIT.within), now]
    const isTooMany = crashes.length >= CRASH_LIMIT.crashes
    // Chromium is still reporting the crash and loads nothing until then
    setImmediate(() => {
      if (!contents.isDestroyed()) void contents.loadURL(isTooMany ? CRASH_PAGE : getPageAddress())
    })
  })
}

const MIN_SIZE = { width: 960, height: 640 }

/** Delay after the last change before the bounds are saved (ms). */
const SAVE_BOUNDS_DELAY_MS = 400

interface WindowOptions {
  /** Bounds saved by the last run; null at a first start. */
  readonly savedBounds: WindowBounds | null
  readonly saveBounds: (place: WindowBounds) => void
  readonly zoom: number
  /** Returns the contents of the crash page, in the language of that moment. */
  readonly loadCrashPage: () => Promise<CrashPage>
}

/** Creates the window with its former bounds and shows it with its first picture. */
export function createWindow(
  folder: string,
  { savedBounds, saveBounds, zoom, loadCrashPage }: WindowOptions,
): BrowserWindow {
  lockDownSession(session.defaultSession)
  const assets: Assets = getDevServer() === null ? loadAssets(join(folder, 'renderer')) : new Map()
  protocol.handle('app', async ({ method, url }) => {
    if (url !== CRASH_PAGE) return serveAsset(assets, method, url)
    const { serveCrashPage } = await import('./desktop/crash-page.ts')
    return serveCrashPage(await loadCrashPage(), getPageAddress())
  })
  const { isMaximised, ...bounds } = restoreBounds(savedBounds, getWorkAreas(), MIN_SIZE)
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
  guardContents(window.webContents)
  reloadAfterCrash(window.webContents)
  showWhenReady(window, isMaximised)
  fitOnDisplay(window)
  saveBoundsOnChange(window, saveBounds)
  void window.loadURL(getPageAddress())
  return window
}

/** Longest wait for the first paint after the page has loaded (ms). */
const FIRST_PAINT_LIMIT_MS = 500

/**
 * Shows the window with its first picture. Chromium may draw nothing for a hidden window, and then
 * never reports that it is ready (electron#32001): so the window is shown soon after the page has
 * loaded in any case.
 */
function showWhenReady(window: BrowserWindow, isMaximised: boolean): void {
  let isShown = false
  const showOnce = (): void => {
    if (isShown || window.isDestroyed()) return
    isShown = true
    if (isMaximised) window.maximize()
    window.show()
  }
  window.once('ready-to-show', showOnce)
  window.webContents.once('did-finish-load', () => setTimeout(showOnce, FIRST_PAINT_LIMIT_MS))
}

/** Returns the work areas of the displays, the primary one first. */
function getWorkAreas(): readonly Bounds[] {
  const chief = screen.getPrimaryDisplay()
  return [chief, ...screen.getAllDisplays().filter(({ id }) => id !== chief.id)].map(
    ({ workArea }) => workArea,
  )
}

/** Makes the window fit on its display, also when that changes or is gone. */
function fitOnDisplay(window: BrowserWindow): void {
  const fitWindow = (): void => {
    const bounds = window.getBounds()
    const { width, height } = minSizeOn(screen.getDisplayMatching(bounds).workArea, MIN_SIZE)
    window.setMinimumSize(width, height)
    const place = window.isNormal() ? boundsAfterChange(bounds, getWorkAreas(), MIN_SIZE) : null
    if (place !== null) window.setBounds(place)
  }
  fitWindow()
  screen.on('display-metrics-changed', fitWindow)
  screen.on('display-removed', fitWindow)
  window.once('closed', () => {
    screen.off('display-metrics-changed', fitWindow)
    screen.off('display-removed', fitWindow)
  })
}

/** Saves the bounds of the window when they have stopped changing, and when it is closed. */
function saveBoundsOnChange(
  window: BrowserWindow,
  saveBounds: (place: WindowBounds) => void,
): void {
  const saveNow = (): void =>
    saveBounds({ ...window.getNormalBounds(), isMaximised: window.isMaximized() })
  let timer: NodeJS.Timeout | undefined
  const saveSoon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(saveNow, SAVE_BOUNDS_DELAY_MS)
  }
  const onBoundsChange = (listen: () => void): void => {
    window.on('resize', listen)
    window.on('move', listen)
    window.on('maximize', listen)
    window.on('unmaximize', listen)
  }
  onBoundsChange(saveSoon)
  window.once('close', () => {
    clearTimeout(timer)
    saveNow()
  })
  window.once('closed', () => clearTimeout(timer))
}
