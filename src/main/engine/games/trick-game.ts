// What Whist and Scotch Whist have in common: sides, dealing singly, following suit, and the claims
// and declarations of revokes. Each game's own files have its rules.
import { z } from 'zod/mini'
import { type Card, suitOf } from '../../../shared/card.ts'
import type { Side } from '../../../shared/duel.ts'
import type { TrickAction } from '../../../shared/games/whist.ts'
import { SEATS, type Seat, type Trick, type Viewer } from '../../../shared/view.ts'
import { cardSchema } from '../schemas.ts'
import { shownAmong } from './covered.ts'
import type { TurnedDeal } from './game.ts'
import { followingCards, leftOf } from './trick.ts'

/** A deal, or a partie before its first, in a phase. */
export type InPhase<State, Phase extends string> = State & { readonly phase: Phase }
/** A deal after its last trick: `counted` seats, from elder on, have declared no claim (W-12). */
export type Reckoning<Deal> = InPhase<Deal, 'reckoning'> & { readonly counted: number }
export type Over<Deal> = InPhase<Deal, 'over'> & { readonly winner: Side }

export type Hands = readonly (readonly Card[])[]

/** An event with all cards; `eventFor` reduces it to what a viewer may know. */
export type Uncovered<E> = E extends { readonly hands: unknown }
  ? Omit<E, 'hands'> & { readonly hands: Hands }
  : E

/** The shapes of the actions that both games have. */
export const trickActionShapes = [
  z.strictObject({ do: z.literal('play'), card: cardSchema }),
  z.strictObject({ do: z.literal('claimRevoke') }),
  z.strictObject({ do: z.literal('count') }),
] as const

export const trickActionSchema: z.ZodMiniType<TrickAction> = z.discriminatedUnion(
  'do',
  trickActionShapes,
)

/** Returns the side of a seat: partners sit opposite; of two players each is a side. */
export const sideAt = (seat: Seat): Side => (seat % 2 === 0 ? 0 : 1)

/** Deals all cards singly from the dealer's left; the dealer's last card is turned. */
export function dealSingly(order: readonly Card[], dealer: Seat, seats: number): TurnedDeal {
  const turnUp = order.at(-1)
  if (turnUp === undefined) throw new Error('a pack too small to deal from')
  const hands = SEATS.slice(0, seats).map((seat) =>
    order.filter((_, place) => leftOf(dealer, seats, 1 + place) === seat),
  )
  return { dealer, packets: '1', hands, turnUp, talon: [] }
}

interface CardsInPlay {
  readonly options: { readonly irregularities: boolean }
  readonly hands: Hands
  readonly tricks: readonly Trick[]
}

/** Returns the cards that follow, or all of the hand with `irregularities` (W-12). */
export function playableCards({ options, hands, tricks }: CardsInPlay, seat: Seat) {
  const hand = hands[seat] ?? []
  return options.irregularities ? hand : followingCards(hand, tricks)
}

/** Returns the legal actions of a seat that is `onTurn` or not, and may claim a revoke or not. */
export function listTrickActions(
  state: CardsInPlay & { readonly phase: 'play' | 'reckoning' },
  seat: Seat,
  { onTurn, mayClaim }: { readonly onTurn: boolean; readonly mayClaim: boolean },
): readonly TrickAction[] {
  const cards = onTurn && state.phase === 'play' ? playableCards(state, seat) : []
  return [
    ...cards.map((card): TrickAction => ({ do: 'play', card })),
    ...(onTurn && state.phase === 'reckoning' ? [{ do: 'count' } as const] : []),
    ...(mayClaim ? [{ do: 'claimRevoke' } as const] : []),
  ]
}

/** Returns what the views of both games show of a partie, dealt or not. */
export const partieView = <Options, Score, Phase extends string>(
  state: {
    readonly options: Options
    readonly phase: Phase
    readonly deals: number
    readonly score: Score
    readonly winner?: Side
  },
  { eye, turn, goal }: { readonly eye: Viewer; readonly turn: Seat | null; readonly goal: number },
) => ({
  eye,
  options: state.options,
  phase: state.phase,
  deals: state.deals,
  score: state.score,
  goal,
  turn,
  talon: 0,
  outcome: state.winner === undefined ? null : { winner: state.winner, value: 1 },
})

/** Returns what the views of both games show of a deal. */
export const dealView = <Mark>(
  state: CardsInPlay & {
    readonly phase: string
    readonly dealer: Seat
    readonly turnUp: Card
    readonly tricksWon: readonly number[]
    readonly marks: readonly Mark[]
  },
  eye: Viewer,
) => ({
  dealer: state.dealer,
  turnUp: state.turnUp,
  tricks: state.tricks,
  tricksWon: state.tricksWon,
  marks: state.marks,
  trump: suitOf(state.turnUp),
  turnUpLies: state.phase === 'play' && state.tricks.length === 0,
  hands: shownAmong(state.hands, eye),
})
