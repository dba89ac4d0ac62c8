// The guided deal of Scotch Whist in German.
import type { ScotchWhistNote } from '../../../games/scotch-whist-lesson.ts'
import type { LessonNotes } from '../../lesson-words.ts'

/** Why the coach may advise another card than the lesson. */
const COACH =
  'Der Ratgeber würde erst die Pikneun ausspielen und die hohen Trümpfe für später behalten. Der alte Rat, Trümpfe zu holen, zeigt am besten, wie die Zehn gefangen wird.'

export const notes: LessonNotes<ScotchWhistNote> = {
  cards: {
    chapter: 'Die Karten',
    title: 'Fang die Zehn',
    text: [
      'Sechsunddreißig Karten vom Ass bis zur 6, achtzehn für jeden von zweien. Die letzte Karte des Gebers macht Trumpf (SW-1).',
      'In Trumpf ist der *Bube* der höchste, dann Ass, König, Dame, 10 bis hinab zur 6; in den anderen Farben das Ass (SW-2).',
    ],
    task: 'Lassen Sie geben.',
  },
  plain: {
    chapter: 'Farbe bedienen',
    title: 'Farbe bedienen',
    text: [
      'Kreuz ist Trumpf. Sie spielen aus. Farbe muss bedient werden; wer nicht kann, darf stechen oder zuwerfen (SW-3).',
    ],
    task: 'Spielen Sie das Pikass aus.',
    wrong: {
      play: 'Das dürfen Sie. Beginnen Sie mit dem Ass: Es macht seinen Stich, solange der andere noch Pik hat.',
    },
    coach: COACH,
  },
  jack: {
    chapter: 'Die Zehn fangen',
    title: 'Der Trumpfbube',
    text: [
      'Gewonnene Trümpfe zählen: Bube 11, Zehn 10, Ass 4, König 3, Dame 2 (SW-4). Vor allem geht es um die Zehn.',
      'Sie halten den Buben, den nichts schlägt.',
    ],
    task: 'Spielen Sie den Kreuzbuben aus.',
    wrong: {
      play: 'Das dürfen Sie. Doch nur Trümpfe locken seine Zehn hervor: Spielen Sie den Kreuzbuben aus.',
    },
    coach: COACH,
  },
  draw: {
    title: 'Trümpfe holen',
    text: [
      'Elf Punkte. Er hat die Sechs zugegeben und behält die Zehn. Weiter: Er hat wenige Trümpfe.',
    ],
    task: 'Spielen Sie das Kreuzass aus.',
    wrong: { play: 'Das dürfen Sie, doch er käme dabei zu Atem. Spielen Sie das Kreuzass aus.' },
    coach: COACH,
  },
  ten: {
    title: 'Jetzt muss sie fallen',
    text: [
      'Er hat die aufgeschlagene Neun zugegeben. Ist die Zehn sein letzter Trumpf, so muss er sie geben.',
    ],
    task: 'Spielen Sie den Kreuzkönig aus.',
    wrong: {
      play: 'Das dürfen Sie. Doch jetzt ist der Augenblick: Spielen Sie den Kreuzkönig aus.',
    },
    coach: COACH,
  },
  end: {
    chapter: 'Wie es weitergeht',
    title: 'Die Zehn ist gefangen',
    text: [
      'Zehn Punkte mehr. Außerdem zählt jede *Karte* über Ihre achtzehn einen Punkt, und wer zuerst 41 hat, gewinnt (SW-4, SW-5).',
      'Spielen Sie dieses Spiel allein zu Ende; der Ratgeber hilft (H).',
    ],
    task: 'Spielen Sie weiter, oder setzen Sie sich zu einer Partie.',
  },
}
