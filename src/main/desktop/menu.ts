// The menus, as each platform expects them: one of the program on macOS, File, View, Game and Help elsewhere. Every label
// is our own, since those of Electron's roles are English wherever the program runs.
import type { MenuItemConstructorOptions } from 'electron'
import type { Screen, Wish } from '../../shared/about.ts'
import { type Settings, type Zoom, zoomBeside } from '../../shared/settings.ts'
import type { MenuWords } from '../../shared/words/en/desktop.ts'

type Item = MenuItemConstructorOptions

/** What a menu can do. */
export interface Deeds {
  wish(wish: Wish): void
  zoom(zoom: Zoom): void
  sound(isOn: boolean): void
}

/** What a menu depends on. */
export interface MenuState {
  readonly platform: NodeJS.Platform
  readonly words: MenuWords
  readonly settings: Pick<Settings, 'zoom' | 'sound'>
  /** Null while the window has nothing to ask for. */
  readonly screen: Screen | null
}

const line: Item = { type: 'separator' }

/** The menus, in the language of the program. */
export function menuOf(state: MenuState, deeds: Deeds): readonly Item[] {
  const { platform, words } = state
  const isMac = platform === 'darwin'
  const own = isMac ? [programMenu(words, deeds)] : []
  const edit = isMac ? [editMenu(words)] : []
  const window = isMac ? [windowMenu(words)] : []
  const menus = [...own, fileMenu(state, deeds), ...edit, viewMenu(state, deeds), gameMenu(state, deeds), ...window]
  // macOS has no letters to be pressed in its menus
  return [...menus, helpMenu(state, deeds)].map((menu) =>
    isMac ? { ...menu, label: menu.label?.replace('&', '') ?? '' } : menu,
  )
}

const settingsItem = (words: MenuWords, deeds: Deeds): Item => ({
  id: 'settings',
  label: words.settings,
  accelerator: 'CommandOrControl+,',
  click: () => deeds.wish('settings'),
})

const programMenu = (words: MenuWords, deeds: Deeds): Item => ({
  label: 'Cercle',
  submenu: [
    { id: 'about', label: words.about, click: () => deeds.wish('about') },
    line,
    settingsItem(words, deeds),
    line,
    { label: words.services, role: 'services' },
    line,
    { label: words.hide, role: 'hide' },
    { label: words.hideOthers, role: 'hideOthers' },
    { label: words.showAll, role: 'unhide' },
    line,
    { label: words.quit, role: 'quit' },
  ],
})

function fileMenu({ platform, words, screen }: MenuState, deeds: Deeds): Item {
  const isMac = platform === 'darwin'
  const quit: Item = { label: words.quit, role: 'quit', accelerator: platform === 'win32' ? 'Alt+F4' : 'Control+Q' }
  return {
    label: words.file,
    submenu: [
      {
        id: 'open',
        label: words.open,
        accelerator: 'CommandOrControl+O',
        enabled: screen !== null && screen !== 'table',
        click: () => deeds.wish('open'),
      },
      {
        id: 'archive',
        label: words.archive,
        accelerator: 'CommandOrControl+Shift+A',
        enabled: screen === 'hall',
        click: () => deeds.wish('archive'),
      },
      { id: 'folder', label: words.folder, click: () => deeds.wish('folder') },
      line,
      ...(isMac ? [{ label: words.close, role: 'close' } as const] : [settingsItem(words, deeds), line, quit]),
    ],
  }
}

const editMenu = (words: MenuWords): Item => ({
  label: words.edit,
  submenu: [
    { label: words.undo, role: 'undo' },
    { label: words.redo, role: 'redo' },
    line,
    { label: words.cut, role: 'cut' },
    { label: words.copy, role: 'copy' },
    { label: words.paste, role: 'paste' },
    { label: words.selectAll, role: 'selectAll' },
  ],
})

function viewMenu({ words, settings: { zoom } }: MenuState, deeds: Deeds): Item {
  const [larger, smaller] = [zoomBeside(zoom, 1), zoomBeside(zoom, -1)]
  const enlarge = { enabled: larger !== zoom, click: () => deeds.zoom(larger) }
  const lessen = { enabled: smaller !== zoom, click: () => deeds.zoom(smaller) }
  const reset = { enabled: zoom !== 1, click: () => deeds.zoom(1) }
  // the same on other keyboards, and on the block of digits
  const also = { visible: false, acceleratorWorksWhenHidden: true }
  return {
    label: words.view,
    submenu: [
      { id: 'zoomIn', label: words.zoomIn, accelerator: 'CommandOrControl+Plus', ...enlarge },
      { label: words.zoomIn, accelerator: 'CommandOrControl+=', ...also, ...enlarge },
      { label: words.zoomIn, accelerator: 'CommandOrControl+numadd', ...also, ...enlarge },
      { id: 'zoomOut', label: words.zoomOut, accelerator: 'CommandOrControl+-', ...lessen },
      { label: words.zoomOut, accelerator: 'CommandOrControl+numsub', ...also, ...lessen },
      { id: 'zoomReset', label: words.zoomReset, accelerator: 'CommandOrControl+0', ...reset },
      { label: words.zoomReset, accelerator: 'CommandOrControl+num0', ...also, ...reset },
      line,
      { label: words.fullScreen, role: 'togglefullscreen' },
    ],
  }
}

const gameMenu = ({ words, screen, settings }: MenuState, deeds: Deeds): Item => ({
  label: words.game,
  submenu: [
    {
      id: 'hall',
      label: words.hall,
      accelerator: 'CommandOrControl+Shift+H',
      enabled: screen !== null && screen !== 'hall',
      click: () => deeds.wish('hall'),
    },
    line,
    {
      id: 'sound',
      label: words.sound,
      type: 'checkbox',
      checked: settings.sound,
      click: () => deeds.sound(!settings.sound),
    },
  ],
})

function helpMenu({ platform, words, screen }: MenuState, deeds: Deeds): Item {
  const atCards = screen === 'table' || screen === 'review'
  const about: readonly Item[] = [line, { id: 'about', label: words.about, click: () => deeds.wish('about') }]
  return {
    label: words.help,
    role: 'help',
    submenu: [
      // the page hears these keys itself, where they do something
      {
        id: 'rules',
        label: words.rules,
        accelerator: 'F1',
        registerAccelerator: false,
        enabled: atCards,
        click: () => deeds.wish('rules'),
      },
      line,
      { id: 'report', label: words.report, click: () => deeds.wish('report') },
      ...(platform === 'darwin' ? [] : about),
    ],
  }
}

const windowMenu = (words: MenuWords): Item => ({
  label: words.window,
  role: 'windowMenu',
  submenu: [
    { label: words.minimise, role: 'minimize' },
    { label: words.maximise, role: 'zoom' },
    line,
    { label: words.front, role: 'front' },
  ],
})
