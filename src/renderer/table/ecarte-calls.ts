import { isEcarteView } from '../../shared/games/ecarte.ts'
import type { AnyEvent, TableView } from '../../shared/view.ts'
import { CALLS } from '../../shared/words/calls.ts'
import type { InterfaceWords } from '../../shared/words/interface.ts'

export const ECARTE_LETTERS: Readonly<Record<string, string>> = {
  propose: 'p',
  stand: 's',
  accept: 'a',
  refuse: 'r',
  announceKing: 'k',
  discard: 'd',
}

const SAID: ReadonlyMap<string, string> = new Map([
  ['proposed', CALLS.propose],
  ['stood', CALLS.stand],
  ['accepted', CALLS.accept],
  ['refused', CALLS.refuse],
  ['announcedKing', CALLS.king],
])

/** Écarté's word for the moment: what the exchange waits for, or leading and following. */
export function asksOf(view: TableView): string {
  if (isEcarteView(view) && view.asks !== null) return view.asks
  return view.tricks.at(-1)?.winner === null ? 'follow' : 'lead'
}

function laidAway(event: AnyEvent): number | null {
  if (event.did !== 'discarded' || !('cards' in event)) return null
  const { cards } = event
  return typeof cards === 'number' ? cards : Array.isArray(cards) ? cards.length : null
}

/** What is called across the table with an event of Écarté; null when nothing. */
export function callOf(event: AnyEvent, texts: InterfaceWords): string | null {
  const said = SAID.get(event.did)
  if (said !== undefined) return said
  const count = laidAway(event)
  return count === 5 ? CALLS.packet : count === null ? null : texts.table.called(count)
}
