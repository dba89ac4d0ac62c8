// What every legal action is worth to a seat, by what it can know: cards, standing and refusing are counted, proposing,
// accepting and discards are played out in a sample of worlds.
import { otherSide } from '../../../../../shared/duel.ts'
import type { Appraisal } from '../../../../../shared/coach.ts'
import type { EcarteAction } from '../../../../../shared/games/ecarte.ts'
import type { Random } from '../../../random.ts'
import type { Effort } from '../../mind.ts'
import type { EcarteSight } from '../view.ts'
import { type Bit, TRUMP_KING, bitsOf } from './bits.ts'
import { belief } from './belief.ts'
import { atAGlance } from './habits.ts'
import { planned, setsOf } from './plans.ts'
import { type Count, exactly, rate, sampled, tallied } from './rate.ts'
import { type Sight, sightOf } from './sight.ts'
import { mayPay, silently } from './silence.ts'
import { type Value, exact, stakeOf, summing, tempered } from './values.ts'
import { Ends, worthOfKing } from './worth.ts'

/** A value, and for a proposal that of each set of cards laid away after it. */
type Valued = Omit<Appraisal, 'action'>

/** Everything needed to value the actions of one moment. */
interface Thought {
  readonly sight: Sight
  readonly ends: Ends
  readonly count: Count
  readonly effort: Effort
  readonly random: Random
}

/** The worth of every legal action of the seat of this view. Throws when the view is not that of a seat in a deal. */
export function appraise(
  view: EcarteSight,
  legal: readonly EcarteAction[],
  effort: Effort,
  random: Random,
): readonly Appraisal[] {
  const sight = sightOf(view)
  if (sight === null) throw new Error('nothing to appraise outside a deal')
  const count = effort.weighs ? exactly(belief(sight, effort.samples, random)) : sampled(effort.samples, random)
  const thought = { sight, ends: new Ends(sight.deal, sight.me), count, effort, random }
  const valued = view.phase === 'play' ? playing(thought, legal) : exchanging(thought, legal)
  return legal.map((action, place) => ({ action, ...(valued[place] ?? nothing()) }))
}

function nothing(): never {
  throw new Error('an action without a value')
}

/** Whether this seat holds the king and may mark it (E-16). */
const holdsKing = ({ view, own }: Sight): boolean => view.king === null && ((own >>> TRUMP_KING) & 1) === 1

function playing(thought: Thought, legal: readonly EcarteAction[]): readonly Value[] {
  const { sight, ends, count } = thought
  const { vulnerable } = sight.view
  const mayAnnounce = legal.some((action) => action.do === 'announceKing')
  const tally = tallied(sight, count)
  const silent = rate(sight, ends, tally, count.isExact, { vulnerable, ownKing: false })
  const announced = mayAnnounce ? rate(sight, ends, tally, count.isExact, { vulnerable, ownKing: true }).best : null
  const misled = mayAnnounce && mayPay(sight) ? heldBack(thought) : null
  return legal.map((action) => {
    if (action.do === 'announceKing') return announced ?? nothing()
    if (action.do !== 'play') return nothing()
    const bit = sight.number.bit(action.card)
    const known = silent.byCard.get(bit) ?? nothing()
    const held = misled?.get(bit)
    // drawn towards what it is worth against one who guesses the king
    return held === undefined ? known : tempered(held, known.equity, held.error, GLANCE_ERROR * stakeOf(ends))
  })
}

/** Worlds played out for silence on the king: each costs more than others. */
const SILENT_WORLDS = 120

/** L-9: each card with the king held back, as far as the worlds are any. */
function heldBack({ sight, ends, effort, random }: Thought): ReadonlyMap<Bit, Value> {
  const samples = Math.min(effort.samples, SILENT_WORLDS)
  return new Map(
    [...silently(sight, ends, samples, effort.weighs, random)].flatMap(([bit, worths]) => {
      const sum = summing()
      for (const worth of worths) sum.add(worth)
      return worths.length === 0 ? [] : [[bit, sum.value()] as const]
    }),
  )
}

function exchanging(thought: Thought, legal: readonly EcarteAction[]): readonly Valued[] {
  const { sight } = thought
  const { asks } = sight.view
  const king = legal.some((action) => action.do === 'announceKing')
  const discards = asks === 'elderDiscards' || asks === 'dealerDiscards'
  if (king) {
    // E-18: whenever it is announced it ends the partie, unless it is laid away first
    const won = exact(worthOfKing(sight.deal, sight.me, sight.me))
    const card = sight.number.card(TRUMP_KING)
    const without = discards ? discarding(thought, legal) : []
    return legal.map((action, place) =>
      action.do === 'discard' && action.cards.includes(card) ? (without[place] ?? nothing()) : won,
    )
  }
  if (discards) return discarding(thought, legal)
  const played = asPlayed(thought)
  const exchanged = proposing(thought, played)
  return legal.map((action) => (action.do === 'stand' || action.do === 'refuse' ? played : exchanged))
}

/** Standing or refusing now: the cards are played as they are (E-15). */
function asPlayed({ sight, ends, count }: Thought): Value {
  const vulnerable = sight.view.exchanges.length === 0 ? sight.me : null
  return rate(sight, ends, tallied(sight, count), count.isExact, { vulnerable, ownKing: holdsKing(sight) }).best
}

/** How far the glance is off, one standard deviation, in points. */
const GLANCE_ERROR = 0.1

/**
 * Proposing or accepting, with the best cards to lay away, if it comes to that. The sample is weighed against the glance:
 * the fewer samples, the more the glance counts.
 */
function proposing(thought: Thought, played: Value): Valued {
  const { sight, ends } = thought
  const { own, part, view, number } = sight
  const least = part === 'elder' ? view.options.elderMinimumDiscard : 0
  const sets = setsOf(own, least, Math.min(HAND, view.talon))
  const from = part === 'elder' ? 'answer' : 'exchange'
  const values = planned(thought, sets, (cards) => ({ from, cards }))
  const stake = stakeOf(ends)
  const glance = atAGlance(own, part, view.exchanges.length) * stake
  const tell = (value: Value): Value =>
    tempered(value, played.equity - glance, Math.hypot(value.error, played.error), GLANCE_ERROR * stake)
  const plans = values
    .map((value, place) => ({
      action: { do: 'discard', cards: bitsOf(sets[place] ?? 0).map(number.card) },
      ...tell(value),
    }))
    .toSorted((a, b) => b.equity - a.equity)
  const { action: _, ...best } = plans[0] ?? nothing()
  return { ...best, plans }
}

const HAND = 5

function discarding(thought: Thought, legal: readonly EcarteAction[]): readonly Value[] {
  const { sight, ends } = thought
  const { view, me, part, number } = sight
  const due = view.exchanges.at(-1)?.[otherSide(me)] ?? 0
  const sets = legal.flatMap((action) => (action.do === 'discard' ? [number.set(action.cards)] : []))
  const values = planned(thought, sets, (cards) =>
    part === 'elder' ? { from: 'elderLays', cards } : { from: 'dealerLays', cards, due },
  )
  let place = 0
  return legal.map((action) => {
    if (action.do !== 'discard') return exact(ends.at(null, null, 0))
    place += 1
    return values[place - 1] ?? nothing()
  })
}
