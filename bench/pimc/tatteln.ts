// The yardstick at Tatteln: cards only. In each sampled deal, the order of the talon included, both
// sides play the trick on the table and the next as well as they can; the rest is played by the
// card policy, its last tricks exactly. After the talon every trick is solved.
import { lowestBit } from '../../src/main/engine/ai/cards.ts'
import { cardCode } from '../../src/main/engine/games/tatteln/bits.ts'
import { weightsFor } from '../../src/main/engine/games/tatteln/ai/card-policy.ts'
import { createDeterminizer } from '../../src/main/engine/games/tatteln/ai/determinize.ts'
import { opponentFrom } from '../../src/main/engine/games/tatteln/ai/evidence.ts'
import { fillHidden, positionFromView } from '../../src/main/engine/games/tatteln/ai/from-view.ts'
import { solveTrials } from '../../src/main/engine/games/tatteln/ai/monte-carlo.ts'
import {
  type PlayoutStyle,
  beforeCard,
  playOut,
  readEnd,
} from '../../src/main/engine/games/tatteln/ai/playout.ts'
import {
  type Position,
  copyPosition,
  hasTalon,
  newPosition,
  playCard,
  playableMask,
} from '../../src/main/engine/games/tatteln/ai/position.ts'
import { handIn } from '../../src/main/engine/games/tatteln/ai/sample.ts'
import type { TattelnSeatView } from '../../src/main/engine/games/tatteln/view.ts'
import type { Random } from '../../src/main/engine/random.ts'
import type { Card } from '../../src/shared/card.ts'
import type { AnyAction } from '../../src/shared/view.ts'
import { type Side, isSide, otherSide } from '../../src/shared/duel.ts'

/** Tricks that are searched, the one on the table included. */
const SEARCHED = 2
/** Tricks before the end from which a deal is played out exactly. */
const EXACT = 4
const MOST_PLIES = 2 * SEARCHED + 1
const INFINITE = 1 << 20

/** Returns the card with the best sum of points over so many sampled deals. */
export function chooseTattelnCard(
  view: TattelnSeatView,
  plays: readonly AnyAction[],
  samples: number,
  random: Random,
): Card | null {
  const { eye } = view
  if (!isSide(eye)) return null
  const base = positionFromView(view, eye)
  const sums = hasTalon(base)
    ? sumPoints(view, eye, base, { samples, random })
    : new Map(solveTrials(view, eye, ['nothing']).map(([{ card }, { points }]) => [card, points]))
  const cards = plays.flatMap(({ card }) => card ?? [])
  const rated = cards.map((card) => ({ card, sum: sums.get(cardCode(card)) ?? -INFINITE }))
  return rated.toSorted((a, b) => b.sum - a.sum)[0]?.card ?? null
}

interface Sampling {
  readonly samples: number
  readonly random: Random
}

/** Returns by card the sum of what it brings this side above the other. */
function sumPoints(
  view: TattelnSeatView,
  eye: Side,
  base: Position,
  { samples, random }: Sampling,
): ReadonlyMap<number, number> {
  const opposite = opponentFrom(view)
  const determinizer = createDeterminizer(opposite)
  const search = createSearch(base, eye)
  const sums = new Map<number, number>()
  for (let n = 0; n < samples; n += 1) {
    const world = determinizer.sample(random)
    fillHidden(base, otherSide(eye), handIn(opposite, world), world.rest)
    for (let rest = playableMask(base); rest !== 0; rest &= rest - 1) {
      const card = lowestBit(rest)
      sums.set(card, (sums.get(card) ?? 0) + search(card))
    }
  }
  return sums
}

/** Creates a search from a position, which may be filled anew, for the side `eye`. */
function createSearch(base: Position, eye: Side): (card: number) => number {
  const plies = Array.from({ length: MOST_PLIES }, () => newPosition(base.tables))
  const last = newPosition(base.tables)
  const style: PlayoutStyle = {
    weights: weightsFor(base.tables.trump),
    exact: EXACT,
    matsch: [0, 0],
  }
  const until = base.complete + SEARCHED

  /** Returns what `eye` gains above the other side after a card from `before`. */
  function afterCard(before: Position, card: number, ply: number, low: number, high: number) {
    const now = plies[ply]
    if (now === undefined) throw new Error('a search too deep')
    copyPosition(now, before)
    playCard(now, card)
    if (now.won < 0 && now.complete < until && hasTalon(now)) return best(now, ply, low, high)
    copyPosition(last, now)
    playOut(last, style)
    const { points } = readEnd(last)
    return points[eye] - points[otherSide(eye)]
  }

  function best(position: Position, ply: number, low: number, high: number): number {
    beforeCard(position)
    const raises = position.turn === eye
    let [from, to] = [low, high]
    let value = raises ? -INFINITE : INFINITE
    for (let rest = playableMask(position); rest !== 0 && from < to; rest &= rest - 1) {
      const next = afterCard(position, lowestBit(rest), ply + 1, from, to)
      value = raises ? Math.max(value, next) : Math.min(value, next)
      if (raises) from = Math.max(from, value)
      else to = Math.min(to, value)
    }
    return value
  }

  return (card) => afterCard(base, card, 0, -INFINITE, INFINITE)
}
