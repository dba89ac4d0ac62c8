// The guided deal of Hundertspiel in German.
import type { HundertspielNote } from '../../../games/hundertspiel-lesson.ts'
import type { LessonNotes } from '../../lesson-words.ts'

export const notes: LessonNotes<HundertspielNote> = {
  cards: {
    chapter: 'Die Karten',
    title: 'Ein altes Blatt aus Wien',
    text: [
      'Sechsunddreißig Trappolierkarten in Spade, Coppe, Denari und Bastoni, von oben nach unten Ass, König, Cavall, Bube, 10, 9, 8, 7, 6. Die 6 heißt *Do* (H-1). Partner sitzen einander gegenüber.',
      'Jeder hat eine Farbe gezogen; die des Gebers ist Trumpf (H-3). Neun Karten für jeden (H-4).',
    ],
    task: 'Lassen Sie geben.',
  },
  lay: {
    chapter: 'Auflegen und Ansagen',
    title: 'Auflegen',
    text: [
      'Bastoni ist Trumpf. Vor dem ersten Ausspielen darf man einen Do offen auflegen und versprechen, mit ihm den *letzten* Stich zu machen, den Sechsundzwanziger (H-16). Er wird in Marken bezahlt.',
      'Mit dem Ihren könnte es gelingen, oder auch nicht.',
    ],
    task: 'Sagen Sie „Weiter“.',
    wrong: {
      lay: 'Das dürfen Sie. Für das erste Mal soll ohne Auflegen gespielt werden: Sagen Sie „Weiter“.',
      ask: 'Sie dürfen die anderen fragen. Für das erste Mal soll ohne Auflegen gespielt werden: Sagen Sie „Weiter“.',
    },
    coach:
      'Der Ratgeber würde ihn auflegen: Mit drei Trümpfen daneben gelingt es öfter, als es misslingt. Hier sehen Sie zuerst, was ein Do im Spiel vermag.',
  },
  announce: {
    title: 'Ansagen',
    text: [
      'Drei oder vier Gleiche zählen: Könige, Cavalls und Buben 6 und 12, Dos 10 und 20, Asse 30 und 40 (H-10). Sie halten drei Könige. Danach sagen Sie „Weiter“.',
    ],
    task: 'Sagen Sie die Könige an, dann „Weiter“.',
    wrong: {
      pass: 'Sie dürfen schweigen, doch es kostet nichts und zählt sechs: Sagen Sie die Könige an.',
    },
  },
  trumps: {
    chapter: 'Die Stiche',
    title: 'Der erste Stich',
    text: [
      'Asse zählen 6, Könige 5, Cavalls 4, Buben 3, der letzte Stich 6 (H-9). Wird Trumpf ausgespielt, so muss man bedienen; andere Farben muss man nicht bedienen (H-7).',
    ],
    task: 'Spielen Sie das Bastoni-Ass aus.',
    wrong: {
      play: 'Das dürfen Sie. Am Trumpfass sieht man am besten, wie bedient wird: Spielen Sie es aus.',
    },
    coach:
      'Der Ratgeber würde das Ass behalten und eine niedrige Karte einer anderen Farbe ausspielen.',
  },
  thrown: {
    title: 'Eine einfache Farbe',
    text: [
      'Alle haben Trumpf gegeben, auch ein Bube war dabei. Behalten Sie, was hoch ist, und spielen Sie eine Karte, die nichts zählt.',
    ],
    task: 'Spielen Sie die Denari-Sieben aus.',
    wrong: {
      play: 'Das ist erlaubt. Doch früh ausgespielte Könige werden gern gestochen: Spielen Sie die Denari-Sieben aus.',
    },
  },
  do: {
    title: 'Ein Stich mit einem Do',
    text: [
      'Ein Gegner hat gewonnen und den Coppe-König ausgespielt. Sie geben als Letzter zu und müssen nicht bedienen: Stechen Sie mit dem Do. Jeder mit einem Do gemachte Stich zählt 10 (H-14), und hier liegt noch ein König darin.',
    ],
    task: 'Stechen Sie mit dem Bastoni-Do.',
    wrong: {
      play: 'Das ist erlaubt, auch in Coppe. Doch nach Ihnen kann kein höherer Trumpf kommen: Der Do ist hier sicher und zählt zehn.',
    },
    coach:
      'Der Ratgeber würde eine niedrige Karte zuwerfen und den Do für den letzten Stich sparen, der mehr zählt.',
  },
  end: {
    chapter: 'Wie es weitergeht',
    title: 'Wie es weitergeht',
    text: [
      'Der letzte Stich, mit einem Do gemacht, zählt 20, mit seinen 6 ist das der Sechsundzwanziger (H-14). Hundert Punkte gewinnen die Partie; wer dann unter fünfzig steht, ist *Matsch* und bezahlt doppelt (H-19).',
      'Spielen Sie dieses Spiel allein zu Ende; der Ratgeber hilft (H).',
    ],
    task: 'Spielen Sie weiter, oder setzen Sie sich zu einer Partie.',
  },
}
