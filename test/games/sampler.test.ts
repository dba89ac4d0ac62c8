// Thinking for a game without a reckoning of its own, shown on Scotch Whist: every action tried in imagined states.
import { describe, expect, test } from 'vitest'
import { type GameState, inDeal, play } from '../../src/main/engine/games/game.ts'
import type { GameAi } from '../../src/main/engine/games/ai.ts'
import { ai as scotchMind } from '../../src/main/engine/games/scotch-whist/ai/index.ts'
import { dealPoints, playDuplicate } from '../../src/main/engine/players/match.ts'
import { EFFORTS, evaluateOptions, createPlayer } from '../../src/main/engine/players/player.ts'
import { evaluateBySampling } from '../../src/main/engine/players/sampler.ts'
import { type Random, shuffle } from '../../src/main/engine/random.ts'
import { requireValue } from '../../src/shared/card.ts'
import type { AnyAction, Seat } from '../../src/shared/view.ts'
import { chance } from './chance.ts'

const LONG = process.env['CERCLE_LONG'] === 'yes'
const { game }: GameAi = scotchMind
/** Scotch Whist without a book and an evaluation; a score is worth its points of the last deal. */
const mind: GameAi = {
  ...(scotchMind as GameAi),
  chooseByBook: () => null,
  evaluateActions: () => null,
  equity: (state, _, seat) => dealPoints(game, state, seat),
}
const FEW = { samples: 4, usesInference: false }

/** SW-1: both ways of giving the cards. */
const HANDS = ['18', '3x6'] as const

function done(state: GameState, action: AnyAction): GameState {
  const played = play(game, state, game.seatToPlay(state) ?? 0, action)
  if (played.breach !== null) throw new Error(played.breach.why)
  return played.state
}

/** A deal played at random until so many actions are allowed, after so many cards, as is wanted. */
function somewhere(
  hands: string,
  random: Random,
  wanted: (legal: number, played: number) => boolean,
): GameState {
  for (;;) {
    const options = { hands, players: 2, irregularities: false }
    const dealer = random.nextInt(2) === 0 ? 0 : 1
    let state = game.startDeal(
      game.startPartie(options, [0, 0]),
      game.distributeCards(options, shuffle(game.createPack(options), random), dealer, '1'),
    ).state
    for (let played = 0; inDeal(state); played += 1) {
      const legal = game.legalActions(state, game.seatToPlay(state) ?? 0)
      if (wanted(legal.length, played)) return state
      state = done(state, requireValue(legal[random.nextInt(legal.length)]))
    }
  }
}

/** The seat on turn, its view, and what it may do. */
function onTurn(state: GameState) {
  const seat: Seat = game.seatToPlay(state) ?? 0
  return { seat, view: game.viewFor(state, seat), legal: game.legalActions(state, seat) }
}

describe.each(HANDS)('with %s cards', (hands) => {
  test('every legal action is valued once, in order, in points alone', () => {
    const random = chance(41)
    for (let n = 0; n < (LONG ? 200 : 10); n += 1) {
      const from = random.nextInt(30)
      const { view, legal } = onTurn(
        somewhere(hands, random, (count, played) => count > 1 && played >= from),
      )
      const all = evaluateOptions(mind, view, legal, FEW, random)
      expect(all.map(({ action }) => action)).toEqual(legal)
      for (const { points, equity, error, chance: won, point, vole } of all) {
        expect([points, error].every(Number.isFinite)).toBe(true)
        // SW-4: the most that one deal can bring
        expect(Math.abs(points)).toBeLessThanOrEqual(100)
        expect([equity, won, point, vole]).toEqual([points, null, null, null])
        expect(error).toBeGreaterThanOrEqual(0)
      }
    }
  })

  test('the mean of what the deal then brings by any play comes out, within what chance allows', () => {
    // the last three tricks: the other's cards are all that are left, so everything can be worked out
    const random = chance(42)
    let choices = 0
    for (let n = 0; n < 5; n += 1) {
      const { seat, view, legal, state } = lastTricks(hands, random)
      const all = evaluateBySampling(
        mind,
        view,
        legal,
        { samples: 800, usesInference: false },
        random,
      )
      for (const { action, points, error } of all) {
        const exact = mean(done(state, action)) * (seat === 0 ? 1 : -1)
        expect(Math.abs(points - exact), JSON.stringify(action)).toBeLessThanOrEqual(
          5 * error + 1e-9,
        )
        choices += 1
      }
    }
    expect(choices).toBeGreaterThan(8)
  })

  test('the same seed gives the same figures, and another others', () => {
    const { view, legal } = onTurn(
      somewhere(hands, chance(43), (count, played) => count > 2 && played >= 6),
    )
    const values = (seed: number) => evaluateBySampling(mind, view, legal, FEW, chance(seed))
    expect(values(1)).toEqual(values(1))
    expect(values(1)).not.toEqual(values(2))
  })

  test('club is better than random', () => {
    const options = { hands, players: 2, irregularities: false }
    const players = ['club:4', 'random'].map((level) =>
      requireValue(createPlayer(mind, level) ?? undefined),
    )
    const match = { game, options, players, random: chance(44), observer: {} }
    const deals = Array.from({ length: LONG ? 200 : 30 }, () => playDuplicate(match))
    const points = deals.reduce((sum, one) => sum + one, 0) / deals.length
    const spread = Math.sqrt(
      deals.reduce((sum, one) => sum + (one - points) ** 2, 0) / (deals.length - 1),
    )
    expect(points).toBeGreaterThan(3 * (spread / Math.sqrt(deals.length)))
  })
})

function lastTricks(hands: string, random: Random) {
  const state = somewhere(hands, random, (count, played) => count > 1 && played >= 30)
  return { state, ...onTurn(state) }
}

/** Points of the deal, seat 0 above seat 1, when everything that may be done is equally likely. */
function mean(state: GameState): number {
  if (!inDeal(state)) return dealPoints(game, state)
  const { legal } = onTurn(state)
  return legal.reduce((sum, action) => sum + mean(done(state, action)), 0) / legal.length
}

test('one imagined state tells nothing of the spread', () => {
  const { view, legal } = onTurn(somewhere('18', chance(45), (count) => count > 1))
  for (const { error } of evaluateBySampling(
    mind,
    view,
    legal,
    { samples: 1, usesInference: false },
    chance(46),
  ))
    expect(error).toBe(0)
})

test('who sees nothing, or everything, values nothing', () => {
  const state = somewhere('18', chance(47), () => true)
  for (const eye of ['onlooker', 'open'] as const)
    expect(() => evaluateBySampling(mind, game.viewFor(state, eye), [], FEW, chance(48))).toThrow(
      /view of a seat/,
    )
})

test('a level with a number of samples is the level with others', () => {
  expect(EFFORTS.club.usesInference).toBe(false)
  const { view, legal } = onTurn(
    somewhere('3x6', chance(49), (count, played) => count > 1 && played > 8),
  )
  const chosen = (level: string, seed: number) =>
    requireValue(createPlayer(mind, level) ?? undefined)(
      { getView: () => view, legal, onTurn: true },
      chance(seed),
    )
  for (let seed = 1; seed <= 5; seed += 1) {
    expect(legal).toContain(chosen('club:2', seed))
    expect(chosen('club', seed)).toEqual(chosen(`club:${EFFORTS.club.samples}`, seed))
  }
})
