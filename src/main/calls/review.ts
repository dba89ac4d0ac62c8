// The calls of a review: its steps, the comments of the coach, practice from one of its steps.
import type { Scene } from '../../shared/bridge.ts'
import type { PartieRef } from '../../shared/review.ts'
import { refuse } from '../refusal.ts'
import { isBeingPlayed, findPartieLine } from '../store/list.ts'
import { getLastPartie, loadPartie } from '../store/load.ts'
import type { ReviewedPartie } from '../table/review.ts'
import type { AppContext, OpenedFile, Handlers } from './context.ts'
import type { LiveTable } from './live-table.ts'

export function createReviewCalls(
  context: AppContext,
  table: LiveTable,
  getOpenedFile: () => OpenedFile | null,
): { readonly calls: Handlers<'loadReview' | 'analysePartie' | 'considerStep' | 'startPractice'> } {
  const getStore = () => context.data.getStore()
  /** Loaded for the first review. */
  const loadReviewModule = () => import('../table/review.ts')

  /** Loads a partie for review. Throws Refusal if it is being played. */
  async function loadReviewed(shown: PartieRef): Promise<ReviewedPartie> {
    if (shown.kind === 'file') {
      const { sittings } = getOpenedFile() ?? refuse('notFound')
      const { buildFileLine, extractPartie } = await loadReviewModule()
      const { record, number } = extractPartie(sittings, shown.partie) ?? refuse('notFound')
      // exported while it is being played here: its hidden cards stay hidden
      const { sitting: uid } = record
      if (
        uid !== undefined &&
        context.data.getFault() === null &&
        isBeingPlayed(getStore(), uid, number)
      )
        return refuse('notNow')
      const parties = sittings.reduce((sum, sitting) => sum + sitting.parties, 0)
      return { shown, record, line: buildFileLine(record, shown.partie), parties }
    }
    const { sitting, partie } = shown
    const line = findPartieLine(getStore(), shown) ?? refuse('notFound')
    const record = loadPartie(getStore(), { sitting, partie }) ?? refuse('notFound')
    if (record.parties[0]?.sha256 === undefined) return refuse('notNow')
    return { shown, record, line, parties: getLastPartie(getStore(), sitting) }
  }

  const calls: Handlers<'loadReview' | 'analysePartie' | 'considerStep' | 'startPractice'> = {
    loadReview: async (shown, eye) =>
      (await loadReviewModule()).buildReview(await loadReviewed(shown), eye),
    async analysePartie(shown) {
      const { record } = await loadReviewed(shown)
      const analysis = await context.aiClient.analyseRecord(record, null, null)
      const { saveVerdict } = await import('../store/verdicts.ts')
      if (shown.kind === 'kept') saveVerdict(getStore(), shown, analysis, context.now())
      return analysis
    },
    async considerStep(shown, step) {
      const { record } = await loadReviewed(shown)
      const decision = (await loadReviewModule()).findDecisionAfter(record, step)
      return decision === null ? null : context.aiClient.computeHint(decision)
    },
    async startPractice(shown, step, seat, level): Promise<Scene> {
      const from = await loadReviewed(shown)
      const [{ createPracticeSession }, { removeUnplayedSitting }] = await Promise.all([
        import('../table/practice.ts'),
        import('../store/unplayed.ts'),
      ])
      const session = await createPracticeSession(
        from,
        step,
        seat,
        level,
        context.zone,
        table.getTableDeps(),
      )
      return table.switchTable(session, removeUnplayedSitting)
    },
  }

  return { calls }
}
