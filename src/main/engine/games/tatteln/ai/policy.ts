// The heuristic player of Tatteln: announces all it can, and plays by the card policy (TA-1 …
// TA-7); after the talon it infers the other hand.
import { type Side, isSide, otherSide } from '../../../../../shared/duel.ts'
import type { TattelnAction, TattelnHolding } from '../../../../../shared/games/tatteln.ts'
import { type ActionClasses, type ProvenBreach, classifyBy } from '../../ai.ts'
import { holdingFrom, actionFrom } from '../announce.ts'
import { cardAt, cardCode, cardMask } from '../bits.ts'
import { handIn } from './sample.ts'
import { opponentFrom } from './evidence.ts'
import { holdingStrength } from '../holdings.ts'
import type { TattelnSeatView } from '../view.ts'
import { chooseByPolicy, weightsFor } from './card-policy.ts'
import { chooseLate } from './playout.ts'
import { type Position, hasTalon } from './position.ts'
import { fillHidden, positionFromView } from './from-view.ts'

/** Returns the action of the heuristic player for this view; null out of turn. */
export const chooseByBook = (
  view: TattelnSeatView,
  legal: readonly TattelnAction[],
): TattelnAction | null =>
  chooseBy(view, legal, (eye) => chooseCard(positionFromView(view, eye), view, eye))

/** Tricks that a beginner remembers. */
const REMEMBERED = 2

/**
 * Returns the action of a beginner, who plays by the policy as if only the last cards were out, and
 * does not work out the other hand after the talon; null out of turn.
 */
export const chooseAsNovice = (
  view: TattelnSeatView,
  legal: readonly TattelnAction[],
): TattelnAction | null =>
  chooseBy(view, legal, (eye) => {
    const position = positionFromView(view, eye)
    position.played = cardMask(view.tricks.slice(-REMEMBERED).flatMap(({ cards }) => cards))
    return chooseByPolicy(position, weightsFor(position.tables.trump))
  })

function chooseBy(
  view: TattelnSeatView,
  legal: readonly TattelnAction[],
  cardFor: (eye: Side) => number,
): TattelnAction | null {
  const { eye } = view
  if (!isSide(eye)) return null
  const first = actionBeforeCard(view, legal)
  if (first !== null) return first
  const cards = legal.flatMap((action) => (action.do === 'play' ? [cardCode(action.card)] : []))
  if (cards.length === 0) return null
  const card = cardAt(cardFor(eye))
  return legal.find((action) => action.do === 'play' && action.card === card) ?? null
}

/** Returns the action before a card: a free right, the open card (T-3), an announcement. */
const actionBeforeCard = (
  view: TattelnSeatView,
  legal: readonly TattelnAction[],
): TattelnAction | null =>
  legal.find(({ do: word }) => FIRST.has(word)) ?? bestAnnouncement(view, legal)
const FIRST: ReadonlySet<TattelnAction['do']> = new Set(['claimPenalty', 'rob', 'drawTurnUp'])

/** Classifies the actions: what costs nothing is done first (T-4, T-8, T-11). */
export function classifyActions(
  view: TattelnSeatView,
  legal: readonly TattelnAction[],
): ActionClasses<TattelnAction> {
  const first = view.phase === 'play' ? actionBeforeCard(view, legal) : null
  return classifyBy(legal, (action) => (action === first ? 'first' : 'sound'))
}

/**
 * Returns the claims for a draw that went wrong, which all have seen (S-6, T-4). Nothing else can
 * be pointed out: a misdeal is dealt again automatically (T-3), and players cannot announce what
 * they do not hold.
 */
export function provenBreaches({ slips }: TattelnSeatView): readonly ProvenBreach<TattelnAction>[] {
  const draw = slips?.draw ?? null
  return draw === null
    ? []
    : [{ seat: otherSide(draw.seat), action: { do: 'claimPenalty' }, rule: 'T-4' }]
}

/** Returns a card by the policy; after the talon, with the other hand known. */
function chooseCard(position: Position, view: TattelnSeatView, eye: Side): number {
  if (hasTalon(position)) return chooseByPolicy(position, weightsFor(position.tables.trump))
  const opposite = opponentFrom(view)
  fillHidden(position, otherSide(eye), handIn(opposite, { covered: opposite.unseen, rest: [] }), [])
  return chooseLate(position)
}

/** Returns the best announcement of each sort first: it protects the others (T-8). */
function bestAnnouncement(
  { trump }: TattelnSeatView,
  legal: readonly TattelnAction[],
): TattelnAction | null {
  const all = legal.flatMap((action): readonly TattelnHolding[] =>
    action.do === 'announceSequence' || action.do === 'announceSet' ? [holdingFrom(action)] : [],
  )
  const best = all.toSorted((a, b) => holdingStrength(b, trump) - holdingStrength(a, trump))[0]
  if (best === undefined) return null
  const word = actionFrom(best)
  return legal.find((action) => JSON.stringify(action) === JSON.stringify(word)) ?? null
}
