// The page that explains the training room, in French, in the manner of the rule books. It is written with plain
// spaces; setBookInFrench makes those before : ; ! ? narrow.
import { setBookInFrench } from '../../french-spaces.ts'
import { text } from '../../rule-book.ts'

export const book = setBookInFrench({
  title: 'La salle d’étude',
  subtitle: 'comment le conseiller juge, et comment on s’en instruit',
  sources: 'Rien de ce qui se passe dans cette salle ne change un score.',
  chapters: [
    {
      title: 'Ce qui est jugé',
      blocks: [
        text(
          'Le conseiller parcourt une partie finie et pèse chaque décision libre d’après ce que le joueur pouvait voir, jamais d’après les cartes cachées. Les mains cachées sont redistribuées un grand nombre de fois, d’accord avec tout ce qu’on a vu, et chaque coup est essayé dans chacune.',
        ),
        text(
          'Ce qu’un coup abandonne par rapport au meilleur est une *erreur*, comptée en pour cent d’une partie. Une différence qui peut être due au hasard ne compte pas. La somme des erreurs, divisée par le nombre des décisions, est le *taux d’erreur*. Ce qui a été décidé après un conseil est compté à part.',
        ),
      ],
    },
    {
      title: 'Chercher des positions',
      blocks: [
        text(
          'Toute décision jugée se retrouve : par son genre, par la grandeur de l’erreur, par le score, l’atout et les cartes en main. Une recherche peut être gardée, et l’on peut s’exercer sur ce qu’elle trouve.',
        ),
      ],
    },
    {
      title: 'Exercices',
      blocks: [
        text(
          'Un exercice est une seule décision, à une vraie table. Vous jouez, et vous apprenez aussitôt ce que valait le coup et pourquoi. Les positions sont vos propres erreurs, des décisions tirées des vieux manuels, ou faites pour vous : plus les deux meilleurs coups se valent, plus c’est difficile.',
        ),
        text(
          'Ce que vous avez manqué revient le lendemain ; ce que vous saviez revient après une pause qui s’allonge chaque fois. Quelques positions par jour instruisent mieux que beaucoup à la fois.',
        ),
      ],
    },
    {
      title: 'L’écart',
      blocks: [
        text(
          'Le premier échange de l’écarté est résolu. Le tableau montre toutes les mains, et les deux valeurs de celle que l’on désigne ; *ce que disent les livres* marque où les jeux de règle les contredisent.',
        ),
      ],
    },
    {
      title: 'Mon niveau',
      blocks: [
        text(
          'Le même conseiller a jugé beaucoup de parties de chaque niveau de l’ordinateur. Votre taux d’erreur est placé entre les leurs, avec l’intervalle où il se trouve dix-neuf fois sur vingt. Après peu de décisions cet intervalle est large, et rien de plus sûr ne peut être dit.',
        ),
        text(
          'Un résultat, c’est la chance et le jeu ensemble. Ce que les cartes ont donné est calculé donne par donne et retranché ; ce qui reste est le jeu.',
        ),
      ],
    },
  ],
})
