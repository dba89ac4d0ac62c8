// Likelihood of a determinization given the play: the others follow the book more often in the true
// deal than in a sampled one. The weights were measured over deals of clubs among themselves.
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

/** Log-likelihood penalty of a play against the book, by the kind of decision. */
const AGAINST = { lead: 0.95, second: 0.4, third: 0.75, last: 0.9, without: 1.1 } as const

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

function playDoubt(position: TrickPosition, code: Code): number {
  const seat = turnIn(position)
  if (!hasChoice(position, seat)) return 0
  const wish = bookCard(position)
  if (isEquivalent(position, seat, wish, code)) return 0
  if (position.count === 0) return AGAINST.lead
  if (codeSuit(readAt(position.table, 0)) !== codeSuit(code)) return AGAINST.without
  if (position.count === position.form.seats - 1) return AGAINST.last
  return position.count === 1 ? AGAINST.second : AGAINST.third
}

function hasChoice(position: TrickPosition, seat: number): boolean {
  const open = suitsOpen(position)
  let cards = 0
  for (let suit = 0; suit < SUIT_COUNT; suit += 1)
    if (((open >> suit) & 1) === 1) cards += countBits(cardsHeld(position, seat, suit))
  return cards > 1
}
