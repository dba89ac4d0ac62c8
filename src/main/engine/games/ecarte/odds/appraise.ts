// What every legal action is worth to a seat, by what it can know: cards, standing and refusing are counted, proposing,
// accepting and discards are played out in a sample of worlds.
import { otherSide } from '../../../../../shared/duel.ts'
import type { Appraisal } from '../../../../../shared/coach.ts'
import type { EcarteAction } from '../../../../../shared/games/ecarte.ts'
import type { Random } from '../../../random.ts'
import type { Effort } from '../../game.ts'
import type { EcarteSight } from '../view.ts'
import { type Bit, type Cards32, TRUMP_KING, size } from './bits.ts'
import { type World, belief, worlds } from './belief.ts'
import { atAGlance, laidAway } from './habits.ts'
import { type Start, playOut } from './playout.ts'
import { type Count, exactly, rate, sampled } from './rate.ts'
import { type Sight, sightOf } from './sight.ts'
import { mayPay, silently } from './silence.ts'
import { Ends, type Worth, worthOfKing } from './worth.ts'

type Value = Omit<Appraisal, 'action'>

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
  const silent = rate(sight, ends, count, { vulnerable, ownKing: false })
  const announced = mayAnnounce ? rate(sight, ends, count, { vulnerable, ownKing: true }).best : null
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

function exchanging(thought: Thought, legal: readonly EcarteAction[]): readonly Value[] {
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
  const played = asPlayed(thought).best
  const on: Start = { from: asks === 'decide' ? 'answer' : 'exchange' }
  const exchanged = temperedExchange(thought, played, sampleOf(thought, worldsFor(thought, thought.effort.samples), on))
  return legal.map((action) => (action.do === 'stand' || action.do === 'refuse' ? played : exchanged))
}

/** What one point of tricks more or less is worth at the start of a partie. */
const STAKE_AT_NOTHING = 1

/** How far the glance is off, one standard deviation, in points. */
const GLANCE_ERROR = 0.1

/** The sample weighed against the glance: the fewer samples, the more the glance counts. */
function temperedExchange({ sight, ends }: Thought, played: Value, sample: Value): Value {
  const { view, own, part } = sight
  const stake = stakeOf(ends)
  const glance = atAGlance(own, part, view.exchanges.length) * stake
  const error = Math.hypot(sample.error, played.error)
  return tempered(sample, played.equity - glance, error, GLANCE_ERROR * stake)
}

const stakeOf = (ends: Ends): number =>
  (ends.at(null, null, 3).equity - ends.at(null, null, 2).equity) / STAKE_AT_NOTHING

/** A sampled value drawn towards an expectation of it, each with its standard error. */
function tempered(sample: Value, expected: number, error: number, doubt: number): Value {
  const trust = error === 0 ? 1 : doubt ** 2 / (doubt ** 2 + error ** 2)
  const equity = expected + trust * (sample.equity - expected)
  return { ...sample, equity, error: Math.sqrt(trust) * error }
}

/** Standing or refusing now: the cards are played as they are (E-15). */
function asPlayed({ sight, ends, count }: Thought) {
  const vulnerable = sight.view.exchanges.length === 0 ? sight.me : null
  return rate(sight, ends, count, { vulnerable, ownKing: holdsKing(sight) })
}

const worldsFor = ({ sight, effort, random }: Thought, count: number): readonly World[] =>
  worlds(sight, count, effort.weighs, random)

/** Parts of the samples given to all discards, to the better ones, and to the best. */
const ROUNDS = [
  { share: 0.15, left: 8 },
  { share: 0.35, left: 3 },
  { share: 0.5, left: 0 },
] as const

/** What a discard is expected to lose for every card in which it differs from the usual one, and how sure that is. */
const UNUSUAL = 0.06
const UNUSUAL_ERROR = 0.08

/** From so many samples on every discard is tried, with fewer those that differ from the usual one in a card. */
const MANY = 100

