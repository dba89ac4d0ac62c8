// What an eye sees of a table of Scotch Whist, what an ear hears, what a seat may imagine.
import { type Card, suitOf } from '../../../../shared/card.ts'
import { type Side, isSide, otherSide } from '../../../../shared/duel.ts'
import type { ScotchWhistHeard, ScotchWhistView } from '../../../../shared/games/scotch-whist.ts'
import type { Eye } from '../../../../shared/view.ts'
import type { Random } from '../../random.ts'
import { countOf, openCards, shownTo } from '../covered.ts'
import { without } from '../pack.ts'
import { placeUnseen } from '../placement.ts'
import type { ScotchWhistOptions } from './options.ts'
import { turn } from './play.ts'
import {
  type DealSoFar,
  type ScotchWhistEvent,
  type ScotchWhistState,
  GOAL,
  SCOTCH_WHIST_PACK,
  handSize,
} from './state.ts'

/** The common view, and the rule options typed. */
export type ScotchWhistSight = ScotchWhistView & { readonly options: ScotchWhistOptions }

/** What an eye may know; hands not taken up are covered to their owner too (SW-1). */
export function view(state: ScotchWhistState, eye: Eye): ScotchWhistSight {
  const common = {
    game: 'scotch-whist',
    eye,
    options: state.options,
    phase: state.phase,
    deals: state.deals,
    score: state.score,
    goal: GOAL,
    turn: turn(state),
    talon: 0,
    outcome: state.phase === 'over' ? { winner: state.winner, value: 1 } : null,
  } as const
  if (state.phase === 'open')
    return {
      ...common,
      ...{ dealer: null, trump: null, turnUp: null, hands: [0, 0], waiting: [[], []] },
      ...{ tricks: [], tricksWon: [0, 0], marks: [] },
    }
  const { dealer, turnUp, tricks, tricksWon, marks, waiting } = state
  return {
    ...common,
    ...{ dealer, turnUp, tricks, tricksWon, marks },
    trump: suitOf(turnUp),
    hands: shownTo(state.hands, eye),
    waiting: [waiting[0].map((hand) => hand.length), waiting[1].map((hand) => hand.length)],
  }
}

/** The event as an ear heard it. */
export const hear = (event: ScotchWhistEvent, ear: Eye): ScotchWhistHeard =>
  event.did === 'dealt' || event.did === 'tookUpHand' ? { ...event, hands: shownTo(event.hands, ear) } : event

/** Some state that the seat of this view cannot tell from the real one. Throws on an onlooker's sight. */
export function imagine(sight: ScotchWhistSight, random: Random): ScotchWhistState {
  const { options, score, deals } = sight
  if (sight.phase === 'open') return { phase: 'open', options, score, deals }
  const deal = imagineDeal(sight, random)
  if (sight.phase !== 'over') return { ...deal, phase: sight.phase }
  return { ...deal, phase: 'over', winner: sight.outcome?.winner === 1 ? 1 : 0 }
}

function imagineDeal(sight: ScotchWhistSight, random: Random): DealSoFar {
  const { eye, turnUp, dealer, options, score, deals, tricks, marks } = sight
  if (eye === 'onlooker' || eye === 'open' || !isSide(eye) || turnUp === null || dealer === null)
    throw new Error('not the view of a seat')
  const other = otherSide(eye)
  const own = openCards(sight.hands[eye])
  const seen = [...own, ...tricks.flatMap((trick) => trick.cards)]
  // the turn-up lies last in the dealer's last hand: known to both, wherever that is now
  const turned = seen.includes(turnUp) ? [] : [turnUp]
  const waits = sight.waiting[dealer].length > 0
  const held = waits || dealer !== other ? [] : turned
  const unseen = without(SCOTCH_WHIST_PACK, [...seen, ...turned])
  const count = countOf(sight.hands[other]) - held.length
  const placed = placeUnseen(unseen, { count, admits: admitted(sight, other) }, random)
  const hand = [...placed.held, ...held]
  const waiting = fillWaiting(sight, placed.rest, waits ? turned : [], dealer)
  return {
    ...{ options, score, deals, dealer, turnUp, waiting, tricks, marks },
    tricksWon: sight.tricksWon,
    hands: eye === 0 ? [own, hand] : [hand, own],
  }
}

/** Lays the rest of the unseen cards into the hands not taken up, the turn-up last in the dealer's. */
function fillWaiting(
  sight: ScotchWhistSight,
  rest: readonly Card[],
  turned: readonly Card[],
  dealer: Side,
): DealSoFar['waiting'] {
  const cards = [...rest]
  const fill = (side: Side): readonly (readonly Card[])[] => {
    const sizes = sight.waiting[side]
    return sizes.map((size, place) => {
      const known = side === dealer && place === sizes.length - 1 ? turned : []
      return [...cards.splice(0, size - known.length), ...known]
    })
  }
  const first = fill(0)
  return [first, fill(1)]
}

/** SW-3 read backwards: a suit the other side did not follow is not in the hand it now plays from. */
function admitted(sight: ScotchWhistSight, other: Side): (card: Card) => boolean {
  const size = handSize(sight.options)
  const begun = sight.tricks.length - (sight.tricks.at(-1)?.winner === null ? 1 : 0)
  const here = sight.tricks.slice(Math.floor(begun / size) * size)
  const voids = here.flatMap((trick) => {
    const [lead, reply] = trick.cards
    const failed = trick.leader !== other && lead !== undefined && reply !== undefined && suitOf(reply) !== suitOf(lead)
    return failed ? [suitOf(lead)] : []
  })
  return (card) => !voids.includes(suitOf(card))
}
