// The values of actions: each legal one once, exact if it is counted, by the rules of marking; and
// the same whatever the hidden cards are.
import { describe, expect, test } from 'vitest'
import { ecarte } from '../../../src/main/engine/games/ecarte/index.ts'
import { ai } from '../../../src/main/engine/games/ecarte/ai/index.ts'
import { numberingFor } from '../../../src/main/engine/games/ecarte/ai/bits.ts'
import { handOdds } from '../../../src/main/engine/games/ecarte/ai/book-advice.ts'
import { estimateEquity } from '../../../src/main/engine/games/ecarte/ai/equity.ts'
import { afterLead } from '../../../src/main/engine/games/ecarte/ai/solve.ts'
import type { DealtState, InDealState } from '../../../src/main/engine/games/ecarte/state.ts'
import { type Effort, loadAllData } from '../../../src/main/engine/games/ai.ts'
import { EFFORTS, evaluateOptions, createPlayer } from '../../../src/main/engine/players/player.ts'
import { type Card, requireValue } from '../../../src/shared/card.ts'
import type { ActionValue } from '../../../src/shared/coach.ts'
import { type Pair, otherSide } from '../../../src/shared/duel.ts'
import type { EcarteView } from '../../../src/shared/games/ecarte.ts'
import type { AnyAction } from '../../../src/shared/view.ts'
import { chance } from '../chance.ts'
import { plainOdds } from './plain.ts'
import { onTurn, someDeal, somePositions } from './positions.ts'
import { ELDER, type Preset, after, begin, hand } from './table.ts'

await loadAllData(ai)

const LONG = process.env['CERCLE_LONG'] === 'yes'

const COUNTING: Effort = { samples: 30, usesInference: true }
const SAMPLING: Effort = { samples: 30, usesInference: false }
const BOTH = [
  ['counting', COUNTING],
  ['sampling', SAMPLING],
] as const

/** The value of every action of the seat on turn for that seat. */
function valued(state: InDealState | DealtState, effort: Effort, seed = 1): readonly ActionValue[] {
  if (state.phase !== 'exchange' && state.phase !== 'play') throw new Error('nothing to do')
  const { view, legal } = onTurn(state)
  return evaluateOptions(ai, view, legal, effort, chance(seed))
}

/** One of them. */
const worthOf = (all: readonly ActionValue[], what: string): ActionValue =>
  requireValue(
    all.find(
      ({ action }) =>
        [action.do, action.card ?? action.cards?.join(' ') ?? ''].join(' ').trim() === what,
    ),
  )

/** L-9: silence on the king is tried in worlds, not counted. */
function mayHoldBack(state: InDealState): boolean {
  const { seat, legal } = onTurn(state)
  const holds = state.phase === 'play' && legal.some((action) => action.do === 'announceKing')
  return holds && state.score[seat] === 3 && state.vulnerable === otherSide(seat)
}

const isChoice = (state: InDealState): boolean => onTurn(state).legal.length > 1

