// What can happen at a live table, and what comes of it: commands, rows to write, effects. Seeds,
// cards and stored records come with the commands.
import type { GiveUpScope, LeaveScope } from '../../shared/bridge.ts'
import type { AnyAction, Breach, Seat } from '../../shared/view.ts'
import type { CarryOver, Deal } from '../engine/games/game.ts'
import type { Seed } from '../engine/random.ts'
import type { Cut } from '../engine/record.ts'
import type { NewAction } from '../store/sittings.ts'
import type { ForcedPlay } from './forced.ts'
import type { StoredPartie, TableState } from './table-state.ts'

export type TableCommand =
  /** An action of the seat the screen acts for. */
  | { readonly do: 'act'; readonly action: AnyAction }
  /** An action of a computer player; `isStandIn` if the rule book chose it for a failed one. */
  | {
      readonly do: 'actForComputer'
      readonly seat: Seat
      readonly action: AnyAction
      readonly isStandIn: boolean
    }
  /** The only action that is left to the person on turn. */
  | { readonly do: 'actForced'; readonly forced: ForcedPlay }
  | { readonly do: 'giveUp'; readonly what: GiveUpScope }
  /** Claims the breach an onlooker sees for the seat entitled to it (S-6). */
  | { readonly do: 'pointOut' }
  /** Decides to play the certain tricks of the deal, and plays the first. */
  | { readonly do: 'playOut' }
  /** Leads the next card of those that take every trick. */
  | { readonly do: 'playCertain' }
  /** `stored` is the partie as it is stored before the undo. */
  | { readonly do: 'undo'; readonly stored: StoredPartie }
  /** `packets` null for the usual ones; `prepared` null to shuffle. */
  | {
      readonly do: 'deal'
      readonly packets: string | null
      readonly prepared: Deal | null
      readonly seed: Seed
      readonly packetsSeed: Seed
    }
  /** `seed` draws for the deal; null if a series continues, in which no draw is made. */
  | { readonly do: 'startNextPartie'; readonly partie: number; readonly seed: Seed | null }
  /** The person to whom the screen is handed is there (S-8). */
  | { readonly do: 'uncoverHand' }
  /** The adviser leaves decisions to the computer player, or, if null, has them back. */
  | { readonly do: 'delegate'; readonly scope: LeaveScope | null }
  /** Finishes a partie among computer players without pauses. */
  | { readonly do: 'finishAtOnce' }
  | { readonly do: 'noteHint' }
  /** Every computer player has answered in this position. */
  | { readonly do: 'settle' }

/** A row to write for the state that a command leads to. */
export type TableWrite =
  | { readonly row: 'partie'; readonly cut: Cut; readonly carryOver: CarryOver | null }
  | { readonly row: 'deal'; readonly deal: Deal }
  | { readonly row: 'action'; readonly done: NewAction }
  | { readonly row: 'undo'; readonly step: number }

/** What the session does once a state is written. */
export type TableEffect =
  | { readonly run: 'publish' }
  /** Plays on without a person: certain tricks, else the computer players. */
  | { readonly run: 'continue' }
  | { readonly run: 'askAdvised'; readonly seat: Seat }

export interface Applied {
  readonly state: TableState
  readonly writes: readonly TableWrite[]
  readonly effects: readonly TableEffect[]
}

/** The reason a command does nothing: a breach of the rules, or not the time for it. */
export interface Refused {
  readonly refused: Breach | 'notNow'
}
