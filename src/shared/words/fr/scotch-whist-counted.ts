// What is counted of a partie of Scotch Whist, and the signs of its score sheet, in French.
import type { Named } from '../texts.ts'
import { SCOTCH_WHIST_SIGNS, sheetWords } from '../sheets.ts'

export const COUNTED: Readonly<Record<string, Named>> = {
  tens: { title: 'Dix attrapés', hint: 'donnes où ce camp a pris le dix d’atout' },
  cards: { title: 'Cartes en plus', hint: 'cartes prises au-delà de ses dix-huit' },
  sweeps: {
    title: 'Tous les atouts marquants',
    hint: 'donnes où ce camp a pris les cinq atouts qui comptent',
  },
  toldOff: {
    title: 'Comptées dans l’ordre',
    hint: 'parties où les deux avaient atteint 41 et où l’on a compté dans l’ordre',
  },
  toldOffWon: {
    title: 'Dans l’ordre, et gagnées',
    hint: 'comptées dans l’ordre, et arrivé le premier',
  },
  revokes: {
    title: 'Renonces relevées',
    hint: 'renonces de l’autre camp que celui-ci a relevées à juste titre',
  },
  falseClaims: { title: 'Relevées à tort', hint: 'renonces relevées qui n’en étaient pas' },
}

export const SHEET = sheetWords(SCOTCH_WHIST_SIGNS, {
  toldOff: { title: 'o.', hint: 'compté dans l’ordre' },
  givenUp: { title: 'ab.', hint: 'la partie a été abandonnée' },
})
