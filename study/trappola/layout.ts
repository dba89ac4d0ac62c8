// The surroundings of a picture: the paper of the card and the frame of the narrow old card on it.
// The window lays index and sign over it, in the language of the table.
import { CARD } from '../../src/shared/faces/corners.ts'
import { compact } from './compact.ts'
import { INK } from './pen.ts'

/** A set differs from another by the room it leaves for its indices; the pictures are the same. */
export interface Style {
  readonly folder: string
  /** The size of the picture. */
  readonly panel: number
}

export const STYLES: readonly Style[] = [
  { folder: 'trappola', panel: 1 },
  { folder: 'trappola-jumbo', panel: 0.78 },
]

/** The picture is drawn on a panel as narrow as the old cards. */
const PANEL = { width: 184, height: 402 } as const

const short2 = (value: number): string => String(Math.round(value * 100) / 100)

const EDGE =
  '<rect width="2980.48" height="4321.48" x="9.76" y="9.76" fill="#fffdf6" stroke="#2b2621" stroke-width="19.52" rx="134.32"/>'

/** A whole card of a set, from the picture on its panel. */
export function card(picture: string, { panel }: Style): string {
  const x = (CARD.width - PANEL.width * panel) / 2
  const y = (CARD.height - PANEL.height * panel) / 2
  const frame = `<path stroke-width="2.4" d="M0 0H184V402H0Z"/><path stroke-width=".9" d="M4.5 4.5H179.5V397.5H4.5Z"/>`
  return tidy(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="289.4" viewBox="0 0 3000 4341">',
      '<!-- Trappola pack of Cercle, MIT. Written by study/trappola/draw.ts -->',
      EDGE,
      `<g transform="scale(10)" fill="none" stroke="${INK}" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round">`,
      `<g transform="translate(${short2(x)} ${short2(y)})${panel === 1 ? '' : ` scale(${panel})`}">${picture}${frame}</g>`,
      '</g></svg>\n',
    ].join(''),
  )
}

/** Neighbours that differ by their path alone, without fill or without outline, become one. */
const NEIGHBOURS =
  /<path ((?:fill="#111" stroke="none"|stroke-width="[\d.]+") )d="([^"]*)"\/><path \1d="/g

function joined(svg: string): string {
  const once = svg.replaceAll(NEIGHBOURS, '<path $1d="$2')
  return once === svg ? svg : joined(once)
}

const tidy = (svg: string): string =>
  joined(svg).replaceAll(/ d="([^"]*)"/g, (_, path: string) => ` d="${compact(path)}"`)