/** Discards are tried in rounds, each with fewer of them and more worlds, in the same worlds as the usual one. */
function discarding(thought: Thought, legal: readonly EcarteAction[]): readonly Value[] {
  const { sight, effort, ends } = thought
  const stake = stakeOf(ends)
  const sets = legal.map((action) => (action.do === 'discard' ? sight.number.set(action.cards) : null))
  const usual = usualDiscard(sight, sets)
  const sums = sets.map(() => ({ own: summing(), gain: summing() }))
  const value = (place: number): Value => {
    const { own, gain } = sums[place] ?? nothing()
    const base = sums[usual]?.own.value() ?? nothing()
    const different = size((sets[place] ?? 0) ^ (sets[usual] ?? 0))
    if (place === usual) return base
    if (gain.count() === 0) return unusual(base, UNUSUAL * stake * different, UNUSUAL_ERROR * stake * different)
    const better = gain.value()
    const drawn = tempered(better, -UNUSUAL * stake * different, better.error, UNUSUAL_ERROR * stake * different)
    return { ...own.value(), equity: base.equity + drawn.equity, error: Math.hypot(drawn.error, base.error) }
  }
  const near = (place: number): boolean => {
    const different = (sets[place] ?? 0) ^ (sets[usual] ?? 0)
    return effort.samples >= MANY || size(different) < 2
  }
  let tried = sets.flatMap((set, place) => (set === null || !near(place) ? [] : [place]))
  for (const { share, left } of ROUNDS) {
    for (const world of worldsFor(thought, Math.max(4, Math.round(effort.samples * share)))) {
      const base = playOut(sight, ends, world, startOf(sight, sets[usual] ?? 0))
      sums[usual]?.own.add(base)
      for (const place of tried) {
        if (place === usual) continue
        const worth = playOut(sight, ends, world, startOf(sight, sets[place] ?? 0))
        sums[place]?.own.add(worth)
        sums[place]?.gain.add(less(worth, base))
      }
    }
    tried = tried.toSorted((a, b) => value(b).equity - value(a).equity).slice(0, left)
  }
  return sets.map((set, place) => (set === null ? exact(ends.at(null, null, 0)) : value(place)))
}

/** A discard that was not tried: what it is expected to lose against the usual one. */
const unusual = (base: Value, cost: number, doubt: number): Value => ({
  ...base,
  equity: base.equity - cost,
  error: Math.hypot(base.error, doubt),
})

const less = (worth: Worth, base: Worth): Worth => ({
  points: worth.points - base.points,
  chance: worth.chance - base.chance,
  equity: worth.equity - base.equity,
})

/** The place of what a player of habit would lay away. */
function usualDiscard({ view, own, part }: Sight, sets: readonly (Cards32 | null)[]): number {
  const counts = sets.flatMap((set) => (set === null ? [] : [size(set)]))
  const habit = laidAway(own, Math.min(...counts), Math.max(...counts))
  const place = sets.indexOf(habit)
  if (place < 0) throw new Error(`${part} cannot lay away what he usually would, out of ${view.talon} cards of talon`)
  return place
}

function startOf({ view, me, part }: Sight, set: Cards32): Start {
  const due = view.exchanges.at(-1)?.[otherSide(me)] ?? 0
  return part === 'elder' ? { from: 'elderLays', cards: set } : { from: 'dealerLays', cards: set, due }
}

function sampleOf({ sight, ends }: Thought, some: readonly World[], start: Start): Value {
  const sum = summing()
  for (const world of some) sum.add(playOut(sight, ends, world, start))
  return sum.value()
}

const exact = (worth: Worth): Value => ({ ...worth, error: 0, point: null, vole: null })

/** Mean and standard error of worths. */
function summing() {
  let [count, points, chance, equity, squares] = [0, 0, 0, 0, 0]
  return {
    add(worth: Worth): void {
      count += 1
      points += worth.points
      chance += worth.chance
      equity += worth.equity
      squares += worth.equity * worth.equity
    },
    count: (): number => count,
    value(): Value {
      const mean = equity / count
      const variance = count < 2 ? 0 : Math.max(0, (squares - count * mean * mean) / (count - 1))
      const error = Math.sqrt(variance / count)
      return { points: points / count, chance: chance / count, equity: mean, error, point: null, vole: null }
    },
  }
}