describe('every legal action', () => {
  test.each(BOTH)('%s, is valued once, in order, with figures that can be', (_, effort) => {
    let [known, sampled] = [0, 0]
    for (const state of somePositions(LONG ? 5000 : 250, chance(21), isChoice)) {
      const { legal } = onTurn(state)
      const all = valued(state, effort)
      expect(all.map(({ action }) => action)).toEqual(legal)
      for (const { action, points, against, chance: won, equity, error, point, vole } of all) {
        const name = JSON.stringify({ action, state })
        expect([points, won, equity, error].every(Number.isFinite), name).toBe(true)
        expect(won, name).toBeGreaterThanOrEqual(0)
        expect(won, name).toBeLessThanOrEqual(1)
        // E-28: no player marks more than five, and E-29: no partie counts more than three
        for (const marked of [against, points + against]) {
          expect(marked, name).toBeGreaterThanOrEqual(-1e-9)
          expect(marked, name).toBeLessThanOrEqual(5 + 1e-9)
        }
        expect(Math.abs(equity) - 2 * error, name).toBeLessThanOrEqual(3 + 1e-9)
        expect(error, name).toBeGreaterThanOrEqual(0)
        expect(point === null, name).toBe(vole === null)
        if (point === null || vole === null) sampled += 1
        else {
          known += 1
          expect(vole, name).toBeGreaterThanOrEqual(0)
          expect(point - vole, name).toBeGreaterThanOrEqual(-1e-9)
          expect(point, name).toBeLessThanOrEqual(1 + 1e-9)
        }
      }
    }
    expect(Math.min(known, sampled)).toBeGreaterThan(100)
  })

  test('counting, is exact where nothing is bought any more, but for elder’s lead when refused', () => {
    let [exact, refused] = [0, 0]
    const isCounted = (state: InDealState): boolean => isChoice(state) && !mayHoldBack(state)
    for (const state of somePositions(LONG ? 3000 : 150, chance(22), isCounted))
      for (const { action, error, point } of valued(state, COUNTING)) {
        if (action.do === 'refuse') {
          refused += 1
          expect(error).toBeGreaterThan(0)
        }
        if (!['stand', 'play'].includes(action.do)) continue
        expect(error, JSON.stringify({ action, state })).toBe(0)
        if (action.do === 'play') expect(point).not.toBeNull()
        exact += 1
      }
    expect(exact).toBeGreaterThan(100)
    expect(refused).toBeGreaterThan(5)
  })

  test.each(BOTH)('%s, is valued in the same way by the same seed', (_, effort) => {
    for (const state of somePositions(40, chance(23), isChoice))
      expect(valued(state, effort, 5)).toEqual(valued(state, effort, 5))
  })

  test.each(BOTH)('%s, also the last card of all, which makes what it makes', (_, effort) => {
    const isLast = (state: InDealState): boolean =>
      state.phase === 'play' &&
      // where each moves their own markers, marking may come first
      onTurn(state).legal.length === 1 &&
      onTurn(state).view.hands.every(
        (cards) => (typeof cards === 'number' ? cards : cards.length) === 1,
      )
    for (const state of somePositions(40, chance(24), isLast)) {
      const [only, ...more] = valued(state, effort)
      expect(more).toEqual([])
      expect(
        [only?.points, only?.chance, only?.equity].every(Number.isFinite),
        JSON.stringify(only),
      ).toBe(true)
    }
  })

  test.each(BOTH)(
    'E-8 E-10 %s, a proposal and its acceptance with each discard that may follow, the best first',
    (_, effort) => {
      const asked = (state: InDealState): boolean =>
        state.phase === 'exchange' &&
        ['decide', 'answer'].includes(state.asks) &&
        onTurn(state).legal.length === 2
      for (const state of somePositions(LONG ? 500 : 25, chance(35), asked)) {
        const { seat, view } = onTurn(state)
        const all = valued(state, effort)
        const { plans = [], equity } = requireValue(
          all.find(({ action }) => ['propose', 'accept'].includes(action.do)),
        )
        const held = state.hands[seat]
        const least = seat === state.dealer ? 0 : state.options.elderMinimumDiscard
        const sets = plans.map(({ action }) => (action.cards ?? []).toSorted().join(' '))
        expect(new Set(sets).size, JSON.stringify(state)).toBe(sets.length)
        const counts = plans.map(({ action }) => action.cards?.length ?? 0)
        expect([Math.min(...counts), Math.max(...counts)]).toEqual([least, Math.min(5, view.talon)])
        // every choice of this many cards out of five
        expect(sets).toHaveLength(
          [1, 5, 10, 10, 5, 1].slice(least, Math.min(5, view.talon) + 1).reduce((a, b) => a + b, 0),
        )
        expect(
          plans.every(({ action }) => action.cards?.every((card) => held.includes(card))),
        ).toBe(true)
        const equities = plans.map((plan) => plan.equity)
        expect(equities).toEqual(equities.toSorted((a, b) => b - a))
        expect(equity).toBe(equities[0])
        expect(
          all.find(({ action }) => ['stand', 'refuse'].includes(action.do)),
        ).not.toHaveProperty('plans')
      }
    },
  )

  test('cannot be valued outside a deal', () => {
    const view = ecarte.viewFor(ecarte.startPartie(begin().options, [0, 0]), 0)
    expect(() => ai.evaluateActions?.(view, [], COUNTING, chance(1))).toThrow(/outside a deal/)
  })
})

