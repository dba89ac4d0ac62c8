// Archives that the coach has judged, for the window and for pictures: the real coach, in this
// process and without the queue.
import { judgeRecord } from '../../src/main/judge-record.ts'
import { findGame } from '../../src/main/engine/games/games.ts'
import type { RecordDocument } from '../../src/main/engine/record.ts'
import { type ReplayStep, replayRecord } from '../../src/main/engine/replay.ts'
import { openArchive } from '../../src/main/store/archive.ts'
import { saveJudged } from '../../src/main/store/judged.ts'
import { listHeadsAfter, findPartieRow, loadPartie } from '../../src/main/store/load.ts'
import { closeStore } from '../../src/main/store/open.ts'
import type { JudgedDecision } from '../../src/shared/training.ts'

/** Adds what a position is, as far as the judging leaves it open. */
async function describe(
  record: RecordDocument,
  decisions: readonly JudgedDecision[],
): Promise<readonly JudgedDecision[]> {
  const moments: ReplayStep[] = []
  replayRecord(record, (moment) => void moments.push(moment))
  const ai = await findGame(record.game)?.loadAi()
  return decisions.map((one) => {
    const moment = moments[one.step + 1]
    if (ai === undefined || moment === undefined || one.held.length > 0) return one
    const view = ai.game.viewFor(moment.before, one.seat)
    const legal = ai.game.legalActions(moment.before, one.seat)
    const hand = view.hands[one.seat]
    const side = one.seat % view.score.length
    return {
      ...one,
      ...ai.describeDecision(view, legal),
      held: typeof hand === 'object' ? hand : [],
      trump: view.trump,
      score: [...view.score.slice(side), ...view.score.slice(0, side)],
    }
  })
}

/** Lays down a decision of the first hand of every partie, without the coach: quick, and at once. */
export function layDecisions(file: string): void {
  const db = openArchive(file)
  for (const { sitting, seq: partie } of listHeadsAfter(db, 0, 10_000)) {
    const hash = findPartieRow(db, { sitting, partie })?.hash ?? null
    const held = loadPartie(db, { sitting, partie })?.parties[0]?.deals[0]?.hands[1] ?? []
    const [done, best] = held
    if (hash === null || done === undefined || best === undefined) continue
    const decision: JudgedDecision = {
      ...{ step: 0, deal: 1, seat: 1, kind: 'lead', role: 'elder' },
      ...{ done: { do: 'play', card: done }, best: { do: 'play', card: best } },
      ...{ doneEquity: 0, bestEquity: 0.1, cost: 0.1, doubt: 0.01, hinted: partie % 2 === 1 },
      ...{ held, trump: 'H', score: [0, 0] },
    }
    const judged = { decisions: [decision], analysis: { sides: [], accounts: [], slips: [] } }
    saveJudged(db, { sitting, partie }, judged, { coach: 1, hash, now: 0 })
  }
  closeStore(db)
}

/** Judges every finished partie of a data file; returns the number of decisions. */
export async function judgeFile(file: string): Promise<number> {
  const db = openArchive(file)
  let count = 0
  for (const { sitting, seq: partie } of listHeadsAfter(db, 0, 10_000)) {
    const record = loadPartie(db, { sitting, partie })
    const hash = findPartieRow(db, { sitting, partie })?.hash ?? null
    if (record === null || hash === null) continue
    const judged = await judgeRecord(record)
    const decisions = await describe(record, judged.decisions)
    saveJudged(db, { sitting, partie }, { ...judged, decisions }, { coach: 1, hash, now: 0 })
    count += decisions.length
  }
  closeStore(db)
  return count
}
