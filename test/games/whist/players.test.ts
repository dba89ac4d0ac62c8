// The computer players of Whist: a partner one would want, in saved positions, the complaints of
// others about theirs among them; and that they see no more than their view.
import { describe, expect, test } from 'vitest'
import type { GameAi } from '../../../src/main/engine/games/ai.ts'
import { whist } from '../../../src/main/engine/games/whist/index.ts'
import { ai as whistMind } from '../../../src/main/engine/games/whist/ai/index.ts'
import type { DealtState } from '../../../src/main/engine/games/whist/state.ts'
import { drawForDeal, playDuplicate } from '../../../src/main/engine/players/match.ts'
import { LEVELS } from '../../../src/main/engine/players/levels.ts'
import {
  type Player,
  evaluateOptions,
  createPlayer,
} from '../../../src/main/engine/players/player.ts'
import { type Random, shuffle } from '../../../src/main/engine/random.ts'
import { type Card, requireValue, suitOf } from '../../../src/shared/card.ts'
import type { Seat } from '../../../src/shared/view.ts'
import { chance } from '../chance.ts'
import {
  LAX,
  PLAIN,
  after,
  begin,
  beginLax,
  dealOf,
  hand,
  openPartie,
  playable,
  turnOf,
} from './table.ts'

const mind: GameAi = whistMind
const { game } = mind
const player = (level: string): Player => requireValue(createPlayer(mind, level) ?? undefined)
const PARTNERS = ['rulebook', 'club', 'master'] as const

/** The action of a level on its turn. */
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

test('Whist has the five levels', () => {
  expect(LEVELS).toEqual(['random', 'novice', 'rulebook', 'club', 'master'])
})

