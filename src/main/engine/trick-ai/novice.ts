// How a beginner plays tricks: by the book, but with habits that lose, and with no memory.
import { type Code, addAt, bitOf, codeSuit } from '../ai/cards.ts'
import { BOOK_FIGURES } from './book-figures.ts'
import { bookCard } from './book.ts'
import type { BookFigures } from './figures.ts'
import { type DealInPlay, knowledgeFrom } from './knowledge.ts'
import { type TrickPosition, clonePosition } from './position.ts'

/** The last complete trick, and the one on the table or the one before. */
const REMEMBERED = 2
/** More cards than any hand has. */
const ALL = 99

/**
 * Beginners lead their winners while they have some, and the longest suit else; second hand puts up
 * its best card, every trick is trumped, and kings are not guarded.
 */
function withHabits(book: BookFigures): BookFigures {
  const lead = { ...book.lead, winner: 60, winnerUnseen: 0, winnerOwn: 0, own: 6, fewTrumps: -20 }
  return {
    opening: lead,
    lead,
    follow: { ...book.follow, secondBest: ALL, honour: ALL, finesse: ALL, doubtTrumps: ALL },
    discard: { ...book.discard, guardUpTo: 0 },
  }
}

const PARTNERS = withHabits(BOOK_FIGURES.partners)
const ALONE = withHabits(BOOK_FIGURES.alone)

/** Returns the card of a beginner on turn. */
export function noviceCard(table: DealInPlay): Code {
  const book = table.form.seats === 4 ? PARTNERS : ALONE
  const { position } = knowledgeFrom({ ...table, form: { ...table.form, book } })
  return bookCard(forgetTricks(position, table))
}

/** Returns a position in which only the last cards played are known to be out, and no voids. */
function forgetTricks(position: TrickPosition, table: DealInPlay): TrickPosition {
  const dim = clonePosition(position)
  const known = new Set(table.tricks.slice(-REMEMBERED).flatMap(({ cards }) => cards))
  dim.left.fill(0)
  for (const card of table.pack) {
    if (known.has(card)) continue
    const code = table.numbering.toCode(card)
    addAt(dim.left, codeSuit(code), bitOf(code))
  }
  dim.voids.fill(0)
  dim.led.fill(-1)
  return dim
}
