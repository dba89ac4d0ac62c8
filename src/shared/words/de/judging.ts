// The analysis of the archive in German.
import type { JudgingWords } from '../en/judging.ts'
import { counted } from '../counting.ts'
import { figures } from '../figures.ts'

const TAG = 'de-DE'
const { whole } = figures(TAG)

const parties = counted(TAG, whole, {
  none: 'keine Partie',
  one: '1 Partie',
  other: (count) => `${count} Partien`,
})
/** The same in the dative, after a number. */
const ofParties = counted(TAG, whole, {
  none: 'keiner Partie',
  one: '1 Partie',
  other: (count) => `${count} Partien`,
})
const decisions = counted(TAG, whole, {
  none: 'keiner Entscheidung',
  one: '1 Entscheidung',
  other: (count) => `${count} Entscheidungen`,
})
const minutes = counted(TAG, whole, {
  none: 'weniger als eine Minute',
  one: 'etwa eine Minute',
  other: (count) => `etwa ${count} Minuten`,
})
const hours = counted(TAG, whole, {
  none: 'weniger als eine Stunde',
  one: 'etwa eine Stunde',
  other: (count) => `etwa ${count} Stunden`,
})

export const judging: JudgingWords = {
  title: 'Auswertung des Archivs',
  hint: 'Der Ratgeber geht beendete Partien durch, Entscheidung für Entscheidung, die jüngste zuerst. Er arbeitet im Hintergrund und wartet, sobald ein Tisch den Rechner braucht. Was er findet, ist die Grundlage der anderen Seiten dieses Zimmers.',
  known: (done, of, number) =>
    `${whole(done)} von ${ofParties(of)} ausgewertet${number === 0 ? '' : `, mit ${decisions(number)}`}.`,
  nothing: 'Im Archiv ist noch keine beendete Partie.',
  states: {
    idle: 'Es wartet nichts auf die Auswertung.',
    running: 'Der Ratgeber ist bei der Arbeit.',
    paused: 'Angehalten.',
    waits: 'Es geht weiter, während Sie fort sind.',
    stopped: 'Beendet: Das Archiv wurde ersetzt oder ließ sich nicht beschreiben.',
  },
  progress: (done, of) => `${whole(done)} von ${whole(of)}`,
  left: (ms) =>
    ms < 3_600_000
      ? `noch ${minutes(Math.floor(ms / 60_000))}`
      : `noch ${hours(Math.round(ms / 3_600_000))}`,
  pause: 'Anhalten',
  resume: 'Weiter',
  stop: 'Den Rest nicht auswerten',
  which: 'Was ausgewertet wird',
  game: 'Spiel',
  allGames: 'alle Spiele',
  person: 'Spieler',
  allPeople: 'alle',
  run: 'Auswerten',
  runAll: 'Alles auswerten',
  runList: 'Liste auswerten',
  runChosen: 'Auswahl auswerten',
  runOf: (name) => `Partien auswerten: ${name}`,
  added: (waiting) =>
    waiting === 0
      ? 'Das ist alles schon ausgewertet.'
      : `${parties(waiting)} ${waiting === 1 ? 'wartet' : 'warten'} auf den Ratgeber.`,
  meter: 'Auswertung',
  byItself: {
    title: 'Beendete Partien von selbst auswerten',
    hint: 'Solange niemand am Tisch sitzt und hier nichts anderes geschieht.',
  },
  failed: 'Nicht ausgewertet',
  failedHint: (count) =>
    `${parties(count)} ${count === 1 ? 'ließ' : 'ließen'} sich nicht auswerten.`,
  why: {
    spoilt: 'Ihre Aufzeichnung ist nicht so, wie sie geschrieben wurde.',
    replay: 'Sie lässt sich nach den Regeln nicht nachspielen.',
    died: 'Die Auswertung ist zweimal abgebrochen.',
    failed: 'Der Ratgeber ist auf einen Fehler gestoßen.',
  },
  show: 'Zeigen',
  again: 'Noch einmal',
}
