// What stands around a guided deal, in French.
import type { LessonWords } from '../en/lesson.ts'

/** Games that French knows by a name of its own, with its article; the others are taken as they are called. */
const THE: Readonly<Record<string, string>> = {
  Écarté: 'L’écarté',
  Whist: 'Le whist',
  'Whist écossais': 'Le whist écossais',
}

export const lesson: LessonWords = {
  title: 'Leçon',
  sign: 'Leçon – ne compte pas',
  offer: 'Apprendre à la table',
  invitation: (game) =>
    `${THE[game] ?? `Le ${game}`}, c’est nouveau pour vous\u202f? Une première donne à la vraie table, et quelqu’un à côté de vous qui explique.`,
  begin: 'Montrez-moi comment on joue',
  progress: (at, of) => `Billet ${at} sur ${of}`,
  way: 'Le parcours de la leçon',
  back: 'Billet précédent',
  chapters: 'Chapitres',
  keyHelp: [{ keys: ['Retour arrière'], does: 'revenir au billet précédent' }],
  show: 'Le faire pour moi',
  leave: 'Quitter la leçon',
  again: 'Depuis le début',
  sitDown: 'Prendre place pour une partie',
  unkept: 'Rien n’en est gardé, rien ne compte. Vous pouvez partir à tout moment et recommencer.',
  otherwise:
    'Les règles le permettent. Mais la leçon prend ici un autre chemin, pour vous montrer quelque chose\u202f: rien n’est fait, essayez ce que dit le billet.',
}
