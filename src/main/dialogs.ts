// The desktop's own dialogs for files.
import { type BrowserWindow, app, dialog } from 'electron'
import { join } from 'node:path'
import type { Dialogs } from './calls/house.ts'

const RECORDS = [{ name: 'Cercle', extensions: ['jsonl', 'json', 'txt', 'pbn'] }]

/** Dialogs over the window; without one they stand alone. */
export const dialogsOver = (window: () => BrowserWindow | null): Dialogs => ({
  async save(name) {
    const options = { defaultPath: join(app.getPath('documents'), name) }
    const own = window()
    const { canceled, filePath } = await (own === null
      ? dialog.showSaveDialog(options)
      : dialog.showSaveDialog(own, options))
    return canceled || filePath === '' ? null : filePath
  },
  open: () => firstOf({ properties: ['openFile'], filters: RECORDS }, window()),
  folder: () => firstOf({ properties: ['openDirectory', 'createDirectory'] }, window()),
})

async function firstOf(options: Electron.OpenDialogOptions, window: BrowserWindow | null): Promise<string | null> {
  const { canceled, filePaths } = await (window === null
    ? dialog.showOpenDialog(options)
    : dialog.showOpenDialog(window, options))
  return canceled ? null : (filePaths[0] ?? null)
}
