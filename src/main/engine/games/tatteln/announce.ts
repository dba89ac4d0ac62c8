// Announcing when about to lead (T-8), growth (T-9), and void announcements.
import { type Suit, cardIn, rankOf } from '../../../../shared/card.ts'
import { type Side, otherSide, withSide } from '../../../../shared/duel.ts'
import type {
  TattelnAction,
  TattelnAnnouncement,
  TattelnHolding,
  TattelnWhy,
} from '../../../../shared/games/tatteln.ts'
import { holdingValue } from '../../../../shared/games/tatteln-values.ts'
import type { Trick } from '../../../../shared/view.ts'
import type { StepResult } from '../game.ts'
import { cardPlayedBy, completeTricks } from '../trick.ts'
import { cardMask } from './bits.ts'
import { bestStrength, sequenceMask, sequencesIn, setsIn, holdingStrength } from './holdings.ts'
import { markPoints, winPartie } from './score.ts'
import {
  type DealtState,
  type PlayState,
  type Robbed,
  type TattelnEvent,
  partieGoal,
  trumpOf,
} from './state.ts'

export type Announcing = Extract<TattelnAction, { do: 'announceSequence' | 'announceSet' }>

/** Returns the holding that an action announces. */
export const holdingFrom = (action: Announcing): TattelnHolding =>
  action.do === 'announceSequence'
    ? { sort: 'sequence', suit: action.suit, rank: action.rank, count: action.count }
    : { sort: 'set', rank: action.rank, count: action.count }

/** Returns the action that announces a holding. */
export const actionFrom = (holding: TattelnHolding): Announcing =>
  holding.sort === 'sequence'
    ? { do: 'announceSequence', suit: holding.suit, rank: holding.rank, count: holding.count }
    : { do: 'announceSet', rank: holding.rank, count: holding.count }

const isSame = (a: TattelnHolding, b: TattelnHolding): boolean =>
  a.sort === 'sequence'
    ? b.sort === 'sequence' && a.suit === b.suit && a.rank === b.rank && a.count === b.count
    : b.sort === 'set' && a.rank === b.rank && a.count === b.count

type Announcements = readonly TattelnAnnouncement[]

/** Returns the cards of broken counted sequences, which make no other sequence (T-9). */
export const brokenCards = (said: Announcements, seat: Side, hand: number): number =>
  said.reduce((broken, { seat: by, good, holding }) => {
    if (by !== seat || !good || holding.sort === 'set') return broken
    const mask = sequenceMask(holding)
    return (mask & ~hand) === 0 ? broken : broken | mask
  }, 0)

/** Returns true if a seat has announced the same before, or a set of as many cards (T-8). */
const isSaid = (said: Announcements, seat: Side, holding: TattelnHolding): boolean =>
  said.some(
    (one) =>
      one.seat === seat &&
      (isSame(one.holding, holding) ||
        (holding.sort === 'set' &&
          one.holding.sort === 'set' &&
          one.holding.rank === holding.rank &&
          one.holding.count > holding.count)),
  )

/** Returns what a seat with this hand could announce, sequences first (T-8, T-9). */
export function announceableHoldings(
  said: Announcements,
  seat: Side,
  hand: number,
): readonly TattelnHolding[] {
  const held = [...sequencesIn(hand & ~brokenCards(said, seat, hand)), ...setsIn(hand)]
  return held.filter((one) => !isSaid(said, seat, one))
}

/** Returns why a holding cannot be announced. */
export function announceFault(
  said: Announcements,
  seat: Side,
  hand: number,
  holding: TattelnHolding,
): TattelnWhy | null {
  if (announceableHoldings(said, seat, hand).some((one) => isSame(one, holding))) return null
  if (isSaid(said, seat, holding)) return 'announcedBefore'
  if (holding.sort === 'set') return 'notHeld'
  return sequencesIn(hand).some((one) => isSame(one, holding)) ? 'brokenUp' : 'notHeld'
}

