// The worker thread that computer players and the coach think in. A player is handed a view and what may be done, never
// a state; the coach reads whole records, but only of deals that are over.
import { parentPort } from 'node:worker_threads'
import type { Analysis, Hint } from '../shared/coach.ts'
import type { AnyAction, Seat, TableView } from '../shared/view.ts'
import { gameOf } from './engine/games/games.ts'
import type { Mind } from './engine/games/mind.ts'
import { analyse, hintOf } from './engine/players/coach.ts'
import { playerOf } from './engine/players/player.ts'
import { type Random, randomFrom, readSeed } from './engine/random.ts'
import type { RecordDocument } from './engine/record.ts'
import { type Moment, replay } from './engine/replay.ts'

/** What a player or the coach is asked at the table. */
interface Asked {
  readonly view: TableView
  readonly legal: readonly AnyAction[]
}

export type Task =
  | ({ readonly kind: 'choose'; readonly level: string; readonly onTurn: boolean } & Asked)
  | ({ readonly kind: 'hint' } & Asked)
  /** A record of one partie; `deal` and `seat` narrow what is judged. */
  | {
      readonly kind: 'analyse'
      readonly record: RecordDocument
      readonly deal: number | null
      readonly seat: Seat | null
    }

export interface Question {
  readonly id: number
  readonly seed: string
  readonly task: Task
}

export type Reply = { readonly id: number } & (
  | { readonly failed: string }
  /** `place` of the chosen action among `legal`; null to stay silent out of turn. */
  | { readonly place: number | null }
  | { readonly hint: Hint }
  | { readonly analysis: Analysis }
)

async function minded(id: string): Promise<Mind> {
  const game = gameOf(id)
  if (game === null) throw new Error(`nobody knows ${id}`)
  return game.mind()
}

async function choose(task: Extract<Task, { kind: 'choose' }>, random: Random): Promise<number | null> {
  const { level, view, legal, onTurn } = task
  const player = playerOf(await minded(view.game), level)
  if (player === null) throw new Error(`nobody plays ${view.game} at ${level}`)
  const action = player({ view: () => view, legal, onTurn }, random)
  return action === null ? null : legal.indexOf(action)
}

async function judged({ record, deal, seat }: Extract<Task, { kind: 'analyse' }>, random: Random): Promise<Analysis> {
  const moments: Moment[] = []
  const played = replay(record, (moment) => void moments.push(moment))
  if ('fault' in played) throw new Error('the record cannot be replayed')
  return analyse({ mind: await minded(record.game), moments, deal, seat }, random)
}

async function answer({ id, seed, task }: Question): Promise<Reply> {
  const read = readSeed(seed)
  if (read === null) throw new Error('no seed')
  const random = randomFrom(read)
  switch (task.kind) {
    case 'choose':
      return { id, place: await choose(task, random) }
    case 'hint':
      return { id, hint: hintOf(await minded(task.view.game), task.view, task.legal, random) }
    case 'analyse':
      return { id, analysis: await judged(task, random) }
  }
}

parentPort?.on('message', (question: Question) => {
  answer(question)
    .then((reply) => parentPort?.postMessage(reply))
    .catch((error: unknown) => parentPort?.postMessage({ id: question.id, failed: String(error) } satisfies Reply))
})
