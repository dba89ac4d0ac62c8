// The guided deal of Tatteln in German.
import type { TattelnNote } from '../../../games/tatteln-lesson.ts'
import type { LessonNotes } from '../../lesson-words.ts'

export const notes: LessonNotes<TattelnNote> = {
  cards: {
    chapter: 'Die Karten',
    title: 'Stiche und Ansagen',
    text: [
      'Zweiunddreißig Karten für zwei, acht für jeden. In den Stichen gilt die Ordnung Ass, *Zehn*, König, Dame, Bube, 9, 8, 7; Ass 11, Zehn 10, König 4, Dame 3, Bube 2 (T-1).',
      'Die nächste Karte wird als Trumpf aufgeschlagen und liegt unter dem Talon (T-3).',
    ],
    task: 'Lassen Sie geben.',
  },
  announce: {
    chapter: 'Ansagen',
    title: 'Ansagen vor dem Ausspielen',
    text: [
      'Kreuz ist Trumpf. In Folgen stehen die Karten in ihrer natürlichen Ordnung: Sie halten Ass, König und Dame in Herz, einen *Tattel* (T-6). Ansagen darf, wer am Ausspielen ist; etwas Besseres beim Gegner macht die Ansage nichtig (T-8). Ein Tattel zählt 20 (T-10).',
    ],
    task: 'Sagen Sie die Folge an.',
    wrong: {
      play: 'Sie dürfen gleich ausspielen. Doch das sind zwanzig Punkte für ein Wort, solange Sie am Ausspielen sind: Sagen Sie erst an.',
    },
  },
  lead: {
    chapter: 'Stiche, Talon und der Siebener',
    title: 'Das erste Ausspielen',
    text: [
      'Er gilt: zwanzig. Solange noch Karten im Talon liegen, muss niemand Farbe bedienen (T-5).',
    ],
    task: 'Spielen Sie das Herzass aus.',
    wrong: {
      play: 'Das dürfen Sie. Spielen Sie doch das Ass: elf Punkte, die jetzt schwer zu verlieren sind.',
    },
    coach:
      'Der Ratgeber würde das Ass behalten, das gestochen werden kann, solange ein Talon da ist, und eine niedrige Karte ausspielen. Am Ass sieht man am besten, wie Stiche und Talon zusammengehören.',
  },
  rob: {
    title: 'Der Siebener raubt',
    text: [
      'Ihr Stich. Beide haben eine Karte abgehoben, Sie zuerst (T-4). Sie halten den Trumpfsiebener, und unter dem Talon liegt das Trumpfass: Wer einen Stich hat und am Ausspielen ist, darf sie tauschen (T-11).',
    ],
    task: 'Rauben Sie den aufgeschlagenen Trumpf.',
    wrong: {
      play: 'Sie dürfen erst ausspielen, doch Sie könnten das Ausspielen verlieren. Nehmen Sie das Trumpfass jetzt.',
    },
  },
  again: {
    title: 'Am Ausspielen bleiben',
    text: ['Das Trumpfass gehört Ihnen. Wer am Ausspielen bleibt, kann ansagen, der andere nicht.'],
    task: 'Spielen Sie den Herzkönig aus.',
    wrong: { play: 'Das ist erlaubt. Der Herzkönig ist sicher genug: Das Ass ist gefallen.' },
  },
  end: {
    chapter: 'Wie es weitergeht',
    title: 'Wie es weitergeht',
    text: [
      'Ist der Talon aufgebraucht, so muss Farbe bedient werden, und der letzte Stich zählt zehn (T-1, T-5). Wer dann keinen einzigen Stich macht, ist *Matsch* (T-12). Fünfhundert Punkte gewinnen (T-13).',
      'Spielen Sie dieses Spiel allein zu Ende; der Ratgeber hilft (H).',
    ],
    task: 'Spielen Sie weiter, oder setzen Sie sich zu einer Partie.',
  },
}
