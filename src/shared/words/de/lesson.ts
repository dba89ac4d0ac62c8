// What stands around a guided deal, in German.
import type { LessonWords } from '../en/lesson.ts'

export const lesson: LessonWords = {
  title: 'Lehrspiel',
  sign: 'Lehrspiel – zählt nicht',
  offer: 'Am Tisch lernen',
  invitation: (game) =>
    `${game} ist Ihnen neu? Ein erstes Spiel am richtigen Tisch, und jemand sitzt daneben und erklärt.`,
  begin: 'Zeigen Sie mir, wie es geht',
  progress: (at, of) => `Zettel ${at} von ${of}`,
  way: 'Der Weg durch das Lehrspiel',
  back: 'Ein Zettel zurück',
  chapters: 'Kapitel',
  keyHelp: [{ keys: ['Rücktaste'], does: 'einen Zettel zurück' }],
  show: 'Für mich ausführen',
  leave: 'Lehrspiel verlassen',
  again: 'Von vorn',
  sitDown: 'Zu einer Partie setzen',
  unkept:
    'Nichts davon wird aufgehoben, nichts zählt. Sie können jederzeit gehen und wieder von vorn beginnen.',
  otherwise:
    'Die Regeln erlauben es. Doch das Lehrspiel geht hier einen anderen Weg, um Ihnen etwas zu zeigen: Es ist nichts geschehen, versuchen Sie, was auf dem Zettel steht.',
}
