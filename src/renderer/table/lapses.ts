import type { AnyEvent, Seat, TableView } from '../../shared/view.ts'
import type { GameTable } from './tables.ts'

/** Lists what an omission or a breach has brought since the last card, of the events of a deal. */
export function listLapses(
  { isLapse, decisionIn }: Pick<GameTable, 'isLapse' | 'decisionIn'>,
  events: readonly AnyEvent[],
  { tricks }: Pick<TableView, 'tricks'>,
  near: Seat,
): readonly AnyEvent[] {
  // a card on the table would lie under the words
  if (isLapse === undefined || tricks.some(({ winner }) => winner === null)) return []
  const isPlayed = (event: AnyEvent): boolean => decisionIn(event)?.action?.do === 'play'
  // before the first trick all that the deal began with
  const since = tricks.length === 0 ? 0 : events.findLastIndex(isPlayed) + 1
  return events.slice(since).filter((event) => isLapse(event, near))
}
