// What is counted of a partie of Tatteln, and the signs of its score sheet, in German.
import type { Named } from '../texts.ts'
import { TATTELN_SIGNS, sheetWords } from '../sheets.ts'

export const COUNTED: Readonly<Record<string, Named>> = {
  tattel: { title: 'Tattel', hint: 'angesagte und gute Folgen von drei Karten' },
  quarts: { title: 'Quarten', hint: 'angesagte und gute Folgen von vier Karten' },
  long: { title: 'Fuß und länger', hint: 'angesagte und gute Folgen von fünf und mehr Karten' },
  threes: { title: 'Gedritte', hint: 'drei Gleiche, angesagt und gut' },
  fours: { title: 'Gevierte', hint: 'vier Gleiche, angesagt und gut' },
  jacks: { title: 'Vier Buben', hint: 'vier Buben, angesagt und gut' },
  void: {
    title: 'Nichtige Ansagen',
    hint: 'Ansagen, die ein besseres oder gleiches Blatt nichtig machte',
  },
  announced: { title: 'Angesagte Punkte', hint: 'für Ansagen angeschriebene Punkte' },
  cards: { title: 'Augen', hint: 'Augen der genommenen Karten, den letzten Stich eingerechnet' },
  lastTricks: {
    title: 'Letzte Stiche',
    hint: 'Spiele, in denen diese Seite den letzten Stich machte',
  },
  robbed: { title: 'Geraubt', hint: 'aufgeschlagene Trümpfe, mit dem Siebener geraubt' },
  matsch: { title: 'Matsch', hint: 'Spiele, in denen der andere am Ende keinen Stich machte' },
}

export const SHEET = sheetWords(TATTELN_SIGNS, {
  announced: { title: 'ang.', hint: 'angesagt' },
  givenUp: { title: 'aufg.', hint: 'die Partie wurde aufgegeben' },
})
