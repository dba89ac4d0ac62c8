// The players of Hundertspiel who think, and the coach: every action has a worth, what is worth
// more is found; in all four forms.
import { describe, expect, test } from 'vitest'
import type { Game } from '../../../src/main/engine/games/game.ts'
import { findGame } from '../../../src/main/engine/games/games.ts'
import { hundertspiel } from '../../../src/main/engine/games/hundertspiel/index.ts'
import { ai } from '../../../src/main/engine/games/hundertspiel/ai/index.ts'
import {
  type DealtState,
  type InDealState,
  HUNDERTSPIEL_PACK,
  isInDeal,
} from '../../../src/main/engine/games/hundertspiel/state.ts'
import { analyseSteps, reviewAction } from '../../../src/main/engine/players/coach.ts'
import { buildHint } from '../../../src/main/engine/players/hint.ts'
import { playDuplicate } from '../../../src/main/engine/players/match.ts'
import {
  type Player,
  evaluateOptions,
  createPlayer,
} from '../../../src/main/engine/players/player.ts'
import { type Random, shuffle } from '../../../src/main/engine/random.ts'
import type { ReplayStep } from '../../../src/main/engine/replay.ts'
import { requireValue } from '../../../src/shared/card.ts'
import type { HundertspielAction } from '../../../src/shared/games/hundertspiel.ts'
import { type Seat, SEATS } from '../../../src/shared/view.ts'
import { chance } from '../chance.ts'
import { after, begin, dealt, of, openPartie, optionsOf, toPlay } from './table.ts'

const game: Game = requireValue(findGame('hundertspiel') ?? undefined)
const player = (level: string): Player => requireValue(createPlayer(ai, level) ?? undefined)
const FORMS = [
  { players: 4, scat: false },
  { players: 4, scat: true },
  { players: 3, scat: false },
  { players: 3, scat: true },
] as const
type Form = (typeof FORMS)[number]

/** Most that a deal can bring: the cards, all Dos, every announcement. */
const MOST = 78 + 52 + 82 + 40 + 20 + 3 * 12

const asked = (state: DealtState) => {
  if (!isInDeal(state)) throw new Error('nobody is asked')
  const { asks } = state
  return {
    seat: asks,
    view: hundertspiel.viewFor(state, asks),
    legal: hundertspiel.legalActions(state, asks),
  }
}

/** A random deal played by the book of novices to a place with a choice. */
function somewhere(form: Form, random: Random): InDealState {
  const options = optionsOf(form)
  for (;;) {
    const from = random.nextInt(40)
    const deal = hundertspiel.distributeCards(
      options,
      shuffle(HUNDERTSPIEL_PACK, random),
      0,
      requireValue(hundertspiel.packets[0]),
    )
    const score = Array.from({ length: hundertspiel.countSides(options) }, () =>
      random.nextInt(100),
    )
    let state = dealt(hundertspiel.startDeal(hundertspiel.startPartie(options, score), deal).state)
    for (let said = 0; isInDeal(state); said += 1) {
      const { seat, view, legal } = asked(state)
      if (said >= from && legal.length > 1) return state
      const wish = player('novice')({ getView: () => view, legal, onTurn: true }, random)
      const action = legal.find((one) => one === wish)
      state = dealt(hundertspiel.applyAction(state, seat, requireValue(action)).state)
    }
  }
}

/** Asking for a suit and announcing the last rounds change nothing in the play. */
const deciding = (legal: readonly HundertspielAction[]): readonly HundertspielAction[] =>
  legal.filter((action) => action.do !== 'demand' && action.do !== 'lastRounds')

describe.each(FORMS)('%o', (form) => {
  test('H-11 H-22 every legal action that decides something is valued, in order', () => {
    const random = chance(62)
    for (let n = 0; n < 12; n += 1) {
      const { view, legal } = asked(somewhere(form, random))
      const values = evaluateOptions(
        ai,
        view,
        legal,
        { samples: 4, usesInference: n % 2 === 0 },
        random,
      )
      expect(values.map(({ action }) => action)).toEqual(deciding(legal))
      for (const { points, against, chance: won, equity, error, doubt } of values) {
        expect(Math.abs(points)).toBeLessThanOrEqual(MOST)
        expect(against).toBeLessThanOrEqual(MOST)
        expect(won).toBeGreaterThanOrEqual(0)
        expect(won).toBeLessThanOrEqual(1)
        // partie, laid game and Contra, from two
        expect(Math.abs(equity)).toBeLessThanOrEqual(2 * 2 + 2 * 2 * 4 + 3)
        expect(error).toBeGreaterThanOrEqual(0)
        // one choice alone has no doubt
        expect(doubt ?? (values.length === 1 ? 0 : -1)).toBeGreaterThanOrEqual(0)
      }
    }
  })

  test('H-19 H-28 the score between deals: nothing at even, more with more, nothing in all', () => {
    const seats = SEATS.slice(0, hundertspiel.countSides(optionsOf(form)))
    const value = (score: readonly number[], seat: Seat) =>
      requireValue(ai.equity?.(openPartie({ options: form, score }), 0, seat))
    for (const score of [
      [0, 0, 0],
      [45, 45, 45],
      [13, 90, 40],
    ].map((all) => all.slice(0, seats.length)))
      expect(
        seats.map((seat) => value(score, seat)).reduce((sum, one) => sum + one, 0),
      ).toBeCloseTo(0)
    for (const seat of seats)
      expect(
        value(
          seats.map(() => 45),
          seat,
        ),
      ).toBeCloseTo(0)
    const rising = [0, 25, 50, 75, 95].map((own) =>
      value([own, ...seats.slice(1).map(() => 50)], 0),
    )
    expect(rising.toSorted((a, b) => a - b)).toEqual(rising)
    expect(rising.at(-1)).toBeGreaterThan(rising[0] ?? 0)
  })

  test.each([
    ['novice', 'random', 100],
    ['rulebook', 'novice', 400],
  ] as const)('%s is better than %s', (better, worse, deals) => {
    const sides = hundertspiel.countSides(optionsOf(form))
    const players = Array.from({ length: form.players }, (_, seat) =>
      player(seat % sides === 0 ? better : worse),
    )
    const match = { game, options: optionsOf(form), players, random: chance(63), observer: {} }
    const points = Array.from({ length: deals }, () => playDuplicate(match))
    const mean = points.reduce((sum, one) => sum + one, 0) / deals
    const spread = points.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (deals - 1)
    expect(mean).toBeGreaterThan(2 * Math.sqrt(spread / deals))
  })

  test('the coach hints at what may be done, the best first, and finds it without fault', () => {
    const random = chance(64)
    for (let n = 0; n < 2; n += 1) {
      const { view, legal } = asked(somewhere(form, random))
      const { evaluations } = buildHint(ai, view, legal, chance(1))
      expect(new Set(evaluations.map(({ action }) => action))).toEqual(new Set(deciding(legal)))
      const best = requireValue(evaluations[0])
      expect(reviewAction(ai, view, legal, best.action, chance(1))).toMatchObject({ cost: 0 })
    }
  })
})

