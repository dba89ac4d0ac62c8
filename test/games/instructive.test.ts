// Instructive decisions, eight of each game, that a good player gets right. Each is a sitting in
// `instructive/`, in the notation of the app: a deal up to the right action. Its note says why that
// is right, and its tag names what is tempting and worse. Found by `node study/losses.ts`, they are
// judged by the exact count where there is one, else by 2,000 samples.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type GameAi, loadAllData } from '../../src/main/engine/games/ai.ts'
import { GAMES } from '../../src/main/engine/games/games.ts'
import { actionText } from '../../src/main/engine/notation/actions.ts'
import { readNotation } from '../../src/main/engine/notation/read.ts'
import { splitNotation } from '../../src/main/engine/notation/split.ts'
import { buildHint } from '../../src/main/engine/players/hint.ts'
import { createPlayer, evaluateOptions } from '../../src/main/engine/players/player.ts'
import { type PositionDecision, findDecision } from '../../src/main/training/position.ts'
import { requireValue } from '../../src/shared/card.ts'
import { EVEN, doubtBetween } from '../../src/shared/coach.ts'
import { type AnyAction, isSameAction } from '../../src/shared/view.ts'
import { chance } from './chance.ts'

/** Examples of each game. */
const EACH = 8
/** 2,000 samples, in rounds: a game may try no further in a round what seems clear. */
const ROUNDS = 4
const EFFORT = { samples: 500, usesInference: true, isEven: true } as const
/** Standard errors by which the right action is better than the tempting one. */
const CLEAR = 3

interface Example {
  readonly why: string
  readonly decision: PositionDecision
  readonly right: AnyAction
  readonly tempting: AnyAction
}

function readExample(text: string, line: number): Example {
  const read = readNotation(text, line)
  if ('fault' in read) throw new Error(`line ${read.fault.line}: ${read.fault.what}`)
  const { record } = read
  const [partie] = record.parties
  const decision = findDecision({ record, step: (partie?.deals[0]?.actions.length ?? 0) - 1 })
  if (decision === null) throw new Error(`line ${line}: nothing to decide`)
  const { seat, legal, original } = decision
  const [named] = partie?.tags ?? []
  const tempting = legal.find((action) => actionText({ seat, ...action }) === `${seat}: ${named}`)
  if (original === null || tempting === undefined) throw new Error(`line ${line}: no such action`)
  return { why: partie?.note ?? '', decision, right: original, tempting }
}

function examplesOf(game: string): readonly Example[] {
  const file = new URL(`instructive/${game}.txt`, import.meta.url)
  return splitNotation(readFileSync(file, 'utf8')).map(({ text, line }) => readExample(text, line))
}

/** By how many standard errors one action is better than another. */
function marginOf(
  ai: GameAi,
  { view, original }: PositionDecision,
  one: AnyAction,
  other: AnyAction,
): number {
  // at Écarté discards are weighed against the usual ones
  const actions = original === one || original === other ? [one, other] : [one, other, original]
  const tried = actions.flatMap((action) => action ?? [])
  let [difference, variance] = [0, 0]
  for (let round = 1; round <= ROUNDS; round += 1) {
    const values = evaluateOptions(ai, view, tried, EFFORT, chance(round))
    const [own, against] = [requireValue(values[0]), requireValue(values[1])]
    const [low, high] = own.equity > against.equity ? [against, own] : [own, against]
    difference += own.equity - against.equity
    variance += doubtBetween(low, high) ** 2
  }
  return Math.abs(difference) <= EVEN ? 0 : difference / Math.max(Math.sqrt(variance), EVEN)
}

/** What speaks against an action as the right one of a position. */
function objectionsTo(ai: GameAi, { decision, tempting }: Example, action: AnyAction) {
  const { view, legal } = decision
  const master = requireValue(createPlayer(ai, 'master') ?? undefined)
  const done = master({ getView: () => view, legal, onTurn: true }, chance(101))
  const { sound } = ai.classifyActions(view, legal)
  const advised = requireValue(buildHint(ai, view, sound, chance(102)).evaluations[0]).action
  // an equal one may be chosen as well
  const isWorse = (other: AnyAction): boolean =>
    !isSameAction(other, action) && marginOf(ai, decision, action, other) > CLEAR
  return [
    ...(marginOf(ai, decision, action, tempting) > CLEAR ? [] : ['not clearly better']),
    ...(done === null || isWorse(done) ? ['a master does what is worse'] : []),
    ...(isWorse(advised) ? ['the coach advises what is worse'] : []),
  ]
}

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', async (id, game) => {
  const ai = await game.loadAi()
  await loadAllData(ai)
  const examples = examplesOf(id)

  test('there are eight examples, each with its reason', () => {
    expect(examples).toHaveLength(EACH)
    expect(new Set(examples.map(({ why }) => why)).size).toBe(EACH)
  })

  test.each(examples.map((one) => [one.why, one] as const))('%s', (_, example) => {
    expect(objectionsTo(ai, example, example.right)).toEqual([])
    expect(objectionsTo(ai, example, example.tempting)).toContain('not clearly better')
  })
})
