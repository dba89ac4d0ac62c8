// The decisions of the old books: each can be played, is of its kind, and what the book does there
// is not contradicted by the coach, unless the file says so.
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { requireValue } from '../../src/shared/card.ts'
import type { TableView } from '../../src/shared/view.ts'
import { loadAllData } from '../../src/main/engine/games/ai.ts'
import { GAMES } from '../../src/main/engine/games/games.ts'
import { buildHint } from '../../src/main/engine/players/hint.ts'
import { randomFrom, readSeed } from '../../src/main/engine/random.ts'
import { costByHint } from '../../src/main/table/exercise.ts'
import { bookReference, listBookDecisions } from '../../src/main/training/books.ts'
import { computeUid, describeKind, findDecision } from '../../src/main/training/position.ts'

/** The coach's generator for a position, as its thread has it. */
const randomOfView = (view: TableView) =>
  randomFrom(
    requireValue(
      readSeed(createHash('sha256').update(JSON.stringify(view)).digest('hex').slice(0, 32)) ??
        undefined,
    ),
  )

const decisions = listBookDecisions()

describe('the file of the books', () => {
  test('there are decisions of every game, and each is named once', () => {
    expect(decisions.length).toBeGreaterThanOrEqual(28)
    expect(new Set(decisions.map(bookReference)).size).toBe(decisions.length)
    expect(new Set(decisions.map(({ position }) => computeUid(position))).size).toBe(
      decisions.length,
    )
    for (const { id } of GAMES)
      expect([id, decisions.filter(({ game }) => game === id).length]).not.toEqual([id, 0])
  })

  test.each(decisions.map((one) => [bookReference(one).replace('\n', ', '), one] as const))(
    '%s: it can be played, and the coach does not contradict, or the file says so',
    async (_, one) => {
      const decision = requireValue(findDecision(one.position) ?? undefined)
      // only what is legal is found again as what was done
      expect(decision.original).toMatchObject(one.says)
      const ai = await decision.game.loadAi()
      await loadAllData(ai)
      expect(describeKind(ai, decision)).toBe(one.kind)
      const { view, legal } = decision
      const hint = buildHint(ai, view, legal, randomOfView(view))
      expect(costByHint(hint, one.says) > 0).toBe(one.isContradicted)
    },
  )
})
