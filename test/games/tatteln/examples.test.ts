// The worked examples of the rule book, played.
import { expect, test } from 'vitest'
import { expectFigures } from '../../words/example-figures.ts'
import {
  DEALER,
  ELDER,
  type Start,
  after,
  begin,
  breach,
  lastSaid,
  sequence,
  set,
} from './table.ts'

const HEARTS: Start = {
  elder: 'JH 10H 9H AC AD 7D 8D 7C',
  dealer: '8C 9C 8H 7H 9D JD QS KS',
  turnUp: '7S',
  talon: 'QH KC',
}

test('T-8 T-9 the example of a Tattel that grows to a Quart: what is new of it, and as much as at once', async () => {
  const tattel = after(begin(HEARTS), sequence('H', 'J', 3))
  const before = lastSaid(tattel)
  const led = after(tattel, 'AC', '8C')
  expect(led.hands[ELDER]).toContain('QH')
  const more = lastSaid(after(led, sequence('H', 'Q', 4)))
  const together = before.points + more.points
  // a Tattel is worth as much whatever it is part of
  const part = before.points
  await expectFigures('tatteln', 'A Tattel grows to a Quart', [
    ...[before.points, part, more.points - part, more.points, together],
  ])
  const atOnce: Start = { ...HEARTS, elder: 'QH JH 10H 9H AC AD 7D 8D', talon: '7C KC' }
  expect(lastSaid(after(begin(atOnce), sequence('H', 'Q', 4))).points).toBe(together)
  // with one of the three played there is nothing more to count
  const broken = after(after(begin(HEARTS), sequence('H', 'J', 3)), 'JH', '7H')
  expect(broken.hands[ELDER]).toContain('QH')
  expect(breach(broken, sequence('H', 'Q', 4))).not.toBeNull()
})

test('T-8 the example of better and worse: three kings make three queens void and protect three tens', async () => {
  const dealer = 'KS KC KD 10C 10D 10H AC AH'
  const start = begin({ elder: 'QS QC QD 7C 8C 9C 7D 8D', dealer, turnUp: '7S', talon: '7H 8H' })
  const queens = after(start, set('Q', 3))
  expect(lastSaid(queens)).toMatchObject({ seat: ELDER, good: false, points: 0 })
  const kings = after(queens, '7C', 'AC', set('K', 3))
  const tens = after(kings, set('10', 3))
  expect([lastSaid(kings).seat, lastSaid(tens).good]).toEqual([DEALER, true])
  await expectFigures('tatteln', 'Better and worse', [
    lastSaid(kings).points,
    lastSaid(tens).points,
  ])
  // four jacks are better than three of anything
  const jacks = begin({ elder: 'JS JC JD JH 7C 8C 9C 7D', dealer, turnUp: '7S', talon: '7H 8H' })
  const led = after(jacks, '7C', 'AC')
  for (const rank of ['K', '10'] as const)
    expect(lastSaid(after(led, set(rank, 3)))).toMatchObject({
      seat: DEALER,
      good: false,
      points: 0,
    })
})
