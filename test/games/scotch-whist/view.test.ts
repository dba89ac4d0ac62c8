// What a seat of Scotch Whist sees, hears and may imagine, for two and for four. Which placements of the unseen cards fit is
// found here by playing the deal again with them; imagine reads SW-3 backwards. Hearts are trumps.
import { describe, expect, test } from 'vitest'
import { scotchWhist } from '../../../src/main/engine/games/scotch-whist/index.ts'
import { type DealtState, SCOTCH_WHIST_PACK } from '../../../src/main/engine/games/scotch-whist/state.ts'
import { without } from '../../../src/main/engine/games/pack.ts'
import { cardOf } from '../../../src/main/engine/games/trick.ts'
import { type Card, found, suitOf } from '../../../src/shared/card.ts'
import { type Seat, SEATS } from '../../../src/shared/view.ts'
import { chance } from '../chance.ts'
import {
  type Start,
  DEALER,
  ELDER,
  FOURTH,
  SIXES,
  after,
  all,
  begin,
  claimed,
  fourButOne,
  hand,
  openPartie,
  playable,
  playedOn,
  turnOf,
} from './table.ts'

const sorted = (cards: readonly Card[]): string => cards.toSorted().join(' ')

/** Spades and diamonds run out at different seats; the ten of trumps is turned. */
const MIXED: Start = {
  players: 4,
  elder: 'AS KS 6S AD 8H 7H 6D AC 8C',
  others: ['7S AH 6H KD QD JD 10C 9C 7C', 'QS JS 10S 9S 8S 10D 9D 8D KC'],
  turnUp: '10H',
}

describe('seeing and hearing', () => {
  test('SW-7 a seat sees its own hand, the partner’s is covered like the others', () => {
    const state = fourButOne('JH')
    for (const seat of SEATS) {
      const { hands } = scotchWhist.view(state, seat)
      expect(hands).toEqual(state.hands.map((cards, of) => (of === seat ? cards : 9)))
    }
    expect(scotchWhist.view(state, 'onlooker').hands).toEqual([9, 9, 9, 9])
    expect(scotchWhist.view(state, 'open').hands).toEqual(state.hands)
    expect(scotchWhist.view(openPartie({ players: 4 }), 2)).toMatchObject({ hands: [0, 0, 0, 0], turnUp: null })
  })

  test('SW-7 the deal is heard as it is seen', () => {
    const { state, events } = scotchWhist.deal(
      { phase: 'open', options: { players: 4, hands: '18', irregularities: false }, score: [0, 0], deals: 0 },
      scotchWhist.distribute({ players: 4, hands: '18', irregularities: false }, SCOTCH_WHIST_PACK, FOURTH, '1'),
    )
    const [dealt] = events
    for (const ear of [...SEATS, 'onlooker', 'open'] as const)
      expect(scotchWhist.hear(found(dealt), ear)).toMatchObject({ hands: scotchWhist.view(state, ear).hands })
  })

  test.each([
    ['for two', begin({ elder: `${all('S')} ${all('D')}`, turnUp: '9H' }), 'AS'],
    ['for four', begin(MIXED), 'AS'],
    ['with three hands of six', begin(SIXES), 'AS'],
  ] as const)('SW-1 the turn-up lies open until the first lead has been made, %s', (_, state, lead) => {
    expect(scotchWhist.view(state, ELDER).turnUpLies).toBe(true)
    expect(scotchWhist.view(after(state, lead), ELDER)).toMatchObject({ turnUpLies: false, turnUp: state.turnUp })
    expect(scotchWhist.view(openPartie(), ELDER).turnUpLies).toBe(false)
    expect(scotchWhist.view(playedOn(state), ELDER).turnUpLies).toBe(false)
  })

  test('W-12 a claim that found nothing is seen by all', () => {
    const state = claimed(after(begin({ ...MIXED, irregularities: true }), 'AS 7S QS 9H'), 1).state
    for (const eye of [...SEATS, 'onlooker'] as const)
      expect(scotchWhist.view(state, eye).wrongClaims).toEqual([{ seat: 1, after: 1 }])
  })
})

