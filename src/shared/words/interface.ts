// The shape of the interface texts: everything the window says that no game says. Every language gives the same keys.
import type { Refused, StoreTrouble } from '../bridge.ts'
import type { Card, Suit } from '../card.ts'
import type { FileFault } from '../file-fault.ts'
import type { ArchiveWords, TroubleWords } from './archive-words.ts'
import type { CoachWords } from './coach-words.ts'
import type { SlipTableWords } from './slip-words.ts'
import type { EveningWords } from './evening-words.ts'
import type { HundertspielTableWords } from './hundertspiel-table.ts'
import type { EaseWords } from './ease-words.ts'
import type { LessonWords } from './lesson-words.ts'
import type { ReadingWords } from './reading-words.ts'
import type { RulesWords } from './rules-words.ts'
import type { HouseWords, SettingsWords } from './settings-words.ts'
import type { StandingsWords } from './standings-words.ts'
import type { StudyWords } from './study-words.ts'
import type { TattelnTableWords } from './tatteln-table.ts'

export interface Named {
  readonly title: string
  readonly hint: string
}

/** A key on the keyboard and what it does. */
export interface KeyHelp {
  /** The action it is for, where only some games have it. */
  readonly for?: string
  readonly keys: readonly string[]
  readonly does: string
}

export interface AboutWords {
  /** What a notice is called that stands over the page. */
  readonly notice: string
  readonly subtitle: string
  readonly testBuild: string
  readonly noBridge: string
  /** A part of the program itself is not there any more. */
  readonly notRead: string
  readonly close: string
  readonly cancel: string
  /** While the program ends. */
  readonly closing: {
    readonly title: string
    readonly stored: string
    readonly startsAgain: string
    readonly atOnce: string
  }
  version(version: string): string
  /** Why the data file cannot be used. */
  data(trouble: StoreTrouble, file: string): string
  /** The ways out of it. */
  readonly trouble: TroubleWords
}

export interface CardWords {
  suit(suit: Suit): string
  /** "King of hearts, trump". */
  name(card: Card, trump: boolean): string
  /** A covered hand. */
  covered(owner: string, count: number): string
}

export interface HallWords {
  readonly newDuel: string
  readonly game: string
  readonly opponent: string
  /** Where there is a partner; who plays with whom may still be drawn for. */
  readonly opponents: string
  readonly partner: string
  readonly company: string
  readonly companyHint: string
  /** How many play. */
  seats(count: number): string
  /** Several persons at this screen. */
  readonly persons: string
  readonly addPerson: string
  /** From 1. */
  personName(place: number): string
  removePerson(place: number): string
  /** Where partners are not drawn for. */
  readonly personsHint: string
  /** The level of so many computer players beside several persons. */
  computers(count: number): string
  /** Sitting down with more than one. */
  readonly newTable: string
  readonly agreement: string
  /** Over what a bundle of rules changes against the usual one, of this title. */
  unlike(usual: string): string
  agreedSo(option: string, value: string): string
  readonly singleOptions: string
  /** How many options differ from the preset. */
  differing(count: number): string
  readonly open: string
  readonly resume: string
  readonly last: string
  readonly noneYet: string
  readonly firstTime: string
  readonly against: (name: string) => string
  readonly day: string
  readonly players: string
  readonly score: string
  readonly result: string
  readonly value: string
  readonly won: string
  readonly lost: string
  wonBy(name: string): string
  readonly gaveUp: string
  /** A partie that never counts. */
  readonly practice: string
  readonly review: string
  /** The accessible name of a line's button. */
  lineOf(action: string, names: string, day: string): string
  level(level: string): Named
  /** How strong the computer players of a table are. */
  playsAt(level: string): string
  times(value: number): string
}

