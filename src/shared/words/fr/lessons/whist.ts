// The guided deal of Whist in French, written with plain spaces; setNotesInFrench makes those before : ; ! ? narrow.
import type { WhistNote } from '../../../games/whist-lesson.ts'
import { setNotesInFrench } from '../../french-spaces.ts'
import type { LessonNotes } from '../../lesson-words.ts'

const written: LessonNotes<WhistNote> = {
  partners: {
    chapter: 'Les cartes et les partenaires',
    title: 'Deux contre deux',
    text: [
      'Cinquante-deux cartes, l’as est la plus haute, treize pour chacun. Votre partenaire est en face (W-1, W-2).',
      'Toutes les cartes se donnent une à une ; la dernière du donneur est retournée et fait l’atout (W-3). Elle reste découverte jusqu’à la première entame.',
    ],
    task: 'Faites donner les cartes.',
  },
  lead: {
    chapter: 'Les premières levées',
    title: 'La première entame',
    text: [
      'L’atout est cœur. Le joueur à gauche du donneur entame : c’est vous. Il faut fournir ; qui ne le peut coupe, ou jette ce qu’il veut (W-4).',
      'Avec as et roi on entame du roi : le partenaire sait que l’as n’est pas loin.',
    ],
    task: 'Entamez du roi de pique.',
    wrong: {
      play: 'C’est permis. Mais une longue couleur avec as et roi se commence aussitôt, avant que les autres n’en soient débarrassés. Entamez du roi de pique.',
    },
  },
  again: {
    title: 'Et l’as',
    text: [
      'Tous ont fourni. À l’as maintenant ; retenez les piques qui tombent, car on les compte ici comme partout (W-13).',
    ],
    task: 'Entamez de l’as de pique.',
    wrong: { play: 'C’est permis. Mais finissez ce que vous avez commencé : l’as de pique.' },
  },
  ruff: {
    chapter: 'Jouer avec son partenaire',
    title: 'Pour le partenaire',
    text: [
      'Votre partenaire a fourni le 9 et le valet, et n’a peut-être plus de pique. Entamez-en un petit : il pourra couper.',
    ],
    task: 'Entamez du 7 de pique.',
    wrong: {
      play: 'C’est permis. Mais une coupe de votre partenaire est une levée pour vous deux : entamez du 7 de pique.',
    },
  },
  partner: {
    title: 'Une levée qui est au partenaire',
    text: [
      'Votre partenaire a coupé et entame de l’as de trèfle. Vous n’avez pas à gagner aussi ce qu’il gagne : donnez-lui la moindre carte (W-13).',
    ],
    task: 'Fournissez le 5 de trèfle.',
    wrong: {
      '10C':
        'Les règles le permettent, mais le 10 peut encore servir. La levée est au partenaire : fournissez le 5.',
    },
  },
  end: {
    chapter: 'Comment on compte',
    title: 'Le livre et le reste',
    text: [
      'Quatre levées sont à vous. Les six premières d’un camp sont le *livre* ; chacune au-dessus vaut deux points, et dix points gagnent une partie (W-5, W-6). Deux parties font un robre (W-10). Chelems et honneurs se paient à part (W-7, W-8). Au whist *court* et *long*, chaque levée compte un point et les honneurs comptent dans la partie (W-14, W-15).',
      'Jouez seul cette donne jusqu’au bout ; le conseiller vous aide (H).',
    ],
    task: 'Jouez la suite, ou prenez place pour une partie.',
  },
}

export const notes = setNotesInFrench(written)
