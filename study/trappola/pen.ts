// The pen of the packs drawn here: the woodcutter’s colours, and shapes, lines and wedges as SVG.

export const INK = '#111'
export const PAPER = '#fffdf6'
export const RED = '#c32'
export const YELLOW = '#eb4'
export const BLUE = '#359'
export const GREEN = '#386'
export const FLESH = '#fdb'
export const STEEL = '#cde'
export const BROWN = '#853'
export const GREY = '#ddc'

/** A place: x to the right, y downwards. */
export type Point = readonly [x: number, y: number]

/** A number as short as the drawing allows: tenths. */
export const short = (value: number): string => String(Math.round(value * 10) / 10)

export const spot = ([x, y]: Point): string => `${short(x)} ${short(y)}`

/** A filled shape with the outline of the group around it. */
export const shape = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`

/** A fold, a seam: thinner than an outline. */
export const line = (d: string, width = 1.5): string => `<path stroke-width="${width}" d="${d}"/>`

/** A broad stroke of one colour, for blades and staves. */
export const stroke = (colour: string, width: number, d: string): string =>
  `<path stroke="${colour}" stroke-width="${width}" d="${d}"/>`

/** Cut out of the block: all ink. */
export const solid = (d: string): string => `<path fill="${INK}" stroke="none" d="${d}"/>`

/** Colour without outline, such as the red of a cheek. */
export const tint = (colour: string, d: string): string =>
  `<path fill="${colour}" stroke="none" d="${d}"/>`

export const disc = (fill: string, x: number, y: number, r: number): string =>
  `<circle fill="${fill}" cx="${short(x)}" cy="${short(y)}" r="${short(r)}"/>`

/** A row of dots along a path: pearls, studs, ermine. */
export const dots = (colour: string, size: number, gap: number, d: string): string =>
  `<path stroke="${colour}" stroke-width="${size}" stroke-dasharray="0 ${gap}" d="${d}"/>`

export const at = (x: number, y: number, inner: string, turn = 0, scale = 1): string => {
  const turned = turn === 0 ? '' : ` rotate(${short(turn)})`
  const scaled = scale === 1 ? '' : ` scale(${scale})`
  return `<g transform="translate(${spot([x, y])})${turned}${scaled}">${inner}</g>`
}

/** The other way round within a panel of that width. */
export const mirrored = (width: number, inner: string): string =>
  `<g transform="matrix(-1 0 0 1 ${width} 0)">${inner}</g>`

/** Hatching as it is cut: tapering wedges whose thick ends stand in a row between two places. */
export function wedges(from: Point, to: Point, count: number, reach: Point, width = 2.4): string {
  const length = Math.hypot(reach[0], reach[1])
  const across: Point = [(-reach[1] / length) * (width / 2), (reach[0] / length) * (width / 2)]
  const first: Point = [from[0] + across[0], from[1] + across[1]]
  const step: Point = [(to[0] - from[0]) / (count - 1), (to[1] - from[1]) / (count - 1)]
  const sides = `${spot([reach[0] - across[0], reach[1] - across[1]])} ${spot([-across[0] - reach[0], -across[1] - reach[1]])}z`
  return solid(`M${spot(first)}l${sides}${`m${spot(step)} ${sides}`.repeat(count - 1)}`)
}

/** The same small figure, drawn from where the pen is, at several places: brocade. */
export const strewn = (colour: string, figure: string, places: readonly Point[]): string =>
  `<path fill="${colour}" stroke-width="1.1" d="${places.map((place) => `M${spot(place)}${figure}`).join('')}"/>`
