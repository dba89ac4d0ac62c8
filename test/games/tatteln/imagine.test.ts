// The samples of a seat: every deal that fits what it saw and heard is equally likely. The fitting
// deals are found here by replaying the announcements with every hand the other may have held.
import { describe, expect, test } from 'vitest'
import { nextDeal } from '../../../src/main/engine/games/dealing.ts'
import { play } from '../../../src/main/engine/games/game.ts'
import { tatteln } from '../../../src/main/engine/games/tatteln/index.ts'
import { ai } from '../../../src/main/engine/games/tatteln/ai/index.ts'
import {
  type PlayState,
  type TattelnState,
  TATTELN_PACK,
} from '../../../src/main/engine/games/tatteln/state.ts'
import { removeCards } from '../../../src/main/engine/games/pack.ts'
import { type Card, requireValue } from '../../../src/shared/card.ts'
import { type Side, otherSide } from '../../../src/shared/duel.ts'
import type { TattelnAction } from '../../../src/shared/games/tatteln.ts'
import { chance } from '../chance.ts'
import { DEALER, begin, hand, openPartie, optionsWith, sequence, set, after } from './table.ts'
import type { TattelnOptions } from '../../../src/main/engine/games/tatteln/options.ts'

const sorted = (cards: readonly Card[]): string => cards.toSorted().join(' ')

/** Every choice of `count` cards. */
function choices(cards: readonly Card[], count: number): readonly (readonly Card[])[] {
  if (count === 0) return [[]]
  return cards.flatMap((card, place) =>
    choices(cards.slice(place + 1), count - 1).map((rest) => [card, ...rest]),
  )
}

const inPlay = (state: TattelnState): PlayState => {
  if (state.phase !== 'play') throw new Error('not in play')
  return state
}

function done(state: PlayState, action: TattelnAction): PlayState {
  const seat = requireValue(tatteln.seatToPlay(state) ?? undefined)
  const played = play(tatteln, state, seat, action)
  if (played.breach !== null) throw new Error(played.breach.why)
  return inPlay(played.state)
}

interface Scene {
  /** The announcer is the viewer. */
  readonly eye: Side
  /** When it was announced, about to lead to one of the last tricks of the talon. */
  readonly before: PlayState
  readonly action: TattelnAction
  /** After that trick and the draw. */
  readonly now: PlayState
}

/** A random deal with an announcement before the sixth trick, and this result of it. */
function sceneOf(seed: number, good: boolean, options: Partial<TattelnOptions>): Scene {
  const random = chance(seed)
  for (;;) {
    const open = openPartie({ options })
    const deal = nextDeal(
      tatteln,
      optionsWith(options),
      open,
      { dealer: DEALER, packets: '2' },
      random,
    )
    let state = inPlay(tatteln.startDeal(open, deal).state)
    const any = (): TattelnAction => {
      const plays = tatteln
        .legalActions(state, requireValue(tatteln.seatToPlay(state) ?? undefined))
        .filter((one) => one.do === 'play')
      return requireValue(plays[random.nextInt(plays.length)])
    }
    while (state.tricks.length < 5 || state.tricks.at(-1)?.winner === null)
      state = done(state, any())
    const eye = tatteln.seatToPlay(state) === 0 ? 0 : 1
    const action = tatteln
      .legalActions(state, eye)
      .find((one) => one.do === 'announceSequence' || one.do === 'announceSet')
    if (action === undefined) continue
    const before = state
    state = done(state, action)
    if (state.announcements.at(-1)?.good !== good) continue
    state = done(state, any())
    state = done(state, any())
    return { eye, before, action, now: inPlay(state) }
  }
}

/**
 * The hands that the other may hold now, each with the number of cards that may be the one drawn
 * last.
 */
function possible({ eye, before, action, now }: Scene): ReadonlyMap<string, number> {
  const other = otherSide(eye)
  const good = now.announcements.at(-1)?.good
  const played = now.tricks.flatMap(({ cards }) => cards)
  const just = requireValue(now.tricks.at(-1)).cards.find((card) =>
    before.hands[other].includes(card),
  )
  const unseen = removeCards(TATTELN_PACK, [
    ...played,
    ...now.hands[eye],
    ...(now.lies === null ? [] : [now.lies]),
  ])
  const found8 = choices(unseen, now.hands[other].length).map(
    (cards): readonly [string, number] => {
      const fits = cards.filter((drawn) => {
        const then = [...removeCards(cards, [drawn]), requireValue(just)]
        const hands =
          eye === 0 ? ([before.hands[0], then] as const) : ([then, before.hands[1]] as const)
        const told = tatteln.applyAction({ ...before, hands }, eye, action).state
        return told.phase === 'play' && told.announcements.at(-1)?.good === good
      })
      return [sorted(cards), fits.length]
    },
  )
  return new Map(found8.filter(([, weight]) => weight > 0))
}

