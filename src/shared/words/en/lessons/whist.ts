// The guided deal of Whist in English.
import type { WhistNote } from '../../../games/whist-lesson.ts'
import type { LessonNotes } from '../../lesson-words.ts'

export const notes: LessonNotes<WhistNote> = {
  partners: {
    chapter: 'Cards and partners',
    title: 'Two against two',
    text: [
      'Fifty-two cards, ace high, thirteen for each. Your partner sits opposite (W-1, W-2).',
      'All cards are dealt singly; the dealer’s last one is turned and makes trumps (W-3). It lies open until the first lead.',
    ],
    task: 'Have the cards dealt.',
  },
  lead: {
    chapter: 'The first tricks',
    title: 'The first lead',
    text: [
      'Hearts are trumps. The player on the dealer’s left leads: you. Suit must be followed; a player who cannot may trump or throw anything (W-4).',
      'From ace and king, lead the king: your partner learns that the ace is near.',
    ],
    task: 'Lead the king of spades.',
    wrong: {
      play: 'That is allowed. But a long suit with ace and king is best begun at once, before the others are rid of it. Lead the king of spades.',
    },
  },
  again: {
    title: 'And the ace',
    text: [
      'All followed. Now the ace; watch which spades fall, since they are counted here as everywhere (W-13).',
    ],
    task: 'Lead the ace of spades.',
    wrong: { play: 'That is allowed. But finish what you began: the ace of spades.' },
  },
  ruff: {
    chapter: 'Playing with your partner',
    title: 'For your partner',
    text: [
      'Your partner has played the 9 and the jack, and may have no spade left. Lead a small one, to be trumped.',
    ],
    task: 'Lead the 7 of spades.',
    wrong: {
      play: 'That is allowed. But a trump of your partner’s is a trick for you both: lead the 7 of spades.',
    },
  },
  partner: {
    title: 'A trick that is your partner’s',
    text: [
      'Your partner trumped, and leads the ace of clubs. What your partner wins you need not win too: play your lowest card (W-13).',
    ],
    task: 'Play the 5 of clubs.',
    wrong: {
      '10C':
        'The rules allow it, but the 10 may still be good for something. The trick is your partner’s: play the 5.',
    },
  },
  end: {
    chapter: 'How it is scored',
    title: 'The book, and after it',
    text: [
      'Four tricks are yours. The first six of a side are the *book*; every one above counts two points, and ten points win a game (W-5, W-6). Two games are a rubber (W-10). Slams and honours are paid apart (W-7, W-8). At *short* and *long* whist each trick counts one, and honours count in the game (W-14, W-15).',
      'Play the deal to its end by yourself; the coach helps (H).',
    ],
    task: 'Play on, or sit down to a partie.',
  },
}
