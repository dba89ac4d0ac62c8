// The worked examples of the rule book, played: A, B, C and D are the seats from forehand, and
// Bastoni is trumps.
import { expect, test } from 'vitest'
import { expectFigures } from '../../words/example-figures.ts'
import { after, begin, cards, did, marksOf, payments, told, toPlay } from './table.ts'

const sumOf = (marks: readonly string[], side: number): number =>
  marks
    .map((mark) => mark.split(' '))
    .reduce((sum, [seat, , points]) => sum + (Number(seat) === side ? Number(points) : 0), 0)

test('H-9 H-13 the example of the Do of trumps in the first trick', async () => {
  const hands = ['A-CO', 'B-CO', '9-CO', '6-BA 7-BA 8-BA 9-BA 10-BA B-BA C-BA K-SP A-SP']
  const { state } = told(toPlay(begin({ hands, trump: 'BA' })), 'A-CO', 'B-CO', '9-CO', '6-BA')
  const points = (rule: string): number =>
    state.marks.find((mark) => mark.rule === rule)?.points ?? 0
  // the first figure is the card that C throws
  await expectFigures('hundertspiel', 'The Do of trumps in the first trick', [
    ...[9, points('H-13'), points('H-9'), state.score[1] ?? 0],
  ])
})

/** All trumps but A's fall in the first trick; then B makes three tricks, and A all the others. */
const MADE = [
  'A-BA 7-SP 7-CO 7-DE K-BA C-BA B-BA 10-BA 6-BA',
  '9-BA A-SP A-CO A-DE 10-SP C-CO 9-SP 9-CO 9-DE',
  '7-BA 8-SP 8-CO B-DE K-SP K-CO K-DE C-SP 6-SP',
  '8-BA B-SP B-CO C-DE 10-CO 10-DE 6-CO 6-DE 8-DE',
]

test('H-14 H-18 the example of a laid Twenty-six that is made', async () => {
  const before = [30, 0]
  const laid = toPlay(after(begin({ hands: MADE, trump: 'BA', score: before }), 'lay BA'))
  const eight = cards(laid, MADE, 32).state
  const figures = [0, 1].map((side) => sumOf(marksOf(eight), side))
  const { state, events } = cards(eight, MADE)
  const last = state.tricks.at(-1)
  expect([last?.cards[0], last?.winner]).toEqual(['6-BA', 0])
  const forDo = Number(
    marksOf(state)
      .find((mark) => mark.startsWith('0 H-14'))
      ?.split(' ')[2],
  )
  const gained = sumOf(marksOf(state), 0) - (figures[0] ?? 0)
  expect(payments(events)).toEqual(['1>2 2 H-18', '3>0 2 H-18'])
  await expectFigures('hundertspiel', 'A laid Twenty-six is made', [
    ...[before[0] ?? 0, figures[0] ?? 0, figures[1] ?? 0, forDo, gained - forDo],
    ...[before[0] ?? 0, figures[0] ?? 0, gained, state.score[0] ?? 0],
  ])
})

/** D has trumps enough to keep the seven to the end. */
const FAILS = [
  'A-BA K-BA 6-DE C-SP 7-SP A-SP 6-SP K-DE 6-BA',
  'B-BA 8-BA 7-DE 9-DE 10-DE B-DE B-CO 10-CO 8-DE',
  'C-DE 8-CO A-DE 6-CO C-CO 8-SP 7-CO K-CO A-CO',
  'C-BA 10-BA 9-BA 10-SP B-SP K-SP 9-CO 9-SP 7-BA',
]

test('H-17 H-18 the example of one that fails, with Contra', async () => {
  const laid = toPlay(after(begin({ hands: FAILS, trump: 'BA' }), 'lay BA', 'contra'))
  const { state, events } = cards(laid, FAILS)
  const last = state.tricks.at(-1)
  expect([last?.cards[0], last?.cards.includes('7-BA'), last?.winner]).toEqual(['6-BA', true, 3])
  expect(did(events, 'undertook')).toEqual([
    { did: 'undertook', seat: 0, suits: ['BA'], isMade: false },
  ])
  // another Do took a trick before, for 10; the one that was laid counts nothing
  expect(marksOf(state).filter((mark) => mark.includes('H-14'))).toEqual(['0 H-14 10'])
  const [six] = events.flatMap((event) =>
    event.did === 'tookTrick' && event.last !== undefined ? [event.last] : [],
  )
  // the first figure is the card that D keeps
  await expectFigures('hundertspiel', 'The same fails, with Contra', [7, six ?? 0])
  expect(payments(events).slice(0, 2)).toEqual(['0>1 4 H-18', '2>3 4 H-18'])
})
