// What the table and the texts of Écarté know of it: its actions, what is heard of its events, why an action is not
// allowed, and what a seat sees besides the common view. The rules themselves are in the engine.
import type { Card, Suit } from '../card.ts'
import type { Pair, Side } from '../duel.ts'
import type { Cards, TableView } from '../view.ts'

export type EcarteAction =
  | { readonly do: 'propose' }
  | { readonly do: 'stand' }
  | { readonly do: 'accept' }
  | { readonly do: 'refuse' }
  | { readonly do: 'discard'; readonly cards: readonly Card[] }
  | { readonly do: 'announceKing' }
  | { readonly do: 'play'; readonly card: Card }

export const PACKETS = ['5', '2+3', '3+2', '1'] as const
export type Packets = (typeof PACKETS)[number]

/** An event as somebody heard it: cards not meant for him are a number. */
export type EcarteHeard =
  | {
      readonly did: 'dealt'
      readonly dealer: Side
      readonly packets: Packets
      readonly hands: Pair<Cards>
      readonly turnUp: Card
    }
  /** `score` is the marker's score afterwards. */
  | {
      readonly did: 'marked'
      readonly seat: Side
      readonly points: number
      readonly rule: 'E-5' | 'E-16' | 'E-24' | 'E-25' | 'G-2'
      readonly score: number
    }
  | { readonly did: 'proposed'; readonly seat: Side }
  | { readonly did: 'stood'; readonly seat: Side }
  | { readonly did: 'accepted'; readonly seat: Side }
  | { readonly did: 'refused'; readonly seat: Side }
  | { readonly did: 'becameVulnerable'; readonly seat: Side }
  | { readonly did: 'discarded'; readonly seat: Side; readonly cards: Cards }
  | { readonly did: 'drew'; readonly seat: Side; readonly cards: Cards }
  | { readonly did: 'announcedKing'; readonly seat: Side; readonly suit: Suit }
  | { readonly did: 'led'; readonly seat: Side; readonly card: Card }
  | { readonly did: 'followed'; readonly seat: Side; readonly card: Card }
  /** `won` is how many tricks the seat has now. */
  | { readonly did: 'tookTrick'; readonly seat: Side; readonly won: number }
  | { readonly did: 'gaveUp'; readonly seat: Side; readonly what: 'deal' | 'partie' }
  | { readonly did: 'wonPartie'; readonly seat: Side; readonly value: number; readonly score: Pair<number> }

export type EcarteWhy =
  | 'partieOver'
  | 'dealOver'
  | 'notDealt'
  | 'notYourTurn'
  | 'noProposal'
  | 'exchangeOver'
  | 'talonEmpty'
  | 'noneExchanged'
  | 'notExchanging'
  | 'discardNotHeld'
  | 'discardTwice'
  | 'discardTooFew'
  | 'discardTooMany'
  | 'kingNotHeld'
  | 'kingTooEarly'
  | 'kingTooLate'
  | 'kingTwice'
  | 'notPlaying'
  | 'cardNotHeld'
  | 'mustBeat'
  | 'mustFollow'
  | 'mustTrump'

export interface EcarteBreach {
  readonly rule: `E-${number}`
  readonly why: EcarteWhy
}

/** Cards bought by each side in one exchange; null where a number is not yet named. */
export type Exchange = Pair<number | null>

export type EcartePhase = 'open' | 'exchange' | 'play' | 'settled' | 'over'

export interface EcarteView extends TableView {
  readonly game: 'ecarte'
  readonly phase: EcartePhase
  readonly dealer: Side | null
  readonly turn: Side | null
  readonly hands: Pair<Cards>
  readonly tricksWon: Pair<number>
  readonly score: Pair<number>
  /** What the exchange waits for; null outside it. */
  readonly asks: 'decide' | 'answer' | 'elderDiscards' | 'dealerDiscards' | null
  /** By side, in the order laid down; the opponent's as a number. All exchanges together. */
  readonly discards: Pair<Cards>
  readonly exchanges: readonly Exchange[]
  readonly vulnerable: Side | null
  readonly king: { readonly seat: Side; readonly how: 'announced' | 'turned' } | null
  /** Which of the two packs is in play (E-2). */
  readonly pack: 0 | 1
  /** Counters of each player (E-30). */
  readonly markers: 4 | 5
}

export const isEcarteView = (view: TableView): view is EcarteView => view.game === 'ecarte'
