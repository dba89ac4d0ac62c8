// Knowledge of a seat about the other hand at each moment: cards that were shown, and what
// announcements and their answers imply about the hand at that moment (T-8, T-11). The moment
// matters, since hands change with every draw.
import { cardIn } from '../../../../../shared/card.ts'
import { type Side, isSide, otherSide } from '../../../../../shared/duel.ts'
import { countCards, openCards } from '../../covered.ts'
import { cardPlayedBy } from '../../trick.ts'
import { brokenCards, isWhole, standardToBeat } from '../announce.ts'
import { SUIT_SIZE, cardCode, cardMask, ofSuit, rankMask, rankPlace, suitPlace } from '../bits.ts'
import {
  type HoldingSet,
  type Sequence,
  LEAST,
  asStrong,
  sequenceMask,
  listTriples,
} from '../holdings.ts'
import { countDraws } from '../state.ts'
import type { TattelnSeatView } from '../view.ts'
import { listBits, countBits } from '../../../ai/cards.ts'

/** A fact at one moment: the other hand held, or did not hold, all cards of one of the masks. */
export interface HandEvidence {
  /** Complete tricks by then. */
  readonly at: number
  /** Announcements by then. */
  readonly said: number
  readonly masks: readonly number[]
  readonly holds: boolean
}

/** A card that has been in the other hand, as a number. */
export interface HeldCard {
  readonly code: number
  /** Number of complete tricks by which the card was in the hand, at the latest. */
  readonly heldFrom: number
  /** Trick in which it was played, or before which it was given for the turn-up, or `NEVER`. */
  readonly heldUntil: number
}

export const NEVER = 99

/** The turn-up the opponent robbed, the seven given for it, and the moment of that. */
export interface RobbedBy {
  readonly code: number
  readonly seven: number
  readonly after: number
  readonly said: number
  /** Trick in which the turn-up was played, `NEVER` while it is in the hand. */
  readonly played: number
}

/** Returns true if the opponent had robbed by some moment. */
export const hasRobbed = (
  { after, said }: RobbedBy,
  moment: Pick<HandEvidence, 'at' | 'said'>,
): boolean => after < moment.at || (after === moment.at && said <= moment.said)

/** Knowledge about the hand opposite. */
export interface OpponentHand {
  /** Known cards that the opponent was dealt or drew covered. */
  readonly held: readonly HeldCard[]
  /** Null if the opponent did not rob. */
  readonly robbed: RobbedBy | null
  /** Number of covered cards in the hand, and the cards they may be. */
  readonly covered: number
  readonly unseen: readonly number[]
  /** Number of cards dealt to the opponent, and of draws from the top of the talon. */
  readonly dealt: number
  readonly draws: number
  readonly evidence: readonly HandEvidence[]
}

/** Returns all that a seat knows of the opponent. Throws if there is no seat or no deal. */
export function opponentFrom(view: TattelnSeatView): OpponentHand {
  const { eye, lies, tricks, hands, talon, options } = view
  if (!isSide(eye)) throw new Error('not the view of a seat')
  const other = otherSide(eye)
  const own = cardMask(openCards(hands[eye]))
  const played = cardMask(tricks.flatMap(({ cards }) => cards))
  const robbed = robbedBy(view, other)
  const evidence = isAllSeen(view) ? [] : collectEvidence(view, other)
  const shown = evidence.filter(({ holds, masks }) => holds && masks.length === 1)
  const held = listHeldCards(view, other, shown, robbed)
  const inHand = held.reduce(
    (mask, { code, heldUntil }) => (heldUntil === NEVER ? mask | (1 << code) : mask),
    0,
  )
  const taken = robbed === null ? 0 : (1 << robbed.code) & ~played
  const known = own | played | inHand | taken | (lies === null ? 0 : 1 << cardCode(lies))
  const unseen = listBits(~known)
  const total = countDraws(options)
  return {
    held,
    robbed,
    unseen,
    evidence,
    dealt: options.handSize,
    covered: countCards(hands[other]) - countBits(inHand) - countBits(taken),
    draws: Math.floor((total * 2 - talon - (lies === null ? 0 : 1)) / 2),
  }
}

/** Returns true if nothing is left to draw: then every unseen card is in the other hand. */
const isAllSeen = ({ talon, lies }: TattelnSeatView): boolean => talon === 0 && lies === null

function robbedBy(
  { robbed, turnUp, trump, tricks }: TattelnSeatView,
  other: Side,
): RobbedBy | null {
  if (robbed === null || robbed.seat !== other || turnUp === null || trump === null) return null
  const { after, said } = robbed
  const place = tricks.findIndex((trick) => cardPlayedBy(trick, other, 2) === turnUp)
  return {
    code: cardCode(turnUp),
    seven: cardCode(cardIn('7', trump)),
    after,
    said,
    played: place < 0 ? NEVER : place,
  }
}

