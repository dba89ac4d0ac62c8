// The menus, as each platform expects them: an app menu on macOS, File, View, Game and Help
// elsewhere. Every label is our own, since those of Electron's roles are always English.
import type { MenuItemConstructorOptions } from 'electron'
import type { Screen, MenuCommand } from '../../shared/about.ts'
import { type Settings, type Zoom, nextZoom } from '../../shared/settings.ts'
import type { MenuWords } from '../../shared/words/en/desktop.ts'

type MenuItem = MenuItemConstructorOptions

/** The actions of the menu. */
export interface MenuActions {
  sendCommand(wish: MenuCommand): void
  setZoom(zoom: Zoom): void
  setSound(isOn: boolean): void
}

/** Everything that a menu depends on. */
export interface MenuState {
  readonly platform: NodeJS.Platform
  readonly words: MenuWords
  readonly settings: Pick<Settings, 'zoom' | 'sound'>
  /** Null while the window accepts no commands. */
  readonly screen: Screen | null
}

const line: MenuItem = { type: 'separator' }

/** Builds the menus in the language of the program. */
export function buildMenu(state: MenuState, actions: MenuActions): readonly MenuItem[] {
  const { platform, words } = state
  const isMac = platform === 'darwin'
  const own = isMac ? [buildProgramMenu(words, actions)] : []
  const edit = isMac ? [buildEditMenu(words)] : []
  const window = isMac ? [buildWindowMenu(words)] : []
  const menus = [
    ...own,
    buildFileMenu(state, actions),
    ...edit,
    buildViewMenu(state, actions),
    buildGameMenu(state, actions),
    ...window,
  ]
  // menus have no access keys on macOS
  return [...menus, buildHelpMenu(state, actions)].map((menu) =>
    isMac ? { ...menu, label: menu.label?.replace('&', '') ?? '' } : menu,
  )
}

const buildSettingsItem = (words: MenuWords, actions: MenuActions): MenuItem => ({
  id: 'settings',
  label: words.settings,
  accelerator: 'CommandOrControl+,',
  click: () => actions.sendCommand('settings'),
})

const buildProgramMenu = (words: MenuWords, actions: MenuActions): MenuItem => ({
  label: 'Cercle',
  submenu: [
    { id: 'about', label: words.about, click: () => actions.sendCommand('about') },
    line,
    buildSettingsItem(words, actions),
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

function buildFileMenu({ platform, words, screen }: MenuState, actions: MenuActions): MenuItem {
  const isMac = platform === 'darwin'
  const quit: MenuItem = {
    label: words.quit,
    role: 'quit',
    accelerator: platform === 'win32' ? 'Alt+F4' : 'Control+Q',
  }
  return {
    label: words.file,
    submenu: [
      {
        id: 'open',
        label: words.open,
        accelerator: 'CommandOrControl+O',
        enabled: screen !== null && screen !== 'table',
        click: () => actions.sendCommand('open'),
      },
      {
        id: 'archive',
        label: words.archive,
        accelerator: 'CommandOrControl+Shift+A',
        enabled: screen === 'hall',
        click: () => actions.sendCommand('archive'),
      },
      {
        id: 'training',
        label: words.training,
        accelerator: 'CommandOrControl+Shift+T',
        enabled: screen === 'hall',
        click: () => actions.sendCommand('training'),
      },
      { id: 'folder', label: words.folder, click: () => actions.sendCommand('folder') },
      line,
      ...(isMac
        ? [{ label: words.close, role: 'close' } as const]
        : [buildSettingsItem(words, actions), line, quit]),
    ],
  }
}

const buildEditMenu = (words: MenuWords): MenuItem => ({
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

function buildViewMenu({ words, settings: { zoom } }: MenuState, actions: MenuActions): MenuItem {
  const [larger, smaller] = [nextZoom(zoom, 1), nextZoom(zoom, -1)]
  const enlarge = { enabled: larger !== zoom, click: () => actions.setZoom(larger) }
  const lessen = { enabled: smaller !== zoom, click: () => actions.setZoom(smaller) }
  const reset = { enabled: zoom !== 1, click: () => actions.setZoom(1) }
  // the same on other keyboards, and on the numeric keypad
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

const buildGameMenu = ({ words, screen, settings }: MenuState, actions: MenuActions): MenuItem => ({
  label: words.game,
  submenu: [
    {
      id: 'hall',
      label: words.hall,
      accelerator: 'CommandOrControl+Shift+H',
      enabled: screen !== null && screen !== 'hall',
      click: () => actions.sendCommand('hall'),
    },
    line,
    {
      id: 'sound',
      label: words.sound,
      type: 'checkbox',
      checked: settings.sound,
      click: () => actions.setSound(!settings.sound),
    },
  ],
})

function buildHelpMenu({ platform, words, screen }: MenuState, actions: MenuActions): MenuItem {
  const atCards = screen === 'table' || screen === 'review'
  const about: readonly MenuItem[] = [
    line,
    { id: 'about', label: words.about, click: () => actions.sendCommand('about') },
  ]
  return {
    label: words.help,
    role: 'help',
    submenu: [
      // the page handles these keys itself, if they apply
      {
        id: 'rules',
        label: words.rules,
        accelerator: 'F1',
        registerAccelerator: false,
        enabled: atCards,
        click: () => actions.sendCommand('rules'),
      },
      line,
      { id: 'report', label: words.report, click: () => actions.sendCommand('report') },
      ...(platform === 'darwin' ? [] : about),
    ],
  }
}

const buildWindowMenu = (words: MenuWords): MenuItem => ({
  label: words.window,
  role: 'windowMenu',
  submenu: [
    { label: words.minimise, role: 'minimize' },
    { label: words.maximise, role: 'zoom' },
    line,
    { label: words.front, role: 'front' },
  ],
})
