// The card the book plays at sight: what the trick is worth, how likely it is to be one's own, and what is given away with the
// card (HA-1 … HA-6). It reads no other hand: what the others hold is guessed from what has not been played.
import { above, between, highest, lowest, size } from '../../../tricks/bits.ts'
import { DO, FIRST_DO, LAST_TRICK } from '../dos.ts'
import { type Code, LOWEST, SUIT_COUNT, bitOf, codeHeight, codeOf, codeSuit, countOfCode, read } from './codes.ts'
import { type Position, NOBODY, beats, handOf, isFoe, suitsOpen, tricksLeft, turnIn, unseenBy } from './position.ts'

/** What a seat that is still to play adds to a trick, in points: two in the pack's mean, less since all know who has it. */
const ADDED = 1.3
/** From so many points on a trick is rich: a figure lies there. */
const RICH = 5

/** How gladly one who could take a trick does so: with the suit, with a trump by what lies there (HA-2), from the partner. */
const GLAD = { suit: 0.85, trumpRich: 0.85, trumpPoor: 0.4, partner: 0.35 } as const

/** How gladly the trump Do is played to the first trick by who holds it. */
const GLAD_FIRST_DO = 0.6

/**
 * What a card is kept for, in points of a later trick. A trump is good for a trick, the higher the surer, and the more so the
 * more of them are to come; aces and kings lose what they are good for as the suits run out; a Do may make the last trick
 * (HA-1).
 */
const KEPT = {
  ...{ trump: 2, trumpHeight: 0.7, late: 0.4 },
  /** For an ace or king, by how far it stands above the Cavall. */
  figure: 1.2,
  ...{ trumpDo: 9, otherDo: 3 },
} as const
/** Height of the Cavall: what is higher is kept. */
const CAVALL = 7

/** H-16: with a laid game of one's own all cards are kept longer, trumps above all, and the laid Do until its trick. */
const OWN_LAID = { all: 1.3, trump: 3, itsDo: 200 } as const
/** Against one: what may still take its Do, trumps, high ones above all, and cards of the suit of a Do that is laid. */
const AGAINST_LAID = { trump: 4, high: 2, itsSuit: 3 } as const

/** The card the book plays for the seat whose turn it is. */
export function bookCode(p: Position): Code {
  const seat = turnIn(p)
  const open = suitsOpen(p, seat)
  const all = unseenInAll(p, seat)
  let best: Code = NOBODY
  let most = -Infinity
  for (let suit = 0; suit < SUIT_COUNT; suit += 1) {
    if (((open >> suit) & 1) === 0) continue
    let before: Code = NOBODY
    for (let left = handOf(p, seat, suit); left !== 0; left &= left - 1) {
      const code = codeOf(suit, lowest(left))
      // of cards that do the same the lowest goes first
      const value = before !== NOBODY && isSame(p, seat, before, code) ? -Infinity : valueOf(p, seat, code, all)
      before = code
      if (value > most) {
        most = value
        best = code
      }
    }
  }
  return best
}

/** What a card gives away by the book, for the seat whose turn it is. */
export function gapOf(p: Position, code: Code): number {
  const best = bookCode(p)
  if (best === code) return 0
  const seat = turnIn(p)
  const all = unseenInAll(p, seat)
  return valueOf(p, seat, best, all) - valueOf(p, seat, code, all)
}

/** Whether two cards of a hand, the lower first, do the same: they count nothing, and nothing of others lies between. */
export function isSame(p: Position, seat: number, low: Code, high: Code): boolean {
  const suit = codeSuit(low)
  if (codeHeight(low) === LOWEST || codeSuit(high) !== suit || countOfCode(high) > 0) return false
  let others = unseenBy(p, seat, suit)
  for (let place = 0; place < p.count; place += 1)
    if (codeSuit(read(p.table, place)) === suit) others |= bitOf(read(p.table, place))
  return (others & between(codeHeight(low), codeHeight(high))) === 0
}

function unseenInAll(p: Position, seat: number): number {
  let all = 0
  for (let suit = 0; suit < SUIT_COUNT; suit += 1) all += size(unseenBy(p, seat, suit))
  return all
}

/** Cards of a hand, of the pack, and of a suit at most, and one more of each. */
const [IN_HAND, IN_PACK, IN_SUIT] = [13, 37, 10] as const
/** Chance that a hand of so many cards, out of so many unseen, has none of so many. */
const NONE = Float64Array.from({ length: IN_HAND * IN_PACK * IN_SUIT }, (_, place) => {
  const hand = Math.floor(place / IN_SUIT / IN_PACK)
  const all = Math.floor(place / IN_SUIT) % IN_PACK
  return (1 - Math.min(1, all === 0 ? 0 : hand / all)) ** (place % IN_SUIT)
})

/** How likely a seat that has still to play holds one of so many cards. */
const holdsOne = (p: Position, cards: number, all: number): number =>
  1 - (NONE[(tricksLeft(p) * IN_PACK + all) * IN_SUIT + cards] ?? 1)

/** A card that has the trick so far, as one seat sees it. */
interface Standing {
  readonly best: Code
  readonly isRich: boolean
  /** Of others. */
  readonly higher: number
  readonly trumps: number
}

