// What is counted of a partie of Écarté, and the signs of its score sheet, in French.
import type { Named } from '../texts.ts'
import { ECARTE_SIGNS, sheetWords } from '../sheets.ts'

export const COUNTED: Readonly<Record<string, Named>> = {
  kings: { title: 'Rois', hint: 'points marqués pour le roi, retourné ou annoncé' },
  voles: { title: 'Voles', hint: 'donnes où les cinq levées ont été faites' },
  proposals: {
    title: 'Propositions',
    hint: 'combien de fois le premier en cartes a proposé, tous échanges confondus',
  },
  stands: {
    title: 'Joué sans proposer',
    hint: 'donnes où le premier en cartes a joué sans proposer',
  },
  standsLost: {
    title: 'Sans proposer, et perdu',
    hint: 'joué sans proposer, et l’autre a fait le point',
  },
  refusals: { title: 'Refus', hint: 'premières propositions refusées par le donneur' },
  refusalsLost: {
    title: 'Refusé, et perdu',
    hint: 'première proposition refusée, et l’autre a fait le point',
  },
  jeuxKept: { title: 'Jeux de règle tenus', hint: 'jeux de règle joués tels quels' },
  jeuxBroken: {
    title: 'Jeux de règle rompus',
    hint: 'jeux de règle avec lesquels on a pourtant pris des cartes',
  },
}

export const SHEET = sheetWords(ECARTE_SIGNS, {
  king: { title: 'R', hint: 'pour le roi' },
  vole: { title: 'V', hint: 'pour la vole' },
  vulnerable: { title: '+', hint: 'contre un joueur vulnérable' },
  givenUp: { title: 'ab.', hint: 'la partie a été abandonnée' },
})
