// How the program ends: what is under way comes to its end first, and meanwhile the window stays and says so.
import { type BrowserWindow, app } from 'electron'

interface ShutdownDeps {
  /** Does what is left to do; called once. */
  readonly finishWork: () => Promise<void>
  /** Ends what is left to do without waiting for what can be made up for. */
  readonly skipLastCopy: () => void
  /** Called when it begins, and when the program is to start again afterwards. */
  readonly announceShutdown: (startsAgain: boolean) => void
  readonly reportError: (error: unknown) => void
}

export interface Shutdown {
  /** Keeps the window open while the program ends; closing it a second time ends it without waiting. */
  watchWindow(window: BrowserWindow): void
  /** Whether the program is about to end, or has ended. */
  isUnderWay(): boolean
  /** Starts the program again, with these arguments, when it has ended. */
  relaunchAfterwards(args: string[]): void
}

/** Lets everything that is under way come to its end before the program does. */
export function createShutdown({ finishWork, skipLastCopy, announceShutdown, reportError }: ShutdownDeps): Shutdown {
  let stage: 'open' | 'ending' | 'over' = 'open'
  let relaunchArguments: string[] | null = null
  let openWindow: BrowserWindow | null = null

  const quitApp = (): void => {
    stage = 'over'
    if (openWindow?.isDestroyed() === false) openWindow.destroy()
    if (relaunchArguments !== null) app.relaunch({ args: relaunchArguments })
    // not while the program still asks whether it may quit
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