describe('what a seat imagines', () => {
  test.each([
    [1, true, {}],
    [2, false, {}],
    [3, false, { trump: false }],
    [4, true, { handSize: 9 }],
    [5, false, { diamondJack: true, values: 'piquet' }],
  ] as const)(
    'T-8 a deal told %i, good %s: each that fits equally often',
    (seed, good, options) => {
      const scene = sceneOf(seed, good, options)
      const { eye, now } = scene
      const fits = possible(scene)
      const all = [...fits.values()].reduce((sum, weight) => sum + weight, 0)
      expect(fits.size).toBeGreaterThan(3)
      const times = 80 * fits.size
      const random = chance(seed)
      const view = tatteln.viewFor(now, eye)
      const counts = new Map<string, number>()
      for (let time = 0; time < times; time += 1) {
        const hands = inPlay(ai.sampleState(view, random)).hands[otherSide(eye)]
        counts.set(sorted(hands), (counts.get(sorted(hands)) ?? 0) + 1)
      }
      expect([...counts.keys()].filter((one) => !fits.has(one))).toEqual([])
      const chi = [...fits].reduce((sum, [one, weight]) => {
        const due = (times * weight) / all
        return sum + ((counts.get(one) ?? 0) - due) ** 2 / due
      }, 0)
      // five standard deviations of that many degrees of freedom
      expect(chi).toBeLessThan(fits.size + 5 * Math.sqrt(2 * fits.size))
    },
  )

  const imagined = (state: PlayState, eye: Side, times = 300) => {
    const random = chance(times)
    const view = tatteln.viewFor(state, eye)
    return Array.from(
      { length: times },
      () => inPlay(ai.sampleState(view, random)).hands[otherSide(eye)],
    )
  }

  test('T-8 what is announced is held, and nothing that would make it longer', () => {
    const state = inPlay(after(begin({ elder: 'QH JH 10H', dealer: '7C' }), sequence('H', 'Q', 3)))
    const hands = imagined(state, DEALER)
    expect(hands.every((cards) => hand('QH JH 10H').every((card) => cards.includes(card)))).toBe(
      true,
    )
    expect(hands.some((cards) => cards.includes('KH') || cards.includes('9H'))).toBe(false)
  })

  test('T-8 of a Gedritt the three are not named, but the fourth is not held', () => {
    const state = inPlay(after(begin({ elder: 'KH KC KS 7D', dealer: '7C' }), set('K', 3)))
    const kings = imagined(state, DEALER).map((cards) =>
      cards.filter((card) => card.startsWith('K')),
    )
    expect(new Set(kings.map(({ length }) => length))).toEqual(new Set([3]))
    expect(new Set(kings.map(sorted)).size).toBe(4)
    const own = inPlay(after(begin({ elder: 'KH KC KS 7D', dealer: 'KD' }), set('K', 3)))
    expect(
      new Set(
        imagined(own, DEALER).map((cards) => sorted(cards.filter((card) => card.startsWith('K')))),
      ),
    ).toEqual(new Set(['KC KH KS']))
  })

  test('T-8 a void announcement shows that something better is held, and nothing more', () => {
    const state = inPlay(
      after(begin({ elder: 'AH KH QH 7D', dealer: 'KC QC JC 10C' }), sequence('H', 'A', 3)),
    )
    const hands = imagined(state, 0)
    const runs = new Set(hands.map((cards) => cards.filter((card) => card.endsWith('C')).length))
    expect(runs.size).toBeGreaterThan(2)
  })

  test('T-2 who must rob and led without it has no seven of trumps', () => {
    const options = { rob: 'free', sevenMustRob: true } as const
    const state = inPlay(
      after(begin({ elder: '9H', dealer: '7H', talon: '7S', turnUp: 'AS', options }), '9H'),
    )
    expect(imagined(state, DEALER).some((cards) => cards.includes('7S'))).toBe(false)
    const free = inPlay(
      after(
        begin({ elder: '9H', dealer: '7H', talon: '7S', turnUp: 'AS', options: { rob: 'free' } }),
        '9H',
      ),
    )
    expect(imagined(free, DEALER).some((cards) => cards.includes('7S'))).toBe(true)
  })
})
