// What the table of Hundertspiel shows and what is called across it.
import type { TrappolaSuit } from '../card.ts'
import type { AnnouncedRank, HundertspielMarkRule, Undertaking } from '../games/hundertspiel.ts'
import type { Named } from './interface.ts'

export interface HundertspielTableWords {
  readonly scat: string
  /** The scat as it lies covered. */
  scatHolds(count: number): string
  /** Under what the buyer laid away. */
  readonly laidAway: string
  readonly markers: string
  /** For the ear: whose markers, won less lost. */
  markersOf(name: string, count: number): string
  /** With its sign: +3, −2, 0. */
  signed(count: number): string
  /** Points of cards taken in this deal. */
  readonly taken: string
  readonly announcements: string
  /** "three kings", and what it counts. */
  announcement(rank: AnnouncedRank, count: 3 | 4): string
  points(count: number): string
  /** How many markers a game is worth. */
  stake(count: number): string
  /** Of three announced: which is missing; somebody has asked for it; it was false; all were shown. */
  without(suit: TrappolaSuit): string
  readonly asked: string
  readonly foundFalse: string
  readonly shown: string
  /** What is played: "Twenty-six in Coppe", "Fifty-two in Coppe and Denari". */
  undertaking(suits: readonly TrappolaSuit[]): string
  readonly how: Readonly<Record<Undertaking['how'], string>>
  /** Over the Dos that lie open. */
  laidDos(count: number): string
  /** Of a buyer who holds no Do. */
  readonly withoutDo: string
  readonly contra: string
  contraBy(name: string): string
  /** Beside a name, in few words. */
  bid(suit: TrappolaSuit): string
  readonly passed: string
  readonly buyer: string
  readonly forehand: string
  /** The suit a player drew, trumps whenever he deals (H-3). */
  ownSuit(suit: TrappolaSuit): string
  readonly ownSuitHint: string
  readonly exposed: string
  /** The deal is given again by the same dealer (H-4, H-5). */
  readonly givenAgain: string
  /** H-21, while it is so: the deal was begun in the nineties; the partie is decided and the deal goes on. */
  readonly oldAndNew: Named
  readonly decided: Named
  readonly forNext: string
  /** H-22 */
  dealsLeft(count: number): string
  readonly lastDeal: string
  readonly lastRoundsBy: (name: string) => string
  /** The account of a partie: one row a rule, then what is paid. */
  readonly sheet: {
    readonly title: string
    /** The account of one deal. */
    readonly deal: string
    /** What markers were paid for. */
    readonly paid: Readonly<Record<'laid' | 'penalty' | 'partie', string>>
    readonly rows: Readonly<Record<HundertspielMarkRule, string>>
    readonly before: string
    readonly total: string
    readonly matsch: string
    readonly markers: string
    readonly parties: string
    readonly sittingOver: string
    /** `to` is null where it is the one addressed. */
    pays(from: string, to: string | null, count: number): string
  }
  /** What is called across the table. */
  readonly said: {
    readonly pass: string
    readonly buy: string
    readonly ask: string
    readonly contra: string
    readonly out: string
    readonly newDeal: string
    readonly keep: string
    readonly lastRounds: string
    readonly doubt: string
    bid(suit: TrappolaSuit): string
    lay(suits: readonly TrappolaSuit[]): string
    name(suit: TrappolaSuit): string
    announce(rank: AnnouncedRank, count: 3 | 4): string
    demand(rank: AnnouncedRank): string
    missing(suit: TrappolaSuit): string
  }
}
