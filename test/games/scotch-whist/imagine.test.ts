// The samples of a seat of Scotch Whist, for two and for four: every placement of the unseen cards
// that fits is equally likely. The fitting ones are found here by replaying the deal with them; the
// sampler reads SW-3 backwards. Hearts are trumps.
import { describe, expect, test } from 'vitest'
import { scotchWhist } from '../../../src/main/engine/games/scotch-whist/index.ts'
import { ai } from '../../../src/main/engine/games/scotch-whist/ai/index.ts'
import {
  type DealtState,
  SCOTCH_WHIST_PACK,
} from '../../../src/main/engine/games/scotch-whist/state.ts'
import { removeCards } from '../../../src/main/engine/games/pack.ts'
import { cardPlayedBy } from '../../../src/main/engine/games/trick.ts'
import { type Card, requireValue } from '../../../src/shared/card.ts'
import type { WrongClaim } from '../../../src/shared/games/scotch-whist.ts'
import { type Seat, SEATS } from '../../../src/shared/view.ts'
import { chance } from '../chance.ts'
import { expectEven, tallied } from '../even.ts'
import {
  DEALER,
  ELDER,
  FOURTH,
  MIXED,
  SIXES,
  after,
  all,
  begin,
  claimed,
  fourButOne,
  playedOn,
  turnOf,
} from './table.ts'

const sorted = (cards: readonly Card[]): string => cards.toSorted().join(' ')

function* imagined(state: DealtState, seat: Seat, times: number): Generator<DealtState> {
  const random = chance(3)
  const view = scotchWhist.viewFor(state, seat)
  for (let time = 0; time < times; time += 1) {
    const one = ai.sampleState(view, random)
    if (one.phase === 'open') throw new Error('imagined before the deal')
    yield one
  }
}

describe('imagining', () => {
  test.each([
    ['right after the deal', begin(MIXED)],
    ['in the middle of a trick', after(begin(MIXED), '6S 8S')],
    ['with suits that have run out', playedOn(begin(MIXED), 5)],
    ['in the reckoning', counting()],
    ['after the deal', playedOn(begin(MIXED))],
    ['in the first of three hands', after(begin(SIXES), 'AS')],
    ['in the second of three hands', playedOn(begin(SIXES), 8)],
    ['in the last of three hands', playedOn(begin(SIXES), 14)],
  ] as const)('SW-3 what is imagined looks as what was seen: %s', (_, state) => {
    for (const seat of SEATS.slice(0, state.options.players))
      for (const one of imagined(state, seat, 40)) {
        expect(scotchWhist.viewFor(one, seat)).toEqual(scotchWhist.viewFor(state, seat))
        expect(scotchWhist.legalActions(one, seat)).toEqual(scotchWhist.legalActions(state, seat))
        expect(sorted([...one.hands.flat(), ...one.waiting.flat(2), ...played(one)])).toBe(
          sorted(SCOTCH_WHIST_PACK),
        )
      }
  })

  test('SW-1 the turn-up is sampled at its place: the dealer’s, and last of their third hand', () => {
    for (const one of imagined(playedOn(begin(MIXED), 2), ELDER, 40))
      expect(one.hands[FOURTH]).toContain('6H')
    for (const seat of [ELDER, DEALER] as const)
      for (const one of imagined(begin(SIXES), seat, 40))
        expect(one.waiting[DEALER]?.at(-1)?.at(-1)).toBe('9H')
    for (const one of imagined(playedOn(begin(SIXES), 12), ELDER, 40))
      expect(one.hands[DEALER]).toContain('9H')
  })

  test('SW-1 who sits at no seat imagines nothing', () => {
    for (const eye of ['onlooker', 'open'] as const)
      expect(() => ai.sampleState(scotchWhist.viewFor(begin(MIXED), eye), chance(1))).toThrow(
        /view of a seat/,
      )
  })
})

