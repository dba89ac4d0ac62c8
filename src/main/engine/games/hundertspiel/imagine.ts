// What a seat may imagine: every way the cards it has not seen may lie that fits what it saw and heard, equally likely. Each
// covered place admits some cards and not others; of three that were announced every suit may be the missing one.
import { type Card, TRAPPOLA_SUITS, rankOf, suitOf } from '../../../../shared/card.ts'
import type { AnnouncedRank, Announcement } from '../../../../shared/games/hundertspiel.ts'
import type { Seat } from '../../../../shared/view.ts'
import { type Random, fraction } from '../../random.ts'
import { countOf, openCards } from '../covered.ts'
import { type Spreader, groupSpreader } from '../spread.ts'
import { cardOf } from '../trick.ts'
import { type DealSoFar, type HundertspielState, HUNDERTSPIEL_PACK, doOf, seatsIn } from './state.ts'
import type { HundertspielSight } from './view.ts'

/** Some state that the seat of this view cannot tell from the real one. */
export const imagine = (sight: HundertspielSight, random: Random): HundertspielState => imaginer(sight)(random)

/** The same for many states of one view: what follows from it is found once. Throws on an onlooker’s sight. */
export function imaginer(sight: HundertspielSight): (random: Random) => HundertspielState {
  const { phase } = sight
  if (phase === 'open') {
    const { options, score, deals, suits, markers, markersBefore, sitting, dealtLast } = sight
    return () => ({ phase, options, score, deals, suits, markers, markersBefore, sitting, dealtLast })
  }
  const lay = layer(sight)
  return (random) => withPhase(sight, lay(random))
}

function withPhase(sight: HundertspielSight, lying: Lying): HundertspielState {
  const deal = dealOf(sight, lying)
  const { phase, turn, decision, isVoid } = sight
  if (phase === 'open') throw new Error('no deal to imagine')
  if (phase === 'settled') return { ...deal, phase, isVoid }
  if (phase === 'over') {
    if (decision === null) throw new Error('a partie over without a winner')
    return { ...deal, phase, decision }
  }
  if (turn === null) throw new Error('a deal in which it is nobody’s turn')
  return { ...deal, phase, asks: turn }
}

/** Where the cards lie that nobody has played. */
interface Lying {
  readonly hands: readonly (readonly Card[])[]
  readonly scat: readonly Card[]
}

function dealOf(sight: HundertspielSight, { hands, scat }: Lying): DealSoFar {
  const { options, score, deals, suits, markers, markersBefore, sitting, dealer, turnUp, trump } = sight
  if (dealer === null) throw new Error('no deal to imagine')
  const { tricks, tricksWon, bids, passed, buyer, hasAsked, undertaking, announcements, exposed } = sight
  const { taken, marks, isOldAndNew, decision, next } = sight
  return {
    ...{ options, score, deals, suits, markers, markersBefore, sitting, dealer, turnUp, trump, hands },
    ...{ tricks, tricksWon, scat, bids, passed, buyer, hasAsked, undertaking, announcements, exposed },
    ...{ taken, marks, isOldAndNew, decision, next },
  }
}

/** A covered hand, or the scat (`seat` null): how many of the unseen lie there. */
interface Place {
  readonly seat: Seat | null
  readonly count: number
}

/** What is known of where a card lies: in this hand; not in that one. */
interface Knowledge {
  readonly inHand: ReadonlyMap<Card, Seat>
  /** Card and seat in one text. */
  readonly notIn: ReadonlySet<string>
}

function layer(sight: HundertspielSight): (random: Random) => Lying {
  const { eye, options } = sight
  if (eye === 'onlooker' || eye === 'open') throw new Error('not the view of a seat')
  const own = openCards(sight.hands[eye] ?? 0)
  const scat = sight.scat ?? []
  const seen = new Set([...own, ...openCards(scat), ...sight.tricks.flatMap(({ cards }) => cards)])
  const unseen = HUNDERTSPIEL_PACK.filter((card) => !seen.has(card))
  const places: readonly Place[] = [
    ...seatsIn(options).flatMap((seat) => (seat === eye ? [] : [{ seat, count: countOf(sight.hands[seat] ?? 0) }])),
    ...(typeof scat === 'number' && scat > 0 ? [{ seat: null, count: scat }] : []),
  ]
  const spreaders = knowledgeOf(sight, eye, new Set(unseen)).flatMap(
    (known) => spreaderOf(sight, unseen, places, known) ?? [],
  )
  if (spreaders.length === 0) throw new Error('a view that no deal could give')
  return (random) => {
    const lying = drawn(spreaders, random).spread(random)
    const at = (seat: Seat | null): readonly Card[] => lying[places.findIndex((place) => place.seat === seat)] ?? []
    return {
      hands: seatsIn(options).map((seat) => (seat === eye ? own : at(seat))),
      scat: typeof scat === 'number' ? at(null) : scat,
    }
  }
}

