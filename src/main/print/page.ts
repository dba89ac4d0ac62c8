// A page as one file: nothing is fetched, nothing runs.
import { createHash } from 'node:crypto'
import { writeSymbols } from './cards.ts'
import { type Drawing, collectCards, createDrawnCards } from './diagram.ts'
import { type Markup, html, writeHtml, writeSvg, svg } from './markup.ts'
import { INK, PAPER, STYLE } from './style.ts'
import type { Printing } from './printing.ts'

const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`

/** Writes a page, part by part; its cards are drawn once, at the end. */
export function* writePage(
  title: string,
  parts: Iterable<Markup>,
  printing: Printing,
): Generator<string> {
  const head = html(
    'head',
    {},
    html('meta', { charset: 'utf-8' }),
    html('meta', { name: 'viewport', content: 'width=device-width' }),
    html('meta', { name: 'color-scheme', content: 'light dark' }),
    html('title', {}, title),
  )
  // only what a page needs may ever be done with it
  const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src '${STYLE_HASH}'">`
  const opened = writeHtml(head).replace('</head>', `${policy}<style>${STYLE}</style></head>`)
  yield `<!doctype html>\n<html lang="${printing.words.tag}">${opened}<body><main>\n`
  const drawn = createDrawnCards()
  for (const part of parts) {
    collectCards(part, drawn)
    yield `${writeHtml(part)}\n`
  }
  const symbols = writeSymbols(drawn, printing)
  yield `</main><svg class="symbols" aria-hidden="true">${symbols}</svg></body></html>\n`
}

/** Writes a drawing as an SVG file of its own, twice its size, dark or light. */
export function writePicture(
  { width, height, drawn }: Drawing,
  isDark: boolean,
  printing: Printing,
): string {
  const [wide, high] = [Math.ceil(width) + 2 * EDGE, Math.ceil(height) + 2 * EDGE]
  const found = createDrawnCards()
  for (const one of drawn) collectCards(one, found)
  const [ink, paper] = isDark ? [PAPER, INK] : [INK, PAPER]
  const body = svg(
    'g',
    { transform: `translate(${EDGE} ${EDGE})`, fill: ink, 'font-family': 'Georgia, serif' },
    ...drawn,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide * 2}" height="${high * 2}" viewBox="0 0 ${wide} ${high}">`,
    `<defs>${writeSymbols(found, printing)}</defs>`,
    `<rect width="100%" height="100%" fill="${paper}"/>${writeSvg(body)}</svg>\n`,
  ].join('')
}

/** Room around a picture. */
const EDGE = 14
