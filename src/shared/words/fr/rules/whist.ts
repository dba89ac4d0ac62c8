// The rule book of Whist in French, written with plain spaces; setBookInFrench makes those before : ; ! ? narrow.
import { setBookInFrench } from '../../french-spaces.ts'
import { example, rule, table, text } from '../../rule-book.ts'
import { OURS, partly } from './sources.ts'

/** What short and long whist follow. */
const CLUBS = 'lois des clubs de Londres, 1864'

export const book = setBookInFrench({
  title: 'Whist',
  subtitle: 'quatre joueurs en deux camps, deux parties gagnantes',
  sources:
    'Les règles viennent d’un texte allemand, *Kartenspiele für Erwachsene* (jeux de cartes pour adultes), désigné en marge par E. Là où il laisse une question ouverte, la marge dit que nous l’avons décidée.',
  chapters: [
    {
      title: 'Le jeu en une minute',
      blocks: [
        text(
          'On joue à quatre avec 52 cartes, les partenaires face à face, treize cartes chacun. La dernière carte donnée est retournée, et sa couleur est atout. Il faut fournir ; qui ne peut coupe ou se défausse à son gré.',
        ),
        text(
          'Les six premières levées d’un camp sont son *livre* et ne comptent pas ; chacune au-dessus vaut deux points. Le camp qui a le premier dix points gagne la partie, et deux parties gagnent le robre. Les chelems et les honneurs donnent des points à part : ils n’aident pas à faire les dix, mais entrent à la fin dans le compte.',
        ),
      ],
    },
    {
      title: 'Les cartes et les partenaires',
      blocks: [
        rule(
          'W-1',
          'E',
          'Cinquante-deux cartes, de la plus haute à la plus basse : as, roi, dame, valet, 10 à 2. Quatre joueurs, les partenaires face à face.',
        ),
        rule(
          'W-2',
          partly('E'),
          'Chacun tire une carte. Les deux plus hautes jouent contre les deux plus basses, et la plus basse donne la première ; si deux sont égales, tous tirent de nouveau. On tire les partenaires à chaque robre ; ou tous gardent leurs places, et l’on ne tire que la donne.',
          'partners',
        ),
        rule(
          'W-3',
          partly('E'),
          'On donne les cartes une à une, en commençant à la gauche du donneur. Sa dernière est retournée : sa couleur est atout. Elle reste découverte jusqu’à la première entame, puis il la prend en main. La donne passe à gauche, d’une partie à l’autre aussi.',
        ),
      ],
    },
    {
      title: 'Le jeu des cartes',
      blocks: [
        rule(
          'W-4',
          'E',
          'Le joueur à gauche du donneur, le *premier en cartes*, entame la première levée, ensuite c’est toujours celui qui a fait la levée précédente. Il faut fournir ; qui ne peut coupe ou joue la carte qu’il veut. L’atout le plus haut fait la levée, ou sans atout la plus haute carte de la couleur entamée.',
        ),
        rule(
          'W-12',
          OURS,
          'Les cartes qui ne fournissent pas sont refusées. Si l’on joue avec *renonces*, toute carte peut être jouée, et chacun des deux adversaires peut relever une renonce, de la première levée complète jusqu’à ce que la donne soit comptée. Pour chacune, trois levées passent à l’autre camp ; elles ne font pas de chelem. Qui relève à tort ne peut plus rien relever dans cette donne.',
          'irregularities',
        ),
      ],
    },
    {
      title: 'Les points',
      blocks: [
        rule(
          'W-5',
          'E',
          'Les six premières levées d’un camp sont le livre ; chacune au-dessus vaut deux points.',
        ),
        rule(
          'W-6',
          partly('E'),
          'Le camp qui a le premier dix points de levées gagne la partie, en autant de donnes qu’il faut.',
        ),
        rule(
          'W-7',
          'E',
          'Petit chelem, douze levées : 30 points à part. Grand chelem, les treize : 50.',
        ),
        rule(
          'W-8',
          partly('E'),
          'Les honneurs sont as, roi, dame, valet et 10 d’atout dans les deux mains d’un camp, tels qu’ils ont été donnés. Trois comptent 2 points à part, quatre 3, cinq 6, à chaque donne.',
        ),
        rule('W-9', 'E', 'Les points à part ne comptent jamais dans les dix d’une partie.'),
        table(
          'Ce qui compte',
          ['pour', 'points', 'dans les dix'],
          ['chaque levée au-dessus de six', '2', 'oui'],
          ['trois honneurs', '2', 'non'],
          ['quatre honneurs', '3', 'non'],
          ['cinq honneurs', '6', 'non'],
          ['petit chelem', '30', 'non'],
          ['grand chelem', '50', 'non'],
        ),
        example(
          'Une donne',
          'Nord et Sud font dix levées et tiennent à eux deux as, roi, dame et 10 d’atout.',
          'Quatre levées au-dessus du livre : 8 points. Encore deux, et la partie est à eux.',
          'Quatre honneurs : 3 points à part, pour le compte du robre.',
        ),
      ],
    },
    {
      title: 'Le robre',
      blocks: [
        rule(
          'W-10',
          partly('E'),
          'Le premier camp à gagner deux parties gagne le robre. À la fin d’une partie, les points de levées des perdants sont perdus ; les gagnants emportent dans la suivante ce qu’ils ont au-dessus de dix, huit au plus. Les partenaires restent ensemble pour le robre.',
        ),
        rule(
          'W-11',
          partly('E'),
          'À la fin, chaque partie gagnée compte 50 et le robre 70 ; de plus, chaque camp a ses chelems, ses honneurs, et ses points de levées s’ils n’ont pas été perdus ; les points emportés comptent une fois. La différence se paie en jetons.',
        ),
        example(
          'Un compte',
          'Nord et Sud ont gagné deux parties, Est et Ouest une. Nord et Sud : 100 pour les parties, 70 pour le robre, 22 pour les levées et 5 pour les honneurs : 197.',
          'Est et Ouest : 50 pour leur partie, 2 pour les honneurs et, des 12 pour les levées, 10 : les deux autres sont passés dans la partie suivante, qu’ils ont perdue. En tout 62.',
          'Nord et Sud reçoivent la différence, 135 jetons.',
        ),
      ],
    },
    {
      title: 'Le compte des clubs anglais',
      blocks: [
        rule(
          'W-14',
          CLUBS,
          'Au *whist court* la partie est en cinq points, au *whist long* en dix. Chaque levée au-dessus du livre compte un point ; les chelems ne rapportent rien.',
          'count',
        ),
        rule(
          'W-15',
          CLUBS,
          'Les honneurs sont l’as, le roi, la dame et le valet d’atout, tels qu’un camp les a reçus. Les quatre comptent quatre points, trois en comptent deux, deux rien. Ils se comptent après les levées.',
        ),
        rule(
          'W-16',
          CLUBS,
          'Un camp qui était à quatre (court) ou à neuf (long) au début de la donne ne compte pas d’honneurs.',
        ),
        rule(
          'W-17',
          partly(CLUBS),
          'On compte d’abord les renonces, puis les levées, puis les honneurs. La partie est finie dès qu’un camp atteint son nombre ; ce qui le dépasse est perdu.',
        ),
        rule(
          'W-18',
          CLUBS,
          'Court : une partie vaut trois points (*triple*) contre zéro, deux (*double*) contre un ou deux, un (*simple*) contre trois ou quatre. Long : deux contre moins de cinq, sinon un.',
        ),
        rule(
          'W-19',
          CLUBS,
          'Le camp qui a deux parties gagne le robre, et deux points. On ôte ce que valait la partie des perdants. Deux triples et le robre, huit points contre zéro, font un *bumper*.',
          'stake',
        ),
        rule(
          'W-20',
          partly(CLUBS),
          'Avec les *renonces* : qui en a relevé une à juste titre choisit après la donne : trois levées, trois points ôtés à l’autre camp, ou trois points pour le sien. Les fautifs ne peuvent gagner la partie dans cette donne. Une renonce se répare jusqu’à l’entame suivante : la carte revient en main, avec celles jouées après elle ; tous les ont vues.',
          'irregularities',
        ),
        rule(
          'W-21',
          partly(CLUBS),
          'Au tirage l’as est la plus basse carte. Les deux plus hautes jouent contre les deux plus basses ; la plus basse donne et choisit les places : la plus haute est à sa gauche.',
          'partners',
        ),
        example(
          'Un robre court',
          'Nord et Sud gagnent la première partie par 5 à 4, Est et Ouest la deuxième par 5 à 1, Nord et Sud la troisième par 5 à 0.',
          'Nord et Sud : 1 pour la simple, 3 pour la triple et 2 pour le robre : 6.',
          'Est et Ouest : 2 pour leur double. Le solde est de 4 points.',
        ),
      ],
    },
    {
      title: 'Abandonner',
      blocks: [
        rule(
          'G-1',
          OURS,
          'Chacun peut abandonner une donne pour son camp. Toutes les levées qui restent à faire vont à l’autre camp ; elles ne font pas de chelem.',
        ),
        rule(
          'G-2',
          OURS,
          'Chacun peut abandonner la partie pour son camp. La donne est abandonnée selon G-1 ; puis l’autre camp marque ce qui lui manque encore pour dix. Le robre continue, s’il n’est pas décidé.',
        ),
      ],
    },
    {
      title: 'Conseils',
      blocks: [
        rule(
          'W-13',
          'E',
          'Observez chaque carte qui tombe, et sachez laquelle est la meilleure qui reste dans chaque couleur. Quand votre partenaire l’entame, ne la prenez ni ne la coupez : jetez une carte inutile.',
        ),
      ],
    },
  ],
})
