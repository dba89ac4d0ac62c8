import { describe, expect, it } from 'vitest'
import { CARDS } from '../../src/shared/card.ts'
import { drawPack } from '../../study/french/pack.ts'
import { drawingsIn, fault, fromOutside, lost, read, shapeOf } from './files.ts'

const NAMES = CARDS.map((card) => `${card}.svg`)
/** Kilobytes a card of the set may have. */
const LARGEST = { paris: 38, english: 19, jumbo: 7, 'four-colours': 7 } as const
const SETS = ['paris', 'english', 'jumbo', 'four-colours'] as const

describe.each(SETS)('the French-suited pack in %s', (set) => {
  it('has the fifty-two cards and no other drawing', () => {
    expect(drawingsIn(set)).toEqual(NAMES.toSorted())
  })

  it('is well-formed, small, of one size, and needs nothing from outside', () => {
    for (const name of NAMES) {
      const svg = read(`${set}/${name}`)
      expect(fault(svg), name).toBeNull()
      expect(Buffer.byteLength(svg), name).toBeLessThan(LARGEST[set] * 1024)
      expect(shapeOf(svg), name).toEqual(['200', '289.4', '1.447'])
      expect(fromOutside(svg), name).toBeNull()
      expect(lost(svg), name).toEqual([])
    }
  })

  it('has fifty-two different drawings', () => {
    expect(new Set(NAMES.map((name) => read(`${set}/${name}`))).size).toBe(52)
  })
})

it('the sets for large indices are what the generator draws', () => {
  const drawn = drawPack()
  expect(drawn.size).toBe(104)
  for (const [path, svg] of drawn) expect(svg, path).toBe(read(path))
})
