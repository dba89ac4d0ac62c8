// Builds the sentences that a reading key announces and shows, from a view.
import { leftOf, sideOf, tricksMadeBy } from '../../shared/view.ts'
import type { Seat, TableView, Trick } from '../../shared/view.ts'
import type { Card } from '../../shared/card.ts'
import type { InterfaceWords } from '../../shared/words/en/interface.ts'
import type { Offered, PlayedBy } from '../../shared/words/reading-words.ts'
import type { Company } from '../../shared/words/words.ts'

/** Number of log lines that are read. */
const LINES = 5

/** A position, and the names used to describe it. */
export interface ReadTable {
  readonly view: TableView
  readonly company: Company
  /** The names of the sides. */
  readonly sides: readonly string[]
  /** The seat whose hand is read, in the order in which it is held. */
  readonly near: Seat
  readonly hand: readonly Card[]
}

/** The choices of the person at the table. */
export interface ReadPrompt {
  readonly prompt: string
  readonly calls: readonly Offered[]
  /** Cards that may be played; null if cards are not asked for. */
  readonly playable: readonly Card[] | null
  readonly chosen: readonly Card[]
}

/** Returns the name of a seat; null for the person addressed. */
const getName = ({ company }: ReadTable, seat: Seat): string | null =>
  company.you === seat ? null : (company.names[seat] ?? '')

function playedBy(table: ReadTable, { leader, cards }: Trick): readonly PlayedBy[] {
  const seats = table.company.names.length
  return cards.map((card, place) => ({ name: getName(table, leftOf(leader, seats, place)), card }))
}

/** Returns the hand drawn nearest, suit by suit, or its number of cards if it is covered. */
export function readHand(texts: InterfaceWords, table: ReadTable): readonly string[] {
  const { company, near, view, hand } = table
  const held = view.hands[near]
  const name = company.names[near] ?? ''
  if (typeof held === 'number' && held > 0) return [`${texts.cards.covered(name, held)}.`]
  const title = company.you === near ? texts.table.yourHand : texts.table.handOf(name)
  return [texts.reading.hand(title, hand, view.trump)]
}

/** Returns the cards on the table. */
export function readTrick({ reading }: InterfaceWords, table: ReadTable): readonly string[] {
  const open = table.view.tricks.find(({ winner }) => winner === null)
  return [open && open.cards.length > 0 ? reading.trick(playedBy(table, open)) : reading.noTrick]
}

/** Returns the trick taken last in this deal, and who took it. */
export function readLastTrick({ reading }: InterfaceWords, table: ReadTable): readonly string[] {
  const last = table.view.tricks.findLast(({ winner }) => winner !== null)
  if (!last || last.winner === null) return [reading.noLastTrick]
  return [reading.lastTrick(playedBy(table, last), getName(table, last.winner))]
}

/** Returns the sides, the own one first. */
function orderSides({ near, sides }: Pick<ReadTable, 'near' | 'sides'>): readonly number[] {
  const own = sideOf(near, sides.length)
  return [...sides.keys()].toSorted((a, b) => Number(b === own) - Number(a === own))
}

/** Returns the score of each side, the own one first. */
export const readPoints = (
  { reading }: InterfaceWords,
  table: Pick<ReadTable, 'view' | 'near' | 'sides'>,
): readonly string[] =>
  orderSides(table).map((side) =>
    reading.score(table.sides[side] ?? '', table.view.score[side] ?? 0, table.view.goal),
  )

/** Returns score and tricks, the own side first, then trumps, turn-up, talon and dealer. */
export function readScore(texts: InterfaceWords, table: ReadTable): readonly string[] {
  const { reading, table: words } = texts
  const { view, sides } = table
  return [
    ...readPoints(texts, table),
    ...(view.tricks.length > 0
      ? orderSides(table).map(
          (side) => `${words.tricksOf(sides[side] ?? '', tricksMadeBy(view, side))}.`,
        )
      : []),
    ...(view.trump ? [reading.trumps(view.trump)] : []),
    ...(view.turnUp ? [reading.turnUp(view.turnUp)] : []),
    ...(view.talon > 0 ? [`${words.talonHolds(view.talon)}.`] : []),
    ...(view.dealer === null ? [] : [reading.dealer(getName(table, view.dealer))]),
  ]
}

/** Returns the last lines of the log. */
export const readLog = (
  { reading }: InterfaceWords,
  sentences: readonly string[],
): readonly string[] => {
  const told = sentences.filter((sentence) => sentence !== '')
  return told.length > 0 ? told.slice(-LINES) : [reading.nothingHappened]
}

/** Returns the prompt, and what may be called, may be played or is already chosen. */
export function readPrompt({ reading }: InterfaceWords, wish: ReadPrompt): readonly string[] {
  return [
    wish.prompt,
    ...(wish.calls.length > 0 ? [reading.mayDo(wish.calls)] : []),
    ...(wish.playable && wish.playable.length > 0 ? [reading.mayBePlayed(wish.playable)] : []),
    ...(wish.chosen.length > 0 ? [reading.chosen(wish.chosen)] : []),
  ]
}
