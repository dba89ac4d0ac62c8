import type { Component } from 'vue'
import type { AnyEvent, TableView } from '../../shared/view.ts'
import type { InterfaceWords } from '../../shared/words/interface.ts'
import EcarteTable from './EcarteTable.vue'
import RubberSheet from './RubberSheet.vue'
import ScotchWhistTable from './ScotchWhistTable.vue'
import WhistTable from './WhistTable.vue'
import { asksOf, callOf, deedOf, ECARTE_LETTERS } from './ecarte-calls.ts'
import * as trick from './trick-calls.ts'
import type { Deed } from './table-props.ts'

/** What the window knows of a game besides its words: how its table is drawn and which keys its calls have. */
export interface GameTable {
  readonly component: Component
  /** The game's word for what is asked of the seat that moves. */
  readonly asks: (view: TableView) => string
  /** What a player says aloud with this event; null when nothing. */
  readonly call: (event: AnyEvent, texts: InterfaceWords) => string | null
  /** What was decided with this event; null when nothing. */
  deed(event: AnyEvent): Deed | null
  readonly letters: Readonly<Record<string, string>>
  /** Calls that may be made beside the play, and that nothing waits for. */
  readonly asides?: readonly string[]
  /** What is accounted for when a partie is over. */
  readonly sheet?: Component
}

const TRICKS = {
  asks: trick.asksOf,
  call: trick.callOf,
  deed: trick.deedOf,
  letters: trick.REVOKE_LETTERS,
  asides: ['claimRevoke'],
}

const TABLES: Readonly<Record<string, GameTable>> = {
  ecarte: { component: EcarteTable, asks: asksOf, call: callOf, deed: deedOf, letters: ECARTE_LETTERS },
  whist: { ...TRICKS, component: WhistTable, sheet: RubberSheet },
  'scotch-whist': { ...TRICKS, component: ScotchWhistTable },
}

/** The table of a game, or null while it has none. */
export const tableOf = (game: string): GameTable | null => TABLES[game] ?? null
