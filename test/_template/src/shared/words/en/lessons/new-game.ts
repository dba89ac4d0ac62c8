// The guided deal of New Game in English.
import type { NewGameNote } from '../../../games/new-game.ts'
import type { LessonNotes } from '../../lesson-words.ts'

export const notes: LessonNotes<NewGameNote> = {
  cards: {
    chapter: 'The cards',
    title: 'Two against two',
    text: [
      'Twenty cards, five for each; your partner sits opposite. The dealer’s last card makes trumps (NG-1).',
      'The ace is the highest, then king, queen, jack and 10 (NG-2).',
    ],
    task: 'Have the cards dealt.',
  },
  lead: {
    chapter: 'The tricks',
    title: 'Follow suit',
    text: [
      'Hearts are trumps. You lead; suit must be followed, and a player who cannot may trump or throw any card (NG-3).',
    ],
    task: 'Lead the ace of spades.',
    wrong: {
      play: 'You may. Begin with the ace: it takes its trick while the others still have spades.',
    },
    coach: 'The coach would keep the ace for later; here it shows best how a trick is taken.',
  },
  trumps: {
    title: 'Draw trumps',
    text: ['The trick is yours. The ace of trumps is the highest card of all.'],
    task: 'Lead the ace of hearts.',
    wrong: {
      play: 'You may. But trumps that are drawn cannot beat you any more: lead the ace of hearts.',
    },
  },
  last: {
    title: 'The last trump',
    text: ['The other trumps have fallen, and the king is left to you: nothing can beat it.'],
    task: 'Lead the king of hearts.',
    wrong: { play: 'You may. But the king of trumps takes its trick in any case: lead it now.' },
  },
  end: {
    chapter: 'How it is scored',
    title: 'Above two',
    text: ['Each trick of your side above two is a point, and seven points win (NG-4, NG-5).'],
    task: 'Play on, or sit down to a partie.',
  },
}
