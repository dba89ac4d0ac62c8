// Errors nobody waited for: they reach the log in main, which keeps where they happened and nothing else.
import type { App } from 'vue'
import { FAULT_LIMIT } from '../shared/about.ts'
import { ask } from './cercle.ts'

const cut = (text: string): string => text.slice(0, FAULT_LIMIT)

function tell(error: unknown): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(typeof error)
  void ask((cercle) => cercle.fail({ name: cut(name), message: cut(message), stack: cut(stack ?? '') }))
}

/** Listens for the errors of the page and of its components. */
export function tellFaults(app: App): void {
  window.addEventListener('error', ({ error }) => tell(error))
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason))
  app.config.errorHandler = (error) => {
    // as without a handler: whoever develops sees it, and the listener above tells of it
    setTimeout(() => {
      throw error
    })
  }
}
