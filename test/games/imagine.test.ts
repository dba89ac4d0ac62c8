// The samples of a seat of Écarté: every placement of the cards it has not seen that fits what it
// saw is equally likely. The fitting placements are found here by replaying the deal with them; the
// sampler reads E-21 backwards.
import { expect, test } from 'vitest'
import { ecarte } from '../../src/main/engine/games/ecarte/index.ts'
import { ai } from '../../src/main/engine/games/ecarte/ai/index.ts'
import {
  type DealtState,
  type EcarteState,
  ECARTE_PACK,
} from '../../src/main/engine/games/ecarte/state.ts'
import { removeCards } from '../../src/main/engine/games/pack.ts'
import { type Card, requireValue, suitOf } from '../../src/shared/card.ts'
import { type Side, otherSide } from '../../src/shared/duel.ts'
import { chance } from './chance.ts'
import {
  DEALER,
  ELDER,
  type Said,
  type Start,
  after,
  begin,
  exchanged,
  hand,
} from './ecarte/table.ts'
import { expectEven, tallied } from './even.ts'

function* imagined(
  state: EcarteState,
  seat: Side,
  times: number,
  seed: number,
): Generator<DealtState> {
  const random = chance(seed)
  const view = ecarte.viewFor(state, seat)
  for (let time = 0; time < times; time += 1) {
    const one = ai.sampleState(view, random)
    if (one.phase === 'open') throw new Error('imagined before the deal')
    yield one
  }
}

const sorted = (cards: readonly Card[]): string => cards.toSorted().join(' ')

/** Every choice of `count` cards. */
function choices(cards: readonly Card[], count: number): readonly (readonly Card[])[] {
  if (count === 0) return [[]]
  return cards.flatMap((card, place) =>
    choices(cards.slice(place + 1), count - 1).map((rest) => [card, ...rest]),
  )
}

/** An ending as one seat sees it: what both held, and what has been said and played. */
interface Ending {
  readonly eye: Side
  readonly start: Start & { readonly elder: string; readonly dealer: string; readonly turnUp: Card }
  readonly said: readonly Said[]
}

/**
 * The hands that the other side may still hold: those with which the same could have been played.
 */
function possible({ eye, start, said }: Ending): readonly string[] {
  const [own, hidden] =
    eye === ELDER ? (['elder', 'dealer'] as const) : (['dealer', 'elder'] as const)
  const shown = after(begin(start), ...said).tricks.flatMap(({ leader, cards }) =>
    requireValue(cards[leader === eye ? 1 : 0]),
  )
  const unseen = removeCards(ECARTE_PACK, [...hand(start[own]), start.turnUp, ...shown])
  return choices(unseen, 5 - shown.length)
    .filter((rest) => couldPlay({ ...start, [hidden]: [...shown, ...rest].join(' ') }, said))
    .map(sorted)
}

function couldPlay(start: Start, said: readonly Said[]): boolean {
  try {
    after(begin(start), ...said)
    return true
  } catch {
    return false
  }
}

const ENDINGS: Readonly<Record<string, Ending>> = {
  'he followed lower, so holds nothing higher of the suit': {
    eye: ELDER,
    start: { elder: 'JH 7H KD 8D KC', dealer: '9H 10H QD 7D 7C', turnUp: '7S' },
    said: ['stand', 'play JH 9H 7H 10H', 'play 7D 8D'],
  },
  'he trumped, so holds none of the suit': {
    eye: ELDER,
    start: { elder: 'AC 7H KD 8D KC', dealer: '8S 10H QD 7D JH', turnUp: '7S' },
    said: ['stand', 'play AC 8S', 'play 7D 8D', 'play KD QD'],
  },
  'he threw away, so holds neither the suit nor a trump': {
    eye: ELDER,
    start: { elder: 'KH QH JH 7D 8D', dealer: 'KD QD KC QC JC', turnUp: '7S' },
    said: ['stand', 'play KH KC QH QC JH JC'],
  },
  'he led, and how he himself was answered tells nothing of what else he holds': {
    eye: ELDER,
    start: { elder: '7H 8H 9H 8S QD', dealer: 'KH QC JH 7D 8D', turnUp: '7S' },
    said: ['stand', 'play 7H KH QC 8S 8H JH'],
  },
  'elder followed lower, and then threw away': {
    eye: DEALER,
    start: { elder: '7H 8H KC QC JC', dealer: 'AH 9H 7D 8D 10D', turnUp: '7S' },
    said: ['stand', 'play 7H AH 9H 8H 7D KC'],
  },
}

test.each(Object.entries(ENDINGS))(
  'E-21 read backwards, every hand that fits is equally likely: %s',
  (_, ending) => {
    const { eye, start, said } = ending
    const hands = possible(ending)
    const state = after(begin(start), ...said)
    const others = [...imagined(state, eye, hands.length * 60, 3)].map((one) =>
      sorted(one.hands[otherSide(eye)]),
    )
    const counts = tallied(others)
    expect([...counts.keys()].toSorted()).toEqual(hands.toSorted())
    expectEven([...counts.values()])
  },
)

test('E-21 read backwards, in numbers: which cards the hand can still hold', () => {
  const counts = Object.values(ENDINGS).map((ending) => possible(ending).length)
  // two cards of 21, of 17, of 11, of all 23, of seven
  expect(counts).toEqual([210, 136, 55, 253, 21])
})

