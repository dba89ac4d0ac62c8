// The worked example of the rule book, counted.
import { expect, test } from 'vitest'
import { removeCards } from '../../../src/main/engine/games/pack.ts'
import { SCOTCH_WHIST_PACK } from '../../../src/main/engine/games/scotch-whist/state.ts'
import type { Card } from '../../../src/shared/card.ts'
import { expectFigures } from '../../words/example-figures.ts'
import { butOne, givenUp, hand } from './table.ts'

const SEVEN = 7

/**
 * The marks of each for a deal in which the other took these hearts, which are trumps, and plain
 * cards to seven tricks.
 */
function marksWith(trumps: string): readonly number[] {
  const start = butOne('9H')
  const taken = [...hand(trumps)]
  for (const card of SCOTCH_WHIST_PACK)
    if (!card.endsWith('H') && taken.length < 2 * SEVEN) taken.push(card)
  const tricks = Array.from({ length: SEVEN }, (_, place) => ({
    ...({ leader: 1, winner: 1 } as const),
    cards: taken.slice(2 * place, 2 * place + 2),
  }))
  const left: readonly Card[] = removeCards(SCOTCH_WHIST_PACK, taken)
  const hands = [left.slice(0, left.length / 2), left.slice(left.length / 2)]
  const { marks } = givenUp({ ...start, tricks, hands }, 1, 'deal')
  return [0, 1].map((side) =>
    marks.reduce((sum, { seat, points }) => (seat === side ? sum + points : sum), 0),
  )
}

test('SW-4 the example of a deal: what jack, ten and queen count, and the cards above one’s own', async () => {
  const [own = 0, other = 0] = marksWith('AH KH')
  const counts = ['JH', '10H', 'QH'].map((card) => own - (marksWith(`AH KH ${card}`)[0] ?? 0))
  const cards = own - counts.reduce((sum, one) => sum + one, 0)
  expect(SCOTCH_WHIST_PACK.length - 2 * SEVEN).toBe(22)
  await expectFigures('scotch-whist', 'A deal', [22, ...counts, cards, own, 2 * SEVEN, other])
})
