// Spreading unseen cards over several hands: every way that fits what is known of them comes equally often.
import { expect, test } from 'vitest'
import { type CoveredHand, findSpreader, spreaderOf } from '../../src/main/engine/games/spread.ts'
import { type Card, type Suit, readCards, suitOf } from '../../src/shared/card.ts'
import { chance } from './chance.ts'

function cards(text: string): readonly Card[] {
  const read = readCards(text)
  if ('wrong' in read) throw new Error(read.wrong)
  return read.cards
}

const covered = (count: number, voids: string, needs: string): CoveredHand => ({
  count,
  voids: new Set([...voids]),
  needs: new Set([...needs]),
})

const fits = (held: readonly Card[], { count, voids, needs }: CoveredHand): boolean => {
  const suits = new Set<string>(held.map((card): Suit => suitOf(card)))
  return (
    held.length === count &&
    ![...suits].some((suit) => voids.has(suit)) &&
    [...(needs ?? [])].every((suit) => suits.has(suit))
  )
}

/** Every way to give each card to one of the hands, as text. */
function ways(unseen: readonly Card[], hands: readonly CoveredHand[]): ReadonlySet<string> {
  const found = new Set<string>()
  for (let way = 0; way < hands.length ** unseen.length; way += 1) {
    const places = unseen.map((_, card) => Math.floor(way / hands.length ** card) % hands.length)
    const spread = hands.map((_, hand) => unseen.filter((__, card) => places[card] === hand))
    if (hands.every((hand, place) => fits(spread[place] ?? [], hand))) found.add(written(spread))
  }
  return found
}

const written = (spread: readonly (readonly Card[])[]): string =>
  spread.map((held) => held.toSorted().join(' ')).join(' | ')

const UNSEEN = cards('AS KS QS AH KH AD AC')

test.each([
  ['nothing is known', [covered(3, '', ''), covered(2, '', ''), covered(2, '', '')]],
  ['one lacks a suit', [covered(3, 'S', ''), covered(2, '', ''), covered(2, '', '')]],
  ['two lack suits', [covered(3, 'S', ''), covered(2, 'H', ''), covered(2, '', '')]],
  ['only one can hold a suit', [covered(3, 'S', ''), covered(3, 'C', ''), covered(1, 'SH', '')]],
  ['one must have a suit', [covered(3, '', 'H'), covered(2, '', ''), covered(2, '', '')]],
  ['all suits are bound', [covered(3, 'D', 'SH'), covered(2, 'C', ''), covered(2, '', 'S')]],
])('when %s', (_, hands) => {
  const all = ways(UNSEEN, hands)
  const spreader = spreaderOf(UNSEEN, hands)
  const random = chance(1)
  const times = 400 * all.size
  const counts = new Map<string, number>()
  for (let time = 0; time < times; time += 1) {
    const one = written(spreader.spread(random))
    counts.set(one, (counts.get(one) ?? 0) + 1)
  }
  expect(new Set(counts.keys())).toEqual(all)
  // chi-square, with a bound that a fair generator stays under but for one seed in millions
  const square = [...counts.values()].reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0)
  expect(square).toBeLessThan(all.size - 1 + 6 * Math.sqrt(2 * (all.size - 1)) + 1)
})

test('what no deal could give has no way', () => {
  for (const hands of [
    [covered(4, 'S', ''), covered(3, 'S', '')],
    [covered(6, 'S', ''), covered(1, '', '')],
    [covered(4, '', 'C'), covered(3, '', 'C')],
    [covered(1, '', 'SH'), covered(6, '', '')],
  ]) {
    expect(findSpreader(UNSEEN, hands)).toBeNull()
    expect(() => spreaderOf(UNSEEN, hands)).toThrow('no deal could give')
  }
})
