// Les commodités de la table, en français.
import type { EaseWords } from '../en/ease.ts'

export const ease: EaseWords = {
  keyHelp: [
    {
      keys: ['Ctrl', 'Z'],
      does: 'reprendre ce que vous venez de faire, tant que personne n’a répondu',
    },
    {
      keys: ['W'],
      does: 'regarder plus longtemps la donne finie, avant que l’ordinateur ne donne',
    },
    { keys: ['X'], does: 'jouer jusqu’au bout ce qui est sûr' },
  ],
  takeBack: 'Reprendre le coup',
  waitForDeal: 'Attendre',
  onlyAnswer: 'Rien d’autre n’était possible.',
  tookBack: (name) =>
    name === null ? 'Vous avez repris votre coup.' : `${name} a repris son coup.`,
  certain: (tricks) =>
    `${tricks === 1 ? 'La dernière levée est' : `Les ${tricks === 2 ? 'deux' : tricks} levées qui restent sont`} à vous, quoi qu’on joue.`,
  playOut: 'Jouer le reste',
  playOn: 'Continuer moi-même',
  sure: (call) => `«\u202f${call}\u202f»\u202f?`,
  sureText: 'Une fois la réponse donnée, on ne pourra plus y revenir.',
  sureNot: 'Pas encore',
}
