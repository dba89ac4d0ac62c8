// What the program tells of itself: its versions, and whose work it is made of.

/** A package of which something is shipped, with the text of its licence. */
export interface ShippedPackage {
  readonly name: string
  readonly version: string
  /** SPDX identifier. */
  readonly licence: string
  readonly text: string
}

/** Artwork in `resources`, as resources/CREDITS.md has it; `key` is what the word files call it by. */
export interface Artwork {
  readonly key: string
  readonly author: string
  readonly source: string
  readonly licence: string
  /** Of the licence, where it lies beside the files. */
  readonly text: string | null
}

export interface Font {
  readonly name: string
  readonly author: string
  readonly licence: string
}

/** Made by the build from what went into it. */
export interface Notices {
  /** The text of our own licence. */
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
  /** As Node has it, as `linux x64`. */
  readonly platform: string
}

export interface About {
  readonly versions: Versions
  readonly notices: Notices
  /** Where everything is kept. */
  readonly folder: string
}

/** An error of the window on its way to the log. */
export interface WindowFault {
  readonly name: string
  readonly message: string
  readonly stack: string
}

/** Characters of each of these at most. */
export const FAULT_LIMIT = 4000

/** Where the person is. */
export const SCREENS = ['hall', 'table', 'review', 'evening', 'archive'] as const
export type Screen = (typeof SCREENS)[number]

/** What the menu asks of the window. */
export const MENU_COMMANDS = ['settings', 'about', 'hall', 'archive', 'open', 'rules', 'folder', 'report'] as const
export type MenuCommand = (typeof MENU_COMMANDS)[number]
