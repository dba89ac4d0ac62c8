import { readCard, suitOf } from '../../shared/card.ts'
import { otherSide } from '../../shared/duel.ts'
import {
  type EcarteAction,
  type EcarteSeenEvent,
  type EcarteView,
  isEcarteView,
} from '../../shared/games/ecarte.ts'
import type { AnyAction, AnyEvent, Choice, Seat, TableView } from '../../shared/view.ts'
import type { SpokenLine } from '../sound/spoken.ts'
import { explain } from './ecarte-explained.ts'
import { tellUnscored } from './ecarte-unscored.ts'
import type { SeatDecision } from './table-props.ts'
import { CALLS } from '../../shared/words/calls.ts'
import type { InterfaceWords } from '../../shared/words/en/interface.ts'

const letters: Readonly<Partial<Record<EcarteAction['do'], string>>> = {
  propose: 'p',
  stand: 's',
  accept: 'a',
  refuse: 'r',
  announceKing: 'k',
  discard: 'd',
  mark: 'm',
  callNewDeal: 'n',
  pushBack: 'b',
  takeFaceUp: 't',
  throwFaceUp: 'w',
  claimNumber: 'z',
  putRight: 'b',
  claimSurplus: 'c',
  letPass: 'x',
  claimDealer: 'o',
  takeBack: 'b',
  claimRenonce: 'r',
  count: 'c',
}

const needs = {
  mark: ['marks', 'own'],
  claimRenonce: ['irregularities', true],
  claimNumber: ['irregularities', true],
  count: ['irregularities', true],
} as const

const HAND = 5

function heldBy({ turn, hands }: EcarteView): number {
  const cards = turn === null ? HAND : hands[turn]
  return typeof cards === 'number' ? cards : cards.length
}

/** True if a king must be announced before this card (E-17); irregularities allow no reminder. */
const isKingDue = (view: TableView, choices: readonly Choice[]): boolean =>
  isEcarteView(view) &&
  view.slips === undefined &&
  choices.some((choice) => choice.kind === 'button' && choice.action.do === 'announceKing')

/** Returns the prompt key: the pending choice, the answer that is due, or lead and follow. */
export function promptFor(view: TableView, choices: readonly Choice[]): string {
  if (isEcarteView(view)) {
    const { slips, asks, phase } = view
    if (slips && slips.choice !== null) return slips.choice.rule
    if (phase === 'reckoning') return 'reckoning'
    if (asks !== null) return slips?.mustBuy === true && heldBy(view) !== HAND ? 'E-35' : asks
  }
  const asks = view.tricks.at(-1)?.winner === null ? 'follow' : 'lead'
  return isKingDue(view, choices) ? `${asks}King` : asks
}

/** True for calls that nothing waits for: markers, claims, a king that is not held. */
export function isAside(view: TableView, action: AnyAction): boolean {
  switch (action.do) {
    case 'mark':
    case 'claimNumber':
    case 'claimDealer':
    case 'claimRenonce':
      return true
    case 'announceKing':
      return !view.hands.some(
        (cards) => typeof cards !== 'number' && cards.some((card) => card === `K${view.trump}`),
      )
    default:
      return false
  }
}

const DONE: ReadonlyMap<string, EcarteAction> = new Map([
  ['proposed', { do: 'propose' }],
  ['stood', { do: 'stand' }],
  ['accepted', { do: 'accept' }],
  ['refused', { do: 'refuse' }],
  ['announcedKing', { do: 'announceKing' }],
  ['falseKing', { do: 'announceKing' }],
  ['calledNewDeal', { do: 'callNewDeal' }],
  ['pushedBack', { do: 'pushBack' }],
  ['tookFaceUp', { do: 'takeFaceUp' }],
  ['threwFaceUp', { do: 'throwFaceUp' }],
  ['claimedNumber', { do: 'claimNumber' }],
  ['claimedSurplus', { do: 'claimSurplus' }],
  ['claimedDealer', { do: 'claimDealer' }],
  ['tookBack', { do: 'takeBack' }],
  ['letPass', { do: 'letPass' }],
  ['claimedRenonce', { do: 'claimRenonce' }],
  ['counted', { do: 'count' }],
])

