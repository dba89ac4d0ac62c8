// Sampling of full states for a view of Tatteln: every deal that fits what was seen and announced,
// answers included, is equally likely.
import { type Pair, type Side, isSide, otherSide } from '../../../../../shared/duel.ts'
import type { Card } from '../../../../../shared/card.ts'
import type { Random } from '../../../random.ts'
import { openCards } from '../../covered.ts'
import { cardAt } from '../bits.ts'
import { type OpponentHand, NEVER, opponentFrom } from './evidence.ts'
import type { DealSoFar, TattelnState } from '../state.ts'
import type { TattelnSeatView } from '../view.ts'
import { type Determinization, createDeterminizer } from './determinize.ts'

/** Samples a state that this seat cannot tell from the real one. Throws for an onlooker. */
export function sampleState(view: TattelnSeatView, random: Random): TattelnState {
  const { phase, options, score, deals, stakes, jacks } = view
  if (phase === 'open') return { phase, options, score, deals, stakes, jacks }
  const opposite = opponentFrom(view)
  const deal = buildDeal(view, opposite, createDeterminizer(opposite).sample(random))
  switch (phase) {
    case 'play':
    case 'drawing':
    case 'settled':
      return { ...deal, phase }
    case 'over':
      return {
        ...deal,
        phase,
        winner: view.outcome?.winner === 1 ? 1 : 0,
        value: view.outcome?.value ?? 1,
      }
  }
}

/** Returns the opponent's hand in a determinization, as card numbers. */
export function handIn(
  { held, robbed }: OpponentHand,
  { covered }: Determinization,
): readonly number[] {
  const known = held.flatMap(({ code, heldUntil }) => (heldUntil === NEVER ? [code] : []))
  const taken = robbed !== null && robbed.played === NEVER ? [robbed.code] : []
  return [...known, ...taken, ...covered]
}

function buildDeal(
  view: TattelnSeatView,
  opposite: OpponentHand,
  world: Determinization,
): DealSoFar {
  const { eye, options, score, deals, stakes, jacks, dealer, turnUp, lies } = view
  const { tricks, tricksWon, announcements, robbed, marks } = view
  if (!isSide(eye) || dealer === null) throw new Error('no deal to imagine')
  const own = openCards(view.hands[eye])
  const his = handIn(opposite, world).map(cardAt)
  return {
    options,
    score,
    deals,
    stakes,
    jacks,
    dealer,
    turnUp,
    lies,
    tricks,
    tricksWon,
    announcements,
    robbed,
    marks,
    hands: bySide(eye, own, his),
    talon: world.rest.map(cardAt),
    ...(view.slips === undefined ? {} : { slips: { ...view.slips, ahead: null } }),
  }
}

const bySide = (seat: Side, own: readonly Card[], other: readonly Card[]): Pair<readonly Card[]> =>
  otherSide(seat) === 1 ? [own, other] : [other, own]
