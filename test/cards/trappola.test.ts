import { describe, expect, it } from 'vitest'
import { drawPack } from '../../study/trappola/pack.ts'
import { drawingsIn, fault, fromOutside, lost, read, shapeOf } from './files.ts'

const SETS = ['trappola', 'trappola-jumbo'] as const
const RANKS = ['A', 'K', 'C', 'B', '10', '9', '8', '7', '6'] as const
const SUITS = ['SP', 'CO', 'DE', 'BA'] as const
const NAMES = SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}-${suit}.svg`))
const LARGEST = 12 * 1024

describe.each(SETS)('the Trappola pack in %s', (set) => {
  it('has the thirty-six cards and no other drawing', () => {
    expect(drawingsIn(set)).toEqual(NAMES.toSorted())
  })

  it.each(NAMES)(
    '%s is well-formed, small, of the size of the French cards, and needs nothing from outside',
    (name) => {
      const svg = read(`${set}/${name}`)
      expect(fault(svg)).toBeNull()
      expect(Buffer.byteLength(svg)).toBeLessThan(LARGEST)
      expect(shapeOf(svg)).toEqual(shapeOf(read('paris/KS.svg')))
      expect(fromOutside(svg)).toBeNull()
    },
  )

  it('points inside a file only to what is there, once', () => {
    for (const name of NAMES) expect(lost(read(`${set}/${name}`)), name).toEqual([])
  })

  it('is what the generator draws', () => {
    const drawn = drawPack()
    for (const name of NAMES) expect(drawn.get(`${set}/${name}`), name).toBe(read(`${set}/${name}`))
  })
})

it('no two cards of a set look alike', () => {
  const drawn = drawPack()
  expect(drawn.size).toBe(SETS.length * NAMES.length)
  expect(new Set(drawn.values()).size).toBe(drawn.size)
})
