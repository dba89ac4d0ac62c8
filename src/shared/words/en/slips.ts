import type { Texts } from '../texts.ts'

export const slips = {
  /** A card of a hand that both players have seen. */
  seen: (card: string) => `${card}, seen by both`,
  /** A covered hand, and the cards in it that both players have seen. */
  coveredBut: (covered: string, cards: string) => `${covered}, seen by both among them: ${cards}`,
  /** The talon, and the card that lies face up on it. */
  faceUp: (talon: string, card: string) => `${talon}; face up on top: ${card}`,
  /** Below cards turned up in addition to the trump. */
  beside: 'turned as well',
  thrown: 'thrown away',
  /** Cards discarded before they were looked at. */
  unseen: (count: number) => `${count} discarded unseen`,
  /** Below the pack that is used for the next deal (E-38). */
  putBy: 'set aside for the next deal',
  /** The same for screen readers, with its dealer and turn-up. */
  putByFrom: (dealer: string, turnUp: string) =>
    `Set aside for the next deal: dealt by ${dealer}, turn-up ${turnUp}`,
  /** Next to a name, so in a few words: the hand lies open; the king may not be marked. */
  open: 'hand laid open',
  noKing: 'no king',
  /** Precedes how many cards may be taken for the discards; `right` of them is by the rules. */
  take: (right: number) => `and take (${right} by the rules)`,
  /** Points that a finished deal did not bring; `name` is null for the reader. */
  unscored: {
    renonce: (name: string | null) =>
      name === null
        ? 'You made a revoke: with fewer than five tricks you score nothing for them.'
        : `${name} made a revoke: with fewer than five tricks that scores nothing.`,
    equal: 'Both have as many tricks: they score nothing.',
    king: 'You held the king of trumps and did not announce it: its point is lost.',
  },
}

export type SlipTableWords = Texts<typeof slips>
