// What a settled deal did not bring, and why: E-17, E-37, E-40.
import { expect, test } from 'vitest'
import { ecarte } from '../../../src/main/engine/games/ecarte/index.ts'
import type { DealtState } from '../../../src/main/engine/games/ecarte/state.ts'
import { type Start, DEALER, ELDER, PLAY_OUT, after, begin, givenUp } from './table.ts'

const irregular = (start: Start = {}): DealtState =>
  begin({ ...start, options: { irregularities: true } })

/** The same for everybody at the table. */
function unscored(state: DealtState): unknown {
  const [first, ...others] = ([ELDER, DEALER, 'onlooker', 'open'] as const).map(
    (eye) => ecarte.viewFor(state, eye).unscored,
  )
  for (const other of others) expect(other).toEqual(first)
  return first
}

const KINGS = { elder: 'KS QH JH 7D 8D', dealer: 'KD QD KC QC JC', turnUp: '7S' } as const
const KINGS_PLAY = 'play KS KD QH QD JH KC 7D QC 8D JC'

test('E-24 a deal that brings its points misses none, and before its end none is missed', () => {
  expect(unscored(after(begin(), ...PLAY_OUT))).toEqual([])
  expect(unscored(after(begin(KINGS), 'stand', 'play KS KD QH QD'))).toBeUndefined()
})

test('E-17 a king of trumps played without a word brings nothing, whoever held it', () => {
  expect(unscored(after(begin(KINGS), 'stand', KINGS_PLAY))).toEqual([
    { rule: 'E-17', seat: ELDER },
  ])
  const dealers = { elder: 'KH QH JH 7D 8D', dealer: 'KS QD KC QC JC', turnUp: '7S' } as const
  const play = 'play KH KS QD 7D KC QH QC JH JC 8D'
  expect(unscored(after(begin(dealers), 'stand', play))).toEqual([{ rule: 'E-17', seat: DEALER }])
})

test('E-16 nothing is missed of a king that was announced or turned up', () => {
  expect(unscored(after(begin(KINGS), 'stand', 'elder announces', KINGS_PLAY))).toEqual([])
  expect(unscored(after(begin({ turnUp: 'KS' }), ...PLAY_OUT))).toEqual([])
})

test('E-37 E-39 nor of one that could not have been marked', () => {
  const six = ['propose', 'accept', 'discard 7D takes 2', 'discard none'] as const
  const start = irregular({ ...KINGS, score: [2, 0], slips: { unseen: 5 } })
  const barred = after(start, ...six, 'stand', 'claimSurplus')
  expect(barred.slips?.noKing).toEqual([true, false])
  const first = 'play KS KD QH QD JH KC 8D QC QS JC'
  expect(unscored(after(barred, first, 'count', 'count'))).toEqual([])
  const falsely = { elder: '9S 7H 8H 7D 8D', dealer: 'KH QH KD JD AD', talon: 'KS' }
  const buying = ['propose', 'accept', 'discard 7D', 'discard none', 'stand'] as const
  const bought = after(
    irregular({ ...falsely, score: [4, 0] }),
    ...(['elder announces', ...buying, 'play 7H KH QH 8H KD 8D JD KS 9S AD'] as const),
    ...(['count', 'count'] as const),
  )
  expect([bought.slips?.falseKing, unscored(bought)]).toEqual([[true, false], []])
})

test('E-37 two tricks each bring nothing', () => {
  const both = irregular({ elder: 'KH QH 7D 8D 9D', dealer: 'KD QD 7H 8H 9H', talon: '10C 10H' })
  const short = after(
    both,
    ...(['propose', 'accept', 'discard 8D 9D takes 1', 'discard 8H 9H takes 1', 'stand'] as const),
  )
  const even = after(short, 'play KH 7H QH 10H 7D KD QD 10C', 'count', 'count')
  expect(even).toMatchObject({ phase: 'settled', tricksWon: [2, 2], marks: [] })
  expect(unscored(even)).toEqual([{ rule: 'E-37' }])
})

/** Elder trumps a diamond though they hold the king; the other claims it. */
const offending = () =>
  after(
    irregular({ elder: 'KS QS JS 8D KD', dealer: '9D QD 7C 8C 9C', turnUp: '10S' }),
    ...(['propose', 'refuse', 'play 8D 9D QD KS', 'dealer claimRenonce'] as const),
  )

test('E-40 fewer than five tricks after a renonce bring nothing; all five bring their point', () => {
  const four = after(offending(), 'play 8D 9D 7C JS KS 8C QS 9C KD QD', 'count', 'count')
  expect([four.tricksWon, unscored(four)]).toEqual([
    [4, 1],
    [
      { rule: 'E-40', seat: ELDER },
      { rule: 'E-17', seat: ELDER },
    ],
  ])
  const five = after(offending(), 'play KS 9D QS QD JS 7C KD 8C 8D 9C', 'count', 'count')
  expect(unscored(five)).toEqual([{ rule: 'E-17', seat: ELDER }])
  expect(unscored(givenUp(offending(), ELDER, 'deal'))).toEqual([])
})

test('E-31 nothing is missed in a deal that does not count', () => {
  const again = after(
    irregular({ talon: '9S 10S', slips: { turned: ['9S', '10S'] } }),
    'callNewDeal',
  )
  expect([again.phase, unscored(again)]).toEqual(['settled', []])
})