describe('what a card is worth', () => {
  /**
   * E-24 to E-28 for elder, who stood and is vulnerable: points for their tricks, in a deal without
   * a king.
   */
  const MARKED: readonly (readonly [elder: number, dealer: number])[] = [
    [0, 3],
    [0, 2],
    [0, 2],
    [1, 0],
    [1, 0],
    [2, 0],
  ]

  /** The mean of `value` over every hand the dealer may hold, after a card of elder's. */
  function mean(
    view: EcarteView,
    card: Card,
    value: (score: Pair<number>, marks: Pair<number>) => number,
  ): number {
    const { hands, tricks } = plainOdds(view, card)
    const all = tricks.map((count, made) => {
      const [elder = 0, dealer = 0] = MARKED[made] ?? []
      return (
        count *
        value(
          [Math.min(5, view.score[0] + elder), Math.min(5, view.score[1] + dealer)],
          [elder, dealer],
        )
      )
    })
    return all.reduce((sum, one) => sum + one, 0) / hands
  }

  const STOOD = { elder: 'KH QH 9S 8S AD', dealer: 'JH 10S JC QD 7C', turnUp: '7S' } as const

  test.each([
    [[0, 0], 'club'],
    [[2, 3], 'club'],
    [[0, 1], 'classic'],
    [[1, 0], 'casual'],
  ] as const)(
    'E-24 E-25 E-29 at %j in %s is what its tricks count over every hand',
    (score, preset) => {
      // the dealer's time to announce is over, and no action of theirs reveals their cards
      const state = after(begin({ ...STOOD, preset, score }), 'stand', 'play KH JH')
      const { view, legal } = onTurn(state as InDealState)
      const all = valued(state, COUNTING)
      const { partieValue } = state.options
      const isWon = ([elder]: Pair<number>): boolean => elder === 5
      const isOver = (now: Pair<number>): boolean => now.includes(5)
      const times = (losers: number): number =>
        partieValue === 'single'
          ? 1
          : losers === 0
            ? partieValue === 'matsch'
              ? 2
              : 3
            : losers < 3 && partieValue === 'graded'
              ? 2
              : 1
      // E-6: elder deals next
      const next = (now: Pair<number>) => estimateEquity(view.options, now, ELDER, ELDER)
      for (const action of legal) {
        if (action.do !== 'play') continue
        const { points, chance: won, equity, point, vole } = worthOf(all, `play ${action.card}`)
        const { hands, tricks } = plainOdds(view, action.card)
        expect(points).toBeCloseTo(
          mean(view, action.card, (now) => now[0] - view.score[0] - (now[1] - view.score[1])),
          9,
        )
        expect(won).toBeCloseTo(
          mean(view, action.card, (now) => (isOver(now) ? Number(isWon(now)) : next(now).chance)),
          9,
        )
        expect(equity).toBeCloseTo(
          mean(view, action.card, (now) =>
            isOver(now) ? (isWon(now) ? times(now[1]) : -times(now[0])) : next(now).equity,
          ),
          9,
        )
        expect(point).toBeCloseTo(tricks.slice(3).reduce((sum, one) => sum + one, 0) / hands, 9)
        expect(vole).toBeCloseTo((tricks[5] ?? 0) / hands, 9)
      }
    },
  )

  test('is the same counted over all hands and drawn from many, within what chance allows', () => {
    const many: Effort = { samples: LONG ? 40_000 : 4000, usesInference: false }
    for (const said of [
      ['stand'],
      ['stand', 'play KH JH'],
      ['stand', 'play KH JH QH 10S 7C'],
    ] as const) {
      const state = after(begin(STOOD), ...said)
      const counted = valued(state, COUNTING)
      for (const [place, drawn] of valued(state, many).entries()) {
        const exact = requireValue(counted[place])
        const name = `${JSON.stringify(drawn.action)} after ${said.join()}`
        expect(Math.abs(drawn.equity - exact.equity), name).toBeLessThanOrEqual(
          5 * drawn.error + 1e-9,
        )
      }
    }
  })

  test('E-16 E-17 the king that the other may still announce is counted as their point', () => {
    const first = (turnUp: Card): ActionValue =>
      worthOf(valued(after(begin({ ...STOOD, turnUp }), 'stand'), COUNTING), 'play KH')
    const spade = ecarte.viewFor(after(begin(STOOD), 'stand'), ELDER)
    const { tricks } = requireValue(handOdds(spade, { do: 'play', card: 'KH' }) ?? undefined)
    const points = tricks.reduce(
      (sum, count, made) => sum + count * ((MARKED[made]?.[0] ?? 0) - (MARKED[made]?.[1] ?? 0)),
      0,
    )
    // they hold it in 5 of 26 hands
    expect(first('7S').points).toBeCloseTo(points / 65_780 - 5 / 26, 9)
  })
})

