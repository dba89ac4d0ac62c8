// Actions that only raise the stake, and those out of turn: players who sample do them only if the
// samples leave no doubt.
import { expect, test } from 'vitest'
import type { GameAi } from '../../src/main/engine/games/ai.ts'
import { ai as hundertspiel } from '../../src/main/engine/games/hundertspiel/ai/index.ts'
import { createPlayer } from '../../src/main/engine/players/player.ts'
import { requireValue } from '../../src/shared/card.ts'
import type { ActionValue } from '../../src/shared/coach.ts'
import type { AnyAction } from '../../src/shared/view.ts'
import { chance } from './chance.ts'
import { after, begin, of } from './hundertspiel/table.ts'

const valued = (action: AnyAction, equity: number, doubt: number): ActionValue => ({
  action,
  equity,
  doubt,
  ...{ points: 0, against: 0, chance: 0.5, error: doubt, point: null, vole: null },
})

/** What a master does whose actions have these values, asked for Contra in turn or out of turn. */
function does(changed: Partial<GameAi>, onTurn = true): AnyAction | null {
  const plain: GameAi = hundertspiel
  const { game } = plain
  const state = after(begin({ hands: [of('BA', '6 A K C 9')] }), 'lay BA')
  const seat = requireValue(game.seatToPlay(state) ?? undefined)
  const look = {
    getView: () => game.viewFor(state, seat),
    legal: game.legalActions(state, seat),
    onTurn,
  }
  return requireValue(createPlayer({ ...plain, ...changed }, 'master') ?? undefined)(
    look,
    chance(1),
  )
}

/** The same, if Contra is better by so many standard errors. */
const saysContra = (errors: number): string | undefined =>
  does({
    evaluateActions: (_, legal) =>
      legal.map((action) =>
        action.do === 'contra' ? valued(action, errors * 0.1, 0) : valued(action, 0, 0.1),
      ),
  })?.do

test('H-17 a wager is made beyond two standard errors, and never within them', () => {
  expect([-1, 0, 0.3, 1, 1.9].map(saysContra)).toEqual(Array(5).fill('pass'))
  expect([2.1, 3, 10].map(saysContra)).toEqual(Array(3).fill('contra'))
})

/** What is done out of turn that is better than waiting by so many standard errors. */
const doneAside = (errors: number): AnyAction | null =>
  does(
    {
      evaluateAside: () => ({
        waiting: 0,
        actions: [valued({ do: 'lay', suits: ['BA'] }, errors * 0.1, 0.1)],
      }),
    },
    false,
  )

test('H-16 out of turn the same holds against waiting', () => {
  expect([-1, 0, 1.9].map(doneAside)).toEqual([null, null, null])
  expect(doneAside(2.1)).toEqual({ do: 'lay', suits: ['BA'] })
  expect(does({ evaluateAside: () => null }, false)).toBeNull()
})
