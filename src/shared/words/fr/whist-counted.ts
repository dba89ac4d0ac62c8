// What is counted of a game of Whist, and the signs of its score sheet, in French.
import type { Named } from '../texts.ts'
import { WHIST_SIGNS, sheetWords } from '../sheets.ts'

export const COUNTED: Readonly<Record<string, Named>> = {
  tricks: { title: 'Levées au-dessus du livre', hint: 'levées comptées au-delà de six' },
  smallSlams: { title: 'Petits chelems', hint: 'donnes où l’autre camp n’a fait qu’une levée' },
  grandSlams: { title: 'Grands chelems', hint: 'donnes où l’autre camp n’a fait aucune levée' },
  honoursThree: {
    title: 'Trois honneurs',
    hint: 'donnes où ce camp tenait trois honneurs d’atout',
  },
  honoursFour: {
    title: 'Quatre honneurs',
    hint: 'donnes où ce camp tenait quatre honneurs d’atout',
  },
  honoursFive: {
    title: 'Cinq honneurs',
    hint: 'donnes où ce camp tenait les cinq honneurs d’atout',
  },
  rubbers: { title: 'Robres gagnés', hint: 'deuxièmes parties gagnées, et le robre avec elles' },
  revokes: {
    title: 'Renonces relevées',
    hint: 'renonces de l’autre camp que celui-ci a relevées à juste titre',
  },
  falseClaims: { title: 'Relevées à tort', hint: 'renonces relevées qui n’en étaient pas' },
  singles: { title: 'Simples', hint: 'parties de whist court ou long gagnées, d’un point' },
  doubles: { title: 'Doubles', hint: 'parties de whist court ou long gagnées, de deux points' },
  trebles: {
    title: 'Triples',
    hint: 'parties de whist court gagnées contre zéro, de trois points',
  },
  mended: { title: 'Renonces réparées', hint: 'renonces que ce camp a réparées à temps' },
}

export const SHEET = sheetWords(
  WHIST_SIGNS,
  {
    slam: { title: 'ch.', hint: 'pour un chelem, à part' },
    honours: { title: 'h.', hint: 'pour les honneurs, à part' },
    givenUp: { title: 'ab.', hint: 'la partie a été abandonnée' },
    revoke: { title: 'ren.', hint: 'points pour une renonce' },
  },
  {
    title: 'À part',
    hint: 'chelems et honneurs\u202f: pour le robre, non pour les dix points de la partie',
  },
)
