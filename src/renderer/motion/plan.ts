// Plans the moves between two snapshots of a table: start, time, and cards that turn over. Pure.
import { type DealtCard, PLAY, STAGGER, TRAVEL, scheduleDeal, turnedAt } from './timing.ts'
import { type Snapshot, type Rect, type SnapshotItem, handSeat } from './snapshot.ts'

/** A new deal. */
export interface DealMotion {
  readonly dealer: number
  readonly packets: readonly number[]
}

/** A move over the cloth; `at` is its start, in milliseconds at speed 1. */
export type Move<T extends SnapshotItem> =
  /** From another position; `far` if that was in another place. */
  | {
      readonly how: 'slide'
      readonly thing: T
      readonly from: Rect
      readonly at: number
      readonly far: boolean
    }
  /** From out of view. `was` is its former side, if it turns over on the way: a card, or a back. */
  | {
      readonly how: 'come'
      readonly thing: T
      readonly from: Rect
      readonly at: number
      readonly was: T | 'back' | null
    }
  /** A card of a trick moves to the pile and disappears there. */
  | { readonly how: 'gather'; readonly thing: T; readonly to: Rect; readonly at: number }
  /** The trick appears in the pile. */
  | { readonly how: 'appear'; readonly thing: T; readonly at: number }

/** Returns true for the places of unseen cards. */
const isPack = (place: string | null): boolean => place === 'talon' || place === 'scat'

const hasMoved = (one: Rect, other: Rect): boolean =>
  Math.abs(one.x - other.x) >= 2 ||
  Math.abs(one.y - other.y) >= 2 ||
  Math.abs(one.width - other.width) >= 2

/** Groups things by a place of theirs, in order. */
function groupByPlace<T extends SnapshotItem>(
  things: readonly T[],
  place: (thing: T) => string | null,
): ReadonlyMap<string, T[]> {
  const found = new Map<string, T[]>()
  for (const thing of things) {
    const name = place(thing)
    if (name === null) continue
    const some = found.get(name) ?? []
    found.set(name, some)
    some.push(thing)
  }
  return found
}

/**
 * Returns the last cards of a hand that were replaced. Covered cards have no identity: if more
 * cards have left a hand than are missing in it, its last ones were drawn since.
 */
function findRedrawn<T extends SnapshotItem>(
  before: Snapshot<T>,
  after: Snapshot<T>,
  place: string,
  missing: number,
): readonly T[] {
  const staysCovered = (thing: T): boolean =>
    thing.place === place && thing.covered && after.things.get(thing.key)?.covered === true
  return missing <= 0 ? [] : [...before.things.values()].filter(staysCovered).slice(-missing)
}

/**
 * Returns the start times of cards from the pack: a deal hand by hand, then the other cards laid
 * out; cards drawn later one after the other.
 */
function fromPack<T extends SnapshotItem>(
  coming: readonly T[],
  deal: DealMotion | null,
  seats: number,
): ReadonlyMap<T, number> {
  if (deal === null) return new Map(coming.map((thing, order) => [thing, order * STAGGER]))
  const hands = Array.from({ length: seats }, (_, seat) =>
    coming.filter(({ place }) => handSeat(place) === seat),
  )
  const given: readonly DealtCard[] = scheduleDeal(
    hands.map(({ length }) => length),
    deal.dealer,
    deal.packets,
  )
  const starts = new Map<T, number>()
  for (const { seat, at } of given) {
    const next = hands[seat]?.shift()
    if (next) starts.set(next, at)
  }
  const rest = coming.filter((thing) => !starts.has(thing))
  rest.forEach((thing, order) => starts.set(thing, turnedAt(given) + order * STAGGER))
  return starts
}

/** Returns the start times of cards played to a trick at once: one after the other. */
function playedAt<T extends SnapshotItem>(
  before: Snapshot<T>,
  now: readonly T[],
  gone: ReadonlyMap<string, readonly T[]>,
): ReadonlyMap<string, number> {
  const begun = gone.has('trick') ? TRAVEL : 0
  const played = now.filter(
    ({ key, place }) => place === 'trick' && before.things.get(key)?.place !== 'trick',
  )
  return new Map(played.map(({ key }, order) => [key, begun + order * PLAY]))
}

/** Returns the snapshot before a deal, without the cards that are in the pack now. */
function beforeDeal<T extends SnapshotItem>(seen: Snapshot<T>, after: Snapshot<T>): Snapshot<T> {
  const staysOnTable = (key: string): boolean => !isPack(after.things.get(key)?.from ?? null)
  return { ...seen, things: new Map([...seen.things].filter(([key]) => staysOnTable(key))) }
}

