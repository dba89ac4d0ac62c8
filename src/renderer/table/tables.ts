import type { Component } from 'vue'
import type { OptionValue } from '../../shared/bridge.ts'
import type { Card } from '../../shared/card.ts'
import type { AnyAction, AnyEvent, Choice, TableView } from '../../shared/view.ts'
import type { InterfaceWords } from '../../shared/words/en/interface.ts'
import EcarteTable from './EcarteTable.vue'
import HundertspielTable from './HundertspielTable.vue'
import RubberSheet from './RubberSheet.vue'
import ScotchWhistTable from './ScotchWhistTable.vue'
import TattelnSheet from './tatteln/TattelnSheet.vue'
import TattelnTable from './TattelnTable.vue'
import WhistTable from './WhistTable.vue'
import SittingSheet from './hundertspiel/SittingSheet.vue'
import {
  aloudOf,
  asksOf,
  callOf,
  deedOf,
  ECARTE_LETTERS,
  ECARTE_NEEDS,
  isAside,
  isTold,
  packetsOf,
} from './ecarte-calls.ts'
import * as tatteln from './tatteln/calls.ts'
import * as hundertspiel from './hundertspiel/calls.ts'
import { faceOf } from './hundertspiel/faces.ts'
import * as heard from './hundertspiel/heard.ts'
import {
  ECARTE_RULES,
  HUNDERTSPIEL_RULES,
  SCOTCH_WHIST_RULES,
  TATTELN_RULES,
  WHIST_RULES,
  ruleOfEvent,
} from './rules-of-events.ts'
import * as trick from './trick-calls.ts'
import type { CallFace } from '../parts/CallButton.vue'
import type { Aloud } from '../sound/said.ts'
import type { Deed } from './table-props.ts'

/** What the window knows of a game besides its words: how its table is drawn and which keys its calls have. */
export interface GameTable {
  readonly component: Component
  /** The game's word for what is asked of the seat that moves. */
  readonly asks: (view: TableView, choices: readonly Choice[]) => string
  /** The game's word for what one may do while another moves; null where that needs no word. */
  meanwhile?(choices: readonly Choice[]): string | null
  /** What a player says aloud with this event; null when nothing. */
  call(event: AnyEvent, texts: InterfaceWords): string | null
  /** What is spoken with it, where that is more than the call, or in a language of its own; null when nothing is. */
  aloud?(event: AnyEvent, texts: InterfaceWords): Aloud | null
  /** What the others say to it at once. */
  answer?(event: AnyEvent, texts: InterfaceWords): string | null
  /** What was decided with this event; null when nothing. */
  deed(event: AnyEvent): Deed | null
  readonly letters: Readonly<Record<string, string>>
  /** Calls that are made only where an option of the rules has this value. */
  readonly needs: Readonly<Record<string, readonly [option: string, value: OptionValue]>>
  /** Whether a call is made beside the play, and nothing waits for it. */
  isAside(view: TableView, action: AnyAction): boolean
  /** Whether a call stakes something: it is never put forward as the first of the calls. */
  stakes?(action: AnyAction): boolean
  /** Whether something is told of a finished deal, among all that was done in it. */
  isTold(did: string, all: ReadonlySet<string>): boolean
  /** The letter of a call among those offered with it, where one call can be made in several ways. */
  readonly letterOf?: (action: AnyAction, offered: readonly AnyAction[]) => string | null
  /** How a call is shown on its button, where its words would be too many. */
  readonly face?: (view: TableView, action: AnyAction, texts: InterfaceWords, label: string) => CallFace | null
  /** Its parties are the games of a rubber, and are called so. */
  readonly isRubber?: true
  /** What is accounted for when a partie is over. */
  readonly sheet?: Component
  /** What is accounted for when a deal is over, where that is more than a few sentences. */
  readonly account?: Component
  /** Cards that a call is about: they are shown while it is pointed at. */
  cardsOf?(view: TableView, action: AnyAction): readonly Card[]
  /** By which rule something happens, by what did. */
  readonly rules: Readonly<Record<string, string>>
  /** How many cards a packet has, round by round; the last number holds for all further rounds. */
  packets(dealt: AnyEvent): readonly number[]
}

const SINGLY = (): readonly number[] => [1]

const TRICKS = {
  packets: SINGLY,
  asks: trick.asksOf,
  call: trick.callOf,
  deed: trick.deedOf,
  letters: trick.REVOKE_LETTERS,
  needs: trick.REVOKE_NEEDS,
  isAside: trick.isAside,
  isTold: trick.isTold,
}

const TABLES: Readonly<Record<string, GameTable>> = {
  ecarte: {
    component: EcarteTable,
    rules: ECARTE_RULES,
    packets: packetsOf,
    aloud: aloudOf,
    asks: asksOf,
    call: callOf,
    deed: deedOf,
    letters: ECARTE_LETTERS,
    needs: ECARTE_NEEDS,
    isAside,
    isTold,
  },
  whist: { ...TRICKS, component: WhistTable, rules: WHIST_RULES, sheet: RubberSheet, isRubber: true },
  'scotch-whist': { ...TRICKS, component: ScotchWhistTable, rules: SCOTCH_WHIST_RULES },
  tatteln: {
    component: TattelnTable,
    rules: TATTELN_RULES,
    packets: tatteln.packetsOf,
    sheet: TattelnSheet,
    account: TattelnSheet,
    asks: tatteln.asksOf,
    call: tatteln.callOf,
    answer: tatteln.answerTo,
    deed: tatteln.deedOf,
    letters: tatteln.TATTELN_LETTERS,
    needs: tatteln.TATTELN_NEEDS,
    isAside: tatteln.isAside,
    isTold: tatteln.isTold,
    cardsOf: tatteln.cardsOf,
    letterOf: tatteln.letterOf,
    face: tatteln.faceOf,
  },
  hundertspiel: {
    component: HundertspielTable,
    rules: HUNDERTSPIEL_RULES,
    packets: hundertspiel.packetsOf,
    asks: hundertspiel.asksOf,
    meanwhile: hundertspiel.meanwhileOf,
    call: heard.callOf,
    deed: heard.deedOf,
    letters: hundertspiel.HUNDERTSPIEL_LETTERS,
    needs: hundertspiel.HUNDERTSPIEL_NEEDS,
    isAside: hundertspiel.isAside,
    stakes: hundertspiel.stakes,
    isTold: heard.isTold,
    letterOf: hundertspiel.letterOf,
    face: faceOf,
    sheet: SittingSheet,
  },
}

/** The table of a game, or null while it has none. */
export const tableOf = (game: string): GameTable | null => TABLES[game] ?? null

/** The letter of a call among those offered with it; null where it has none. */
export function letterOf(game: string, action: AnyAction, offered: readonly AnyAction[]): string | null {
  const kind = tableOf(game)
  if (kind?.letterOf) return kind.letterOf(action, offered)
  return kind?.letters[action.do] ?? null
}

/** How a call is shown on its button; null where its words are. */
export const callFace = (view: TableView, action: AnyAction, texts: InterfaceWords, label: string): CallFace | null =>
  tableOf(view.game)?.face?.(view, action, texts, label) ?? null

/** By which rule something happened; null where no rule says it. */
export const ruleOf = (game: string, event: AnyEvent): string | null => ruleOfEvent(tableOf(game)?.rules ?? {}, event)
