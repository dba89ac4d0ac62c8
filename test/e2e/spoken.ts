// The announcements of the window: every sentence that enters the live region, in order.
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

/** The announcements since the last call. */
export const heardOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.spoken?.splice(0) ?? [])
