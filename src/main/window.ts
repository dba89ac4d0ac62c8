// The one window and its security settings: sandboxed, isolated, one page, no way out.
import { BrowserWindow, type Session, type WebContents, app, protocol, session } from 'electron'
import { join } from 'node:path'
import { assetsOf, serve } from './assets.ts'

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

/** Opens the window and shows it once it has something to show. */
export function openWindow(folder: string): BrowserWindow {
  close(session.defaultSession)
  if (devServer() === null) {
    const assets = assetsOf(join(folder, 'renderer'))
    protocol.handle('app', (request) => serve(assets, request.method, request.url))
  }
  const window = new BrowserWindow({
    width: 1280,
    height: 820,
    minWidth: 960,
    minHeight: 640,
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
      devTools: !app.isPackaged,
    },
  })
  guard(window.webContents)
  window.once('ready-to-show', () => window.show())
  void window.loadURL(devServer() ?? `${ORIGIN}/`)
  return window
}
