// Finds and moves the keyboard focus.

const TABBABLE = 'button, [href], input, select, textarea, summary, [tabindex="0"]'

/** Returns true if nothing has the focus, or only a screen's heading. */
export const isNowhere = (): boolean =>
  document.activeElement === null || document.activeElement.matches('body, [data-heading]')

/** Releases the focus before its element goes: else a layout would be forced. */
export function releaseFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** Returns the first element in here that the Tab key reaches, or null. */
export const firstFocusable = (place: Element): HTMLElement | null =>
  [...place.querySelectorAll<HTMLElement>(TABBABLE)].find(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility(),
  ) ?? null

/** Focuses the heading of the screen, which Tab does not reach: reading begins there. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.dataset['heading'] = ''
  heading.focus({ preventScroll: true })
}
