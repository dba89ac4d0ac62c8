// The training room in English: its frame. Each of its pages has a file of its own.
import type { KeyHelp, Texts } from '../texts.ts'

export const training = {
  title: 'The Training Room',
  /** The button in the Hall. */
  open: 'Training room',
  leave: 'Back to the Hall',
  keysTitle: 'Keys',
  guide: 'How it works',
  tabs: {
    exercises: 'Exercises',
    positions: 'Positions',
    strength: 'How strong am I',
    judging: 'Analysis',
    exchange: 'Exchange',
  },
  keyHelp: [
    { keys: ['F1'], does: 'how the training room works' },
    { keys: ['?'], does: 'show these keys' },
    { keys: ['Esc'], does: 'back to the Hall' },
  ] satisfies KeyHelp[],
}

export type TrainingWords = Texts<typeof training>
