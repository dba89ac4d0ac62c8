// The rule book of Hundertspiel in French, written with plain spaces; setBookInFrench makes those before : ; ! ? narrow.
import { setBookInFrench } from '../../french-spaces.ts'
import { example, rule, table, text } from '../../rule-book.ts'
import { OURS, partly, vienna } from './sources.ts'

export const book = setBookInFrench({
  title: 'Hundertspiel',
  subtitle: 'le jeu de cent, comme on le jouait à Vienne en 1858',
  sources:
    'Les paragraphes en marge sont ceux du texte viennois de 1858. Là où il laisse une question ouverte, la marge dit que nous l’avons décidée.',
  chapters: [
    {
      title: 'Le jeu en une minute',
      blocks: [
        text(
          'On joue à quatre avec 36 cartes, deux contre deux, les partenaires face à face. Chacun a neuf cartes, et une couleur est atout. On ne compte pas les levées, mais ce qu’elles contiennent : un as vaut 6 points, un roi 5, un cavalier 4, un valet 3, et la dernière levée 6. Cela fait 78 points par donne.',
        ),
        text(
          'Sur une couleur simple on joue ce qu’on veut, même un atout. Ce n’est que sur un atout qu’il faut fournir, tant qu’on en a.',
        ),
        text(
          'Trois ou quatre cartes de même rang en main comptent si on les *annonce*. Et c’est la plus basse carte de chaque couleur, le 6, appelé *Do*, qui est la plus précieuse : une levée faite avec un Do vaut 10. Si c’est la dernière, c’est le *Vingt-six*, 20 pour le Do et 6 pour la levée ; la toute première levée, faite avec le Do d’atout, vaut 52.',
        ),
        text(
          'Avant que la première carte soit jouée, on peut *étaler* un Do, et s’engager ainsi à faire avec lui la dernière levée. Si l’on réussit, les adversaires paient des jetons ; si l’on échoue, c’est l’autre camp qui reçoit ; et les adversaires peuvent dire *Contra*, ce qui double le paiement.',
        ),
        text(
          'Le camp qui a le premier 100 points gagne la partie : chaque perdant paie un jeton à un gagnant, et deux si les perdants ont moins de 50.',
        ),
      ],
    },
    {
      title: 'Les cartes, les places et l’atout',
      blocks: [
        rule(
          'H-1',
          vienna('8, 15'),
          'Trente-six cartes du jeu de Trappola, en quatre couleurs : Spade (épées), Coppe (coupes), Denari (deniers) et Bastoni (bâtons). De la plus haute à la plus basse : as, roi, cavalier, valet, 10, 9, 8, 7, 6. Le 6 s’appelle *Do*.',
        ),
        rule(
          'H-2',
          vienna('1, 2, 46'),
          'On joue à quatre, les partenaires face à face, ou à trois, chacun pour soi (H-27) ; jamais davantage, et personne ne sort à tour de rôle. Pour les places, on pose couvertes quatre cartes de quatre couleurs et de quatre rangs différents, et chacun en tire une : les deux plus hautes jouent ensemble contre les deux plus basses, et la plus basse donne la première.',
          'players',
        ),
        rule(
          'H-3',
          partly(vienna('3')),
          'L’atout. Ou bien chacun garde pour toute la séance la couleur de la carte qu’il a tirée pour sa place, et l’atout est la couleur de celui qui donne ; ou bien la carte de dessous après la coupe fait l’atout, et tous savent alors que le donneur la tient. À trois sans scat, on convient de l’un ou de l’autre, d’ordinaire de la carte de dessous ; avec scat, la couleur s’annonce.',
          'trumpBy',
          'threeTrumpBy',
        ),
      ],
    },
    {
      title: 'La donne',
      blocks: [
        rule(
          'H-4',
          vienna('4, 6'),
          'Le voisin de droite du donneur coupe. Personne ne peut regarder la carte de dessous ; qui le fait paie l’amende convenue, et l’on mêle de nouveau. Le donneur donne trois cartes à la fois, en commençant à sa gauche, jusqu’à ce que chacun en ait neuf. La donne passe à gauche. Le joueur à gauche du donneur est le *premier en cartes*.',
        ),
        rule(
          'H-5',
          vienna('5'),
          'Si le donneur découvre une carte, celui à qui elle revient peut demander une nouvelle donne. Si c’est un autre joueur qui la découvre, il faut la garder.',
          'irregularities',
        ),
      ],
    },
    {
      title: 'Avant la première carte : étaler et annoncer',
      blocks: [
        rule(
          'H-16',
          partly(vienna('8, 12, 14')),
          'Avant que la première carte soit jouée, un joueur peut étaler un Do sur la table : il s’engage à faire avec lui la dernière levée, le *Vingt-six*. Qui en étale deux s’engage au *Cinquante-deux* : aux deux dernières levées, chacune avec l’un de ces Do. Le premier étale lui-même, ou demande si l’on étale quelque chose, ou joue sans demander. S’il demande, les autres peuvent étaler, à tour de rôle après lui. S’il ne demande pas, les adversaires peuvent encore étaler tant que la première levée n’est pas faite, à leur tour ou non, mais non son partenaire. On n’étale qu’une fois par donne : le premier qui le fait.',
        ),
        rule(
          'H-17',
          vienna('13'),
          'L’autre camp peut aussitôt dire *Contra* : il pense que cela échouera. Il n’a pas à montrer de carte.',
        ),
        rule(
          'H-10',
          partly(vienna('9, 17')),
          'Trois ou quatre cartes de même rang dans une main comptent ; qui en tient quatre annonce quatre. Les rois, les cavaliers, les valets et les Do s’annoncent avant que la première carte soit jouée, à tour de rôle depuis le premier, après qu’on a étalé et dit Contra. Les as peuvent attendre : on peut encore les annoncer à son tour de jouer, tant qu’aucun de ses as n’a fait de levée. Un as défaussé qui n’a rien pris compte encore ; si la règle *As défaussés* est *perdus*, il faut tenir encore tous ceux qu’on annonce. Toutes les annonces des deux camps comptent côte à côte.',
          'thrownAces',
        ),
        table(
          'Ce que valent les cartes',
          ['carte', 'dans une levée', 'trois annoncées', 'quatre annoncées'],
          ['as', '6', '30', '40'],
          ['roi', '5', '6', '12'],
          ['cavalier', '4', '6', '12'],
          ['valet', '3', '6', '12'],
          ['10, 9, 8, 7', '–', '–', '–'],
          ['Do', '–', '10', '20'],
          ['dernière levée', '6', '', ''],
        ),
        rule(
          'H-11',
          partly(vienna('10')),
          'Trois cartes de même rang sont annoncées : l’autre camp peut, à son tour de jouer, demander la couleur qui manque. Celui qui a annoncé la nomme quand la levée sur la table est complète.',
        ),
        rule(
          'H-12',
          partly(vienna('11')),
          'Avec irrégularités, on peut annoncer plus qu’on ne tient. Un adversaire peut en douter à son tour de jouer ou quand la donne est finie, et l’on montre alors les cartes. Ce qui était faux est rayé, et qui l’a annoncé paie à chaque adversaire un jeton, ou deux si l’on en est convenu. Si son camp n’avait 100 que par là, il s’est dit sorti à tort et perd la partie (H-20). Un doute mal fondé ne coûte rien. Une fois les cartes redonnées, on n’en parle plus.',
          'irregularities',
          'falseAnnouncementPenalty',
        ),
      ],
    },
    {
      title: 'Le jeu des cartes',
      blocks: [
        rule(
          'H-6',
          partly(vienna('6, 7')),
          'Le premier entame la première levée, ensuite c’est toujours celui qui a fait la levée précédente. Une carte jouée ne se reprend pas ; une table peut le permettre tant que personne n’a répondu.',
          'takeBack',
        ),
        rule(
          'H-7',
          vienna('33'),
          'On n’est pas tenu de fournir une couleur simple : on se défausse ou l’on coupe à son gré. Sur un atout il faut jouer atout tant qu’on en a ; il n’a pas à être plus haut.',
        ),
        rule(
          'H-8',
          partly(vienna('33, 34')),
          'L’atout le plus haut fait la levée ; sans atout, la plus haute carte de la couleur entamée.',
        ),
        rule(
          'H-9',
          vienna('16, 22'),
          'Un camp compte ce qu’il prend : as 6, roi 5, cavalier 4, valet 3, soit 72 en tout, et la dernière levée 6, ce qui fait 78. Une levée ne compte que lorsque tous y ont joué.',
        ),
      ],
    },
    {
      title: 'Les Do',
      blocks: [
        text(
          'Un Do fait une levée quand il est atout et que personne n’en joue de plus haut, ou quand on l’entame et que personne ne joue de sa couleur ni d’atout : le plus souvent, donc, tout à la fin, quand les autres n’en ont plus.',
        ),
        rule(
          'H-13',
          partly(vienna('18')),
          'La première levée de la donne, faite avec le Do d’atout, vaut 52 points, sans compter ce qu’elle contient, qui s’y ajoute, ou 52 en tout si l’on en convient. Ces 52 prennent la place des 10 de H-14. Le Cinquante-deux que l’on étale (H-16) n’est jamais celui-là : son Do étalé, on ne pourrait pas le faire.',
          'firstDo',
        ),
        rule(
          'H-14',
          vienna('19'),
          'Toute autre levée, sauf la dernière, faite avec un Do vaut 10. La dernière levée faite avec un Do vaut 20, et avec les 6 de la dernière levée c’est le Vingt-six, qu’il ait été étalé ou non.',
        ),
        rule(
          'H-15',
          partly(vienna('20, 21')),
          'Un joueur fait les deux dernières levées, chacune avec un Do : 52 en tout, dernière levée comprise. Les trois dernières : 72. Un quatrième Do ajoute ses 10. Ce qui est déjà marqué pour un Do en fait partie : avec 36 de plus, 10 et les 6 de la dernière levée font 52.',
        ),
        table(
          'Les levées faites avec un Do',
          ['laquelle', 'points'],
          ['la première, avec le Do d’atout', '52'],
          ['toute autre avant la dernière', '10'],
          ['la dernière : Vingt-six', '20 + 6 = 26'],
          ['les deux dernières d’un joueur : Cinquante-deux', '52, dernière comprise'],
          ['les trois dernières d’un joueur', '72, dernière comprise'],
          ['les quatre dernières d’un joueur', '82, dernière comprise'],
        ),
        example(
          'Le Do d’atout à la première levée',
          'A et C jouent contre B et D ; Bastoni est atout, et D a donné. A entame de l’as de Coppe, B donne le valet de Coppe, C le 9.',
          'D joue le dernier et prend la levée avec le Do de Bastoni.',
          'B et D écrivent 52 pour le Do et 9 pour l’as et le valet : 61 points en une levée. Si C avait mis un atout (HA-3), D ne l’aurait pas pu.',
        ),
      ],
    },
    {
      title: 'Ce que paie un Do étalé',
      blocks: [
        rule(
          'H-18',
          partly(vienna('23–25')),
          'Un Vingt-six étalé et réussi compte ses points ordinaires, et de plus chaque perdant paie deux jetons à un gagnant. S’il échoue, le camp qui a étalé paie la même chose, et les Do étalés ne comptent rien dans les deux dernières levées ; la dernière levée garde ses 6. Si l’on en convient, les autres, chaque camp pour soi, écrivent aussi ses 26 ou 52 points. Le Cinquante-deux étalé se paie quatre. Contra double les jetons.',
          'failedGame',
        ),
        table(
          'Jetons que chaque perdant paie à un gagnant',
          ['étalé', 'simple', 'avec Contra'],
          ['Vingt-six', '2', '4'],
          ['Cinquante-deux', '4', '8'],
        ),
        example(
          'Un Vingt-six étalé réussit',
          'A et C ont 30 points. Bastoni est atout ; A, qui entame, étale le Do de Bastoni. Personne ne dit Contra.',
          'A joue atout jusqu’à ce que les autres n’en aient plus. En huit levées A et C prennent des figures pour 41 points, B et D les 31 autres.',
          'À la neuvième levée A entame du Do. Personne ne peut le prendre : 20 pour le Do, 6 pour la dernière levée.',
          'A et C ont maintenant 30 + 41 + 26 = 97 points. De plus, B paie deux jetons à C, et D en paie deux à A.',
        ),
        example(
          'Le même échoue, avec Contra',
          'A étale le Do de Bastoni comme ci-dessus, mais B dit Contra : il voit que D et lui ont beaucoup d’atouts.',
          'D garde le 7 de Bastoni jusqu’à la fin et prend avec lui le Do de A à la dernière levée.',
          'A et C n’ont pas de points pour le Do, et les 6 de la dernière levée vont à B et D.',
          'Deux jetons doublés font quatre : A en paie quatre à B, et C quatre à D.',
        ),
      ],
    },
    {
      title: 'La partie',
      blocks: [
        rule(
          'H-19',
          vienna('26–28'),
          'Chaque camp a un seul compte. Celui qui a le premier 100 points gagne : chacun de ses joueurs reçoit d’un des perdants un jeton, la mise convenue. Si les perdants ont moins de 50, ils sont *matsch* et paient deux jetons chacun.',
        ),
        rule(
          'H-20',
          partly(vienna('29, 30')),
          'Un camp termine la partie en se disant sorti. La table le dit pour le camp qui arrive le premier à 100. Si l’on convient de le dire soi-même, on le dit à son tour de jouer, ou quand on y est invité après la dernière levée, et un camp qui a 100 et se tait joue encore. Un camp qui le dit à tort perd la partie : chacun de ses joueurs paie un jeton, ou deux s’il a lui-même moins de 50 ; à trois, celui qui l’a dit paie les deux autres, et le mieux placé des deux a gagné. Si les deux ont 100 et qu’aucun ne l’a dit, le camp du premier à jouer de cette donne gagne ; si l’un l’a dit, c’est lui.',
          'declareOut',
        ),
        rule(
          'H-21',
          partly(vienna('31')),
          '*Ancien et nouveau* : si un camp avait entre 90 et 99 au début de la donne et que la partie s’y décide, on joue jusqu’au bout, et ce qui suit compte pour la partie suivante. Si un Vingt-six ou un Cinquante-deux était étalé, et de même avec scat, on finit toujours la donne pour les jetons, mais on ne compte plus rien. Dans tous les autres cas elle s’arrête à 100. On n’emporte pas plus de 99 points.',
          'oldAndNew',
        ),
        table(
          'Jetons à la fin de la partie, de chaque perdant à un gagnant',
          ['', 'perdants à 50 ou plus', 'perdants sous 50'],
          ['100 points atteints', '1', '2'],
          ['dit sorti à tort', '1', '2'],
        ),
        rule(
          'H-22',
          partly(vienna('51')),
          'On convient au début du nombre de tours ; un tour est fini quand chacun a donné une fois. Sinon chacun peut, à son tour d’annoncer, annoncer les trois derniers tours : trois tours entiers suivent la donne en cours. Qui gagne ne le fait que pour des raisons pressantes. Une partie commencée se joue jusqu’au bout.',
          'rounds',
        ),
      ],
    },
    {
      title: 'Avec scat, à quatre',
      blocks: [
        text(
          'Dans cette variante on joue toujours un Vingt-six, et sa couleur est atout : ou bien quelqu’un l’annonce de sa main, ou bien quelqu’un achète le *scat*, quatre cartes mises à part.',
        ),
        rule(
          'H-23',
          vienna('39'),
          'Après la coupe, ou après avoir frappé au lieu de couper, le donneur met d’abord quatre cartes à part, couvertes : le scat. Puis il donne deux cartes à la fois, et chacun en a huit.',
          'scat',
        ),
        rule(
          'H-24',
          partly(vienna('40, 43')),
          'À tour de rôle, depuis le premier, chacun peut annoncer un Vingt-six dans une couleur dont il tient le Do : il étale ce Do. Une couleur plus haute l’emporte, même sur celle du partenaire : d’ordinaire Spade au plus bas, puis Denari, Coppe et Bastoni, mais on peut convenir d’un autre ordre. Qui n’annonce pas dit *weiter*, « je passe », et n’a plus la parole.',
          'suitOrder',
        ),
        rule(
          'H-25',
          partly(vienna('41, 43')),
          'Si tous ont passé, le premier, puis chacun à son tour, peut acheter le scat. L’acheteur prend les quatre cartes, en écarte quatre à son choix, sauf les rois et les as, et nomme une couleur dont il tient le Do : c’est avec lui qu’il joue le Vingt-six. Qui ne tient aucun Do nomme une couleur quelconque, et ne peut réussir. Si personne n’achète, on jette les cartes et le suivant donne.',
        ),
        rule(
          'H-26',
          vienna('43–45'),
          'La couleur annoncée ou nommée est atout. Celui qui a annoncé ou acheté joue le Vingt-six avec son partenaire contre les deux autres. Les points du scat, laissé ou écarté, comptent pour son camp. On paie selon la couleur, au lieu des deux jetons de H-18 ; Contra double aussi cela.',
          'suitPayment',
        ),
        table(
          'Rang et paiement des couleurs, de chaque perdant à un gagnant',
          ['couleur', 'jetons', 'avec Contra'],
          ['Spade', '1', '2'],
          ['Denari', '2', '4'],
          ['Coppe', '3', '6'],
          ['Bastoni', '4', '8'],
        ),
      ],
    },
    {
      title: 'À trois',
      blocks: [
        rule(
          'H-27',
          vienna('47, 48'),
          'Chacun joue pour soi. À gauche du donneur est le premier, à sa droite le deuxième ; le donneur joue le dernier. Sans scat chacun a douze cartes, données en deux fois six. Avec scat on met trois cartes à part, et chacun en a onze, six puis cinq ; l’acheteur en écarte trois, ni roi ni as.',
          'players',
        ),
        rule(
          'H-28',
          partly(vienna('47, 49')),
          'Contre celui qui joue un Vingt-six les deux autres sont adversaires ensemble, mais chacun compte ses propres levées, paie et reçoit pour soi. Le Contra de l’un engage aussi l’autre. Qui a le premier 100 est payé par les deux, chacun selon son compte : deux jetons pour qui a moins de 50.',
        ),
        rule('H-29', vienna('50'), 'Tout le reste est comme à quatre.'),
      ],
    },
    {
      title: 'Abandonner',
      blocks: [
        rule(
          'G-1',
          OURS,
          'Chacun peut abandonner une donne pour son camp. Toutes les cartes qui restent à prendre et la dernière levée vont à l’autre camp ; on n’y compte pas de Do. Ce que son camp a étalé est perdu ; ce que l’autre a étalé est réussi, avec ses jetons, mais sans les points de ses Do ; les points du scat vont au camp de celui qui a annoncé ou acheté. Un acheteur qui n’a pas encore nommé sa couleur paie deux jetons. À trois, les deux autres se partagent les points par moitié, et qui abandonne contre un jeu étalé paie pour les deux adversaires.',
        ),
        rule(
          'G-2',
          OURS,
          'Chacun peut abandonner la partie pour son camp. La donne est abandonnée selon G-1, puis son camp a perdu la partie et paie selon H-20.',
        ),
      ],
    },
    {
      title: 'Conseils',
      blocks: [
        rule('HA-1', vienna('32'), 'Gardez vos Do : sans eux, ni Vingt-six ni Cinquante-deux.'),
        rule(
          'HA-2',
          vienna('34'),
          'Ne dépensez pas vos atouts sur des cartes vides. Prenez des figures, et surcoupez qui a coupé avant vous.',
        ),
        rule(
          'HA-3',
          vienna('35'),
          'À la première levée, l’avant-dernier doit mettre un atout s’il n’y en a pas encore : sinon le donneur peut faire 52 avec le Do d’atout.',
        ),
        rule('HA-4', vienna('36'), 'Il y a neuf cartes par couleur : comptez-les.'),
        rule(
          'HA-5',
          vienna('37'),
          'Jouer atout sert ou perd, selon la place des autres. S’ils sont ensemble dans la main d’un adversaire, un atout joué hors de propos perd le jeu le plus sûr.',
        ),
        rule(
          'HA-6',
          vienna('38'),
          'Si votre main est mauvaise et celle du partenaire bonne, restez passif : défaussez-vous et ne gâtez rien. Si les adversaires sont forts, affaiblissez-les, et tâchez que vous ou votre partenaire jouiez le dernier à la levée suivante.',
        ),
        rule(
          'HA-7',
          vienna('42, 43'),
          'Qui achète le scat se défait d’une couleur, ou mieux de deux, pour en couper les figures ; et il préfère l’une des deux couleurs les plus chères.',
        ),
        rule(
          'HA-8',
          vienna('49'),
          'À trois, gains et pertes sont plus grands, et vos fautes ne sont qu’à vous : aucun partenaire ne les répare.',
        ),
      ],
    },
  ],
})
