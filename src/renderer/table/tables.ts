import type { Component } from 'vue'
import type { OptionValue } from '../../shared/bridge.ts'
import type { Card } from '../../shared/card.ts'
import type { AnyAction, AnyEvent, Choice, Seat, TableView } from '../../shared/view.ts'
import type { InterfaceWords } from '../../shared/words/en/interface.ts'
import type { Company } from '../../shared/words/words.ts'
import EcarteTable from './EcarteTable.vue'
import HundertspielTable from './HundertspielTable.vue'
import RubberSheet from './RubberSheet.vue'
import ScotchWhistTable from './ScotchWhistTable.vue'
import TattelnSheet from './tatteln/TattelnSheet.vue'
import TattelnTable from './TattelnTable.vue'
import WhistTable from './WhistTable.vue'
import SittingSheet from './hundertspiel/SittingSheet.vue'
import { ecarteCalls } from './ecarte-calls.ts'
import { tattelnCalls } from './tatteln/calls.ts'
import { hundertspielCalls } from './hundertspiel/calls.ts'
import { faceFor } from './hundertspiel/faces.ts'
import { hundertspielEvents } from './hundertspiel/seen-events.ts'
import {
  ECARTE_RULES,
  HUNDERTSPIEL_RULES,
  SCOTCH_WHIST_RULES,
  TATTELN_RULES,
  WHIST_RULES,
  ruleOfEvent,
} from './rules-of-events.ts'
import { trickCalls, whistCalls } from './trick-calls.ts'
import type { CallFace } from '../components/CallButton.vue'
import type { SpokenLine } from '../sound/spoken.ts'
import type { SeatDecision } from './table-props.ts'

/** The window's part of a game besides its texts. */
export interface GameTable {
  readonly component: Component
  promptFor(view: TableView, choices: readonly Choice[]): string
  /** Returns the prompt key for calls while another seat moves; null if none is needed. */
  meanwhilePrompt?(choices: readonly Choice[]): string | null
  /** Returns the words that a player speaks with this event; null if there are none. */
  spokenCall(event: AnyEvent, texts: InterfaceWords): string | null
  /** Returns the spoken line, if it is more than the call or in another language; else null. */
  spokenLine?(event: AnyEvent, texts: InterfaceWords): SpokenLine | null
  spokenAnswer?(event: AnyEvent, texts: InterfaceWords): string | null
  decisionIn(event: AnyEvent): SeatDecision | null
  readonly letters: Readonly<Record<string, string>>
  /** Calls that need an option with this value. */
  readonly needs: Readonly<Record<string, readonly [option: string, value: OptionValue]>>
  /** True for a call besides the play, which nothing waits for. */
  isAside(view: TableView, action: AnyAction): boolean
  /** True for a call that stakes something: it is never emphasised as the first of the calls. */
  isStake?(action: AnyAction): boolean
  /** True for events in the tally of a finished deal; `all` has all events of the deal. */
  isInTally(did: string, all: ReadonlySet<string>): boolean
  /** Returns why cards of a finished deal brought no points, in sentences to the seat `near`. */
  tellUnscored?(
    view: TableView,
    near: Seat,
    company: Company,
    texts: InterfaceWords,
  ): readonly string[]
  /** True for an event that one of the following says again. */
  isRepeated?(event: AnyEvent, following: readonly AnyEvent[]): boolean
  /** True for what an omission or a breach has brought, which this seat must know at once. */
  isLapse?(event: AnyEvent, seat: Seat): boolean
  /** Returns the letter of a call among those offered, if it can be made in several ways. */
  letterFor?(action: AnyAction, offered: readonly AnyAction[]): string | null
  /** Returns the label of a call's button, if this moment needs more words than its name. */
  labelFor?(
    view: TableView,
    action: AnyAction,
    offered: readonly AnyAction[],
    texts: InterfaceWords,
  ): string | null
  /** Returns a sentence that explains a call; null if its name says enough. */
  explain?(view: TableView, action: AnyAction, texts: InterfaceWords): string | null
  /** Returns the face of a call's button, if its label would be too long. */
  faceFor?(
    view: TableView,
    action: AnyAction,
    texts: InterfaceWords,
    label: string,
  ): CallFace | null
  /** True if its parties are the games of a rubber, and are called so. */
  readonly isRubber?: true
  readonly sheet?: Component
  readonly account?: Component
  /** Returns the cards of a call, which are shown while it is pointed at. */
  cardsFor?(view: TableView, action: AnyAction): readonly Card[]
  readonly rules: Readonly<Record<string, string>>
  /** Returns the packets of a deal, round by round; the last holds for all further rounds. */
  packetSizes(dealt: AnyEvent): readonly number[]
}

/** By game; what its modules of calls export are parts of it. */
const TABLES: Readonly<Record<string, GameTable>> = {
  ecarte: { ...ecarteCalls, component: EcarteTable, rules: ECARTE_RULES },
  whist: {
    ...whistCalls,
    component: WhistTable,
    rules: WHIST_RULES,
    sheet: RubberSheet,
    isRubber: true,
  },
  'scotch-whist': { ...trickCalls, component: ScotchWhistTable, rules: SCOTCH_WHIST_RULES },
  tatteln: {
    ...tattelnCalls,
    component: TattelnTable,
    rules: TATTELN_RULES,
    sheet: TattelnSheet,
    account: TattelnSheet,
  },
  hundertspiel: {
    ...hundertspielCalls,
    ...hundertspielEvents,
    component: HundertspielTable,
    rules: HUNDERTSPIEL_RULES,
    sheet: SittingSheet,
    faceFor,
  },
}

/** Returns the table of a game; null if it has none. */
export const findTable = (game: string): GameTable | null => TABLES[game] ?? null

/** Returns the letter of a call among those offered with it; null if it has none. */
export function letterFor(
  game: string,
  action: AnyAction,
  offered: readonly AnyAction[],
): string | null {
  const kind = findTable(game)
  if (kind?.letterFor) return kind.letterFor(action, offered)
  return kind?.letters[action.do] ?? null
}

/** Returns the face of a call's button; null if its label is used. */
export const callFace = (
  view: TableView,
  action: AnyAction,
  texts: InterfaceWords,
  label: string,
): CallFace | null => findTable(view.game)?.faceFor?.(view, action, texts, label) ?? null

/** Returns the rule of an event; null if there is none. */
export const ruleFor = (game: string, event: AnyEvent): string | null =>
  ruleOfEvent(findTable(game)?.rules ?? {}, event)
