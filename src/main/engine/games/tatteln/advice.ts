// The rule book as a player: announces all it can, and plays at sight (TA-1 … TA-7); after the talon it looks at what is left.
import { type Side, isSide, otherSide } from '../../../../shared/duel.ts'
import type { TattelnAction, TattelnHolding } from '../../../../shared/games/tatteln.ts'
import type { Conduct, ProvenBreach } from '../mind.ts'
import { announced, announcing } from './announce.ts'
import { cardAt, codeOf } from './bits.ts'
import { handIn } from './imagine.ts'
import { oppositeOf } from './evidence.ts'
import { strengthOf } from './holdings.ts'
import type { TattelnSight } from './view.ts'
import { chooseAtSight } from './thinking/book.ts'
import { chooseLate } from './thinking/playout.ts'
import { type Position, hasTalon } from './thinking/position.ts'
import { fillIn, positionOf } from './thinking/sight.ts'
import { tasteOf } from './thinking/taste.ts'

/** What the book does with this view; null out of turn. */
export function advise(view: TattelnSight, legal: readonly TattelnAction[]): TattelnAction | null {
  const { eye } = view
  if (eye === 'onlooker' || eye === 'open' || !isSide(eye)) return null
  const first = before(view, legal)
  if (first !== null) return first
  const cards = legal.flatMap((action) => (action.do === 'play' ? [codeOf(action.card)] : []))
  if (cards.length === 0) return null
  const card = cardAt(chosen(positionOf(view, eye), view, eye))
  return legal.find((action) => action.do === 'play' && action.card === card) ?? null
}

/** What is done before a card is played, and the card that lies open is drawn (T-3). */
const before = (view: TattelnSight, legal: readonly TattelnAction[]): TattelnAction | null =>
  legal.find(({ do: word }) => FIRST.has(word)) ?? bestAnnouncement(view, legal)
const FIRST: ReadonlySet<TattelnAction['do']> = new Set(['claimPenalty', 'rob', 'drawTurnUp'])

/**
 * A penalty and robbing cost nothing, nor does announcing, which brings points now or never: all are done first (T-4, T-8,
 * T-11).
 */
export function conduct(view: TattelnSight, legal: readonly TattelnAction[]): Conduct<TattelnAction> {
  const first = view.phase === 'play' ? before(view, legal) : null
  return { sound: legal, first: first === null ? [] : [first], slips: [] }
}

/**
 * S-6, T-4: a draw that went wrong, which everybody has seen. Nothing else can be pointed out: a misdeal is dealt again by
 * itself (T-3), and nobody announces what they do not hold.
 */
export function provenBreaches({ slips }: TattelnSight): readonly ProvenBreach<TattelnAction>[] {
  const draw = slips?.draw ?? null
  return draw === null ? [] : [{ seat: otherSide(draw.seat), action: { do: 'claimPenalty' }, rule: 'T-4' }]
}

/** A card at sight; after the talon with a look at the other hand, which follows from what is out. */
function chosen(position: Position, view: TattelnSight, eye: Side): number {
  if (hasTalon(position)) return chooseAtSight(position, tasteOf(position.form.trump))
  const opposite = oppositeOf(view)
  fillIn(position, otherSide(eye), handIn(opposite, { covered: opposite.unseen, rest: [] }), [])
  return chooseLate(position)
}

/** T-8: everything is announced, the best of each sort first, since it protects the others. */
function bestAnnouncement({ trump }: TattelnSight, legal: readonly TattelnAction[]): TattelnAction | null {
  const all = legal.flatMap((action): readonly TattelnHolding[] =>
    action.do === 'announceSequence' || action.do === 'announceSet' ? [announced(action)] : [],
  )
  const best = all.toSorted((a, b) => strengthOf(b, trump) - strengthOf(a, trump))[0]
  if (best === undefined) return null
  const word = announcing(best)
  return legal.find((action) => JSON.stringify(action) === JSON.stringify(word)) ?? null
}