/** Returns the cards the opponent has played, given away or shown; not the robbed turn-up. */
function listHeldCards(
  view: TattelnSeatView,
  other: Side,
  shown: readonly HandEvidence[],
  robbed: RobbedBy | null,
): readonly HeldCard[] {
  const held = new Map<number, HeldCard>()
  const noteHeld = (code: number, heldFrom: number, heldUntil: number): void => {
    if (code === robbed?.code) return
    const { heldFrom: earlier = NEVER, heldUntil: before = NEVER } = held.get(code) ?? {}
    held.set(code, {
      code,
      heldFrom: Math.min(heldFrom, earlier),
      heldUntil: Math.min(heldUntil, before),
    })
  }
  view.tricks.forEach((trick, place) => {
    const card = cardPlayedBy(trick, other, 2)
    if (card !== null) noteHeld(cardCode(card), place, place)
  })
  if (robbed !== null) noteHeld(robbed.seven, robbed.after, robbed.after)
  for (const { at, masks } of shown)
    for (const code of listBits(masks[0] ?? 0)) noteHeld(code, at, NEVER)
  return [...held.values()]
}

/** Returns the evidence of what was announced and what was not (T-8, T-11). */
function collectEvidence(view: TattelnSeatView, other: Side): readonly HandEvidence[] {
  return [
    ...view.announcements.flatMap((_, place) => announcementEvidence(view, other, place)),
    ...unrobbedEvidence(view, other),
  ]
}

function announcementEvidence(
  view: TattelnSeatView,
  other: Side,
  place: number,
): readonly HandEvidence[] {
  const { announcements, trump } = view
  const one = announcements[place]
  if (one === undefined) return []
  const moment = { at: one.after, said: place }
  if (one.seat === other) {
    const { shown, beyond } =
      one.holding.sort === 'set'
        ? setCards(view, one.holding)
        : runCards(view, other, place, one.holding)
    return [
      { ...moment, masks: shown, holds: true },
      ...(beyond.length === 0 ? [] : [{ ...moment, masks: beyond, holds: false }]),
    ]
  }
  const standard = standardToBeat(view, place, one.seat, one.holding, trump)
  return [{ ...moment, masks: asStrong(one.holding.sort, standard, trump), holds: !one.good }]
}

interface AnnouncedCards {
  /** The opponent held one of these. */
  readonly shown: readonly number[]
  /** And none of these: a holding is announced in full. */
  readonly beyond: readonly number[]
}

/** Returns the cards of an announced set; of three, unknown which. */
function setCards(view: TattelnSeatView, { rank, count }: HoldingSet): AnnouncedCards {
  const all = rankMask(rankPlace(rank))
  if (count > LEAST) return { shown: [all], beyond: [] }
  const never = neverHeld(view)
  return { shown: listTriples(rank).filter((mask) => (mask & never) === 0), beyond: [all] }
}

/** Returns the cards that have never been in the other hand. */
function neverHeld({ eye, hands, tricks, lies, robbed }: TattelnSeatView): number {
  if (!isSide(eye)) return 0
  const own = [
    ...openCards(hands[eye]),
    ...tricks.flatMap((trick) => cardPlayedBy(trick, eye, 2) ?? []),
  ]
  // the seven that lies there was the opponent's if they robbed
  const open = lies === null || (robbed !== null && robbed.seat !== eye) ? [] : [lies]
  return cardMask([...own, ...open])
}

/** Returns the cards above and below a sequence, without those of a broken one (T-9). */
function runCards(
  view: TattelnSeatView,
  other: Side,
  place: number,
  run: Sequence,
): AnnouncedCards {
  const suit = suitPlace(run.suit)
  const mask = sequenceMask(run)
  const eight = ofSuit(mask, suit)
  const around = ((eight << 1) | (eight >> 1)) & ~eight & ((1 << SUIT_SIZE) - 1)
  const before = view.announcements.slice(0, place)
  const broken = before.filter((_, index) => !isWhole(view, index, place, view.trump))
  const dead = brokenCards(broken, other, 0)
  const beyond = (around << (suit * SUIT_SIZE)) & ~dead
  return { shown: [mask], beyond: listBits(beyond).map((code) => 1 << code) }
}

/** Returns when the opponent did not hold the seven: they would have had to rob (T-2). */
function unrobbedEvidence(view: TattelnSeatView, other: Side): readonly HandEvidence[] {
  const { options, trump, turnUp, tricks, robbed, announcements } = view
  if (!options.sevenMustRob || trump === null || turnUp === null) return []
  const seven = cardIn('7', trump)
  if (seven === turnUp) return []
  const end = Math.min(countDraws(options), robbed?.after ?? NEVER)
  return tricks.slice(0, end).flatMap((trick, at): readonly HandEvidence[] => {
    const card = cardPlayedBy(trick, other, 2)
    const isLead = trick.leader === other
    const hasTrick = tricks.slice(0, at).some(({ winner }) => winner === other)
    if (card === null || (options.rob === 'strict' && !(isLead && hasTrick))) return []
    return [{ at, said: announcements.length, masks: [1 << cardCode(seven)], holds: false }]
  })
}
