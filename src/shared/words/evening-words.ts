// The shape of the texts of an evening: sitting down to it, the round, its story, the ledger, and what of it is seen at
// the table. Guests are called by their names throughout, for several may read the same screen.
import type { EveningKind, EveningWhy, PoolEntry } from '../evening.ts'
import type { Breach } from '../view.ts'
import type { KeyHelp, Named } from './interface.ts'

export interface SittingDownWords {
  readonly leave: string
  readonly kind: string
  readonly places: string
  /** How many may sit down. */
  readonly company: Readonly<Record<EveningKind, string>>
  place(number: number): string
  readonly person: string
  readonly computer: string
  readonly name: string
  readonly level: string
  readonly addPerson: string
  readonly addComputer: string
  remove(place: number): string
  earlier(place: number): string
  later(place: number): string
  readonly terms: string
  readonly stake: string
  readonly stakeHint: Readonly<Record<EveningKind, string>>
  readonly purse: string
  readonly purseHint: string
  readonly noPurse: string
  readonly agreedPurse: string
  readonly purseSize: string
  readonly partiesATurn: string
  readonly partiesATurnHint: string
  readonly poolEntry: string
  readonly poolEntries: Readonly<Record<PoolEntry, Named>>
  readonly sit: string
  /** What is wrong with the wishes, in whole sentences. */
  readonly wrong: {
    readonly nameMissing: string
    readonly nameTwice: string
    readonly stake: string
    readonly purse: string
    readonly partiesATurn: string
  }
}

/** Questions before a partie, to somebody by name. */
export interface QuestionWords {
  stake(name: string): string
  /** By the side of the banker. */
  standBy(name: string): string
  bet(name: string): string
  /** On the own partie. */
  betOwn(name: string): string
  layBank(name: string): string
  raiseBank(name: string): string
  takeOut(name: string): string
  keepBank(name: string): string
  considers(name: string): string
}

export interface RoundWords {
  readonly leave: string
  readonly label: string
  readonly banker: string
  readonly ponte: string
  readonly seated: string
  /** Place on the waiting list, from 1. */
  waits(place: number): string
  advises(place: number): string
  readonly pool: string
  readonly bank: string
  left(counters: number): string
  onSide(name: string): string
  readonly byBanker: string
  readonly againstBank: string
  readonly nothingLaid: string
  balance(name: string, counters: string): string
  readonly ask: QuestionWords
  atLeast(counters: number): string
  atMost(counters: number): string
  between(least: number, most: number): string
  readonly counters: string
  readonly fewer: string
  readonly more: string
  readonly quick: string
  readonly side: string
  lay(counters: number): string
  raise(counters: number): string
  take(counters: number): string
  readonly pass: string
  readonly raiseNothing: string
  readonly takeNothing: string
  readonly keep: string
  readonly withdraw: string
  next(first: string, second: string): string
  deals(name: string): string
  readonly drawn: string
  /** A pool was taken: all draw anew. */
  readonly drawAnew: string
  /** Too few have counters left to play. */
  readonly stuck: string
  /** The same in a pool, where nobody can come (S-5). */
  readonly stuckPool: string
  readonly toTable: string
  readonly onTable: string
  readonly backToTable: string
  readonly watch: string
  readonly over: string
  readonly strike: string
  readonly strikeSure: string
  readonly company: string
  readonly companyHint: string
  /** A pool is played by the same three throughout (S-5). */
  readonly companyPool: string
  readonly comes: string
  readonly welcome: string
  readonly goes: string
  goesOf(name: string): string
  readonly returns: string
  returnsOf(name: string): string
  readonly absent: string
  readonly course: string
  readonly hideCourse: string
  readonly cancel: string
}

/** What happened, line by line. */
export interface StoryWords {
  sat(names: string): string
  /** The order was drawn by cards. */
  drew(names: string): string
  /** A card drawn. */
  drewCard(name: string, card: string): string
  stakes(name: string, counters: number): string
  standsBy(name: string, counters: number): string
  bets(name: string, side: string, counters: number): string
  betsOwn(name: string, counters: number): string
  passes(name: string): string
  laysBank(name: string, counters: number): string
  raises(name: string, counters: number): string
  raisesNothing(name: string): string
  takesOut(name: string, counters: number): string
  takesNothing(name: string): string
  keeps(name: string): string
  withdraws(name: string, next: string): string
  comes(name: string): string
  goes(name: string): string
  won(name: string, value: number): string
  /** The ponte has won (S-3a). */
  beatBank(name: string): string
  /** The banker has won. */
  heldBank(name: string): string
  readonly struck: string
  /** A heading over the lines of a partie. */
  partie(partie: number): string
}

export interface EveningLedgerWords {
  readonly title: string
  readonly leave: string
  readonly partie: string
  readonly from: string
  readonly to: string
  readonly why: string
  readonly counters: string
  readonly rule: string
  readonly pool: string
  readonly bank: string
  /** Why something was paid: into the pool or the bank, else out of it or between guests. */
  reason(rule: string, into: boolean): string
  readonly nothing: string
  readonly standing: string
  readonly sum: string
  readonly owes: string
  readonly owesHint: string
  readonly even: string
  pays(from: string, to: string, counters: number): string
}

/** What of an evening is seen at the table. */
export interface AtTableWords {
  waiting(names: string): string
  readonly nobodyWaits: string
  readonly toRound: string
  curtain(name: string): string
  readonly curtainHint: string
  here(name: string): string
  advises(name: string): string
  leaveTo(name: string): string
  readonly looksOn: string
  /** Who looks on and points out a breach of this rule (S-6). */
  pointOut(rule: string): string
  /** Who looks on need not call for every deal. */
  readonly playOn: string
  readonly askAdvisers: string
  /** Before what somebody would do. */
  counsel(name: string): string
}

export interface EveningWords {
  readonly title: string
  readonly invitation: string
  readonly open: string
  /** Evenings begun, in the Hall. */
  readonly begun: string
  readonly goOn: string
  /** A partie of it is on the table. */
  readonly playing: string
  readonly kinds: Readonly<Record<EveningKind, Named>>
  counters(count: number): string
  parties(count: number): string
  readonly sittingDown: SittingDownWords
  readonly round: RoundWords
  readonly story: StoryWords
  readonly ledger: EveningLedgerWords
  readonly table: AtTableWords
  /** Why something cannot be said or done. */
  readonly breaches: Readonly<Record<EveningWhy, string>>
  readonly keyHelp: readonly KeyHelp[]
  /** At the table, beside those of every table. */
  readonly tableKeys: readonly KeyHelp[]
}

/** The sentence for a breach; null for a reason the words do not know. */
export function breachOf({ breaches }: EveningWords, { why }: Breach): string | null {
  const known: Readonly<Record<string, string>> = breaches
  return Object.hasOwn(known, why) ? (known[why] ?? null) : null
}
