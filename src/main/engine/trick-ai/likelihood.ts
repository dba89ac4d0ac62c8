// Likelihood of a determinization given the play: the others follow the book more often in the true
// deal than in a sampled one. The weights were measured over deals of masters among themselves.
import { bookCard } from './book.ts'
import type { Random } from '../random.ts'
import {
  type TrickPosition,
  clonePosition,
  copyPosition,
  cardsHeld,
  playCode,
  suitsOpen,
  turnIn,
} from './position.ts'
import { isEquivalent } from './unseen.ts'
import type { Knowledge, Determinization } from './knowledge.ts'
import { type Code, SUIT_COUNT, codeSuit, countBits, readAt } from '../ai/cards.ts'
import { resample } from '../ai/resample.ts'

/** The kind of a decision: by its place in the trick, or without the suit led. */
type EvidenceKind = 'lead' | 'second' | 'third' | 'last' | 'without'

/** Log-likelihood penalty of a play against the book (`node study/evidence.ts`). */
const AGAINST: Readonly<Record<EvidenceKind, number>> = {
  lead: 1,
  second: 0.85,
  third: 1.3,
  last: 1.8,
  without: 1.3,
}

/** Samples determinizations, the more likely ones more often, by the play so far. */
export function sampleLikelyDeals(
  knowledge: Knowledge,
  count: number,
  random: Random,
): readonly Determinization[] {
  const scratch = clonePosition(knowledge.start)
  return resample(
    () => knowledge.sampleHands(random),
    (world) => computeDoubt(knowledge, world, scratch),
    count,
    random,
  )
}

/** Returns the doubt about a determinization: the others' penalties since the hands began. */
function computeDoubt(
  { start, past, seat }: Knowledge,
  world: Determinization,
  scratch: TrickPosition,
): number {
  copyPosition(start, scratch)
  scratch.hands.set(world.start)
  let doubt = 0
  for (const { seat: by, code } of past) {
    if (by !== seat) doubt += playDoubt(scratch, code)
    playCode(scratch, code)
  }
  return doubt
}

const playDoubt = (position: TrickPosition, code: Code): number => {
  const judged = judgePlay(position, code)
  return judged === null || judged.isByBook ? 0 : AGAINST[judged.kind]
}

/** A play as evidence. */
export interface JudgedPlay {
  readonly kind: EvidenceKind
  readonly isByBook: boolean
}

/** Judges a play of the seat on turn by the book; null if it had no choice. */
export function judgePlay(position: TrickPosition, code: Code): JudgedPlay | null {
  const seat = turnIn(position)
  if (!hasChoice(position, seat)) return null
  const isByBook = isEquivalent(position, seat, bookCard(position), code)
  return { kind: kindOf(position, code), isByBook }
}

function kindOf({ count, table, form }: TrickPosition, code: Code): EvidenceKind {
  if (count === 0) return 'lead'
  if (codeSuit(readAt(table, 0)) !== codeSuit(code)) return 'without'
  if (count === form.seats - 1) return 'last'
  return count === 1 ? 'second' : 'third'
}

function hasChoice(position: TrickPosition, seat: number): boolean {
  const open = suitsOpen(position)
  let cards = 0
  for (let suit = 0; suit < SUIT_COUNT; suit += 1)
    if (((open >> suit) & 1) === 1) cards += countBits(cardsHeld(position, seat, suit))
  return cards > 1
}
