// The desktop's own dialogs for files, with titles, kinds and names in the language of the program.
import { type BrowserWindow, app, dialog } from 'electron'
import { join } from 'node:path'
import type { DialogWords } from '../shared/words/desktop-words.ts'
import type { Dialogs, Written } from './calls/house.ts'

const RECORDS = ['jsonl', 'json', 'txt', 'pbn']

/** What the dialog for a file to be written is asked. */
const savingOf = (words: DialogWords, { what, day, ending }: Written, folder: string) => ({
  title: words.save,
  defaultPath: join(folder, `${words[what]} ${day}.${ending}`),
  filters: [{ name: words.kinds[ending], extensions: [ending] }],
})

/** Dialogs over the window; without one they stand alone. */
export const dialogsOver = (window: () => BrowserWindow | null, words: () => DialogWords): Dialogs => ({
  async save(written) {
    const options = savingOf(words(), written, app.getPath('documents'))
    const own = window()
    const { canceled, filePath } = await (own === null
      ? dialog.showSaveDialog(options)
      : dialog.showSaveDialog(own, options))
    return canceled || filePath === '' ? null : filePath
  },
  open() {
    const { open, kinds } = words()
    const filters = [{ name: kinds.records, extensions: RECORDS }]
    return firstOf({ title: open, properties: ['openFile'], filters }, window())
  },
  folder() {
    const { folder, choose } = words()
    return firstOf(
      { title: folder, message: folder, buttonLabel: choose, properties: ['openDirectory', 'createDirectory'] },
      window(),
    )
  },
})

async function firstOf(options: Electron.OpenDialogOptions, window: BrowserWindow | null): Promise<string | null> {
  const { canceled, filePaths } = await (window === null
    ? dialog.showOpenDialog(options)
    : dialog.showOpenDialog(window, options))
  return canceled ? null : (filePaths[0] ?? null)
}
