// Playout of the rest of a deal: the exchange by the opponent model, elder's first lead from their
// own hand alone, the other tricks by both sides' best play.
import { type Side, otherSide } from '../../../../../shared/duel.ts'
import { KING, type Cards32 } from './bits.ts'
import type { Determinization } from './likelihood.ts'
import { usualDiscards, standsPat } from './opponent-model.ts'
import type { Knowledge } from './knowledge.ts'
import { tricksOfElder } from './first-lead.ts'
import { type DealEndValues, kingWinValue } from './deal-value.ts'
import { countBits } from '../../../ai/cards.ts'
import type { DealValue } from '../../../ai/statistics.ts'

/** The start of a playout: the answer to a proposal, its acceptance, or the discards. */
export type PlayoutStart =
  /** `cards` are the planned discards of this seat, if it comes to that. */
  | { readonly from: 'answer' | 'exchange'; readonly cards: Cards32 }
  | { readonly from: 'elderLays'; readonly cards: Cards32 }
  /** Elder has discarded and is to draw `due` cards. */
  | { readonly from: 'dealerLays'; readonly cards: Cards32; readonly due: number }

/** Plays the rest of a deal out in one determinization, and returns its value for this seat. */
export function playOut(
  knowledge: Knowledge,
  ends: DealEndValues,
  world: Determinization,
  start: PlayoutStart,
): DealValue {
  const { view, me, part, own } = knowledge
  const elder: Side = part === 'elder' ? me : otherSide(me)
  const dealer = otherSide(elder)
  const least = view.options.elderMinimumDiscard
  let elders = part === 'elder' ? own : world.other
  let dealers = part === 'elder' ? world.other : own
  let top = 0
  let exchanges = view.exchanges.filter((one) => one[0] !== null && one[1] !== null).length
  let vulnerable: Side | null = null
  let from: PlayoutStart['from'] | 'decide' = start.from
  for (let first = true; ; first = false) {
    const early = announcedAtFour(knowledge, elder, elders, dealers)
    if (early !== null) return kingWinValue(knowledge.deal, early, me)
    if (from === 'decide') {
      if (standsPat(elders, 'elder', exchanges)) {
        if (exchanges === 0) vulnerable = elder
        break
      }
      from = 'answer'
    }
    // a proposal of this seat is answered; its own acceptance is settled
    if (from === 'answer' && standsPat(dealers, 'dealer', exchanges)) {
      if (exchanges === 0) vulnerable = dealer
      break
    }
    const plan = first ? start : null
    const left = world.talon.length - top
    const most = Math.min(5, left)
    const elderLays =
      plan?.from === 'dealerLays'
        ? 0
        : (plannedDiscards(plan, part === 'elder', most) ?? usualDiscards(elders, least, most))
    const taken = plan?.from === 'dealerLays' ? plan.due : countBits(elderLays)
    elders &= ~elderLays
    const rest = Math.min(5, left - taken)
    const away = plannedDiscards(plan, part === 'dealer', rest) ?? usualDiscards(dealers, 0, rest)
    dealers &= ~away
    const all = taken + countBits(away)
    for (let card = 0; card < all; card += 1) {
      const bit = 1 << (world.talon[top + card] ?? 0)
      if (card < taken) elders |= bit
      else dealers |= bit
    }
    top += all
    exchanges += 1
    if (all === 0 || world.talon.length === top) break
    from = 'decide'
  }
  return playedEnd(knowledge, ends, elder, elders, dealers, vulnerable)
}

/** Returns the planned discards of this seat, if it is its turn and there are cards enough. */
const plannedDiscards = (
  plan: PlayoutStart | null,
  isMine: boolean,
  most: number,
): Cards32 | null => (plan !== null && isMine && countBits(plan.cards) <= most ? plan.cards : null)

/** Returns the side that ends the partie with the king as soon as it holds it (E-18). */
function announcedAtFour(
  { view }: Knowledge,
  elder: Side,
  elders: Cards32,
  dealers: Cards32,
): Side | null {
  if (!view.options.kingAtFour || view.king !== null) return null
  const holder = (elders & KING) !== 0 ? elder : (dealers & KING) !== 0 ? otherSide(elder) : null
  return holder !== null && view.score[holder] === view.goal - 1 ? holder : null
}

function playedEnd(
  { view, me }: Knowledge,
  ends: DealEndValues,
  elder: Side,
  elders: Cards32,
  dealers: Cards32,
  vulnerable: Side | null,
): DealValue {
  const holder = (elders & KING) !== 0 ? elder : (dealers & KING) !== 0 ? otherSide(elder) : null
  const tricks = tricksOfElder(elders, dealers)
  return ends.valueAt(
    view.king === null ? holder : null,
    vulnerable,
    me === elder ? tricks : 5 - tricks,
  )
}
