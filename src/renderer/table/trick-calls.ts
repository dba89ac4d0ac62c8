// Prompts, calls and events of the pure trick games.
import type { ScotchWhistSeenEvent } from '../../shared/games/scotch-whist.ts'
import type { WhistSeenEvent } from '../../shared/games/whist.ts'
import type { AnyAction, AnyEvent, TableView } from '../../shared/view.ts'
import type { InterfaceWords } from '../../shared/words/en/interface.ts'
import type { SeatDecision } from './table-props.ts'

const letters: Readonly<Record<string, string>> = { claimRevoke: 'r', count: 'c' }
const needs = { claimRevoke: ['irregularities', true], count: ['irregularities', true] } as const

/** Returns the prompt key: lead, follow, or the reckoning after a deal with irregularities. */
function promptFor(view: TableView): string {
  if (view.phase === 'reckoning') return 'reckoning'
  return view.tricks.at(-1)?.winner === null ? 'follow' : 'lead'
}

export const spokenCall = (event: AnyEvent, texts: InterfaceWords): string | null =>
  event.did === 'claimedRevoke' ? texts.table.revoke : null

const DONE: ReadonlyMap<string, AnyAction> = new Map([
  ['claimedRevoke', { do: 'claimRevoke' }],
  ['counted', { do: 'count' }],
])

/** Returns the decision that an event shows; null if it shows none. */
function decisionIn(event: WhistSeenEvent | ScotchWhistSeenEvent): SeatDecision | null {
  if (event.did === 'led' || event.did === 'followed')
    return { seat: event.seat, action: { do: 'play', card: event.card } }
  const action = DONE.get(event.did)
  return action && 'seat' in event ? { seat: event.seat, action } : null
}

/** True for events in the tally of a finished deal: its points. */
const isInTally = (did: string): boolean => did === 'marked'

/** True for the claim of a revoke, which may be made at any time; nothing waits for it. */
const isAside = (_: TableView, action: AnyAction): boolean => action.do === 'claimRevoke'

/** True for a claim of a revoke (W-12), right or wrong. */
const isLapse = (event: AnyEvent): boolean => event.did === 'claimedRevoke'

/** Returns a sentence on the calls after a revoke (W-12); null for others. */
function explain(
  _: TableView,
  { do: what }: AnyAction,
  { explained }: InterfaceWords,
): string | null {
  return what === 'claimRevoke' || what === 'count' ? explained.revokes[what] : null
}

/** Returns the packets: cards are dealt one by one. */
const packetSizes = (): readonly number[] => [1]

/** The calls of Whist and Scotch Whist, for the register of tables. */
export const trickCalls = {
  letters,
  needs,
  promptFor,
  spokenCall,
  decisionIn,
  isInTally,
  isAside,
  isLapse,
  explain,
  packetSizes,
}
