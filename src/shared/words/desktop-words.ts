// The shape of what the desktop shows for us: menus and its own dialogs for files.

export interface MenuWords {
  readonly file: string
  readonly edit: string
  readonly view: string
  readonly game: string
  readonly window: string
  readonly help: string
  readonly open: string
  readonly archive: string
  readonly folder: string
  readonly settings: string
  readonly close: string
  readonly quit: string
  readonly hide: string
  readonly hideOthers: string
  readonly showAll: string
  readonly services: string
  readonly undo: string
  readonly redo: string
  readonly cut: string
  readonly copy: string
  readonly paste: string
  readonly selectAll: string
  readonly zoomIn: string
  readonly zoomOut: string
  readonly zoomReset: string
  readonly fullScreen: string
  readonly hall: string
  readonly sound: string
  readonly rules: string
  readonly minimise: string
  readonly maximise: string
  readonly front: string
  readonly report: string
  readonly about: string
}

export interface DialogWords {
  /** Titles: a record to be opened, a file to be written, a folder for a copy. */
  readonly open: string
  readonly save: string
  readonly folder: string
  /** Kinds of files, by their ending. */
  readonly kinds: Readonly<Record<'records' | 'jsonl' | 'txt' | 'csv' | 'all', string>>
  /** A file of this name is there already; whether it may be replaced, and the two answers. */
  readonly isThere: (name: string) => string
  readonly replace: string
  readonly cancel: string
  /** The button of the dialog for a folder. */
  readonly choose: string
  /** How a file is called that is offered to be written; the day and the ending follow. */
  readonly parties: string
  readonly figures: string
}

/** What the crash page says: a plain page, shown when the app's own keeps crashing. */
export interface CrashWords {
  readonly title: string
  /** The path of the log follows on a line of its own. */
  readonly text: string
  /** The link back to the app. */
  readonly again: string
}

export interface DesktopWords {
  readonly menu: MenuWords
  readonly dialogs: DialogWords
  readonly crash: CrashWords
}
