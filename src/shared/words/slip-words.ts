// What the table shows where something has gone wrong with the cards (E-31 … E-40).

export interface SlipTableWords {
  /** A card of a hand that both players have seen. */
  seen(card: string): string
  /** A covered hand, and the cards in it that both have seen. */
  coveredBut(covered: string, cards: string): string
  /** The talon, and the card that lies face up on it. */
  faceUp(talon: string, card: string): string
  /** Under cards turned beside the trump. */
  readonly beside: string
  readonly thrown: string
  /** Cards laid away before anybody had looked at them. */
  unseen(count: number): string
  /** Under the pack that is put by. */
  readonly putBy: string
  /** The same for the ear: who dealt it, and its turn-up. */
  putByFrom(dealer: string, turnUp: string): string
  /** Of a player, in few words: his hand lies open; he may not mark the king. */
  readonly open: string
  readonly noKing: string
  /** Before the numbers of cards that may be taken for those laid away. */
  readonly take: string
}