test.each(Object.entries(ENDINGS))(
  'E-8 what is imagined looks as what was seen: %s',
  (_, { eye, start, said }) => {
    const state = after(begin(start), ...said)
    for (const one of imagined(state, eye, 50, 4)) {
      expect(ecarte.viewFor(one, eye)).toEqual(ecarte.viewFor(state, eye))
      expect(sorted([...one.hands[eye], ...places(one, eye), ...played(one), one.turnUp])).toBe(
        sorted(ECARTE_PACK),
      )
    }
  },
)

const played = (state: DealtState): readonly Card[] => state.tricks.flatMap(({ cards }) => cards)

/** The unseen places of a seat's table, one card each: the other hand, its discards, the talon. */
function places(state: DealtState, seat: Side): readonly Card[] {
  const other = otherSide(seat)
  return [
    ...state.hands[other],
    ...state.discards[other],
    ...state.talon.flatMap((card) => card ?? []),
  ]
}

interface Spread {
  readonly cards: readonly Card[]
  /** The places that are looked at. */
  readonly among: (one: DealtState) => readonly Card[]
}

/** The number of times each card lay in each place. */
function spread(
  state: DealtState,
  seat: Side,
  { cards, among }: Spread,
  seed: number,
): readonly number[] {
  const size = among(state).length
  const counts = Array.from({ length: cards.length * size }, () => 0)
  for (const one of imagined(state, seat, 6000, seed)) {
    const lying = among(one)
    for (const [number, card] of cards.entries()) {
      const place = lying.indexOf(card)
      if (place >= 0) counts[number * size + place] = (counts[number * size + place] ?? 0) + 1
    }
  }
  return counts
}

test.each([ELDER, DEALER] as const)(
  'E-4 right after the deal every unseen card may lie in every unseen place (seat %i)',
  (seat) => {
    const state = begin()
    const unseen = places(state, seat)
    expect(unseen).toHaveLength(26)
    const counts = spread(state, seat, { cards: unseen, among: (one) => places(one, seat) }, 5)
    expect(counts).toHaveLength(26 * 26)
    expectEven(counts)
  },
)

test('E-4 the dealer is imagined with at most one trump as often as the books count: 44,574 of 65,780', () => {
  const state = begin({ elder: '7H KC QC JC 7S', dealer: '8H 9H 8C 8S 8D', turnUp: 'QH' })
  const few = [...imagined(state, ELDER, 20_000, 6)].filter(
    (one) => one.hands[DEALER].filter((card) => suitOf(card) === 'H').length <= 1,
  )
  // five standard deviations
  expect(Math.abs(few.length / 20_000 - 44_574 / 65_780)).toBeLessThan(0.0166)
})

test('E-8 a card that cannot be in the hand lies in any other place, discarded or in the talon', () => {
  const start = {
    elder: 'KH QH JH 7D 8D',
    dealer: 'KD 9H 8C QC JC',
    turnUp: '7S',
    talon: '9D KC 10C',
  } as const
  const bought = after(begin(start), 'propose', 'accept', 'discard 7D', 'discard 9H 8C', 'stand')
  const state = after(bought, 'play KH 10C')
  const hidden = places(state, ELDER)
  const excluded = hidden.filter((card) => suitOf(card) === 'H' || suitOf(card) === 'S')
  expect([hidden.length, excluded.length, state.hands[DEALER].length]).toEqual([24, 12, 4])
  for (const one of imagined(state, ELDER, 500, 7))
    expect(one.hands[DEALER].filter((card) => excluded.includes(card))).toEqual([])
  expectEven(
    spread(state, ELDER, { cards: excluded, among: (one) => places(one, ELDER).slice(4) }, 8),
  )
})

test('E-16 a king announced and not yet played is always in the other hand, the rest anywhere', () => {
  const start = { dealer: 'KS QD KC QC JC', elder: 'KH QH JH 7D 8D', turnUp: '7S' } as const
  const state = after(begin(start), 'stand', 'dealer announces')
  for (const one of imagined(state, ELDER, 1000, 9)) expect(one.hands[DEALER]).toContain('KS')
  const others = removeCards(places(state, ELDER), ['KS'])
  const among = (one: DealtState) => removeCards(places(one, ELDER), ['KS'])
  expectEven(spread(state, ELDER, { cards: others, among }, 10))
})

test('E-16 one announced by oneself, or turned up, is never there', () => {
  const own = after(
    begin({ elder: 'KS QH JH 7D 8D', dealer: 'KD QD KC QC JC', turnUp: '7S' }),
    'stand',
    'elder announces',
  )
  for (const state of [own, begin({ turnUp: 'KS' })])
    for (const one of imagined(state, ELDER, 200, 11))
      expect(places(one, ELDER)).not.toContain('KS')
})

test('E-16 one announced and played may be forgotten: it lies on the table', () => {
  const start = { dealer: 'KS QD KC QC JC', elder: 'KH QH JH 7D 8D', turnUp: '8S' } as const
  const state = after(begin(start), 'stand', 'dealer announces', 'play KH KS')
  for (const one of imagined(state, ELDER, 200, 12)) expect(places(one, ELDER)).not.toContain('KS')
})

test('E-12 with the talon empty all that is unseen is the other hand and its discards', () => {
  const state = exchanged(exchanged(exchanged(begin(), 5, 5), 5, 5), 1, 0)
  expect(places(state, ELDER)).toHaveLength(5 + 10)
  const among = (one: DealtState) => places(one, ELDER)
  expectEven(spread(state, ELDER, { cards: among(state), among }, 13))
})
