// What the texts of Scotch Whist know of it. It has no table yet: rules and simulation only.
import type { Card } from '../card.ts'
import type { Cards, TableView } from '../view.ts'
import type { Pair, Side } from '../duel.ts'

export type ScotchWhistAction = { readonly do: 'play'; readonly card: Card }

export type ScotchWhistHeard =
  | { readonly did: 'dealt'; readonly dealer: Side; readonly hands: Pair<Cards>; readonly turnUp: Card }
  | { readonly did: 'tookUpHand'; readonly number: number; readonly hands: Pair<Cards> }
  | { readonly did: 'led'; readonly seat: Side; readonly card: Card }
  | { readonly did: 'followed'; readonly seat: Side; readonly card: Card }
  | { readonly did: 'tookTrick'; readonly seat: Side; readonly won: number }
  | {
      readonly did: 'marked'
      readonly seat: Side
      readonly points: number
      readonly rule: 'SW-4' | 'SW-5' | 'G-2'
      readonly score: number
    }
  | { readonly did: 'gaveUp'; readonly seat: Side; readonly what: 'deal' | 'partie' }
  | { readonly did: 'wonPartie'; readonly seat: Side; readonly value: number; readonly score: Pair<number> }

export type ScotchWhistWhy = 'partieOver' | 'dealOver' | 'notDealt' | 'notYourTurn' | 'cardNotHeld' | 'mustFollow'

export interface ScotchWhistBreach {
  readonly rule: `SW-${number}`
  readonly why: ScotchWhistWhy
}

export interface ScotchWhistView extends TableView {
  readonly game: 'scotch-whist'
  readonly phase: 'open' | 'play' | 'settled' | 'over'
  readonly dealer: Side | null
  readonly hands: Pair<Cards>
  readonly tricksWon: Pair<number>
  readonly score: Pair<number>
  /** Hands dealt but not yet taken up (SW-1, `3x6`), by side: how many cards each holds. */
  readonly waiting: Pair<readonly number[]>
}
