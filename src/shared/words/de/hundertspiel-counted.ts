// What is counted of a partie of Hundertspiel, and the signs of its score sheet, in German.
import type { Named } from '../texts.ts'
import { HUNDERTSPIEL_SIGNS, sheetWords } from '../sheets.ts'

export const COUNTED: Readonly<Record<string, Named>> = {
  twentySixes: { title: 'Sechsundzwanziger', hint: 'aufgelegte, angesagte oder gekaufte' },
  twentySixesWon: {
    title: 'Gewonnene Sechsundzwanziger',
    hint: 'aufgelegte, angesagte oder gekaufte, die gemacht wurden',
  },
  fiftyTwos: { title: 'Zweiundfünfziger', hint: 'aufgelegte' },
  fiftyTwosWon: { title: 'Gewonnene Zweiundfünfziger', hint: 'aufgelegte, die gemacht wurden' },
  contras: { title: 'Contra', hint: 'wie oft Contra gesagt wurde' },
  contrasWon: {
    title: 'Contra zu Recht',
    hint: 'Contra gesagt, und der anderen Partei misslang das Spiel',
  },
  firstDos: { title: 'Trumpf-Do im ersten Stich', hint: 'erste Stiche mit dem Trumpf-Do, zu 52' },
  dos: {
    title: 'Stiche mit einem Do',
    hint: 'mit einem Do gemachte Stiche, den letzten eingerechnet',
  },
  lastDos: {
    title: 'Mehrere Dos am Ende',
    hint: 'Spiele, in denen einer die letzten Stiche mit zwei oder mehr Dos machte',
  },
  threes: { title: 'Drei Gleiche', hint: 'Ansagen von drei Gleichen' },
  fours: { title: 'Vier Gleiche', hint: 'Ansagen von vier Gleichen' },
  matsch: {
    title: 'Matsch',
    hint: 'gewonnene Partien, in denen die Verlierer unter fünfzig blieben',
  },
  falseAnnouncements: { title: 'Falsche Ansagen', hint: 'Ansagen, die als falsch entdeckt wurden' },
  wronglyOut: {
    title: 'Durch ein Wort verloren',
    hint: 'Partien, verloren durch falsches Aussagen oder eine falsche Ansage',
  },
}

export const SHEET = sheetWords(HUNDERTSPIEL_SIGNS, {
  announced: { title: 'ang.', hint: 'angesagt' },
  dos: { title: 'Do', hint: 'für Stiche, die mit Dos gemacht sind' },
  scat: { title: 'Sc.', hint: 'für die Karten des Scats' },
  failed: { title: 'missl.', hint: 'für ein misslungenes Spiel der anderen' },
  givenUp: { title: 'aufg.', hint: 'aufgegeben' },
})