/** W-12: the last trick is made, and elder has said that there is nothing to claim. */
function counting(): DealtState {
  const state = playedOn(fourButOne('JH', { irregularities: true }))
  return scotchWhist.applyAction(state, turnOf(state), { do: 'count' }).state as DealtState
}

const played = (state: DealtState): readonly Card[] => state.tricks.flatMap(({ cards }) => cards)

/** Every choice of `count` cards. */
function choices(cards: readonly Card[], count: number): readonly (readonly Card[])[] {
  if (count === 0) return [[]]
  return cards.flatMap((card, place) =>
    choices(cards.slice(place + 1), count - 1).map((rest) => [card, ...rest]),
  )
}

/** Every way to give `cards` out in hands of these sizes. */
function placements(
  cards: readonly Card[],
  sizes: readonly number[],
): readonly (readonly (readonly Card[])[])[] {
  const [first, ...rest] = sizes
  if (first === undefined) return [[]]
  return choices(cards, first).flatMap((held) =>
    placements(removeCards(cards, held), rest).map((others) => [held, ...others]),
  )
}

/**
 * The same deal with other cards left in the hands, as far as it can be played in the same way;
 * null where it cannot.
 */
function playedAgain(state: DealtState, left: readonly (readonly Card[])[]): DealtState | null {
  const { turnUp, tricks, wrongClaims } = state
  const hands = left.map((cards, seat) => [
    ...cards,
    ...tricks.flatMap((trick) => cardPlayedBy(trick, requireValue(SEATS[seat]), 4) ?? []),
  ])
  if (!requireValue(hands[FOURTH]).includes(turnUp)) return null
  const [elder = '', ...others] = hands.map((cards, seat) =>
    (seat === FOURTH ? [...removeCards(cards, [turnUp]), turnUp] : cards).join(' '),
  )
  try {
    const { irregularities } = state.options
    return playedLike(
      state,
      begin({ players: 4, irregularities, elder, others, turnUp }),
      wrongClaims,
    )
  } catch {
    return null
  }
}

/** The tricks of one deal played in another, with claims after this many of them. */
function playedLike(
  { tricks }: DealtState,
  dealt: DealtState,
  claims: readonly WrongClaim[],
): DealtState {
  const claimsAfter = (before: DealtState, made: number): DealtState =>
    claims.reduce(
      (now, { seat, after: when }) => (when === made ? claimed(now, seat).state : now),
      before,
    )
  return claimsAfter(
    tricks.reduce((now, { cards }, made) => after(claimsAfter(now, made), cards.join(' ')), dealt),
    tricks.length,
  )
}

/**
 * The hands that the others may still hold: those with which all that was seen could have come
 * about.
 */
function possible(state: DealtState, eye: Seat): readonly string[] {
  const others = SEATS.filter((seat) => seat !== eye)
  const sizes = others.map((seat) => requireValue(state.hands[seat]).length)
  const seen = JSON.stringify(scotchWhist.viewFor(state, eye))
  return placements(
    others.flatMap((seat) => requireValue(state.hands[seat])),
    sizes,
  ).flatMap((placed) => {
    const left = SEATS.map((seat) =>
      seat === eye ? requireValue(state.hands[eye]) : requireValue(placed[others.indexOf(seat)]),
    )
    const again = playedAgain(state, left)
    return again !== null && JSON.stringify(scotchWhist.viewFor(again, eye)) === seen
      ? [written(left)]
      : []
  })
}

const written = (hands: readonly (readonly Card[])[]): string => hands.map(sorted).join(' | ')

/** Every one of `hands` comes, and no other, all equally often. */
function expectSpreadOver(state: DealtState, eye: Seat, hands: readonly string[]): void {
  const counts = tallied(
    [...imagined(state, eye, hands.length * 60)].map((one) => written(one.hands)),
  )
  expect([...counts.keys()].toSorted()).toEqual(hands.toSorted())
  expectEven([...counts.values()])
}

