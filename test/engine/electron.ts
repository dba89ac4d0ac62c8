// A double of the module `electron` for the host: only what main uses. Nothing of main is replaced,
// only the window and the desktop around it. Whatever is missing here fails loudly, since main then
// calls something undefined.
import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import type { Bounds, Size } from '../../src/main/desktop/window-bounds.ts'
import type { FromHost, SentFrame } from './messages.ts'

const PROJECT = join(import.meta.dirname, '../..')

export const send = (message: FromHost): void => void process.send?.(message)

const nothing = (): void => {}

/** An event whose default action a listener may prevent. */
class Preventable {
  isPrevented = false
  preventDefault(): void {
    this.isPrevented = true
  }
}

class App extends EventEmitter {
  readonly isPackaged = false
  readonly switches: string[] = []
  isSandboxed = false
  readonly commandLine = {
    hasSwitch: (name: string): boolean => process.argv.includes(`--${name}`),
    appendSwitch: (name: string, value: string): void =>
      void this.switches.push(`--${name}=${value}`),
  } satisfies Pick<Electron.CommandLine, 'hasSwitch' | 'appendSwitch'>
  readonly #paths = new Map<string, string>([['documents', homedir()]])
  readonly #opening = Promise.withResolvers<void>()

  getPath(name: string): string {
    const path = this.#paths.get(name)
    // without a default: tests must not touch the real data of the user who runs them
    if (path === undefined) throw new Error(`the path ${name} was not set`)
    return path
  }
  setPath(name: string, path: string): void {
    this.#paths.set(name, path)
  }
  getVersion(): string {
    return String(JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')).version)
  }
  getPreferredSystemLanguages(): string[] {
    return (process.env['LANGUAGE'] ?? process.env['LANG'] ?? 'en').split(':')
  }
  /** Every test has a data folder of its own, so no other instance can be running. */
  requestSingleInstanceLock(): boolean {
    return true
  }
  enableSandbox(): void {
    this.isSandboxed = true
  }
  whenReady(): Promise<void> {
    send({ kind: 'starting', switches: this.switches, isSandboxed: this.isSandboxed })
    return this.#opening.promise
  }
  becomeReady(): void {
    this.#opening.resolve()
  }
  exit(code = 0): void {
    process.exit(code)
  }
  /** As Electron: windows are closed first, then `will-quit` may still be prevented. */
  quit(): void {
    void this.#quit()
  }
  async #quit(): Promise<void> {
    for (const window of BrowserWindow.getAllWindows()) await window.leave()
    const event = new Preventable()
    this.emit('will-quit', event)
    if (!event.isPrevented) process.exit(0)
  }
}

export const app = new App()

/** The page as main knows it. */
class WebContents extends EventEmitter {
  readonly mainFrame = { url: '', parent: null }
  readonly setWindowOpenHandler = nothing
  #zoom: number
  readonly #window: BrowserWindow

  constructor(window: BrowserWindow, zoom: number) {
    super()
    this.#window = window
    this.#zoom = zoom
  }
  isDestroyed(): boolean {
    return this.#window.isDestroyed()
  }
  send(channel: string, ...args: readonly unknown[]): void {
    send({ kind: 'push', channel, args })
  }
  loadURL(url: string): Promise<void> {
    send({ kind: 'navigate', url })
    return Promise.resolve()
  }
  getURL(): string {
    return this.mainFrame.url
  }
  getZoomFactor(): number {
    return this.#zoom
  }
  setZoomFactor(zoom: number): void {
    this.#zoom = zoom
    this.#window.draw()
  }
  /**
   * The frame object that main is handed for a sender; main compares it with `mainFrame` by
   * identity.
   */
  frameOf({ url, isMain }: SentFrame): { readonly url: string; readonly parent: unknown } {
    if (!isMain) return { url, parent: this.mainFrame }
    this.mainFrame.url = url
    return this.mainFrame
  }
  finishLoad(url: string): void {
    this.mainFrame.url = url
    this.emit('did-navigate', {}, url)
    this.emit('did-finish-load', {})
    this.#window.emit('ready-to-show')
  }
}

type WindowOptions = Electron.BrowserWindowConstructorOptions

