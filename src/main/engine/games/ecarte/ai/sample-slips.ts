// Sampling of states at a table with irregularities: cards that both players have seen lie where
// they were seen, those turned besides the trump came to the other hand from the talon only, and
// E-21 excludes no cards by the other player's play.
import type { Card } from '../../../../../shared/card.ts'
import { type Pair, type Side, isSide, otherSide } from '../../../../../shared/duel.ts'
import { type EcarteSlipsSeen, PACKETS } from '../../../../../shared/games/ecarte.ts'
import { type Random, shuffle } from '../../../random.ts'
import { countCards, openCards } from '../../covered.ts'
import { removeCards } from '../../pack.ts'
import { dueAsSeen } from '../markers.ts'
import { announcedKing, knownKing } from '../known.ts'
import {
  type DealSoFar,
  type EcarteState,
  type InDealState,
  ECARTE_PACK,
  isInDeal,
} from '../state.ts'
import type { EcarteSeatView } from '../view.ts'
import { playedCards } from '../slips/renonce.ts'
import { NEAR, slipKind } from '../slips/chance.ts'
import { type Slips, HAND } from '../slips/slips.ts'

type StateSampler = (view: EcarteSeatView, random: Random) => EcarteState

/** Samples a deal that fits this view; `sampleDeferred` is for a deferred one. */
export function sampleWithSlips(
  view: EcarteSeatView,
  random: Random,
  sampleDeferred: StateSampler,
): DealSoFar {
  const { eye, dealer, slips } = view
  if (!isSide(eye) || dealer === null || slips === undefined)
    throw new Error('not the view of a seat')
  const { faceUp, covered: _, ...known } = slips
  const lying = view.turnUp === null ? unseenDeal(random) : placeCards(view, eye, random)
  const hidden: Pick<Slips, 'faceUp' | 'exposed' | 'unseen' | 'covered'> = {
    ...(faceUp === null
      ? deepInTalon(view, lying.talon, random)
      : { faceUp: [faceUp], exposed: [] }),
    unseen: random.nextInt(HAND + 1),
    covered: lying.covered,
  }
  const { turnUp, hands, discards, talon } = lying
  return {
    ...publicDeal(view),
    dealer,
    turnUp,
    hands,
    discards,
    talon,
    slips: { ...known, ...hidden },
    ...(view.lost === undefined ? {} : { lost: view.lost }),
    ...(view.putBy === undefined ? {} : { putBy: inDeal(sampleDeferred(view.putBy, random)) }),
  }
}

/** Returns what all see of a deal; how the packets were dealt has no effect any more. */
export function publicDeal(
  view: EcarteSeatView,
): Omit<DealSoFar, 'dealer' | 'turnUp' | 'hands' | 'discards' | 'talon'> {
  const { options, score, deals, exchanges, vulnerable, king, tricks, tricksWon, marks } = view
  return {
    options,
    score,
    deals,
    exchanges,
    vulnerable,
    king,
    tricks,
    tricksWon,
    marks,
    packets: PACKETS[0],
    ...dueAsSeen(options, view.due),
  }
}

/** Samples what no player can have seen yet: slips deeper in the talon, by their frequency. */
function deepInTalon(
  { options, slips, talon: left }: EcarteSeatView,
  talon: readonly Card[],
  random: Random,
): Pick<Slips, 'faceUp' | 'exposed'> {
  const nothing = { faceUp: [], exposed: [] }
  if (slips === undefined || hasErred(slips)) return nothing
  const kind = slipKind(options, random)
  const drawn = TALON - left
  if (kind === 'faceUp') {
    const place = random.nextInt(NEAR) - drawn
    // one on the top would be seen, one drawn have been met
    return place > 0 ? { faceUp: talon.slice(place, place + 1), exposed: [] } : nothing
  }
  if (kind !== 'exposed') return nothing
  const place = random.nextInt(2 * HAND + NEAR) - 2 * HAND - drawn
  return place >= 0 ? { faceUp: [], exposed: talon.slice(place, place + 1) } : nothing
}

const TALON = ECARTE_PACK.length - 2 * HAND - 1

/** Returns true if a slip of the cards has come to light: a deal has only one. */
const hasErred = ({
  turned,
  thrown,
  shown,
  covered,
  outOfTurn,
  mustBuy,
  choice,
}: EcarteSlipsSeen): boolean =>
  outOfTurn ||
  mustBuy ||
  choice !== null ||
  covered > 0 ||
  [turned, thrown, ...shown].some(({ length }) => length > 0)

function inDeal(state: EcarteState): InDealState {
  if (!isInDeal(state)) throw new Error('a deal put by that is over')
  return state
}

