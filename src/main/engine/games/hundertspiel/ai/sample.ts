// Sampling of full states for a view of Hundertspiel: every distribution of the unseen cards that
// fits what was seen and announced is equally likely. Each covered place admits some cards and not
// others; of three that were announced every suit may be the missing one.
import { type Card, TRAPPOLA_SUITS, rankOf, suitOf } from '../../../../../shared/card.ts'
import type { AnnouncedRank, Announcement } from '../../../../../shared/games/hundertspiel.ts'
import type { Seat } from '../../../../../shared/view.ts'
import { type Random, nextFraction } from '../../../random.ts'
import { countCards, openCards } from '../../covered.ts'
import { type Spreader, createGroupSpreader } from '../../spread.ts'
import { cardPlayedBy } from '../../trick.ts'
import {
  type DealSoFar,
  type HundertspielState,
  HUNDERTSPIEL_PACK,
  doOf,
  seatsIn,
} from '../state.ts'
import type { HundertspielSeatView } from '../view.ts'

/** Returns a state that the seat of this view cannot tell from the real one. */
export const sampleState = (view: HundertspielSeatView, random: Random): HundertspielState =>
  createStateSampler(view)(random)

/** Creates a sampler for many states of one view. Throws if the viewer is an onlooker. */
export function createStateSampler(
  view: HundertspielSeatView,
): (random: Random) => HundertspielState {
  const { phase } = view
  if (phase === 'open') {
    const { options, score, deals, suits, markers, markersBefore, sitting, dealtLast } = view
    return () => ({
      phase,
      options,
      score,
      deals,
      suits,
      markers,
      markersBefore,
      sitting,
      dealtLast,
    })
  }
  const placeCards = createPlacer(view)
  return (random) => withPhase(view, placeCards(random))
}

function withPhase(view: HundertspielSeatView, lying: CardPlacement): HundertspielState {
  const deal = buildDeal(view, lying)
  const { phase, turn, decision, isVoid } = view
  if (phase === 'open') throw new Error('no deal to imagine')
  if (phase === 'settled') return { ...deal, phase, isVoid }
  if (phase === 'over') {
    if (decision === null) throw new Error('a partie over without a winner')
    return { ...deal, phase, decision }
  }
  if (turn === null) throw new Error('a deal without a seat to play')
  return { ...deal, phase, asks: turn }
}

/** Locations of the unplayed cards. */
interface CardPlacement {
  readonly hands: readonly (readonly Card[])[]
  readonly scat: readonly Card[]
}

function buildDeal(view: HundertspielSeatView, { hands, scat }: CardPlacement): DealSoFar {
  const { options, score, deals, suits, markers, markersBefore, sitting, dealer, turnUp, trump } =
    view
  if (dealer === null) throw new Error('no deal to imagine')
  const { tricks, tricksWon, bids, passed, buyer, hasAsked, undertaking, announcements, exposed } =
    view
  const { taken, marks, isOldAndNew, decision, next } = view
  return {
    options,
    score,
    deals,
    suits,
    markers,
    markersBefore,
    sitting,
    dealer,
    turnUp,
    trump,
    hands,
    tricks,
    tricksWon,
    scat,
    bids,
    passed,
    buyer,
    hasAsked,
    undertaking,
    announcements,
    exposed,
    taken,
    marks,
    isOldAndNew,
    decision,
    next,
  }
}

/** A covered hand, or the scat (`seat` null), and the number of unseen cards in it. */
interface CoveredPlace {
  readonly seat: Seat | null
  readonly count: number
}

/** Known locations of cards: in this hand; not in that one. */
interface CardLocations {
  readonly inHand: ReadonlyMap<Card, Seat>
  /** Card and seat in one string. */
  readonly notIn: ReadonlySet<string>
}

function createPlacer(view: HundertspielSeatView): (random: Random) => CardPlacement {
  const { eye, options } = view
  if (typeof eye !== 'number') throw new Error('not the view of a seat')
  const own = openCards(view.hands[eye] ?? 0)
  const scat = view.scat ?? []
  const seen = new Set([...own, ...openCards(scat), ...view.tricks.flatMap(({ cards }) => cards)])
  const unseen = HUNDERTSPIEL_PACK.filter((card) => !seen.has(card))
  const places: readonly CoveredPlace[] = [
    ...seatsIn(options).flatMap((seat) =>
      seat === eye ? [] : [{ seat, count: countCards(view.hands[seat] ?? 0) }],
    ),
    ...(typeof scat === 'number' && scat > 0 ? [{ seat: null, count: scat }] : []),
  ]
  const spreaders = inferLocations(view, eye, new Set(unseen)).flatMap(
    (known) => spreaderFor(view, unseen, places, known) ?? [],
  )
  if (spreaders.length === 0) throw new Error('a view that no deal could give')
  return (random) => {
    const lying = drawSpreader(spreaders, random).dealUnseen(random)
    const cardsAt = (seat: Seat | null): readonly Card[] =>
      lying[places.findIndex((place) => place.seat === seat)] ?? []
    return {
      hands: seatsIn(options).map((seat) => (seat === eye ? own : cardsAt(seat))),
      scat: typeof scat === 'number' ? cardsAt(null) : scat,
    }
  }
}

/** Draws a spreader, with a probability proportional to the number of deals that fit it. */
function drawSpreader(spreaders: readonly Spreader[], random: Random): Spreader {
  const all = spreaders.reduce((sum, { ways }) => sum + ways, 0)
  let at = nextFraction(random) * all
  const found = spreaders.find(({ ways }) => (at -= ways) < 0) ?? spreaders.at(-1)
  if (found === undefined) throw new Error('a view that no deal could give')
  return found
}

