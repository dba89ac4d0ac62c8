// The choices and events of Tatteln as the window shows them.
import { type Card, rankOf, suitOf } from '../../../shared/card.ts'
import { isSide } from '../../../shared/duel.ts'
import {
  type TattelnValues,
  announcementGain,
  sequenceCards,
} from '../../../shared/games/tatteln-values.ts'
import {
  BEFORE_NINE,
  isTattelnView,
  matschTricksFor,
  type TattelnHolding,
  type TattelnSeenEvent,
  type TattelnView,
} from '../../../shared/games/tatteln.ts'
import type { AnyAction, Choice, TableView } from '../../../shared/view.ts'
import type { InterfaceWords } from '../../../shared/words/en/interface.ts'
import type { CallFace } from '../../components/CallButton.vue'
import type { SeatDecision } from '../table-props.ts'

/** The first announcement that is offered has the letter; after it, the next one has. */
const letters: Readonly<Record<string, string>> = {
  announceSequence: 'a',
  announceSet: 'a',
  rob: 'r',
  drawTurnUp: 't',
  drawCovered: 'c',
  claimPenalty: 'p',
}

const needs = {
  rob: ['trump', true],
  drawTurnUp: ['turnUpDrawn', 'choice'],
  drawCovered: ['turnUpDrawn', 'choice'],
  claimPenalty: ['irregularities', true],
} as const

/** True if cards can still be drawn: suit need not be followed (T-5). */
export const hasTalon = ({ talon, lies }: Pick<TattelnView, 'talon' | 'lies'>): boolean =>
  talon > 0 || lies !== null

/** T-12: true if these tricks have begun. */
export const isMatschNear = (view: TattelnView): boolean =>
  view.phase !== 'open' &&
  (!hasTalon(view) || (matschTricksFor(view.options) === 'nine' && completeIn(view) >= BEFORE_NINE))

const completeIn = ({ tricks }: TattelnView): number =>
  tricks.filter(({ winner }) => winner !== null).length

/** Returns the prompt key: last draw, lead with or without announcements, or follow. */
export function promptFor(view: TableView, choices: readonly Choice[]): string {
  if (view.phase === 'drawing') return 'drawing'
  const announces = choices.some((one) => one.kind === 'button' && holdingIn(one.action) !== null)
  if (!announces && !choices.some(({ kind }) => kind === 'card')) return 'mustRob'
  const asks = view.tricks.at(-1)?.winner === null ? 'follow' : announces ? 'announce' : 'lead'
  return isTattelnView(view) && !hasTalon(view) ? `${asks}Last` : asks
}

const toAction = (holding: TattelnHolding): AnyAction =>
  holding.sort === 'sequence'
    ? { do: 'announceSequence', suit: holding.suit, rank: holding.rank, count: holding.count }
    : { do: 'announceSet', rank: holding.rank, count: holding.count }

function holdingIn({ do: what, suit, rank, count }: AnyAction): TattelnHolding | null {
  if (rank === undefined || count === undefined) return null
  if (what === 'announceSet') return { sort: 'set', rank, count }
  return what === 'announceSequence' && suit !== undefined
    ? { sort: 'sequence', suit, rank, count }
    : null
}

/** Returns the decision that the first event of a step shows; null if it shows none. */
export function decisionIn(event: TattelnSeenEvent): SeatDecision | null {
  switch (event.did) {
    case 'led':
    case 'followed':
      return { seat: event.seat, action: { do: 'play', card: event.card } }
    case 'announced':
      return { seat: event.seat, action: toAction(event.holding) }
    case 'claimedPenalty':
      return { seat: event.seat, action: { do: 'claimPenalty' } }
    case 'robbed':
      return { seat: event.seat, action: { do: 'rob' } }
    // As the first event of a step it was chosen (T-3); other draws come after another event.
    case 'drewTurnUp':
      return { seat: event.seat, action: { do: 'drawTurnUp' } }
    case 'drew':
      return { seat: event.seat, action: { do: 'drawCovered' } }
    default:
      return null
  }
}

