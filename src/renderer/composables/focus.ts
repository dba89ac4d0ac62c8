// Where the focus is, and where it may go.

const TABBABLE = 'button, [href], input, select, textarea, summary, [tabindex="0"]'

/** Nothing has the focus, or only the heading of a screen, which holds it until something better takes it. */
export const isNowhere = (): boolean =>
  document.activeElement === null || document.activeElement.matches('body, [data-heading]')

/**
 * Gives up the focus before what has it is taken away: taken away with it, it would have the window lay everything out in
 * the middle of the change.
 */
export function releaseFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** Something that the Tab key reaches in here, the first one; null where there is nothing. */
export const firstFocusable = (place: Element): HTMLElement | null =>
  [...place.querySelectorAll<HTMLElement>(TABBABLE)].find(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility(),
  ) ?? null

/** Puts the focus on the heading of the screen, which Tab does not reach: reading begins there. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.dataset['heading'] = ''
  heading.focus({ preventScroll: true })
}