describe('the coach', () => {
  test('H-24 H-25 distinguishes one suit from another, and one choice of cards', () => {
    const hands = [`${of('BA', '6 A K C')} ${of('SP', '6 7')} 7-DE 8-DE`]
    const bidding = asked(begin({ hands, options: { scat: true } }))
    const cost = (action: HundertspielAction): number =>
      requireValue(reviewAction(ai, bidding.view, bidding.legal, action, chance(1)) ?? undefined)
        .done.equity
    expect(cost({ do: 'bid', suit: 'BA' })).toBeGreaterThan(cost({ do: 'bid', suit: 'SP' }))
    expect(
      reviewAction(ai, bidding.view, bidding.legal, { do: 'bid', suit: 'CO' }, chance(1)),
    ).toBeNull()
  })

  test('H-25 has no doubt that four trumps and the Do are not discarded, of 495 choices', () => {
    const hands = [`${of('BA', '6 C B 10')} ${of('SP', '7 8')} 7-DE 7-CO`]
    const start = { hands, scat: '9-BA 8-DE 8-CO 9-DE', options: { scat: true } } as const
    const { view, legal } = asked(after(begin(start), 'pass', 'pass', 'pass', 'pass', 'buy'))
    expect(legal).toHaveLength(495)
    const { evaluations } = buildHint(ai, view, legal, chance(1))
    expect(evaluations).toHaveLength(495)
    expect(
      requireValue(evaluations[0]?.action.cards).filter((card) => card.endsWith('BA')),
    ).toEqual([])
    expect(requireValue(evaluations.at(-1)?.action.cards).some((card) => card.endsWith('BA'))).toBe(
      true,
    )
  })

  test.each([3, 4] as const)(
    'judges a finished deal of %i, and says who gave something away',
    (players) => {
      const options = optionsOf({ players })
      const random = chance(65)
      const start = toPlay(begin({ options: { players } }))
      const open = openPartie({ options: { players } })
      const moments: ReplayStep[] = [
        { partie: 1, deal: 1, before: open, state: start, events: [], action: null },
      ]
      let state: DealtState = start
      while (isInDeal(state)) {
        const { seat, legal } = asked(state)
        const action = requireValue(
          legal.filter(({ do: word }) => word === 'play')[random.nextInt(2)] ?? legal[0],
        )
        const next = dealt(hundertspiel.applyAction(state, seat, action).state)
        moments.push({
          partie: 1,
          deal: 1,
          before: state,
          state: next,
          events: [],
          action: { seat, ...action },
        })
        state = next
      }
      // the last cards alone: the coach thinks long
      const judged = moments.map((one, step) =>
        step > 0 && step < moments.length - 8 ? { ...one, action: null } : one,
      )
      const { accounts, sides, slips } = analyseSteps(
        { ai, moments: judged, deal: null, seat: null },
        () => chance(1),
      )
      expect(accounts).toHaveLength(players)
      expect(sides).toHaveLength(hundertspiel.countSides(options))
      for (const { cost, seat } of slips) {
        expect(cost).toBeGreaterThan(0)
        expect(accounts[seat]?.cost).toBeGreaterThanOrEqual(cost)
      }
    },
  )
})

test.each(['club', 'master'])(
  'H-10 %s announces his aces before he takes a trick with one',
  (level) => {
    const hands = [
      `8-SP A-SP A-CO A-DE ${of('CO', '7 8')} ${of('BA', '7 8 9')}`,
      '10-SP K-DE',
      '9-SP 7-DE',
      '7-SP 8-DE',
    ]
    const tricks = ['8-SP', '10-SP', '9-SP', '7-SP', 'K-DE', '7-DE', '8-DE']
    const { seat, view, legal } = asked(after(toPlay(begin({ hands })), ...tricks))
    expect(seat).toBe(0)
    const action = player(level)({ getView: () => view, legal, onTurn: true }, chance(3))
    expect(action).toEqual({ do: 'announce', rank: 'A', count: 3 })
  },
)
