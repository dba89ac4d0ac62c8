// The rule book of New Game in French, written with plain spaces; setBookInFrench makes some of them narrow.
import { setBookInFrench } from '../../french-spaces.ts'
import { example, rule, table, text } from '../../rule-book.ts'
import { OURS } from './sources.ts'

export const book = setBookInFrench({
  title: 'New Game',
  subtitle: 'Quatre joueurs en deux camps avec 20 cartes, en sept points',
  sources: 'Toutes les règles de ce jeu sont décidées par nous.',
  chapters: [
    {
      title: 'Le jeu en une minute',
      blocks: [
        text(
          'On joue à quatre en deux camps avec 20 cartes, cinq chacun. La dernière carte du donneur est retournée, et sa couleur est atout. Chaque levée d’un camp au-delà de deux vaut un point ; le premier camp qui a sept points gagne.',
        ),
      ],
    },
    {
      title: 'Les cartes et la donne',
      blocks: [
        rule(
          'NG-1',
          OURS,
          'Vingt cartes : as, roi, dame, valet et 10 de chaque couleur. Les partenaires sont assis face à face. On donne les cartes une à une, cinq à chacun, et l’on retourne la dernière du donneur : sa couleur est atout. Elle reste découverte jusqu’à la première entame. Le joueur à gauche du donneur entame.',
        ),
        rule('NG-2', OURS, 'De haut en bas : as, roi, dame, valet, 10.'),
      ],
    },
    {
      title: 'Le jeu',
      blocks: [
        rule(
          'NG-3',
          OURS,
          'Il faut fournir ; qui ne peut coupe ou joue à son gré. Le plus haut atout fait la levée, ou sans atout la plus haute carte de la couleur entamée. Qui fait une levée entame la suivante.',
        ),
      ],
    },
    {
      title: 'Les points',
      blocks: [
        rule('NG-4', OURS, 'Un camp marque un point pour chaque levée au-delà de deux.'),
        table('Les points d’une donne', ['levées', 'points'], ['3', '1'], ['4', '2'], ['5', '3']),
        example('Une donne', 'Votre camp fait 4 levées et marque 2 points.'),
        rule('NG-5', OURS, 'Le premier camp qui a sept points gagne la partie.'),
        rule(
          'NG-6',
          OURS,
          'Qui tire la plus basse carte donne le premier ; si deux sont égales, tous tirent de nouveau. La donne passe à gauche après chaque donne.',
        ),
      ],
    },
    {
      title: 'Abandonner',
      blocks: [
        rule(
          'G-1',
          OURS,
          'Chaque joueur peut abandonner une donne pour son camp. Toutes les levées qui restent vont à l’autre camp.',
        ),
        rule(
          'G-2',
          OURS,
          'Chaque joueur peut abandonner la partie pour son camp. La donne est abandonnée selon G-1 ; puis l’autre camp marque ce qui lui manque jusqu’à sept.',
        ),
      ],
    },
  ],
})