/** The one window. It has no frame of its own, so its bounds are those of the page. */
export class BrowserWindow extends EventEmitter {
  static readonly #all = new Set<BrowserWindow>()
  static getAllWindows(): BrowserWindow[] {
    return [...this.#all]
  }

  readonly webContents: WebContents
  #bounds: Bounds
  #least: Size
  #isMaximised = false
  #closing: PromiseWithResolvers<void> | null = null

  constructor({
    x = 0,
    y = 0,
    width = 800,
    height = 600,
    minWidth = 0,
    minHeight = 0,
    webPreferences,
  }: WindowOptions) {
    super()
    this.#bounds = { x, y, width, height }
    this.#least = { width: minWidth, height: minHeight }
    this.webContents = new WebContents(this, webPreferences?.zoomFactor ?? 1)
    BrowserWindow.#all.add(this)
    this.draw()
  }
  draw(): void {
    const { width, height } = this.#bounds
    send({ kind: 'view', size: { width, height }, zoom: this.webContents.getZoomFactor() })
  }
  loadURL(url: string): Promise<void> {
    return this.webContents.loadURL(url)
  }
  getBounds(): Bounds {
    return this.#bounds
  }
  getNormalBounds(): Bounds {
    return this.#bounds
  }
  setBounds(bounds: Partial<Bounds>): void {
    const { width, height, ...corner } = { ...this.#bounds, ...bounds }
    const least = this.#least
    this.#bounds = {
      ...corner,
      width: Math.max(width, least.width),
      height: Math.max(height, least.height),
    }
    this.draw()
    this.emit('resize')
    this.emit('move')
  }
  setContentSize(width: number, height: number): void {
    this.setBounds({ width, height })
  }
  setMinimumSize(width: number, height: number): void {
    this.#least = { width, height }
  }
  isMaximized(): boolean {
    return this.#isMaximised
  }
  maximize(): void {
    this.#isMaximised = true
    this.emit('maximize')
  }
  isMinimized(): boolean {
    return false
  }
  show(): void {}
  focus(): void {}
  isDestroyed(): boolean {
    return !BrowserWindow.#all.has(this)
  }
  /** Closes the page and resolves when it is gone. */
  leave(): Promise<void> {
    if (this.#closing === null) {
      this.#closing = Promise.withResolvers()
      this.emit('close', new Preventable())
      send({ kind: 'close' })
    }
    return this.#closing.promise
  }
  /** The page is gone, closed by main or by another. */
  gone(): void {
    const isAskedFor = this.#closing !== null
    if (!isAskedFor) this.emit('close', new Preventable())
    BrowserWindow.#all.delete(this)
    this.emit('closed')
    this.#closing?.resolve()
    if (!isAskedFor) app.emit('window-all-closed')
  }
}

type Handler = (event: { readonly senderFrame: unknown }, ...args: readonly unknown[]) => unknown
type Filter = (
  details: { readonly url: string },
  answer: (answer: { cancel?: boolean }) => void,
) => void

/** The handlers main has registered, for the host to call. */
export const registered = {
  calls: new Map<string, Handler>(),
  schemes: new Map<string, (request: Request) => Response | Promise<Response>>(),
  filter: null as Filter | null, // set later
}

export const ipcMain = {
  handle: (channel: string, handler: Handler): void => void registered.calls.set(channel, handler),
}

export const protocol = {
  registerSchemesAsPrivileged: nothing,
  handle: (scheme: string, handler: (request: Request) => Response | Promise<Response>): void =>
    void registered.schemes.set(scheme, handler),
}

/**
 * Permissions, downloads and dictionaries are decided inside Electron: Chromium alone does not ask
 * for them.
 */
export const session = {
  defaultSession: Object.assign(new EventEmitter(), {
    setPermissionRequestHandler: nothing,
    setPermissionCheckHandler: nothing,
    setDevicePermissionHandler: nothing,
    setDisplayMediaRequestHandler: nothing,
    setSpellCheckerEnabled: nothing,
    setSpellCheckerLanguages: nothing,
    webRequest: { onBeforeRequest: (filter: Filter): void => void (registered.filter = filter) },
  }),
}

const DISPLAY = { id: 1, workArea: { x: 0, y: 0, width: 2560, height: 1440 } }

export const screen = { getPrimaryDisplay: () => DISPLAY, getAllDisplays: () => [DISPLAY] }

/** An item as a person chooses it. */
interface Item {
  readonly id: string
  readonly label: string
  readonly enabled: boolean
  readonly checked: boolean
  readonly click: () => void
}

type Template = Electron.MenuItemConstructorOptions

function itemsOf(template: readonly Template[]): readonly Item[] {
  return template.flatMap((one) => {
    const { id = '', label = '', enabled = true, checked = false, click } = one
    // main's own functions take no arguments
    const item = {
      id,
      label,
      enabled,
      checked,
      click: () => void (click && Reflect.apply(click, null, [])),
    }
    return [item, ...(Array.isArray(one.submenu) ? itemsOf(one.submenu) : [])]
  })
}

export class Menu {
  static #shown: Menu | null = null
  static setApplicationMenu(menu: Menu | null): void {
    this.#shown = menu
  }
  static getApplicationMenu(): Menu | null {
    return this.#shown
  }
  static buildFromTemplate(template: readonly Template[]): Menu {
    return new Menu(itemsOf(template))
  }

  readonly #items: readonly Item[]

  constructor(items: readonly Item[]) {
    this.#items = items
  }
  getMenuItemById(id: string): Item | null {
    return this.#items.find((item) => item.id === id) ?? null
  }
}

/** Dialogs are cancelled unless a test puts an answer of its own in their place. */
export const dialog = {
  showOpenDialog: () => Promise.resolve({ canceled: true, filePaths: [] }),
  showSaveDialog: () => Promise.resolve({ canceled: true, filePath: '' }),
}

export const clipboard = { writeText: (_text: string): Promise<void> => Promise.resolve() }
export const shell = { openPath: (_path: string): Promise<string> => Promise.resolve('') }
