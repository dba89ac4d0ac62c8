// How the program ends: what is under way comes to its end first, and meanwhile the window stays and says so.
import { type BrowserWindow, app } from 'electron'

interface Ends {
  /** Does what is left to do; called once. */
  readonly end: () => Promise<void>
  /** Ends what is left to do without waiting for what can be made up for. */
  readonly skipLastCopy: () => void
  /** Called when it begins, and when the program is to start again afterwards. */
  readonly announce: (startsAgain: boolean) => void
  readonly failed: (error: unknown) => void
}

export interface Ending {
  /** Keeps the window open while the program ends; closing it a second time ends it without waiting. */
  watch(window: BrowserWindow): void
  /** Whether the program is about to end, or has ended. */
  isUnderWay(): boolean
  /** Starts the program again, with these arguments, when it has ended. */
  startAgain(args: string[]): void
}

/** Lets everything that is under way come to its end before the program does. */
export function openEnding({ end, skipLastCopy, announce, failed }: Ends): Ending {
  let stage: 'open' | 'ending' | 'over' = 'open'
  let again: string[] | null = null
  let open: BrowserWindow | null = null

  const last = (): void => {
    stage = 'over'
    if (open?.isDestroyed() === false) open.destroy()
    if (again !== null) app.relaunch({ args: again })
    // not while the program still asks whether it may quit
    setImmediate(() => app.quit())
  }

  function begin(): void {
    if (stage !== 'open') return
    stage = 'ending'
    announce(again !== null)
    end().catch(failed).finally(last)
  }

  app.on('will-quit', (event) => {
    if (stage === 'over') return
    event.preventDefault()
    begin()
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => app.quit())

  return {
    watch(window) {
      open = window
      window.on('close', (event) => {
        if (stage === 'over') return
        event.preventDefault()
        if (stage === 'ending') skipLastCopy()
        else begin()
      })
    },
    isUnderWay: () => stage !== 'open',
    startAgain(args) {
      if (stage === 'over') return app.relaunch({ args })
      again = [...(again ?? []), ...args.filter((one) => again?.includes(one) !== true)]
      if (stage === 'ending') announce(true)
    },
  }
}
