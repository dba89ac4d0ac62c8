// The worked examples of the rule book, played and added up.
import { test } from 'vitest'
import { tricksMadeBy } from '../../../src/shared/view.ts'
import { expectFigures } from '../../words/example-figures.ts'
import { FOUR_TRICKS, begin, playOut } from './table.ts'

test('NG-4 the example of a deal: four tricks, two of them above two', async () => {
  const state = playOut(begin(FOUR_TRICKS))
  if (state.phase !== 'settled') throw new Error('the deal is not over')
  await expectFigures('new-game', 'A deal', [tricksMadeBy(state, 0), state.score[0]])
})