/** Returns the decision that an event of Écarté shows; null if it shows none. */
export function decisionIn(event: EcarteSeenEvent): SeatDecision | null {
  if (event.did === 'led' || event.did === 'followed')
    return { seat: event.seat, action: { do: 'play', card: event.card } }
  if (event.did === 'discarded') {
    const { seat, cards, takes } = event
    return { seat, action: typeof cards === 'number' ? null : { do: 'discard', cards, takes } }
  }
  // The hand is put right at the opponent's demand, so that is the opponent's decision.
  if (event.did === 'putRight')
    return event.rule === 'E-36'
      ? { seat: otherSide(event.seat), action: { do: 'putRight' } }
      : null
  const action = DONE.get(event.did)
  return action && 'seat' in event ? { seat: event.seat, action } : null
}

const SAID: ReadonlyMap<string, string> = new Map([
  ['proposed', CALLS.propose],
  ['stood', CALLS.stand],
  ['accepted', CALLS.accept],
  ['refused', CALLS.refuse],
  ['announcedKing', CALLS.king],
  ['falseKing', CALLS.king],
  ['calledNewDeal', CALLS.misdeal],
  ['claimedDealer', CALLS.misdeal],
  ['claimedRenonce', CALLS.renonce],
])

function numberNamed(event: AnyEvent): number | null {
  if (event.did !== 'discarded' || !('cards' in event)) return null
  if ('takes' in event && typeof event.takes === 'number') return event.takes
  const { cards } = event
  return typeof cards === 'number' ? cards : Array.isArray(cards) ? cards.length : null
}

/** Returns the words spoken with an event of Écarté; null if there are none. */
export function spokenCall(event: AnyEvent, texts: InterfaceWords): string | null {
  const said = SAID.get(event.did)
  if (said !== undefined) return said
  const count = numberNamed(event)
  return count === HAND ? CALLS.packet : count === null ? null : texts.table.called(count)
}

const TOLD: ReadonlySet<string> = new Set<EcarteSeenEvent['did']>([
  'marked',
  'earned',
  'forgotten',
  'lostPoint',
  'calledNewDeal',
  'thrownTogether',
  'claimedDealer',
  'unmarked',
])

/** True for events in the tally of a deal; a deferred deal loses its marked points. */
const isInTally = (did: string, all: ReadonlySet<string>): boolean =>
  TOLD.has(did) && (did !== 'marked' || !all.has('claimedDealer'))

/** E-3: returns the packets that the dealer chose, round by round. */
export const packetSizes = (dealt: AnyEvent): readonly number[] =>
  'packets' in dealt && typeof dealt.packets === 'string'
    ? dealt.packets.split('+').map(Number)
    : [1]

/** Returns the spoken line: calls are French everywhere; the leader names the suit (E-23). */
export function spokenLine(event: AnyEvent, texts: InterfaceWords): SpokenLine | null {
  const card = event.did === 'led' && 'card' in event ? readCard(String(event.card)) : null
  if (card !== null) return { words: texts.cards.suit(suitOf(card)), tongue: null }
  const words = spokenCall(event, texts)
  const isFrench = SAID.has(event.did) || words === CALLS.packet
  return words === null ? null : { words, tongue: isFrench ? 'fr' : null }
}

/** E-28: true for points that are due and then marked. */
const isRepeated = (event: AnyEvent, following: readonly AnyEvent[]): boolean =>
  event.did === 'earned' &&
  following.some(
    (one) => one.did === 'marked' && 'seat' in one && 'seat' in event && one.seat === event.seat,
  )

/**
 * True for a claim of a renonce (E-40), and for what this seat has forgotten to mark (E-28) or has
 * announced without holding it (E-39).
 */
const isLapse = (event: AnyEvent, seat: Seat): boolean =>
  event.did === 'claimedRenonce' ||
  (['forgotten', 'falseKing'].includes(event.did) && 'seat' in event && event.seat === seat)

/** The calls of Écarté, for the register of tables. */
export const ecarteCalls = {
  letters,
  needs,
  promptFor,
  isAside,
  decisionIn,
  spokenCall,
  isInTally,
  isLapse,
  explain,
  isRepeated,
  tellUnscored,
  packetSizes,
  spokenLine,
}
