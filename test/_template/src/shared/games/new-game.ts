// New Game for the window, the texts and the command line.
import type { Card } from '../card.ts'
import type { Pair, Side } from '../duel.ts'
import type { Cards, Seat, TableView } from '../view.ts'

export interface NewGameAction {
  readonly do: 'play'
  readonly card: Card
}

export type NewGameMarkRule = 'NG-4' | 'G-2'

export type NewGameSeenEvent =
  | {
      readonly did: 'dealt'
      readonly dealer: Seat
      readonly hands: readonly Cards[]
      readonly turnUp: Card
    }
  | { readonly did: 'led' | 'followed'; readonly seat: Seat; readonly card: Card }
  /** `won` counts the tricks of the side. */
  | { readonly did: 'tookTrick'; readonly seat: Seat; readonly won: number }
  | { readonly did: 'gaveUp'; readonly seat: Seat; readonly what: 'deal' | 'partie' }
  /** `seat` is the side, here and in the last one. */
  | {
      readonly did: 'marked'
      readonly seat: Side
      readonly points: number
      readonly rule: NewGameMarkRule
      readonly score: number
    }
  | {
      readonly did: 'wonPartie'
      readonly seat: Side
      readonly value: number
      readonly score: Pair<number>
    }

export interface NewGameView extends TableView {
  readonly game: 'new-game'
  readonly phase: 'open' | 'play' | 'settled' | 'over'
  readonly score: Pair<number>
  /** True until the first lead: the turn-up is open, and is the dealer's last card (NG-1). */
  readonly turnUpLies: boolean
}

export const isNewGameView = (view: TableView): view is NewGameView => view.game === 'new-game'

/** The notes of the guided deal, in order. */
export type NewGameNote = 'cards' | 'lead' | 'trumps' | 'last' | 'end'
