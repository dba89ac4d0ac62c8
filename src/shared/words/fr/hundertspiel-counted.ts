// What is counted of a partie of Hundertspiel, and the signs of its score sheet, in French.
import type { Named } from '../texts.ts'
import { HUNDERTSPIEL_SIGNS, sheetWords } from '../sheets.ts'

export const COUNTED: Readonly<Record<string, Named>> = {
  twentySixes: { title: 'Vingt-six', hint: 'étalés, annoncés ou achetés' },
  twentySixesWon: { title: 'Vingt-six faits', hint: 'étalés, annoncés ou achetés, et faits' },
  fiftyTwos: { title: 'Cinquante-deux', hint: 'étalés' },
  fiftyTwosWon: { title: 'Cinquante-deux faits', hint: 'étalés, et faits' },
  contras: { title: 'Contra', hint: 'combien de fois on a dit Contra' },
  contrasWon: {
    title: 'Contra à juste titre',
    hint: 'Contra dit, et l’autre camp a manqué son jeu',
  },
  firstDos: {
    title: 'Do d’atout à la première levée',
    hint: 'premières levées faites avec le Do d’atout, pour 52',
  },
  dos: {
    title: 'Levées faites avec un Do',
    hint: 'levées faites avec un Do, la dernière comprise',
  },
  lastDos: {
    title: 'Plusieurs Do à la fin',
    hint: 'donnes où un joueur a fait les dernières levées avec deux Do ou plus',
  },
  threes: { title: 'Brelans', hint: 'annonces de trois cartes de même rang' },
  fours: { title: 'Carrés', hint: 'annonces de quatre cartes de même rang' },
  matsch: {
    title: 'Matsch',
    hint: 'parties gagnées où les perdants n’avaient pas cinquante points',
  },
  falseAnnouncements: { title: 'Fausses annonces', hint: 'annonces reconnues fausses' },
  wronglyOut: {
    title: 'Perdues d’un mot',
    hint: 'parties perdues pour s’être dit sorti à tort, ou par une fausse annonce',
  },
}

export const SHEET = sheetWords(HUNDERTSPIEL_SIGNS, {
  announced: { title: 'ann.', hint: 'annoncé' },
  dos: { title: 'Do', hint: 'pour des levées faites avec des Do' },
  scat: { title: 'sc.', hint: 'pour les cartes du scat' },
  failed: { title: 'éch.', hint: 'pour un jeu des autres qui a échoué' },
  givenUp: { title: 'ab.', hint: 'abandonné' },
})
