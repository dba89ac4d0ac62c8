// The guided deal of Hundertspiel in French, written with plain spaces; setNotesInFrench makes those before : ; ! ? narrow.
import type { HundertspielNote } from '../../../games/hundertspiel-lesson.ts'
import { setNotesInFrench } from '../../french-spaces.ts'
import type { LessonNotes } from '../../lesson-words.ts'

const written: LessonNotes<HundertspielNote> = {
  cards: {
    chapter: 'Les cartes',
    title: 'Un vieux jeu de Vienne',
    text: [
      'Trente-six cartes de Trappola en Spade, Coppe, Denari et Bastoni, de haut en bas as, roi, cavalier, valet, 10, 9, 8, 7, 6. Le 6 s’appelle *Do* (H-1). Les partenaires se font face.',
      'Chacun a tiré une couleur ; celle du donneur est atout (H-3). Neuf cartes chacun (H-4).',
    ],
    task: 'Faites donner les cartes.',
  },
  lay: {
    chapter: 'Étaler et annoncer',
    title: 'Étaler',
    text: [
      'Bastoni est atout. Avant la première entame on peut étaler un Do et s’engager à faire avec lui la *dernière* levée, le Vingt-six (H-16). Cela se paie en jetons.',
      'Avec le vôtre cela pourrait réussir, ou non.',
    ],
    task: 'Passez : dites « je passe ».',
    wrong: {
      lay: 'C’est permis. Pour une première donne, qu’on joue sans poser : passez.',
      ask: 'Vous pouvez interroger les autres. Pour une première donne, jouons sans étaler : passez.',
    },
    coach:
      'Le conseiller le poserait : avec trois atouts à côté, il réussit plus souvent qu’il n’échoue. Ici, vous voyez d’abord ce qu’un Do fait dans le jeu.',
  },
  announce: {
    title: 'Annoncer',
    text: [
      'Trois ou quatre cartes de même rang comptent : rois, cavaliers et valets 6 et 12, Do 10 et 20, as 30 et 40 (H-10). Vous tenez trois rois. Ensuite, dites « je passe ».',
    ],
    task: 'Annoncez les rois, puis passez.',
    wrong: {
      pass: 'Vous pouvez vous taire, mais cela ne coûte rien et vaut six : annoncez les rois.',
    },
  },
  trumps: {
    chapter: 'Les levées',
    title: 'La première levée',
    text: [
      'Les as comptent 6, les rois 5, les cavaliers 4, les valets 3, la dernière levée 6 (H-9). Quand on entame d’atout, il faut en fournir ; les autres couleurs ne s’imposent pas (H-7).',
    ],
    task: 'Entamez de l’as de Bastoni.',
    wrong: { play: 'C’est permis. L’as d’atout montre le mieux comment on fournit : entamez-en.' },
    coach: 'Le conseiller garderait l’as et entamerait d’une petite carte d’une autre couleur.',
  },
  thrown: {
    title: 'Une couleur simple',
    text: [
      'Tous ont fourni de l’atout, un valet parmi eux. Gardez ce qui est haut et entamez d’une carte qui ne vaut rien.',
    ],
    task: 'Entamez du 7 de Denari.',
    wrong: {
      play: 'C’est permis. Mais les rois entamés tôt sont souvent coupés : entamez du 7 de Denari.',
    },
  },
  do: {
    title: 'Une levée avec un Do',
    text: [
      'Un adversaire a gagné et entamé du roi de Coppe. Vous jouez le dernier et n’êtes pas tenu de fournir : coupez avec le Do. Chaque levée faite avec un Do vaut 10 (H-14), et un roi s’y trouve.',
    ],
    task: 'Coupez avec le Do de Bastoni.',
    wrong: {
      play: 'C’est permis, même en Coppe. Mais aucun atout plus haut ne peut venir après vous : le Do est sûr ici et vaut dix.',
    },
    coach:
      'Le conseiller jetterait une petite carte et garderait le Do pour la dernière levée, qui compte davantage.',
  },
  end: {
    chapter: 'La suite',
    title: 'La suite',
    text: [
      'La dernière levée faite avec un Do vaut 20, et avec ses 6 c’est le Vingt-six (H-14). Cent points gagnent la partie ; qui a alors moins de cinquante est *matsch* et paie double (H-19).',
      'Jouez seul cette donne jusqu’au bout ; le conseiller vous aide (H).',
    ],
    task: 'Jouez la suite, ou prenez place pour une partie.',
  },
}

export const notes = setNotesInFrench(written)
