// Forms of the games of tricks, cards played at random, and the value of a position by plain minimax.
import { type Code, codeOf, codeSuit, readAt } from '../../src/main/engine/ai/cards.ts'
import type { Random } from '../../src/main/engine/random.ts'
import { BOOK_FIGURES } from '../../src/main/engine/trick-ai/book-figures.ts'
import {
  type Form,
  type TrickPosition,
  cardsIn,
  clonePosition,
  playCode,
  suitsOpen,
  turnIn,
} from '../../src/main/engine/trick-ai/position.ts'

/** Whist, where tricks count, or a game in which cards of trumps count too. */
export const formIn = (seats: number, countsCards: boolean, random: Random): Form => {
  const trump = random.nextInt(4)
  const values = new Int32Array(64)
  if (countsCards)
    for (let height = 0; height < 13; height += 1)
      values[codeOf(trump, height)] = random.nextInt(2) * random.nextInt(12)
  const book = seats === 4 ? BOOK_FIGURES.partners : BOOK_FIGURES.alone
  return { seats, trump, trick: countsCards ? seats : 1, values, book }
}

/** Plays so many cards at random that the trick is not complete. */
export function beginTrick(position: TrickPosition, random: Random): void {
  for (let left = random.nextInt(position.form.seats); left > 0; left -= 1) {
    const cards = playable(position)
    playCode(position, cards[random.nextInt(cards.length)] ?? 0)
  }
}

/** Returns the cards that the seat on turn may play. */
export function playable(position: TrickPosition): readonly Code[] {
  const open = suitsOpen(position)
  return cardsIn(position, turnIn(position)).filter((code) => ((open >> codeSuit(code)) & 1) === 1)
}

/** Returns what the first side gains with a card, then `rest` from the position after it. */
export function gainWith(
  position: TrickPosition,
  code: Code,
  rest: (after: TrickPosition) => number,
): number {
  const after = clonePosition(position)
  playCode(after, code)
  return readAt(after.gains, 0) - readAt(position.gains, 0) + rest(after)
}

/** Returns the first side's gain by plain minimax; `ends` is what the last trick brings. */
export function minimax(position: TrickPosition, ends: readonly [number, number]): number {
  if (position.ahead === 0) return ends[(position.leader & 1) === 0 ? 0 : 1]
  const gains = playable(position).map((code) =>
    gainWith(position, code, (after) => minimax(after, ends)),
  )
  return (turnIn(position) & 1) === 0 ? Math.max(...gains) : Math.min(...gains)
}
