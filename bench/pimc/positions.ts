// Random positions of the games of tricks, to measure and to check the solver.
import { bitOf, codeOf, codeSuit, readAt } from '../../src/main/engine/ai/cards.ts'
import { type Random, shuffle } from '../../src/main/engine/random.ts'
import {
  type Form,
  type TrickPosition,
  emptyPosition,
  handIndex,
} from '../../src/main/engine/trick-ai/position.ts'

/** Deals `size` cards to each hand from the `heights` lowest of each suit. */
export function dealPosition(
  form: Form,
  size: number,
  heights: number,
  random: Random,
): TrickPosition {
  const position = emptyPosition(form, size, 0)
  const pack = [0, 1, 2, 3].flatMap((suit) =>
    Array.from({ length: heights }, (_, height) => codeOf(suit, height)),
  )
  for (const [n, code] of shuffle(pack, random)
    .slice(0, size * form.seats)
    .entries()) {
    const suit = codeSuit(code)
    const place = handIndex(n % form.seats, suit)
    position.hands[place] = readAt(position.hands, place) | bitOf(code)
    position.left[suit] = readAt(position.left, suit) | bitOf(code)
  }
  position.leader = random.nextInt(form.seats)
  return position
}
