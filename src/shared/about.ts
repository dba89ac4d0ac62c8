// The program about itself: its versions, and the credits.

/** A package of which something is shipped, with the text of its licence. */
export interface ShippedPackage {
  readonly name: string
  readonly version: string
  /** SPDX identifier. */
  readonly licence: string
  readonly text: string
}

/** Artwork in `resources`, as in resources/CREDITS.md; `key` is its name in the word files. */
export interface Artwork {
  readonly key: string
  readonly author: string
  readonly source: string
  readonly licence: string
  /** Text of the licence, if it is next to the files. */
  readonly text: string | null
}

export interface Font {
  readonly name: string
  readonly author: string
  readonly licence: string
}

/** The credits, collected by the build. */
export interface Notices {
  /** Text of our own licence. */
  readonly licence: string
  readonly artwork: readonly Artwork[]
  readonly fonts: readonly Font[]
  readonly packages: readonly ShippedPackage[]
}

export interface Versions {
  readonly cercle: string
  readonly testBuild: boolean
  readonly electron: string
  readonly chromium: string
  readonly node: string
  readonly sqlite: string
  /** In the form of Node, for example `linux x64`. */
  readonly platform: string
}

export interface About {
  readonly versions: Versions
  readonly notices: Notices
  /** The data folder. */
  readonly folder: string
}

/** An error of the window on its way to the log. */
export interface WindowFault {
  readonly name: string
  readonly message: string
  readonly stack: string
}

/** Most characters of each of these. */
export const FAULT_LIMIT = 4000

/** The screens of the window. */
export const SCREENS = ['hall', 'table', 'review', 'evening', 'archive', 'training'] as const
export type Screen = (typeof SCREENS)[number]

/** Commands that the menu sends to the window. */
export const MENU_COMMANDS = [
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
export type MenuCommand = (typeof MENU_COMMANDS)[number]