describe('all that fits is equally likely', () => {
  const strict = playedOn(begin(MIXED), 7)
  const loose = (...claims: readonly WrongClaim[]) =>
    playedLike(strict, begin({ ...MIXED, irregularities: true }), claims)

  test.each(SEATS)('SW-3 who did not follow holds none of the suit (seat %i)', (seat) => {
    expectSpreadOver(strict, seat, possible(strict, seat))
  })

  test('SW-3 in numbers: how many of the 30 or, for the dealer, 90 placements are left', () => {
    expect(SEATS.map((seat) => possible(strict, seat).length)).toEqual([4, 6, 18, 12])
    expect(SEATS.map((seat) => possible(loose(), seat).length)).toEqual([30, 30, 30, 90])
  })

  test('W-12 where revokes happen not following shows nothing', () => {
    expectSpreadOver(loose(), ELDER, possible(loose(), ELDER))
  })

  test('W-12 unless the other side has claimed a revoke for nothing, and then only till then', () => {
    const claims = ([ELDER, 1] as const).map((seat) =>
      [1, 2, 3, 4, 5, 6, 7].map((made) => loose({ seat, after: made })),
    )
    const both = loose({ seat: ELDER, after: 7 }, { seat: 1, after: 7 })
    expect(claims.map((states) => states.map((state) => possible(state, ELDER).length))).toEqual([
      // the dealer has no diamond, seat 1 no trump, and no spade
      [24, 24, 24, 15, 8, 8, 8],
      // seat 2 has no club
      [30, 30, 30, 30, 30, 9, 9],
    ])
    expect(possible(both, ELDER)).toEqual(possible(strict, ELDER))
    const states = [...claims.flatMap((some) => some.filter((_, n) => n % 2 === 0)), both]
    for (const state of states) expectSpreadOver(state, ELDER, possible(state, ELDER))
  })
})

describe('with three hands of six', () => {
  const three = begin({
    elder: `AS KS QS JS 10S 9S ${all('H', '9H')} AC KC QC JC`,
    others: ['7S 6S AD KD QD JD 8S 10D 9D 8D 7D 6D 10C 9C 8C 7C 6C 9H'],
    turnUp: '9H',
    hands: '3x6',
  })
  /**
   * Both of the dealer’s spades are out; the eight is in the dealer's next hand, or for all elder
   * knows in one of their own.
   */
  const noSpade = after(three, 'AS 7S KS 6S QS AD')
  /** The hands elder does not see, card by card, without the turn-up. */
  const places = (one: DealtState): readonly Card[] =>
    removeCards([...requireValue(one.hands[DEALER]), ...one.waiting.flat(2)], ['9H'])
  const inPlace = (state: DealtState, card: Card): readonly number[] => {
    const counts = places(state).map(() => 0)
    for (const one of imagined(state, ELDER, 3000)) {
      const place = places(one).indexOf(card)
      counts[place] = (counts[place] ?? 0) + 1
    }
    return counts
  }

  test('SW-1 a suit not followed is not in the hand in play, but may be in any not yet taken up, one’s own too', () => {
    const counts = inPlace(noSpade, '8S')
    expect(counts.slice(0, 3)).toEqual([0, 0, 0])
    expect(counts).toHaveLength(3 + 12 + 11)
    expectEven(counts.slice(3))
  })

  test('SW-3 in the hand in play every other card is equally likely', () => {
    const held = [...imagined(noSpade, ELDER, 3000)].flatMap((one) =>
      requireValue(one.hands[DEALER]),
    )
    const counts = tallied(held)
    expect(counts.size).toBe(25)
    expectEven([...counts.values()])
  })

  test('SW-1 what a hand has shown says nothing of the next', () => {
    const second = after(noSpade, 'JS KD 10S QD 9S JD')
    expect(second.hands[DEALER]).toHaveLength(6)
    const counts = inPlace(second, '8S')
    expect(counts).toHaveLength(6 + 6 + 5)
    expectEven(counts)
  })
})