interface CardPlacement extends Pick<DealSoFar, 'turnUp' | 'hands' | 'discards'> {
  readonly talon: readonly Card[]
  readonly covered: readonly Card[]
}

/** Samples a deal thrown together before the turn-up, of which no card has been seen (E-38). */
function unseenDeal(random: Random): CardPlacement {
  const [turnUp, ...talon] = shuffle(ECARTE_PACK, random)
  if (turnUp === undefined) throw new Error('an empty pack')
  return { turnUp, talon, hands: [[], []], discards: [[], []], covered: [] }
}

/** Tries before an impossible placement is accepted. */
const TRIES = 1000

function placeCards(view: EcarteSeatView, eye: Side, random: Random): CardPlacement {
  const seen = seenBy(view, eye)
  for (let tries = 1; ; tries += 1) {
    const lying = placeOnce(view, eye, seen, random)
    if (isPossible(view, lying, otherSide(eye)) || tries === TRIES) return lying
  }
}

/** Returns true if turned cards came by drawing, and seen ones were discarded after that. */
function isPossible(
  { slips, tricks }: EcarteSeatView,
  { hands, discards }: CardPlacement,
  other: Side,
): boolean {
  if (slips === undefined) return true
  const his = [...hands[other], ...discards[other], ...playedCards(tricks, other)]
  if (his.filter((card) => slips.turned.includes(card)).length > slips.drawn[other]) return false
  const laid = discards[other]
  const since = slips.shown[other].flatMap((card, place) =>
    laid.includes(card) ? [slips.shownAfter[other][place] ?? 0] : [],
  )
  return since.every((first) => since.filter((one) => one >= first).length <= laid.length - first)
}

/** A viewer's knowledge of the places of the cards. */
interface KnownPlaces {
  /** Cards that are not seen anywhere, except those named below. */
  readonly unseen: readonly Card[]
  /** On top of the talon, face up. */
  readonly top: readonly Card[]
  /** Certainly in the other hand. */
  readonly held: readonly Card[]
  /** In the other hand, or discarded from it. */
  readonly his: readonly Card[]
}

function seenBy(view: EcarteSeatView, eye: Side): KnownPlaces {
  const { slips, turnUp } = view
  if (slips === undefined || turnUp === null) throw new Error('a view without a deal')
  const other = otherSide(eye)
  const open = [view.hands[eye], view.discards[eye], view.hands[other]].flatMap(openCards)
  const unseen = removeCards(ECARTE_PACK, [
    ...open,
    ...view.tricks.flatMap(({ cards }) => cards),
    ...slips.thrown,
    turnUp,
  ])
  const laid = countCards(view.discards[other])
  const shown = slips.shown[other].filter((card) => unseen.includes(card))
  const announced = announcedKing(view, other).filter(
    (card) => unseen.includes(card) && !shown.includes(card),
  )
  const shownSince = (card: Card): number =>
    slips.shownAfter[other][slips.shown[other].indexOf(card)] ?? 0
  const king = slips.open[other] ? [] : knownKing(view, other)
  const kept = shown.filter((card) => shownSince(card) === laid && !king.includes(card))
  return {
    unseen,
    top: slips.faceUp === null ? [] : [slips.faceUp],
    held: [...king, ...kept],
    his: removeCards([...shown, ...announced], [...king, ...kept]),
  }
}

function placeOnce(
  view: EcarteSeatView,
  eye: Side,
  { unseen, top, held, his }: KnownPlaces,
  random: Random,
): CardPlacement {
  const { slips, turnUp } = view
  if (slips === undefined || turnUp === null) throw new Error('a view without a deal')
  const other = otherSide(eye)
  const order = shuffle(removeCards(unseen, [...top, ...held, ...his]), random)
  // dealt, and seen by no player
  const covered = removeCards(order, slips.turned).slice(0, slips.covered)
  const free = removeCards(order, covered)
  const may = slips.drawn[other] > 0 ? free : removeCards(free, slips.turned)
  const inHand = slips.open[other] ? 0 : countCards(view.hands[other]) - held.length
  const zone = [...his, ...may].slice(0, inHand + countCards(view.discards[other]))
  const mixed = shuffle(zone, random)
  const hand = slips.open[other]
    ? openCards(view.hands[other])
    : [...held, ...mixed.slice(0, inHand)]
  return {
    turnUp,
    covered,
    hands: pairFor(eye, openCards(view.hands[eye]), hand),
    discards: pairFor(eye, openCards(view.discards[eye]), mixed.slice(inHand)),
    talon: [...top, ...shuffle(removeCards(free, zone), random)],
  }
}

const pairFor = <T>(eye: Side, own: T, his: T): Pair<T> => (eye === 0 ? [own, his] : [his, own])
