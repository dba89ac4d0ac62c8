// Inference of the opponent's cards: a particle filter over (hand, draw order). Each particle is a
// determinization that fits the view (determinize.ts). For a master it is weighted by how likely
// the opponent would have played as they did, with the hand they held at each moment of it, and the
// particles are resampled by these weights. The opponent is taken to play by the card policy, with
// a softmax over its scores, and to announce what they can.
import { type Random, nextFraction, shuffle } from '../../../random.ts'
import { otherSide, isSide } from '../../../../../shared/duel.ts'
import { lowestBit } from '../../../ai/cards.ts'
import { takeByWeight } from '../../../ai/resample.ts'
import { cardPlayedBy } from '../../trick.ts'
import { cardCode, cardMask } from '../bits.ts'
import { countDraws } from '../state.ts'
import type { TattelnSeatView } from '../view.ts'
import { announceAll } from './announce-fast.ts'
import { cardScore, holdsThree, knowledgeFrom, weightsFor } from './card-policy.ts'
import { type Determinization, type Determinizer, createDeterminizer } from './determinize.ts'
import type { OpponentHand } from './evidence.ts'
import { fillHoldings, positionFromView } from './from-view.ts'
import {
  type AnnouncedHoldings,
  type Position,
  copyPosition,
  newPosition,
  playableMask,
} from './position.ts'
import { handIn } from './sample.ts'

/** A hand opposite, and the talon, as numbers. */
export interface SampledDeal {
  readonly hand: readonly number[]
  readonly talon: readonly number[]
}

interface SampleSizes {
  readonly samples: number
  /** Particles weighted; as many as samples if all are equally likely. */
  readonly looks: number
}

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
      ? Array.from({ length: samples }, () => worlds.sample(random))
      : new Inference(worlds, moments).resample({ samples, looks }, random)
  return drawn.map((world) => ({ hand: handIn(opposite, world), talon: world.rest }))
}

/** A card the opponent played while there was a talon, and what they saw then. */
interface Observation {
  readonly at: number
  readonly said: number
  readonly card: number
  /** Without the opponent's hand, which differs by particle. */
  readonly position: Position
}

function listObservations(view: TattelnSeatView): readonly Observation[] {
  const { eye, tricks, options, announcements, lies, turnUp, robbed } = view
  if (!isSide(eye)) return []
  const other = otherSide(eye)
  const draws = countDraws(options)
  return tricks.slice(0, draws).flatMap((trick, at): readonly Observation[] => {
    const card = cardPlayedBy(trick, other, 2)
    if (card === null) return []
    const position = positionFromView(view, eye)
    const before = tricks.slice(0, at).flatMap(({ cards }) => cards)
    const led = trick.leader === other ? [] : trick.cards.slice(0, 1)
    const said = announcements.filter(
      ({ after, seat }) => after < at || (after === at && seat === trick.leader),
    ).length
    position.turn = other
    position.lead = led[0] === undefined ? -1 : cardCode(led[0])
    position.played = cardMask([...before, ...led])
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

/** Points of difference that make a card e times as likely to be played. */
const TEMPERATURE = 3
/** Probability that a holding that could have been announced was not. */
const P_UNANNOUNCED = 0.05
/** Share of the plays that have unknown reasons. */
const P_UNKNOWN = 0.02

/** Weighs and resamples the particles of one view; it holds the buffers for that. */
class Inference {
  private readonly worlds: Determinizer
  private readonly moments: readonly Observation[]
  private readonly scores = new Float64Array(32)
  private scratch: Position | null = null

  constructor(worlds: Determinizer, moments: readonly Observation[]) {
    this.worlds = worlds
    this.moments = moments
  }

  /** Returns `samples` of the particles, each as often as it is likely. */
  resample({ samples, looks }: SampleSizes, random: Random): readonly Determinization[] {
    const all = Array.from({ length: looks }, () => this.worlds.sampleWithHistory(random))
    const weights = all.map((world) => Math.exp(this.logLikelihood(world)))
    // neighbours are copies of the same determinization
    return shuffle(takeByWeight(all, weights, samples, nextFraction(random)), random)
  }

  private logLikelihood(world: Determinization): number {
    return this.moments.reduce(
      (sum, moment) => sum + this.logCardChance(moment, this.worlds.handAt(world, moment)),
      0,
    )
  }

  /** Returns the log-probability that this card of this hand is played, and no more announced. */
  private logCardChance({ position, card }: Observation, hand: number): number {
    position.hands[position.turn] = hand
    const silence = this.couldAnnounce(position, hand) ? Math.log(P_UNANNOUNCED) : 0
    const { scores } = this
    const knowledge = knowledgeFrom(position)
    const weights = weightsFor(position.tables.trump)
    const playable = playableMask(position)
    let most = -Infinity
    for (let rest = playable; rest !== 0; rest &= rest - 1) {
      const one = lowestBit(rest)
      const score = cardScore(position, knowledge, one, weights)
      scores[one] = score
      if (score > most) most = score
    }
    let all = 0
    for (let rest = playable; rest !== 0; rest &= rest - 1)
      all += Math.exp(((scores[lowestBit(rest)] ?? 0) - most) / TEMPERATURE)
    const share = Math.exp(((scores[card] ?? 0) - most) / TEMPERATURE) / all
    return Math.log(P_UNKNOWN + (1 - P_UNKNOWN) * share) + silence
  }

  /** Returns true if the seat about to lead could announce more. */
  private couldAnnounce(position: Position, hand: number): boolean {
    if (position.lead >= 0 || !holdsThree(hand)) return false
    const scratch = (this.scratch ??= newPosition(position.tables))
    copyPosition(scratch, position)
    const said = scratch.said[scratch.turn]
    const before = countSaid(said)
    announceAll(scratch)
    return countSaid(said) > before
  }
}

const countSaid = ({ runs, sets }: AnnouncedHoldings): number =>
  sets.reduce((sum, one) => sum + one, runs)
