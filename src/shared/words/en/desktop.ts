// Menus and file dialogs in English.
import type { Texts } from '../texts.ts'

export const desktop = {
  menu: {
    file: '&File',
    edit: '&Edit',
    view: '&View',
    game: '&Game',
    window: '&Window',
    help: '&Help',
    open: 'Open a record…',
    archive: 'Archive',
    training: 'Training Room',
    folder: 'Open the data folder',
    settings: 'Settings…',
    close: 'Close',
    quit: 'Quit Cercle',
    hide: 'Hide Cercle',
    hideOthers: 'Hide others',
    showAll: 'Show all',
    services: 'Services',
    undo: 'Undo',
    redo: 'Redo',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    selectAll: 'Select all',
    zoomIn: 'Larger',
    zoomOut: 'Smaller',
    zoomReset: 'Usual size',
    fullScreen: 'Full screen',
    hall: 'Back to the Hall',
    sound: 'Sound',
    rules: 'Rules of the game',
    minimise: 'Minimise',
    maximise: 'Zoom',
    front: 'Bring all to front',
    report: 'Copy report',
    about: 'About Cercle',
  },
  dialogs: {
    /** Titles of the dialogs that open a record, write a file, and choose the folder of a copy. */
    open: 'Open a record',
    save: 'Export to a file',
    folder: 'Folder for the backup',
    /** Kinds of files, by extension. */
    kinds: {
      records: 'Records of parties',
      jsonl: 'Cercle records',
      txt: 'Text',
      csv: 'Tables',
      html: 'Pages',
      pdf: 'PDF documents',
      all: 'All files',
    },
    /** Asks before a file is replaced; `replace` and `cancel` are the two answers. */
    isThere: (name: string) => `“${name}” already exists. Do you want to replace it?`,
    replace: 'Replace',
    cancel: 'Cancel',
    /** The button of the dialog for a folder. */
    choose: 'Back up here',
    /** Suggested file names; the date and the extension follow. */
    parties: 'Cercle parties',
    figures: 'Cercle figures',
    exchange: 'Cercle exchange',
    /** A person without a name, as in the window. */
    nameless: 'You',
  },
  /** A plain page, shown when the window keeps crashing. */
  crash: {
    title: 'Cercle keeps crashing',
    /** The path of the log follows on its own line. */
    text: 'The window crashed three times within a minute. Nothing is lost: every card is saved as it is played. If it happens again, this log helps to find the cause:',
    /** The link back to the app. */
    again: 'Try again',
  },
}

export type DesktopWords = Texts<typeof desktop>
export type MenuWords = DesktopWords['menu']
export type DialogWords = DesktopWords['dialogs']
export type CrashWords = DesktopWords['crash']
