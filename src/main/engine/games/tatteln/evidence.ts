// What a seat knows of the other hand, and when: cards that were shown, and what announcements and their answers tell of the
// hand at that moment (T-8, T-11). The moment is all that matters, since hands change with every draw.
import { cardIn } from '../../../../shared/card.ts'
import { type Side, otherSide } from '../../../../shared/duel.ts'
import { countOf, openCards } from '../covered.ts'
import { cardOf } from '../trick.ts'
import { brokenCards, isWhole, standardOf } from './announce.ts'
import { SUIT_SIZE, codeOf, codesOf, countBits, maskOf, ofSuit, rankMask, placeOf, suitPlace } from './bits.ts'
import { type HoldingSet, type Sequence, LEAST, asStrong, sequenceMask, triplesOf } from './holdings.ts'
import { drawsOf } from './state.ts'
import type { TattelnSight } from './view.ts'

/** About the other hand at one moment: whether it held all cards of one of these masks. */
export interface Evidence {
  /** Complete tricks by then. */
  readonly at: number
  /** Announcements by then. */
  readonly said: number
  readonly masks: readonly number[]
  readonly holds: boolean
}

/** A card that has been in the other hand, as a number. */
export interface Held {
  readonly code: number
  /** In his hand when so many tricks were complete, at the latest. */
  readonly since: number
  /** Played to this trick, counted from 0, or given for the turn-up before it; `NEVER` while he has it. */
  readonly until: number
}

export const NEVER = 99

/** The turn-up he robbed, the seven he gave for it, and how many tricks and announcements were made by then. */
export interface RobbedBy {
  readonly code: number
  readonly seven: number
  readonly after: number
  readonly said: number
  /** The trick he played the turn-up to, `NEVER` while he has it. */
  readonly played: number
}

/** Whether he had robbed by some moment. */
export const hasRobbed = ({ after, said }: RobbedBy, moment: Pick<Evidence, 'at' | 'said'>): boolean =>
  after < moment.at || (after === moment.at && said <= moment.said)

/** What is known of the hand opposite. */
export interface Opposite {
  /** Cards that he was dealt or drew covered, and that are known. */
  readonly held: readonly Held[]
  /** Null where he did not rob. */
  readonly robbed: RobbedBy | null
  /** Covered cards in his hand, and the cards they may be. */
  readonly covered: number
  readonly unseen: readonly number[]
  /** Cards dealt to him, and times he has drawn from the top of the talon. */
  readonly dealt: number
  readonly draws: number
  readonly evidence: readonly Evidence[]
}

/** All that the seat of this view knows of the other. Throws on the view of nobody, or without a deal. */
export function oppositeOf(view: TattelnSight): Opposite {
  const { eye, lies, tricks, hands, talon, options } = view
  if (eye !== 0 && eye !== 1) throw new Error('not the view of a seat')
  const other = otherSide(eye)
  const own = maskOf(openCards(hands[eye]))
  const played = maskOf(tricks.flatMap(({ cards }) => cards))
  const robbed = robbedBy(view, other)
  const evidence = isAllSeen(view) ? [] : evidenceOf(view, other)
  const shown = evidence.filter(({ holds, masks }) => holds && masks.length === 1)
  const held = heldBy(view, other, shown, robbed)
  const inHand = held.reduce((mask, { code, until }) => (until === NEVER ? mask | (1 << code) : mask), 0)
  const taken = robbed === null ? 0 : (1 << robbed.code) & ~played
  const known = own | played | inHand | taken | (lies === null ? 0 : 1 << codeOf(lies))
  const unseen = codesOf(~known)
  const total = drawsOf(options)
  return {
    ...{ held, robbed, unseen, evidence, dealt: options.handSize },
    covered: countOf(hands[other]) - countBits(inHand) - countBits(taken),
    draws: Math.floor((total * 2 - talon - (lies === null ? 0 : 1)) / 2),
  }
}

/** When nothing is left to be drawn, every card that is not seen is in the other hand. */
const isAllSeen = ({ talon, lies }: TattelnSight): boolean => talon === 0 && lies === null

function robbedBy({ robbed, turnUp, trump, tricks }: TattelnSight, other: Side): RobbedBy | null {
  if (robbed === null || robbed.seat !== other || turnUp === null || trump === null) return null
  const { after, said } = robbed
  const place = tricks.findIndex((trick) => cardOf(trick, other, 2) === turnUp)
  return { code: codeOf(turnUp), seven: codeOf(cardIn('7', trump)), after, said, played: place < 0 ? NEVER : place }
}

