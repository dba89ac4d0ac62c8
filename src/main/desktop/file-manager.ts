// The file manager of a Linux desktop. Electron's own `openPath` keeps main waiting there until `xdg-open` has ended, which
// on some desktops is when the person closes the folder.
import { spawn } from 'node:child_process'
import { refuse } from '../refusal.ts'

/** Milliseconds after which a program that still runs counts as the one that shows the folder. */
const LIMIT_MS = 3_000

/** Programs that may run at once: some live as long as the folder is shown, and a page that runs wild must not pile them up. */
export const MAX_RUNNING = 3

/**
 * Asks the desktop to show a folder, and waits for no longer than the limit. False when nothing on the desktop does.
 * While as many as may run still do, none is started: true where one of them shows this folder, else Refusal `busy`. What
 * was started outlives this program and is not ended by it.
 */
export function createFolderOpener(limit: number = LIMIT_MS): (folder: string) => Promise<boolean> {
  let running = 0
  /** Folders that programs show which still run after the limit. */
  const shown: string[] = []
  return async (folder) => {
    if (running >= MAX_RUNNING) return shown.includes(folder) || refuse('busy')
    const manager = spawn('xdg-open', [folder], { detached: true, stdio: 'ignore' })
    running += 1
    manager.unref()
    const ended = new Promise<boolean>((resolve) => {
      const handleEnd = (isShown: boolean): void => {
        running -= 1
        if (shown.includes(folder)) shown.splice(shown.indexOf(folder), 1)
        resolve(isShown)
      }
      // the one where it could not be started, the other where it was
      manager.once('error', () => handleEnd(false))
      manager.once('exit', (status) => handleEnd(status === 0))
    })
    let late: NodeJS.Timeout | undefined
    const isLate = new Promise<boolean>((resolve) => {
      late = setTimeout(() => {
        shown.push(folder)
        resolve(true)
      }, limit)
    })
    return Promise.race([ended, isLate]).finally(() => clearTimeout(late))
  }
}
