// The rule book of Tatteln in French, written with plain spaces; setBookInFrench makes those before : ; ! ? narrow.
import { setBookInFrench } from '../../french-spaces.ts'
import { example, rule, table, text } from '../../rule-book.ts'
import { OURS, partly, vienna } from './sources.ts'

export const book = setBookInFrench({
  title: 'Tatteln',
  subtitle: 'entre le piquet et le mariage, Vienne, 1858',
  sources:
    'Les règles suivent la seconde partie d’un texte viennois de 1858. Là où il laisse une question ouverte, la marge dit que nous l’avons décidée.',
  chapters: [
    {
      title: 'Le jeu en une minute',
      blocks: [
        text(
          'On joue à deux avec 32 cartes, huit dans chaque main. Les autres forment le talon : après chaque levée le gagnant y prend une carte, puis l’autre, et le gagnant entame de nouveau. Tant que dure le talon, on joue la carte qu’on veut ; quand il est épuisé, il faut fournir.',
        ),
        text(
          'Ce sont les points des cartes qui comptent, non les levées. L’as prend toutes les autres de sa couleur, et tout de suite après lui vient le *dix* : as 11, dix 10, roi 4, dame 3, valet 2, et la dernière levée 10. Cela fait 130 par donne.',
        ),
        text(
          'L’autre moitié du jeu, ce sont les *annonces*. Au moment d’entamer, on peut annoncer trois cartes ou plus d’une couleur qui se suivent, *tattel* (tierce), *quarte* et *quinte*, et trois ou quatre cartes de même rang, *brelan* et *carré*. Elles comptent aussitôt, sauf si l’adversaire tient à ce moment quelque chose de meilleur du même genre : il les déclare alors sans valeur.',
        ),
        text(
          'On joue en 500 points. Et veillez à faire encore une levée une fois le talon épuisé, sans quoi vous êtes en *matsch* : vos points de cartes de la donne sont perdus, et il en coûte une mise.',
        ),
      ],
    },
    {
      title: 'Les cartes et les conventions',
      blocks: [
        rule(
          'T-1',
          vienna(),
          'Deux joueurs et 32 cartes, sans les 2 à 6. Dans les levées l’ordre est as, dix, roi, dame, valet, 9, 8, 7. As 11, dix 10, roi 4, dame 3, valet 2 ; la dernière levée 10 : 130 points par donne.',
        ),
        table(
          'Les cartes dans les levées, de la plus haute à la plus basse',
          ['carte', 'points'],
          ['as', '11'],
          ['dix', '10'],
          ['roi', '4'],
          ['dame', '3'],
          ['valet', '2'],
          ['9, 8, 7', '–'],
          ['dernière levée', '10'],
        ),
        rule(
          'T-2',
          partly(vienna()),
          'Ce dont on convient avant de jouer. L’enjeu : une mise peut valoir quelques jetons ; à la fin de la partie le perdant en paie une, ou deux si la partie compte double, et ce qui a été gagné par matsch et par pénalités se règle avec elle. La partie se joue en 500 points, ou en un autre nombre ; ou elle est de deux *tailles* : chacun donne une fois et celui qui a le plus de points gagne ; à égalité on en joue deux de plus. On joue avec atout ou sans. Le valet de carreau peut l’emporter sur tout et compter 12 au lieu de 2 ; pour fournir, c’est un carreau comme un autre. Quatre valets peuvent doubler : la partie s’écrit double quand son gagnant y a annoncé quatre valets et que le perdant a moins de la moitié du nombre convenu, ou, en deux tailles, moins de la moitié des points du gagnant.',
          'stake',
          'target',
          'trump',
          'diamondJack',
          'fourJacksDouble',
        ),
      ],
    },
    {
      title: 'La donne et le talon',
      blocks: [
        rule(
          'T-3',
          partly(vienna()),
          'Chacun tire une carte, et celui qui a la plus basse donne le premier ; à rang égal on tire de nouveau. Ensuite la donne alterne. L’autre joueur est le *premier en cartes* : il reçoit ses cartes d’abord, huit pour chacun, deux à la fois, et il entame le premier. Avec atout, on retourne la carte suivante ; sa couleur est atout, et elle reste sous le talon, dont elle est la dernière. Quand on prend au talon pour la dernière fois, le gagnant de la levée reçoit cette retourne et l’autre la dernière carte couverte ; on peut aussi convenir que le gagnant choisit, ou que la retourne se prend en dernier. Avec les irrégularités, une main peut recevoir une carte de trop ou de moins, ou des cartes être découvertes : le même joueur redonne alors et, si une pénalité est convenue, paie une ou deux mises.',
          'handSize',
          'turnUpDrawn',
          'irregularities',
          'slipRate',
          'slipPenalty',
        ),
        rule(
          'T-4',
          partly(vienna()),
          'Après chaque levée, tant que dure le talon, le gagnant y prend une carte, puis l’autre ; le gagnant entame la suivante. Ne pas en prendre, en prendre une hors de son tour ou deux à la fois est puni. Cela n’arrive qu’avec les irrégularités : on y remédie aussitôt, mais les cartes prises hors du tour restent comme elles ont été prises. L’autre peut réclamer la pénalité jusqu’à ce qu’il joue une carte.',
          'irregularities',
          'slipPenalty',
        ),
        rule(
          'T-11',
          partly(vienna()),
          'Qui tient le sept d’atout peut l’*échanger* contre la retourne tant que dure le talon. Selon la règle stricte, il faut être sur le point d’entamer et avoir déjà une levée ; sinon il suffit que ce soit son tour de jouer. On peut convenir que l’échange est obligatoire.',
          'rob',
          'sevenMustRob',
        ),
      ],
    },
    {
      title: 'Le jeu des cartes',
      blocks: [
        rule(
          'T-5',
          partly(vienna()),
          'La levée va au valet de carreau, si on en est convenu ; sinon à l’atout le plus haut ; sinon à la plus haute carte de la couleur entamée. Personne n’est tenu de prendre. Tant qu’il y a un talon, on joue la carte qu’on veut. Après, il faut fournir ; qui ne le peut joue la carte qu’il veut, même un atout.',
          'trump',
          'diamondJack',
        ),
      ],
    },
    {
      title: 'Les annonces',
      blocks: [
        rule(
          'T-6',
          vienna(),
          'Dans les suites les cartes ont leur ordre naturel : as, roi, dame, valet, 10, 9, 8, 7. Trois d’une couleur qui se suivent font un *tattel*, quatre une *quarte*, cinq une *quinte*. Une quarte contient de plus deux tattels, une quinte trois tattels et deux quartes, et ainsi de suite.',
        ),
        rule(
          'T-7',
          partly(vienna()),
          'Trois cartes de même rang font un *brelan*, quatre un *carré* : as, rois, dames, valets ou dix. Le dix est ici au-dessous du valet. Quatre valent mieux que trois, de quelque rang que ce soit ; sinon le rang le plus haut est meilleur.',
        ),
        rule(
          'T-8',
          partly(vienna()),
          'On annonce quand on est sur le point d’entamer, avant d’entamer, une chose après l’autre. Ce qu’on annonce se nomme en entier. L’annonce ne vaut rien si la main de l’adversaire contient à ce moment quelque chose de meilleur du même genre, même s’il ne l’a pas annoncé ; le programme fait l’objection pour lui. Entre suites, la plus longue est meilleure, puis celle dont la tête est plus haute, puis celle d’atout ; si tout est égal, aucune ne compte. Qui a annoncé la meilleure, et la tient encore, peut en annoncer de plus basses du même genre sous sa protection, la meilleure donc d’abord ; l’autre ne le peut pas. Ce qui n’a rien valu ne s’annonce pas de nouveau tel quel.',
        ),
        rule(
          'T-9',
          partly(vienna()),
          'Une suite qui a compté peut grandir d’une carte prise plus tard au talon, si aucune de ses cartes n’a été jouée : on compte alors ce que la plus longue vaut de plus. Si l’une a été jouée, les autres ne font pas non plus d’autre suite avec de nouvelles cartes. Un brelan qui devient un carré grandit de même.',
        ),
        rule(
          'T-10',
          OURS,
          'On convient de ce que valent les annonces : les valeurs du jass, qui vont avec une partie en 500, ou celles du piquet, pour une partie en 100. Ce que contient une suite (T-6) compte de plus. Avec les valeurs du jass, six cartes et plus comptent comme une quinte, avec tout ce qu’elles contiennent.',
          'values',
        ),
        table(
          'Ce que vaut une annonce, et en tout avec ce qu’elle contient',
          ['annonce', 'cartes', 'jass', 'en tout', 'piquet', 'en tout'],
          ['tattel', '3', '20', '20', '3', '3'],
          ['quarte', '4', '50', '90', '4', '10'],
          ['quinte', '5', '100', '260', '15', '32'],
          ['suite de six', '6', '100', '530', '16', '70'],
          ['brelan', '3', '20', '20', '3', '3'],
          ['carré', '4', '100', '100', '14', '14'],
          ['quatre valets', '4', '200', '200', '14', '14'],
        ),
        example(
          'Un tattel devient une quarte',
          'Vous tenez valet, dix et neuf de cœur et vous êtes sur le point d’entamer. Vous annoncez un tattel au valet. L’adversaire n’a rien de meilleur : 20 points.',
          'Vous entamez une autre couleur, faites la levée et prenez au talon la dame de cœur.',
          'De nouveau sur le point d’entamer, vous annoncez la quarte à la dame. Un nouveau tattel s’est formé, dame, valet et dix, pour 20, et la quarte elle-même pour 50 : vous écrivez 70 de plus.',
          'Cela fait 90 en tout, autant qu’une quarte annoncée d’un coup. Si vous aviez joué entre-temps l’un des trois cœurs, il n’y aurait plus rien à compter (T-9).',
        ),
        example(
          'Meilleur et moins bon',
          'L’adversaire annonce trois dames. Vous tenez trois rois : ses dames ne valent rien.',
          'Quand vous êtes sur le point d’entamer, vous annoncez vos trois rois, pour 20.',
          'Sous leur protection vos trois dix comptent aussi, encore 20. Quatre valets dans sa main auraient ôté leur valeur aux uns et aux autres, car quatre valent mieux que trois.',
        ),
      ],
    },
    {
      title: 'Le compte',
      blocks: [
        rule(
          'T-12',
          partly(vienna()),
          '*Matsch* : qui ne fait aucune levée après le talon ne compte dans cette donne aucun point de cartes, et paie de plus une mise, ou deux si on en est convenu ; on peut aussi jouer sans matsch. La mise ne compte pas pour la partie. Le texte parle des neuf dernières levées, et de huit après le talon : avec huit cartes en main, on peut convenir que la levée d’avant la dernière carte prise au talon sauve aussi du matsch. Il dit encore que le jeu est perdu, sans dire lequel : on peut convenir que la partie est perdue aussitôt. L’autre marque alors ce qui lui manque pour atteindre le but et avoir un point d’avance.',
          'matsch',
          'matschTricks',
          'matschLoses',
        ),
        rule(
          'T-13',
          partly(vienna()),
          'Les annonces se marquent aussitôt qu’elles sont bonnes, les points de cartes après la dernière levée. Qui atteint par une annonce le nombre convenu a gagné sur-le-champ. Sinon on regarde après la donne : si les deux y sont, celui qui a le plus gagne ; à égalité on joue encore une donne.',
          'target',
        ),
        table(
          'Ce qui se paie',
          ['pour', 'mises'],
          ['la partie', '1'],
          ['la partie écrite double (T-2)', '2'],
          ['chaque matsch', '1 de plus, ou comme convenu'],
          ['une maldonne, une faute au talon (T-3, T-4)', 'comme convenu'],
        ),
        rule(
          'T-14',
          partly(vienna()),
          'Le compte se trace à la craie, en traits sur une figure, celui de chacun de son côté ; les nombres sont écrits à côté. Ce que vaut un trait sur une ligne est inscrit près d’elle ; sous la figure, une croix vaut dix.',
        ),
      ],
    },
    {
      title: 'Abandonner',
      blocks: [
        rule(
          'G-1',
          OURS,
          'Chacun peut abandonner une donne. Toutes les cartes qui restent à prendre et les dix points de la dernière levée vont à l’autre ; c’est un matsch si celui qui abandonne n’a fait aucune des levées qui en sauvent (T-12).',
        ),
        rule(
          'G-2',
          OURS,
          'Chacun peut abandonner la partie. La donne est abandonnée selon G-1 ; puis l’autre marque ce qui lui manque encore.',
        ),
      ],
    },
    {
      title: 'Conseils',
      blocks: [
        rule(
          'TA-1',
          vienna(),
          'Sans atout, prenez la main dès que possible et gardez-la : cela empêche l’adversaire d’annoncer et de prendre.',
        ),
        rule(
          'TA-2',
          vienna(),
          'Avec atout, ne gaspillez pas vos atouts à chaque occasion de prendre, sans quoi vous finirez en matsch.',
        ),
        rule(
          'TA-3',
          vienna(),
          'Un dix seul dont l’adversaire a probablement l’as : jetez-le avant les dernières levées, où il devrait tomber sous cet as.',
        ),
        rule(
          'TA-4',
          vienna(),
          'Faites la levée qui précède les dernières : elle vous donne la retourne et vous épargne la dernière carte.',
        ),
        rule(
          'TA-5',
          vienna(),
          'Ne gâtez pas un bon jeu dans l’espoir d’une carte qui manque à une suite : chaque levée change l’ordre dans lequel on prend au talon.',
        ),
        rule(
          'TA-6',
          vienna(),
          'Sans atout et fort dès le début dans une couleur, entamez de son dix : l’as est souvent encore au talon.',
        ),
        rule(
          'TA-7',
          vienna(),
          'Observez la couleur où l’adversaire est fort et comptez-la ; gardez vos propres cartes de cette couleur pour les dernières levées.',
        ),
        rule(
          'TA-8',
          vienna(),
          'Pensez à la dernière levée : elle compte dix, même quand elle est vide.',
        ),
      ],
    },
  ],
})
