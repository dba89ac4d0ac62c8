// Looking at a partie: its steps, what the coach says of them, going on from one as practice.
import type { Scene } from '../../shared/bridge.ts'
import type { Shown } from '../../shared/review.ts'
import { refuse } from '../refusal.ts'
import { keepVerdict } from '../store/annotations.ts'
import { isBeingPlayed, partieLine } from '../store/list.ts'
import { lastPartie, loadPartie } from '../store/load.ts'
import type { Studied } from '../table/review.ts'
import type { House, OpenedFile, Some } from './house.ts'
import type { LiveTable } from './live-table.ts'

export function openStudy(
  house: House,
  table: LiveTable,
  file: () => OpenedFile | null,
): {
  readonly calls: Some<'review' | 'analyse' | 'consider' | 'practise'>
} {
  const store = () => house.data.store()
  /** Fetched when somebody looks at a partie. */
  const reviews = () => import('../table/review.ts')

  /** What can be looked at; a partie that is being played cannot. */
  async function studied(shown: Shown): Promise<Studied> {
    if (shown.kind === 'file') {
      const { sittings } = file() ?? refuse('notFound')
      const { lineOfFile, partieOfFile } = await reviews()
      const { record, number } = partieOfFile(sittings, shown.partie) ?? refuse('notFound')
      // written out while it is being played here: its hidden cards stay hidden
      const { sitting: uid } = record
      if (uid !== undefined && house.data.fault() === null && isBeingPlayed(store(), uid, number))
        return refuse('notNow')
      const parties = sittings.reduce((sum, sitting) => sum + sitting.parties, 0)
      return { shown, record, line: lineOfFile(record, shown.partie), parties }
    }
    const { sitting, partie } = shown
    const line = partieLine(store(), shown) ?? refuse('notFound')
    const record = loadPartie(store(), { sitting, partie }) ?? refuse('notFound')
    if (record.parties[0]?.sha256 === undefined) return refuse('notNow')
    return { shown, record, line, parties: lastPartie(store(), sitting) }
  }

  const calls: Some<'review' | 'analyse' | 'consider' | 'practise'> = {
    review: async (shown, eye) => (await reviews()).reviewOf(await studied(shown), eye),
    async analyse(shown) {
      const { record } = await studied(shown)
      const analysis = await house.thinking.analyse(record, null, null)
      if (shown.kind === 'kept') keepVerdict(store(), shown, analysis, house.now())
      return analysis
    },
    async consider(shown, step) {
      const { record } = await studied(shown)
      const decision = (await reviews()).decisionAfter(record, step)
      return decision === null ? null : house.thinking.hint(decision)
    },
    async practise(shown, step, seat, level): Promise<Scene> {
      const from = await studied(shown)
      const { practiceFrom } = await import('../table/practice.ts')
      const session = await practiceFrom(from, step, seat, level, house.zone, table.company())
      return table.seat(session, true)
    },
  }

  return { calls }
}
