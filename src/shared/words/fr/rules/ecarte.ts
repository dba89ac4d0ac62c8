// The rule book of Écarté in French, written with plain spaces; setBookInFrench makes those before : ; ! ? narrow.
import { setBookInFrench } from '../../french-spaces.ts'
import { example, rule, table, text } from '../../rule-book.ts'
import { evenings } from './evenings.ts'
import { OURS, partly } from './sources.ts'

export const book = setBookInFrench({
  title: 'Écarté',
  isSolved: true,
  subtitle: 'cinq cartes chacun, et la question de les échanger ou non',
  sources:
    'Les règles viennent de trois textes allemands, auxquels renvoient les lettres en marge : A un livre de règles (*Spielregeln*), B une encyclopédie (*Lexikon*), C un guide (*Anleitung*). Là où ils se contredisent, la table en convient ; là où ils laissent une question ouverte, la marge dit que nous l’avons décidée.',
  chapters: [
    {
      title: 'Le jeu en une minute',
      blocks: [
        text(
          'On joue à deux avec 32 cartes, cinq chacun, en cinq points. La onzième carte est retournée et fait l’atout. Le *roi* est la plus haute carte, et l’as est au-dessous du valet.',
        ),
        text(
          'Avant de jouer, celui qui ne donne pas, le *premier en cartes*, ou le *premier* tout court, peut proposer d’échanger des cartes ; le donneur accepte, et tous deux écartent ce qu’ils veulent et en prennent autant, ou il refuse, et l’on joue. Ainsi de suite, tant que les deux le veulent.',
        ),
        text(
          'En jouant il faut prendre la carte entamée dans sa couleur, si on le peut ; sinon fournir ; sinon couper. Trois ou quatre levées valent un point, les cinq, la *vole*, deux. Qui a empêché le premier échange et perd le paie d’un point de plus. Le roi d’atout vaut un point à qui l’annonce ou le retourne.',
        ),
      ],
    },
    {
      title: 'Les cartes et la donne',
      blocks: [
        rule(
          'E-1',
          'A B C',
          'Trente-deux cartes, de la plus haute à la plus basse : roi, dame, valet, as, 10, 9, 8, 7.',
        ),
        rule('E-2', 'A', 'Deux jeux aux dos différents servent à tour de rôle, un par donne.'),
        rule(
          'E-3',
          partly('A B'),
          'Avant la partie chacun tire une carte, et la plus haute donne la première. À rang égal on tire de nouveau.',
        ),
        rule(
          'E-4',
          'A',
          'Le donneur mêle et le premier coupe. Chacun reçoit cinq cartes, le premier d’abord, en paquets que le donneur choisit : cinq à la fois, deux et trois, trois et deux, ou une à une.',
        ),
        rule(
          'E-5',
          'A B C',
          'La onzième carte est retournée, c’est la *retourne* : sa couleur est atout. Si c’est un roi, le donneur marque aussitôt un point.',
        ),
        rule(
          'E-6',
          'B',
          'On donne à tour de rôle, sauf si un banquier donne toujours (S-3).',
          'deals',
        ),
      ],
    },
    {
      title: 'L’échange',
      blocks: [
        rule(
          'E-7',
          'A B C',
          'Le premier joue, ou propose un échange. Le donneur accepte, ou refuse : *Jouez*.',
        ),
        rule(
          'E-8',
          partly('A'),
          'La proposition acceptée, le premier dit combien de cartes il veut et en écarte autant, puis le donneur fait de même ; ensuite tous deux prennent au talon, le premier d’abord. Les nombres sont connus, les cartes restent couvertes.',
        ),
        rule(
          'E-9',
          'A C',
          'Le donneur n’échange jamais seul, sauf si le premier n’a rien pris (E-10). Ayant accepté, il peut lui-même ne rien prendre.',
        ),
        rule(
          'E-10',
          partly('C'),
          'Le premier écarte au moins une carte ; ou, si on en est convenu, aucune. Un échange où personne ne prend de carte est le dernier.',
          'elderMinimumDiscard',
        ),
        rule(
          'E-11',
          'A B C',
          'Après chaque échange le premier joue ou propose de nouveau, jusqu’à ce que l’un des deux veuille jouer ou que le talon soit épuisé.',
        ),
        rule(
          'E-12',
          'B C',
          'Le premier peut prendre tout ce qui reste au talon, le donneur ce qui y reste ensuite. La retourne ne se prend jamais.',
        ),
        rule('E-13', 'B C', 'Le talon épuisé, le premier doit entamer.'),
        rule(
          'E-14',
          partly('A'),
          'Une proposition, une acceptation et un refus ne se reprennent pas ; une table peut le permettre tant que personne n’a répondu.',
          'takeBack',
        ),
        rule(
          'E-15',
          'A B C',
          'Qui empêche le premier échange est *vulnérable* : le premier s’il joue sans proposer, le donneur s’il refuse la première proposition. Après un échange, personne ne le devient plus.',
        ),
      ],
    },
    {
      title: 'Le roi d’atout',
      blocks: [
        rule(
          'E-16',
          'A B C',
          'Qui tient le roi d’atout peut l’annoncer et marque un point ; personne n’y est tenu. On le dit seulement, ou on le montre si on en est convenu.',
          'kingShown',
        ),
        rule(
          'E-17',
          'A B C',
          'Le premier l’annonce avant sa première entame. Le donneur le peut dès que l’échange est fini, et le doit avant de jouer sa première carte. Après, il est trop tard.',
        ),
        rule(
          'E-18',
          'B',
          'Si on en est convenu, qui a quatre points peut annoncer le roi dès que l’atout est connu, même hors de son tour. La partie finit.',
          'kingAtFour',
        ),
        rule('E-19', 'B C', 'Le cinquième point finit la partie sur-le-champ.'),
      ],
    },
    {
      title: 'Le jeu des cartes',
      blocks: [
        rule(
          'E-20',
          'A B C',
          'Le premier entame la première levée, ensuite c’est toujours celui qui a fait la levée précédente.',
        ),
        rule(
          'E-21',
          'A B C',
          'Qui joue en second doit faire la première de ces choses qu’il peut : prendre la carte dans sa couleur ; fournir plus bas ; couper ; jouer n’importe quelle carte.',
        ),
        rule(
          'E-22',
          'C',
          'La levée va à l’atout le plus haut, ou sans atout à la plus haute carte de la couleur entamée.',
        ),
        rule(
          'E-23',
          'B C',
          'Qui entame nomme la couleur. Les levées faites se posent en croix, pour être comptées d’un coup d’œil.',
        ),
      ],
    },
    {
      title: 'Les points',
      blocks: [
        rule('E-24', 'A B C', 'Trois ou quatre levées valent un point, les cinq, la vole, deux.'),
        rule(
          'E-25',
          'A B C',
          'Un point de plus si le perdant de la donne était vulnérable. Contre lui la vole vaut trois, ou, dans les clubs de Londres, deux.',
          'vulnerableVole',
        ),
        rule('E-26', 'A B', 'Un joueur vulnérable qui gagne la donne n’a rien de plus.'),
        table(
          'Les points d’une donne',
          ['levées', 'simple', 'perdant vulnérable'],
          ['trois ou quatre', '1', '2'],
          ['cinq, la vole', '2', '3 (ou 2)'],
          ['roi annoncé ou retourné', '+ 1', '+ 1'],
        ),
        rule(
          'E-27',
          'A B',
          'Dans une donne un joueur marque trois points au plus, ou quatre, ou sans limite, comme convenu. Ce qui dépasse est perdu.',
          'dealCap',
        ),
        example(
          'Le maximum dans une donne',
          'Le donneur a refusé la première proposition. Le premier annonce le roi et fait les cinq levées.',
          'Cela ferait 1 pour le roi, 2 pour la vole et 1 pour le donneur vulnérable : 4.',
          'Là où le maximum est de trois, il marque trois, et le quatrième est perdu.',
        ),
        rule(
          'E-28',
          partly('A B'),
          'Le roi se marque quand il est annoncé ou retourné, les levées après la cinquième. Si chacun marque pour soi, ce qu’il n’a pas marqué quand l’atout suivant est retourné est perdu.',
          'marks',
        ),
        rule(
          'E-29',
          'A B',
          'La valeur de la partie : toujours une fois ; ou deux fois si le perdant n’a marqué aucun point, *matsch* ; ou graduée : trois fois s’il n’en a marqué aucun, deux fois avec un ou deux, une fois avec trois ou quatre. Un point perdu ensuite a bien été marqué.',
          'partieValue',
          'lostPoints',
        ),
        rule(
          'E-30',
          'A B',
          'Chacun a quatre ou cinq jetons à sa droite ; pour chaque point il en pousse un à sa gauche.',
          'markers',
        ),
      ],
    },
    {
      title: 'Abandonner',
      blocks: [
        rule(
          'G-1',
          OURS,
          'Chacun peut abandonner une donne. Toutes les levées qui restent à faire vont à l’autre et se marquent selon E-24 à E-28.',
        ),
        rule(
          'G-2',
          OURS,
          'Chacun peut abandonner la partie. La donne est abandonnée selon G-1 ; puis l’autre marque ce qui lui manque pour cinq.',
        ),
      ],
    },
    {
      title: 'Les jeux de règle',
      blocks: [
        text(
          'Avec l’une de ces mains le premier doit jouer sans proposer, et le donneur refuser. Les cartes nommées sont le minimum.',
        ),
        rule('J-a', 'B', 'Trois atouts.'),
        rule(
          'J-b',
          partly('B'),
          'Deux atouts, et de plus trois cartes d’une couleur ; ou deux d’une couleur avec son roi ou sa dame ; ou deux d’une couleur, valet et as, et le valet d’une autre.',
        ),
        rule(
          'J-c',
          partly('B'),
          'Un atout, et de plus quatre cartes d’une couleur avec son roi ; ou trois d’une couleur avec sa dame, et le roi d’une autre ; ou deux d’une couleur et les rois des deux autres.',
        ),
        rule(
          'J-d',
          partly('B'),
          'Pas d’atout, mais deux rois et deux cartes de la troisième couleur avec sa dame ; ou quatre figures, dont deux dames ou rois.',
        ),
      ],
    },
    {
      title: 'Conseils',
      blocks: [
        rule(
          'L-0',
          'A',
          'Comptez avant et après l’échange : avec trois levées en vue, jouez, ou refusez.',
        ),
        rule(
          'L-1',
          'A',
          'Un haut atout, et un roi avec trois cartes de sa couleur : entamez d’atout.',
        ),
        rule(
          'L-2',
          'A',
          'Un petit atout, un roi avec deux cartes et une petite carte d’une autre couleur : entamez du roi ; plus tard, rentré par l’atout, continuez sa couleur.',
        ),
        rule(
          'L-3',
          'A',
          'Un atout, un roi sec, et dame, valet et as ou dix d’une autre couleur : entamez de la dame.',
        ),
        rule(
          'L-4',
          'A',
          'Deux atouts et trois cartes d’une autre couleur : entamez de cette couleur.',
        ),
        rule(
          'L-5',
          'A',
          'Deux atouts, valet et as d’une couleur et le valet d’une autre : entamez du valet gardé, et d’atout s’il passe.',
        ),
        rule('L-6', 'A', 'De trois atouts qui se suivent, entamez du plus bas.'),
        rule(
          'L-7',
          'A',
          'Un roi sec dans une couleur et un roi ou une dame gardés dans une autre : entamez de la carte gardée elle-même.',
        ),
        rule(
          'L-8',
          'A',
          'Deux levées faites, et la dame d’atout avec deux petits atouts : entamez d’un petit.',
        ),
        rule(
          'L-9',
          'A',
          'Taire le roi peut servir : à trois points, contre un joueur vulnérable, trois levées donnent de toute façon les deux qui manquent.',
        ),
        rule(
          'L-10',
          'A',
          'Prendre moins de trois cartes est rarement bon : on ne peut en espérer deux bonnes.',
        ),
        rule(
          'L-11',
          'C',
          'Proposer sans rien prendre, où E-10 le permet, évite d’être vulnérable, mais laisse l’adversaire améliorer sa main.',
        ),
      ],
    },
    {
      title: 'Les irrégularités',
      blocks: [
        text(
          'Seulement si on en est convenu. Ce à quoi un joueur a droit lui est offert ; rien ne se fait pour lui.',
        ),
        rule(
          'E-31',
          partly('A'),
          'Plus d’une carte est retournée : le premier demande une nouvelle donne, ou fait remettre les cartes de trop dans le talon.',
          'irregularities',
          'slipRate',
        ),
        rule(
          'E-32',
          partly('A'),
          'En prenant au talon, on rencontre une carte à découvert : celui à qui elle revient la prend, ou la jette et prend la suivante.',
        ),
        rule(
          'E-33',
          partly('A'),
          'Qui découvre par sa faute une carte qui lui revient doit la garder.',
        ),
        rule(
          'E-34',
          partly('A'),
          'Un mauvais nombre de cartes a été donné et personne n’a regardé, ou il l’a été dans l’échange : on le corrige du dessus du talon, ou en tirant sans les voir les cartes de trop.',
        ),
        rule(
          'E-35',
          partly('A'),
          'Le premier a regardé, et son nombre est faux : il doit échanger de façon à en avoir cinq, et le donneur ne peut refuser.',
        ),
        rule(
          'E-36',
          partly('A'),
          'Seul le nombre du donneur est faux : le premier demande une nouvelle donne, ou le fait corriger.',
        ),
        rule(
          'E-37',
          partly('A'),
          'Qui entre en jeu avec plus de cinq cartes perd un point et ne peut marquer le roi ; les cartes de trop se tirent sans les voir. Avec moins de cinq, les levées qu’il ne peut jouer comptent pour l’adversaire.',
        ),
        rule(
          'E-38',
          partly('A'),
          'Un joueur a donné quand ce n’était pas son tour. Avant la retourne, celui dont c’est le tour redonne ; avant la première entame, les cartes sont mises de côté pour la donne suivante, et celui dont c’est le tour donne l’autre jeu ; après, la donne est bonne.',
        ),
        rule(
          'E-39',
          partly('A'),
          'Le roi est annoncé par qui ne le tient pas : pas de point, et l’adversaire peut reprendre la carte qu’il vient de jouer.',
        ),
        rule(
          'E-40',
          partly('B'),
          'Une *renonce*, manquer à E-21 quand on pouvait y obéir, peut être relevée tant que les levées ne sont pas marquées. Chacun reprend ses cartes, le fautif étale les siennes, le premier entame de nouveau ; le fautif ne marque pour les levées que s’il fait les cinq, et alors un point.',
        ),
      ],
    },
    evenings,
  ],
})
