import type { StoreTrouble } from '../../bridge.ts'
import type { Card } from '../../card.ts'
import { capital } from '../counting.ts'
import type { InterfaceWords, Named } from '../interface.ts'
import { cards as words } from './cards.ts'
import { archive } from './archive.ts'
import { coach } from './coach.ts'
import { standings } from './standings.ts'
import { study } from './study.ts'

const LEVELS: Readonly<Record<string, Named>> = {
  random: { title: 'Zufall', hint: 'spielt, was die Regeln gerade zulassen' },
  novice: { title: 'Anfänger', hint: 'spielt nach einfachen Gewohnheiten und übersieht manches' },
  rulebook: { title: 'Lehrbuch', hint: 'kennt die stehenden Blätter und die alten Ratschläge zum Ausspielen' },
  club: { title: 'Klub', hint: 'spielt gediegen, rechnet ein wenig und greift selten fehl' },
  master: { title: 'Meister', hint: 'rechnet vor jeder Entscheidung alles durch, was Sie haben können' },
}

const TROUBLES: Readonly<Record<StoreTrouble, string>> = {
  notDatabase: 'ist gar keine Datendatei. Verschieben Sie sie und starten Sie Cercle neu.',
  foreign: 'gehört zu einem anderen Programm. Verschieben Sie sie und starten Sie Cercle neu.',
  damaged:
    'ist beschädigt. Es wurde nichts daran geändert: Legen Sie eine Kopie zurück oder verschieben Sie sie und starten Sie Cercle neu.',
  newer: 'wurde von einer neueren Fassung von Cercle geschrieben. Bitte benutzen Sie diese.',
  inUse: 'ist schon von einem anderen Cercle geöffnet. Schließen Sie zuerst jenes.',
  unreadable: 'lässt sich nicht lesen. Bitte sehen Sie nach, ob Sie sie öffnen dürfen.',
}

