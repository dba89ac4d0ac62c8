// Finding positions in German.
import { capital, counted } from '../counting.ts'
import type { PositionWords } from '../en/positions.ts'
import { figures } from '../figures.ts'
import type { HeldFault } from '../held-reader.ts'

const TAG = 'de-DE'
const { whole, percent } = figures(TAG)

const decisions = counted(TAG, whole, {
  none: 'keine Entscheidung',
  one: '1 Entscheidung',
  other: (count) => `${count} Entscheidungen`,
})

const FAULTS: Readonly<Record<HeldFault['what'], string>> = {
  unknown: 'ist nicht verständlich',
  ambiguous: 'kann zweierlei heißen: schreiben Sie die Farbe als Zeichen oder aus',
  unfinished: 'sagt nicht, was damit gemeint ist',
  none: 'gibt es in diesem Kartenspiel nicht',
  tooMany: 'ist zu viel: lassen Sie etwas weg',
}

export const positions: PositionWords = {
  title: 'Stellungen',
  nothing:
    'Stellungen findet man unter den Entscheidungen, die der Ratgeber ausgewertet hat, und noch gibt es keine.',
  toJudging: 'Partien auswerten lassen',
  noneFit: 'Keine Entscheidung erfüllt alle diese Bedingungen.',
  tryGood: 'Vielleicht gibt es keinen solchen Fehler: Sie können auch gute Entscheidungen ansehen.',
  count: (count) => capital(decisions(count)),
  countMost: (most) => `${decisions(most)} und mehr`,
  searching: 'Es wird gesucht …',
  filter: {
    title: 'Gesucht wird',
    any: 'beliebig',
    whose: 'Wer',
    everybody: 'alle',
    game: 'Spiel',
    kinds: 'Arten von Entscheidungen',
    role: 'Rolle',
    cost: 'Kosten',
    good: 'auch gute',
    mistakes: 'jeder Fehler',
    atLeast: (figure) => `mindestens ${figure}`,
    share: (share) => percent(share),
    own: 'Eigener Stand',
    other: 'Stand der anderen',
    trump: 'Trumpf',
    noTrump: 'ohne Trumpf',
    held: 'Im Blatt',
    heldHint: 'KH DH und zwei kleine Trümpfe',
    heldHelp: 'Kleine Karten sind die von der Zehn abwärts.',
    understood: (pattern) => `Verstanden: ${pattern}.`,
    fault: (what, word, place) =>
      place === 0 ? `„${word}“ ${FAULTS[what]}.` : `Wort ${place}, „${word}“, ${FAULTS[what]}.`,
    level: 'Gegen',
    person: 'einen Menschen',
    hint: 'Rat',
    hinted: 'nach einem Rat',
    unhinted: 'ohne Rat',
    from: 'Von',
    until: 'Bis',
    order: 'Zuerst',
    orders: { cost: 'die teuersten', date: 'die neuesten' },
    clear: 'Alles zurücksetzen',
  },
  kept: {
    title: 'Gemerkte Suchen',
    choose: 'Suche wählen',
    none: 'keine',
    name: 'Name der Suche',
    keep: 'Diese Suche merken',
    remove: 'Suche löschen',
    wasKept: (name) => `Die Suche „${name}“ ist gemerkt.`,
    wasRemoved: (name) => `Die Suche „${name}“ ist gelöscht.`,
    full: (most) => `Mehr als ${most} Suchen werden nicht gemerkt: löschen Sie erst eine.`,
  },
  found: {
    trump: (suit) => `${suit} ist Trumpf`,
    noTrump: 'ohne Trumpf',
    done: 'Getan',
    trick: 'Auf dem Tisch',
    better: 'Besser',
    best: 'Das war das Beste.',
    costs: (figure) => `kostet ${figure}`,
    costsNothing: 'kostet nichts',
    hinted: 'nach einem Rat',
    holds: (cards) => `im Blatt ${cards}`,
    score: (score) => `Stand ${score}`,
  },
  selected: (count) => `${whole(count)} ausgewählt`,
  deselect: 'Auswahl aufheben',
  selectAll: 'Alle auswählen',
  practise: 'Diese üben',
  practiseMost: (most) => `Nur die ersten ${whole(most)} werden genommen.`,
  keyHelp: [
    { keys: ['/'], does: 'zu den Karten im Blatt' },
    { keys: ['Enter'], does: 'die Stellung in ihrem Rückblick öffnen' },
    { keys: ['Leertaste'], does: 'die Stellung auswählen oder nicht mehr' },
    { keys: ['Strg A'], does: 'alle gefundenen Stellungen auswählen' },
    { keys: ['P'], does: 'das Ausgewählte üben, oder die Stellung, bei der Sie sind' },
  ],
}
