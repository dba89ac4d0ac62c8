// What the window says: every sentence that comes into the place a screen reader listens to, in its order.
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    spoken?: string[]
  }
}

/** Listens from now on, also while a dialog is open. */
export const hearken = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const spoken: string[] = []
    window.spoken = spoken
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLElement && node.parentElement?.matches('[data-voice]'))
          spoken.push(node.textContent)
    }).observe(document.body, { childList: true, subtree: true })
  })

/** What was said since, or since it was asked last. */
export const heardOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.spoken?.splice(0) ?? [])
