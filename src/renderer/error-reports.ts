// Reports uncaught errors to the log in main, which stores only where they happened.
import type { App } from 'vue'
import { FAULT_LIMIT } from '../shared/about.ts'
import { callMain } from './ipc.ts'

const truncateText = (text: string): string => text.slice(0, FAULT_LIMIT)

function reportError(error: unknown): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(typeof error)
  void callMain((cercle) =>
    cercle.reportError({
      name: truncateText(name),
      message: truncateText(message),
      stack: truncateText(stack ?? ''),
    }),
  )
}

/** Listens for the errors of the page and of its components. */
export function reportUncaughtErrors(app: App): void {
  window.addEventListener('error', ({ error }) => reportError(error))
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
  app.config.errorHandler = (error) => {
    // rethrown as without a handler: developers see it, and the listener above reports it
    setTimeout(() => {
      throw error
    })
  }
}
