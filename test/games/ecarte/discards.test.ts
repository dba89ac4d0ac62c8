// What the coach says of discards: it tries every set, because a person may lay any.
import { expect, test } from 'vitest'
import { loadAllData } from '../../../src/main/engine/games/ai.ts'
import { ai } from '../../../src/main/engine/games/ecarte/ai/index.ts'
import { COACH_EFFORT } from '../../../src/main/engine/players/hint.ts'
import { evaluateOptions } from '../../../src/main/engine/players/player.ts'
import { requireValue } from '../../../src/shared/card.ts'
import { type ActionValue, computeCost } from '../../../src/shared/coach.ts'
import { chance } from '../chance.ts'
import { onTurn } from './positions.ts'
import { after, begin } from './table.ts'

await loadAllData(ai)

/** Elder proposed: a king, two small trumps, two small cards. */
function proposed(): ReturnType<typeof onTurn> {
  const deal = { elder: '8H 7H KS 9D 7C', dealer: 'JH AH 8S 8D 9S', turnUp: '9H' } as const
  const state = after(begin(deal), 'propose', 'accept')
  if (state.phase !== 'exchange') throw new Error('the exchange is over')
  return onTurn(state)
}

function valuesOf(): (cards: string) => ActionValue {
  const { view, legal } = proposed()
  const all = evaluateOptions(ai, view, legal, COACH_EFFORT, chance(7))
  const sorted = (cards: readonly string[] = []): string => cards.toSorted().join(' ')
  return (cards) =>
    requireValue(all.find(({ action }) => sorted(action.cards) === sorted(cards.split(' '))))
}

const USUAL = '9D 7C'
/** Trumps and the king go, the small cards stay. */
const ABSURD = '8H 7H KS'

test('the coach knows what an absurd set costs', () => {
  const of = valuesOf()
  const cost = computeCost(of(ABSURD), of(USUAL))
  expect(of(ABSURD).points).toBeLessThan(of(USUAL).points - 0.3)
  expect(cost).toBeGreaterThan(0.1)
})
