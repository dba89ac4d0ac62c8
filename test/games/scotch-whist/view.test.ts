// The views of a seat of Scotch Whist, for two and for four. Hearts are trumps.
import { expect, test } from 'vitest'
import { scotchWhist } from '../../../src/main/engine/games/scotch-whist/index.ts'
import { SCOTCH_WHIST_PACK } from '../../../src/main/engine/games/scotch-whist/state.ts'
import { requireValue } from '../../../src/shared/card.ts'
import { SEATS } from '../../../src/shared/view.ts'
import {
  ELDER,
  FOURTH,
  MIXED,
  SIXES,
  after,
  all,
  begin,
  claimed,
  fourButOne,
  openPartie,
  playedOn,
} from './table.ts'

test('SW-7 a seat sees its own hand, the partner’s is covered like the others', () => {
  const state = fourButOne('JH')
  for (const seat of SEATS) {
    const { hands } = scotchWhist.viewFor(state, seat)
    expect(hands).toEqual(state.hands.map((cards, of) => (of === seat ? cards : 9)))
  }
  expect(scotchWhist.viewFor(state, 'onlooker').hands).toEqual([9, 9, 9, 9])
  expect(scotchWhist.viewFor(state, 'open').hands).toEqual(state.hands)
  expect(scotchWhist.viewFor(openPartie({ players: 4 }), 2)).toMatchObject({
    hands: [0, 0, 0, 0],
    turnUp: null,
  })
})

const OF_FOUR = { players: 4, hands: '18', irregularities: false, takeBack: true } as const

test('SW-7 the deal is heard as it is seen', () => {
  const { state, events } = scotchWhist.startDeal(
    { phase: 'open', options: OF_FOUR, score: [0, 0], deals: 0 },
    scotchWhist.distributeCards(OF_FOUR, SCOTCH_WHIST_PACK, FOURTH, '1'),
  )
  const [dealt] = events
  for (const ear of [...SEATS, 'onlooker', 'open'] as const)
    expect(scotchWhist.eventFor(requireValue(dealt), ear)).toMatchObject({
      hands: scotchWhist.viewFor(state, ear).hands,
    })
})

test.each([
  ['for two', begin({ elder: `${all('S')} ${all('D')}`, turnUp: '9H' }), 'AS'],
  ['for four', begin(MIXED), '6D'],
  ['with three hands of six', begin(SIXES), 'AS'],
] as const)(
  'SW-1 the turn-up lies open until the first lead has been made, %s',
  (_, state, lead) => {
    expect(scotchWhist.viewFor(state, ELDER).turnUpLies).toBe(true)
    expect(scotchWhist.viewFor(after(state, lead), ELDER)).toMatchObject({
      turnUpLies: false,
      turnUp: state.turnUp,
    })
    expect(scotchWhist.viewFor(openPartie(), ELDER).turnUpLies).toBe(false)
    expect(scotchWhist.viewFor(playedOn(state), ELDER).turnUpLies).toBe(false)
  },
)

test('W-12 a claim that found nothing is seen by all', () => {
  const state = claimed(after(begin({ ...MIXED, irregularities: true }), '6S 8S AS QS'), 1).state
  for (const eye of [...SEATS, 'onlooker'] as const)
    expect(scotchWhist.viewFor(state, eye).wrongClaims).toEqual([{ seat: 1, after: 1 }])
})