function standingOf(p: Position, seat: number, best: Code, isRich: boolean, all: number): Standing {
  const suit = codeSuit(best)
  return {
    ...{ best, isRich },
    higher: holdsOne(p, size(unseenBy(p, seat, suit) & above(codeHeight(best))), all),
    trumps: suit === p.trump ? 0 : holdsOne(p, size(unseenBy(p, seat, p.trump)), all),
  }
}

/** How likely a seat beats the best card. */
function beaten(p: Position, by: number, isFriend: boolean, { best, isRich, higher, trumps }: Standing): number {
  const hasNoTrump = ((p.noTrump >> by) & 1) === 1
  if (codeSuit(best) === p.trump) {
    if (hasNoTrump) return 0
    return higher * (isFriend ? GLAD.partner : isRich ? GLAD.suit : GLAD.trumpPoor)
  }
  const trumped = hasNoTrump ? 0 : trumps
  if (isFriend) return (1 - (1 - higher) * (1 - trumped)) * GLAD.partner
  return 1 - (1 - higher * GLAD.suit) * (1 - trumped * (isRich ? GLAD.trumpRich : GLAD.trumpPoor))
}

/** What a Do counts that makes the present trick, in which so much lies (H-13, H-14). */
function bonus(p: Position, code: Code, stake: number): number {
  if (codeHeight(code) !== LOWEST) return 0
  if (p.tricks === 0) return codeSuit(code) === p.trump ? FIRST_DO - (p.firstDoInAll ? stake : 0) : DO
  return tricksLeft(p) === 1 ? 2 * DO : DO
}

/** What lies on the table with this card and those still to come. */
function stakeOf(p: Position, code: Code): number {
  let stake = countOfCode(code) + (p.seats - p.count - 1) * ADDED + (tricksLeft(p) === 1 ? LAST_TRICK : 0)
  for (let place = 0; place < p.count; place += 1) stake += countOfCode(read(p.table, place))
  return stake
}

/** What playing a card promises, less what is given away with it. */
function valueOf(p: Position, seat: number, code: Code, all: number): number {
  const takes = p.count === 0 || beats(p, code, read(p.table, p.best))
  const best = takes ? code : read(p.table, p.best)
  const holdsNow = takes || !isFoe(p, seat, (p.leader + p.best) % p.seats)
  const stake = stakeOf(p, code)
  const standing = standingOf(p, seat, best, stake >= RICH, all)
  // chances that the own side has the trick, and that the best card keeps it
  let own = holdsNow ? 1 : 0
  let stays = 1
  let foes = 0
  for (let place = p.count + 1; place < p.seats; place += 1) {
    const by = (p.leader + place) % p.seats
    const isFriend = !isFoe(p, seat, by)
    const chance = beaten(p, by, isFriend, standing)
    own = isFriend ? own + (1 - own) * chance : own * (1 - chance)
    stays *= 1 - chance
    if (!isFriend) foes += 1
  }
  const made = bonus(p, best, stake) * stays * (holdsNow ? 1 : -1)
  return (2 * own - 1) * stake + made - foes * firstDoThreat(p, seat, best, all) - kept(p, seat, code)
}

/** HA-3: the trump Do may yet make the first trick, unless a trump lies there. */
function firstDoThreat(p: Position, seat: number, best: Code, all: number): number {
  if (p.tricks > 0 || codeSuit(best) === p.trump || (unseenBy(p, seat, p.trump) & (1 << LOWEST)) === 0) return 0
  return FIRST_DO * GLAD_FIRST_DO * holdsOne(p, 1, all)
}

/** HA-1, HA-2, HA-6: what a card may still be good for in the tricks to come. */
function kept(p: Position, seat: number, code: Code): number {
  const left = tricksLeft(p)
  if (left === 1) return 0
  const keep = keptAlways(p, code, left / p.length)
  if (p.laidBy === seat) return keep * OWN_LAID.all + ownLaid(p, code)
  return p.laidBy !== NOBODY && isFoe(p, seat, p.laidBy) ? keep + againstLaid(p, code) : keep
}

/** The same without a laid game; `share` of the tricks are left. */
function keptAlways(p: Position, code: Code, share: number): number {
  const tall = codeHeight(code)
  const isTrump = codeSuit(code) === p.trump
  if (tall === LOWEST) return isTrump ? KEPT.trumpDo : KEPT.otherDo
  if (isTrump) return KEPT.trump + KEPT.trumpHeight * tall * (KEPT.late + share)
  return tall > CAVALL ? (tall - CAVALL) * KEPT.figure * share : 0
}

function ownLaid(p: Position, code: Code): number {
  const suit = codeSuit(code)
  const isLaid = codeHeight(code) === LOWEST && ((p.laidSuits >> suit) & 1) === 1
  if (isLaid && tricksLeft(p) > size(p.laidSuits)) return OWN_LAID.itsDo
  return suit === p.trump ? OWN_LAID.trump : 0
}

function againstLaid(p: Position, code: Code): number {
  const suit = codeSuit(code)
  const tall = codeHeight(code)
  if (suit === p.trump) return tall === LOWEST ? 0 : AGAINST_LAID.trump + (tall > CAVALL ? AGAINST_LAID.high : 0)
  return ((p.laidSuits >> suit) & 1) === 1 ? AGAINST_LAID.itsSuit : 0
}

/** Whether a seat holds the best card left of a plain suit (HA-4). */
export const isBestLeft = (p: Position, seat: number, code: Code): boolean =>
  codeHeight(code) > highest(unseenBy(p, seat, codeSuit(code)))
