// Random slips in a deal: one kind at a time, with the frequency that the table has agreed.
import { requireValue } from '../../../../../shared/card.ts'
import { type Pair, type Side, isSide, otherSide, withSide } from '../../../../../shared/duel.ts'
import type { Random } from '../../../random.ts'
import type { TurnedDeal as Deal, DealSlips } from '../../game.ts'
import type { EcarteOptions } from '../options.ts'
import type { EcarteState } from '../state.ts'
import { deferredState } from './deferred.ts'
import { HAND } from './slips.ts'

/** One deal in this number goes wrong. */
const ONE_IN: Readonly<Record<EcarteOptions['slipRate'], number>> = { off: 0, rare: 24, often: 4 }

/** Cards on top of the talon among which one lies face up, or is exposed in buying. */
export const NEAR = 10

/** Samples the kind of slip in a deal, mostly none. */
export function slipKind(
  { slipRate }: EcarteOptions,
  random: Random,
): (typeof KINDS)[number] | null {
  const rate = ONE_IN[slipRate]
  return rate === 0 || random.nextInt(rate) > 0
    ? null
    : requireValue(KINDS[random.nextInt(KINDS.length)])
}

const KINDS = ['turned', 'faceUp', 'exposed', 'elders', 'dealers', 'outOfTurn'] as const

/** Returns the deal with random slips, by the table's rate; a deferred deal gets no more. */
export function sampleMisdeal(state: EcarteState, deal: Deal, random: Random): Deal {
  const { options } = state
  if (!options.irregularities) return deal
  const base: Deal = { ...deal, slips: { unseen: random.nextInt(HAND + 1) } }
  const kind = slipKind(options, random)
  if (kind === null) return base
  const noticed: DealSlips = random.nextInt(2) === 0 ? { noticed: true } : {}
  switch (kind) {
    case 'turned':
      return withSlip(base, { turned: pickCards(base, 1 + random.nextInt(2), random) })
    case 'faceUp':
      return withSlip(base, { faceUp: pickCards(base, 1, random) })
    case 'exposed': {
      const cards = [...base.hands.flat(), ...base.talon.slice(0, NEAR)].filter(
        (card) => card !== null,
      )
      return withSlip(base, { exposed: [requireValue(cards[random.nextInt(cards.length)])] })
    }
    case 'elders':
    case 'dealers':
      return withSlip(wrongNumber(base, kind === 'dealers', random.nextInt(2) === 0), noticed)
    case 'outOfTurn':
      return mayDealOutOfTurn(state) ? withSlip(swapHands(base), noticed) : base
  }
}

/**
 * Returns true if a deal can be out of turn (E-38): only one at a time, not before the first deal
 * is cut for, and not if a banker deals throughout (S-3).
 */
const mayDealOutOfTurn = (state: EcarteState): boolean =>
  state.phase === 'settled' && state.options.deals === 'inTurn' && deferredState(state) === null

const withSlip = (deal: Deal, slip: DealSlips): Deal => ({
  ...deal,
  slips: { ...slip, ...deal.slips },
})

function pickCards({ talon }: Deal, count: number, random: Random) {
  const near = talon.slice(0, NEAR).filter((card) => card !== null)
  return Array.from({ length: count }, () =>
    requireValue(near.splice(random.nextInt(near.length), 1)[0]),
  )
}

/** Swaps the hands of elder and dealer: the other player has dealt these cards. */
function swapHands(deal: Deal): Deal {
  const [first, second] = deal.hands
  return {
    ...deal,
    dealer: deal.dealer === 0 ? 1 : 0,
    hands: [requireValue(second), requireValue(first)],
  }
}

/** Gives a hand one card more, or fewer. */
function wrongNumber(deal: Deal, isDealers: boolean, isMore: boolean): Deal {
  const [first, second] = deal.hands
  const { dealer } = deal
  if (first === undefined || second === undefined || !isSide(dealer))
    throw new Error('a deal for two')
  const side: Side = isDealers ? dealer : otherSide(dealer)
  const hands: Pair<typeof first> = [first, second]
  const hand = hands[side]
  const [top] = deal.talon
  if (isMore && top !== undefined && top !== null)
    return { ...deal, hands: withSide(hands, side, [...hand, top]), talon: deal.talon.slice(1) }
  return {
    ...deal,
    hands: withSide(hands, side, hand.slice(0, -1)),
    talon: [...hand.slice(-1), ...deal.talon],
  }
}
