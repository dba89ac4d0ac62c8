// The exercises of the training room in German: their page, their table, their results.
import { capital } from '../counting.ts'
import type { ExerciseWords } from '../en/exercises.ts'
import { number } from './cards.ts'

const positions = (count: number): string =>
  count === 1 ? 'eine Stellung' : `${number(count)} Stellungen`

export const exercises: ExerciseWords = {
  today: {
    title: 'Heute',
    due: (count) => `Heute: ${positions(count)}`,
    dueIn: (game, count) => `${game}: ${number(count)}`,
    hint: 'Was Sie verfehlt haben, kommt wieder: erst am nächsten Tag, dann in immer größeren Abständen, bis es sitzt.',
    none: 'Heute kommt nichts wieder.',
    noneYet:
      'Sie haben noch keine Übung gemacht. Beginnen Sie eine Runde: Was Sie darin verfehlen, kommt hier wieder.',
    begin: 'Beginnen',
  },
  session: {
    title: 'Eine Runde Übungen',
    game: 'Spiel',
    anyGame: 'Alle Spiele',
    kinds: 'Entscheidungen',
    kindsHint: 'Ist keine gewählt, sind es alle.',
    sources: 'Stellungen',
    source: {
      own: {
        title: 'Meine Fehler',
        hint: 'Entscheidungen aus Ihren Partien, die etwas verschenkt haben',
      },
      book: { title: 'Die alten Bücher', hint: 'Beispielspiele mit dem, was der Verfasser spielt' },
      made: {
        title: 'Eigens für Sie gegeben',
        hint: 'frische Karten und eine Wahl, auf die es ankommt',
      },
    },
    stock: (count) => (count === 0 ? 'noch keine' : positions(count)),
    noSource: 'Wählen Sie wenigstens eine Art von Stellungen.',
    noOwn:
      'Von Ihnen sind noch keine Fehler bekannt. Der Ratgeber findet sie, wenn er Ihre Partien durchgegangen ist.',
    toJudging: 'Partien auswerten lassen',
    difficulty: 'Schwierigkeit der eigens gegebenen',
    difficulties: {
      easy: { title: 'Leicht', hint: 'die beste Wahl liegt weit vorn' },
      usual: { title: 'Wie am Tisch', hint: 'die beste Wahl liegt deutlich vorn' },
      hard: { title: 'Schwer', hint: 'die beste Wahl liegt wenig vorn' },
    },
    count: 'Wie viele',
    fewer: 'Weniger Stellungen',
    more: 'Mehr Stellungen',
    countHint: (least, most) => `Zwischen ${least} und ${most}.`,
    start: 'Platz nehmen',
    waiting: 'Der Ratgeber legt die Stellungen bereit …',
    unscored: 'Geübt wird an einem eigenen Tisch. Nichts davon zählt als Partie.',
  },
  results: {
    title: 'Wie Sie vorankommen',
    none: 'Sobald Sie geantwortet haben, stehen hier Ihre Ergebnisse, nach Art der Entscheidung.',
    kind: 'Entscheidung',
    answers: 'Beantwortet',
    cost: 'Je Antwort verschenkt',
    latest: 'Letzte 30 Tage',
    before: '30 Tage davor',
    earlier: 'Früher',
    rightOf: (share, count) => `${share} von ${count}`,
    knownOf: (known, practised) => `Sitzt gut: ${known} von ${practised}`,
    caption: 'Ergebnisse nach Art der Entscheidung',
  },
  table: {
    title: 'Übung',
    number: (at, of) => `Übung ${at} von ${of}`,
    trial: 'Noch ein Versuch',
    ask: 'Entscheiden Sie wie am Tisch. Danach spricht der Ratgeber.',
    askAgain: 'Diese Stellung hatten Sie schon einmal. Entscheiden Sie wie am Tisch.',
    askTrial:
      'Die Stellung ist, wie sie war. Wählen Sie anders: Der Ratgeber sagt, was es wert ist.',
    hint: 'Sie dürfen um Rat fragen; die Antwort gilt dann als eine mit Rat.',
    hinted: 'Mit Rat beantwortet; so wird die Antwort gezählt.',
    waiting: 'Der Ratgeber wägt Ihre Wahl ab …',
    best: 'Sehr gut: Besser geht es nicht.',
    good: 'Sehr gut: Der Rat ist nicht besser.',
    missed: (cost) => `Hier nicht das Beste: Es verschenkt ${cost}.`,
    chosen: (deed) => `Ihre Wahl: ${deed}.`,
    advised: (deed) => `Der Rat: ${deed}.`,
    asAdvised: 'Der Ratgeber hielte es ebenso.',
    inPartie: (deed, day) =>
      day === null ? `In der Partie: ${deed}.` : `In der Partie vom ${day}: ${deed}.`,
    inBook: (deed, source) => `Das Buch: ${deed} (${source}).`,
    back: (days, day) =>
      days <= 0
        ? 'Die Stellung kommt heute wieder.'
        : days === 1
          ? 'Die Stellung kommt morgen wieder.'
          : `Die Stellung kommt in ${number(days)} Tagen wieder, am ${day}.`,
    unkept: 'Nur die erste Antwort zählt.',
    next: 'Weiter',
    toResults: 'Zum Ergebnis',
    retry: 'Noch einmal versuchen',
    playOn: 'Das Spiel zu Ende spielen',
    end: 'Die Runde beenden',
    played: 'Sie spielen das Spiel zu Ende. Es zählt nicht.',
    leave: 'Zurück ins Übungszimmer',
    leaveTrial: 'Zurück',
    sign: 'Übung – zählt nicht',
    signTrial: 'Noch ein Versuch – zählt nicht',
    tryAgain: 'Noch einmal versuchen',
    tryAgainAt: (slip) => `Noch einmal versuchen: ${slip}`,
  },
  over: {
    title: 'Die Runde ist zu Ende',
    right: (right, of) =>
      right === of
        ? of === 1
          ? 'Ihre Antwort war richtig.'
          : `Alle ${number(of)} Antworten waren richtig.`
        : of === 1
          ? 'Ihre Antwort war nicht richtig.'
          : right < 2
            ? `${right === 0 ? 'Keine' : 'Eine'} von ${number(of)} Antworten war richtig.`
            : `${capital(number(right))} von ${number(of)} Antworten waren richtig.`,
    none: 'Sie sind vor der ersten Antwort gegangen.',
    caption: 'Ihre Antworten',
    given: 'Verschenkt',
    back: 'Kommt wieder',
    today: 'heute',
    tomorrow: 'morgen',
    never: '–',
    hinted: 'mit Rat',
    again: 'Noch eine Runde',
    done: 'Zurück ins Übungszimmer',
  },
  keyHelp: [
    { keys: ['N', 'Enter'], does: 'Übung: weiter zur nächsten' },
    { keys: ['T'], does: 'Übung: noch einmal versuchen' },
    { keys: ['P'], does: 'Übung: das Spiel zu Ende spielen' },
    { keys: ['Esc'], does: 'Übung: zurück ins Übungszimmer' },
  ],
}
