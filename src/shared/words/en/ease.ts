// Comfort at the table, in English.
import type { EaseWords } from '../ease-words.ts'

export const ease: EaseWords = {
  keyHelp: [
    { keys: ['Ctrl', 'Z'], does: 'take back what you did last, while nobody has answered' },
    { keys: ['X'], does: 'play out tricks that are certain' },
  ],
  takeBack: 'Take back',
  tookBack: (name) => (name === null ? 'You take that back.' : `${name} takes that back.`),
  certain: (tricks) => `All ${tricks} tricks that are left are yours, whatever is played.`,
  playOut: 'Play it out',
  playOn: 'I’ll play on',
  sure: (call) => `“${call}”?`,
  sureText: 'This cannot be taken back once it is answered.',
  sureNot: 'Not yet',
}
