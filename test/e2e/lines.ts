// How text lies in its place: measured in the window. Nothing is truncated without its full text at
// hand, nothing that is pressed lies under something else, and no heading and no button ends with a
// line of one word.
import type { Page } from '@playwright/test'

interface Line {
  readonly bottom: number
  left: number
  right: number
  readonly words: string[]
  /** The width of its last word. */
  lastWord: number
}

/** The faults of the lines on the visible page, and of what is pressed there. */
export const lineFaultsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const faults = new Set<string>()
    const scope: Element =
      [...document.querySelectorAll('dialog[open], [popover]:popover-open')].at(-1) ?? document.body
    const isUnseen = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath.startsWith('inset(50%') ||
        isUnseen(element.parentElement))
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !isUnseen(element)
    const nameOf = (element: Element): string => {
      const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ')
      return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${text.slice(0, 60)}”`
    }

    /** The words of a block by the lines they lie in; text inside inline elements belongs to it. */
    function linesOf(block: Element, within: Element): readonly Line[] {
      const lines: Line[] = []
      const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const { parentElement: parent, textContent: text } = node
        if (!parent || !isSeen(parent) || blockOf(parent) !== block) continue
        for (const { 0: word, index } of (text ?? '').matchAll(/[^ \t\n\r\u200b]+/g)) {
          if (!/[\p{L}\p{N}]/u.test(word)) continue
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const { top, bottom, left, right } = range.getBoundingClientRect()
          const line = lines.find(
            (one) => one.bottom > (top + bottom) / 2 && one.bottom - bottom < (bottom - top) / 2,
          )
          if (!line) lines.push({ bottom, left, right, words: [word], lastWord: right - left })
          else {
            line.words.push(word)
            line.lastWord = right - left
            line.left = Math.min(line.left, left)
            line.right = Math.max(line.right, right)
          }
        }
      }
      return lines
    }
    function blockOf(element: Element): Element {
      let up = element
      while (up.parentElement && getComputedStyle(up).display.startsWith('inline')) {
        // a button is a box, and so is what is laid out in it
        if (up.matches('button, a.button')) break
        up = up.parentElement
      }
      return up
    }

    for (const element of scope.querySelectorAll(
      'h1, h2, h3, h4, legend, button, [role=tab], a.button, summary, label.choice',
    )) {
      // a line of the log that leads to its step is a sentence
      if (!isSeen(element) || element.matches('.jump')) continue
      const blocks = new Set(
        [element, ...element.querySelectorAll('*')].filter((one) => blockOf(one) === one),
      )
      blocks.add(blockOf(element))
      for (const block of blocks) {
        const lines = linesOf(block, element)
        const last = lines.at(-1)
        if (!last || lines.length < 2 || last.words.length > 1) continue
        // a word as long as the other lines is no rest
        const widest = Math.max(...lines.map(({ left, right }) => right - left))
        const isShort = last.right - last.left < widest * 0.6
        const text = lines.map(({ words }) => words.join(' ')).join(' / ')
        // nor is one that has no room beside the word before it
        const joined = last.right - last.left + (lines.at(-2)?.lastWord ?? 0)
        const isLoose = joined < block.getBoundingClientRect().width * 0.96
        if (isShort && isLoose) faults.add(`last line of one word: ${nameOf(element)} (${text})`)
      }
    }

    for (const row of scope.querySelectorAll('[role=tablist]')) {
      const tabs = [...row.querySelectorAll('[role=tab]')].filter(isSeen)
      const feet = tabs.map((tab) => Math.round(tab.getBoundingClientRect().bottom))
      const lowest = feet.filter((foot) => foot === Math.max(...feet)).length
      if (new Set(feet).size > 1 && lowest === 1)
        faults.add(`alone on its line: ${nameOf(tabs.at(-1) ?? row)}`)
    }

    const isTold = (element: Element): boolean =>
      element.closest('[title]:not([title=""])') !== null
    for (const element of scope.querySelectorAll<HTMLElement>('*')) {
      if (element.clientWidth === 0 || !isSeen(element)) continue
      const { overflowX, textOverflow } = getComputedStyle(element)
      const isClipped = overflowX === 'hidden' || overflowX === 'clip'
      const hasText = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      )
      if ((textOverflow === 'ellipsis' || (isClipped && hasText)) && !isTold(element))
        if (element.scrollWidth > element.clientWidth + 1)
          faults.add(
            `truncated: ${nameOf(element)} (${element.scrollWidth} in ${element.clientWidth})`,
          )
    }

    /** The width of the arrow of a list to choose from, of its letters. */
    const ARROW = 0.85
    const pen = document.createElement('canvas').getContext('2d')
    const measure = (text: string, like: Element): number => {
      const { font, letterSpacing } = getComputedStyle(like)
      if (!pen) return 0
      pen.font = font
      pen.letterSpacing = letterSpacing
      return pen.measureText(text).width
    }
    for (const field of scope.querySelectorAll<HTMLSelectElement | HTMLInputElement>(
      'select, input:not([type=radio], [type=checkbox], [type=range])',
    )) {
      if (!isSeen(field)) continue
      const text =
        field instanceof HTMLSelectElement
          ? (field.selectedOptions[0]?.textContent ?? '').trim()
          : field.value || field.placeholder
      const { fontSize, paddingLeft, paddingRight } = getComputedStyle(field)
      const arrow = field instanceof HTMLSelectElement ? ARROW * Number.parseFloat(fontSize) : 0
      const room =
        field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - arrow
      if (measure(text, field) > room + 1 && !isTold(field))
        faults.add(
          `cut in its field: “${text}” (${Math.round(measure(text, field))} in ${Math.round(room)})`,
        )
    }
    return [...faults]
  })
