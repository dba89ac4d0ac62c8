// What the yardstick says at Hundertspiel before a card: aces in time, and a game by the book.
import { describe, expect, test } from 'vitest'
import { sayBeforeCard } from '../../bench/pimc/hundertspiel.ts'
import { hundertspiel } from '../../src/main/engine/games/hundertspiel/index.ts'
import type { HundertspielState } from '../../src/main/engine/games/hundertspiel/state.ts'
import { type Card, requireValue } from '../../src/shared/card.ts'
import { after, begin, of, toPlay } from '../games/hundertspiel/table.ts'

function saidBefore(state: HundertspielState, card: Card) {
  const seat = requireValue(hundertspiel.seatToPlay(state) ?? undefined)
  const view = hundertspiel.viewFor(state, seat)
  return sayBeforeCard(view, hundertspiel.legalActions(state, seat), card)
}

describe('H-10 aces', () => {
  const three = toPlay(begin({ hands: ['A-SP A-CO A-DE 10-SP 9-SP 8-SP 10-CO 9-CO 8-CO'] }))

  test('H-10 are announced before one is led, and kept secret before another card', () => {
    expect(saidBefore(three, 'A-SP')).toEqual({ do: 'announce', rank: 'A', count: 3 })
    expect(saidBefore(three, '8-SP')).toBeNull()
    expect(saidBefore(after(three, 'announce A 3'), 'A-SP')).toBeNull()
  })

  test('H-10, H-20 are announced at once if that wins the partie', () => {
    expect(saidBefore({ ...three, score: [70, 0] }, '8-SP')).toEqual({
      do: 'announce',
      rank: 'A',
      count: 3,
    })
  })
})

test('H-16 a good game is laid on the first turn before a card, if forehand has not asked', () => {
  const strong = `${of('BA', '6 A K C B 10')} A-SP A-DE K-SP`
  const led = after(toPlay(begin({ hands: ['8-SP', strong] })), '8-SP')
  expect(saidBefore(led, 'K-SP')).toEqual({ do: 'lay', suits: ['BA'] })
  const weak = after(toPlay(begin({ hands: ['8-SP', '6-BA 7-SP 7-CO 7-DE'] })), '8-SP')
  expect(saidBefore(weak, '7-SP')).toBeNull()
})
