// Worlds for thinking: those that fit the view, and for a master oftener those in which the other would have done what he did.
import type { Random } from '../../../random.ts'
import { fraction } from '../../../random.ts'
import { type Side, isSide, otherSide } from '../../../../../shared/duel.ts'
import { codeOf, lowest, maskOf } from '../bits.ts'
import { cardOf } from '../../trick.ts'
import { type Opposite } from '../evidence.ts'
import { handIn } from '../imagine.ts'
import { drawsOf } from '../state.ts'
import type { TattelnSight } from '../view.ts'
import { type World, type Worlds, worldsOf } from '../worlds.ts'
import { type Taste, holdsThree, sightOf, weigh } from './book.ts'
import { type Position, copyPosition, newPosition, playable } from './position.ts'
import { sayAll } from './saying.ts'
import { fillSaid, positionOf } from './sight.ts'
import { tasteOf } from './taste.ts'

/** A hand opposite, and the talon, as numbers. */
export interface Weighed {
  readonly hand: readonly number[]
  readonly talon: readonly number[]
}

interface Wanted {
  readonly samples: number
  /** Worlds looked at; as many as samples where none is likelier than another. */
  readonly looks: number
}

/** So many points of difference make a card e times as likely to be played. */
const CARE = 3
/** Something that could have been announced was not. */
const SILENCE = 0.05

/** Worlds that fit the view. */
export function weighedWorlds(
  view: TattelnSight,
  opposite: Opposite,
  { samples, looks }: Wanted,
  random: Random,
): readonly Weighed[] {
  const worlds = worldsOf(opposite)
  const moments = looks > samples ? momentsOf(view) : []
  const drawn =
    moments.length === 0 ? plain(worlds, samples, random) : likely(worlds, moments, { samples, looks }, random)
  return drawn.map((world) => ({ hand: handIn(opposite, world), talon: world.rest }))
}

const plain = (worlds: Worlds, samples: number, random: Random): readonly World[] =>
  Array.from({ length: samples }, () => worlds.draw(random))

/** Of many worlds so many, each as often as it is likely (systematic resampling). */
function likely(
  worlds: Worlds,
  moments: readonly Moment[],
  { samples, looks }: Wanted,
  random: Random,
): readonly World[] {
  const all = Array.from({ length: looks }, () => worlds.drawTold(random))
  const weights = all.map((world) => Math.exp(likelihood(worlds, moments, world)))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const taken: World[] = []
  let [place, upTo] = [0, weights[0] ?? 0]
  const start = fraction(random)
  for (let n = 0; n < samples; n += 1) {
    const at = ((n + start) / samples) * total
    while (upTo < at && place < all.length - 1) upTo += weights[(place += 1)] ?? 0
    const world = all[place]
    if (world !== undefined) taken.push(world)
  }
  // neighbours are the same world
  return shuffled(taken, random)
}

function shuffled<T>(all: T[], random: Random): readonly T[] {
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1)
    const [a, b] = [all[last], all[other]]
    if (a !== undefined && b !== undefined) [all[last], all[other]] = [b, a]
  }
  return all
}

/** A card the other played while there was a talon, and what he saw then. */
interface Moment {
  readonly at: number
  readonly said: number
  readonly card: number
  readonly position: Position
}

function momentsOf(view: TattelnSight): readonly Moment[] {
  const { eye, tricks, options, announcements, lies, turnUp, robbed } = view
  if (eye === 'onlooker' || eye === 'open' || !isSide(eye)) return []
  const other: Side = otherSide(eye)
  const draws = drawsOf(options)
  return tricks.slice(0, draws).flatMap((trick, at): readonly Moment[] => {
    const card = cardOf(trick, other, 2)
    if (card === null) return []
    const position = positionOf(view, eye)
    const isLead = trick.leader === other
    const before = tricks.slice(0, at).flatMap(({ cards }) => cards)
    const led = isLead ? null : trick.cards[0]
    const said = announcements.filter(({ after, seat }) => after < at || (after === at && seat === trick.leader)).length
    position.turn = other
    position.lead = led === null || led === undefined ? -1 : codeOf(led)
    position.played = maskOf(led === null || led === undefined ? before : [...before, led])
    position.complete = at
    position.next = 0
    position.end = draws * 2 - at * 2 - (turnUp === null ? 0 : 1)
    // before it was robbed the turn-up lay there
    const open = robbed !== null && at < robbed.after ? turnUp : lies
    position.lies = open === null ? -1 : codeOf(open)
    for (const seat of [0, 1] as const) fillSaid(position.said[seat], view, seat, said, at - 1)
    return [{ at, said, card: codeOf(card), position }]
  })
}

/** The logarithm of how likely the other is to have done what he did, in this world. */
function likelihood(worlds: Worlds, moments: readonly Moment[], world: World): number {
  let sum = 0
  for (const { at, said, card, position } of moments) {
    const hand = worlds.handAt(world, { at, said })
    sum += chanceOfCard(position, hand, card)
  }
  return sum
}

const scratches = new Map<object, Position>()
function scratchFor(position: Position): Position {
  const known = scratches.get(position.form)
  if (known !== undefined) return known
  const made = newPosition(position.form)
  scratches.set(position.form, made)
  return made
}

const WORTHS = new Float64Array(32)

/** The logarithm of the chance that he plays this card of this hand, and says nothing more before. */
function chanceOfCard(position: Position, hand: number, card: number): number {
  const { turn } = position
  const taste: Taste = tasteOf(position.form.trump)
  position.hands[turn] = hand
  let silence = 0
  if (position.lead < 0 && holdsThree(hand)) {
    const scratch = scratchFor(position)
    copyPosition(scratch, position)
    const before = scratch.said[turn].runs + scratch.said[turn].sets.reduce((sum, one) => sum + one, 0)
    sayAll(scratch)
    const after = scratch.said[turn].runs + scratch.said[turn].sets.reduce((sum, one) => sum + one, 0)
    if (after > before) silence = Math.log(SILENCE)
  }
  const sight = sightOf(position)
  let most = -Infinity
  for (let rest = playable(position); rest !== 0; rest &= rest - 1) {
    const one = lowest(rest)
    const worth = weigh(position, sight, one, taste)
    WORTHS[one] = worth
    if (worth > most) most = worth
  }
  let all = 0
  for (let rest = playable(position); rest !== 0; rest &= rest - 1)
    all += Math.exp(((WORTHS[lowest(rest)] ?? 0) - most) / CARE)
  // anything may have been done for reasons of his own
  const share = Math.exp(((WORTHS[card] ?? 0) - most) / CARE) / all
  return Math.log(0.02 + 0.98 * share) + silence
}
