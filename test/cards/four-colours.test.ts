import { describe, expect, it } from 'vitest'
import { FOUR, INK, RED } from '../../src/shared/faces/colours.ts'
import { SUITS, TRAPPOLA_SUITS } from '../../src/shared/card.ts'

type Triple = readonly [number, number, number]

/**
 * Linear red, green and blue as seen without one kind of cone (Machado, Oliveira, Fernandes 2009).
 */
const EYES: Readonly<Record<string, readonly [Triple, Triple, Triple]>> = {
  'that sees all': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'blind to red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'blind to green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'blind to blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const PAPER = '#fffdf6'

const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

const channel = (colour: string, from: number): number =>
  linear(Number.parseInt(colour.slice(from, from + 2), 16) / 255)

const lightOf = (colour: string): Triple => [
  channel(colour, 1),
  channel(colour, 3),
  channel(colour, 5),
]

const weigh = ([a, b, c]: Triple, [x, y, z]: Triple): number => a * x + b * y + c * z

/** CIE Lab of a light, where equal steps look equally large. */
function lab(light: Triple): Triple {
  const root = (value: number): number =>
    value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116
  const x = root(weigh([0.4124, 0.3576, 0.1805], light) / 0.9505)
  const y = root(weigh([0.2126, 0.7152, 0.0722], light))
  const z = root(weigh([0.0193, 0.1192, 0.9505], light) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

function seen(colour: string, [r, g, b]: readonly [Triple, Triple, Triple]): Triple {
  const light = lightOf(colour)
  const within = (row: Triple): number => Math.min(1, Math.max(0, weigh(row, light)))
  return lab([within(r), within(g), within(b)])
}

const apart = (a: Triple, b: Triple): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

const luminance = (colour: string): number => weigh([0.2126, 0.7152, 0.0722], lightOf(colour))

const contrast = (colour: string): number => (luminance(PAPER) + 0.05) / (luminance(colour) + 0.05)

describe.each([
  ['French', SUITS],
  ['Trappola', TRAPPOLA_SUITS],
] as const)('the four colours of the %s pack', (_, suits) => {
  const colours = suits.map((suit) => FOUR[suit])

  it.each(Object.entries(EYES))('are far apart for an eye %s', (__, eye) => {
    const pairs = colours.flatMap((one, index) =>
      colours.slice(index + 1).map((other) => [one, other] as const),
    )
    const nearest = Math.min(
      ...pairs.map(([one, other]) => apart(seen(one, eye), seen(other, eye))),
    )
    expect(pairs).toHaveLength(6)
    expect(nearest).toBeGreaterThan(25)
  })

  it('stand out from the paper by three to one', () => {
    for (const colour of colours) expect(contrast(colour)).toBeGreaterThan(3)
  })
})

it('the letters of the French pack are read on the paper, by four and a half to one', () => {
  for (const colour of [INK, RED, ...SUITS.map((suit) => FOUR[suit])])
    expect(contrast(colour)).toBeGreaterThan(4.5)
})
