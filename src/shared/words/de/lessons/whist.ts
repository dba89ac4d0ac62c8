// The guided deal of Whist in German.
import type { WhistNote } from '../../../games/whist-lesson.ts'
import type { LessonNotes } from '../../lesson-words.ts'

export const notes: LessonNotes<WhistNote> = {
  partners: {
    chapter: 'Karten und Partner',
    title: 'Zwei gegen zwei',
    text: [
      'Zweiundfünfzig Karten, das Ass ist die höchste, dreizehn für jeden. Ihr Partner sitzt gegenüber (W-1, W-2).',
      'Alle Karten werden einzeln gegeben; die letzte des Gebers wird aufgeschlagen und macht Trumpf (W-3). Sie liegt offen bis zum ersten Ausspielen.',
    ],
    task: 'Lassen Sie geben.',
  },
  lead: {
    chapter: 'Die ersten Stiche',
    title: 'Das erste Ausspielen',
    text: [
      'Herz ist Trumpf. Wer links vom Geber sitzt, spielt aus: Sie. Farbe muss bedient werden; wer nicht kann, darf stechen oder zuwerfen, was er will (W-4).',
      'Von Ass und König spielt man den König: So weiß der Partner, dass das Ass nicht weit ist.',
    ],
    task: 'Spielen Sie den Pikkönig aus.',
    wrong: {
      play: 'Das dürfen Sie. Doch eine lange Farbe mit Ass und König beginnt man am besten gleich, bevor die anderen sie los sind. Spielen Sie den Pikkönig aus.',
    },
  },
  again: {
    title: 'Und das Ass',
    text: [
      'Alle haben bedient. Nun das Ass; merken Sie sich, welche Pik fallen, denn man zählt sie hier wie überall (W-13).',
    ],
    task: 'Spielen Sie das Pikass aus.',
    wrong: {
      play: 'Das ist erlaubt. Doch führen Sie zu Ende, was Sie begonnen haben: das Pikass.',
    },
  },
  ruff: {
    chapter: 'Mit dem Partner spielen',
    title: 'Für den Partner',
    text: [
      'Ihr Partner hat die 9 und den Buben zugegeben und hat vielleicht kein Pik mehr. Spielen Sie ein kleines: Er kann es stechen.',
    ],
    task: 'Spielen Sie die Piksieben aus.',
    wrong: {
      play: 'Das ist erlaubt. Doch ein Trumpf Ihres Partners ist ein Stich für Sie beide: Spielen Sie die Piksieben aus.',
    },
  },
  partner: {
    title: 'Ein Stich, der dem Partner gehört',
    text: [
      'Ihr Partner hat gestochen und spielt das Kreuzass. Was der Partner gewinnt, brauchen Sie nicht auch zu gewinnen: Geben Sie ihm das Geringste (W-13).',
    ],
    task: 'Geben Sie die Kreuzfünf zu.',
    wrong: {
      '10C':
        'Die Regeln erlauben es, doch die 10 kann noch zu etwas gut sein. Der Stich gehört dem Partner: Geben Sie die 5 zu.',
    },
  },
  end: {
    chapter: 'Wie gezählt wird',
    title: 'Das Buch und was darüber geht',
    text: [
      'Vier Stiche gehören Ihnen. Die ersten sechs einer Partei sind das *Buch*; jeder weitere zählt zwei Punkte, und zehn Punkte gewinnen eine Partie (W-5, W-6). Zwei Partien sind ein Robber (W-10). Schlemm und Honneurs werden für sich bezahlt (W-7, W-8). Beim *kurzen* und *langen* Whist zählt jeder Stich einen Punkt, und die Honneurs zählen zur Partie (W-14, W-15).',
      'Spielen Sie dieses Spiel allein zu Ende; der Ratgeber hilft (H).',
    ],
    task: 'Spielen Sie weiter, oder setzen Sie sich zu einer Partie.',
  },
}