describe.each(PARTNERS)('%s', (level) => {
  test('W-13 throws on the partner’s winner, neither trumping it nor parting with a winner of its own', () => {
    // elder leads the ace of spades; their partner has none, but trumps (clubs) and the ace of
    // diamonds
    const state = begin(
      dealOf([
        hand('AS 9S 8S 4S QH 9H 6H 4H KD 7D 6D 5C 3C'),
        hand('KS 7S 6S 5S JH 10H 5H QD JD 9D 8C 7C 6C'),
        hand('AH KH 8H 3H AD 10D 5D 4D 3D 2D 10C 9C 4C'),
        hand('QS JS 10S 3S 2S 7H 2H 8D AC KC QC JC 2C'),
      ]),
    )
    const card = does(level, after(state, 'AS 5S'))
    expect(['2D', '3D', '4D', '5D', '3H', '8H']).toContain(card)
  })

  test('W-13 does not overtake the partner’s winner', () => {
    // the knave of spades is the best left, and the partner has it: the fourth hand keeps its queen
    // of hearts, and its ten
    const state = begin(
      dealOf([
        hand('AS KS QS JS 6H 5H 4H 7D 6D 5D 5C 4C 3C'),
        hand('9S 8S 7S 3S JH 10H 9H QD JD 10D 8C 7C 6C'),
        hand('10S 6S 2S AH QH 3H 2H KD 9D 8D 10C 9C JC'),
        hand('5S 4S KH 8H 7H AD 4D 3D 2D AC KC QC 2C'),
      ]),
    )
    expect(['2S', '6S']).toContain(does(level, after(state, 'KS 3S')))
  })

  test('leads a trump from six good ones, with winners next to them', () => {
    const state = begin(
      dealOf([
        hand('AC KC QC 10C 9C 8C AH KH 5H AD KD 4D 3S'),
        hand('AS KS QS 2S 10H 9H 8H 7H 10D 9D 8D 7D 7C'),
        hand('JS 10S 9S 8S QH JH 4H 3H QD JD 5D 6C 5C'),
        hand('7S 6S 5S 4S 6H 2H 6D 3D 2D JC 4C 3C 2C'),
      ]),
    )
    expect(suitOf(does(level, state) as Card)).toBe('C')
  })

  test('does not draw the partner’s trumps once the others have none', () => {
    // two rounds of clubs: both opponents are out, five are left with the partner and two with
    // elder, who can trump hearts soon: a third round would take two of them in one trick
    const state = begin(
      dealOf([
        hand('AC KC QC 5C 6S 5S 4S 3S 2S 7H 6D 5D 3D'),
        hand('AS KS JS 9S KH QH 9H 8H KD QD 9D 7D 3C'),
        hand('JC 10C 9C 8C 7C 6C 4C 8S 6H 5H 4H 3H 4D'),
        hand('QS 10S 7S AH JH 10H 2H AD JD 10D 8D 2D 2C'),
      ]),
    )
    expect(suitOf(does(level, after(state, 'AC 3C 4C 2C KC 7D 6C 2D')) as Card)).not.toBe('C')
  })

  test('does not lead a winner again in a suit it has seen trumped on its left', () => {
    const state = begin(
      dealOf([
        hand('AS KS 9S 5S AH 8H 2H AD KD 7D 4D 9C 4C'),
        hand('10H 9H 5H QD 10D 9D 8D 2D KC JC 8C 6C 3C'),
        hand('10S 8S 7S 2S 7H 6H 3H JD 6D 5D QC 7C 5C'),
        hand('QS JS 6S 4S 3S KH QH JH 4H 3D AC 10C 2C'),
      ]),
    )
    // the ace of spades is trumped, and a heart brings elder in again: a low spade or trump gives up
    // less than the king (2 in 100 of a partie, by 4,000 samples)
    const card = does(level, after(state, 'AS 3C 2S 3S 5H 3H JH AH'))
    expect(card).not.toBe('KS')
  })

  test('plays low as second hand from a king it can keep', () => {
    const state = begin(
      dealOf([
        hand('QS 8S 5S 4S 9H 6H 2H KD 8D 4D 9C 5C 3C'),
        hand('KS 7S 3S 2S AH QH 8H 3H JD 6D 3D 10C 7C'),
        hand('AS 10S 9S KH JH 5H AD 10D 7D 5D QC 8C 4C'),
        hand('JS 6S 10H 7H 4H QD 9D 2D AC KC JC 6C 2C'),
      ]),
    )
    expect(['2S', '3S', '7S']).toContain(does(level, after(state, '4S')))
  })

  test('plays high as third hand on a low card', () => {
    const state = begin(
      dealOf([
        hand('QS 8S 5S 4S 9H 6H 2H KD 8D 4D 9C 5C 3C'),
        hand('AS 7S 3S 2S AH QH 8H 3H JD 6D 3D 10C 7C'),
        hand('KS 10S 9S KH JH 5H AD 10D 7D 5D QC 8C 4C'),
        hand('JS 6S 10H 7H 4H QD 9D 2D AC KC JC 6C 2C'),
      ]),
    )
    expect(does(level, after(state, '4S 2S'))).toBe('KS')
  })

  test('takes as last hand as cheaply as it can', () => {
    const state = begin(
      dealOf([
        hand('QS 8S 5S 4S 9H 6H 2H KD 8D 4D 9C 5C 3C'),
        hand('JS 7S 3S AH QH 8H 3H JD 6D 3D 10C 7C 4C'),
        hand('9S 6S 2S KH JH 5H AD 10D 7D 5D QC 8C JC'),
        hand('AS KS 10S 10H 7H 4H QD 9D 2D AC KC 6C 2C'),
      ]),
    )
    expect(does(level, after(state, '4S 3S 9S'))).toBe('10S')
  })

  test('returns the suit the partner led, from hands that have nothing better', () => {
    // the partner led the four of spades from four; the ace has taken it
    const state = begin(
      dealOf([
        hand('KS JS 8S 4S 9H 6H 2H 8D 7D 4D 9C 5C 3C'),
        hand('10S 9S 3S AH QH 8H 3H AD JD 6D 10C 7C 4C'),
        hand('AS 7S 5S KH 7H 5H KD 9D 5D 3D 8C 6C JC'),
        hand('QS 6S 2S JH 10H 4H QD 10D 2D AC KC QC 2C'),
      ]),
    )
    expect(suitOf(does(level, after(state, '4S 3S AS 2S')) as Card)).toBe('S')
  })

  test('does not throw a winner away in the end to keep a card that takes nothing', () => {
    // elder has the ace of hearts and the eight of diamonds left when the last trump but one is led
    let state = begin(
      dealOf([
        hand('AH KS QS JS 10S 9S 8D 7D 6D 5D 4D 3D 2D'),
        hand('AS 8S 7S KH QH JH 10H KD QD JD 4C 3C 2C'),
        hand('6S 5S 4S 9H 8H 7H 6H AD 10D 9D 7C 6C 5C'),
        hand('3S 2S 5H 4H 3H 2H AC KC QC JC 10C 9C 8C'),
      ]),
    )
    state = after(state, 'KS AS 6S 3S 4C 5C 8C')
    const card = does(level, state)
    expect(card).not.toBe('AH')
    expect(card).not.toBe('QS')
  })
})

