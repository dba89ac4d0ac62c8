// Judging a partie: every decision between actions of different value, and their sums.
import { createHash } from 'node:crypto'
import type { Analysis } from '../shared/coach.ts'
import type { JudgedDecision } from '../shared/training.ts'
import type { TableView } from '../shared/view.ts'
import { findGame } from './engine/games/games.ts'
import { analyseSteps, reviewAction } from './engine/players/coach.ts'
import { type Random, randomFrom, readSeed } from './engine/random.ts'
import { type RecordDocument, toGameAction } from './engine/record.ts'
import { type ReplayStep, replayRecord } from './engine/replay.ts'

/** The version of the coach: raise it and what was judged is judged again. */
export const COACH_VERSION = 1

const randomOfView = (view: TableView): Random => {
  const seed = readSeed(
    createHash('sha256').update(JSON.stringify(view)).digest('hex').slice(0, 32),
  )
  if (seed === null) throw new Error('no seed')
  return randomFrom(seed)
}

/** Judges a record of one partie. */
export async function judgeRecord(
  record: RecordDocument,
): Promise<{ readonly decisions: readonly JudgedDecision[]; readonly analysis: Analysis }> {
  const moments: ReplayStep[] = []
  const played = replayRecord(record, (moment) => void moments.push(moment))
  if ('fault' in played) throw new Error('the record cannot be replayed')
  const ai = await findGame(record.game)?.loadAi()
  if (ai === undefined) throw new Error(`there is no game ${record.game}`)
  const analysis = analyseSteps({ ai, moments, deal: null, seat: null }, randomOfView)
  const decisions = moments.flatMap(({ before, action, deal }, step): readonly JudgedDecision[] => {
    if (action === null || action.standIn === true || action.pointedOut === true) return []
    const { seat } = action
    if (ai.game.seatToPlay(before) !== seat) return []
    const legal = ai.game.legalActions(before, seat)
    if (legal.length < 2) return []
    const view = ai.game.viewFor(before, seat)
    const verdict = reviewAction(ai, view, legal, toGameAction(action), randomOfView(view))
    if (verdict === null || !verdict.isUnforced) return []
    const { done, best, cost } = verdict
    return [
      {
        step: step - 1,
        deal,
        seat,
        kind: 'play',
        role: 'seat',
        done: done.action,
        best: best.action,
        doneEquity: done.equity,
        bestEquity: best.equity,
        cost,
        doubt: done.doubt ?? Math.hypot(best.error, done.error),
        hinted: action.hint === true,
        held: [],
        trump: null,
        score: [],
      },
    ]
  })
  return { decisions, analysis }
}
