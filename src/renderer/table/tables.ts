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
  spokenLine,
  promptFor,
  spokenCall,
  decisionIn,
  ECARTE_LETTERS,
  ECARTE_NEEDS,
  isAside,
  isInTally,
  packetSizes,
} from './ecarte-calls.ts'
import * as tatteln from './tatteln/calls.ts'
import * as hundertspiel from './hundertspiel/calls.ts'
import { faceFor } from './hundertspiel/faces.ts'
import * as seenEvents from './hundertspiel/seen-events.ts'
import {
  ECARTE_RULES,
  HUNDERTSPIEL_RULES,
  SCOTCH_WHIST_RULES,
  TATTELN_RULES,
  WHIST_RULES,
  ruleOfEvent,
} from './rules-of-events.ts'
import * as trick from './trick-calls.ts'
import type { CallFace } from '../components/CallButton.vue'
import type { SpokenLine } from '../sound/spoken.ts'
import type { SeatDecision } from './table-props.ts'

/** What the window knows of a game besides its words: how its table is drawn and which keys its calls have. */
export interface GameTable {
  readonly component: Component
  /** The game's word for what is asked of the seat that moves. */
  readonly promptKey: (view: TableView, choices: readonly Choice[]) => string
  /** The game's word for what one may do while another moves; null where that needs no word. */
  meanwhilePrompt?(choices: readonly Choice[]): string | null
  /** What a player says aloud with this event; null when nothing. */
  spokenCall(event: AnyEvent, texts: InterfaceWords): string | null
  /** What is spoken with it, where that is more than the call, or in a language of its own; null when nothing is. */
  spokenLine?(event: AnyEvent, texts: InterfaceWords): SpokenLine | null
  /** What the others say to it at once. */
  spokenAnswer?(event: AnyEvent, texts: InterfaceWords): string | null
  /** What was decided with this event; null when nothing. */
  decisionIn(event: AnyEvent): SeatDecision | null
  readonly letters: Readonly<Record<string, string>>
  /** Calls that are made only where an option of the rules has this value. */
  readonly needs: Readonly<Record<string, readonly [option: string, value: OptionValue]>>
  /** Whether a call is made beside the play, and nothing waits for it. */
  isAside(view: TableView, action: AnyAction): boolean
  /** Whether a call stakes something: it is never put forward as the first of the calls. */
  isStake?(action: AnyAction): boolean
  /** Whether something is told of a finished deal, among all that was done in it. */
  isInTally(did: string, all: ReadonlySet<string>): boolean
  /** The letter of a call among those offered with it, where one call can be made in several ways. */
  readonly letterFor?: (action: AnyAction, offered: readonly AnyAction[]) => string | null
  /** How a call is shown on its button, where its words would be too many. */
  readonly face?: (view: TableView, action: AnyAction, texts: InterfaceWords, label: string) => CallFace | null
  /** Its parties are the games of a rubber, and are called so. */
  readonly isRubber?: true
  /** What is accounted for when a partie is over. */
  readonly sheet?: Component
  /** What is accounted for when a deal is over, where that is more than a few sentences. */
  readonly account?: Component
  /** Cards that a call is about: they are shown while it is pointed at. */
  cardsFor?(view: TableView, action: AnyAction): readonly Card[]
  /** By which rule something happens, by what did. */
  readonly rules: Readonly<Record<string, string>>
  /** How many cards a packet has, round by round; the last number holds for all further rounds. */
  packetSizes(dealt: AnyEvent): readonly number[]
}

const SINGLY = (): readonly number[] => [1]

const TRICKS = {
  packetSizes: SINGLY,
  promptKey: trick.promptFor,
  spokenCall: trick.spokenCall,
  decisionIn: trick.decisionIn,
  letters: trick.REVOKE_LETTERS,
  needs: trick.REVOKE_NEEDS,
  isAside: trick.isAside,
  isInTally: trick.isInTally,
}

const TABLES: Readonly<Record<string, GameTable>> = {
  ecarte: {
    component: EcarteTable,
    rules: ECARTE_RULES,
    packetSizes,
    spokenLine,
    promptKey: promptFor,
    spokenCall,
    decisionIn,
    letters: ECARTE_LETTERS,
    needs: ECARTE_NEEDS,
    isAside,
    isInTally,
  },
  whist: { ...TRICKS, component: WhistTable, rules: WHIST_RULES, sheet: RubberSheet, isRubber: true },
  'scotch-whist': { ...TRICKS, component: ScotchWhistTable, rules: SCOTCH_WHIST_RULES },
  tatteln: {
    component: TattelnTable,
    rules: TATTELN_RULES,
    packetSizes: tatteln.packetSizes,
    sheet: TattelnSheet,
    account: TattelnSheet,
    promptKey: tatteln.promptFor,
    spokenCall: tatteln.spokenCall,
    spokenAnswer: tatteln.spokenAnswer,
    decisionIn: tatteln.decisionIn,
    letters: tatteln.TATTELN_LETTERS,
    needs: tatteln.TATTELN_NEEDS,
    isAside: tatteln.isAside,
    isInTally: tatteln.isInTally,
    cardsFor: tatteln.cardsFor,
    letterFor: tatteln.letterFor,
    face: tatteln.faceFor,
  },
  hundertspiel: {
    component: HundertspielTable,
    rules: HUNDERTSPIEL_RULES,
    packetSizes: hundertspiel.packetSizes,
    promptKey: hundertspiel.promptFor,
    meanwhilePrompt: hundertspiel.meanwhilePrompt,
    spokenCall: seenEvents.spokenCall,
    decisionIn: seenEvents.decisionIn,
    letters: hundertspiel.HUNDERTSPIEL_LETTERS,
    needs: hundertspiel.HUNDERTSPIEL_NEEDS,
    isAside: hundertspiel.isAside,
    isStake: hundertspiel.isStake,
    isInTally: seenEvents.isInTally,
    letterFor: hundertspiel.letterFor,
    face: faceFor,
    sheet: SittingSheet,
  },
}

/** The table of a game, or null while it has none. */
export const findTable = (game: string): GameTable | null => TABLES[game] ?? null

/** The letter of a call among those offered with it; null where it has none. */
export function letterFor(game: string, action: AnyAction, offered: readonly AnyAction[]): string | null {
  const kind = findTable(game)
  if (kind?.letterFor) return kind.letterFor(action, offered)
  return kind?.letters[action.do] ?? null
}

/** How a call is shown on its button; null where its words are. */
export const callFace = (view: TableView, action: AnyAction, texts: InterfaceWords, label: string): CallFace | null =>
  findTable(view.game)?.face?.(view, action, texts, label) ?? null

/** By which rule something happened; null where no rule says it. */
export const ruleFor = (game: string, event: AnyEvent): string | null =>
  ruleOfEvent(findTable(game)?.rules ?? {}, event)
