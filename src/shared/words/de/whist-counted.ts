// What is counted of a game of Whist, and the signs of its score sheet, in German.
import type { Named } from '../texts.ts'
import { WHIST_SIGNS, sheetWords } from '../sheets.ts'

export const COUNTED: Readonly<Record<string, Named>> = {
  tricks: { title: 'Tricks', hint: 'gezählte Stiche über das Buch von sechs hinaus' },
  smallSlams: {
    title: 'Klein-Schlemm',
    hint: 'Spiele, in denen die andere Seite nur einen Stich machte',
  },
  grandSlams: {
    title: 'Groß-Schlemm',
    hint: 'Spiele, in denen die andere Seite keinen Stich machte',
  },
  honoursThree: {
    title: 'Drei Honneurs',
    hint: 'Spiele, in denen diese Seite drei Honneurs in Trumpf hielt',
  },
  honoursFour: {
    title: 'Vier Honneurs',
    hint: 'Spiele, in denen diese Seite vier Honneurs in Trumpf hielt',
  },
  honoursFive: {
    title: 'Fünf Honneurs',
    hint: 'Spiele, in denen diese Seite alle fünf Honneurs in Trumpf hielt',
  },
  rubbers: {
    title: 'Gewonnene Robber',
    hint: 'zweite gewonnene Partien, und mit ihnen der Robber',
  },
  revokes: {
    title: 'Renoncen gerügt',
    hint: 'Renoncen der anderen Seite, die diese zu Recht rügte',
  },
  falseClaims: { title: 'Zu Unrecht gerügt', hint: 'gerügte Renoncen, die keine waren' },
  singles: { title: 'Einfache', hint: 'gewonnene Partien von kurz oder lang zu einem Punkt' },
  doubles: { title: 'Doppelte', hint: 'gewonnene Partien von kurz oder lang zu zwei Punkten' },
  trebles: {
    title: 'Dreifache',
    hint: 'gewonnene Partien von kurz ohne Punkt der anderen Seite, zu drei Punkten',
  },
  mended: { title: 'Renoncen gutgemacht', hint: 'Renoncen, die diese Seite rechtzeitig gutmachte' },
}

export const SHEET = sheetWords(
  WHIST_SIGNS,
  {
    slam: { title: 'Schl.', hint: 'für einen Schlemm, neben der Partie' },
    honours: { title: 'H.', hint: 'für Honneurs, neben der Partie' },
    givenUp: { title: 'aufg.', hint: 'die Partie wurde aufgegeben' },
    revoke: { title: 'Ren.', hint: 'Punkte für eine Renonce' },
  },
  {
    title: 'Neben der Partie',
    hint: 'Schlemm und Honneurs: für den Robber, nicht für die zehn Punkte der Partie',
  },
)
