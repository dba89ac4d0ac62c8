// The state of a partie of Écarté: a union by phase; fields exist only while they mean something.
import type { Card, Suit } from '../../../../shared/card.ts'
import { suitOf } from '../../../../shared/card.ts'
import { type Pair, type Side, otherSide } from '../../../../shared/duel.ts'
import type {
  EcarteAsks,
  EcarteSeenEvent,
  Exchange,
  GainRule,
  Packets,
} from '../../../../shared/games/ecarte.ts'
import type { Mark, Trick } from '../../../../shared/view.ts'
import { buildPack } from '../pack.ts'
import { createRanking } from '../trick.ts'
import type { EcarteOptions } from './options.ts'
import type { Slips } from './slips/slips.ts'

/** E-1: from high to low. */
export const ECARTE_RANKS = ['K', 'Q', 'J', 'A', '10', '9', '8', '7'] as const
export const ECARTE_PACK = buildPack(ECARTE_RANKS)
/** Returns the height of a card in its suit, 1 to 8 (E-1). */
export const height = createRanking(ECARTE_RANKS)

export const GOAL = 5

/** Points that the side which gained them has still to mark. */
export interface DuePoints extends Mark {
  readonly seat: Side
  readonly rule: GainRule
}

interface Partie {
  readonly options: EcarteOptions
  readonly score: Pair<number>
  /** Number of deals begun. */
  readonly deals: number
  /** Points each side has marked and lost again (E-37); absent while there are none. */
  readonly lost?: Pair<number>
}

/** The last deal so far. Cards played stay in `tricks`, discards in `discards`. */
export interface DealSoFar extends Partie {
  readonly dealer: Side
  readonly packets: Packets
  readonly turnUp: Card
  readonly hands: Pair<readonly Card[]>
  /** From the top; null if an old record does not have the card. */
  readonly talon: readonly (Card | null)[]
  /** In the order of discarding, all exchanges together. */
  readonly discards: Pair<readonly Card[]>
  readonly exchanges: readonly Exchange[]
  readonly vulnerable: Side | null
  readonly king: { readonly seat: Side; readonly how: 'announced' | 'turned' } | null
  /** The trick on the table comes last, its winner null. */
  readonly tricks: readonly Trick[]
  readonly tricksWon: Pair<number>
  /** Points marked in this deal. */
  readonly marks: readonly Mark[]
  /** Points gained and not yet marked, if the players move their own markers (E-28). */
  readonly due?: readonly DuePoints[]
  /** At tables with irregularities (E-31 … E-40). */
  readonly slips?: Slips
  /** E-38: dealt out of turn, played when that seat deals. */
  readonly putBy?: InDealState
}

export interface OpenState extends Partie {
  readonly phase: 'open'
}

export interface ExchangeState extends DealSoFar {
  readonly phase: 'exchange'
  readonly asks: EcarteAsks
}

export interface PlayState extends DealSoFar {
  readonly phase: 'play'
}

/** E-40: all is played; each side may still claim, or declares no claim, elder first. */
export interface ReckoningState extends DealSoFar {
  readonly phase: 'reckoning'
  readonly counted: 0 | 1
}

export interface SettledState extends DealSoFar {
  readonly phase: 'settled'
}

export interface OverState extends DealSoFar {
  readonly phase: 'over'
  readonly winner: Side
  readonly value: number
}

export type InDealState = ExchangeState | PlayState | ReckoningState
export type DealtState = InDealState | SettledState | OverState
export type EcarteState = OpenState | DealtState

type Covered<E> = E extends { readonly did: 'dealt' }
  ? Omit<E, 'hands'> & { readonly hands: Pair<readonly Card[]> }
  : E extends { readonly did: 'discarded' | 'drew' | 'lostCards' }
    ? Omit<E, 'cards'> & { readonly cards: readonly Card[] }
    : E

/** What really happened; `eventFor` returns what a viewer may know of it. */
export type EcarteEvent = Covered<EcarteSeenEvent>

export const trumpOf = (state: DealSoFar): Suit => suitOf(state.turnUp)
export const elderOf = (state: DealSoFar): Side => otherSide(state.dealer)

/** Returns true if a side has played a card, even one taken back: the king's time ends (E-17). */
export const hasPlayed = (state: DealSoFar, side: Side): boolean =>
  state.slips?.late[side] === true ||
  (side === elderOf(state) ? state.tricks.length > 0 : (state.tricks[0]?.cards.length ?? 0) > 1)

/** Returns true for a state in the middle of a deal. */
export const isInDeal = (state: EcarteState): state is InDealState =>
  state.phase === 'exchange' || state.phase === 'play' || state.phase === 'reckoning'

/** Returns the fields that only some tables have; other states stay small. */
const optionalFields = ({
  lost,
  due,
  slips,
  putBy,
}: DealSoFar): Pick<DealSoFar, 'lost' | 'due' | 'slips' | 'putBy'> => ({
  ...(lost === undefined ? {} : { lost }),
  ...(due === undefined ? {} : { due }),
  ...(slips === undefined ? {} : { slips }),
  ...(putBy === undefined ? {} : { putBy }),
})

const isPlain = (state: DealSoFar): boolean => state.slips === undefined && state.due === undefined

/**
 * Returns the deal in a phase, without the fields that only another phase has. Every card played
 * makes a state, and a spread takes 13 times as long as the list of its fields.
 */
export function inPhase<Phase extends DealtState['phase']>(
  state: DealSoFar,
  phase: Phase,
  { hands, tricks, tricksWon }: Pick<DealSoFar, 'hands' | 'tricks' | 'tricksWon'> = state,
): DealSoFar & { readonly phase: Phase } {
  const plain = {
    phase,
    options: state.options,
    score: state.score,
    deals: state.deals,
    dealer: state.dealer,
    packets: state.packets,
    turnUp: state.turnUp,
    hands,
    talon: state.talon,
    discards: state.discards,
    exchanges: state.exchanges,
    vulnerable: state.vulnerable,
    king: state.king,
    tricks,
    tricksWon,
    marks: state.marks,
  }
  return isPlain(state) ? plain : { ...plain, ...optionalFields(state) }
}

/** S-3: a banker who deals throughout has seat 0. */
const BANKER: Side = 0

/**
 * Returns the next dealer, null if it is still to be cut for: the other side after every deal
 * (E-6), unless it is dealt again (E-31, E-36), or a banker deals (S-3).
 */
export function nextDealer(state: EcarteState): Side | null {
  if (state.options.deals === 'banker') return BANKER
  if (state.phase === 'open') return null
  return state.slips?.ended?.how === 'newDeal' ? state.dealer : elderOf(state)
}

/** Returns true if it is the deal of a side; the first deal is cut for (E-3). */
export const isSideToDeal = (state: EcarteState, side: Side): boolean =>
  (nextDealer(state) ?? side) === side