function* imagined(state: DealtState, seat: Seat, times: number): Generator<DealtState> {
  const random = chance(3)
  const view = scotchWhist.view(state, seat)
  for (let time = 0; time < times; time += 1) {
    const one = scotchWhist.imagine(view, random)
    if (one.phase === 'open') throw new Error('imagined before the deal')
    yield one
  }
}

describe('imagining', () => {
  test.each([
    ['right after the deal', begin(MIXED)],
    ['in the middle of a trick', after(begin(MIXED), 'AS 7S')],
    ['with suits that have run out', playedOn(begin(MIXED), 5)],
    ['in the reckoning', counting()],
    ['after the deal', playedOn(begin(MIXED))],
    ['in the first of three hands', after(begin(SIXES), 'AS')],
    ['in the second of three hands', playedOn(begin(SIXES), 8)],
    ['in the last of three hands', playedOn(begin(SIXES), 14)],
  ] as const)('SW-3 what is imagined looks as what was seen: %s', (_, state) => {
    for (const seat of SEATS.slice(0, state.options.players))
      for (const one of imagined(state, seat, 40)) {
        expect(scotchWhist.view(one, seat)).toEqual(scotchWhist.view(state, seat))
        expect(scotchWhist.legal(one, seat)).toEqual(scotchWhist.legal(state, seat))
        expect(sorted([...one.hands.flat(), ...one.waiting.flat(2), ...played(one)])).toBe(sorted(SCOTCH_WHIST_PACK))
      }
  })

  test('SW-1 the turn-up is imagined where it is: the dealer’s, and last of his third hand', () => {
    for (const one of imagined(playedOn(begin(MIXED), 2), ELDER, 40)) expect(one.hands[FOURTH]).toContain('10H')
    for (const seat of [ELDER, DEALER] as const)
      for (const one of imagined(begin(SIXES), seat, 40)) expect(one.waiting[DEALER]?.at(-1)?.at(-1)).toBe('9H')
    for (const one of imagined(playedOn(begin(SIXES), 12), ELDER, 40)) expect(one.hands[DEALER]).toContain('9H')
  })

  test('SW-1 who sits at no seat imagines nothing', () => {
    for (const eye of ['onlooker', 'open'] as const)
      expect(() => scotchWhist.imagine(scotchWhist.view(begin(MIXED), eye), chance(1))).toThrow(/view of a seat/)
  })
})

/** W-12: the last trick is made, and elder has said that there is nothing to claim. */
function counting(): DealtState {
  const state = playedOn(fourButOne('JH', { irregularities: true }))
  return scotchWhist.step(state, turnOf(state), { do: 'count' }).state as DealtState
}

const played = (state: DealtState): readonly Card[] => state.tricks.flatMap(({ cards }) => cards)

/** Every choice of `count` cards. */
function choices(cards: readonly Card[], count: number): readonly (readonly Card[])[] {
  if (count === 0) return [[]]
  return cards.flatMap((card, place) => choices(cards.slice(place + 1), count - 1).map((rest) => [card, ...rest]))
}

/** Every way to give `cards` out in hands of these sizes. */
function placements(cards: readonly Card[], sizes: readonly number[]): readonly (readonly (readonly Card[])[])[] {
  const [first, ...rest] = sizes
  if (first === undefined) return [[]]
  return choices(cards, first).flatMap((held) =>
    placements(without(cards, held), rest).map((others) => [held, ...others]),
  )
}

/** The same deal with other hands left over, as far as it can be played in the same way; null where it cannot. */
function playedAgain(state: DealtState, left: readonly (readonly Card[])[]): DealtState | null {
  const seats = state.options.players
  const hands = left.map((cards, seat) => {
    const own = state.tricks.flatMap((trick) => cardOf(trick, found(SEATS[seat]), seats) ?? [])
    const whole = [...cards, ...own]
    return seat === state.dealer ? [...without(whole, [state.turnUp]), state.turnUp] : whole
  })
  if (hands[state.dealer]?.length !== 9) return null
  const { dealer, turnUp, options } = state
  let now = begin({ ...options, elder: '', turnUp, by: dealer, others: [] }, hands)
  try {
    for (const [place, { cards }] of state.tricks.entries()) {
      for (const claim of state.wrongClaims) if (claim.after === place) now = claimed(now, claim.seat).state
      now = after(now, cards.join(' '))
    }
    return now
  } catch {
    return null
  }
}
