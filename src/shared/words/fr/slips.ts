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
  take: (right) => `et prendre (${right} selon la règle)`,
  unscored: {
    renonce: (name) =>
      name === null
        ? 'Vous avez fait une renonce\u202f: avec moins de cinq levées, vous ne marquez rien.'
        : `${name} a fait une renonce\u202f: moins de cinq levées ne rapportent rien.`,
    equal: 'Autant de levées de chaque côté\u202f: elles ne rapportent rien.',
    king: 'Vous aviez le roi d’atout et ne l’avez pas annoncé\u202f: son point est perdu.',
  },
}
