// The computer players of Scotch Whist: the ten of trumps kept and caught, a good partner, two
// hands that lie open to each other; and that they see no more than their view.
import { describe, expect, test } from 'vitest'
import type { Deal } from '../../../src/main/engine/games/game.ts'
import type { GameAi } from '../../../src/main/engine/games/ai.ts'
import { scotchWhist } from '../../../src/main/engine/games/scotch-whist/index.ts'
import { ai as scotchMind } from '../../../src/main/engine/games/scotch-whist/ai/index.ts'
import type { DealtState, PlayState } from '../../../src/main/engine/games/scotch-whist/state.ts'
import { playDuplicate } from '../../../src/main/engine/players/match.ts'
import { LEVELS as ALL_LEVELS } from '../../../src/main/engine/players/levels.ts'
import {
  type Player,
  evaluateOptions,
  createPlayer,
} from '../../../src/main/engine/players/player.ts'
import { type Random, shuffle } from '../../../src/main/engine/random.ts'
import { type Card, requireValue } from '../../../src/shared/card.ts'
import type { Seat } from '../../../src/shared/view.ts'
import { chance } from '../chance.ts'
import { after, all, begin, openPartie, playable, turnOf } from './table.ts'

const mind: GameAi = scotchMind
const { game } = mind
const player = (level: string): Player => requireValue(createPlayer(mind, level) ?? undefined)
const LEVELS = ['rulebook', 'club', 'master'] as const
const FORMS = [
  { players: 2, hands: '18', irregularities: false },
  { players: 2, hands: '3x6', irregularities: false },
  { players: 4, hands: '18', irregularities: false },
] as const

function does(level: string, state: DealtState, seed = 1): Card | string {
  const seat = turnOf(state)
  const look = {
    getView: () => game.viewFor(state, seat),
    legal: game.legalActions(state, seat),
    onTurn: true,
  }
  const action = player(level)(look, chance(seed))
  return action?.card ?? action?.do ?? 'nothing'
}

test('Scotch Whist has the five levels', () => {
  expect(ALL_LEVELS).toEqual(['random', 'novice', 'rulebook', 'club', 'master'])
})

describe.each(LEVELS)('%s', (level) => {
  test('SW-4 brings the ten of trumps home when no opponent can take it', () => {
    // the dealer has no spades, and of hearts, which are trumps, the ten and the six
    const state = begin({ elder: `${all('S')} JH AH KH QH 9H 8H 7H AD KD`, turnUp: '6H' })
    expect(does(level, after(state, 'AS'))).toBe('10H')
  })

  test('SW-4 catches the other’s ten of trumps when it stands alone', () => {
    const state = begin({ elder: `${all('H', '10H')} ${all('S')} AC`, turnUp: '10H' })
    expect(['JH', 'AH', 'KH', 'QH']).toContain(does(level, state))
  })

  test('SW-4 does not lead the ten of trumps where it can be caught', () => {
    const state = begin({
      elder: `10H 9H 8H 7H AS KS QS JS AD KD QD JD AC KC QC 6S 6D 6C`,
      turnUp: 'JH',
    })
    expect(does(level, state)).not.toBe('10H')
  })

  test('SW-4 gives the ten of trumps to the partner’s knave, in a game of four', () => {
    const state = begin({
      elder: 'JH 9H 8H AS 9S 7D 6D 8C 7C',
      others: ['7H KS QS JS AD KD 9D AC 6C', '10H 6H 10S 8S QD JD 10D KC QC'],
      turnUp: 'AH',
      players: 4,
    })
    expect(does(level, after(state, 'JH 7H'))).toBe('10H')
  })

  test('SW-4 does not give a trump that counts to the other side’s knave while it has another', () => {
    const state = begin({
      elder: 'JH 9H 8H AS 9S 7D 6D 8C 7C',
      others: ['10H QH 7H KS QS JS AD KD AC', '6H 10S 8S QD JD 10D 9D KC QC'],
      turnUp: 'AH',
      players: 4,
    })
    expect(does(level, after(state, 'JH'))).toBe('7H')
  })

  test('W-13 throws on the partner’s winner, in a game of four', () => {
    const state = begin({
      elder: 'AS KS 9S 7D 6D 8C 7C KH 9H',
      others: ['QS JS 10S 8S AD KD 9D AC 6C', '8H 7H 6H QD JD 10D KC QC 8D'],
      turnUp: 'AH',
      players: 4,
    })
    expect(['6H', '7H', '8H', 'KC']).not.toContain(does(level, after(state, 'AS 8S')))
  })
})

function dealt(deal: Deal, options: (typeof FORMS)[number]): DealtState {
  const open = openPartie(options)
  if (open.phase !== 'open') throw new Error('a partie that has begun')
  const { state } = scotchWhist.startDeal(open, deal)
  if (state.phase === 'open') throw new Error('nothing dealt')
  return state
}

