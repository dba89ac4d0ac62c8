import type { LogLine, Person } from '../../shared/bridge.ts'
import type { Card } from '../../shared/card.ts'
import type { Speed } from '../../shared/settings.ts'
import type { AnyAction, Seat, TableView } from '../../shared/view.ts'
import type { TrickHold } from '../composables/useTrick.ts'

export interface CardRefusal {
  readonly game: string
  readonly card: Card
  readonly sentence: string
  readonly rule: string
}

export interface SeatDecision {
  readonly seat: Seat
  /** Null if the viewer may not know exactly what was done. */
  readonly action: AnyAction | null
}

export interface HandPlay {
  readonly playable: ReadonlySet<Card>
  readonly chosen: readonly Card[]
  /** Cards of the call that is pointed at. */
  readonly raised: ReadonlySet<Card>
  /** Cards of the action that the coach advises. */
  readonly hinted: ReadonlySet<Card>
  readonly picking: boolean
  /** Cards that must stay in the hand then. */
  readonly kept: ReadonlySet<Card>
  readonly refusal: CardRefusal | null
  /** The owner of the hand, if the person only advises; null for their own hand. */
  readonly advised: string | null
}

export interface GameTableProps {
  readonly view: TableView
  readonly people: readonly Person[]
  readonly near: Seat
  readonly cut: readonly (readonly string[])[]
  readonly speeches: readonly (string | null)[]
  readonly hold: TrickHold
  readonly play: HandPlay | null
  /** Speed of the cards relative to the usual; 0 is at once. */
  readonly speed: Speed
  /** Packets of the last deal, round by round; the last number holds for all further ones. */
  readonly packets: readonly number[]
  /** The rest of the talon, top card first, null for an unknown card; null if it is covered. */
  readonly talon: readonly (Card | null)[] | null
  /** True if cards lead to where they were played (`find`), as in the review. */
  readonly leads: boolean
}

/** Props of a game's own sheet under the result of a partie. */
export interface SheetProps {
  readonly view: TableView
  /** Names by side. */
  readonly names: readonly string[]
  readonly own: Seat
  /** Names by seat. */
  readonly people: readonly string[]
  /** The log of the partie as the person saw it. */
  readonly log: readonly LogLine[]
}

export interface DrawnTable {
  /** Focuses a card of the near hand, from 0, or the last focused one; false if there is none. */
  readonly focusHand: (place: number | null) => boolean
  /** Removes a complete trick at once; returns false if there is none. */
  readonly turnTrick: () => boolean
  readonly isHeld: () => boolean
  /** Resolves when the cards of a new deal have been given; at once if there are none. */
  readonly waitForDeal: () => Promise<void>
}

/** Delegates to a table that is drawn by another component. */
export const delegateTo = (table: () => DrawnTable | null): DrawnTable => ({
  focusHand: (place) => table()?.focusHand(place) ?? false,
  turnTrick: () => table()?.turnTrick() ?? false,
  isHeld: () => table()?.isHeld() ?? false,
  waitForDeal: () => table()?.waitForDeal() ?? Promise.resolve(),
})
