// Playing by the solved exchange: what the table says is done, mixed where it mixes, and where it is
// not solved nothing is said. The coach values a first decision by it.
import { describe, expect, test } from 'vitest'
import { chooseSolved } from '../../../src/main/engine/games/ecarte/ai/exchange/choose-solved.ts'
import { loadAllData } from '../../../src/main/engine/games/ai.ts'
import { SOLVED_PRESETS } from '../../../src/main/engine/games/ecarte/ai/exchange/table.ts'
import { ai } from '../../../src/main/engine/games/ecarte/ai/index.ts'
import { buildHint } from '../../../src/main/engine/players/hint.ts'
import { EFFORTS, evaluateOptions } from '../../../src/main/engine/players/player.ts'
import { ecarte } from '../../../src/main/engine/games/ecarte/index.ts'
import {
  type EcarteState,
  type ExchangeState,
  ECARTE_PACK,
} from '../../../src/main/engine/games/ecarte/state.ts'
import { play } from '../../../src/main/engine/games/game.ts'
import { type Random, shuffle } from '../../../src/main/engine/random.ts'
import { isSameAction } from '../../../src/shared/view.ts'
import { chance } from '../chance.ts'
import { onTurn } from './positions.ts'
import { type Preset, type Said, type Start, after, begin, optionsOf } from './table.ts'

await loadAllData(ai)

/** The decision at the end of a deal so far. */
function decision(start: Start, ...said: readonly Said[]): ReturnType<typeof onTurn> {
  const state = after(begin(start), ...said)
  if (state.phase !== 'exchange') throw new Error('the exchange is over')
  return onTurn(state)
}

/** What is done there. */
function chosen(start: Start, ...said: readonly Said[]): string | null {
  const { view, legal } = decision(start, ...said)
  const action = chooseSolved(view, legal, chance(1))
  if (action === null) return null
  return action.do === 'discard' ? `discard ${action.cards.length}` : action.do
}

/** Decisions of exchanges, at any score, reached by any actions that are allowed. */
function listDecisions(preset: Preset, deals: number, random: Random): readonly ExchangeState[] {
  const options = optionsOf(preset)
  return Array.from({ length: deals }).flatMap(() => {
    const open = ecarte.startPartie(options, [random.nextInt(5), random.nextInt(5)])
    const dealer = random.nextInt(2) === 0 ? 0 : 1
    const cards = shuffle(ECARTE_PACK, random)
    let state: EcarteState = ecarte.startDeal(
      open,
      ecarte.distributeCards(options, cards, dealer, '5'),
    ).state
    const states: ExchangeState[] = []
    while (state.phase === 'exchange') {
      states.push(state)
      const { seat, legal } = onTurn(state)
      const action = legal[random.nextInt(legal.length)]
      const played = action === undefined ? null : play(ecarte, state, seat, action)
      if (played === null || played.breach !== null) throw new Error('no action')
      state = played.state
    }
    return states
  })
}

const STRONG = 'KS QS JS KH KD'
const WEAK = '7H 8H 7D 8D 7C'

describe('E-7 the first decision', () => {
  test('elder stands with a hand that makes the point, and proposes with a worthless one', () => {
    expect(chosen({ elder: STRONG, dealer: WEAK, turnUp: '9S' })).toBe('stand')
    expect(chosen({ elder: WEAK, dealer: STRONG, turnUp: '9S' })).toBe('propose')
  })

  test('the dealer refuses with the one, and accepts with the other', () => {
    expect(chosen({ elder: WEAK, dealer: STRONG, turnUp: '9S' }, 'propose')).toBe('refuse')
    expect(chosen({ elder: STRONG, dealer: WEAK, turnUp: '9S' }, 'propose')).toBe('accept')
  })
})

