// The rule book of Scotch Whist in French, written with plain spaces; setBookInFrench makes those before : ; ! ? narrow.
import { setBookInFrench } from '../../french-spaces.ts'
import { example, rule, table, text } from '../../rule-book.ts'
import { OURS, partly } from './sources.ts'

export const book = setBookInFrench({
  title: 'Whist écossais',
  subtitle: 'La chasse au dix d’atout : 36 cartes, à deux ou à quatre en deux camps, en 41 points',
  sources:
    'Les règles viennent d’un texte allemand, *Kartenspiele für Erwachsene* (jeux de cartes pour adultes), désigné en marge par E. Là où il laisse une question ouverte, la marge dit que nous l’avons décidée.',
  chapters: [
    {
      title: 'Le jeu en une minute',
      blocks: [
        text(
          'On joue à deux avec 36 cartes, dix-huit chacun, ou à quatre en deux camps, neuf chacun. La dernière carte du donneur est retournée, et sa couleur est atout. Il faut fournir ; qui ne peut coupe ou se défausse à son gré.',
        ),
        text(
          'Il s’agit de prendre les hauts atouts : le valet compte 11, le *dix* 10, l’as 4, le roi 3, la dame 2 ; et un point chaque carte qu’un camp prend au-dessus de ses dix-huit. Le camp qui a le premier 41 points gagne.',
        ),
      ],
    },
    {
      title: 'Les cartes et la donne',
      blocks: [
        rule(
          'SW-1',
          partly('E'),
          'Trente-six cartes, sans les 2 à 5. On les donne une à une, dix-huit à chacun si l’on est deux, et l’on retourne la dernière du donneur : sa couleur est atout. Elle reste découverte jusqu’à la première entame ; le premier, qui ne donne pas, entame. Qui tire la plus basse carte donne le premier ; si deux sont égales, tous tirent de nouveau. Les dix-huit peuvent aussi se jouer en trois mains de six, l’une après l’autre ; la retourne est alors la dernière de la troisième du donneur.',
          'hands',
        ),
        rule(
          'SW-2',
          'E',
          'De la plus haute à la plus basse, à l’atout : valet, as, roi, dame, 10, 9, 8, 7, 6 ; dans les autres couleurs : as, roi, dame, valet, 10, 9, 8, 7, 6.',
        ),
      ],
    },
    {
      title: 'Le jeu des cartes',
      blocks: [
        rule(
          'SW-3',
          'E',
          'Il faut fournir ; qui ne peut coupe ou joue la carte qu’il veut. L’atout le plus haut fait la levée, ou sans atout la plus haute carte de la couleur entamée. Qui fait la levée entame la suivante.',
        ),
        rule(
          'W-12',
          OURS,
          'Les cartes qui ne fournissent pas sont refusées. Si l’on joue avec *renonces*, toute carte peut être jouée, et un adversaire peut relever que quelqu’un n’a pas fourni dans une levée complète alors qu’il le pouvait. S’il a raison, la donne finit : le camp fautif ne marque rien, l’autre compte ce qu’il a pris et toutes les cartes qui restaient à prendre. Qui relève à tort ne peut plus rien relever dans cette donne.',
          'irregularities',
        ),
      ],
    },
    {
      title: 'Les points',
      blocks: [
        rule(
          'SW-4',
          partly('E'),
          'Les atouts pris dans les levées comptent selon le tableau. De plus, chaque carte qu’un camp prend au-dessus de dix-huit compte un point.',
        ),
        table(
          'Ce qui compte',
          ['pris', 'points'],
          ['valet d’atout', '11'],
          ['dix d’atout', '10'],
          ['as d’atout', '4'],
          ['roi d’atout', '3'],
          ['dame d’atout', '2'],
          ['chaque carte au-dessus de dix-huit', '1'],
        ),
        example(
          'Une donne',
          'Vous prenez valet, dix et dame d’atout et 22 cartes en tout : 11 + 10 + 2 pour les atouts et 4 pour les cartes, 27 points.',
          'L’autre prend as et roi et 14 cartes : 7 points.',
        ),
        rule(
          'SW-5',
          'E',
          'Le camp qui atteint le premier 41 points gagne ; on regarde après la donne. Si les deux y sont, on décompte les points de cette donne dans cet ordre, et qui arrive le premier à 41 gagne : le dix d’atout, les cartes, puis as, roi, dame et valet d’atout.',
        ),
        rule('SW-6', OURS, 'On donne à tour de rôle, en passant à gauche.'),
      ],
    },
    {
      title: 'À quatre',
      blocks: [
        rule(
          'SW-7',
          OURS,
          'On joue à quatre en deux camps, les partenaires face à face. Chacun reçoit neuf cartes, le joueur à gauche du donneur entame, et les cartes comptent pour le camp au-dessus de dix-huit ; tout le reste est comme ci-dessus.',
          'players',
        ),
      ],
    },
    {
      title: 'Abandonner',
      blocks: [
        rule(
          'G-1',
          OURS,
          'Chacun peut abandonner une donne pour son camp. Toutes les cartes qui restent à prendre vont à l’autre camp et se comptent selon SW-4 et SW-5.',
        ),
        rule(
          'G-2',
          OURS,
          'Chacun peut abandonner la partie pour son camp. La donne est abandonnée selon G-1 ; puis l’autre camp marque ce qui lui manque encore pour 41.',
        ),
      ],
    },
  ],
})
