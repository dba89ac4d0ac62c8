// What stands around a guided deal, in English.
import type { KeyHelp, Texts } from '../texts.ts'

export const lesson = {
  title: 'Guided deal',
  sign: 'Guided deal – does not count',
  /** The button next to the chosen game. */
  offer: 'Learn it at the table',
  /** Shown at the first start. */
  invitation: (game: string) =>
    `New to ${game}? A first deal at the real table, with somebody beside you who explains.`,
  begin: 'Show me how it is played',
  progress: (at: number, of: number) => `Note ${at} of ${of}`,
  /** Name of the bar that leads through the lesson. */
  way: 'The way through the lesson',
  back: 'One note back',
  chapters: 'Chapters',
  keyHelp: [{ keys: ['Backspace'], does: 'one note back' }] satisfies KeyHelp[],
  /** Does what the note asks for. */
  show: 'Do it for me',
  leave: 'Leave the lesson',
  again: 'From the beginning',
  sitDown: 'Sit down to a partie',
  unkept: 'None of this is kept, and nothing counts. You may leave at any time and begin again.',
  /** For an action that is allowed but not part of the lesson, if the note has no text for it. */
  otherwise:
    'The rules allow it. But the lesson goes another way here, to show you something: nothing has been done, try what the note says.',
}

export type LessonWords = Texts<typeof lesson>
