// Announcements, demands for the missing suit, and false announcements (H-10 … H-12).
import { type Card, type TrappolaSuit, TRAPPOLA_SUITS, rankOf } from '../../../../shared/card.ts'
import {
  type AnnouncedRank,
  type Announcement,
  type HundertspielWhy,
  ANNOUNCED_RANKS,
} from '../../../../shared/games/hundertspiel.ts'
import type { Seat } from '../../../../shared/view.ts'
import { cardPlayedBy, completeTricks } from '../trick.ts'
import { unlessDecided } from './end.ts'
import { type Change, type Flow, prependEvents, askSeat, noChange } from './flow.ts'
import { markAccount, forfeitPartie, declareByTable, markPoints, withMark } from './marks.ts'
import { payMarkers, paysAll } from './pay.ts'
import {
  type DealSoFar,
  type HundertspielEvent,
  type InDealState,
  GOAL,
  SAFE,
  withAdded,
  isOpponent,
  sideAt,
} from './state.ts'

const COUNTS = [3, 4] as const

/** H-10: points of three and four of a kind. */
export const POINTS: Readonly<Record<AnnouncedRank, Readonly<Record<3 | 4, number>>>> = {
  A: { 3: 30, 4: 40 },
  K: { 3: 6, 4: 12 },
  C: { 3: 6, 4: 12 },
  B: { 3: 6, 4: 12 },
  6: { 3: 10, 4: 20 },
}

const ofRank = (cards: readonly Card[], rank: AnnouncedRank): number =>
  cards.reduce((sum, card) => (rankOf(card) === rank ? sum + 1 : sum), 0)

/** Returns true if aces that were thrown away count in an announcement (H-10). */
const countsThrown = ({ options }: Pick<DealSoFar, 'options'>, rank: AnnouncedRank): boolean =>
  rank === 'A' && options.thrownAces === 'count'

/** Returns the number of cards of a rank that count for a seat announcing it now (H-10). */
export const countHeld = (
  deal: Pick<DealSoFar, 'options' | 'tricks'>,
  seat: Seat,
  hand: readonly Card[],
  rank: AnnouncedRank,
): number => {
  const held = ofRank(hand, rank)
  if (!countsThrown(deal, rank)) return held
  const played = deal.tricks.flatMap(
    (trick) => cardPlayedBy(trick, seat, deal.options.players) ?? [],
  )
  return held + ofRank(played, rank)
}

/** Returns true if an ace of this seat has made a trick (H-10). */
const hasTakenWithAce = ({ tricks, options }: DealSoFar, seat: Seat): boolean =>
  tricks.some(
    (trick) =>
      trick.winner === seat && cardPlayedBy(trick, seat, options.players)?.startsWith('A') === true,
  )

/** Returns why this cannot be announced (H-10, H-12), or null. */
export function announceFault(
  deal: InDealState,
  seat: Seat,
  rank: AnnouncedRank,
  number: 3 | 4,
): HundertspielWhy | null {
  const { phase } = deal
  if (phase !== 'announcing' && phase !== 'play') return 'notNow'
  if (phase === 'play' && rank !== 'A') return 'acesAlone'
  if (deal.announcements.some((one) => one.seat === seat && one.rank === rank))
    return 'announcedBefore'
  // with tricks on the table only aces are announced
  if (hasTakenWithAce(deal, seat)) return 'aceTaken'
  const held = countHeld(deal, seat, deal.hands[seat] ?? [], rank)
  if (held > number) return 'announceFour'
  return held < number && !deal.options.irregularities ? 'notHeld' : null
}

/** Returns what a seat may announce now. */
export const announceableRanks = (
  deal: InDealState,
  seat: Seat,
): readonly { readonly rank: AnnouncedRank; readonly count: 3 | 4 }[] => {
  const ranks: readonly AnnouncedRank[] = deal.phase === 'play' ? ['A'] : ANNOUNCED_RANKS
  return ranks.flatMap((rank) =>
    COUNTS.flatMap((number) =>
      announceFault(deal, seat, rank, number) === null ? [{ rank, count: number }] : [],
    ),
  )
}

/** Marks an announcement at once; the same seat may act again (H-10). */
export function applyAnnouncement(
  before: InDealState,
  seat: Seat,
  rank: AnnouncedRank,
  number: 3 | 4,
): Flow {
  const points = POINTS[rank][number]
  const announcement: Announcement = {
    seat,
    rank,
    count: number,
    points,
    account: markAccount(before),
    // aces thrown away before count too: all the cards that were dealt
    after: countsThrown(before, rank) ? 0 : completeTricks(before.tricks),
    demandedBy: null,
    proven: null,
  }
  const deal: InDealState = { ...before, announcements: [...before.announcements, announcement] }
  const counted = markPoints(deal, sideAt(seat, deal.options), points, 'H-10')
  const change = prependEvents(
    [{ did: 'announced', seat, rank, count: number, points }, ...counted.events],
    declareByTable(counted.state),
  )
  return unlessDecided(before, change, (next) => ({
    state: askSeat(next, deal.phase, deal.asks),
    events: [],
  }))
}

/** Returns the unproven announcements of this rank by the other side (H-11, H-12). */
const unprovenAnnouncements = (
  deal: DealSoFar,
  seat: Seat,
  rank: AnnouncedRank,
): readonly Announcement[] =>
  deal.announcements.filter(
    (one) => one.rank === rank && one.proven === null && isOpponent(one.seat, seat, deal.options),
  )

/** Returns why the missing suit cannot be demanded (H-11), or null. */
export function demandFault(
  deal: InDealState,
  seat: Seat,
  rank: AnnouncedRank,
): HundertspielWhy | null {
  if (deal.phase !== 'play') return 'notNow'
  return unprovenAnnouncements(deal, seat, rank).some(isAnswerDue) ? null : 'nothingToAsk'
}

