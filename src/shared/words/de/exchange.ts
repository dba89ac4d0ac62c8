// The solved exchange in German.
import { capital, counted } from '../counting.ts'
import type { ExchangeWords } from '../en/exchange.ts'
import { figures } from '../figures.ts'
import type { HeldFault } from '../held-reader.ts'
import { number } from './cards.ts'

const TAG = 'de-DE'
const { whole } = figures(TAG)

const cards = counted(TAG, number, {
  none: 'keine Karte',
  one: 'eine Karte',
  other: (count) => `${count} Karten`,
})
const hands = counted(TAG, whole, {
  none: 'kein Blatt',
  one: '1 Blatt',
  other: (count) => `${count} Blätter`,
})
const inHands = counted(TAG, whole, {
  none: 'keinem Blatt',
  one: '1 Blatt',
  other: (count) => `${count} Blättern`,
})
const trumps = counted(TAG, number, {
  none: 'kein Trumpf',
  one: 'ein Trumpf',
  other: (count) => `${count} Trümpfe`,
})
const kings = counted(TAG, number, {
  none: '',
  one: 'ein König',
  other: (count) => `${count} Könige`,
})
const queens = counted(TAG, number, {
  none: '',
  one: 'eine Dame',
  other: (count) => `${count} Damen`,
})

const FAULTS: Readonly<Record<HeldFault['what'], string>> = {
  unknown: 'ist nicht zu verstehen',
  ambiguous: 'kann zwei Karten meinen: die Farbe als Zeichen oder ausgeschrieben',
  unfinished: 'sagt nicht, welche Karte gemeint ist',
  none: 'ist keine Karte des Spiels',
  tooMany: 'ist zu viel',
}

