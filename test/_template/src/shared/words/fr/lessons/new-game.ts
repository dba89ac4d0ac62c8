// The guided deal of New Game in French, written with plain spaces; setNotesInFrench makes some of them narrow.
import type { NewGameNote } from '../../../games/new-game.ts'
import { setNotesInFrench } from '../../french-spaces.ts'
import type { LessonNotes } from '../../lesson-words.ts'

const written: LessonNotes<NewGameNote> = {
  cards: {
    chapter: 'Les cartes',
    title: 'Deux contre deux',
    text: [
      'Vingt cartes, cinq pour chacun ; votre partenaire est en face. La dernière carte du donneur fait l’atout (NG-1).',
      'L’as est la plus haute, puis roi, dame, valet et 10 (NG-2).',
    ],
    task: 'Faites donner les cartes.',
  },
  lead: {
    chapter: 'Les levées',
    title: 'Fournir',
    text: [
      'Cœur est atout. Vous entamez ; il faut fournir, et qui ne peut coupe ou se défausse (NG-3).',
    ],
    task: 'Entamez de l’as de pique.',
    wrong: {
      play: 'Vous le pouvez. Commencez par l’as : il fait sa levée tant que les autres ont du pique.',
    },
    coach:
      'Le conseiller garderait l’as pour plus tard ; ici, il montre le mieux comment on fait une levée.',
  },
  trumps: {
    title: 'Faire tomber les atouts',
    text: ['La levée est à vous. L’as d’atout est la plus haute carte de toutes.'],
    task: 'Entamez de l’as de cœur.',
    wrong: {
      play: 'Vous le pouvez. Mais des atouts tombés ne vous battent plus : entamez de l’as de cœur.',
    },
  },
  last: {
    title: 'Le dernier atout',
    text: ['Les autres atouts sont tombés, et le roi vous reste : rien ne le bat.'],
    task: 'Entamez du roi de cœur.',
    wrong: {
      play: 'Vous le pouvez. Mais le roi d’atout fait sa levée de toute façon : entamez-le maintenant.',
    },
  },
  end: {
    chapter: 'Comment on compte',
    title: 'Au-delà de deux',
    text: [
      'Chaque levée de votre camp au-delà de deux vaut un point, et sept points gagnent (NG-4, NG-5).',
    ],
    task: 'Continuez, ou prenez place pour une partie.',
  },
}

export const notes = setNotesInFrench(written)
