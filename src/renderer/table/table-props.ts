import type { LogLine, Person } from '../../shared/bridge.ts'
import type { Card } from '../../shared/card.ts'
import type { Speed } from '../../shared/settings.ts'
import type { AnyAction, Seat, TableView } from '../../shared/view.ts'
import type { Motion } from '../motion/useMotion.ts'
import type { ShownTrick, TrickHold } from '../composables/useTrick.ts'

/** Why a card stays in the hand. */
export interface CardRefusal {
  readonly game: string
  readonly card: Card
  readonly sentence: string
  readonly rule: string
}

/** A decision as it was heard. */
export interface SeatDecision {
  readonly seat: Seat
  /** Null where one may not know what exactly was done. */
  readonly action: AnyAction | null
}

/** What may be done with the cards of the near hand. */
export interface HandPlay {
  readonly playable: ReadonlySet<Card>
  readonly chosen: readonly Card[]
  /** What a call is about that is pointed at. */
  readonly raised: ReadonlySet<Card>
  /** Cards are chosen for an exchange, not played. */
  readonly picking: boolean
  /** Those that stay in the hand then. */
  readonly kept: ReadonlySet<Card>
  readonly refusal: CardRefusal | null
  /** Whose hand it is, where who decides only advises him; null for the own one. */
  readonly advised: string | null
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
  /** How long a complete trick lies in the middle. */
  readonly hold: TrickHold
  /** Null when one only looks on. */
  readonly play: HandPlay | null
  /** How fast cards move, against the usual; 0 is at once. */
  readonly speed: Speed
  /** Cards of a packet of the last deal, round by round; the last number holds for all further rounds. */
  readonly packets: readonly number[]
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
  /** By seat. */
  readonly people: readonly string[]
  /** The partie as the person heard it. */
  readonly log: readonly LogLine[]
}

/** What the screen may ask of a drawn table. */
export interface DrawnTable {
  /** Moves the focus to a card of the near hand, from 0, or to the one that had it last; false when there is none. */
  readonly focusHand: (place: number | null) => boolean
  /** Takes a complete trick off the table at once; false when none lies there. */
  readonly turnTrick: () => boolean
  /** A complete trick lies there to be looked at. */
  readonly isHeld: () => boolean
  /** And the lead to the next one is not seen yet. */
  readonly hidesLead: () => boolean
  /** Resolves when the cards of a new deal have been given; at once where none are. */
  readonly waitForDeal: () => Promise<void>
}

/** What the screen may ask of a table with one trick in the middle. */
export const createDrawnTable = (
  focusHand: DrawnTable['focusHand'],
  { turnTrick, held, hides }: ShownTrick,
  { waitForDeal }: Motion,
): DrawnTable => ({
  ...{ focusHand, waitForDeal },
  turnTrick,
  isHeld: () => held.value,
  hidesLead: () => hides.value,
})

/** The same of a table that is drawn by another component. */
export const delegateTo = (table: () => DrawnTable | null): DrawnTable => ({
  focusHand: (place) => table()?.focusHand(place) ?? false,
  turnTrick: () => table()?.turnTrick() ?? false,
  isHeld: () => table()?.isHeld() ?? false,
  hidesLead: () => table()?.hidesLead() ?? false,
  waitForDeal: () => table()?.waitForDeal() ?? Promise.resolve(),
})
