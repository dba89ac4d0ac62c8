// Ends the program: what is under way is finished first, while the window stays open and shows it.
import { type BrowserWindow, app } from 'electron'

interface ShutdownDeps {
  /** Does the remaining work; called once. */
  readonly finishWork: () => Promise<void>
  /** Ends the remaining work without waiting for a copy that can be made later. */
  readonly skipLastCopy: () => void
  /** Called when shutdown begins, and when a restart is requested meanwhile. */
  readonly announceShutdown: (startsAgain: boolean) => void
  readonly reportError: (error: unknown) => void
}

export interface Shutdown {
  /**
   * Keeps the window open while the program ends; closing it a second time ends it without waiting.
   */
  watchWindow(window: BrowserWindow): void
  /** Returns true once shutdown has begun. */
  isUnderWay(): boolean
  /** Restarts the program with these arguments after it has ended. */
  relaunchAfterwards(args: string[]): void
}

/** Creates a shutdown that finishes everything under way before the program ends. */
export function createShutdown({
  finishWork,
  skipLastCopy,
  announceShutdown,
  reportError,
}: ShutdownDeps): Shutdown {
  let stage: 'open' | 'ending' | 'over' = 'open'
  let relaunchArguments: string[] | null = null
  let openWindow: BrowserWindow | null = null

  const quitApp = (): void => {
    stage = 'over'
    if (openWindow?.isDestroyed() === false) openWindow.destroy()
    if (relaunchArguments !== null) app.relaunch({ args: relaunchArguments })
    // not while the program is still asking for permission to quit
    setImmediate(() => app.quit())
  }

  function beginShutdown(): void {
    if (stage !== 'open') return
    stage = 'ending'
    announceShutdown(relaunchArguments !== null)
    finishWork().catch(reportError).finally(quitApp)
  }

  app.on('will-quit', (event) => {
    if (stage === 'over') return
    event.preventDefault()
    beginShutdown()
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => app.quit())

  return {
    watchWindow(window) {
      openWindow = window
      window.on('close', (event) => {
        if (stage === 'over') return
        event.preventDefault()
        if (stage === 'ending') skipLastCopy()
        else beginShutdown()
      })
    },
    isUnderWay: () => stage !== 'open',
    relaunchAfterwards(args) {
      if (stage === 'over') return app.relaunch({ args })
      relaunchArguments = [
        ...(relaunchArguments ?? []),
        ...args.filter((one) => relaunchArguments?.includes(one) !== true),
      ]
      if (stage === 'ending') announceShutdown(true)
    },
  }
}