describe('the king', () => {
  const mayEnd = (state: InDealState): boolean => {
    const { seat, legal } = onTurn(state)
    return (
      state.options.kingAtFour &&
      state.score[seat] === 4 &&
      legal.some((action) => action.do === 'announceKing')
    )
  }

  test.each(BOTH)(
    'E-18 %s: at four points nothing is worth more than announcing it',
    (_, effort) => {
      for (const state of somePositions(LONG ? 1000 : 60, chance(25), mayEnd)) {
        const all = valued(state, effort)
        const king = worthOf(all, 'announceKing')
        expect([king.chance, king.error, king.equity >= 1]).toEqual([1, 0, true])
        for (const { equity } of all) expect(king.equity).toBeGreaterThanOrEqual(equity)
      }
    },
  )

  test('E-16 otherwise it is a point for its holder before the first card', () => {
    const state = after(
      begin({ elder: 'KS QS KH 8D 7C', dealer: 'JH QH AD JC 9C', turnUp: '7S' }),
      'stand',
    )
    const all = valued(state, COUNTING)
    const silent = Math.max(
      ...all.filter(({ action }) => action.do === 'play').map(({ points }) => points),
    )
    expect(worthOf(all, 'announceKing').points).toBeCloseTo(silent + 1, 9)
  })

  test('E-18 laying it away at four points is a bad bargain', () => {
    const state = begin({
      elder: 'KS 8H KH 8D 7C',
      dealer: 'JH QH AD JC 9C',
      turnUp: '7S',
      score: [4, 0],
    })
    const all = valued(after(state, 'propose', 'accept'), COUNTING)
    expect(worthOf(all, 'discard KS').equity).toBeLessThan(worthOf(all, 'discard 8H').equity)
  })
})

describe('L-9 three points up, the other vulnerable, and the king', () => {
  const BACK = { elder: 'KS AS 8C 7C 9C', dealer: 'JH QH AC JC QD', turnUp: '7S' } as const
  const refused = (score: Pair<number>) => after(begin({ ...BACK, score }), 'propose', 'refuse')
  const stood = (score: Pair<number>) => after(begin({ ...BACK, score }), 'stand')
  const gain = (state: DealtState, seed: number): Pair<number> => {
    const all = valued(state, EFFORTS.master, seed)
    const king = worthOf(all, 'announceKing')
    const silent = requireValue(
      all.filter(({ action }) => action.do === 'play').toSorted((a, b) => b.equity - a.equity)[0],
    )
    return [silent.equity - king.equity, Math.hypot(silent.error, king.error)]
  }

  test('silence pays with king and ace of trumps: three tricks win the partie, and the other plays to their harm', () => {
    for (let seed = 1; seed <= 5; seed += 1) {
      const [gained, error] = gain(refused([3, 2]), seed)
      expect(gained, `seed ${seed}`).toBeGreaterThan(2 * error)
      const { view, legal } = onTurn(refused([3, 2]) as InDealState)
      const done = createPlayer(ai, 'master')?.(
        { getView: () => view, legal, onTurn: true },
        chance(seed),
      )
      expect(done?.do, `seed ${seed}`).toBe('play')
    }
  })

  test('it does not pay at another score, nor when only the holder is vulnerable', () => {
    for (const state of [refused([2, 2]), refused([0, 0]), refused([1, 4]), stood([3, 2])])
      for (let seed = 1; seed <= 3; seed += 1) {
        const [gained] = gain(state, seed)
        expect(gained, `${state.score.join()}, seed ${seed}`).toBeLessThan(0)
      }
  })
})

