// Nothing is cut and nothing lies over anything: measured in the window, not looked at.
import { type Page, expect } from '@playwright/test'
import type { Program } from './program.ts'

/** Sets the window, and how many times as large everything is drawn, and waits until it is. */
export async function show(
  app: Program,
  page: Page,
  [width, height]: Size,
  zoom = 1,
): Promise<void> {
  const set = () =>
    app.evaluate(
      ({ BrowserWindow }, [w, h, factor]) => {
        const window = BrowserWindow.getAllWindows()[0]
        // larger than the screen is only to be had with everything drawn smaller
        const scale = Math.max(1, w / 2560, h / 1440)
        window?.setMinimumSize(320, 240)
        window?.setContentSize(Math.round(w / scale), Math.round(h / scale))
        window?.webContents.setZoomFactor(factor / scale)
      },
      [width, height, zoom] as const,
    )
  // what runs in main can be collected before it has answered; to set the same again does no harm
  await expect(set).toPass()
  // as the page does when the zoom is a setting
  await page.evaluate(
    (factor) => document.documentElement.style.setProperty('--zoom', String(factor)),
    zoom,
  )
  const inside = [Math.round(width / zoom), Math.round(height / zoom)] as const
  await page.waitForFunction(
    ([w, h]) => Math.abs(innerWidth - w) < 3 && Math.abs(innerHeight - h) < 3,
    inside,
  )
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

export type Size = readonly [width: number, height: number]

/**
 * The faults of the visible page: a button, field or card that the pointer cannot reach, text that
 * is cut or covered, a page wider than the window. Anything that can be scrolled into view is in
 * view. Of overlapping layers only the top one is checked.
 */
export const faultsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const faults = new Set<string>()
    const lying = [
      ...document.querySelectorAll(
        'dialog[open], [popover]:popover-open, .over > *, .floor > .log, .floor > .beside',
      ),
    ]
    const top = lying
      .filter((one) => {
        // in a small window a panel is raised over the table (room.css)
        const { position, zIndex } = getComputedStyle(one)
        return !one.matches('.log, .beside') || position === 'absolute' || zIndex === '40'
      })
      .at(-1)
    const scope = top ?? document.body
    // a notice moves away from what comes to lie behind it, and has its own test (notices.spec)
    const notices = document.querySelector<HTMLElement>('.notices')
    if (notices) notices.style.visibility = 'hidden'
    const nameOf = (element: Element): string => {
      const text = (element.getAttribute('aria-label') ?? element.textContent ?? '')
        .trim()
        .replace(/\s+/g, ' ')
      return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${text.slice(0, 40)}”`
    }
    const isUnseen = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath.startsWith('inset(50%') ||
        isUnseen(element.parentElement))
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !isUnseen(element)
    const isScrolled = (element: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element)
      const isHigh =
        /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1
      return (
        isHigh || (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1)
      )
    }
    const scrollerOf = (element: Element): Element | null => {
      for (let up = element.parentElement; up; up = up.parentElement) if (isScrolled(up)) return up
      return null
    }
    /**
     * Into the middle of everything that scrolls around it, and of nothing else: what is clipped
     * stays clipped.
     */
    const bringInSight = (element: Element, inside: Element = element): void => {
      const scroller = scrollerOf(inside)
      if (scroller === null) return
      const [box, view] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()]
      scroller.scrollTop += box.top + box.height / 2 - view.top - view.height / 2
      if (/auto|scroll/.test(getComputedStyle(scroller).overflowX))
        scroller.scrollLeft += box.left + box.width / 2 - view.left - view.width / 2
      bringInSight(element, scroller)
    }
    const isHit = (element: Element, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (element.contains(hit) || hit.contains(element))
    }
    /** The pointer meets the element itself: what lies under it does not count. */
    const isMet = (element: Element, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (element.contains(hit) || hit.closest('label') === element)
    }
    /** The part of an element that nothing around it clips. */
    const shownOf = (element: Element): DOMRect => {
      let { left, top: upper, right, bottom } = element.getBoundingClientRect()
      for (let up = element.parentElement; up; up = up.parentElement) {
        if (getComputedStyle(up).overflow === 'visible' || up === document.body) continue
        const box = up.getBoundingClientRect()
        left = Math.max(left, box.left)
        upper = Math.max(upper, box.top)
        right = Math.min(right, box.right)
        bottom = Math.min(bottom, box.bottom)
        // it lies above all that is around it
        if (up.matches('dialog, [popover]')) break
      }
      return new DOMRect(left, upper, Math.max(0, right - left), Math.max(0, bottom - upper))
    }
    if (document.documentElement.scrollWidth > innerWidth)
      faults.add('the page is wider than the window')
    for (const box of scope.querySelectorAll('*'))
      if (
        /auto|scroll/.test(getComputedStyle(box).overflowX) &&
        box.scrollWidth > box.clientWidth + 1
      )
        if (isSeen(box) && !box.matches('[data-wide]'))
          faults.add(`scrolls sideways: ${nameOf(box)}`)

    const pointed = scope.querySelectorAll(
      'button, a[href], select, input, textarea, summary, [tabindex="0"]',
    )
    for (const element of pointed) {
      const label = isUnseen(element) ? element.closest('label') : element
      if (!label || !isSeen(label) || label.matches(':disabled')) continue
      bringInSight(label)
      const { left, top: upper, right, bottom, width, height } = shownOf(label)
      if (width === 0 || height === 0) faults.add(`cut away: ${nameOf(label)}`)
      if (width === 0 || height === 0) continue
      // cards of a hand and discards lie over each other, a panel may be higher than the window
      const isLow = label.matches('[data-place] *, [data-from] *') || height > innerHeight * 0.5
      if (left < -1 || right > innerWidth + 1 || upper < -1 || (!isLow && bottom > innerHeight + 1))
        faults.add(`outside: ${nameOf(label)} ${[left, upper, right, bottom].map(Math.round)}`)
      const across = isLow
        ? [0.04, 0.08, 0.12, 0.16, 0.2, 0.3, 0.5, 0.7, 0.9]
        : [0.05, 0.25, 0.5, 0.75, 0.95]
      const points = across.flatMap((x) => [0.25, 0.5].map((y) => [x, y] as const))
      const places = points.map(
        ([x, y]) =>
          [left + Math.min(Math.max(x * width, 2), width - 2), upper + y * height] as const,
      )
      const free = places.filter(([x, y]) => isHit(label, x, y)).length
      if (!places.some(([x, y]) => isMet(label, x, y))) faults.add(`never met: ${nameOf(label)}`)
      // a word of a sentence that leads elsewhere is as high as its line
      const least = isLow ? 2 : label.matches('p a, li a, td a') ? points.length - 2 : points.length
      if (free < least) faults.add(`covered: ${nameOf(label)} (${free} of ${points.length})`)
    }

    const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement
      if (!element || !node.textContent?.trim() || !isSeen(element)) continue
      // marks drawn on a thing, as figures on a dial, are part of its picture
      if (element.closest('svg[aria-hidden=true]')) continue
      const style = getComputedStyle(element)
      const range = document.createRange()
      range.selectNodeContents(node)
      const scroller = scrollerOf(element)
      bringInSight(element)
      for (const line of range.getClientRects()) {
        if (line.width < 2 || line.height < 2) continue
        const seen = element.getBoundingClientRect().right
        const right = style.textOverflow === 'ellipsis' ? Math.min(line.right, seen) : line.right
        const [x, y] = [(line.left + right) / 2, line.top + line.height / 2]
        const isCutByIntent =
          style.textOverflow === 'ellipsis' || element.closest('[data-wide]') !== null
        if (
          !isCutByIntent &&
          (line.right > innerWidth + 1 ||
            line.bottom > innerHeight + 1 ||
            line.left < -1 ||
            line.top < -1)
        ) {
          if (!scroller) faults.add(`cut: ${nameOf(element)}`)
        } else if (style.pointerEvents !== 'none' && !isHit(element, x, y) && !scroller)
          faults.add(
            `written over: ${nameOf(element)} by ${nameOf(document.elementFromPoint(x, y) ?? element)}`,
          )
        for (let up: Element | null = element; up && up !== scope; up = up.parentElement) {
          const clip = getComputedStyle(up)
          if (clip.overflowX === 'visible' || clip.textOverflow === 'ellipsis' || isScrolled(up))
            continue
          const box = up.getBoundingClientRect()
          if (
            line.right > box.right + 2 ||
            line.left < box.left - 2 ||
            line.bottom > box.bottom + Math.max(3, line.height * 0.18)
          )
            faults.add(`cut by ${nameOf(up).slice(0, 30)}: ${nameOf(element)}`)
        }
      }
    }
    if (notices) notices.style.visibility = ''
    return [...faults]
  })