/** A random deal, played at random to a card with a choice. */
function somewhere(options: (typeof FORMS)[number], random: Random): PlayState {
  const from = random.nextInt(30)
  for (;;) {
    const dealer: Seat = random.nextInt(2) === 0 ? 0 : 1
    const deal = game.distributeCards(
      options,
      shuffle(game.createPack(options), random),
      dealer,
      '1',
    )
    let state: DealtState = dealt(deal, options)
    for (let played = 0; state.phase === 'play'; played += 1) {
      const cards = playable(state)
      if (played >= from && cards.length > 1) return state
      state = after(state, requireValue(cards[random.nextInt(cards.length)]))
    }
  }
}

describe.each(FORMS)('SW-1 SW-7 %o', (options) => {
  test.each(['novice', 'rulebook', 'club:5', 'master:5'])(
    '%s does the same whatever it cannot see',
    (level) => {
      const random = chance(61)
      for (let n = 0; n < 10; n += 1) {
        const state = somewhere(options, random)
        const seat = turnOf(state)
        const other = mind.sampleState(game.viewFor(state, seat), random)
        expect(game.viewFor(other, seat)).toEqual(game.viewFor(state, seat))
        const act = (at: typeof other) => {
          const look = {
            getView: () => game.viewFor(at, seat),
            legal: game.legalActions(state, seat),
            onTurn: true,
          }
          return player(level)(look, chance(n + 1))
        }
        expect(act(other)).toEqual(act(state))
      }
    },
  )

  test('every legal action is valued, in order', () => {
    const random = chance(62)
    for (let n = 0; n < 8; n += 1) {
      const state = somewhere(options, random)
      const seat = turnOf(state)
      const legal = game.legalActions(state, seat)
      const values = evaluateOptions(
        mind,
        game.viewFor(state, seat),
        legal,
        { samples: 3, usesInference: n % 2 === 0 },
        random,
      )
      expect(values.map(({ action }) => action)).toEqual(legal)
      for (const { points, against, chance: won, equity, error, tricks } of values) {
        // SW-4: thirty for the trumps, eighteen for the cards
        expect(Math.abs(points)).toBeLessThanOrEqual(48)
        expect(against).toBeLessThanOrEqual(48)
        expect(equity).toBeCloseTo(2 * requireValue(won ?? undefined) - 1)
        expect(error).toBeGreaterThanOrEqual(0)
        expect(tricks).toBeGreaterThanOrEqual(0)
        expect(tricks).toBeLessThanOrEqual(36 / options.players)
      }
    }
  })

  test('SW-5 the score between deals: even at even, more with more, and the same from both sides', () => {
    const value = (score: readonly [number, number], dealer: Seat, seat: Seat) =>
      requireValue(mind.equity?.(openPartie({ ...options, score }), dealer, seat))
    for (const score of [
      [0, 0],
      [13, 30],
      [40, 39],
    ] as const)
      for (const dealer of [0, 1] as const)
        expect(value(score, dealer, 0) + value(score, dealer, 1)).toBeCloseTo(0)
    expect(Math.abs(value([0, 0], 0, 0))).toBeLessThan(0.2)
    const rising = [0, 8, 16, 24, 32].map((own) => value([own, 16], 0, 0))
    expect(rising.toSorted((a, b) => a - b)).toEqual(rising)
  })

  test.each([
    ['novice', 'random', 40],
    ['rulebook', 'novice', 120],
  ])('%s is better than %s', (better, worse, deals) => {
    const players = Array.from({ length: options.players / 2 }, () =>
      [better, worse].map(player),
    ).flat()
    const match = { game, options, players, random: chance(63), observer: {} }
    const points = Array.from({ length: deals }, () => playDuplicate(match))
    const mean = points.reduce((sum, one) => sum + one, 0) / deals
    const spread = points.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (deals - 1)
    expect(mean).toBeGreaterThan(2 * Math.sqrt(spread / deals))
  })
})

describe('SW-1 two hands of eighteen lie open to each other', () => {
  test('so that the last ten tricks are worked out to the end, and nothing is in doubt', () => {
    const random = chance(64)
    const [options] = FORMS
    for (let n = 0; n < 3; n += 1) {
      const state = somewhere(options, random)
      const seat = turnOf(state)
      const values = evaluateOptions(
        mind,
        game.viewFor(state, seat),
        game.legalActions(state, seat),
        { samples: 5, usesInference: true },
        random,
      )
      expect(values.map(({ error }) => error)).toEqual(values.map(() => 0))
    }
  })
})

test.each(LEVELS)('W-12 %s claims a revoke when the tricks prove it', (level) => {
  const state = begin({
    elder: `${all('S', '6S')} ${all('C')} 6D`,
    turnUp: '6H',
    irregularities: true,
  })
  // the dealer trumps the ace of spades though they have the six, and leads that
  const hidden = after(state, 'AS 7H')
  expect(does(level, hidden)).not.toBe('claimRevoke')
  expect(does(level, after(hidden, '6S'))).toBe('claimRevoke')
})
