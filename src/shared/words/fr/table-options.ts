// The options that every game has, in French.
import type { OptionTexts, TableValues } from '../rule-words.ts'

export const TABLE_OPTIONS: OptionTexts<TableValues> = {
  takeBack: {
    title: 'Revenir sur un coup',
    hint: 'S’il est permis de reprendre ce que l’on vient de faire, tant que personne n’a répondu et que cela n’a rien révélé.',
    source: 'Jamais : aucun texte ne le permet. Avant la réponse : pour un geste malheureux.',
    values: {
      true: ['avant la réponse', 'coups repris avant la réponse'],
      false: ['jamais', 'aucun coup repris'],
    },
  },
}
