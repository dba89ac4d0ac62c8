// The file dialogs of the desktop, with titles, file types and names in the language of the
// program.
import { type BrowserWindow, app, dialog } from 'electron'
import { stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import type { DialogWords } from '../shared/words/en/desktop.ts'
import type { Dialogs, SaveRequest } from './calls/context.ts'

const RECORDS = ['jsonl', 'json', 'txt', 'pbn']

/** File extensions a person may have typed; other dots belong to the name (`Anna 3.2`). */
const ENDINGS = [...RECORDS, 'csv', 'html', 'pdf']

/** Returns the options of the dialog for a file to be written. */
const buildSaveOptions = (
  words: DialogWords,
  { what, day, ending }: SaveRequest,
  folder: string,
) => ({
  title: words.save,
  defaultPath: join(folder, `${words[what]} ${day}.${ending}`),
  filters: [{ name: words.kinds[ending], extensions: [ending] }],
})

/** Creates the dialogs, modal to the window if there is one. */
export const createDialogs = (
  window: () => BrowserWindow | null,
  loadWords: () => Promise<DialogWords>,
): Dialogs => ({
  async chooseSavePath(request) {
    const words = await loadWords()
    const own = window()
    const options = buildSaveOptions(words, request, app.getPath('documents'))
    const { canceled, filePath } = await (own === null
      ? dialog.showSaveDialog(options)
      : dialog.showSaveDialog(own, options))
    if (canceled || filePath === '') return null
    // not every desktop adds the extension, and without it the dialog for opening does not offer
    // the file
    if (ENDINGS.includes(extname(filePath).slice(1).toLowerCase())) return filePath
    const whole = `${filePath}.${request.ending}`
    return (await fileExists(whole)) && !(await confirmReplace(basename(whole), words, own))
      ? null
      : whole
  },
  async chooseFile() {
    const { open, kinds } = await loadWords()
    const filters = [
      { name: kinds.records, extensions: RECORDS },
      { name: kinds.all, extensions: ['*'] },
    ]
    return chooseFirstPath({ title: open, properties: ['openFile'], filters }, window())
  },
  async chooseFolder() {
    const { folder, choose } = await loadWords()
    return chooseFirstPath(
      {
        title: folder,
        message: folder,
        buttonLabel: choose,
        properties: ['openDirectory', 'createDirectory'],
      },
      window(),
    )
  },
})

const fileExists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/** Asks to replace a file: the desktop has asked only for the name without extension. */
async function confirmReplace(
  name: string,
  words: DialogWords,
  window: BrowserWindow | null,
): Promise<boolean> {
  const options = {
    type: 'question' as const,
    message: words.isThere(name),
    buttons: [words.replace, words.cancel],
    defaultId: 1,
    cancelId: 1,
    noLink: true,
  }
  const { response } = await (window === null
    ? dialog.showMessageBox(options)
    : dialog.showMessageBox(window, options))
  return response === 0
}

async function chooseFirstPath(
  options: Electron.OpenDialogOptions,
  window: BrowserWindow | null,
): Promise<string | null> {
  const { canceled, filePaths } = await (window === null
    ? dialog.showOpenDialog(options)
    : dialog.showOpenDialog(window, options))
  return canceled ? null : (filePaths[0] ?? null)
}