/** A random deal, played at random to a card with a choice. */
function somewhere(
  random: Random,
  options: typeof PLAIN | typeof LAX = PLAIN,
  from = random.nextInt(48),
): DealtState {
  for (;;) {
    const { dealer } = drawForDeal(game, options, random)
    const deal = game.distributeCards(
      options,
      shuffle(game.createPack(options), random),
      dealer,
      '1',
    )
    let state = whist.startDeal(openPartie([0, 0], options), deal).state
    for (let played = 0; state.phase === 'play'; played += 1) {
      const cards = playable(state)
      if (played >= from && cards.length > 1) return state
      state = after(state, requireValue(cards[random.nextInt(cards.length)]))
    }
  }
}

describe.each(['novice', 'rulebook', 'club:6', 'master:6'])('%s sees its view alone', (level) => {
  test('and does the same whatever the hidden cards are', () => {
    const random = chance(51)
    for (let n = 0; n < 12; n += 1) {
      const state = somewhere(random)
      const seat = turnOf(state)
      const view = game.viewFor(state, seat)
      const other = mind.sampleState(view, random)
      expect(game.viewFor(other, seat)).toEqual(view)
      const act = (at: object) => {
        const look = {
          getView: () => game.viewFor(at as DealtState, seat),
          legal: game.legalActions(state, seat),
          onTurn: true,
        }
        return player(level)(look, chance(n + 1))
      }
      expect(act(other)).toEqual(act(state))
    }
  })

  test('W-4 W-12 and follows suit, also where it need not', () => {
    const random = chance(52)
    for (let n = 0; n < 12; n += 1) {
      const state = somewhere(random, LAX)
      const seat = turnOf(state)
      const trick = state.tricks.at(-1)
      const lead = trick === undefined || trick.winner !== null ? undefined : trick.cards[0]
      const card = does(level, state)
      if (lead === undefined || card === 'claimRevoke') continue
      const canFollow = requireValue(state.hands[seat]).some((one) => suitOf(one) === suitOf(lead))
      if (canFollow) expect(suitOf(card as Card)).toBe(suitOf(lead))
    }
  })
})

