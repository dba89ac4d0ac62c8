// The one window and its security settings: sandboxed, isolated, one page, no way out.
import { BrowserWindow, type Session, type WebContents, app, protocol, screen, session } from 'electron'
import { join } from 'node:path'
import { assetsOf, serve } from './assets.ts'
import { type Place, placeAgain } from './desktop/place.ts'

const ORIGIN = 'app://cercle'

/** Must run before the app is ready. */
export function registerScheme(): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true, codeCache: true }
  protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges }])
}

/** Where the page comes from: the built files, or the development server, which only an unpackaged app listens to. */
export const pageOrigin = (): string => (devServer() === null ? ORIGIN : new URL(devServer() ?? ORIGIN).origin)

const devServer = (): string | null => (app.isPackaged ? null : (process.env['ELECTRON_RENDERER_URL'] ?? null))

function close(web: Session): void {
  web.setPermissionRequestHandler((_, __, answer) => answer(false))
  web.setPermissionCheckHandler(() => false)
  web.setDevicePermissionHandler(() => false)
  web.setDisplayMediaRequestHandler((_, answer) => answer({}))
  // nothing is ever loaded but our own files
  const allowed = [`${ORIGIN}/`, ...(devServer() === null ? [] : [`${pageOrigin()}/`, 'ws://', 'devtools://'])]
  web.webRequest.onBeforeRequest((details, answer) =>
    answer({ cancel: !allowed.some((start) => details.url.startsWith(start)) }),
  )
}

function guard(contents: WebContents): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }))
  contents.on('will-attach-webview', (event) => event.preventDefault())
  contents.on('will-frame-navigate', (event) => event.preventDefault())
  contents.on('will-redirect', (event) => event.preventDefault())
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
}

/** Opens the window where it was and shows it once it has something to show. */
export function openWindow(folder: string, { place, keep, zoom }: Opening): BrowserWindow {
  close(session.defaultSession)
  if (devServer() === null) {
    const assets = assetsOf(join(folder, 'renderer'))
    protocol.handle('app', (request) => serve(assets, request.method, request.url))
  }
  const chief = screen.getPrimaryDisplay()
  const displays = [chief, ...screen.getAllDisplays().filter(({ id }) => id !== chief.id)]
  const { isMaximised, ...bounds } = placeAgain(
    place,
    displays.map(({ workArea }) => workArea),
    LEAST,
  )
  const window = new BrowserWindow({
    ...bounds,
    minWidth: LEAST.width,
    minHeight: LEAST.height,
    show: false,
    backgroundColor: '#16281f',
    title: 'Cercle',
    icon: join(folder, '../resources/icon.png'),
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
      // a field for a day is written in the language of the page, not in the one the program was started in
      enableBlinkFeatures: 'LangAttributeAwareFormControlUI',
    },
  })
  guard(window.webContents)
  window.once('ready-to-show', () => {
    if (isMaximised) window.maximize()
    window.show()
  })
  keepPlace(window, keep)
  void window.loadURL(devServer() ?? `${ORIGIN}/`)
  return window
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
  window.on('close', () => {
    clearTimeout(rest)
    now()
  })
}
