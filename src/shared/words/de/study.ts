// The study of a stored partie in German.
import { numeral } from '../counting.ts'
import { figures as inFigures } from '../figures.ts'
import type { StudyWords } from '../en/study.ts'
import { numbers } from '../formats.ts'

const TAG = 'de-DE'
const figures = inFigures(TAG)
const number = numeral(TAG, ['keine', 'einen', 'zwei', 'drei', 'vier', 'fünf'])
const whole = numbers(TAG)
const parties = (count: number): string => (count === 1 ? 'Eine Partie' : `${whole(count)} Partien`)

export const study: StudyWords = {
  toArchive: 'Zurück ins Archiv',
  moves: {
    trickBack: 'Einen Stich zurück',
    trickForward: 'Einen Stich vor',
    dealBack: 'Ein Spiel zurück',
    dealForward: 'Ein Spiel vor',
    play: 'Ablaufen lassen',
    pause: 'Anhalten',
    speed: 'Tempo',
    times: (speed) => `${whole(speed)}×`,
    find: 'führt dorthin, wo sie gespielt wurde',
  },
  parties: {
    position: (partie, of) => `Partie ${whole(partie)} von ${whole(of)}`,
    previous: 'Vorige Partie',
    next: 'Nächste Partie',
  },
  cards: {
    talon: 'Was vom Talon übrig ist, die oberste Karte zuerst',
    unknown: 'unbekannte Karte',
  },
  course: {
    title: 'Kurve',
    waiting: 'Der Ratgeber geht die Partie durch …',
    none: 'Wie diese Partie stand, lässt sich nicht errechnen.',
    shows: 'Was die Linie zeigt',
    equity: 'Wert',
    chance: 'Aussicht',
    valueOf: (name, value) => `${name}: ${value}`,
    gave: (cost) => `diese Entscheidung verschenkt ${cost}`,
  },
  odds: {
    title: 'An dieser Stelle',
    hide: 'Verbergen, was der Ratgeber an dieser Stelle sagt',
    decides: (name) => (name === null ? 'Sie entscheiden' : `${name} entscheidet`),
    none: 'Hier gibt es nichts zu entscheiden. Gehen Sie einen Schritt weiter.',
    covered: (name) =>
      `Hier ${name === null ? 'haben Sie entschieden' : `entscheidet ${name}`}, und Sie sehen von einem anderen Platz aus zu. Bei offenen Blättern sagt der Ratgeber, was er davon hält.`,
    best: 'Am besten',
    done: 'Getan',
    good: 'ebenso gut',
    theBest: 'Besseres gibt es nicht',
    cost: (cost) => `verschenkt ${cost}`,
    hands: (hands, won, least) =>
      hands === 1
        ? `Beim einzigen möglichen Blatt der Gegenseite werden es ${won === 1 ? 'mindestens' : 'weniger als'} ${number(least)} Stiche.`
        : `Bei ${figures.whole(won)} von ${figures.whole(hands)} möglichen Blättern der Gegenseite (${figures.percent(won / hands)}) werden es mindestens ${number(least)} Stiche.`,
  },
  note: {
    title: 'Notiz',
    hide: 'Notiz verbergen',
    text: 'Notiz zu dieser Partie',
    placeholder: 'Was man sich merken sollte …',
    tags: 'Stichworte',
    addTag: 'Neues Stichwort',
    add: 'Hinzufügen',
    removeTag: (tag) => `Stichwort ${tag} entfernen`,
    inUse: 'Anderswo gebraucht',
    saved: 'Gespeichert',
    notKept:
      'Diese Partie stammt aus einer Datei. Nehmen Sie sie ins Archiv auf, um etwas dazu zu notieren.',
  },
  whatIf: {
    open: 'Was wäre, wenn …',
    line: (position, played, verdict) => `[${position}] Was wäre, wenn: ${played} – ${verdict}`,
    keep: 'In die Notiz schreiben',
    kept: 'Steht in der Notiz.',
    places: 'Schritte in der Notiz',
    show: (position) => `Schritt ${position}`,
  },
  practice: {
    open: 'Weiterspielen …',
    title: 'Von hier aus weiterspielen',
    from: 'Ausgangspunkt',
    here: 'diese Stellung',
    deal: 'die Karten dieses Spiels, noch einmal gegeben',
    seat: 'Ihr Platz',
    opponent: 'Gegner',
    others: 'Die anderen',
    explain:
      'Das ist eine Übungspartie; sie wird, wenn Sie mögen, bis zum Ende gespielt und zählt nie, weder in der Bilanz noch in Ihren Ergebnissen.',
    sit: 'Platz nehmen',
    cancel: 'Hierbleiben',
    sign: 'Übungspartie – zählt nicht',
    result: 'Es war eine Übungspartie und zählt nicht.',
    toReview: 'Zurück zum Nachspielen',
  },
  file: {
    sign: 'aus einer Datei',
    keep: 'Ins Archiv aufnehmen',
    kept: (taken, skipped) => {
      if (taken === 0) return 'Das alles war schon im Archiv.'
      const rest =
        skipped === 0 ? '' : ` ${parties(skipped)} ${skipped === 1 ? 'war' : 'waren'} schon da.`
      return `${parties(taken)} ${taken === 1 ? 'liegt' : 'liegen'} jetzt im Archiv.${rest}`
    },
  },
}
