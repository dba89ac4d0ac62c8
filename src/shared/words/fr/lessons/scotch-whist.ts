// The guided deal of Scotch Whist in French, written with plain spaces; setNotesInFrench makes those before : ; ! ? narrow.
import type { ScotchWhistNote } from '../../../games/scotch-whist-lesson.ts'
import { setNotesInFrench } from '../../french-spaces.ts'
import type { LessonNotes } from '../../lesson-words.ts'

/** Why the coach may advise another card than the lesson. */
const COACH =
  'Le conseiller entamerait d’abord du 9 de pique et garderait les gros atouts pour plus tard. L’ancien conseil de faire tomber les atouts montre le mieux comment on prend le dix.'

const written: LessonNotes<ScotchWhistNote> = {
  cards: {
    chapter: 'Les cartes',
    title: 'Attraper le dix',
    text: [
      'Trente-six cartes de l’as au 6, dix-huit pour chacun des deux. La dernière carte du donneur fait l’atout (SW-1).',
      'En atout le *valet* est le plus haut, puis as, roi, dame, 10 et jusqu’au 6 ; dans les autres couleurs, l’as (SW-2).',
    ],
    task: 'Faites donner les cartes.',
  },
  plain: {
    chapter: 'Fournir',
    title: 'Fournir',
    text: [
      'L’atout est trèfle. À vous d’entamer. Il faut fournir ; qui ne le peut coupe ou jette ce qu’il veut (SW-3).',
    ],
    task: 'Entamez de l’as de pique.',
    wrong: {
      play: 'C’est permis. Commencez par l’as : il fait sa levée tant que l’autre a du pique.',
    },
    coach: COACH,
  },
  jack: {
    chapter: 'Attraper le dix',
    title: 'Le valet d’atout',
    text: [
      'Les atouts pris comptent : valet 11, dix 10, as 4, roi 3, dame 2 (SW-4). C’est surtout le dix que l’on chasse.',
      'Vous tenez le valet, que rien ne prend.',
    ],
    task: 'Entamez du valet de trèfle.',
    wrong: {
      play: 'C’est permis. Mais seuls les atouts font sortir son dix : entamez du valet de trèfle.',
    },
    coach: COACH,
  },
  draw: {
    title: 'Faire tomber les atouts',
    text: ['Onze points. Il a fourni le 6 et garde le dix. Continuez : il a peu d’atouts.'],
    task: 'Entamez de l’as de trèfle.',
    wrong: { play: 'C’est permis, mais il reprendrait haleine. Entamez de l’as de trèfle.' },
    coach: COACH,
  },
  ten: {
    title: 'Il faut qu’il tombe',
    text: ['Il a fourni la retourne, le 9. Si le dix est son dernier atout, il doit le jouer.'],
    task: 'Entamez du roi de trèfle.',
    wrong: { play: 'C’est permis. Mais le moment est venu : entamez du roi de trèfle.' },
    coach: COACH,
  },
  end: {
    chapter: 'La suite',
    title: 'Le dix est pris',
    text: [
      'Dix points de plus. Chaque *carte* au-dessus de vos dix-huit en vaut un encore, et le premier à 41 gagne (SW-4, SW-5).',
      'Jouez seul cette donne jusqu’au bout ; le conseiller vous aide (H).',
    ],
    task: 'Jouez la suite, ou prenez place pour une partie.',
  },
}

export const notes = setNotesInFrench(written)