describe('L-8 two tricks made, and queen, eight and seven of trumps in hand', () => {
  const QUEEN = { elder: 'QH 8H 7H KS KD', dealer: 'KH JH AH 8S 8D', turnUp: '9H' } as const
  /** Queen, eight and seven to lead; three cards unknown. */
  const led = (score: Pair<number>, preset: Preset = 'club') =>
    after(begin({ ...QUEEN, score, preset }), 'stand', 'play KS 8S KD 8D')
  const announced = (score: Pair<number>) =>
    after(
      begin({ ...QUEEN, score, preset: 'classic' }),
      'stand',
      'dealer announces',
      'play KS 8S KD 8D',
    )

  const lead = (state: DealtState, level: string, seed: number): AnyAction | null => {
    const { view, legal } = onTurn(state as InDealState)
    return requireValue(createPlayer(ai, level) ?? undefined)(
      { getView: () => view, legal, onTurn: true },
      chance(seed),
    )
  }

  test('against king, jack and ace the queen loses the deal, and a small one wins it', () => {
    const { toBit: bit, toSet: set } = numberingFor('H')
    const made = (card: Card): number =>
      afterLead(
        set(hand('QH 8H 7H').filter((one) => one !== card)),
        set(hand('KH JH AH')),
        bit(card),
        3,
        -1,
        4,
      )
    expect(hand('QH 8H 7H').map(made)).toEqual([0, 1, 1])
  })

  test.each(['club', 'master', 'rulebook'])('at four points %s leads a small one', (level) => {
    for (const score of [
      [4, 0],
      [4, 2],
      [4, 4],
    ] as const)
      for (let seed = 1; seed <= 5; seed += 1)
        expect(['7H', '8H'], `${score.join()}, seed ${seed}`).toContain(
          lead(led(score), level, seed)?.card,
        )
  })

  test.each(['club', 'master'])(
    'against a king announced %s leads a small one at any score',
    (level) => {
      for (const score of [
        [0, 0],
        [1, 3],
        [4, 0],
      ] as const)
        for (let seed = 1; seed <= 5; seed += 1)
          expect(['7H', '8H'], `${score.join()}, seed ${seed}`).toContain(
            lead(announced(score), level, seed)?.card,
          )
    },
  )

  test('against a king announced the small one always makes the point, the queen not always', () => {
    const all = valued(announced([0, 0]), COUNTING)
    const [queen, small] = [worthOf(all, 'play QH'), worthOf(all, 'play 7H')]
    expect([small.point, small.vole, queen.vole]).toEqual([1, 0, 0])
    expect(queen.point).toBeLessThan(1)
  })

  test('where no king is out the point is certain either way, and the queen makes the vole more often', () => {
    for (const preset of ['club', 'classic', 'casual', 'turf'] as const) {
      const all = valued(led([0, 0], preset), COUNTING)
      const [queen, small] = [worthOf(all, 'play QH'), worthOf(all, 'play 7H')]
      expect([queen.point, small.point]).toEqual([1, 1])
      expect(queen.vole).toBeGreaterThan(small.vole ?? 1)
    }
  })
})

describe('what a seat sees, and what it makes of it, depends on nothing hidden', () => {
  const VIEWS = LONG ? 100_000 : 10_000

  test(`${VIEWS} views are the same bytes when the hidden cards lie otherwise`, () => {
    const random = chance(26)
    let [views, others] = [0, 0]
    while (views < VIEWS)
      for (const state of someDeal(random))
        for (const seat of [0, 1] as const) {
          const view = ecarte.viewFor(state, seat)
          const other = ai.sampleState(view, random)
          expect(JSON.stringify(ecarte.viewFor(other, seat))).toBe(JSON.stringify(view))
          views += 1
          if (JSON.stringify(other) !== JSON.stringify(state)) others += 1
        }
    expect(others / views).toBeGreaterThan(0.9)
  })

  /** The action of a level in a state and in another that looks the same to its seat. */
  function choices(level: string, state: InDealState, seed: number): readonly string[] {
    const { seat } = onTurn(state)
    const player = requireValue(createPlayer(ai, level) ?? undefined)
    return [state, ai.sampleState(ecarte.viewFor(state, seat), chance(seed))].map((one) => {
      const look = {
        getView: () => ecarte.viewFor(one, seat),
        legal: ecarte.legalActions(one, seat),
        onTurn: true,
      }
      return JSON.stringify(player(look, chance(seed)))
    })
  }

  test.each([
    ['novice', 300],
    ['rulebook', 300],
    ['club', 300],
    ['master:40', 300],
    ['master', LONG ? 300 : 20],
  ])('%s chooses the same in %i states and in others that look the same', (level, count) => {
    let seed = 100
    const done = new Set<string>()
    for (const state of somePositions(count, chance(27))) {
      seed += 1
      const [one, two] = choices(level, state, seed)
      expect(two, JSON.stringify(state)).toBe(one)
      done.add(one ?? '')
    }
    expect(done.size).toBeGreaterThan(10)
  })

  test('evaluations too, to the last figure', () => {
    for (const effort of [EFFORTS.club, COUNTING])
      for (const state of somePositions(60, chance(28))) {
        const { seat, view, legal } = onTurn(state)
        const other = ai.sampleState(view, chance(29))
        const again = evaluateOptions(
          ai,
          ecarte.viewFor(other, seat),
          ecarte.legalActions(other, seat),
          effort,
          chance(30),
        )
        expect(JSON.stringify(again)).toBe(
          JSON.stringify(evaluateOptions(ai, view, legal, effort, chance(30))),
        )
      }
  })
})
