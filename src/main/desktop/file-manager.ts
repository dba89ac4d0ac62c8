// The file manager of a Linux desktop. Electron's own `openPath` blocks main there until `xdg-open`
// has ended, which on some desktops is when the person closes the folder.
import { spawn } from 'node:child_process'
import { refuse } from '../refusal.ts'

/** Time after which a program that still runs counts as the one that shows the folder (ms). */
const LIMIT_MS = 3_000

/** Most programs that run at once: a faulty page must not pile them up. */
export const MAX_RUNNING = 3

/**
 * Creates a function that asks the desktop to show a folder, and waits no longer than the limit. It
 * returns false if nothing on the desktop can. While the most programs still run, it starts none:
 * it returns true if one of them shows this folder, else throws Refusal `busy`. The started
 * programs outlive this one.
 */
export function createFolderOpener(limit: number = LIMIT_MS): (folder: string) => Promise<boolean> {
  let running = 0
  /** Folders of the programs that still run after the limit. */
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
      // `error` if it could not be started, `exit` if it could
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