describe('W-12 with irregularities', () => {
  // the dealer's neighbour on the left of elder throws a diamond on a spade, and then plays a spade
  const deal = dealOf([
    hand('AS KS QS JS 10S 9S 8H 7H 6H 5H 4D 3D 2D'),
    hand('8S 7S AH KH QH JH 10H AD KD QD 4C 3C 2C'),
    hand('6S 5S 4S 9H 4H 3H 2H JD 10D 9D 7C 6C 5C'),
    hand('3S 2S 8D 7D 6D 5D AC KC QC JC 10C 9C 8C'),
  ])

  test.each(['rulebook', 'club:4', 'master:4'])(
    '%s claims what the tricks prove, in and out of turn',
    (level) => {
      const hidden = after(beginLax(deal), 'AS AD 4S 2S')
      const shown = after(hidden, 'KS 8S 5S 3S')
      const says = (state: DealtState, seat: Seat) =>
        player(level)(
          {
            getView: () => game.viewFor(state, seat),
            legal: game.legalActions(state, seat),
            onTurn: turnOf(state) === seat,
          },
          chance(1),
        )
      expect(says(hidden, 2)).toBeNull()
      expect(says(hidden, 0)).not.toEqual({ do: 'claimRevoke' })
      expect(says(shown, 0)).toEqual({ do: 'claimRevoke' })
      expect(says(shown, 2)).toEqual({ do: 'claimRevoke' })
      // not against their own side
      expect(says(shown, 1)).toBeNull()
      expect(says(shown, 3)).toBeNull()
    },
  )

  test('a novice claims nothing that is not proven, however little they think', () => {
    const hidden = after(beginLax(deal), 'AS AD 4S 2S')
    for (let seed = 1; seed <= 40; seed += 1) {
      expect(does('novice', hidden, seed)).not.toBe('claimRevoke')
      const look = {
        getView: () => game.viewFor(hidden, 2),
        legal: game.legalActions(hidden, 2),
        onTurn: false,
      }
      expect(player('novice')(look, chance(seed))).toBeNull()
    }
  })

  test('once claimed it is not claimed again', () => {
    const shown = after(beginLax(deal), 'AS AD 4S 2S KS 8S 5S 3S')
    const claimed = whist.applyAction(shown, 2, { do: 'claimRevoke' }).state
    const legal = game.legalActions(claimed, 0)
    expect(mind.chooseByBook?.(game.viewFor(claimed, 0), legal)).not.toEqual({ do: 'claimRevoke' })
  })

  test('a claim that is proven is worth more than none, one for nothing less, and a revoke costs', () => {
    const shown = after(beginLax(deal), 'AS AD 4S 2S KS 8S 5S 3S')
    const hidden = after(beginLax(deal), 'AS AD 4S 2S')
    const values = (state: DealtState) =>
      evaluateOptions(
        mind,
        game.viewFor(state, turnOf(state)),
        game.legalActions(state, turnOf(state)),
        { samples: 20, usesInference: false },
        chance(2),
      )
    const best = (all: ReturnType<typeof values>) =>
      Math.max(...all.filter(({ action }) => action.do === 'play').map(({ equity }) => equity))
    const claim = (all: ReturnType<typeof values>) =>
      requireValue(all.find(({ action }) => action.do === 'claimRevoke')).equity
    expect(claim(values(shown))).toBeGreaterThan(best(values(shown)))
    expect(claim(values(hidden))).toBeLessThan(best(values(hidden)))
    const follows = values(after(hidden, 'KS'))
    const equity = (card: Card) =>
      requireValue(follows.find(({ action }) => action.card === card)).equity
    expect(equity('AH')).toBeLessThan(equity('7S'))
  })
})

