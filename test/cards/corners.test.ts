import { describe, expect, it } from 'vitest'
import { CARD, buildCorner } from '../../src/shared/faces/corners.ts'
import { faceUrl } from '../../src/renderer/cards/drawings.ts'
import { CARDS, type Card, TRAPPOLA_CARDS, cardIn } from '../../src/shared/card.ts'
import { FACES, LANGUAGES } from '../../src/shared/settings.ts'
import { words } from '../../src/shared/words/index.ts'

const PACKS: readonly (readonly [string, readonly Card[]])[] = [
  ['French', CARDS],
  ['Trappola', TRAPPOLA_CARDS],
]

describe.each(FACES)('faces: %s', (faces) => {
  it.each(PACKS)('every card of the %s pack has a drawing of its own', (_, cards) => {
    const drawn = cards.map((card) => faceUrl(card, faces))
    expect(drawn.filter((face) => face === undefined)).toEqual([])
    expect(new Set(drawn).size).toBe(cards.length)
  })

  it.each(LANGUAGES)(
    'every index in %s has its letters, in the corner and no further',
    (language) => {
      for (const card of [...CARDS, ...TRAPPOLA_CARDS]) {
        const index = words(language).cards.index(card)
        const corner = buildCorner(card, faces, index)
        expect(corner.letters, card).toHaveLength(index.length)
        for (const { transform } of [...corner.letters, corner.sign]) {
          const [x = NaN, y = NaN] = [...transform.matchAll(/-?[\d.]+/g)].map(([number]) =>
            Number(number),
          )
          expect(x, card).toBeGreaterThan(4)
          expect(x, card).toBeLessThan(CARD.width * 0.23)
          expect(y, card).toBeGreaterThan(10)
          expect(y, card).toBeLessThan(CARD.height * 0.27)
        }
      }
    },
  )
})

describe('what stands in the corners', () => {
  const french = (language: (typeof LANGUAGES)[number]): string =>
    CARDS.slice(0, 13)
      .map((card) => words(language).cards.index(card))
      .join(' ')

  it('is the first letter of king, queen, jack and ace as each language names them', () => {
    expect(french('en')).toBe('K Q J A 10 9 8 7 6 5 4 3 2')
    expect(french('de')).toBe('K D B A 10 9 8 7 6 5 4 3 2')
    expect(french('fr')).toBe('R D V A 10 9 8 7 6 5 4 3 2')
  })

  it('is of the Trappola pack what its cards are called, down to the Do', () => {
    const trappola = LANGUAGES.map((language) =>
      TRAPPOLA_CARDS.slice(0, 9)
        .map((card) => words(language).cards.index(card))
        .join(' '),
    )
    expect(trappola).toEqual(['A K C B 10 9 8 7 Do', 'A K C B 10 9 8 7 Do', 'A R C V 10 9 8 7 Do'])
  })

  it('has a colour for each suit where the person wants four', () => {
    const inks = (['S', 'H', 'D', 'C'] as const).map(
      (suit) => buildCorner(cardIn('7', suit), 'fourColours', '7').ink,
    )
    expect(new Set(inks).size).toBe(4)
    const usual = (['S', 'H', 'D', 'C'] as const).map(
      (suit) => buildCorner(cardIn('7', suit), 'usual', '7').ink,
    )
    expect(new Set(usual).size).toBe(2)
  })
})
