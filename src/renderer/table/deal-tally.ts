// What stands on the cloth when a deal is over: who gained what and why, or that nobody did.
import type { Seat, TableView } from '../../shared/view.ts'
import type { InterfaceWords } from '../../shared/words/en/interface.ts'
import type { Company } from '../../shared/words/words.ts'
import type { LogEntry } from '../composables/useLog.ts'
import type { GameTable } from './tables.ts'

/** The events by which points are gained, in every game. */
const GAINS = ['marked', 'earned'] as const

interface DealTold {
  /** Lines of the log. */
  readonly gained: readonly string[]
  /** Points that were not gained: nothing in the log says so. */
  readonly unscored: readonly string[]
}

/** The part of a game's table that tells its deals. */
type DealTeller = Pick<GameTable, 'isInTally' | 'tellUnscored'>

/** Tells the end of a deal to the seat `near`; a game's account may tell its points instead. */
export function tellDeal(
  kind: DealTeller | null,
  entries: readonly Pick<LogEntry, 'did' | 'sentence'>[],
  { view, near, company }: { view: TableView; near: Seat; company: Company },
  texts: InterfaceWords,
): DealTold {
  const all = new Set(entries.flatMap(({ did }) => did ?? []))
  const why = kind?.tellUnscored?.(view, near, company, texts) ?? []
  return {
    gained: entries
      .filter(({ did }) => did !== null && kind?.isInTally(did, all) === true)
      .map(({ sentence }) => sentence),
    unscored: GAINS.some((did) => all.has(did)) ? why : [...why, texts.table.noPoints],
  }
}