const isAnswerDue = ({ count, demandedBy }: Announcement): boolean =>
  count === 3 && demandedBy === null

export function applyDemand(before: InDealState, seat: Seat, rank: AnnouncedRank): Flow {
  const asked = unprovenAnnouncements(before, seat, rank).filter(isAnswerDue)
  const announcements = before.announcements.map((one) =>
    asked.includes(one) ? { ...one, demandedBy: seat } : one,
  )
  const events = asked.map((one): HundertspielEvent => ({
    did: 'demanded',
    seat,
    of: one.seat,
    rank,
  }))
  return { state: { ...before, announcements }, events }
}

/** Returns why nothing can be challenged (H-12), or null. */
export function challengeFault(
  deal: InDealState,
  seat: Seat,
  rank: AnnouncedRank,
): HundertspielWhy | null {
  if (!deal.options.irregularities) return 'noIrregularities'
  if (deal.phase !== 'play' && deal.phase !== 'reckoning') return 'notNow'
  return unprovenAnnouncements(deal, seat, rank).length > 0 ? null : 'nothingToAsk'
}

/** Shows the cards (H-12). */
export function applyChallenge(before: InDealState, seat: Seat, rank: AnnouncedRank): Flow {
  return unprovenAnnouncements(before, seat, rank).reduce<{
    readonly state: InDealState
    readonly events: readonly HundertspielEvent[]
  }>(
    ({ state, events }, one) => {
      const shown = proveAnnouncement(state, one)
      const said: HundertspielEvent = { did: 'challenged', seat, of: one.seat, rank }
      return {
        state: askSeat(shown.state, state.phase, state.asks),
        events: [...events, said, ...shown.events],
      }
    },
    { state: before, events: [] },
  )
}

/** Answers the demands after the trick, by naming the missing suits (H-11). */
export const answerDemands = (deal: DealSoFar): Change =>
  deal.announcements.reduce<Change>(({ state, events }, one) => {
    if (one.demandedBy === null) return { state, events }
    const shown = proveAnnouncement(state, one)
    return { state: shown.state, events: [...events, ...shown.events] }
  }, noChange(deal))

/** Returns the suits of the rank held at the announcement: held still, or played since. */
function suitsHeld(
  deal: DealSoFar,
  { seat, rank, after: complete }: Announcement,
): readonly TrappolaSuit[] {
  const since = deal.tricks.slice(complete)
  return TRAPPOLA_SUITS.filter((suit) => {
    const card = `${rank}-${suit}` as const
    return (
      (deal.hands[seat] ?? []).includes(card) ||
      since.some((trick) => cardPlayedBy(trick, seat, deal.options.players) === card)
    )
  })
}

/** Shows an announcement to be true, or finds it to be false. */
function proveAnnouncement(deal: DealSoFar, one: Announcement): Change {
  const { seat, rank } = one
  const proven = suitsHeld(deal, one)
  const place = deal.announcements.findIndex((other) => other.seat === seat && other.rank === rank)
  const state = {
    ...deal,
    announcements: deal.announcements.with(place, { ...one, demandedBy: null, proven }),
  }
  if (proven.length < one.count)
    return prependEvents([{ did: 'foundFalse', seat, rank, suits: proven }], strikeOff(state, one))
  // in an imagined deal all four may be in the hand
  const missing = TRAPPOLA_SUITS.find((suit) => !proven.includes(suit))
  if (one.demandedBy !== null && missing !== undefined)
    return { state, events: [{ did: 'toldMissing', seat, rank, suit: missing }] }
  return { state, events: [{ did: 'provedTrue', seat, rank, suits: proven }] }
}

/** Takes back the points and pays; a partie won by these points is lost (H-12). */
function strikeOff(before: DealSoFar, { seat, points, account }: Announcement): Change {
  const { options } = before
  const side = sideAt(seat, options)
  const penalty = payMarkers(
    before,
    paysAll(seat, options.falseAnnouncementPenalty, options),
    'H-12',
  )
  const deal = penalty.state
  if (account === 'nothing') return penalty
  if (account === 'next') {
    const next = withAdded(deal.next, side, -points)
    return {
      state: { ...deal, next },
      events: [
        { did: 'struckOff', seat: side, points, score: next[side] ?? 0, account },
        ...penalty.events,
      ],
    }
  }
  const score = withAdded(deal.score, side, -points)
  const state = { ...deal, score, marks: withMark(deal, side, -points, 'H-10') }
  const struck: HundertspielEvent = {
    did: 'struckOff',
    seat: side,
    points,
    score: score[side] ?? 0,
    account,
  }
  return { state: wronglyOut(matschAgain(state, side), side), events: [struck, ...penalty.events] }
}

/** Checks the Matsch again: the false announcement may have prevented it (H-12, H-19). */
function matschAgain(deal: DealSoFar, side: Seat): DealSoFar {
  const { decision, score } = deal
  if (decision === null || decision.matsch.includes(side) || (score[side] ?? 0) >= SAFE) return deal
  const hasLost =
    decision.forfeitedBy === null ? decision.winner !== side : decision.forfeitedBy === side
  return hasLost ? { ...deal, decision: { ...decision, matsch: [...decision.matsch, side] } } : deal
}

/** Returns the deal after a side, out by a false announcement, declared wrongly (H-12, H-20). */
function wronglyOut(deal: DealSoFar, side: Seat): DealSoFar {
  const { decision, score } = deal
  if (decision === null || decision.forfeitedBy !== null || decision.winner !== side) return deal
  return (score[side] ?? 0) >= GOAL ? deal : forfeitPartie(deal, side, 'H-12')
}
