// The menus of each platform, in each language.
import { describe, expect, test } from 'vitest'
import type { MenuItemConstructorOptions } from 'electron'
import { LANGUAGES, ZOOMS, nextZoom } from '../../src/shared/settings.ts'
import { SCREENS, type MenuCommand } from '../../src/shared/about.ts'
import { desktopWords } from '../../src/shared/words/desktop.ts'
import { type MenuActions, type MenuState, buildMenu } from '../../src/main/desktop/menu.ts'
import { faults } from '../words/prose.ts'

const PLATFORMS = ['darwin', 'win32', 'linux'] as const
const NOTHING: MenuActions = { sendCommand() {}, setZoom() {}, setSound() {} }

const stateOf = (change: Partial<MenuState> = {}): MenuState => ({
  platform: 'linux',
  words: desktopWords('en').menu,
  settings: { zoom: 1, sound: true },
  screen: 'hall',
  ...change,
})

type Item = MenuItemConstructorOptions
const below = (items: readonly Item[]): readonly Item[] =>
  items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? below(item.submenu) : [])])
const itemOf = (state: MenuState, id: string, deeds = NOTHING): Item => {
  const found = below(buildMenu(state, deeds)).find((item) => item.id === id)
  if (found === undefined) throw new Error(`no ${id} in the menu`)
  return found
}

describe('the menus', () => {
  test('macOS has a menu of the program with settings, about and quit in it, and one to edit', () => {
    const [program, ...others] = buildMenu(stateOf({ platform: 'darwin' }), NOTHING)
    expect(others.map(({ label }) => label)).toEqual([
      'File',
      'Edit',
      'View',
      'Game',
      'Window',
      'Help',
    ])
    const inside = Array.isArray(program?.submenu) ? program.submenu : []
    expect(inside.flatMap(({ id, role }) => id ?? role ?? [])).toEqual([
      ...['about', 'settings', 'services', 'hide', 'hideOthers', 'unhide', 'quit'],
    ])
  })

  test.each(['win32', 'linux'] as const)(
    '%s has File, View, Game and Help, each with its letter',
    (platform) => {
      const menus = buildMenu(stateOf({ platform }), NOTHING)
      expect(menus.map(({ label }) => label)).toEqual(['&File', '&View', '&Game', '&Help'])
      for (const id of ['settings', 'about', 'folder', 'report'])
        expect(itemOf(stateOf({ platform }), id)).toBeDefined()
    },
  )

  test.each(
    PLATFORMS.flatMap((platform) => LANGUAGES.map((language) => [platform, language] as const)),
  )('on %s every label is %s, and letters and keys are given once', (platform, language) => {
    const items = below(
      buildMenu(stateOf({ platform, words: desktopWords(language).menu }), NOTHING),
    )
    const labels = items.filter(({ type }) => type !== 'separator').map(({ label }) => label ?? '')
    expect(labels.flatMap((label) => faults(language, label.replace('&', ''), 'label'))).toEqual([])
    const letters = buildMenu(
      stateOf({ platform, words: desktopWords(language).menu }),
      NOTHING,
    ).flatMap(({ label }) => /&(.)/.exec(label ?? '')?.[1]?.toLowerCase() ?? [])
    expect(new Set(letters).size).toBe(letters.length)
    const keys = items.flatMap(({ accelerator }) =>
      accelerator === undefined ? [] : [String(accelerator)],
    )
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('what cannot be done on a screen cannot be chosen there', () => {
    const able = (id: string) =>
      SCREENS.filter((screen) => itemOf(stateOf({ screen }), id).enabled === true)
    expect(able('hall')).toEqual(['table', 'review', 'evening', 'archive', 'training'])
    expect(able('archive')).toEqual(['hall'])
    expect(able('rules')).toEqual(['table', 'review'])
    expect(able('open')).toEqual(['hall', 'review', 'evening', 'archive', 'training'])
  })

  test('each item asks for what it says', () => {
    const asked: MenuCommand[] = []
    const deeds = { ...NOTHING, sendCommand: (wish: MenuCommand) => void asked.push(wish) }
    const wishes = [
      'settings',
      'about',
      'hall',
      'archive',
      'training',
      'open',
      'rules',
      'folder',
      'report',
    ] as const
    for (const id of wishes)
      Reflect.apply(itemOf(stateOf(), id, deeds).click ?? (() => {}), null, [])
    expect(asked).toEqual(wishes)
  })

  test('the zoom goes step by step, and no further than there are steps', () => {
    expect(ZOOMS.map((zoom) => nextZoom(zoom, 1))).toEqual([...ZOOMS.slice(1), 2])
    expect(ZOOMS.map((zoom) => nextZoom(zoom, -1))).toEqual([0.8, ...ZOOMS.slice(0, -1)])
    expect(itemOf(stateOf({ settings: { zoom: 2, sound: true } }), 'zoomIn').enabled).toBe(false)
    expect(itemOf(stateOf({ settings: { zoom: 1, sound: true } }), 'zoomReset').enabled).toBe(false)
  })
})
