// The guided partie of Écarté in French, written with plain spaces; setNotesInFrench makes those before : ; ! ? narrow.
import type { EcarteNote } from '../../../games/ecarte-lesson.ts'
import { setNotesInFrench } from '../../french-spaces.ts'
import type { LessonNotes } from '../../lesson-words.ts'

const UNHURRIED =
  'Vous pouvez l’entamer. Mais cette donne est arrangée pour la carte que nomme le billet : jouez celle-là, et vous verrez pourquoi.'

const written: LessonNotes<EcarteNote> = {
  cards: {
    chapter: 'Première donne : l’échange',
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
      'Accepté. Vous dites combien de cartes vous voulez et en écartez autant, face cachée ; puis le donneur fait de même, et tous deux prennent au talon (E-8).',
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
      'Vous avez pris le roi et le 7 d’atout et l’as de pique. Le donneur a pris trois cartes : les nombres sont publics, les cartes non.',
      'Vous pouvez proposer encore, tant qu’il y a des cartes et que le donneur le veut (E-11). Après un échange personne ne devient plus vulnérable.',
      'Mais avec trois atouts, dont les deux plus hauts, et un autre roi, trois levées sont presque certaines. Avec trois atouts, disent les livres, on joue toujours (J-a).',
    ],
    task: 'Jouez : *Je joue*.',
    wrong: {
      propose:
        'On le pourrait. Mais vos trois levées sont maintenant presque certaines, et un second échange ne servirait que le donneur. Jouez.',
    },
  },
  king: {
    chapter: 'Première donne : le roi, le point, la vole',
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
      'Il faut trois levées. Entamez du meilleur atout : rien ne peut le prendre, et si l’autre a un atout, il doit le fournir.',
    ],
    task: 'Entamez du roi de cœur.',
    wrong: {
      QH: 'La dame irait aussi bien : la seule carte qui la prend est dans votre main. Mais commencez par le roi.',
      AS: 'L’as n’est pas le plus haut ici : la dame et le valet le prennent. Entamez du roi de cœur.',
      play: UNHURRIED,
    },
  },
  leadQueen: {
    title: 'Encore atout',
    text: [
      'Il a dû fournir l’as, et l’as est tombé. Qui fait la levée entame la suivante (E-20).',
      'Il a peut-être encore un atout, et pourrait en couper votre roi de pique. La dame est maintenant la plus haute : jouez-la, pour le lui prendre aussi.',
    ],
    task: 'Entamez de la dame de cœur.',
    wrong: { play: UNHURRIED },
  },
  third: {
    title: 'Il n’a plus d’atout',
    text: [
      'Il n’avait pas de cœur et a jeté un carreau : ses atouts sont tombés. Rien ne peut plus prendre votre roi de pique. S’il a du pique, il doit fournir ; s’il n’en a pas, il n’a pas de quoi couper.',
    ],
    task: 'Entamez du roi de pique.',
    wrong: {
      '7H': 'Le 7 d’atout ferait aussi la levée, mais il le peut à tout moment. Entamez du roi de pique.',
      play: UNHURRIED,
    },
  },
  ace: {
    title: 'Le point et la vole',
    text: [
      'Trois levées font le *point* : un pour vous (E-24). Trois ou quatre, c’est égal, mais les cinq, la *vole*, en valent deux.',
      'Essayez. Votre dernier atout fera sa levée, maintenant ou plus tard : tout dépend donc de l’as. Songez aux rangs : le roi et la dame de pique sont tombés, et seul le valet est encore au-dessus de lui.',
    ],
    task: 'Entamez de l’as de pique.',
    wrong: {
      '7H': 'Cela irait aussi bien, mais l’as montre ce que l’ordre des cartes a de singulier.',
    },
  },
  fifth: {
    title: 'L’as est au-dessous du valet',
    text: [
      'Le valet de pique a pris votre as, comme il le devait. La vole est perdue, le point ne l’est pas.',
      'Il entame maintenant du roi de carreau. Vous n’avez pas de carreau, et votre dernier atout coupe même un roi.',
    ],
    task: 'Jouez votre dernière carte.',
  },
  markers: {
    chapter: 'Deuxième donne : c’est vous qui donnez',
    title: 'Les jetons',
    text: [
      'Deux à rien : un point pour le roi, un pour les levées. Chacun a quatre jetons et en passe un de l’autre côté pour chaque point : les vôtres vont de droite à gauche, ceux de l’adversaire, assis en face, de gauche à droite. Le cinquième point n’en demande pas, car il finit la partie (E-28, E-30). Les chiffres sont à côté.',
      'On donne à tour de rôle (E-6). C’est à vous. Vous pouvez choisir les paquets ; cela ne change rien ici.',
    ],
    task: 'Donnez les cartes.',
  },
  answer: {
    title: 'Un roi retourné',
    text: [
      'Vous avez retourné le roi de trèfle : aussitôt un point pour le donneur, trois à rien (E-5).',
      'Le premier propose. Vous tenez un atout et un roi, comme à la première donne : vous aussi voulez d’autres cartes.',
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
      'Le premier a écarté trois cartes ; il en prendra trois quand vous aurez écarté les vôtres. À vous : le donneur peut n’en prendre aucune, mais il n’échange jamais quand le premier n’échange pas (E-9). Comme tout à l’heure, on garde les atouts et les rois.',
    ],
    task: 'Gardez le 9 de trèfle et le roi de cœur ; écartez les trois autres.',
    wrong: {
      discard:
        'C’est permis. Mais on garde les atouts et les rois et l’on échange le reste : écartez les trois autres.',
    },
  },
  refuse: {
    title: '« Jouez ! »',
    text: [
      'Le premier propose une seconde fois : il n’est pas content de son jeu. On a déjà échangé : un refus ne rend plus personne vulnérable.',
      'Il vous est venu un second roi. Avec un atout et deux rois à garder, vous ne prendriez que deux cartes, et en prendre moins de trois est rarement bon (L-10) ; lui pourrait en prendre autant qu’il veut.',
    ],
    task: 'Refusez.',
    wrong: {
      accept:
        'On le pourrait. Mais vous n’auriez que deux cartes à échanger, et lui peut-être davantage ; et un refus ne vous rend plus vulnérable. Refusez.',
    },
  },
  beat: {
    chapter: 'Deuxième donne : prendre, fournir, couper',
    title: 'Il faut prendre',
    text: [
      'Il entame du valet de pique. Vous tenez deux piques, et l’un le prend. Essayez donc une autre carte : la table dit quelle règle l’interdit, et son numéro mène au livre des règles.',
      'Si vous aviez le roi d’atout en main, il faudrait l’annoncer maintenant : le donneur le fait avant de jouer sa première carte (E-17). Dans cette donne, c’est la retourne.',
    ],
    task: 'Prenez le valet avec le roi de pique.',
  },
  ownLead: {
    title: 'À vous d’entamer',
    text: [
      'La levée est à vous. Entamez de votre autre roi : seul un atout peut le prendre. Gardez votre atout ; il fera une levée quand l’autre entamera d’une couleur que vous n’avez pas.',
    ],
    task: 'Entamez du roi de cœur.',
    wrong: {
      '9C': 'Votre seul atout vaut mieux quand vous pouvez couper. Entamez du roi de cœur.',
      play: 'C’est permis. Mais bien des cartes prennent celle-là, et seul un atout prend le roi. Entamez du roi de cœur.',
    },
  },
  follow: {
    title: 'Il faut fournir',
    text: [
      'Il n’avait pas de cœur et a dû couper votre roi. Il entame maintenant du 10 de pique. Vous ne pouvez le prendre en pique, mais vous en avez un et devez le fournir ; couper n’est pas permis (E-21).',
    ],
    task: 'Fournissez le 7 de pique.',
  },
  trump: {
    title: 'Il faut couper',
    text: [
      'Il entame d’un carreau, et vous n’en avez pas. Au whist vous jetteriez ce que vous voulez : ici, qui ne peut fournir doit couper.',
    ],
    task: 'Coupez avec le 9 de trèfle.',
  },
  lastLead: {
    title: 'Deux levées chacun',
    text: [
      'La dernière levée décide. De cœur il n’en a pas, vous l’avez vu : votre 10 fait la levée, à moins que sa dernière carte ne soit un atout.',
    ],
    task: 'Entamez du 10 de cœur.',
  },
  thirdDeal: {
    chapter: 'Troisième donne : une proposition refusée',
    title: 'Trois à un',
    text: [
      'C’était le 7 de trèfle. Le premier marque un point, sans que vous ayez rien fait de mal. Un et non deux, parce qu’on avait échangé : si vous aviez refusé sa *première* proposition, ç’aurait été deux.',
      'La donne passe de l’autre côté.',
    ],
    task: 'Faites donner les cartes.',
  },
  proposeAgain: {
    title: 'Premier de nouveau',
    text: [
      'L’atout est carreau. De nouveau un atout et un roi : pas assez pour jouer d’emblée, bien que l’atout soit une dame.',
      'Avec certains jeux, les *jeux de règle*, le premier doit toujours jouer sans proposer, et le donneur refuser ; les livres les donnent, et le conseiller les connaît (H).',
    ],
    task: 'Proposez.',
    wrong: {
      stand:
        'C’est permis, et cela pourrait réussir. Mais on y perd trop souvent, et vous seriez vulnérable. Proposez.',
    },
  },
  refused: {
    title: 'Il refuse',
    text: [
      '*Jouez !* Il a refusé la première proposition : c’est lui qui est vulnérable. Avec trois levées vous marquez deux points au lieu d’un, et pour la vole trois (E-25).',
      'Il doit avoir quelque chose, sans doute un atout qui pourrait couper votre roi de pique. Jouez d’abord le vôtre : seul le roi d’atout est au-dessus, et tout autre atout, il doit le fournir.',
    ],
    task: 'Entamez de la dame de carreau.',
    wrong: {
      KS: 'Votre roi ne tient que s’il n’est pas coupé. Prenez-lui d’abord un atout : entamez de la dame de carreau.',
      play: UNHURRIED,
    },
  },
  second: {
    title: 'Le roi maintenant',
    text: [
      'Son valet a dû fournir. S’il n’a pas d’autre atout, rien ne peut plus prendre votre roi de pique.',
    ],
    task: 'Entamez du roi de pique.',
    wrong: { play: UNHURRIED },
  },
  point: {
    title: 'La troisième levée',
    text: [
      'Il a dû fournir la dame. Encore une levée, et la donne est à vous. En pique il n’y a plus que le valet et l’as au-dessus de votre 10 ; en cœur, cinq cartes sont au-dessus de votre 9.',
    ],
    task: 'Entamez du 10 de pique.',
    wrong: {
      play: 'C’est permis. Mais bien plus de cartes prennent un cœur que le 10 de pique. Entamez du 10.',
    },
  },
  vole: {
    title: 'Trois levées',
    text: [
      'Il n’avait plus ni pique ni atout. Deux points sont sûrs : le point, et un de plus parce qu’il a refusé. On joue jusqu’au bout, car les cinq en vaudraient trois.',
    ],
    task: 'Entamez du 9 de cœur.',
    wrong: { '8H': 'Cela revient au même. Entamez du 9 : c’est la meilleure carte.' },
  },
  lastCard: {
    title: 'Pas de vole',
    text: ['La dame de cœur a dû prendre le 9.'],
    task: 'Jouez votre dernière carte.',
  },
  end: {
    chapter: 'Ce que vaut la partie',
    title: 'La partie est à vous',
    text: [
      'Cinq à un. Une partie vaut trois quand le perdant n’a aucun point, deux quand il en a un ou deux, sinon un (E-29). Celle-ci aurait valu deux.',
      'À votre propre table vous pourrez aussi abandonner une donne ou toute la partie (G-1, G-2). Ce que la table attend de vous est écrit au-dessus de vos cartes, F1 ouvre les règles, et H demande conseil.',
      'Votre prochain adversaire est un débutant, à qui bien des choses échappent ; de plus forts attendent au salon.',
    ],
    task: 'Prenez place pour une partie à vous.',
  },
}

export const notes = setNotesInFrench(written)