/** Returns what a seat has counted before for a part of something that has grown (T-9). */
const countedBefore = (said: Announcements, seat: Side, holding: TattelnHolding): number =>
  said.reduce(
    (sum, one) =>
      one.seat === seat && one.good && isPart(one.holding, holding) ? sum + one.points : sum,
    0,
  )

function isPart(part: TattelnHolding, whole: TattelnHolding): boolean {
  if (part.sort === 'set' || whole.sort === 'set')
    return part.sort === whole.sort && part.rank === whole.rank
  return (sequenceMask(part) & ~sequenceMask(whole)) === 0
}

/** Public knowledge about a deal. */
export interface PublicDeal {
  readonly tricks: readonly Trick[]
  readonly announcements: Announcements
  readonly robbed: Robbed | null
}

/** Returns true if the hand still has all of a holding at announcement number `at` (T-8). */
export function isWhole(
  { tricks, announcements, robbed }: PublicDeal,
  place: number,
  at: number,
  trump: Suit | null,
): boolean {
  const one = announcements[place]
  if (one === undefined) return false
  const { seat, holding } = one
  const now = announcements[at]?.after ?? completeTricks(tricks)
  const gone = tricks.slice(one.after, now).flatMap((trick) => cardPlayedBy(trick, seat, 2) ?? [])
  if (holding.sort === 'set') return gone.every((card) => rankOf(card) !== holding.rank)
  const isGiven =
    robbed !== null && robbed.seat === seat && robbed.said > place && robbed.said <= at
  // a player who robs gives the seven away
  const given = isGiven && trump !== null ? [cardIn('7', trump)] : []
  return (cardMask([...gone, ...given]) & sequenceMask(holding)) === 0
}

/**
 * Returns the strength that the opponent has to match for announcement number `at` to be void
 * (T-8): that of the best holding of its sort which the seat has announced, this one included, and
 * still holds all of.
 */
export function standardToBeat(
  open: PublicDeal,
  at: number,
  seat: Side,
  holding: TattelnHolding,
  trump: Suit | null,
): number {
  return open.announcements
    .slice(0, at)
    .reduce(
      (best, one, place) =>
        one.seat === seat && one.holding.sort === holding.sort && isWhole(open, place, at, trump)
          ? Math.max(best, holdingStrength(one.holding, trump))
          : best,
      holdingStrength(holding, trump),
    )
}

/** Announces, good or void; a good one is marked and may end the partie (T-8 to T-10, T-13). */
export function applyAnnouncement(
  before: PlayState,
  seat: Side,
  holding: TattelnHolding,
): StepResult<DealtState, TattelnEvent> {
  const { announcements, hands, options } = before
  const trump = trumpOf(before)
  const standard = standardToBeat(before, announcements.length, seat, holding, trump)
  const good = bestStrength(cardMask(hands[otherSide(seat)]), holding.sort, trump) < standard
  const counted = countedBefore(announcements, seat, holding)
  const points = good ? holdingValue(options.values, holding) - counted : 0
  const grown = counted > 0
  const said: TattelnAnnouncement = {
    seat,
    holding,
    good,
    points,
    grown,
    after: completeTricks(before.tricks),
  }
  const isJacks = good && holding.sort === 'set' && holding.rank === 'J' && holding.count === 4
  const state: PlayState = {
    ...before,
    announcements: [...announcements, said],
    jacks: isJacks ? withSide(before.jacks, seat, true) : before.jacks,
  }
  const heard: TattelnEvent = { did: 'announced', seat, holding, good, grown }
  if (!good) return { state, events: [heard] }
  const marked = markPoints(state, seat, points, 'T-10')
  const goal = partieGoal(options)
  if (goal === 0 || marked.state.score[seat] < goal)
    return { state: marked.state, events: [heard, ...marked.events] }
  const over = winPartie(marked.state, seat)
  return { state: over.state, events: [heard, ...marked.events, ...over.events] }
}