/** Returns a spreader of the unseen cards over the places that admit them. */
function spreaderFor(
  view: HundertspielSeatView,
  unseen: readonly Card[],
  places: readonly CoveredPlace[],
  known: CardLocations,
): Spreader | null {
  const groups = new Map<string, Card[]>()
  for (const card of unseen) {
    const open = places
      .flatMap((place, at) => (placeAdmits(view, place, card, known) ? [at] : []))
      .join()
    groups.set(open, [...(groups.get(open) ?? []), card])
  }
  const kinds = [...groups.keys()]
  return createGroupSpreader(
    [...groups].map(([suit, cards]) => ({ suit, cards })),
    places.map(({ count }, at) => ({
      count,
      voids: new Set(kinds.filter((kind) => !kind.split(',').includes(String(at)))),
    })),
  )
}

function placeAdmits(
  view: HundertspielSeatView,
  { seat }: CoveredPlace,
  card: Card,
  { inHand, notIn }: CardLocations,
): boolean {
  const holder = inHand.get(card)
  if (holder !== undefined) return holder === seat
  if (seat === null) return !isLaidAway(view) || (rankOf(card) !== 'K' && rankOf(card) !== 'A')
  return !notIn.has(`${card}${seat}`)
}

/** Returns true if the scat holds the buyer's discards (H-25). */
const isLaidAway = ({ buyer, scat }: HundertspielSeatView): boolean => buyer !== null && scat !== 0

/** Returns all inferences; several if any of three announced suits may be missing. */
function inferLocations(
  view: HundertspielSeatView,
  eye: Seat,
  unseen: ReadonlySet<Card>,
): readonly CardLocations[] {
  const inHand = new Map<Card, Seat>()
  const notIn = new Set<string>()
  const noteHeld = (seat: Seat, card: Card): void => {
    if (unseen.has(card)) inHand.set(card, seat)
  }
  if (view.turnUp !== null && view.dealer !== null) noteHeld(view.dealer, view.turnUp)
  for (const { seat, suit } of view.bids) noteHeld(seat, doOf(suit))
  const { undertaking, exposed, buyer, options } = view
  if (undertaking?.isHeld === true)
    for (const suit of undertaking.suits) noteHeld(undertaking.seat, doOf(suit))
  if (undertaking?.isHeld === false)
    for (const suit of TRAPPOLA_SUITS) notIn.add(`${doOf(suit)}${undertaking.seat}`)
  if (exposed !== null) {
    const card = `${exposed.rank}-${exposed.suit}` as const
    // the buyer may have discarded it
    if (exposed.seat !== buyer || view.scat === 0) noteHeld(exposed.seat, card)
    else for (const seat of seatsIn(options)) if (seat !== buyer) notIn.add(`${card}${seat}`)
  }
  for (const seat of seatsIn(options))
    if (showedNoTrump(view, seat))
      for (const card of unseen) if (suitOf(card) === view.trump) notIn.add(`${card}${seat}`)
  return view.announcements
    .filter(({ seat }) => seat !== eye)
    .reduce<readonly CardLocations[]>(
      (all, one) => all.flatMap((known) => withAnnounced(view, known, one, unseen)),
      [{ inHand, notIn }],
    )
}

/** Returns true if a seat did not follow a trump lead (H-7). */
const showedNoTrump = ({ tricks, trump, options }: HundertspielSeatView, seat: Seat): boolean =>
  tricks.some((trick) => {
    const [led] = trick.cards
    const own = cardPlayedBy(trick, seat, options.players)
    return led !== undefined && own !== null && suitOf(led) === trump && suitOf(own) !== trump
  })

/** Adds an announcement, once for each suit that may be missing (H-10 … H-12). */
function withAnnounced(
  view: HundertspielSeatView,
  known: CardLocations,
  one: Announcement,
  unseen: ReadonlySet<Card>,
): readonly CardLocations[] {
  const { proven, count } = one
  if (proven !== null) return withHeld(view, known, one, proven, unseen)
  if (view.options.irregularities) return [known]
  if (count === 4) return withHeld(view, known, one, TRAPPOLA_SUITS, unseen)
  return TRAPPOLA_SUITS.flatMap((missing) =>
    withHeld(
      view,
      known,
      one,
      TRAPPOLA_SUITS.filter((suit) => suit !== missing),
      unseen,
    ),
  )
}

/** Adds that the announcer held the rank in exactly these suits; returns none if that cannot be. */
function withHeld(
  view: HundertspielSeatView,
  known: CardLocations,
  { seat, rank, after }: Announcement,
  suits: readonly string[],
  unseen: ReadonlySet<Card>,
): readonly CardLocations[] {
  const inHand = new Map(known.inHand)
  const notIn = new Set(known.notIn)
  for (const suit of TRAPPOLA_SUITS) {
    const card = `${rank}-${suit}` satisfies `${AnnouncedRank}-${string}`
    const since = view.tricks
      .slice(after)
      .some((trick) => cardPlayedBy(trick, seat, view.options.players) === card)
    const isHeld = suits.includes(suit)
    if (!unseen.has(card)) {
      if (isHeld !== since) return []
      continue
    }
    if (isHeld && ((inHand.get(card) ?? seat) !== seat || notIn.has(`${card}${seat}`))) return []
    if (isHeld) inHand.set(card, seat)
    else if (inHand.get(card) === seat) return []
    else notIn.add(`${card}${seat}`)
  }
  return [{ inHand, notIn }]
}
