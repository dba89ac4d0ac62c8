// What an undertaking is worth: hands are sampled by what was said, a game is valued as by many
// samples, and Contra is said only if the samples leave no doubt.
import { describe, expect, test } from 'vitest'
import { hundertspiel } from '../../../src/main/engine/games/hundertspiel/index.ts'
import { ai } from '../../../src/main/engine/games/hundertspiel/ai/index.ts'
import { createStateDrawer } from '../../../src/main/engine/games/hundertspiel/ai/evaluate.ts'
import { strengthIn } from '../../../src/main/engine/games/hundertspiel/ai/strength.ts'
import { drawFitting } from '../../../src/main/engine/games/hundertspiel/ai/undertaken.ts'
import {
  type DealtState,
  type HundertspielState,
  isInDeal,
} from '../../../src/main/engine/games/hundertspiel/state.ts'
import { createPlayer } from '../../../src/main/engine/players/player.ts'
import { requireValue } from '../../../src/shared/card.ts'
import type { HundertspielAction } from '../../../src/shared/games/hundertspiel.ts'
import type { AnyAction, Seat } from '../../../src/shared/view.ts'
import { chance } from '../chance.ts'
import { type Start, after, begin, of } from './table.ts'

const seatOf = (state: HundertspielState): Seat =>
  requireValue(hundertspiel.seatToPlay(state) ?? undefined)

function does(level: string, state: HundertspielState, seed: number): AnyAction {
  const seat = seatOf(state)
  const look = {
    getView: () => hundertspiel.viewFor(state, seat),
    legal: hundertspiel.legalActions(state, seat),
    onTurn: true,
  }
  const player = requireValue(createPlayer(ai, level) ?? undefined)
  return requireValue(player(look, chance(seed)) ?? undefined)
}

/** The chance that an action of the asked seat is given. */
function madeBy(
  state: HundertspielState,
  word: HundertspielAction['do'],
  samples: number,
  seed: number,
): number {
  const seat = seatOf(state)
  const view = hundertspiel.viewFor(state, seat)
  const legal = hundertspiel.legalActions(state, seat)
  const values = ai.evaluateActions(view, legal, { samples, usesInference: true }, chance(seed))
  return requireValue(values?.find(({ action }) => action.do === word)?.made)
}

/** Forehand, or the highest bidder, has a good game; the next hand is as hands are. */
const STRONG = `${of('BA', '6 A K C 9')} A-SP 7-SP 8-DE 9-CO`
const PLAIN = `${of('BA', '7 B')} K-SP 9-SP C-DE 10-DE 7-DE B-CO 7-CO`
const LAID: Start = { hands: [STRONG, PLAIN] }
const HOLDER = `${of('BA', 'A K C B 10')} A-SP A-DE K-SP K-DE`

const SEEDS = [1, 2, 3, 4, 5]

describe('Contra', () => {
  test.each(['club', 'master'])('H-17 is not said by %s on two trumps and a king', (level) => {
    const state = after(begin(LAID), 'lay BA')
    expect(seatOf(state)).toBe(1)
    for (const seed of SEEDS) expect(does(level, state, seed)).toEqual({ do: 'pass' })
  })

  test('H-17 is said with the trumps that take the Do', () => {
    const start = { hands: [`${of('BA', '6 9 8')} 7-SP 8-SP 9-SP 7-DE 8-DE 9-DE`, HOLDER] }
    const state = after(begin(start), 'lay BA')
    for (const seed of SEEDS) expect(does('master', state, seed)).toEqual({ do: 'contra' })
  })

  test('H-17 is said if a buyer holds no Do', () => {
    const hands = [`${of('SP', 'A K C B 10 9')} A-DE K-DE`, '', '', '']
    const start = { hands, scat: '7-SP 8-SP 7-DE 8-DE', options: { scat: true } } as const
    const state = after(
      begin(start),
      ...['pass', 'pass', 'pass', 'pass', 'buy', 'layAway 7-SP 8-SP 7-DE 8-DE', 'name SP'],
    )
    expect(seatOf(state)).toBe(1)
    expect(does('master', state, 1)).toEqual({ do: 'contra' })
  })
})

describe('hands', () => {
  const meanStrength = (state: DealtState, seat: Seat): number => {
    const draw = createStateDrawer(hundertspiel.viewFor(state, seat === 0 ? 1 : 0), chance(8))
    const [hands, suit] = [400, 'BA'] as const
    let sum = 0
    for (let n = 0; n < hands; n += 1) sum += strengthIn(requireValue(draw().hands[seat]), suit)
    return sum / hands
  }

  test('H-16 of who lays are sampled strong in trumps, of who was asked and passed weaker', () => {
    const laid = after(begin(LAID), 'lay BA')
    expect(meanStrength(laid, 0)).toBeGreaterThan(5)
    const asked = after(begin({}), 'ask', 'pass')
    expect(isInDeal(asked)).toBe(true)
    expect(meanStrength(asked, 1)).toBeLessThan(meanStrength(begin({}), 1))
  })

  test('H-24 of who bids are sampled strong in the suit of the bid', () => {
    const options = { scat: true }
    const hands = [`${of('BA', '6 A K C 9')} 7-SP 8-DE 9-CO`]
    const bid = after(begin({ hands, options }), 'bid BA')
    expect(meanStrength(bid, 0)).toBeGreaterThan(4.5)
  })

  test('are drawn as often as they fit', () => {
    const random = chance(9)
    const fitOf = (one: number): number => (one === 0 ? 0.04 : 0.16)
    const drawn = Array.from({ length: 6000 }, () =>
      drawFitting(() => random.nextInt(2), fitOf, 8, random),
    )
    expect(drawn.filter((one) => one === 1).length / drawn.length).toBeCloseTo(0.8, 1)
  })
})

describe('a game', () => {
  test('H-16 is given the chance that 2,000 samples give it', () => {
    const state = begin(LAID)
    const known = madeBy(state, 'lay', 4000, 1)
    for (const seed of SEEDS)
      expect(Math.abs(madeBy(state, 'lay', 240, seed) - known)).toBeLessThan(0.1)
  })

  test('H-17 is given the chance by the other side that 2,000 samples give it', () => {
    const state = after(begin(LAID), 'lay BA')
    const known = madeBy(state, 'pass', 4000, 1)
    expect(known).toBeGreaterThan(0.6)
    for (const seed of SEEDS)
      expect(Math.abs(madeBy(state, 'pass', 240, seed) - known)).toBeLessThan(0.12)
  })
})
