// Monte Carlo evaluation of cards: each card is tried in the same sampled determinizations, and the
// rest is played out, by the book and solved exactly when few enough cards are left.
import type { Random } from '../random.ts'
import type { Effort } from '../games/ai.ts'
import { requireValue } from '../../../shared/card.ts'
import { type Code, readAt } from '../ai/cards.ts'
import { type DealValue, type ExpectedValue, RunningStats, withDoubt } from '../ai/statistics.ts'
import { bookCard } from './book.ts'
import type { Knowledge, Determinization } from './knowledge.ts'
import { sampleLikelyDeals } from './likelihood.ts'
import { type TrickPosition, clonePosition, copyPosition, playCode } from './position.ts'
import { solvePosition } from './solve.ts'
import { isEquivalent } from './unseen.ts'

/** A revoke established in this deal: by the other side, none, or by the own side. */
export type RevokeOutcome = 1 | 0 | -1

/** Values the end of a deal with the first side's gain; `start` shows the determinization. */
export type DealScorer = (gained: number, start: TrickPosition, redress: RevokeOutcome) => DealValue

export interface EvaluationTask {
  readonly knowledge: Knowledge
  /** Cards to try; null for letting the others continue. */
  readonly codes: readonly (Code | null)[]
  readonly scoreDeal: DealScorer
  readonly redress: RevokeOutcome
  readonly effort: Effort
  /** Number of tricks before the end from which the rest is solved exactly. */
  readonly exact: number
}

/** Evaluates some cards, in their order. */
export function evaluateCards(
  { knowledge, codes, scoreDeal, redress, effort, exact }: EvaluationTask,
  random: Random,
): readonly ExpectedValue[] {
  const kinds = groupEquivalent(knowledge, codes)
  const tried = [...new Set(kinds)]
  const stats = tried.map(() => new RunningStats())
  const scratch = clonePosition(knowledge.position)
  const start = clonePosition(knowledge.start)
  for (const world of sampleDeals(knowledge, effort, random)) {
    start.hands.set(world.start)
    tried.forEach((code, place) => {
      copyPosition(knowledge.position, scratch)
      scratch.hands.set(world.hands)
      scratch.waiting = world.waiting
      if (code !== null) playCode(scratch, code)
      stats[place]?.add(scoreDeal(playOut(scratch, exact), start, redress))
    })
  }
  const values = withDoubt(stats)
  return kinds.map((code) => requireValue(values[tried.indexOf(code)]))
}

/** Plays a position to its end and returns the first side's gain. The position is changed. */
function playOut(position: TrickPosition, exact: number): number {
  while (position.ahead > 0) {
    if (position.ahead <= exact && position.taken === position.waiting.length)
      return readAt(position.gains, 0) + solvePosition(position)
    playCode(position, bookCard(position))
  }
  return readAt(position.gains, 0)
}

function sampleDeals(
  knowledge: Knowledge,
  { samples, usesInference }: Effort,
  random: Random,
): readonly Determinization[] {
  if (knowledge.isOpen) return [knowledge.sampleHands(random)]
  return usesInference
    ? sampleLikelyDeals(knowledge, samples, random)
    : Array.from({ length: samples }, () => knowledge.sampleHands(random))
}

/** Maps each card to the representative of its equivalent cards. */
const groupEquivalent = (
  { position, seat }: Knowledge,
  codes: readonly (Code | null)[],
): readonly (Code | null)[] =>
  codes.map(
    (code) =>
      codes.find(
        (other) => code !== null && other !== null && isEquivalent(position, seat, code, other),
      ) ?? code,
  )
