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
  take: (right) => `und nehmen (${right} nach der Regel)`,
  unscored: {
    renonce: (name) =>
      name === null
        ? 'Sie haben eine Renonce gemacht: Mit weniger als fünf Stichen bekommen Sie dafür keinen Punkt.'
        : `${name} hat eine Renonce gemacht: Weniger als fünf Stiche bringen dann keinen Punkt.`,
    equal: 'Beide haben gleich viele Stiche: Sie bringen keinen Punkt.',
    king: 'Sie hatten den Trumpfkönig und haben ihn nicht gemeldet: Sein Punkt ist verloren.',
  },
}
