// What the Hall shows: the games with their options, what can be gone on with, and what to sit down to.
import type { PartieLine } from './archive.ts'
import type { ChosenOptions, OptionValue } from './bridge.ts'
import type { Card } from './card.ts'
import type { EveningKind, EveningListing } from './evening.ts'
import type { Language, Settings } from './settings.ts'

/** A rule option as the Hall offers it. */
export interface OptionOffer {
  readonly name: string
  readonly values: readonly OptionValue[]
  /** The option that must be on for this one to mean anything. */
  readonly within?: string | undefined
}

/** Whether an option that others belong to is on: a number of nothing is off. */
export const isOptionOn = (value: OptionValue | undefined): boolean =>
  value === true || (typeof value === 'number' && value > 0)

/** A game that can be sat down to, with its options and the bundles of them that have names. */
export interface GameOffer {
  readonly id: string
  readonly options: readonly OptionOffer[]
  readonly presets: Readonly<Record<string, ChosenOptions>>
  readonly preset: string
  /** The cards it is played with. */
  readonly pack: readonly Card[]
  /** Levels of the computer players, weakest first. */
  readonly levels: readonly string[]
  /** How the dealer may give the cards, as the record writes it. */
  readonly packets: readonly string[]
  /** Numbers of players, the usual one first; where there are several, the option `players` chooses. */
  readonly tables: readonly number[]
  /** Who sits where is drawn for, unless an option fixes it. */
  readonly drawsSeats: boolean
  /** It has a guided first deal. */
  readonly lesson: boolean
  /** Kinds of evenings it is played in, each with the options it settles by itself. */
  readonly evenings: Readonly<Partial<Record<EveningKind, ChosenOptions>>>
}

export interface Hall {
  readonly games: readonly GameOffer[]
  /** Parties that wait to be played on, the latest first. */
  readonly open: readonly PartieLine[]
  /** Evenings that can be gone on with, the latest first. */
  readonly evenings: readonly EveningListing[]
  /** The table the player sat at when the page or the app ended, while its partie is open; null if they had got up. */
  readonly left: LeftTable | null
  /** Finished parties, the latest first. */
  readonly last: readonly PartieLine[]
  readonly settings: Settings
  /** Language of the desktop, as far as Cercle speaks it. */
  readonly systemLanguage: Language
  readonly version: string
  /** Shown when the program runs on a stand-in of its runtime. */
  readonly testBuild: boolean
}

/** A table that the player did not leave themselves. */
export interface LeftTable {
  readonly sitting: number
  readonly evening: number | null
  /** Main still has it open: only the page was reloaded. */
  readonly isLive: boolean
}

/** The table to come back to when the page is loaded; null where one begins in the Hall. */
export const findTableToResume = ({ settings, left }: Hall): LeftTable | null =>
  left !== null && (left.isLive || settings.start === 'table') ? left : null

/** What to sit down to. */
export interface StartTableRequest {
  readonly game: string
  /** Of all computer players but a partner who has his own. */
  readonly level: string
  /** Level of the player opposite, at a table for four. */
  readonly partner?: string | undefined
  readonly preset: string
  /** Options that differ from the preset. */
  readonly options: ChosenOptions
  /** Names of all persons at this screen, where they are several; computer players take the other seats. */
  readonly persons?: readonly string[] | undefined
}