const name = (card: Card): string => capital(words.cardName(card))
const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`)
const tricks = (count: number): string => (count === 1 ? '1 Stich' : `${count} Stiche`)

const CALLED = ['Keine', 'Eine', 'Zwei', 'Drei', 'Vier']

export const interfaceWords: InterfaceWords = {
  about: {
    subtitle: 'Kartenspiele des Klubs im neunzehnten Jahrhundert',
    testBuild: 'Testausgabe auf einer Ersatz-Laufzeit',
    noBridge: 'Diese Seite gehört zum Programm Cercle und kann ohne es nichts tun. Bitte starten Sie Cercle selbst.',
    close: 'Schließen',
    cancel: 'Weiterspielen',
    version: (version) => `Version ${version}`,
    data: (trouble, file) => `Die Datendatei ${file} ${TROUBLES[trouble]}`,
  },
  cards: {
    suit: (suit) => capital(words.suitName(suit)),
    name: (card, trump) => (trump ? `${name(card)}, Trumpf` : name(card)),
    covered: (owner, count) => `${owner}: ${cards(count)}, verdeckt`,
  },
  hall: {
    newDuel: 'Neues Duell',
    game: 'Spiel',
    opponent: 'Gegner',
    agreement: 'Regeln',
    singleOptions: 'Einzelne Vereinbarungen',
    differing: (count) => (count === 0 ? 'wie oben' : `${count} geändert`),
    open: 'Noch auf dem Tisch',
    resume: 'Fortsetzen',
    last: 'Letzte Partien',
    noneYet:
      'Noch ist nichts aufgeschrieben. Jede beendete Partie wird hier verwahrt und lässt sich Karte für Karte nachspielen.',
    firstTime: 'Der Tisch ist gedeckt, die Lampe brennt. Wählen Sie einen Gegner und nehmen Sie Platz.',
    against: (opponent) => `gegen ${opponent}`,
    day: 'Datum',
    players: 'Spieler',
    score: 'Stand',
    result: 'Ausgang',
    value: 'Wert',
    won: 'gewonnen',
    lost: 'verloren',
    wonBy: (winner) => `${winner} gewann`,
    gaveUp: 'aufgegeben',
    review: 'Nachspielen',
    lineOf: (action, names, day) => `${action}: ${names}, ${day}`,
    level: (level) => LEVELS[level] ?? { title: level, hint: '' },
    times: (value) => (value === 1 ? 'einfach' : value === 2 ? 'doppelt' : 'dreifach'),
  },
  settings: {
    title: 'Einstellungen',
    name: 'Ihr Name',
    language: 'Sprache',
    system: 'wie das System',
    pace: 'Tempo',
    paces: { slow: 'gemächlich', normal: 'ruhig', fast: 'zügig', instant: 'sofort' },
  },
  table: {
    leave: 'Vom Tisch aufstehen',
    you: 'Sie',
    yourHand: 'Ihr Blatt',
    handOf: (owner) => `Blatt von ${owner}`,
    trick: 'Stich',
    playedBy: (player, card) => `${player}: ${card}`,
    talon: 'Talon',
    talonHolds: (count) => `Talon: ${cards(count)}`,
    turnUp: (card) => `Aufgeschlagene Karte: ${card}`,
    trumps: 'Trumpf',
    noTrumps: 'Noch kein Trumpf',
    tricks,
    called: (count) => CALLED[count] ?? String(count),
    discards: (count) => `${count} weggelegt`,
    discardsOf: (owner, count) => `${owner}: ${cards(count)} weggelegt`,
    tricksOf: (owner, count) => `${owner}: ${tricks(count)}`,
    markers: (owner, moved, left) => `Marken von ${owner}: ${moved} angelegt, ${left} noch rechts`,
    scoreOf: (owner, score, goal) => `${owner}: ${score} von ${goal} Punkten`,
    dealer: 'Geber',
    elder: 'Vorhand',
    toMove: 'am Zug',
    vulnerable: 'verwundbar',
    king: 'König angelegt',
    deal: (number) => `${number}. Spiel`,
    giveCards: 'Geben',
    nextDeal: 'Nächstes Spiel',
    howToDeal: 'Würfe',
    again: 'Noch eine Partie',
    toHall: 'Zurück in den Saal',
    skipTrick: 'Stich umdrehen',
    may: 'darf gespielt werden',
    chosen: 'gewählt',
    rule: (id) => `Regel ${id}`,
    youCut: (card) => `Sie ziehen: ${card}`,
    cutBy: (player, card) => `${player} zieht: ${card}`,
    cut: 'Um das Geben wird gelost',
  },
  result: {
    title: 'Ende der Partie',
    youWin: 'Sie gewinnen die Partie',
    wins: (winner) => `${winner} gewinnt die Partie`,
    counts: (value) =>
      value === 1 ? 'Sie zählt einfach.' : value === 2 ? 'Sie zählt doppelt.' : 'Sie zählt dreifach.',
    score: (first, second) => `${first} zu ${second}`,
  },
  giveUp: {
    menu: 'Aufgeben',
    deal: 'Dieses Spiel aufgeben',
    partie: 'Die Partie aufgeben',
    dealSure: 'Ihr Gegner legt dann an, was ihm die Regeln für dieses Spiel geben. Wollen Sie es aufgeben?',
    partieSure: 'Die Partie gilt dann als verloren. Wollen Sie sie aufgeben?',
  },
  log: {
    title: 'Verlauf',
    show: 'Verlauf zeigen',
    hide: 'Verlauf verbergen',
    seed: (seed) => `Startwert des Spiels: ${seed}`,
    standIn: (player) => `${player} hat zu lange gezögert; an seiner Stelle entschied das Lehrbuch.`,
  },
  review: {
    title: 'Nachspielen',
    leave: 'Zurück in den Saal',
    first: 'Zum Anfang',
    back: 'Einen Schritt zurück',
    forward: 'Einen Schritt vor',
    last: 'Zum Ende',
    step: 'Schritt',
    position: (step, steps, deal) => `Schritt ${step} von ${steps}, ${deal}. Spiel`,
    hands: 'Blätter',
    open: 'offen',
    own: 'wie Sie sie sahen',
  },
  coach,
  archive,
  standings,
  study,
  keysTitle: 'Tasten',
  keys: [
    { keys: ['←', '→', 'Pos1', 'Ende'], does: 'im Blatt wandern' },
    { keys: ['1', '…', '5'], does: 'zur ersten … fünften Karte' },
    { keys: ['Eingabe', 'Leertaste'], does: 'Karte ausspielen oder zum Tausch wählen' },
    { keys: ['P'], does: 'einen Tausch vorschlagen' },
    { keys: ['S'], does: 'spielen, ohne zu tauschen' },
    { keys: ['A'], does: 'den Antrag annehmen' },
    { keys: ['R'], does: 'den Antrag ablehnen' },
    { keys: ['K'], does: 'den König melden' },
    { keys: ['D'], does: 'gewählte Karten tauschen; geben' },
    { keys: ['N'], does: 'nächstes Spiel; noch eine Partie' },
    { keys: ['H'], does: 'den Ratgeber um Rat fragen' },
    { keys: ['J'], does: 'Spiel beurteilen; Partie nachspielen' },
    { keys: ['L'], does: 'zum Verlauf' },
    { keys: ['Leertaste'], does: 'den Stich gleich umdrehen' },
    { keys: ['?'], does: 'diese Tasten zeigen' },
    { keys: ['Esc'], does: 'schließen' },
  ],
  reviewKeys: [
    { keys: ['←', '→'], does: 'einen Schritt zurück, einen Schritt vor' },
    { keys: ['Pos1', 'Ende'], does: 'zum Anfang, zum Ende' },
    { keys: ['L'], does: 'zum Verlauf' },
    { keys: ['A'], does: 'zur Analyse' },
    { keys: ['?'], does: 'diese Tasten zeigen' },
    { keys: ['Esc'], does: 'schließen' },
  ],
  refused: {
    full: 'Der Datenträger ist voll. Verloren ist nichts: Bitte Platz schaffen und noch einmal versuchen.',
    taken: 'Diesen Namen hat schon jemand. Sollen beide einer sein, legen Sie sie zusammen.',
    together: 'Die beiden saßen an einem Tisch: Sie können nicht dieselbe Person sein.',
    spoilt:
      'Diese Partie ist nicht mehr, was aufgeschrieben wurde: Ihre Prüfsumme weicht ab. Geändert wurde nichts; eine ältere Kopie hat sie vielleicht noch.',
    file: (file, reason) => `${file}: ${reason === '' ? 'Diese Datei lässt sich nicht lesen oder schreiben.' : reason}`,
    malformed: 'Das war nicht zu verstehen. Es wurde nichts geändert.',
    notFound: 'Diese Partie ist nicht im Archiv.',
    noTable: 'Im Augenblick sitzt niemand am Tisch.',
    notNow: 'Das geht in diesem Augenblick nicht.',
    store: 'Das Archiv ließ sich nicht lesen oder schreiben. Es wurde nichts geändert.',
    internal: 'Im Programm ist etwas fehlgeschlagen. Es wurde nichts geändert.',
  },
}
