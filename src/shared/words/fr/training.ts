// The training room in French: its frame. Each of its pages has a file of its own.
import type { TrainingWords } from '../en/training.ts'

export const training: TrainingWords = {
  title: 'La salle d’étude',
  open: 'Salle d’étude',
  leave: 'Retour au salon',
  keysTitle: 'Touches',
  guide: 'Mode d’emploi',
  tabs: {
    exercises: 'Exercices',
    positions: 'Positions',
    strength: 'Mon niveau',
    judging: 'Analyse',
    exchange: 'Écart',
  },
  keyHelp: [
    { keys: ['F1'], does: 'le mode d’emploi de la salle' },
    { keys: ['?'], does: 'montrer ces touches' },
    { keys: ['Échap'], does: 'retour au salon' },
  ],
}
