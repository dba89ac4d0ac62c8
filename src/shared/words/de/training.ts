// The training room in German: its frame. Each of its pages has a file of its own.
import type { TrainingWords } from '../en/training.ts'

export const training: TrainingWords = {
  title: 'Das Übungszimmer',
  open: 'Übungszimmer',
  leave: 'Zurück in den Saal',
  keysTitle: 'Tasten',
  guide: 'Wie es geht',
  tabs: {
    exercises: 'Übungen',
    positions: 'Stellungen',
    strength: 'Wie stark bin ich',
    judging: 'Auswertung',
    exchange: 'Tausch',
  },
  keyHelp: [
    { keys: ['F1'], does: 'wie das Übungszimmer gedacht ist' },
    { keys: ['?'], does: 'diese Tasten zeigen' },
    { keys: ['Esc'], does: 'zurück in den Saal' },
  ],
}
