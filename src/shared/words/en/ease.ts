// Comfort at the table, in English.
import type { KeyHelp, Texts } from '../texts.ts'

export const ease = {
  keyHelp: [
    { keys: ['Ctrl', 'Z'], does: 'take back what you did last, while nobody has answered' },
    { keys: ['W'], does: 'see the finished deal longer, before a computer player deals' },
    { keys: ['X'], does: 'play out tricks that are certain' },
  ] satisfies KeyHelp[],
  takeBack: 'Take back',
  /** Stops the time after which a computer player deals the next cards. */
  waitForDeal: 'Wait',
  /** A line of the log: no other action was legal, so the question was not asked. */
  onlyAnswer: 'Nothing else was possible.',
  /** A line of the log; `name` is null for the reader. */
  tookBack: (name: string | null) =>
    name === null ? 'You took that back.' : `${name} took that back.`,
  certain: (tricks: number) =>
    `${tricks === 1 ? 'The last trick is' : tricks === 2 ? 'Both remaining tricks are' : `All ${tricks} remaining tricks are`} yours, whatever is played.`,
  playOut: 'Play it out',
  playOn: 'I’ll play on',
  /** `call` is the label of its button. */
  sure: (call: string) => `“${call}”?`,
  sureText: 'This cannot be taken back once it is answered.',
  sureNot: 'Not yet',
}

export type EaseWords = Texts<typeof ease>