/** One of several ways to know more, each as likely as the deals that fit it are many. */
function drawn(spreaders: readonly Spreader[], random: Random): Spreader {
  const all = spreaders.reduce((sum, { ways }) => sum + ways, 0)
  let at = fraction(random) * all
  const found = spreaders.find(({ ways }) => (at -= ways) < 0) ?? spreaders.at(-1)
  if (found === undefined) throw new Error('a view that no deal could give')
  return found
}

/** The unseen cards over the places that admit them. */
function spreaderOf(
  sight: HundertspielSight,
  unseen: readonly Card[],
  places: readonly Place[],
  known: Knowledge,
): Spreader | null {
  const groups = new Map<string, Card[]>()
  for (const card of unseen) {
    const open = places.flatMap((place, at) => (admits(sight, place, card, known) ? [at] : [])).join()
    groups.set(open, [...(groups.get(open) ?? []), card])
  }
  const kinds = [...groups.keys()]
  return groupSpreader(
    [...groups].map(([suit, cards]) => ({ suit, cards })),
    places.map(({ count }, at) => ({
      count,
      voids: new Set(kinds.filter((kind) => !kind.split(',').includes(String(at)))),
    })),
  )
}

function admits(sight: HundertspielSight, { seat }: Place, card: Card, { inHand, notIn }: Knowledge): boolean {
  const holder = inHand.get(card)
  if (holder !== undefined) return holder === seat
  if (seat === null) return !isLaidAway(sight) || (rankOf(card) !== 'K' && rankOf(card) !== 'A')
  return !notIn.has(`${card}${seat}`)
}

/** H-25: whether the scat is what the buyer laid away. */
const isLaidAway = ({ buyer, scat }: HundertspielSight): boolean => buyer !== null && scat !== 0

/** Everything that follows from what was seen and heard; several where of three that were announced any may be missing. */
function knowledgeOf(sight: HundertspielSight, eye: Seat, unseen: ReadonlySet<Card>): readonly Knowledge[] {
  const inHand = new Map<Card, Seat>()
  const notIn = new Set<string>()
  const holds = (seat: Seat, card: Card): void => {
    if (unseen.has(card)) inHand.set(card, seat)
  }
  if (sight.turnUp !== null && sight.dealer !== null) holds(sight.dealer, sight.turnUp)
  for (const { seat, suit } of sight.bids) holds(seat, doOf(suit))
  const { undertaking, exposed, buyer, options } = sight
  if (undertaking?.isHeld === true) for (const suit of undertaking.suits) holds(undertaking.seat, doOf(suit))
  if (undertaking?.isHeld === false) for (const suit of TRAPPOLA_SUITS) notIn.add(`${doOf(suit)}${undertaking.seat}`)
  if (exposed !== null) {
    const card = `${exposed.rank}-${exposed.suit}` as const
    // the buyer may have laid it away
    if (exposed.seat !== buyer || sight.scat === 0) holds(exposed.seat, card)
    else for (const seat of seatsIn(options)) if (seat !== buyer) notIn.add(`${card}${seat}`)
  }
  for (const seat of seatsIn(options))
    if (showedNoTrump(sight, seat))
      for (const card of unseen) if (suitOf(card) === sight.trump) notIn.add(`${card}${seat}`)
  return sight.announcements
    .filter(({ seat }) => seat !== eye)
    .reduce<readonly Knowledge[]>(
      (all, one) => all.flatMap((known) => withAnnounced(sight, known, one, unseen)),
      [{ inHand, notIn }],
    )
}

/** H-7: whether a seat did not follow when trumps were led. */
const showedNoTrump = ({ tricks, trump, options }: HundertspielSight, seat: Seat): boolean =>
  tricks.some((trick) => {
    const [led] = trick.cards
    const own = cardOf(trick, seat, options.players)
    return led !== undefined && own !== null && suitOf(led) === trump && suitOf(own) !== trump
  })

/** H-10 … H-12: what an announcement adds, once for each suit that may be missing. */
function withAnnounced(
  sight: HundertspielSight,
  known: Knowledge,
  one: Announcement,
  unseen: ReadonlySet<Card>,
): readonly Knowledge[] {
  const { proven, count } = one
  if (proven !== null) return withHeld(sight, known, one, proven, unseen)
  if (sight.options.irregularities) return [known]
  if (count === 4) return withHeld(sight, known, one, TRAPPOLA_SUITS, unseen)
  return TRAPPOLA_SUITS.flatMap((missing) =>
    withHeld(
      sight,
      known,
      one,
      TRAPPOLA_SUITS.filter((suit) => suit !== missing),
      unseen,
    ),
  )
}

/** The announcer held the rank in exactly these suits; none where that cannot be. */
function withHeld(
  sight: HundertspielSight,
  known: Knowledge,
  { seat, rank, after }: Announcement,
  suits: readonly string[],
  unseen: ReadonlySet<Card>,
): readonly Knowledge[] {
  const inHand = new Map(known.inHand)
  const notIn = new Set(known.notIn)
  for (const suit of TRAPPOLA_SUITS) {
    const card = `${rank}-${suit}` satisfies `${AnnouncedRank}-${string}`
    const since = sight.tricks.slice(after).some((trick) => cardOf(trick, seat, sight.options.players) === card)
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
