import type { SlipTableWords } from '../en/slips.ts'

export const slips: SlipTableWords = {
  seen: (card) => `${card}, vue des deux joueurs`,
  coveredBut: (covered, cards) => `${covered}, dont les deux joueurs ont vu\u202f: ${cards}`,
  faceUp: (talon, card) => `${talon}\u202f; à découvert dessus\u202f: ${card}`,
  beside: 'retournée aussi',
  thrown: 'rejetée',
  unseen: (count) => `${count} de côté, ${count < 2 ? 'non vue' : 'non vues'}`,
  putBy: 'mises de côté pour la prochaine donne',
  putByFrom: (dealer, turnUp) =>
    `Mises de côté pour la prochaine donne\u202f: donneur ${dealer}, retourne ${turnUp}`,
  open: 'jeu étalé',
  noKing: 'sans roi',
  take: 'et prendre',
}