export const exchange: ExchangeWords = {
  title: 'Der Tausch',
  open: 'der Tausch, ausgerechnet',
  about:
    'Was vor dem ersten Tausch beim Écarté mit jedem Blatt zu tun ist: ausgerechnet über alle Blätter beider Spieler, vom Ende der Partie her.',
  loading: 'Die Tafel wird gelesen …',
  fields: {
    preset: 'Regeln',
    role: 'Platz',
    elder: 'Vorhand hat',
    dealer: 'Geber hat',
    turnUp: 'Aufgeschlagen',
    trumps: 'Trumpf',
    shown: 'Zeigen',
    views: { decision: 'die Entscheidung', discards: 'das Weglegen' },
    taken: 'Vorhand nimmt',
    books: 'was die Bücher sagen',
    export: 'Als Tabelle ausgeben',
  },
  isOver:
    'Der aufgeschlagene König bringt dem Geber den fünften Punkt: Zu entscheiden gibt es nichts mehr.',
  actions: {
    elder: {
      play: { title: 'spielt', letter: 'S' },
      exchange: { title: 'schlägt vor', letter: 'V' },
      either: { title: 'gleich gut', letter: '=' },
      won: { title: 'gewinnt mit dem König', letter: '+' },
    },
    dealer: {
      play: { title: 'lehnt ab', letter: 'L' },
      exchange: { title: 'nimmt an', letter: 'N' },
      either: { title: 'gleich gut', letter: '=' },
      won: { title: 'gewinnt mit dem König', letter: '+' },
    },
  },
  answers: {
    elder: { play: 'spielen', exchange: 'vorschlagen' },
    dealer: { play: 'ablehnen', exchange: 'annehmen' },
  },
  sums: {
    elder: (play, exchanged, either) =>
      `Die Vorhand spielt mit ${play} aller Blätter und schlägt mit ${exchanged} einen Tausch vor; mit ${either} ist beides gleich gut.`,
    dealer: (play, exchanged, either) =>
      `Der Geber lehnt mit ${play} aller Blätter ab und nimmt mit ${exchanged} an; mit ${either} ist beides gleich gut.`,
    books: (play, differing) =>
      `Nach den jeux de règle werden ${play} der Blätter gespielt; bei ${differing} aller Blätter raten sie zum Gegenteil.`,
    won: (won) => `Mit ${won} aller Blätter beendet der König die Partie.`,
    discards: (mean) => `Wird getauscht, so werden im Mittel ${mean} Karten weggelegt.`,
  },
  chart: {
    caption: (role, card) => `${role}: alle Blätter, aufgeschlagen ${card}`,
    trumps: 'Trümpfe',
    honours: 'Könige und Damen der Nebenfarben',
    rowName: (count, rank) =>
      rank === null || count < 2 ? trumps(count) : `${trumps(count)}, der höchste: ${rank}`,
    single: (rank) => `ein Trumpf: ${rank}`,
    group: trumps,
    columnName: (king, queen) =>
      king + queen === 0
        ? 'daneben weder König noch Dame'
        : [kings(king), queens(queen)].filter((one) => one !== '').join(' und '),
    none: '–',
    cell: (parts, count) => `${parts}; ${hands(count)}`,
    part: (title, share) => `${title} ${share}`,
    average: (mean) => `${mean} Karten`,
    noneExchanged: 'kein Blatt wird getauscht',
    differs: (count) => `die Bücher raten anders bei ${inHands(count)}`,
    key: 'Zeichen',
    numbers: {
      elder:
        'eine Zahl: mit so vielen von 100 Blättern des Felds wird gespielt; gleich Gutes zählt halb',
      dealer:
        'eine Zahl: mit so vielen von 100 Blättern des Felds wird abgelehnt; gleich Gutes zählt halb',
      discards:
        'eine Zahl: Karten, die wegzulegen sind, im Mittel der Blätter, mit denen getauscht wird',
    },
    corner: 'die Bücher raten bei manchen Blättern anders',
  },
  hands: {
    title: 'Blätter des Felds',
    hint: 'Zeigen Sie auf ein Feld, so stehen hier seine Blätter: für wie viele jedes steht, was es tut und wie viele Karten es weglegt. Ein Klick hält das Feld fest.',
    count: (count, kinds) =>
      count === kinds ? capital(hands(count)) : `${capital(hands(count))}, ${whole(kinds)} Arten`,
    more: 'Mehr zeigen',
    exported: (count, file) => `${capital(hands(count))} ausgegeben: ${file}.`,
    alike: (count) => `steht für ${hands(count)}`,
    discards: (count) => (count === 0 ? 'legt nichts weg' : `legt ${cards(count)} weg`),
  },
  hand: {
    title: 'Ein Blatt',
    type: 'Karten',
    hint: 'K♥ 9♥ D♠ 10♣ 7♦',
    help: (trump) => `Fünf Karten, als Zeichen oder in Worten; Trumpf ist ${trump}.`,
    pick: 'Aus allen Karten wählen',
    picked: (count) => `${capital(cards(count))} gewählt`,
    fault: (what, word) => `„${word}“ ${FAULTS[what]}.`,
    wrongCount: (count) => `Ein Blatt hat fünf Karten, dies sind: ${cards(count)}.`,
    unnamed: 'Nennen Sie jede Karte mit Farbe und Rang.',
    wrongPack: (card) => `Nicht in diesem Kartenspiel: ${card}.`,
    turned: (card) => `Aufgeschlagen ist ${card}: Im Blatt kann sie nicht sein.`,
    waiting: 'wird gezählt …',
    difference: 'Unterschied',
    solution: 'Die Lösung',
    books: 'Die Bücher',
    away: 'Legt weg',
    nothing: 'nichts',
    ifTaken: (count) => `wenn die Vorhand ${cards(count)} nimmt`,
    leads: (card) => `zuerst ${card}`,
    none: 'Kein Wert: Nach der Lösung schlägt die Vorhand hier nie vor.',
    won: 'Bei vier Punkten beendet der König die Partie, sobald er angesagt wird.',
    tie: 'Weniger als ein Hundertstel Punkt Unterschied: Beides ist gleich gut.',
    doubt:
      'Diese Werte sagen es anders: Die Lösung behandelt ähnliche Blätter gleich und trifft nicht jedes genau.',
    unit: 'In Prozent einer Partie; 0 heißt gleiche Aussichten.',
    spoken: (cardList, action, values) =>
      [`${cardList}: ${action}`, values].filter((one) => one !== '').join('; ') + '.',
  },
  keyHelp: [
    { keys: ['←', '→', '↑', '↓'], does: 'von Feld zu Feld der Tafel' },
    { keys: ['Enter'], does: 'zu den Blättern des Felds' },
    { keys: ['/'], does: 'zu den Karten eines Blatts' },
    { keys: ['B'], does: 'zeigen oder verbergen, was die Bücher sagen' },
  ],
}