export interface TableWords {
  readonly leave: string
  readonly you: string
  readonly yourHand: string
  handOf(name: string): string
  readonly trick: string
  /** How a complete trick that stays is taken away. */
  readonly trickWaits: string
  /** The last complete trick, to be seen again. */
  readonly lastTrick: string
  /** Beside the name of who won it. */
  readonly wonIt: string
  readonly soundOn: string
  readonly soundOff: string
  playedBy(name: string, card: string): string
  readonly talon: string
  talonHolds(count: number): string
  turnUp(card: string): string
  readonly trumps: string
  readonly noTrumps: string
  tricks(count: number): string
  tricksOf(name: string, count: number): string
  /** Tricks, and what the cards in them count. */
  andPoints(tricks: string, points: number): string
  /** A marker with flaps: points of the game, games of the rubber. */
  flaps(name: string, points: number, games: number): string
  /** How many cards a player wants, as he says it. */
  called(count: number): string
  discards(count: number): string
  discardsOf(name: string, count: number): string
  /** The counters of a player: how many he has moved, how many still lie on his right. */
  markers(name: string, moved: number, left: number): string
  scoreOf(name: string, score: number, goal: number): string
  readonly dealer: string
  readonly elder: string
  readonly toMove: string
  /** Called across the table by who claims one. */
  readonly revoke: string
  readonly vulnerable: string
  readonly king: string
  deal(number: number): string
  readonly giveCards: string
  readonly nextDeal: string
  readonly howToDeal: string
  readonly again: string
  /** In a series of parties: the next one, or, after the last, another series. */
  readonly nextGame: string
  readonly anotherRubber: string
  /** The same where it is no rubber. */
  readonly nextPartie: string
  readonly anotherSitting: string
  readonly toHall: string
  readonly skipTrick: string
  readonly may: string
  readonly chosen: string
  /** Of a card that may not be laid away. */
  readonly kept: string
  rule(id: string): string
  /** A card drawn for the first deal, as a sentence. */
  youCut(card: Card): string
  cutBy(name: string, card: Card): string
  readonly cut: string
}

export type Winner = 'you' | 'youWith' | 'one' | 'several'
export type Won = 'partie' | 'game' | 'rubber'

export interface ResultWords {
  readonly title: string
  /** Who wins what: alone or with a partner. */
  wins(names: string, who: Winner, what: Won): string
  counts(value: number): string
  /** "5 to 3", for the ear. */
  score(first: number, second: number): string
}

/** The account of a rubber. */
export interface RubberWords {
  /** After a game, and after the last one. */
  readonly interim: string
  readonly final: string
  readonly games: string
  readonly rubber: string
  readonly tricks: string
  readonly slams: string
  readonly honours: string
  readonly total: string
  /** How many games, and what each counts. */
  times(count: number, points: number): string
  /** What the winners of the game take on into the next one. */
  carried(names: string, points: number): string
  /** What the losers' trick points come to. */
  readonly lapsed: string
  pays(names: string, points: number): string
  readonly even: string
}

export interface GiveUpWords {
  readonly menu: string
  readonly deal: string
  readonly partie: string
  readonly dealSure: string
  readonly partieSure: string
}

export interface LogWords {
  readonly title: string
  readonly show: string
  readonly hide: string
  seed(seed: string): string
  standIn(name: string): string
  /** An onlooker, null where it is not known who, points out a breach on behalf of this player (S-6). */
  pointedOut(onlooker: string | null, name: string): string
}

export interface ReviewWords {
  readonly title: string
  readonly leave: string
  readonly first: string
  readonly back: string
  readonly forward: string
  readonly last: string
  readonly step: string
  position(step: number, steps: number, deal: number): string
  readonly hands: string
  /** Both hands; else one looks with the eyes of a seat, which is called by its name. */
  readonly open: string
}

export interface InterfaceWords {
  readonly about: AboutWords
  readonly cards: CardWords
  readonly hall: HallWords
  readonly settings: SettingsWords
  readonly house: HouseWords
  readonly table: TableWords
  readonly result: ResultWords
  readonly rubber: RubberWords
  readonly hundertspiel: HundertspielTableWords
  readonly tatteln: TattelnTableWords
  readonly giveUp: GiveUpWords
  readonly log: LogWords
  readonly review: ReviewWords
  readonly coach: CoachWords
  readonly archive: ArchiveWords
  readonly slips: SlipTableWords
  readonly standings: StandingsWords
  readonly study: StudyWords
  readonly reading: ReadingWords
  readonly ease: EaseWords
  readonly rules: RulesWords
  readonly lesson: LessonWords
  readonly evening: EveningWords
  /** What leads on to a question, or goes on: the name with its ellipsis. */
  more(what: string): string
  readonly keysTitle: string
  readonly keys: readonly KeyHelp[]
  readonly reviewKeys: readonly KeyHelp[]
  readonly refused: Readonly<Record<Exclude<Refused['code'], 'breach' | 'data' | 'tutor' | 'lesson' | 'file'>, string>>
  /** Why a file is not taken or written; `broken` says in a sentence what the rules say to it. */
  fileRefused(file: string, fault: FileFault | null, broken: string | null): string
}
