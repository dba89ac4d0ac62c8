// What lies on the table of an evening: on each side, and between them.
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
  /** The pool or the bank; null where there is none. */
  readonly middle: LaidPart | null
}

const one = (who: string, counters: number): readonly Heap[] => (counters > 0 ? [{ who, counters }] : [])

/** What is drawn on the baize between those who play. */
export function laidTable(
  evening: Evening,
  words: EveningWords,
  nameOf: (guest: Guest | undefined) => string,
): LaidTable {
  const { kind, laid, list, pool, bank } = evening
  const heapsOn = (on: (typeof laid)[number]['on']): readonly Heap[] =>
    laid.filter((part) => part.on === on).map(({ guest, counters }) => ({ who: nameOf(guest), counters }))
  const { round } = words
  const part = (title: string, heaps: readonly Heap[]): LaidPart => ({ title, heaps })
  switch (kind) {
    case 'banker':
      return {
        sides: [part(round.byBanker, heapsOn('bank')), part(round.againstBank, heapsOn('against'))],
        middle: part(round.bank, one('', bank)),
      }
    case 'duel':
    case 'rotation':
    case 'chouette':
    case 'pool': {
      const side = (seat: 0 | 1): LaidPart => part(round.onSide(nameOf(list[seat])), heapsOn(seat))
      return {
        sides: [side(0), side(1)],
        middle: kind === 'pool' ? part(round.pool, one('', pool)) : null,
      }
    }
    default:
      return kind satisfies never
  }
}
