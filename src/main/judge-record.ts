// A partie as the coach judges it: every decision with its cost, and the analysis they add up to.
// It reads the whole record, but judges a decision by the view of the seat that made it.
import { createHash } from 'node:crypto'
import { requireValue } from '../shared/card.ts'
import { type Analysis, type CostlyDecision, doubtBetween } from '../shared/coach.ts'
import type { JudgedDecision } from '../shared/training.ts'
import { type TableView, sideOf } from '../shared/view.ts'
import type { GameAi } from './engine/games/ai.ts'
import { openCards } from './engine/games/covered.ts'
import { findGame } from './engine/games/games.ts'
import { type RandomOfView, reviewSteps } from './engine/players/coach.ts'
import { type Random, randomFrom, readSeed } from './engine/random.ts'
import type { RecordDocument } from './engine/record.ts'
import { type ReplayStep, replayRecord } from './engine/replay.ts'

/** A partie as it is judged. */
export interface JudgedPartie {
  /** In order. Their costs are those of the accounts of the analysis. */
  readonly decisions: readonly JudgedDecision[]
  readonly analysis: Analysis
}

/** Returns the generator for a position: asked twice, the coach gives the same figures. */
export function randomOfView(view: TableView): Random {
  const hash = createHash('sha256').update(JSON.stringify(view)).digest('hex')
  const seed = readSeed(hash.slice(0, 32))
  if (seed === null) throw new Error('no seed')
  return randomFrom(seed)
}

/** Returns the AI of a game. Throws if there is no such game. */
export async function loadGameAi(id: string): Promise<GameAi> {
  const game = findGame(id)
  if (game === null) throw new Error(`there is no game ${id}`)
  return game.loadAi()
}

/** Returns the AI of the game of a view, with what it needs to decide there. */
export async function loadAiFor(view: TableView): Promise<GameAi> {
  const ai = await loadGameAi(view.game)
  await ai.loadData?.(view.options)
  return ai
}

/** Returns the AI of the game of a record, with what it needs to judge its decisions. */
export async function loadAiForSteps(game: string, steps: readonly ReplayStep[]): Promise<GameAi> {
  const ai = await loadGameAi(game)
  const [first] = steps
  return first === undefined ? ai : loadAiFor(ai.game.viewFor(first.state, 'onlooker'))
}

/** Returns every deal and action of a record. Throws if it cannot be replayed. */
export function replaySteps(record: RecordDocument): readonly ReplayStep[] {
  const moments: ReplayStep[] = []
  const played = replayRecord(record, (moment) => void moments.push(moment))
  if ('fault' in played) throw new Error('the record cannot be replayed')
  return moments
}

/**
 * Judges a record of one partie. `randomOf` is asked before each decision, where a thread of the
 * background may wait. Throws if the record cannot be replayed.
 */
export async function judgeRecord(
  record: RecordDocument,
  randomOf: RandomOfView = randomOfView,
): Promise<JudgedPartie> {
  const moments = replaySteps(record)
  const ai = await loadAiForSteps(record.game, moments)
  const task = { ai, moments, deal: null, seat: null }
  const { decisions, analysis } = reviewSteps(task, randomOf)
  return { decisions: decisions.map((one) => describeJudged(ai, moments, one)), analysis }
}

/** Returns a decision with what is asked of it in lists: its kind, its role, and the position. */
function describeJudged(
  ai: GameAi,
  moments: readonly ReplayStep[],
  { step, deal, seat, done, best, cost, hinted }: CostlyDecision,
): JudgedDecision {
  const { game } = ai
  const { before } = requireValue(moments[step + 1])
  const view = game.viewFor(before, seat)
  const { kind, role } = ai.describeDecision(view, game.legalActions(before, seat))
  const side = sideOf(seat, view.score.length)
  const own = view.score.filter((_, one) => one === side)
  const others = view.score.filter((_, one) => one !== side)
  return {
    step,
    deal,
    seat,
    kind,
    role,
    done: done.action,
    best: best.action,
    doneEquity: done.equity,
    bestEquity: best.equity,
    cost,
    doubt: doubtBetween(done, best),
    hinted,
    held: openCards(view.hands[seat] ?? 0),
    trump: view.trump,
    score: [...own, ...others],
  }
}
