// The guided deal of New Game in German.
import type { NewGameNote } from '../../../games/new-game.ts'
import type { LessonNotes } from '../../lesson-words.ts'

export const notes: LessonNotes<NewGameNote> = {
  cards: {
    chapter: 'Die Karten',
    title: 'Zwei gegen zwei',
    text: [
      'Zwanzig Karten, fünf für jeden; Ihr Partner sitzt gegenüber. Die letzte Karte des Gebers macht Trumpf (NG-1).',
      'Das Ass ist die höchste, dann König, Dame, Bube und 10 (NG-2).',
    ],
    task: 'Lassen Sie geben.',
  },
  lead: {
    chapter: 'Die Stiche',
    title: 'Farbe bedienen',
    text: [
      'Herz ist Trumpf. Sie spielen aus; Farbe muss bedient werden, wer nicht kann, darf stechen oder zuwerfen (NG-3).',
    ],
    task: 'Spielen Sie das Pikass aus.',
    wrong: {
      play: 'Das dürfen Sie. Beginnen Sie mit dem Ass: Es macht seinen Stich, solange die anderen noch Pik haben.',
    },
    coach:
      'Der Ratgeber behielte das Ass für später; hier zeigt es am besten, wie ein Stich gemacht wird.',
  },
  trumps: {
    title: 'Trümpfe holen',
    text: ['Der Stich gehört Ihnen. Das Trumpfass ist die höchste Karte von allen.'],
    task: 'Spielen Sie das Herzass aus.',
    wrong: {
      play: 'Das dürfen Sie. Doch geholte Trümpfe schlagen Sie nicht mehr: Spielen Sie das Herzass aus.',
    },
  },
  last: {
    title: 'Der letzte Trumpf',
    text: ['Die anderen Trümpfe sind gefallen, und der König bleibt Ihnen: Nichts schlägt ihn.'],
    task: 'Spielen Sie den Herzkönig aus.',
    wrong: {
      play: 'Das dürfen Sie. Doch der Trumpfkönig macht seinen Stich in jedem Fall: Spielen Sie ihn jetzt aus.',
    },
  },
  end: {
    chapter: 'Wie gezählt wird',
    title: 'Über zwei',
    text: [
      'Jeder Stich Ihrer Partei über zwei ist ein Punkt, und sieben Punkte gewinnen (NG-4, NG-5).',
    ],
    task: 'Spielen Sie weiter, oder nehmen Sie zu einer Partie Platz.',
  },
}
