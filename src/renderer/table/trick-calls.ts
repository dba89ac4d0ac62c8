// Prompts, calls and events of the pure trick games.
import type { ScotchWhistSeenEvent } from '../../shared/games/scotch-whist.ts'
import type { Penalty, WhistSeenEvent } from '../../shared/games/whist.ts'
import type { AnyAction, AnyEvent, TableView } from '../../shared/view.ts'
import type { InterfaceWords } from '../../shared/words/en/interface.ts'
import type { SeatDecision } from './table-props.ts'

const letters: Readonly<Record<string, string>> = { claimRevoke: 'r', count: 'c' }
const needs = { claimRevoke: ['irregularities', true], count: ['irregularities', true] } as const

/** The calls of short and long whist besides (W-20). */
const clubLetters: Readonly<Record<string, string>> = {
  ...letters,
  mend: 'm',
  penaltyTricks: 't',
  penaltyOff: 'o',
  penaltyOnto: 'p',
}
const clubNeeds = {
  ...needs,
  mend: ['irregularities', true],
  penaltyTricks: ['irregularities', true],
  penaltyOff: ['irregularities', true],
  penaltyOnto: ['irregularities', true],
} as const

/** Returns the prompt key: lead, follow, or the reckoning after a deal with irregularities. */
function promptFor(view: TableView): string {
  if (view.phase === 'reckoning' || view.phase === 'redress') return view.phase
  return view.tricks.at(-1)?.winner === null ? 'follow' : 'lead'
}

export const spokenCall = (event: AnyEvent, texts: InterfaceWords): string | null =>
  event.did === 'claimedRevoke' ? texts.table.revoke : null

const DONE: ReadonlyMap<string, AnyAction> = new Map([
  ['claimedRevoke', { do: 'claimRevoke' }],
  ['counted', { do: 'count' }],
  ['mended', { do: 'mend' }],
])

const PENALTIES: Readonly<Record<Penalty, AnyAction>> = {
  tricks: { do: 'penaltyTricks' },
  off: { do: 'penaltyOff' },
  onto: { do: 'penaltyOnto' },
}

/** Returns the decision that an event shows; null if it shows none. */
function decisionIn(event: WhistSeenEvent | ScotchWhistSeenEvent): SeatDecision | null {
  if (event.did === 'led' || event.did === 'followed')
    return { seat: event.seat, action: { do: 'play', card: event.card } }
  if (event.did === 'chosePenalty') return { seat: event.seat, action: PENALTIES[event.penalty] }
  const action = DONE.get(event.did)
  return action && 'seat' in event ? { seat: event.seat, action } : null
}

/** True for events in the tally of a finished deal: its points. */
const isInTally = (did: string): boolean => did === 'marked'

/** True for claiming or mending a revoke, which may be done at any time; nothing waits for it. */
const isAside = (_: TableView, action: AnyAction): boolean =>
  action.do === 'claimRevoke' || action.do === 'mend'

/** True for a claim of a revoke (W-12), right or wrong. */
const isLapse = (event: AnyEvent): boolean => event.did === 'claimedRevoke'

/** Returns a sentence on the calls after a revoke (W-12); null for others. */
function explain(
  _: TableView,
  { do: what }: AnyAction,
  { explained }: InterfaceWords,
): string | null {
  return Object.entries(explained.revokes).find(([word]) => word === what)?.[1] ?? null
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

/** The calls of Whist, where the clubs mend revokes and choose penalties (W-20). */
export const whistCalls = { ...trickCalls, letters: clubLetters, needs: clubNeeds }
