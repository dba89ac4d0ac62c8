// The guided deal of Tatteln in French, written with plain spaces; setNotesInFrench makes those before : ; ! ? narrow.
import type { TattelnNote } from '../../../games/tatteln-lesson.ts'
import { setNotesInFrench } from '../../french-spaces.ts'
import type { LessonNotes } from '../../lesson-words.ts'

const written: LessonNotes<TattelnNote> = {
  cards: {
    chapter: 'Les cartes',
    title: 'Levées et annonces',
    text: [
      'Trente-deux cartes à deux, huit chacun. Dans les levées l’ordre est as, *dix*, roi, dame, valet, 9, 8, 7 ; as 11, dix 10, roi 4, dame 3, valet 2 (T-1).',
      'La carte suivante est retournée pour l’atout et reste sous le talon (T-3).',
    ],
    task: 'Faites donner les cartes.',
  },
  announce: {
    chapter: 'Annoncer',
    title: 'Annoncer avant d’entamer',
    text: [
      'L’atout est trèfle. Dans les suites les cartes ont leur ordre naturel : vous tenez as, roi et dame de cœur, un *tattel* (T-6). Peut annoncer qui est sur le point d’entamer ; une meilleure chose chez l’adversaire l’annule (T-8). Un tattel vaut 20 (T-10).',
    ],
    task: 'Annoncez la suite.',
    wrong: {
      play: 'Vous pouvez entamer tout de suite. Mais ce sont vingt points pour un mot, tant que vous êtes sur le point d’entamer : annoncez d’abord.',
    },
  },
  lead: {
    chapter: 'Levées, talon et sept d’atout',
    title: 'La première entame',
    text: ['Elle est bonne : vingt. Tant que dure le talon, personne n’est tenu de fournir (T-5).'],
    task: 'Entamez de l’as de cœur.',
    wrong: {
      play: 'C’est permis. Mais entamez de l’as : onze points difficiles à perdre pour l’instant.',
    },
    coach:
      'Le conseiller garderait l’as, qui peut être coupé tant qu’il y a un talon, et entamerait d’une petite carte. L’as montre le mieux comment levées et talon vont ensemble.',
  },
  rob: {
    title: 'Le sept échange',
    text: [
      'La levée est à vous. Chacun a pris une carte au talon, vous d’abord (T-4). Vous tenez le sept d’atout, et l’as d’atout est sous le talon : ayant une levée et sur le point d’entamer, vous pouvez les échanger (T-11).',
    ],
    task: 'Échangez le sept contre la retourne.',
    wrong: {
      play: 'Vous pouvez entamer d’abord, mais vous pourriez perdre la main. Prenez l’as d’atout maintenant.',
    },
  },
  again: {
    title: 'Garder la main',
    text: ['L’as d’atout est à vous. Qui garde la main peut annoncer, l’autre non.'],
    task: 'Entamez du roi de cœur.',
    wrong: { play: 'C’est permis. Le roi de cœur est assez sûr : l’as est tombé.' },
  },
  end: {
    chapter: 'La suite',
    title: 'La suite',
    text: [
      'Le talon épuisé, il faut fournir, et la dernière levée vaut dix (T-1, T-5). Qui n’en fait alors aucune est *matsch* (T-12). Cinq cents points gagnent (T-13).',
      'Jouez seul cette donne jusqu’au bout ; le conseiller vous aide (H).',
    ],
    task: 'Jouez la suite, ou prenez place pour une partie.',
  },
}

export const notes = setNotesInFrench(written)