describe('what an action is worth', () => {
  test('every legal action is valued, in order, in points, tricks and the chance of the game', () => {
    const random = chance(53)
    for (let n = 0; n < 10; n += 1) {
      const state = somewhere(random)
      const legal = game.legalActions(state, turnOf(state))
      const all = evaluateOptions(
        mind,
        game.viewFor(state, turnOf(state)),
        legal,
        { samples: 4, usesInference: n % 2 === 0 },
        random,
      )
      expect(all.map(({ action }) => action)).toEqual(legal)
      for (const { points, against, chance: won, equity, error, tricks, point, vole } of all) {
        expect([points, equity].every(Number.isFinite)).toBe(true)
        expect(against).toBeGreaterThanOrEqual(0)
        expect(won).toBeGreaterThanOrEqual(0)
        expect(won).toBeLessThanOrEqual(1)
        expect(error).toBeGreaterThanOrEqual(0)
        expect(tricks).toBeGreaterThanOrEqual(0)
        expect(tricks).toBeLessThanOrEqual(13)
        expect([point, vole]).toEqual([null, null])
      }
    }
  })

  test('W-5 W-7 what all the tricks are worth when all are sure', () => {
    // elder has every trump but the 2 and all aces: thirteen tricks, fourteen points, the grand
    // slam and five honours
    const state = begin(
      dealOf([
        hand('AC KC QC JC 10C 9C 8C 7C 6C 5C AS AH AD'),
        hand('KS QS JS 10S 9S KH QH JH 10H KD QD JD 4C'),
        hand('8S 7S 6S 5S 9H 8H 7H 6H 10D 9D 8D 7D 3C'),
        hand('4S 3S 2S 5H 4H 3H 2H 6D 5D 4D 3D 2D 2C'),
      ]),
    )
    const [first] = evaluateOptions(
      mind,
      game.viewFor(state, 0),
      [{ do: 'play', card: 'AC' }],
      { samples: 5, usesInference: false },
      chance(1),
    )
    expect(first).toMatchObject({
      points: 14 + 50 + 6,
      against: 0,
      tricks: 13,
      chance: 1,
      error: 0,
    })
  })

  test('W-10 the score between deals: even at even, more with more, and the same from both sides', () => {
    const value = (score: readonly number[], dealer: Seat, seat: Seat) =>
      requireValue(mind.equity?.(openPartie(score), dealer, seat))
    for (const score of [
      [0, 0],
      [4, 8],
      [8, 2],
    ])
      for (const dealer of [0, 1] as const) {
        expect(value(score, dealer, 0) + value(score, dealer, 1)).toBeCloseTo(0)
        expect(value(score, dealer, 2)).toBe(value(score, dealer, 0))
      }
    expect(Math.abs(value([0, 0], 0, 0))).toBeLessThan(0.1)
    const rising = [0, 2, 4, 6, 8].map((own) => value([own, 4], 0, 0))
    expect(rising.toSorted((a, b) => a - b)).toEqual(rising)
  })
})

test('W-13 the books are named where the partner has the trick safely, and nowhere else', () => {
  const state = begin(
    dealOf([
      hand('AS 9S 8S 4S QH 9H 6H 4H KD 7D 6D 5C 3C'),
      hand('KS 7S 6S 5S JH 10H 5H QD JD 9D 8C 7C 6C'),
      hand('AH KH 8H 3H AD 10D 5D 4D 3D 2D 10C 9C 4C'),
      hand('QS JS 10S 3S 2S 7H 2H 8D AC KC QC JC 2C'),
    ]),
  )
  const books = (at: DealtState) =>
    requireValue(mind.bookAdvice?.(game.viewFor(at, turnOf(at)), game.legalActions(at, turnOf(at))))
  expect(books(state)).toEqual([])
  expect(books(after(state, 'AS'))).toEqual([])
  const [advice] = books(after(state, 'AS 5S'))
  expect(advice?.rule).toBe('W-13')
  expect(['C', 'S']).not.toContain(suitOf(requireValue(advice?.action.card)))
})

describe('each level is better than the one below, on duplicate deals with partners exchanged', () => {
  const between = (better: string, worse: string, deals: number): readonly [number, number] => {
    const players = [better, worse, better, worse].map(player)
    const match = { game, options: PLAIN, players, random: chance(54), observer: {} }
    const points = Array.from({ length: deals }, () => playDuplicate(match))
    const mean = points.reduce((sum, one) => sum + one, 0) / deals
    const spread = Math.sqrt(
      points.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (deals - 1) / deals,
    )
    return [mean, spread]
  }

  // the thinking levels are measured by bench:strength
  test.each([
    ['novice', 'random', 40],
    ['rulebook', 'novice', 120],
  ])('%s than %s', (better, worse, deals) => {
    const [mean, error] = between(better, worse, deals)
    expect(mean).toBeGreaterThan(2 * error)
  })

  test('no player is better than themselves', () => {
    expect(between('rulebook', 'rulebook', 10)).toEqual([0, 0])
  })
})