/** Cards the other has played, given away or shown by announcing them; the turn-up he robbed is told apart. */
function heldBy(view: TattelnSight, other: Side, shown: readonly Evidence[], robbed: RobbedBy | null): readonly Held[] {
  const held = new Map<number, Held>()
  const add = (code: number, since: number, until: number): void => {
    if (code === robbed?.code) return
    const { since: earlier = NEVER, until: before = NEVER } = held.get(code) ?? {}
    held.set(code, { code, since: Math.min(since, earlier), until: Math.min(until, before) })
  }
  view.tricks.forEach((trick, place) => {
    const card = cardOf(trick, other, 2)
    if (card !== null) add(codeOf(card), place, place)
  })
  if (robbed !== null) add(robbed.seven, robbed.after, robbed.after)
  for (const { at, masks } of shown) for (const code of codesOf(masks[0] ?? 0)) add(code, at, NEVER)
  return [...held.values()]
}

/** T-8, T-11: everything said and left unsaid that tells of the other hand. */
function evidenceOf(view: TattelnSight, other: Side): readonly Evidence[] {
  return [...view.announcements.flatMap((_, place) => toldBy(view, other, place)), ...notRobbed(view, other)]
}

function toldBy(view: TattelnSight, other: Side, place: number): readonly Evidence[] {
  const { announcements, trump } = view
  const one = announcements[place]
  if (one === undefined) return []
  const moment = { at: one.after, said: place }
  if (one.seat === other) {
    const { shown, beyond } =
      one.holding.sort === 'set' ? setTold(view, one.holding) : runTold(view, other, place, one.holding)
    return [
      { ...moment, masks: shown, holds: true },
      ...(beyond.length === 0 ? [] : [{ ...moment, masks: beyond, holds: false }]),
    ]
  }
  const standard = standardOf(view, place, one.seat, one.holding, trump)
  return [{ ...moment, masks: asStrong(one.holding.sort, standard, trump), holds: !one.good }]
}

interface Told {
  /** He held one of these. */
  readonly shown: readonly number[]
  /** And none of these: what is announced is named in full. */
  readonly beyond: readonly number[]
}

/** A set of three does not tell which, unless the eye has one of them itself. */
function setTold(view: TattelnSight, { rank, count }: HoldingSet): Told {
  const all = rankMask(placeOf(rank))
  if (count > LEAST) return { shown: [all], beyond: [] }
  const never = neverHis(view)
  return { shown: triplesOf(rank).filter((mask) => (mask & never) === 0), beyond: [all] }
}

/** Cards that have never been in the other hand. */
function neverHis({ eye, hands, tricks, lies, robbed }: TattelnSight): number {
  if (eye !== 0 && eye !== 1) return 0
  const own = [...openCards(hands[eye]), ...tricks.flatMap((trick) => cardOf(trick, eye, 2) ?? [])]
  // the seven that lies there was his if he robbed
  const open = lies === null || (robbed !== null && robbed.seat !== eye) ? [] : [lies]
  return maskOf([...own, ...open])
}

/** The cards above and below a sequence, but for those of a sequence that was broken up (T-9). */
function runTold(view: TattelnSight, other: Side, place: number, run: Sequence): Told {
  const suit = suitPlace(run.suit)
  const mask = sequenceMask(run)
  const eight = ofSuit(mask, suit)
  const around = ((eight << 1) | (eight >> 1)) & ~eight & ((1 << SUIT_SIZE) - 1)
  const before = view.announcements.slice(0, place)
  const broken = before.filter((_, index) => !isWhole(view, index, place, view.trump))
  const dead = brokenCards(broken, other, 0)
  const beyond = (around << (suit * SUIT_SIZE)) & ~dead
  return { shown: [mask], beyond: codesOf(beyond).map((code) => 1 << code) }
}

/** T-2: who must rob and played a card without it did not hold the seven. */
function notRobbed(view: TattelnSight, other: Side): readonly Evidence[] {
  const { options, trump, turnUp, tricks, robbed, announcements } = view
  if (!options.sevenMustRob || trump === null || turnUp === null) return []
  const seven = cardIn('7', trump)
  if (seven === turnUp) return []
  const until = Math.min(drawsOf(options), robbed?.after ?? NEVER)
  return tricks.slice(0, until).flatMap((trick, at): readonly Evidence[] => {
    const card = cardOf(trick, other, 2)
    const isLead = trick.leader === other
    const hasTrick = tricks.slice(0, at).some(({ winner }) => winner === other)
    if (card === null || (options.rob === 'strict' && !(isLead && hasTrick))) return []
    return [{ at, said: announcements.length, masks: [1 << codeOf(seven)], holds: false }]
  })
}