/** Returns the moves of things that lie elsewhere now, apart from those drawn again. */
const planSlides = <T extends SnapshotItem>(
  before: Snapshot<T>,
  now: readonly T[],
  redrawn: ReadonlySet<string>,
): readonly Move<T>[] =>
  now.flatMap((thing) => {
    const known = before.things.get(thing.key)
    return known === undefined || redrawn.has(thing.key) || !hasMoved(known.spot, thing.spot)
      ? []
      : [{ how: 'slide', thing, from: known.spot, at: 0, far: known.place !== thing.place }]
  })

/** Returns the moves of cards from the pack, those drawn again among them, from a time on. */
function planDraws<T extends SnapshotItem>(
  before: Snapshot<T>,
  after: Snapshot<T>,
  deal: DealMotion | null,
  redrawn: ReadonlySet<string>,
  begin: number,
): readonly Move<T>[] {
  const isDrawn = ({ key, from }: T): boolean =>
    isPack(from) && (!before.things.has(key) || redrawn.has(key))
  const coming = [...after.things.values()].filter(isDrawn)
  const seats = 1 + Math.max(0, ...[...after.places.keys()].map((place) => handSeat(place) ?? 0))
  const starts = fromPack(coming, deal, seats)
  return coming.flatMap((thing): readonly Move<T>[] => {
    const from = findOrigin(thing.from ?? '', thing, before, after, deal)
    const at = begin + (starts.get(thing) ?? 0)
    const was = thing.covered ? null : 'back'
    return from === null ? [] : [{ how: 'come', thing, from, at, was }]
  })
}

/** Returns all moves from one snapshot to the next; `deal` if that shows a new deal. */
export function planMoves<T extends SnapshotItem>(
  seen: Snapshot<T>,
  after: Snapshot<T>,
  deal: DealMotion | null,
): readonly Move<T>[] {
  if (seen.things.size + seen.places.size === 0) return []
  const before = deal === null ? seen : beforeDeal(seen, after)
  const now = [...after.things.values()]
  const gone = groupByPlace(
    [...before.things.values()].filter(({ key }) => !after.things.has(key)),
    ({ place }) => place,
  )
  const leaving = groupByPlace(
    now.filter(({ key, from }) => !before.things.has(key) && from !== null && !isPack(from)),
    ({ from }) => from,
  )
  const moves: Move<T>[] = []
  const inTurn = playedAt(before, now, gone)
  /** Cards laid in front of a player out of the hand just dealt to them. */
  const late: Move<T>[] = []
  const redrawn = new Set<string>()
  for (const [place, things] of leaving) {
    const left = gone.get(place) ?? []
    const [pile] = things
    if (place === 'trick' && left.length > 0 && pile) {
      moves.push(...left.map((thing) => ({ how: 'gather', thing, to: pile.spot, at: 0 }) as const))
      moves.push(...things.map((thing) => ({ how: 'appear', thing, at: TRAVEL * 0.7 }) as const))
      continue
    }
    const others =
      deal === null ? findRedrawn(before, after, place, things.length - left.length) : []
    for (const { key } of others) redrawn.add(key)
    const sources = [...left, ...others]
    things.forEach((thing, order) => {
      const source = sources[order]
      const from = source?.spot ?? findOrigin(place, thing, before, after, deal)
      if (from === null) return
      const was = source !== undefined && source.covered !== thing.covered ? source : null
      const at = inTurn.get(thing.key) ?? order * STAGGER
      if (deal === null) moves.push({ how: 'come', thing, from, at, was })
      else late.push({ how: 'come', thing, from, at: 0, was })
    })
  }

  // new cards come once the old ones have left
  const left = moves.reduce((last, { at }) => Math.max(last, at + TRAVEL), 0)
  moves.push(...planDraws(before, after, deal, redrawn, left))
  const last = Math.max(0, ...moves.map(({ at }) => at))
  return [
    ...planSlides(before, now, redrawn),
    ...moves,
    ...late.map((move) => ({ ...move, at: last + STAGGER })),
  ]
}

/** Returns where a move starts: its place, or, without a pack, the dealer's hand. */
function findOrigin<T extends SnapshotItem>(
  place: string,
  thing: T,
  before: Snapshot<T>,
  after: Snapshot<T>,
  deal: DealMotion | null,
): Rect | null {
  const known = before.places.get(place) ?? after.places.get(place)
  if (known) return isPack(place) ? known : { ...known, width: thing.spot.width }
  if (!isPack(place) || deal === null) return null
  const hand = after.places.get(`hand-${deal.dealer}`)
  return hand ? { ...hand, width: thing.spot.width } : null
}