test('E-10 of five worthless cards all are discarded, by elder and by the dealer', () => {
  const deal = { elder: WEAK, dealer: '9H 10H 9D 10D 8C', turnUp: '9S' } as const
  expect(chosen(deal, 'propose', 'accept')).toBe('discard 5')
  expect(chosen(deal, 'propose', 'accept', 'discard 7H 8H 7D 8D 7C')).toBe('discard 5')
})

test('E-12 trumps and kings are kept', () => {
  const deal = { elder: 'QS 9S KH 8D 7C', dealer: WEAK, turnUp: 'JS' } as const
  const { view, legal } = decision({ ...deal, dealer: '7H 8H 7D 10D 8C' }, 'propose', 'accept')
  expect(chooseSolved(view, legal, chance(1))).toEqual({ do: 'discard', cards: ['8D', '7C'] })
})

test('E-18 a king that ends the partie is no decision of the exchange', () => {
  expect(chosen({ elder: STRONG, dealer: WEAK, turnUp: '9S', score: [4, 0] })).toBeNull()
})

test.each<[string, Start]>([
  ['with irregularities', { preset: 'strict' }],
  ['if a banker deals', { options: { deals: 'banker' }, by: 0 }],
  ['if each player moves their own markers', { options: { marks: 'own' } }],
  ['under options that are nobody’s preset', { preset: 'casual', options: { dealCap: 3 } }],
])('%s nothing is solved', (_, start) => {
  expect(chosen({ ...start, elder: STRONG, dealer: WEAK, turnUp: '9S' })).toBeNull()
})

const PRESETS = SOLVED_PRESETS.map(({ name }) => name)

test.each(PRESETS)('whatever the position in %s, what is chosen is legal', (preset) => {
  let decided = 0
  for (const state of listDecisions(preset, 150, chance(5))) {
    const { view, legal } = onTurn(state)
    const action = chooseSolved(view, legal, chance(2))
    if (action === null) continue
    decided += 1
    expect(legal.some((one) => isSameAction(one, action))).toBe(true)
  }
  expect(decided).toBeGreaterThan(20)
})

test('E-10 elder may have proposed to take none, where that is allowed', () => {
  const taken = listDecisions('casual', 400, chance(6)).flatMap((state) => {
    const { view, legal } = onTurn(state)
    const action = state.asks === 'elderDiscards' ? chooseSolved(view, legal, chance(2)) : null
    return action?.do === 'discard' ? [action.cards.length] : []
  })
  expect(taken).toContain(0)
})

describe('the values of a first decision', () => {
  test.each(PRESETS)('are the solution’s in both seats of %s, and the better is done', (preset) => {
    let solved = 0
    for (const state of listDecisions(preset, 40, chance(9))) {
      const { view, legal } = onTurn(state)
      if (state.exchanges.length > 0 || legal.length !== 2) continue
      if (state.asks !== 'decide' && state.asks !== 'answer') continue
      const action = chooseSolved(view, legal, chance(3))
      if (action === null) continue
      const [best, other] = evaluateOptions(ai, view, legal, EFFORTS.master, chance(4)).toSorted(
        (a, b) => b.equity - a.equity,
      )
      expect(best?.isSolved === true || other?.isSolved === true).toBe(true)
      solved += 1
      const isBest = best !== undefined && isSameAction(best.action, action)
      if (!isBest) expect((best?.equity ?? 0) - (other?.equity ?? 0)).toBeLessThan(0.06)
    }
    expect(solved).toBeGreaterThan(20)
  })

  test('a hint is the same each time: there is nothing to sample in it', () => {
    const { view, legal } = decision({ elder: 'QS 8S KH 9H 10D', dealer: WEAK, turnUp: '9S' })
    const [one, two] = [1, 2].map((seed) => buildHint(ai, view, legal, chance(seed)))
    expect(one?.evaluations.map(({ equity }) => equity)).toEqual(
      two?.evaluations.map(({ equity }) => equity),
    )
    expect(one?.evaluations.some(({ isSolved }) => isSolved)).toBe(true)
  })
})
