// The Hall: the games with their options, what can be resumed, and the request for a new table.
import type { PartieLine } from './archive.ts'
import type { ChosenOptions, OptionValue } from './bridge.ts'
import type { Card } from './card.ts'
import type { EveningKind, EveningListing, EveningSetup } from './evening.ts'
import type { Language, Settings } from './settings.ts'

/** A rule option as the Hall offers it. */
export interface OptionOffer {
  readonly name: string
  readonly values: readonly OptionValue[]
  /** The option that must be on for this one to have an effect. */
  readonly within?: string | undefined
}

/** Returns true if an option that others depend on is on: the number 0 is off. */
export const isOptionOn = (value: OptionValue | undefined): boolean =>
  value === true || (typeof value === 'number' && value > 0)

/** A game that can be played, with its options and its presets. */
export interface GameOffer {
  readonly id: string
  readonly options: readonly OptionOffer[]
  readonly presets: Readonly<Record<string, ChosenOptions>>
  readonly preset: string
  /** The cards it is played with. */
  readonly pack: readonly Card[]
  /** Levels of the computer players, weakest first. */
  readonly levels: readonly string[]
  /** Ways in which the dealer may deal, in the notation of records. */
  readonly packets: readonly string[]
  /** Numbers of players, the usual first; with several, the option `players` chooses. */
  readonly tables: readonly number[]
  /** The seats are drawn for, unless an option fixes them. */
  readonly drawsSeats: boolean
  /** True if a match can be agreed; in the others a series, such as a rubber, is the match. */
  readonly hasMatches: boolean
  /** Kinds of evenings for this game, each with the options it fixes. */
  readonly evenings: Readonly<Partial<Record<EveningKind, ChosenOptions>>>
}

export interface Hall {
  readonly games: readonly GameOffer[]
  /** Parties that can be resumed, latest first. */
  readonly open: readonly PartieLine[]
  /** Evenings that can be resumed, latest first. */
  readonly evenings: readonly EveningListing[]
  /** The table open when page or app ended; null if it was left, or its partie is over. */
  readonly left: LeftTable | null
  /** Finished parties, latest first. */
  readonly last: readonly PartieLine[]
  readonly lastPlayed: LastPlayed
  readonly settings: Settings
  /** Language of the desktop, if Cercle has it. */
  readonly systemLanguage: Language
  readonly version: string
  /** True if the program does not run on the runtime it is pinned to. */
  readonly testBuild: boolean
}

/** A table that the player did not leave themselves. */
export interface LeftTable {
  readonly sitting: number
  readonly evening: number | null
  /** Main still has it open: only the page was reloaded. */
  readonly isLive: boolean
}

/** Returns the table to resume when the page is loaded; null to begin in the Hall. */
export const findTableToResume = ({ settings, left }: Hall): LeftTable | null =>
  left !== null && (left.isLive || settings.start === 'table') ? left : null

/** The request for a new table. */
export interface StartTableRequest {
  readonly game: string
  /** Level of all computer players, except a partner with another. */
  readonly level: string
  /** Level of the player opposite, at a table for four. */
  readonly partner?: string | undefined
  readonly preset: string
  /** Options that differ from the preset. */
  readonly options: ChosenOptions
  /** Names of all persons at this screen; computer players take the other seats. */
  readonly persons?: readonly string[] | undefined
  /** The number of parties that win the match; without it they play on as they like. */
  readonly toWin?: number | undefined
}

/** How a game was last played, as it was asked for. */
export interface PlayedGame {
  readonly table?: PlayedTable | undefined
  readonly evening?: EveningSetup | undefined
  /** Which of the two was the later one. */
  readonly later: 'table' | 'evening'
}

export interface PlayedTable {
  readonly setup: StartTableRequest
  /** The names of its computer players. */
  readonly computers: readonly string[]
}

/** How each game was last played, and the game of the latest table or evening. */
export interface LastPlayed {
  readonly game: string | null
  readonly games: Readonly<Record<string, PlayedGame>>
}

/** Nothing has been played. */
export const NOTHING_PLAYED: LastPlayed = { game: null, games: {} }
