// The table of Hundertspiel in German.
import { balance, capital, counted } from '../counting.ts'
import type { HundertspielTableWords } from '../en/hundertspiel-table.ts'
import { cards, number } from './cards.ts'
import { dealCount, gameOf, markerCount, someOf, whichOf } from './hundertspiel-names.ts'

const points = counted('de-DE', (count) => String(count), {
  none: '0 Punkte',
  one: '1 Punkt',
  other: (count) => `${count} Punkte`,
})

export const hundertspielTable: HundertspielTableWords = {
  scat: 'Scat',
  scatHolds: (count) => `Scat: ${count} ${count === 1 ? 'Karte' : 'Karten'}`,
  laidAway: 'Abgelegt',
  markers: 'Marken',
  markersOf: (name, count) =>
    count === 0
      ? `${name}: in dieser Sitzung keine Marke gewonnen oder verloren`
      : `${name}: in dieser Sitzung ${markerCount(Math.abs(count))} ${count > 0 ? 'gewonnen' : 'verloren'}`,
  signed: balance('de-DE'),
  taken: 'In Stichen',
  announcements: 'Angesagt',
  announcement: (rank, count) => `${number(count)} ${someOf(rank)}`,
  points,
  stake: counted('de-DE', String, {
    none: '–',
    one: '1 Marke',
    other: (count) => `${count} Marken`,
  }),
  without: (suit) => `ohne ${cards.suitName(suit)}`,
  asked: 'gefragt, welche fehlt',
  foundFalse: 'falsch',
  shown: 'vorgezeigt',
  undertaking: gameOf,
  how: { laid: 'aufgelegt', bid: 'aus der Hand', bought: 'mit dem Scat' },
  laidDos: (count) => (count > 1 ? 'Aufgelegte Dos' : 'Aufgelegter Do'),
  withoutDo: 'hat keinen Do',
  contra: 'Contra',
  contraBy: (name) => `Contra von ${name}`,
  bid: (suit) => `sagt ${cards.suitName(suit)} an`,
  passed: 'hat „Weiter“ gesagt',
  buyer: 'hat den Scat gekauft',
  forehand: 'Vorhand',
  ownSuit: (suit) => `Farbe: ${cards.suitName(suit)}`,
  ownSuitHint: 'beim Ziehen um die Plätze erhalten; Trumpf, sooft dieser Spieler gibt',
  exposed: 'Aufgedeckt',
  givenAgain: 'Derselbe Spieler gibt noch einmal.',
  oldAndNew: {
    title: 'Alt und Neu',
    hint: 'entscheidet sich die Partie in diesem Spiel, so zählt der Rest für die nächste',
  },
  decided: { title: 'Partie entschieden', hint: 'das Spiel wird zu Ende gespielt' },
  forNext: 'Für die nächste Partie',
  dealsLeft: (count) => `Noch ${dealCount(count)}`,
  lastDeal: 'Letztes Spiel der Sitzung',
  lastRoundsBy: (name) => `Die letzten drei Touren, angesagt von ${name}`,
  sheet: {
    title: 'Abrechnung der Partie',
    deal: 'Abrechnung des Spiels',
    paid: { laid: 'Aufgelegtes Spiel', penalty: 'Strafen', partie: 'Partie' },
    rows: {
      'H-9': 'Karten und letzte Stiche',
      'H-10': 'Ansagen',
      'H-13': 'Trumpf-Do im ersten Stich',
      'H-14': 'Mit einem Do gemachte Stiche',
      'H-15': 'Letzte Stiche mit Dos',
      'H-18': 'Misslungene Spiele der anderen',
      'H-26': 'Scat',
      'G-1': 'Aufgegebene Spiele',
    },
    before: 'Übertrag',
    paidInAll: 'In dieser Partie gezahlt',
    total: 'Bilanz der Sitzung',
    matsch: 'Matsch: unter 50 Punkten, daher doppelt gezahlt',
    markers: 'Marken',
    parties: 'Gewonnene Partien',
    sittingOver: 'Die Sitzung ist zu Ende',
    pays: (from, to, count) => `${from} an ${to ?? 'Sie'}: ${markerCount(count)}`,
  },
  said: {
    pass: 'Weiter.',
    buy: 'Ich kaufe.',
    ask: 'Wird etwas aufgelegt?',
    contra: 'Contra!',
    out: 'Aus!',
    newDeal: 'Noch einmal geben!',
    keep: 'Ich behalte sie.',
    lastRounds: 'Die letzten drei Touren!',
    doubt: 'Bitte vorzeigen!',
    bid: (suit) => `${cards.suitName(suit)}!`,
    lay: (suits) => `Ein ${suits.length > 1 ? 'Zweiundfünfziger' : 'Sechsundzwanziger'}!`,
    name: (suit) => `${cards.suitName(suit)} ist Trumpf.`,
    announce: (rank, count) => `${capital(number(count))} ${someOf(rank)}.`,
    demand: (rank) => `${capital(whichOf(rank))} fehlt?`,
    missing: (suit) => `${cards.suitName(suit)}.`,
  },
}
