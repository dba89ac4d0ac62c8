// What the coach shows beside the worth of actions: what the books advise, the odds counted over every hand the other may
// hold, and what a score is worth between two deals.
import { type Card, suitOf } from '../../../../../shared/card.ts'
import type { BookAdvice, Odds } from '../../../../../shared/coach.ts'
import { isSide } from '../../../../../shared/duel.ts'
import type { EcarteAction } from '../../../../../shared/games/ecarte.ts'
import type { Seat } from '../../../../../shared/view.ts'
import { openCards } from '../../covered.ts'
import type { HandOdds } from '../../game.ts'
import { jeuDeRegle } from '../jeux.ts'
import { adviseLead } from '../leads.ts'
import type { EcarteState } from '../state.ts'
import type { EcarteSight } from '../view.ts'
import { numbering } from './bits.ts'
import { atLeast, countTricks } from './count.ts'
import { standing } from './equity.ts'
import { countable, sightOf } from './sight.ts'
import type { Part } from './strength.ts'

/** Jeux de règle and advice on leading that fit here (J-a … J-d, L-1 … L-8). */
export function books(view: EcarteSight, legal: readonly EcarteAction[]): readonly BookAdvice[] {
  const { eye, trump } = view
  if (eye === 'onlooker' || eye === 'open' || !isSide(eye) || trump === null || view.turn !== eye) return []
  const hand = openCards(view.hands[eye])
  const plays = legal.find((action) => action.do === 'stand' || action.do === 'refuse')
  if (plays !== undefined) {
    const rule = hand.length === 5 ? jeuDeRegle(hand, trump) : null
    return rule === null ? [] : [{ rule, action: plays }]
  }
  const leads = view.phase === 'play' && view.tricks.every((trick) => trick.winner !== null)
  if (!leads || hand.length < 2) return []
  const { card, rule } = adviseLead(hand, trump, view.tricksWon[eye])
  return rule === null ? [] : [{ rule, action: { do: 'play', card } }]
}

/** All tricks of the deal this seat makes in how many hands of the other, after `action`; null where nothing can be counted. */
export function odds(view: EcarteSight, action: EcarteAction): Odds | null {
  const sight = sightOf(view)
  if (sight === null || action.do === 'propose' || action.do === 'accept' || action.do === 'discard') return null
  const { known, moment } = countable(sight)
  const counted = countTricks(known, moment)
  const ways = action.do === 'play' ? counted.byCard.get(sight.number.bit(action.card)) : undefined
  const made = view.tricksWon[sight.me]
  const best = [...counted.byCard.values()].toSorted((a, b) => atLeast(b, 3 - made) - atLeast(a, 3 - made))[0]
  const more = ways ?? best ?? counted.tricks
  return { hands: counted.hands, tricks: [0, 1, 2, 3, 4, 5].map((tricks) => more[tricks - made] ?? 0) }
}

/** What the partie is expected to count for a seat (E-29), between two deals of which `dealer` gives the next, or over. */
export function worth(state: EcarteState, dealer: Seat, seat: Seat): number {
  if (!isSide(seat) || !isSide(dealer)) throw new Error('a seat at a table for two')
  if (state.phase === 'over') return state.winner === seat ? state.value : -state.value
  return standing(state.options.partieValue, state.score, dealer, seat).equity
}

/** Tricks of a hand as dealt, both hands known from the first lead on, over all C(26,5) hands of the other. */
export function handOdds(hand: readonly Card[], turnUp: Card, part: Part): HandOdds {
  const number = numbering(suitOf(turnUp))
  const own = number.set(hand)
  const known = { own, may: ~(own | (1 << number.bit(turnUp))), sure: 0, others: 5 }
  const { hands, tricks, byCard } = countTricks(known, { at: part === 'elder' ? 'lead' : 'wait' })
  const leads = hand.flatMap((card) => {
    const counted = byCard.get(number.bit(card))
    return counted === undefined ? [] : [[card, counted] as const]
  })
  return { hands, tricks, leads: Object.fromEntries(leads) }
}
