import type { StoreTrouble } from '../../bridge.ts'
import type { Card } from '../../card.ts'
import { capital } from '../counting.ts'
import type { InterfaceWords, Winner, Won } from '../en/interface.ts'
import type { Named } from '../texts.ts'
import { cards as words, theCards } from './cards.ts'
import { archive } from './archive.ts'
import { coach } from './coach.ts'
import { house, settings } from './settings.ts'
import { slips } from './slips.ts'
import { explained } from './explained.ts'
import { evening } from './evening.ts'
import { exercises } from './exercises.ts'
import { fileRefused } from './files.ts'
import { hundertspielTable } from './hundertspiel-table.ts'
import { standings } from './standings.ts'
import { ease } from './ease.ts'
import { reading } from './reading.ts'
import { judging } from './judging.ts'
import { print } from './print.ts'
import { lesson } from './lesson.ts'
import { rules } from './rules-page.ts'
import { strength } from './strength.ts'
import { study } from './study.ts'
import { tattelnTable } from './tatteln-table.ts'
import { exchange } from './exchange.ts'
import { positions } from './positions.ts'
import { training } from './training.ts'

const LEVELS: Readonly<Record<string, Named>> = {
  random: { title: 'Zufall', hint: 'was die Regeln gerade zulassen, ohne zu überlegen' },
  novice: {
    title: 'Anfänger',
    hint: 'die Gewohnheiten von Anfängern; vergisst bald, was gespielt ist',
  },
  rulebook: { title: 'Lehrbuch', hint: 'die Ratschläge der alten Bücher, ohne zu zögern' },
  club: { title: 'Klub', hint: 'gediegen und rasch; wägt einige Blätter ab, die Sie haben können' },
  master: {
    title: 'Meister',
    hint: 'wägt vor jeder Entscheidung Hunderte Blätter ab und merkt sich alles',
  },
}

const TROUBLES: Readonly<Record<StoreTrouble, string>> = {
  notDatabase: 'ist keine Datei von Cercle.',
  foreign: 'gehört zu einem anderen Programm. Verschieben Sie sie und starten Sie Cercle neu.',
  damaged: 'ist beschädigt.',
  altered: 'wurde von einem anderen Programm verändert: Ihre Tabellen sind nicht die von Cercle.',
  newer: 'wurde von einer neueren Fassung von Cercle geschrieben. Bitte benutzen Sie diese.',
  inUse:
    'ist schon von einem anderen Cercle geöffnet. Schließen Sie zuerst jenes und starten Sie Cercle neu.',
  unreadable:
    'lässt sich nicht lesen. Bitte sehen Sie nach, ob Sie sie öffnen dürfen, und starten Sie Cercle neu.',
}

const name = (card: Card): string => capital(words.cardName(card))
const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`)
const tricks = (count: number): string => (count === 1 ? '1 Stich' : `${count} Stiche`)

const SEATS: Readonly<Record<number, string>> = { 2: 'zu zweit', 3: 'zu dritt', 4: 'zu viert' }

const WIN: Readonly<Record<Winner, string>> = {
  you: 'Sie gewinnen',
  youWith: 'gewinnen',
  one: 'gewinnt',
  several: 'gewinnen',
}
const WON: Readonly<Record<Won, string>> = {
  partie: 'die Partie',
  game: 'die Partie',
  rubber: 'den Robber',
  match: 'den Wettkampf',
}
const pointsOf = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkte`)
const countersOf = (count: number): string =>
  count === 1 ? '1 Spielmarke' : `${count} Spielmarken`

const CALLED = ['Keine', 'Eine', 'Zwei', 'Drei', 'Vier']

