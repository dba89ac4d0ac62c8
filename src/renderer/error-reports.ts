// Errors nobody waited for: they reach the log in main, which keeps where they happened and nothing else.
import type { App } from 'vue'
import { FAULT_LIMIT } from '../shared/about.ts'
import { callMain } from './ipc.ts'

const truncateText = (text: string): string => text.slice(0, FAULT_LIMIT)

function reportError(error: unknown): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(typeof error)
  void callMain((cercle) =>
    cercle.reportError({ name: truncateText(name), message: truncateText(message), stack: truncateText(stack ?? '') }),
  )
}

/** Listens for the errors of the page and of its components. */
export function reportUncaughtErrors(app: App): void {
  window.addEventListener('error', ({ error }) => reportError(error))
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
  app.config.errorHandler = (error) => {
    // as without a handler: whoever develops sees it, and the listener above tells of it
    setTimeout(() => {
      throw error
    })
  }
}
