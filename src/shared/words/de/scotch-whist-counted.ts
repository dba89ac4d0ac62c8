// What is counted of a partie of Scotch Whist, and the signs of its score sheet, in German.
import type { Named } from '../texts.ts'
import { SCOTCH_WHIST_SIGNS, sheetWords } from '../sheets.ts'

export const COUNTED: Readonly<Record<string, Named>> = {
  tens: { title: 'Gefangene Zehnen', hint: 'Spiele, in denen diese Seite die Trumpfzehn nahm' },
  cards: { title: 'Karten darüber', hint: 'genommene Karten über die eigenen achtzehn hinaus' },
  sweeps: {
    title: 'Alle Zähltrümpfe',
    hint: 'Spiele, in denen diese Seite alle fünf Trümpfe nahm, die zählen',
  },
  toldOff: {
    title: 'Abgezählt',
    hint: 'Partien, in denen beide 41 erreicht hatten und der Reihe nach gezählt wurde',
  },
  toldOffWon: {
    title: 'Abgezählt und gewonnen',
    hint: 'der Reihe nach gezählt, und als Erster am Ziel',
  },
  revokes: {
    title: 'Renoncen gerügt',
    hint: 'Renoncen der anderen Seite, die diese zu Recht rügte',
  },
  falseClaims: { title: 'Zu Unrecht gerügt', hint: 'gerügte Renoncen, die keine waren' },
}

export const SHEET = sheetWords(SCOTCH_WHIST_SIGNS, {
  toldOff: { title: 'd. R.', hint: 'der Reihe nach gezählt' },
  givenUp: { title: 'aufg.', hint: 'die Partie wurde aufgegeben' },
})
