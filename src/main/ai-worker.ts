// The worker thread of the computer players and the coach. A player gets a view and its legal
// actions, never a state; the coach reads whole records, but only of finished deals.
import { parentPort } from 'node:worker_threads'
import type { Analysis, Hint } from '../shared/coach.ts'
import type { Card } from '../shared/card.ts'
import type { HandValues, SolvedQuery } from '../shared/exchange.ts'
import type { AnyAction, Seat, TableView } from '../shared/view.ts'
import { analyseSteps } from './engine/players/coach.ts'
import { buildHint } from './engine/players/hint.ts'
import { loadSolvedExchange } from './engine/games/games.ts'
import { createPlayer } from './engine/players/player.ts'
import { type Random, randomFrom, readSeed } from './engine/random.ts'
import type { RecordDocument } from './engine/record.ts'
import type { MadeWish } from './training/maker.ts'
import type { ExercisePosition } from './training/position.ts'
import {
  type JudgedPartie,
  judgeRecord,
  loadGameAi,
  randomOfView,
  replaySteps,
} from './judge-record.ts'

/** A decision for a player or the coach at the table. */
interface DecisionInput {
  readonly view: TableView
  readonly legal: readonly AnyAction[]
}

export type AiTask =
  | ({ readonly kind: 'choose'; readonly level: string; readonly onTurn: boolean } & DecisionInput)
  | ({ readonly kind: 'hint' } & DecisionInput)
  /** A record of one partie; `deal` and `seat` narrow what is analysed. */
  | {
      readonly kind: 'analyse'
      readonly record: RecordDocument
      readonly deal: number | null
      readonly seat: Seat | null
    }
  /** A position for an exercise, made within a time (ms). */
  | { readonly kind: 'make'; readonly wish: MadeWish; readonly limit: number }
  /** A hand of the solved exchange. */
  | { readonly kind: 'value'; readonly query: SolvedQuery; readonly hand: readonly Card[] }
  /** A record of one partie, all decisions of which are wanted. */
  | { readonly kind: 'judge'; readonly record: RecordDocument }

export interface AiRequest {
  readonly id: number
  /** For a player; the coach has a seed for each position. */
  readonly seed: string
  readonly task: AiTask
}

export type AiReply = { readonly id: number } & (
  | { readonly failed: string }
  /** `place` is the index of the chosen action in `legal`; null to stay silent out of turn. */
  | { readonly place: number | null }
  | { readonly hint: Hint }
  | { readonly analysis: Analysis }
  /** Null if none was found in time. */
  | { readonly position: ExercisePosition | null }
  /** Null if there is no decision or no solution. */
  | { readonly values: HandValues | null }
  | { readonly judged: JudgedPartie }
)

async function chooseAction(
  task: Extract<AiTask, { kind: 'choose' }>,
  random: Random,
): Promise<number | null> {
  const { level, view, legal, onTurn } = task
  const player = createPlayer(await loadGameAi(view.game), level)
  if (player === null) throw new Error(`${view.game} has no level ${level}`)
  const action = player({ getView: () => view, legal, onTurn }, random)
  return action === null ? null : legal.indexOf(action)
}

function createRandom(seed: string): Random {
  const read = readSeed(seed)
  if (read === null) throw new Error('no seed')
  return randomFrom(read)
}

async function analyseRecord({
  record,
  deal,
  seat,
}: Extract<AiTask, { kind: 'analyse' }>): Promise<Analysis> {
  const moments = replaySteps(record)
  return analyseSteps({ ai: await loadGameAi(record.game), moments, deal, seat }, randomOfView)
}

async function handleRequest({ id, seed, task }: AiRequest): Promise<AiReply> {
  switch (task.kind) {
    case 'choose':
      return { id, place: await chooseAction(task, createRandom(seed)) }
    case 'hint': {
      const { view, legal } = task
      return { id, hint: buildHint(await loadGameAi(view.game), view, legal, randomOfView(view)) }
    }
    case 'judge':
      return { id, judged: await judgeRecord(task.record) }
    case 'value': {
      const { valueAnswers } = await loadSolvedExchange()
      return { id, values: valueAnswers(task.query, task.hand) }
    }
    case 'analyse':
      return { id, analysis: await analyseRecord(task) }
    case 'make': {
      const { makeWithin } = await import('./training/made.ts')
      const { wish, limit } = task
      const ai = await loadGameAi(wish.game)
      return { id, position: makeWithin(ai, wish, limit, createRandom(seed), randomOfView) }
    }
  }
}

parentPort?.on('message', (question: AiRequest) => {
  handleRequest(question)
    .then((reply) => parentPort?.postMessage(reply))
    .catch((error: unknown) =>
      parentPort?.postMessage({ id: question.id, failed: String(error) } satisfies AiReply),
    )
})