/** Returns the words spoken with an event. */
export function spokenCall(event: TattelnSeenEvent, { tatteln }: InterfaceWords): string | null {
  if (event.did === 'robbed') return tatteln.said.rob
  if (event.did === 'claimedPenalty') return tatteln.said.claim
  return event.did === 'announced' ? tatteln.said.announce(event.holding) : null
}

/** Returns the opponent's answer to an announcement (T-8). */
export function spokenAnswer(event: TattelnSeenEvent, { tatteln }: InterfaceWords): string | null {
  if (event.did !== 'announced') return null
  return event.good ? tatteln.said.good : tatteln.said.void
}

/** Returns the cards of the hand and of the table that an action is about. */
export function cardsFor(view: TableView, action: AnyAction): readonly Card[] {
  const { eye, trump } = view
  const hand = typeof eye === 'number' ? (view.hands[eye] ?? 0) : 0
  if (typeof hand === 'number' || !isTattelnView(view)) return []
  const holding = holdingIn(action)
  if (holding?.sort === 'sequence') return sequenceCards(holding.suit, holding.rank, holding.count)
  if (holding?.sort === 'set') return hand.filter((card) => rankOf(card) === holding.rank)
  if (action.do === 'rob')
    return [
      ...hand.filter((card) => rankOf(card) === '7' && suitOf(card) === trump),
      ...(view.lies === null ? [] : [view.lies]),
    ]
  return action.do === 'drawTurnUp' && view.lies !== null ? [view.lies] : []
}

const valuesFor = ({ options }: TableView): TattelnValues =>
  options['values'] === 'piquet' ? 'piquet' : 'jass'

/** Returns the points of an announcement if it is good; null for other actions. */
export function announcementValue(view: TableView, action: AnyAction): number | null {
  const holding = holdingIn(action)
  const { eye } = view
  if (holding === null || !isTattelnView(view) || typeof eye !== 'number' || !isSide(eye))
    return null
  return announcementGain(valuesFor(view), view.announcements, eye, holding)
}

/** Returns the face of an announcement's button: its name, and its points. */
function faceFor(view: TableView, action: AnyAction, { tatteln }: InterfaceWords): CallFace | null {
  const holding = holdingIn(action)
  const worth = announcementValue(view, action)
  return (
    holding && {
      suits: [],
      text: tatteln.holding(holding),
      brings: worth === null ? '' : tatteln.points(worth),
    }
  )
}

/** Gives the letter to the first of several calls that share it. */
function letterFor(action: AnyAction, offered: readonly AnyAction[]): string | null {
  const letter = letters[action.do] ?? null
  const named = offered.find((one) => letters[one.do] === letter)
  return named === undefined || JSON.stringify(named) === JSON.stringify(action) ? letter : null
}

/** True for events next to the account of a deal: no points, payments, a deal that goes on. */
const isInTally = (did: string): boolean => TOLD.has(did)
const TOLD: ReadonlySet<string> = new Set(['misdealt', 'exposed', 'paid', 'matsch', 'goesOn'])

/** T-4: a penalty may be claimed before the next card; nothing waits for it. */
const isAside = (_: TableView, action: AnyAction): boolean => action.do === 'claimPenalty'

/** Returns a sentence on the claim of a penalty (T-4); null for other calls. */
const explain = (
  _: TableView,
  { do: what }: AnyAction,
  { explained }: InterfaceWords,
): string | null => (what === 'claimPenalty' ? explained.tatteln.claimPenalty : null)

/** T-3 */
const packetSizes = (): readonly number[] => [2]

/** The calls of Tatteln, for the register of tables. */
export const tattelnCalls = {
  letters,
  needs,
  promptFor,
  decisionIn,
  spokenCall,
  spokenAnswer,
  cardsFor,
  faceFor,
  letterFor,
  isInTally,
  isAside,
  explain,
  packetSizes,
}
