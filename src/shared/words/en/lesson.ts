// What stands around a guided deal, in English.
import type { LessonWords } from '../lesson-words.ts'

export const lesson: LessonWords = {
  title: 'Guided deal',
  sign: 'Guided deal – does not count',
  offer: 'Learn it at the table',
  invitation: (game) => `New to ${game}? A first deal at the real table, with somebody beside you who explains.`,
  begin: 'Show me how it is played',
  progress: (at, of) => `Note ${at} of ${of}`,
  show: 'Do it for me',
  leave: 'Leave the lesson',
  again: 'From the beginning',
  sitDown: 'Sit down to a partie',
  unkept: 'None of this is kept, and nothing counts. You may leave at any time and begin again.',
  otherwise:
    'The rules allow it. But the lesson goes another way here, to show you something: nothing has been done, try what the note says.',
}
