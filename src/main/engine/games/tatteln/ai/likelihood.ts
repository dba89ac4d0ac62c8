// Sampling by likelihood: determinizations that fit the view, and for a master more often those in
// which the opponent would have acted as they did (importance sampling).
import type { Random } from '../../../random.ts'
import { nextFraction } from '../../../random.ts'
import { type Side, isSide, otherSide } from '../../../../../shared/duel.ts'
import { cardCode, lowestCode, cardMask } from '../bits.ts'
import { cardPlayedBy } from '../../trick.ts'
import { type OpponentHand } from './evidence.ts'
import { handIn } from './sample.ts'
import { countDraws } from '../state.ts'
import type { TattelnSeatView } from '../view.ts'
import { type Determinization, type Determinizer, createDeterminizer } from './determinize.ts'
import { type PolicyWeights, holdsThree, knowledgeFrom, cardScore } from './card-policy.ts'
import { type Position, copyPosition, newPosition, playableMask } from './position.ts'
import { announceAll } from './announce-fast.ts'
import { fillHoldings, positionFromView } from './from-view.ts'
import { weightsFor } from './policy-weights.ts'

/** A hand opposite, and the talon, as numbers. */
export interface SampledDeal {
  readonly hand: readonly number[]
  readonly talon: readonly number[]
}

interface SampleSizes {
  readonly samples: number
  /**
   * Number of determinizations weighed; the same as the number of samples if all are equally
   * likely.
   */
  readonly looks: number
}

/** Points of difference that make a card e times as likely to be played. */
const TEMPERATURE = 3
/** Probability that a holding that could have been announced was not. */
const P_UNANNOUNCED = 0.05

/** Returns sampled deals that fit the view. */
export function sampleByLikelihood(
  view: TattelnSeatView,
  opposite: OpponentHand,
  { samples, looks }: SampleSizes,
  random: Random,
): readonly SampledDeal[] {
  const worlds = createDeterminizer(opposite)
  const moments = looks > samples ? listObservations(view) : []
  const drawn =
    moments.length === 0
      ? sampleUniform(worlds, samples, random)
      : resampleByLikelihood(worlds, moments, { samples, looks }, random)
  return drawn.map((world) => ({ hand: handIn(opposite, world), talon: world.rest }))
}

const sampleUniform = (
  worlds: Determinizer,
  samples: number,
  random: Random,
): readonly Determinization[] => Array.from({ length: samples }, () => worlds.sample(random))

/** Returns `count` of the candidates, each as often as it is likely (systematic resampling). */
function resampleByLikelihood(
  worlds: Determinizer,
  moments: readonly Observation[],
  { samples, looks }: SampleSizes,
  random: Random,
): readonly Determinization[] {
  const all = Array.from({ length: looks }, () => worlds.sampleWithHistory(random))
  const weights = all.map((world) => Math.exp(logLikelihood(worlds, moments, world)))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const taken: Determinization[] = []
  let [place, upTo] = [0, weights[0] ?? 0]
  const start = nextFraction(random)
  for (let n = 0; n < samples; n += 1) {
    const at = ((n + start) / samples) * total
    while (upTo < at && place < all.length - 1) upTo += weights[(place += 1)] ?? 0
    const world = all[place]
    if (world !== undefined) taken.push(world)
  }
  // neighbours are copies of the same determinization
  return shuffleInPlace(taken, random)
}

function shuffleInPlace<T>(all: T[], random: Random): readonly T[] {
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = random.nextInt(last + 1)
    const [a, b] = [all[last], all[other]]
    if (a !== undefined && b !== undefined) [all[last], all[other]] = [b, a]
  }
  return all
}

/** A card the opponent played while there was a talon, and what they saw then. */
interface Observation {
  readonly at: number
  readonly said: number
  readonly card: number
  readonly position: Position
}

function listObservations(view: TattelnSeatView): readonly Observation[] {
  const { eye, tricks, options, announcements, lies, turnUp, robbed } = view
  if (eye === 'onlooker' || eye === 'open' || !isSide(eye)) return []
  const other: Side = otherSide(eye)
  const draws = countDraws(options)
  return tricks.slice(0, draws).flatMap((trick, at): readonly Observation[] => {
    const card = cardPlayedBy(trick, other, 2)
    if (card === null) return []
    const position = positionFromView(view, eye)
    const isLead = trick.leader === other
    const before = tricks.slice(0, at).flatMap(({ cards }) => cards)
    const led = isLead ? null : trick.cards[0]
    const said = announcements.filter(
      ({ after, seat }) => after < at || (after === at && seat === trick.leader),
    ).length
    position.turn = other
    position.lead = led === null || led === undefined ? -1 : cardCode(led)
    position.played = cardMask(led === null || led === undefined ? before : [...before, led])
    position.complete = at
    position.next = 0
    position.end = draws * 2 - at * 2 - (turnUp === null ? 0 : 1)
    // before it was robbed, the turn-up lay there
    const open = robbed !== null && at < robbed.after ? turnUp : lies
    position.lies = open === null ? -1 : cardCode(open)
    for (const seat of [0, 1] as const) fillHoldings(position.said[seat], view, seat, said, at - 1)
    return [{ at, said, card: cardCode(card), position }]
  })
}

/** Returns the log-likelihood of the opponent's actions in this determinization. */
function logLikelihood(
  worlds: Determinizer,
  moments: readonly Observation[],
  world: Determinization,
): number {
  let sum = 0
  for (const { at, said, card, position } of moments) {
    const hand = worlds.handAt(world, { at, said })
    sum += logCardChance(position, hand, card)
  }
  return sum
}

const scratches = new Map<object, Position>()
function scratchFor(position: Position): Position {
  const known = scratches.get(position.tables)
  if (known !== undefined) return known
  const made = newPosition(position.tables)
  scratches.set(position.tables, made)
  return made
}

const SCORES = new Float64Array(32)

/**
 * Returns the log of the probability that the opponent plays this card of this hand, and announces
 * nothing more before.
 */
function logCardChance(position: Position, hand: number, card: number): number {
  const { turn } = position
  const weights: PolicyWeights = weightsFor(position.tables.trump)
  position.hands[turn] = hand
  let silence = 0
  if (position.lead < 0 && holdsThree(hand)) {
    const scratch = scratchFor(position)
    copyPosition(scratch, position)
    const before =
      scratch.said[turn].runs + scratch.said[turn].sets.reduce((sum, one) => sum + one, 0)
    announceAll(scratch)
    const after =
      scratch.said[turn].runs + scratch.said[turn].sets.reduce((sum, one) => sum + one, 0)
    if (after > before) silence = Math.log(P_UNANNOUNCED)
  }
  const knowledge = knowledgeFrom(position)
  let most = -Infinity
  for (let rest = playableMask(position); rest !== 0; rest &= rest - 1) {
    const one = lowestCode(rest)
    const score = cardScore(position, knowledge, one, weights)
    SCORES[one] = score
    if (score > most) most = score
  }
  let all = 0
  for (let rest = playableMask(position); rest !== 0; rest &= rest - 1)
    all += Math.exp(((SCORES[lowestCode(rest)] ?? 0) - most) / TEMPERATURE)
  // any card may have been played for unknown reasons
  const share = Math.exp(((SCORES[card] ?? 0) - most) / TEMPERATURE) / all
  return Math.log(0.02 + 0.98 * share) + silence
}
