// The worker thread that computer players think in. It is handed a view and what may be done, never a state.
import { parentPort } from 'node:worker_threads'
import type { AnyAction, TableView } from '../shared/view.ts'
import { gameOf } from './engine/games/games.ts'
import { playerOf } from './engine/players/player.ts'
import { randomFrom, readSeed } from './engine/random.ts'

/** One question to a computer player. */
export interface Question {
  readonly id: number
  readonly level: string
  readonly view: TableView
  readonly legal: readonly AnyAction[]
  readonly onTurn: boolean
  readonly seed: string
}

/** `place` of the chosen action among `legal`; null to stay silent out of turn. */
export type Reply =
  { readonly id: number; readonly place: number | null } | { readonly id: number; readonly failed: string }

function answer({ id, level, view, legal, onTurn, seed }: Question): Reply {
  const game = gameOf(view.game)
  const player = game === null ? null : playerOf(game, level)
  const read = readSeed(seed)
  if (game === null || player === null || read === null) return { id, failed: `nobody plays ${view.game} at ${level}` }
  const action = player(game, { view: () => view, legal, onTurn }, randomFrom(read))
  return { id, place: action === null ? null : legal.indexOf(action) }
}

parentPort?.on('message', (question: Question) => {
  try {
    parentPort?.postMessage(answer(question))
  } catch (error) {
    parentPort?.postMessage({ id: question.id, failed: String(error) } satisfies Reply)
  }
})
