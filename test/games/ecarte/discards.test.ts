// Which discards a player considers: those in the order in which cards are kept, and a few near
// the usual ones. The coach tries all, because a person may lay any.
import { expect, test } from 'vitest'
import { ai } from '../../../src/main/engine/games/ecarte/ai/index.ts'
import type { Effort } from '../../../src/main/engine/games/ai.ts'
import { COACH_EFFORT } from '../../../src/main/engine/players/hint.ts'
import { EFFORTS, evaluateOptions } from '../../../src/main/engine/players/player.ts'
import { requireValue } from '../../../src/shared/card.ts'
import { type ActionValue, computeCost } from '../../../src/shared/coach.ts'
import { chance } from '../chance.ts'
import { onTurn } from './positions.ts'
import { after, begin } from './table.ts'

/** Elder proposed: a king, two small trumps, two small cards. */
const proposed = () =>
  after(
    begin({ elder: '8H 7H KS 9D 7C', dealer: 'JH AH 8S 8D 9S', turnUp: '9H', preset: 'club' }),
    'propose',
    'accept',
  )

function valuesOf(effort: Effort): (cards: string) => ActionValue {
  const { view, legal } = onTurn(proposed())
  const all = evaluateOptions(ai, view, legal, effort, chance(7))
  const sorted = (cards: readonly string[] = []): string => cards.toSorted().join(' ')
  return (cards) =>
    requireValue(all.find(({ action }) => sorted(action.cards) === sorted(cards.split(' '))))
}

const USUAL = '9D 7C'
/** Trumps and the king go, the small cards stay: no player considers it. */
const ABSURD = '8H 7H KS'

test('a player does not try what nobody lays: it is worth less, with a doubt of its own', () => {
  for (const effort of Object.values(EFFORTS)) {
    const of = valuesOf(effort)
    expect(of(ABSURD).points, 'the points of the usual set').toBe(of(USUAL).points)
    expect(of(ABSURD).equity).toBeLessThan(of(USUAL).equity)
    expect(of(ABSURD).error).toBeGreaterThan(of(USUAL).error)
  }
})

test('a player tries a card more or less in keeping order', () => {
  const of = valuesOf(EFFORTS.master)
  for (const cards of ['7C', '7C 9D KS', '7C 9D KS 7H', '7C 9D KS 7H 8H'])
    expect(of(cards).points).not.toBe(of(USUAL).points)
})

test('the coach tries every set, and knows what an absurd one costs', () => {
  const of = valuesOf(COACH_EFFORT)
  const cost = computeCost(of(ABSURD), of(USUAL))
  expect(of(ABSURD).points).toBeLessThan(of(USUAL).points - 0.3)
  expect(cost).toBeGreaterThan(0.1)
})
