import type { SlipTableWords } from '../en/slips.ts'

export const slips: SlipTableWords = {
  seen: (card) => `${card}, von beiden gesehen`,
  coveredBut: (covered, cards) => `${covered}, darunter von beiden gesehen: ${cards}`,
  faceUp: (talon, card) => `${talon}; offen obenauf: ${card}`,
  beside: 'mit aufgeschlagen',
  thrown: 'weggeworfen',
  unseen: (count) => `${count} ungesehen beiseite`,
  putBy: 'für das nächste Spiel beiseitegelegt',
  putByFrom: (dealer, turnUp) =>
    `Für das nächste Spiel beiseitegelegt: Geber ${dealer}, aufgeschlagen ${turnUp}`,
  open: 'Blatt liegt offen',
  noKing: 'ohne König',
  take: 'und nehmen',
}
