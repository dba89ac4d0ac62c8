// The counters on the table of an evening: on each side, and in the middle.
import type { Evening, Guest } from '../../shared/evening.ts'
import type { EveningWords } from '../../shared/words/en/evening.ts'
import type { Heap } from './LaidSide.vue'

export interface LaidPart {
  readonly title: string
  readonly heaps: readonly Heap[]
}

interface LaidTable {
  /** Left and right, by seat. */
  readonly sides: readonly [LaidPart, LaidPart]
  /** The pool or the bank; null if there is none. */
  readonly middle: LaidPart | null
}

const heapFor = (who: string, counters: number): readonly Heap[] =>
  counters > 0 ? [{ who, counters }] : []

/**
 * Returns the counters to draw on the baize between the two players; `you` is the guest who is
 * addressed, as at the table.
 */
export function laidTable(
  evening: Evening,
  words: EveningWords,
  getName: (guest: Guest | undefined) => string,
  you: Guest | null = null,
): LaidTable {
  const { kind, laid, list, bank, onTable } = evening
  const heapsOn = (on: (typeof laid)[number]['on']): readonly Heap[] =>
    laid
      .filter((pile) => pile.on === on)
      .map(({ guest, counters }) => ({ who: getName(guest), counters }))
  const { round } = words
  const createPart = (title: string, heaps: readonly Heap[]): LaidPart => ({ title, heaps })
  const paidIn = list
    .toSorted((a, b) => a - b)
    .flatMap((guest) => heapFor(getName(guest), onTable[guest] ?? 0))
  switch (kind) {
    case 'banker':
      return {
        sides: [
          createPart(round.byBanker, heapsOn('bank')),
          createPart(round.againstBank, heapsOn('against')),
        ],
        middle: createPart(round.bank, heapFor(getName(list[0]), bank)),
      }
    case 'duel':
    case 'rotation':
    case 'chouette':
    case 'pool': {
      const sidePart = (seat: 0 | 1): LaidPart =>
        createPart(
          list[seat] === you ? round.onYou : round.onSide(getName(list[seat])),
          heapsOn(seat),
        )
      return {
        sides: [sidePart(0), sidePart(1)],
        middle: kind === 'pool' ? createPart(round.pool, paidIn) : null,
      }
    }
    default:
      return kind satisfies never
  }
}
