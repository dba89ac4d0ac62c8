// The guided partie of Écarté in French, written with plain spaces; setNotesInFrench makes those before : ; ! ? narrow.
import type { EcarteNote } from '../../../games/ecarte-lesson.ts'
import { setNotesInFrench } from '../../french-spaces.ts'
import type { LessonNotes } from '../../lesson-words.ts'

const UNHURRIED =
  'Vous pouvez l’entamer. Mais cette donne est arrangée pour la carte que nomme le billet : jouez celle-là, et vous verrez pourquoi.'

const written: LessonNotes<EcarteNote> = {
  cards: {
    title: 'Trente-deux cartes, cinq chacun',
    text: [
      'On joue à deux ; le premier qui a cinq points gagne la *partie*. Une donne a cinq levées : trois valent un point, les cinq en valent deux (E-24).',
      'De haut en bas : *roi, dame, valet, as, 10, 9, 8, 7*. Attention à l’as : il est au-dessous du valet (E-1 : un tel numéro ouvre le livre des règles).',
      'Votre adversaire a tiré la plus haute carte et donne (E-3) : cinq cartes chacun ; la onzième est retournée et fait l’atout (E-4, E-5).',
      'Le reste sera posé à côté : c’est le *talon*. Qui ne donne pas s’appelle le *premier en cartes*, ou le *premier* : c’est vous.',
    ],
    task: 'Faites donner les cartes : le bouton est sur le tapis.',
  },
  propose: {
    title: 'Jouer ou proposer ?',
    text: [
      'Le 8 de cœur est retourné : l’atout est cœur. Si c’était un roi, le donneur marquerait aussitôt un point (E-5).',
      'Le premier parle d’abord : il joue ses cartes telles quelles, ou il propose un échange, *Je propose*, que le donneur accepte ou refuse (E-7).',
      'Un atout et un roi font rarement trois levées : il vous faut d’autres cartes. Et qui joue sans avoir proposé est *vulnérable* : s’il perd, cela coûte deux points au lieu d’un (E-15).',
    ],
    task: 'Proposez un échange.',
    wrong: {
      stand:
        'Vous pouvez jouer d’emblée. Mais ce jeu perd trop souvent, et vous seriez vulnérable : cela vous coûterait deux points. Proposez.',
    },
  },
  discard: {
    title: 'Écarter',
    text: [
      'Accepté. Vous dites combien de cartes vous voulez et en écartez autant, couvertes ; puis le donneur fait de même, et tous deux prennent au talon (E-8).',
      'On garde les atouts et les rois. Les trois autres ne valent guère.',
    ],
    task: 'Choisissez le 9 et le 7 de trèfle et le 8 de carreau, puis écartez-les.',
    wrong: {
      discard:
        'Tout nombre serait permis. Gardez la dame d’atout et le roi de pique, et écartez les trois autres : chaque carte prise peut être un atout.',
    },
  },
  stand: {
    title: 'Un roi arrive',
    text: [
      'Vous avez pris le roi d’atout, l’as de pique et le 10 de carreau. Le donneur a pris deux cartes : les nombres sont publics, les cartes non.',
      'Vous pouvez proposer encore, tant qu’il y a des cartes et que le donneur le veut (E-11). Après un échange personne ne devient plus vulnérable.',
      'Deux hauts atouts et un roi, c’est un jeu à jouer.',
    ],
    task: 'Jouez : *Je joue*.',
    wrong: {
      propose:
        'On le pourrait. Mais avec roi et dame d’atout et un autre roi vous êtes bien, et un second échange sert aussi le donneur. Jouez.',
    },
  },
  king: {
    title: 'Le roi d’atout',
    text: [
      'Qui tient le roi d’atout peut l’annoncer et marque un point (E-16). Le premier doit le faire avant d’entamer ; une fois la carte jouée, il est trop tard (E-17).',
    ],
    task: 'Annoncez le roi avant d’entamer.',
    wrong: {
      play: 'Vous pouvez entamer tout de suite, mais le point du roi est alors perdu : le premier l’annonce avant sa première carte (E-17). Annoncez-le d’abord.',
    },
  },
  leadKing: {
    title: 'La première entame',
    text: [
      'Un point est marqué. Le premier entame. Qui joue en second est moins libre qu’au whist : il doit *prendre* dans la couleur s’il le peut ; sinon fournir ; sans carte de la couleur, couper (E-21).',
      'Il faut trois levées. Entamez du meilleur atout : il fait la levée et prend un des siens.',
    ],
    task: 'Entamez du roi de cœur.',
    wrong: {
      AS: 'L’as n’est pas le plus haut ici : la dame et le valet le prennent. Entamez du roi de cœur.',
      play: UNHURRIED,
    },
  },
  leadQueen: {
    title: 'Encore atout',
    text: ['Il devait fournir l’as, et l’as est tombé. Qui fait la levée entame la suivante (E-20).'],
    task: 'Entamez de la dame de cœur.',
    wrong: { play: UNHURRIED },
  },
  third: {
    title: 'Il n’a plus d’atout',
    text: [
      'Il n’avait pas de cœur et a jeté un carreau. Rien ne peut plus prendre votre roi de pique : s’il a du pique il doit fournir, et d’atout il n’en a plus.',
    ],
    task: 'Entamez du roi de pique.',
    wrong: { play: UNHURRIED },
  },
  ace: {
    title: 'Le point et la vole',
    text: [
      'Trois levées font le *point* : un pour vous (E-24). Trois ou quatre, c’est égal, mais les cinq, la *vole*, en valent deux.',
      'Essayez. Songez aux rangs : le roi et la dame de pique sont tombés, et seul le valet est encore au-dessus de votre as.',
    ],
    task: 'Entamez de l’as de pique.',
    wrong: { '10D': 'Cela irait aussi bien, mais l’as montre ce que l’ordre des cartes a de singulier.' },
  },
  fifth: {
    title: 'L’as est au-dessous du valet',
    text: ['Le valet de pique a pris votre as, comme il le devait. La vole est perdue, le point ne l’est pas.'],
    task: 'Jouez votre dernière carte.',
  },
  markers: {
    title: 'Les jetons',
    text: [
      'Deux à rien : un point pour le roi, un pour les levées. Chacun a quatre jetons et en passe un de sa droite à sa gauche pour chaque point ; le cinquième n’en demande pas, car il finit la partie (E-28, E-30). Les chiffres sont à côté.',
      'On donne à tour de rôle (E-6). C’est à vous. Vous pouvez choisir les paquets ; cela ne change rien ici.',
    ],
    task: 'Donnez les cartes.',
  },
  answer: {
    title: 'Un roi retourné',
    text: [
      'Vous avez retourné le roi de trèfle : aussitôt un point pour le donneur, trois à rien (E-5).',
      'Le premier propose. Vous tenez un atout et un roi : vous aussi voulez d’autres cartes.',
    ],
    task: 'Acceptez.',
    wrong: {
      refuse:
        'Vous pouvez refuser : on joue alors les cartes telles quelles. Mais qui refuse la première proposition est vulnérable et paie deux points s’il perd (E-15). Acceptez.',
    },
  },
  dealerDiscards: {
    title: 'Le donneur échange',
    text: [
      'Le premier en a pris deux. À vous ; le donneur peut n’en prendre aucune, mais il n’échange jamais quand le premier n’échange pas (E-9).',
    ],
    task: 'Gardez l’as de trèfle et le roi de cœur ; écartez les trois autres.',
    wrong: {
      discard:
        'C’est permis. Mais on garde les atouts et les rois et l’on échange le reste : écartez les trois autres.',
    },
  },
  refuse: {
    title: '« Jouez ! »',
    text: [
      'Le premier propose une seconde fois. On a déjà échangé : un refus ne rend plus personne vulnérable. Votre jeu est passable ; ne lui laissez pas améliorer le sien.',
    ],
    task: 'Refusez.',
    wrong: {
      accept:
        'On le pourrait. Mais qui propose deux fois n’est pas content de son jeu, et refuser ne coûte plus rien. Refusez.',
    },
  },
  beat: {
    title: 'Il faut prendre',
    text: [
      'Il entame du 10 de cœur. Vous tenez deux cœurs, et l’un le prend. Essayez donc une autre carte : la table dit quelle règle l’interdit, et son numéro mène au livre des règles.',
    ],
    task: 'Prenez le 10 avec le roi de cœur.',
  },
  ownLead: {
    title: 'À vous d’entamer',
    text: ['La levée est à vous. Gardez l’atout pour plus tard et entamez de votre couleur forte.'],
    task: 'Entamez de la dame de carreau.',
    wrong: {
      AC: 'Votre seul atout vaut mieux quand vous pouvez couper. Entamez de la dame de carreau.',
      play: 'C’est permis. Mais la dame est votre meilleure carte : seul le roi la prend. Entamez de la dame de carreau.',
    },
  },
  follow: {
    title: 'Il faut fournir',
    text: [
      'Il avait le roi de carreau et devait prendre votre dame. Il entame maintenant de la dame de pique. Vous ne pouvez la prendre en pique, mais vous en avez un et devez le fournir ; couper n’est pas permis (E-21).',
    ],
    task: 'Fournissez le 10 de pique.',
  },
  trump: {
    title: 'Il faut couper',
    text: [
      'Pique encore, et vous n’en avez plus. Au whist vous jetteriez ce que vous voulez : ici, qui ne peut fournir doit couper.',
    ],
    task: 'Coupez avec l’as de trèfle.',
  },
  lastLead: {
    title: 'Deux levées chacun',
    text: ['La dernière levée décide.'],
    task: 'Entamez du 8 de cœur.',
  },
  thirdDeal: {
    title: 'Trois à un',
    text: [
      'Le 9 de cœur a pris la dernière levée, et le premier marque un point. Un et non deux, parce qu’on avait échangé : si vous aviez refusé sa *première* proposition, ç’aurait été deux.',
      'La donne passe de l’autre côté.',
    ],
    task: 'Faites donner les cartes.',
  },
  proposeAgain: {
    title: 'Premier de nouveau',
    text: [
      'L’atout est carreau. Deux atouts, un roi, un valet : pas tout à fait assez pour jouer d’emblée. Certains jeux se jouent toujours sans proposer, les *jeux de règle* ; les livres les donnent, et le conseiller les connaît (H).',
    ],
    task: 'Proposez.',
    wrong: {
      stand:
        'C’est permis, et cela pourrait réussir. Mais vous seriez vulnérable, et l’échange ne peut qu’améliorer ce jeu. Proposez.',
    },
  },
  refused: {
    title: 'Il refuse',
    text: [
      '*Jouez !* Il a refusé la première proposition : c’est lui qui est vulnérable. Avec trois levées vous marquez deux points au lieu d’un, et pour la vole trois (E-25).',
      'Il doit avoir quelque chose. Entamez de votre roi : il tient, à moins d’être coupé.',
    ],
    task: 'Entamez du roi de pique.',
    wrong: { play: UNHURRIED },
  },
  drawTrumps: {
    title: 'Faire tomber ses atouts',
    text: ['Une levée. Prenez-lui maintenant ses atouts, par le haut.'],
    task: 'Entamez de la dame de carreau.',
    wrong: { play: UNHURRIED },
  },
  point: {
    title: 'La troisième levée',
    text: ['Son valet devait fournir. Encore une levée, et la donne est à vous.'],
    task: 'Entamez du 9 de carreau.',
    wrong: { play: UNHURRIED },
  },
  vole: {
    title: 'Trois levées',
    text: [
      'Il n’avait plus d’atout. Deux points sont sûrs : le point, et un de plus parce qu’il a refusé. On joue jusqu’au bout, car les cinq en vaudraient trois.',
    ],
    task: 'Entamez du valet de cœur.',
    wrong: { '8C': 'Cela revient au même. Entamez du valet : c’est la meilleure carte.' },
  },
  lastCard: {
    title: 'Pas de vole',
    text: ['Le roi de cœur devait prendre le valet.'],
    task: 'Jouez votre dernière carte.',
  },
  end: {
    title: 'La partie est à vous',
    text: [
      'Cinq à un. Ici une partie compte trois fois quand le perdant n’a aucun point, deux fois quand il en a un ou deux, sinon une fois (E-29).',
      'Il n’y a rien de plus à savoir. Ce que la table attend de vous est écrit au-dessus de vos cartes, F1 ouvre les règles, et H demande conseil.',
    ],
    task: 'Prenez place pour une partie à vous.',
  },
}

export const notes = setNotesInFrench(written)
