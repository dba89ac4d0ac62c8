// What is counted of a partie of Tatteln, and the signs of its score sheet, in French.
import type { Named } from '../texts.ts'
import { TATTELN_SIGNS, sheetWords } from '../sheets.ts'

export const COUNTED: Readonly<Record<string, Named>> = {
  tattel: { title: 'Tattels', hint: 'suites de trois cartes (tierces), annoncées et bonnes' },
  quarts: { title: 'Quartes', hint: 'suites de quatre cartes, annoncées et bonnes' },
  long: { title: 'Quintes et plus', hint: 'suites de cinq cartes et plus, annoncées et bonnes' },
  threes: { title: 'Brelans', hint: 'trois cartes de même rang, annoncées et bonnes' },
  fours: { title: 'Carrés', hint: 'quatre cartes de même rang, annoncées et bonnes' },
  jacks: { title: 'Quatre valets', hint: 'quatre valets, annoncés et bons' },
  void: {
    title: 'Annonces sans valeur',
    hint: 'annonces qu’un jeu meilleur ou égal a rendues sans valeur',
  },
  announced: { title: 'Points d’annonces', hint: 'points marqués pour des annonces' },
  cards: {
    title: 'Points des cartes',
    hint: 'points des cartes prises, la dernière levée comprise',
  },
  lastTricks: { title: 'Dernières levées', hint: 'donnes où ce camp a fait la dernière levée' },
  robbed: { title: 'Septs échangés', hint: 'retournes prises contre le sept d’atout' },
  matsch: { title: 'Matsch', hint: 'donnes où l’autre n’a fait aucune levée à la fin' },
}

export const SHEET = sheetWords(TATTELN_SIGNS, {
  announced: { title: 'ann.', hint: 'annoncé' },
  givenUp: { title: 'ab.', hint: 'la partie a été abandonnée' },
})
