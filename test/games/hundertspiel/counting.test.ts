// The counts of a partie besides points and deals; and the value of a state.
import { describe, expect, test } from 'vitest'
import { hundertspiel } from '../../../src/main/engine/games/hundertspiel/index.ts'
import { ai } from '../../../src/main/engine/games/hundertspiel/ai/index.ts'
import type {
  HundertspielEvent,
  HundertspielState,
} from '../../../src/main/engine/games/hundertspiel/state.ts'
import { requireValue } from '../../../src/shared/card.ts'
import { after, begin, cards, of, toPlay, told } from './table.ts'

/** The counts of some events, by side: the names of those that are not zero. */
function counted(
  state: HundertspielState,
  events: readonly HundertspielEvent[],
  before = state,
): readonly string[] {
  const { names, countPartie: count } = requireValue(hundertspiel.counting)
  return count([{ before, state, events, action: null }]).flatMap((row, side) =>
    row.flatMap((number, place) => (number === 0 ? [] : [`${side} ${names[place]} ${number}`])),
  )
}

describe('H-18 counting', () => {
  const state = after(begin({ hands: [of('BA')] }), 'lay BA', 'contra')

  test('H-18 Twenty-sixes made and lost, and Contra said rightly', () => {
    const made = cards(toPlay(state), [of('BA', 'A K C B 10 9 8 7 6')])
    expect(counted(made.state, made.events, state)).toEqual([
      '0 twentySixes 1',
      '0 twentySixesWon 1',
      '0 dos 1',
    ])
    const lost = cards(toPlay(state), [of('BA', 'A K C B 10 9 8 6 7')])
    expect(counted(lost.state, lost.events, state)).toEqual(['0 twentySixes 1', '1 contrasWon 1'])
  })

  test('H-17 Contra, H-10 threes and fours, H-13 first tricks', () => {
    const { state: said, events } = told(after(begin({ hands: [of('BA')] }), 'lay BA'), 'contra')
    expect(counted(said, events)).toEqual(['1 contras 1'])
    const kings = told(
      after(begin({ hands: ['K-SP K-CO K-DE 6-SP 6-CO 6-DE 6-BA'] }), 'pass'),
      'announce K 3',
      'announce 6 4',
    )
    expect(counted(kings.state, kings.events)).toEqual(['0 threes 1', '0 fours 1'])
    const first = cards(toPlay(begin({ hands: [of('BA')] })), ['6-BA'], 4)
    expect(counted(first.state, first.events)).toEqual(['0 firstDos 1'])
  })

  test('H-19 parties won with the others in the Matsch, H-20 lost by one’s own word', () => {
    const won = cards(toPlay(begin({ hands: [of('BA')], score: [80, 20] })), ['A-BA K-BA'])
    expect(counted(won.state, won.events)).toContain('0 matsch 1')
    const wrong = told(toPlay(begin({ options: { declareOut: 'manual' } })), 'declareOut')
    expect(counted(wrong.state, wrong.events)).toEqual(['0 wronglyOut 1'])
  })

  test('H-12 announcements that are found to be false', () => {
    const options = { irregularities: true }
    const start = { options, hands: ['K-SP'] }
    const { state: falsely, events } = told(
      toPlay(after(begin(start), 'pass', 'announce C 3')),
      'K-SP',
      'challenge C',
    )
    expect(counted(falsely, events)).toEqual(['0 falseAnnouncements 1'])
  })
})

describe('H-19 worth', () => {
  test('H-19 is what has been paid, and what the score promises, and sums to nothing between two sides', () => {
    const worth = (state: HundertspielState, seat: 0 | 1) => ai.equity?.(state, 0, seat) ?? 0
    const even = begin()
    expect(worth(even, 0)).toBe(0)
    const ahead = begin({ score: [60, 20] })
    expect(worth(ahead, 0)).toBeGreaterThan(0)
    expect(worth(ahead, 0) + worth(ahead, 1)).toBe(0)
    const won = cards(toPlay(begin({ hands: [of('BA')], score: [80, 20] })), ['A-BA K-BA']).state
    expect(worth(won, 0)).toBe(2)
  })
})