export const interfaceWords: InterfaceWords = {
  about: {
    notice: 'Hinweis',
    subtitle: 'Kartenspiele des Klubs im neunzehnten Jahrhundert',
    testBuild: 'Testausgabe auf einer Ersatz-Laufzeit',
    notRead:
      'Dieser Teil des Programms war nicht zu lesen. Bitte schließen Sie Cercle und starten Sie es neu.',
    noBridge:
      'Diese Seite gehört zum Programm Cercle und kann ohne es nichts tun. Bitte starten Sie Cercle selbst.',
    close: 'Schließen',
    cancel: 'Weiterspielen',
    version: (version) => `Version ${version}`,
    data: (trouble, file) => `Die Datendatei ${file} ${TROUBLES[trouble]}`,
    closing: {
      title: 'Cercle wird geschlossen',
      stored:
        'Alles, was Sie gespielt haben, ist gespeichert. Nur was noch läuft, wird zu Ende gebracht.',
      startsAgain: 'Danach startet Cercle gleich wieder.',
      atOnce: 'Ohne zu warten schließen',
    },
    trouble: {
      title: 'Das Archiv lässt sich nicht öffnen',
      unchanged: 'Es wurde nichts daran geändert und nichts gelöscht.',
      copies: 'Die neuesten Kopien',
      noCopies: 'Es gibt keine Kopie, die an ihre Stelle treten könnte.',
      put: 'Diese Kopie einsetzen',
      putOf: (day) => `Die Kopie vom ${day} einsetzen`,
      begin: 'Ein neues Archiv beginnen',
      beginHint: 'Ein leeres; sonst wird nichts angerührt.',
      aside: 'Die jetzige Datei wird in jedem Fall zu den Kopien gelegt und nie gelöscht.',
    },
  },
  cards: {
    suit: (suit) => capital(words.suitName(suit)),
    name: (card, trump) => (trump ? `${name(card)}, Trumpf` : name(card)),
    covered: (owner, count) => `${owner}: ${cards(count)}, verdeckt`,
  },
  hall: {
    newDuel: 'Neues Duell',
    againAgainst: (player, level) => `Noch einmal gegen ${player} (${level})`,
    againWith: (names) => `Noch einmal mit ${names}`,
    againOf: (names) => `Noch einmal: ${names}`,
    againEvening: (kind) => `Noch ein Abend: ${kind}`,
    game: 'Spiel',
    opponent: 'Gegner',
    opponents: 'Gegner',
    partner: 'Partner',
    company: 'Die drei anderen',
    companyHint: 'Wer mit wem spielt, wird am Tisch gelost.',
    seats: (count) => SEATS[count] ?? String(count),
    persons: 'An diesem Bildschirm',
    addPerson: 'Noch jemand an diesem Bildschirm',
    personName: (place) => `Name der Person ${place}`,
    removePerson: (place) => `Person ${place} entfernen`,
    personsHint: 'Die zweite Person spielt mit der ersten zusammen.',
    computers: (count) =>
      count === 1 ? 'Stufe des Computerspielers' : 'Stufe der Computerspieler',
    newTable: 'Platz nehmen',
    agreement: 'Regeln',
    unlike: (usual) => `Anders als „${usual}“:`,
    agreedSo: (option, value) => `${option}: ${value}`,
    singleOptions: 'Regeln im Einzelnen',
    differing: (count) => (count === 0 ? 'nichts geändert' : `${count} geändert`),
    open: 'Noch auf dem Tisch',
    resume: 'Fortsetzen',
    last: 'Letzte Partien',
    noneYet:
      'Noch ist nichts aufgeschrieben. Jede beendete Partie wird hier verwahrt und lässt sich Karte für Karte nachspielen.',
    firstTime:
      'Der Tisch ist gedeckt, die Lampe brennt. Wählen Sie Ihre Gesellschaft und nehmen Sie Platz.',
    against: (opponent) => `gegen ${opponent}`,
    day: 'Datum',
    players: 'Spieler',
    score: 'Stand',
    result: 'Ausgang',
    value: 'Wert',
    won: 'gewonnen',
    lost: 'verloren',
    wonBy: (winner) => `gewonnen von ${winner}`,
    gaveUp: 'aufgegeben',
    practice: 'Übungspartie',
    review: 'Nachspielen',
    lineOf: (action, names, day) => `${action}: ${names}, ${day}`,
    level: (level) => LEVELS[level] ?? { title: level, hint: '' },
    playsAt: (level) => `Computer: ${LEVELS[level]?.title ?? level}`,
    times: (value) => ['einfach', 'doppelt', 'dreifach'][value - 1] ?? `${value}fach`,
  },
  settings,
  house,
  table: {
    leave: 'Vom Tisch aufstehen',
    you: 'Sie',
    yourHand: 'Ihr Blatt',
    handOf: (owner) => `Blatt von ${owner}`,
    trick: 'Stich',
    trickWaits: 'Weiter mit Leertaste oder Klick',
    lastTrick: 'Letzter Stich',
    allHands: 'Alle Blätter',
    wonIt: 'Stich gewonnen',
    soundOn: 'Die Töne sind an.',
    soundOff: 'Die Töne sind aus.',
    playedBy: (player, card) => `${card}: ${player}`,
    talon: 'Talon',
    talonHolds: (count) => `Talon: ${cards(count)}`,
    turnUp: (card) => `${card}, aufgeschlagen`,
    trumps: 'Trumpf',
    noTrumps: 'Noch kein Trumpf',
    tricks,
    called: (count) => CALLED[count] ?? String(count),
    discards: (count) => `${count} weggelegt`,
    discardsOf: (owner, count) => `${owner}: ${cards(count)} weggelegt`,
    flaps: (owner, points, games) =>
      `Marke von ${owner}: ${points} ${points === 1 ? 'Punkt' : 'Punkte'}, ${games} ${games === 1 ? 'Partie' : 'Partien'}`,
    andPoints: (said, points) => `${said}, ${points} ${points === 1 ? 'Punkt' : 'Punkte'}`,
    tricksOf: (owner, count) => `${owner}: ${tricks(count)}`,
    markers: (owner, moved, left) => `Marken von ${owner}: ${moved} angelegt, ${left} noch rechts`,
    scoreOf: (owner, score, goal) => `${owner}: ${score} von ${goal} Punkten`,
    dealer: 'Geber',
    elder: 'Vorhand',
    toMove: 'am Zug',
    revoke: 'Renonce!',
    vulnerable: 'verwundbar',
    king: 'König',
    deal: (number) => `${number}. Spiel`,
    giveCards: 'Geben',
    nextDeal: 'Nächstes Spiel',
    noPoints: 'In diesem Spiel bekommt niemand einen Punkt.',
    howToDeal: 'Austeilen',
    again: 'Noch eine Partie',
    nextGame: 'Nächste Partie',
    anotherRubber: 'Noch ein Robber',
    nextPartie: 'Nächste Partie',
    anotherSitting: 'Noch eine Sitzung',
    toHall: 'Zurück in den Saal',
    skipTrick: 'Stich umdrehen',
    may: 'darf gespielt werden',
    kept: 'darf nicht abgelegt werden',
    discard: 'Weglegen',
    chosen: 'gewählt',
    rule: (id) => `Regel ${id}`,
    youCut: (card) => `Sie ziehen ${theCards([card])}.`,
    cutAgain: 'Die Karten entscheiden nichts: Alle ziehen noch einmal.',
    cutBy: (player, card) => `${player} zieht ${theCards([card])}.`,
    cut: 'Um das Geben wird gelost',
  },
  result: {
    title: 'Ende der Partie',
    wins: (names, who, what) => `${who === 'you' ? '' : `${names} `}${WIN[who]} ${WON[what]}`,
    counts: (value) =>
      ['Die Partie zählt einfach.', 'Die Partie zählt doppelt.', 'Die Partie zählt dreifach.'][
        value - 1
      ] ?? `Die Partie zählt ${value}fach.`,
    score: (first, second) => `${first} zu ${second}`,
  },
  match: {
    title: 'Wettkampf',
    none: 'keiner, Partie um Partie',
    length: (toWin, sides) =>
      sides === 2 && toWin < 5
        ? `auf ${toWin} von ${2 * toWin - 1} Partien`
        : `auf ${toWin} Gewinnpartien`,
    score: (figures) => `Wettkampf ${figures}`,
    parties: (figures) => `Partien ${figures}`,
    won: (wins) => `Gewonnene Partien: ${wins}`,
    revenge: 'Revanche',
  },
  rubber: {
    interim: 'Zwischenabrechnung',
    final: 'Abrechnung des Robbers',
    games: 'Partien',
    rubber: 'Robber',
    tricks: 'Tricks',
    slams: 'Schlemm',
    honours: 'Honneurs',
    total: 'Summe',
    times: (count, each) => `${count} zu ${each}`,
    carried: (names, count) => `${names}: ${pointsOf(count)} in die nächste Partie mitgenommen.`,
    lapsed: 'Die Trickpunkte der anderen Seite verfallen.',
    pays: (names, count) => `${names}: ${pointsOf(count)} ausbezahlt.`,
    firstGame: 'Erste gewonnene Partie',
    secondGame: 'Zweite gewonnene Partie',
    single: 'einfach',
    double: 'doppelt',
    treble: 'dreifach',
    bumper: 'Ein Bumper: alles, was es gibt, und nichts für die andere Seite.',
    staked: (names, count, counters) =>
      `${names}: ${pointsOf(count)}, ausbezahlt ${countersOf(counters)}.`,
    even: 'Beide Rechnungen sind gleich: Es wird nichts bezahlt.',
  },
  giveUp: {
    menu: 'Aufgeben',
    deal: 'Dieses Spiel aufgeben',
    partie: 'Die Partie aufgeben',
    dealSure: 'Was in diesem Spiel noch zu gewinnen ist, fällt dann an die andere Seite:',
    partieSure: 'Die Partie gilt dann als verloren:',
    noPoints: 'Dafür gibt es keinen Punkt.',
    unseen: 'Was von Karten abhängt, die Sie nicht sehen, kommt hinzu.',
    costs: (counters) => `Am Abend kostet Sie das ${counters}.`,
  },
  log: {
    title: 'Verlauf',
    show: 'Verlauf zeigen',
    hide: 'Verlauf verbergen',
    seed: (seed) => `Startwert, der dieselben Karten gibt: ${seed}`,
    standIn: (player) =>
      `${player} hat zu lange gezögert; an seiner Stelle entschied das Lehrbuch.`,
    pointedOut: (onlooker, player) =>
      `${onlooker ?? 'Ein Zuschauer'} rügt einen Verstoß, zugunsten von ${player}.`,
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
    allOpen: 'Alle Blätter liegen offen.',
    seenFrom: (player) =>
      player === null ? 'Sie sehen, was Sie am Tisch sahen.' : `Sie sehen, was ${player} sah.`,
  },
  hundertspiel: hundertspielTable,
  tatteln: tattelnTable,
  coach,
  archive,
  slips,
  explained,
  standings,
  strength,
  study,
  judging,
  print,
  training,
  positions,
  exchange,
  exercises,
  reading,
  ease,
  rules,
  lesson,
  evening,
  more: (what) => `${what} …`,
  keysTitle: 'Tasten',
  enterKey: 'Enter',
  keys: [
    { keys: ['←', '→', 'Pos1', 'Ende'], does: 'im Blatt wandern' },
    { keys: ['1', '…', '9'], does: 'zur ersten … neunten Karte' },
    { keys: ['Enter', 'Leertaste'], does: 'Karte ausspielen oder wählen' },
    { keys: ['P'], does: 'einen Tausch vorschlagen', for: 'propose' },
    { keys: ['S'], does: 'spielen, ohne zu tauschen', for: 'stand' },
    { keys: ['A'], does: 'den Antrag annehmen', for: 'accept' },
    { keys: ['R'], does: 'den Antrag ablehnen', for: 'refuse' },
    { keys: ['K'], does: 'den König melden', for: 'announceKing' },
    { keys: ['R'], does: 'eine Renonce rügen', for: 'claimRevoke' },
    { keys: ['C'], does: 'nichts zu rügen', for: 'count' },
    { keys: ['A'], does: 'das erste Angebotene ansagen', for: 'announceSequence' },
    { keys: ['R'], does: 'mit dem Siebener rauben', for: 'rob' },
    {
      keys: ['T', 'C'],
      does: 'den aufgeschlagenen Trumpf nehmen, die verdeckte Karte',
      for: 'drawTurnUp',
    },
    { keys: ['R'], does: 'eine Renonce rügen', for: 'claimRenonce' },
    {
      keys: ['Z', 'O'],
      does: 'eine falsche Kartenzahl, Geben außer der Reihe rügen',
      for: 'claimNumber',
    },
    { keys: ['M'], does: 'Ihre Marken anlegen', for: 'mark' },
    { keys: ['D'], does: 'gewählte Karten tauschen', for: 'discard' },
    { keys: ['S', 'D', 'C', 'B'], does: 'Spade, Denari, Coppe, Bastoni ansagen', for: 'bid' },
    { keys: ['B'], does: 'den Scat kaufen', for: 'buy' },
    { keys: ['D'], does: 'die gewählten Karten ablegen', for: 'layAway' },
    { keys: ['S', 'D', 'C', 'B'], does: 'die Farbe nennen', for: 'name' },
    {
      keys: ['S', 'D', 'C', 'B'],
      does: 'den Do der Farbe auflegen; F, G … zwei davon',
      for: 'lay',
    },
    { keys: ['A'], does: 'fragen, ob etwas aufgelegt wird', for: 'ask' },
    { keys: ['C'], does: 'Contra sagen', for: 'contra' },
    {
      keys: ['A', 'K', 'V', 'B', 'D'],
      does: 'Asse, Könige, Cavalls, Buben, Dos ansagen',
      for: 'announce',
    },
    { keys: ['F'], does: 'nach der fehlenden Karte fragen', for: 'demand' },
    { keys: ['W'], does: 'eine Ansage bezweifeln', for: 'challenge' },
    { keys: ['U'], does: 'sich aussagen', for: 'declareOut' },
    { keys: ['N', 'K'], does: 'neues Geben verlangen; die Karte behalten', for: 'newDeal' },
    { keys: ['P'], does: '„Weiter“ sagen', for: 'pass' },
    { keys: ['R'], does: 'die letzten drei Touren ansagen', for: 'lastRounds' },
    { keys: ['D'], does: 'geben' },
    { keys: ['N'], does: 'nächstes Spiel; noch eine Partie' },
    { keys: ['H'], does: 'den Ratgeber um Rat fragen' },
    { keys: ['J'], does: 'Spiel beurteilen; Partie nachspielen' },
    { keys: ['L'], does: 'zum Verlauf' },
    { keys: ['Leertaste'], does: 'Bewegung abkürzen; den Stich gleich umdrehen' },
    { keys: ['E'], does: 'den letzten Stich noch einmal ansehen' },
    { keys: ['V'], does: 'alle Blätter des fertigen Spiels sehen' },
    { keys: ['Q'], does: 'Töne aus, Töne an' },
    { keys: ['?'], does: 'diese Tasten zeigen' },
    { keys: ['Esc'], does: 'schließen' },
  ],
  reviewKeys: [
    { keys: ['←', '→'], does: 'eine Handlung zurück, eine vor' },
    { keys: ['↑', '↓'], does: 'einen Stich zurück, einen vor' },
    { keys: ['Bild ↑', 'Bild ↓'], does: 'ein Spiel zurück, eines vor' },
    { keys: ['Pos1', 'Ende'], does: 'zum Anfang, zum Ende' },
    { keys: ['Leertaste', '+', '−'], does: 'Ablauf, Halt; schneller, langsamer' },
    { keys: ['1', '…', '9', 'Enter'], does: 'zu einer Karte; dorthin, wo sie fiel' },
    { keys: [',', '.'], does: 'vorige Partie, nächste Partie' },
    { keys: ['E'], does: 'von einem anderen Platz aus sehen' },
    { keys: ['G'], does: 'Kurve zeigen oder verbergen' },
    { keys: ['L'], does: 'zum Verlauf' },
    { keys: ['H'], does: 'was der Ratgeber an dieser Stelle sagt' },
    { keys: ['A'], does: 'zur Analyse' },
    { keys: ['N'], does: 'zur Notiz' },
    { keys: ['P', 'D'], does: 'weiterspielen; dieselben Karten geben' },
    { keys: ['T'], does: 'hier anders wählen, und was der Ratgeber sagt' },
    { keys: ['?', 'Esc'], does: 'diese Tasten zeigen; schließen' },
  ],
  fileRefused,
  refused: {
    full: 'Der Datenträger ist voll. Verloren ist nichts: Bitte Platz schaffen und noch einmal versuchen.',
    taken: 'Diesen Namen hat schon jemand. Ist es dieselbe Person, legen Sie beide zusammen.',
    tooMany: 'Das ist zu viel für ein Dokument. Wählen Sie höchstens 500 Partien aus.',
    noExercise:
      'Solche Übungen gibt es noch nicht. Wählen Sie ein anderes Spiel, eine andere Art oder Herkunft.',
    together: 'Die beiden saßen an einem Tisch; sie können nicht dieselbe Person sein.',
    spoilt:
      'Diese Partie ist nicht mehr, was aufgeschrieben wurde; ihre Prüfsumme weicht ab. Geändert wurde nichts; eine ältere Kopie hat sie vielleicht noch.',
    malformed: 'Das war nicht zu verstehen. Es wurde nichts geändert.',
    notFound: 'Diese Partie ist nicht im Archiv.',
    noTable: 'Im Augenblick sitzt niemand am Tisch.',
    notNow: 'Das geht in diesem Augenblick nicht.',
    store: 'Das Archiv ließ sich nicht lesen oder schreiben. Es wurde nichts geändert.',
    locked:
      'Ein anderes Programm schreibt gerade in das Archiv. Geändert wurde nichts: Bitte gleich noch einmal versuchen.',
    cancelled: 'Abgebrochen. Geändert wurde nichts.',
    busy: 'Es wurde zu viel auf einmal verlangt. Geändert wurde nichts: Bitte gleich noch einmal versuchen.',
    internal: 'Im Programm ist etwas fehlgeschlagen. Es wurde nichts geändert.',
  },
}
