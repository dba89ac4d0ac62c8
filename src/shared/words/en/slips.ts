import type { SlipTableWords } from '../slip-words.ts'

export const slips: SlipTableWords = {
  seen: (card) => `${card}, seen by both`,
  coveredBut: (covered, cards) => `${covered}, seen by both among them: ${cards}`,
  faceUp: (talon, card) => `${talon}; face up on top: ${card}`,
  beside: 'turned as well',
  thrown: 'thrown away',
  unseen: (count) => `${count} laid away unseen`,
  putBy: 'put by for the next deal',
  putByFrom: (dealer, turnUp) => `Put by for the next deal: dealt by ${dealer}, turn-up ${turnUp}`,
  open: 'hand laid open',
  noKing: 'no king',
  take: 'and take',
}
