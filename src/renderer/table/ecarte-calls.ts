import { isEcarteView } from '../../shared/games/ecarte.ts'
import type { EcarteHeard } from '../../shared/games/ecarte.ts'
import type { AnyAction, AnyEvent, TableView } from '../../shared/view.ts'
import type { Deed } from './table-props.ts'
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

const DONE: ReadonlyMap<string, AnyAction> = new Map([
  ['proposed', { do: 'propose' }],
  ['stood', { do: 'stand' }],
  ['accepted', { do: 'accept' }],
  ['refused', { do: 'refuse' }],
  ['announcedKing', { do: 'announceKing' }],
])

/** What somebody decided with an event of Écarté; null when it tells of no decision. */
export function deedOf(event: EcarteHeard): Deed | null {
  if (event.did === 'led' || event.did === 'followed')
    return { seat: event.seat, action: { do: 'play', card: event.card } }
  if (event.did === 'discarded') {
    const { seat, cards } = event
    return { seat, action: typeof cards === 'number' ? null : { do: 'discard', cards } }
  }
  const action = DONE.get(event.did)
  return action && 'seat' in event ? { seat: event.seat, action } : null
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
