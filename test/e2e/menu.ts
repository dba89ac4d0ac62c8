// The menus of the desktop, as a person finds them: they are laid a moment after a screen stands.
import { expect } from '@playwright/test'
import type { Evening } from './evening.ts'

type WithMenu = Pick<Evening, 'app'>

/** The item of the menu with an id, as the person sees it. */
export const inMenu = ({ app }: WithMenu, id: string) =>
  app.evaluate(({ Menu }, wanted) => {
    const item = Menu.getApplicationMenu()?.getMenuItemById(wanted)
    return item ? { label: item.label, enabled: item.enabled, checked: item.checked } : null
  }, id)

/**
 * Chooses something of the menu once it is there, in a turn of its own: what is evaluated breaks
 * into anything, also into a query.
 */
export async function choose(evening: WithMenu, id: string): Promise<void> {
  await expect.poll(() => inMenu(evening, id)).toMatchObject({ enabled: true })
  await evening.app.evaluate(
    ({ Menu }, wanted) =>
      new Promise<void>((resolve) => {
        setImmediate(() => {
          Menu.getApplicationMenu()?.getMenuItemById(wanted)?.click()
          resolve()
        })
      }),
    id,
  )
}
