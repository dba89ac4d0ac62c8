import type { Person } from '../../shared/bridge.ts'
import type { Card } from '../../shared/card.ts'
import type { AnyAction, Seat, TableView } from '../../shared/view.ts'

/** Why a card stays in the hand. */
export interface CardRefusal {
  readonly card: Card
  readonly sentence: string
  readonly rule: string
}

/** A decision as it was heard. */
export interface Deed {
  readonly seat: Seat
  /** Null where one may not know what exactly was done. */
  readonly action: AnyAction | null
}

/** What may be done with the cards of the near hand. */
export interface HandPlay {
  readonly playable: ReadonlySet<Card>
  readonly chosen: readonly Card[]
  /** Cards are chosen for an exchange, not played. */
  readonly picking: boolean
  readonly refusal: CardRefusal | null
}

/** What every game's table is given to draw. */
export interface GameTableProps {
  readonly view: TableView
  readonly people: readonly Person[]
  /** The seat drawn nearest. */
  readonly near: Seat
  readonly cut: readonly (readonly string[])[]
  /** What everybody has just said, by seat; null for silence. */
  readonly speeches: readonly (string | null)[]
  /** How long a complete trick lies in the middle, in milliseconds; null until the next lead. */
  readonly hold: number | null
  /** Null when one only looks on. */
  readonly play: HandPlay | null
  readonly moves: boolean
  /** What is left of the talon, top card first, null for a card nobody knows; null where it lies covered. */
  readonly talon: readonly (Card | null)[] | null
  /** Cards lead to where they were played (`find`): so in the review. */
  readonly leads: boolean
}

/** What a game's own sheet under the result of a partie is given. */
export interface SheetProps {
  readonly view: TableView
  /** By side. */
  readonly names: readonly string[]
  /** The side of the person. */
  readonly own: Seat
}

/** What the screen may ask of a drawn table. */
export interface DrawnTable {
  /** Moves the focus to a card of the near hand, from 0, or to the one that had it last; false when there is none. */
  readonly focusHand: (place: number | null) => boolean
  /** Takes a complete trick off the table at once; false when none lies there. */
  readonly turnTrick: () => boolean
}
