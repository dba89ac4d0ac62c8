// The shape of the word files: every language gives the same keys, so a missing sentence is a compile error.
import type { ChosenOptions, OptionValue } from '../bridge.ts'
import type { InterfaceWords } from './en/interface.ts'
import type { AnyAction, AnyEvent, Breach, Mark, Seat } from '../view.ts'
import type { Named } from './texts.ts'

/** Who sits where, as sentences name them. */
export interface Company {
  readonly names: readonly string[]
  /** The seat that is addressed as "you"; null to name everybody. */
  readonly you: Seat | null
}

/** How a game is marked on its score sheet. */
export interface SheetWords {
  /** Whether points are written in figures: where they are too many for strokes of the pen, or count apart. */
  inFigures(mark: Mark): boolean
  /** What a side marks in a deal is too much for item by item: its sum is written, with the signs of what is in it. */
  readonly isSummed: boolean
  /** What is written beside the score, not counted in it; null if a game has nothing of the kind. */
  readonly aside: Named | null
  /** True for a mark of that kind. */
  isAside(mark: Mark): boolean
  /** The signs that may stand beside points, in the order of the key. */
  readonly signs: readonly Named[]
  /** The sign of a mark; null for plain points. */
  sign(mark: Mark): Named | null
}

/** The value of decisions and of errors in a game: in parties, or in what is paid. */
export interface WorthWords {
  /** As a phrase: "1.9% of a partie". */
  amount(value: number): string
  /** As a figure: "1.9%". */
  figure(value: number): string
  /** With its sign, in a table. */
  signed(value: number): string
  /** A standard error. */
  error(value: number): string
  /** What the result of a partie is made of; null if it is the partie alone. */
  readonly resultHint: string | null
  /** The error per decision, as a figure. */
  rateFigure(value: number): string
  /** The same as a phrase. */
  rate(value: number): string
}

/** The sentences of one game in one language. The game's own types stand in its word file. */
export interface GameWords {
  readonly title: string
  /** One line under the title. */
  readonly subtitle: string
  /** A full sentence of the log. */
  event(event: AnyEvent, company: Company): string
  /** Why an action is not allowed, without the rule id. */
  breach(breach: Breach): string
  /** What stands on a button. */
  action(action: AnyAction): string
  /** What somebody does with it, to stand within a sentence: "play the queen of hearts". */
  deed(action: AnyAction): string
  /** The call over the button of a pick: how many are chosen, how many may be. */
  pick(name: string, chosen: number, counts: readonly number[]): string
  /** What a seat is asked to do now; `asks` is the game's own word for the moment. */
  prompt(asks: string, other: string): string
  readonly option: (name: string) => {
    readonly title: string
    readonly hint: string
    readonly source: string
  }
  readonly optionValue: (name: string, value: OptionValue) => string
  readonly preset: (name: string) => {
    readonly title: string
    readonly hint: string
    readonly source: string
  }
  /** The options of a table in a few words. */
  summary(preset: string | null, options: ChosenOptions): string
  packets(packets: string): string
  /** What the cards drawn before the first deal settle, where that is more than who deals. */
  drawSettles?(options: ChosenOptions, players: number): string
  /** Something the game counts of a partie, and what exactly is counted. */
  counted(name: string): Named
  /** A kind of decisions of the game, for lists and filters. */
  kind(name: string): string
  /** What a seat is in a deal, for lists and filters. */
  role(name: string): string
  readonly sheet: SheetWords
  /** What the coach reckons in. */
  readonly worth: WorthWords
  /** The texts of the window in the game's own words, if it has other words than partie. */
  inOwnWords?(texts: InterfaceWords): InterfaceWords
}
