// What is counted of a partie of Écarté, and the signs of its score sheet, in German.
import type { Named } from '../texts.ts'
import { ECARTE_SIGNS, sheetWords } from '../sheets.ts'

export const COUNTED: Readonly<Record<string, Named>> = {
  kings: { title: 'Könige', hint: 'Punkte für den König, aufgeschlagen oder gemeldet' },
  voles: { title: 'Volen', hint: 'Spiele, in denen alle fünf Stiche gemacht wurden' },
  proposals: {
    title: 'Anträge',
    hint: 'wie oft die Vorhand einen Tausch vorschlug, alle Tausche zusammen',
  },
  stands: {
    title: 'Ohne Antrag gespielt',
    hint: 'Spiele, in denen die Vorhand spielte, ohne einen Tausch vorzuschlagen',
  },
  standsLost: {
    title: 'Ohne Antrag und verloren',
    hint: 'ohne Antrag gespielt, und der andere machte die Stiche',
  },
  refusals: { title: 'Abgelehnt', hint: 'erste Anträge, die der Geber ablehnte' },
  refusalsLost: {
    title: 'Abgelehnt und verloren',
    hint: 'den ersten Antrag abgelehnt, und der andere machte die Stiche',
  },
  jeuxKept: {
    title: 'Jeux de règle gehalten',
    hint: 'stehende Blätter, die gespielt wurden, wie sie waren',
  },
  jeuxBroken: {
    title: 'Jeux de règle gebrochen',
    hint: 'stehende Blätter, mit denen dennoch getauscht wurde',
  },
}

export const SHEET = sheetWords(ECARTE_SIGNS, {
  king: { title: 'K', hint: 'für den König' },
  vole: { title: 'V', hint: 'für die Vole' },
  vulnerable: { title: '+', hint: 'gegen einen Verwundbaren' },
  givenUp: { title: 'aufg.', hint: 'die Partie wurde aufgegeben' },
})
