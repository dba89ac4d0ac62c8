// The calls of a review: its steps, the comments of the coach, practice from one of its steps.
// Loaded when a partie is reviewed.
import type { PartieRef } from '../../shared/review.ts'
import { refuse } from '../refusal.ts'
import { isBeingPlayed, findPartieLine } from '../store/list.ts'
import { getLastPartie, loadPartie } from '../store/load.ts'
import { saveJudged } from '../store/judged.ts'
import {
  type ReviewedPartie,
  buildFileLine,
  buildReview,
  extractPartie,
  findDecisionAfter,
} from '../table/review.ts'
import { coachVersionOf } from '../training/coach-versions.ts'
import type { AppContext, CallHandlers, ViewedFile } from './context.ts'
import type { LiveTable } from './live-table.ts'

export function createReviewCalls(context: AppContext, live: LiveTable, viewed: ViewedFile) {
  const getStore = () => context.data.getStore()
  return {
    loadReview: async (shown, eye) => buildReview(await loadReviewed(context, viewed, shown), eye),
    async analysePartie(shown) {
      const { record } = await loadReviewed(context, viewed, shown)
      const judged = await context.aiClient.judgeRecord(record)
      const hash = record.parties[0]?.sha256
      if (shown.kind === 'kept' && hash !== undefined) {
        const by = { coach: coachVersionOf(record.game), hash, now: context.now() }
        saveJudged(getStore(), shown, judged, by)
      }
      return judged.analysis
    },
    async considerStep(shown, step) {
      const { record } = await loadReviewed(context, viewed, shown)
      const decision = findDecisionAfter(record, step)
      return decision === null ? null : context.aiClient.computeHint(decision)
    },
    async startPractice(shown, step, seat, level) {
      const from = await loadReviewed(context, viewed, shown)
      const [{ createPracticeSession }, { removeUnplayedSitting }] = await Promise.all([
        import('../table/practice.ts'),
        import('../store/unplayed.ts'),
      ])
      const deps = live.getTableDeps()
      const session = await createPracticeSession(from, step, seat, level, context.zone, deps)
      return live.switchTable(session, removeUnplayedSitting)
    },
  } satisfies Partial<CallHandlers>
}

/** Loads a partie for review. Throws Refusal if it is being played. */
export async function loadReviewed(
  { data }: AppContext,
  { opened }: ViewedFile,
  shown: PartieRef,
): Promise<ReviewedPartie> {
  if (shown.kind === 'file') {
    const { sittings } = opened ?? refuse('notFound')
    const { record, number } = extractPartie(sittings, shown.partie) ?? refuse('notFound')
    const { sitting: uid } = record
    // exported while it is being played here: its hidden cards stay hidden
    const isPlayed =
      uid !== undefined && data.getFault() === null && isBeingPlayed(data.getStore(), uid, number)
    if (isPlayed) return refuse('notNow')
    const parties = sittings.reduce((sum, sitting) => sum + sitting.parties, 0)
    return { shown, record, line: buildFileLine(record, shown.partie), parties }
  }
  const { sitting, partie } = shown
  const store = data.getStore()
  const line = findPartieLine(store, shown) ?? refuse('notFound')
  const record = loadPartie(store, { sitting, partie }) ?? refuse('notFound')
  if (record.parties[0]?.sha256 === undefined) return refuse('notNow')
  return { shown, record, line, parties: getLastPartie(store, sitting) }
}
