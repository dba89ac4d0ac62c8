// The guided deal of Scotch Whist in English.
import type { ScotchWhistNote } from '../../../games/scotch-whist-lesson.ts'
import type { LessonNotes } from '../../lesson-words.ts'

/** Why the coach may advise another card than the lesson. */
const COACH =
  'The coach would lead the 9 of spades first and keep the high trumps for later. The old advice to draw trumps shows best how the ten is caught.'

export const notes: LessonNotes<ScotchWhistNote> = {
  cards: {
    chapter: 'The cards',
    title: 'Catch the ten',
    text: [
      'Thirty-six cards from the ace to the 6, eighteen for each of two. The dealer’s last card makes trumps (SW-1).',
      'In trumps the *jack* is the highest, then ace, king, queen, 10 down to the 6; in the other suits the ace (SW-2).',
    ],
    task: 'Have the cards dealt.',
  },
  plain: {
    chapter: 'Following suit',
    title: 'Follow suit',
    text: [
      'Clubs are trumps. You lead. Suit must be followed; a player who cannot may trump or throw anything (SW-3).',
    ],
    task: 'Lead the ace of spades.',
    wrong: {
      play: 'That is allowed. Begin with the ace: it takes its trick while the other still has spades.',
    },
    coach: COACH,
  },
  jack: {
    chapter: 'Catching the ten',
    title: 'The jack of trumps',
    text: [
      'Trumps taken count: jack 11, ten 10, ace 4, king 3, queen 2 (SW-4). Most of all it is about the ten.',
      'You hold the jack, which nothing beats.',
    ],
    task: 'Lead the jack of clubs.',
    wrong: { play: 'That is allowed. But only trumps bring his ten out: lead the jack of clubs.' },
    coach: COACH,
  },
  draw: {
    title: 'Drawing trumps',
    text: ['Eleven points. He gave the 6 and keeps the ten. Go on: he has few trumps.'],
    task: 'Lead the ace of clubs.',
    wrong: { play: 'You may, and would let him breathe. Lead the ace of clubs.' },
    coach: COACH,
  },
  ten: {
    title: 'Now it must fall',
    text: ['He gave the turn-up, the 9. If the ten is his last trump he has to play it.'],
    task: 'Lead the king of clubs.',
    wrong: { play: 'That is allowed. But now is the moment: lead the king of clubs.' },
    coach: COACH,
  },
  end: {
    chapter: 'How it goes on',
    title: 'The ten is caught',
    text: [
      'Ten points more. Each *card* over your own eighteen counts one besides, and whoever has 41 first wins (SW-4, SW-5).',
      'Play the deal to its end by yourself; the coach helps (H).',
    ],
    task: 'Play on, or sit down to a partie.',
  },
}
