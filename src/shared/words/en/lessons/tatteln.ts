// The guided deal of Tatteln in English.
import type { TattelnNote } from '../../../games/tatteln-lesson.ts'
import type { LessonNotes } from '../../lesson-words.ts'

export const notes: LessonNotes<TattelnNote> = {
  cards: {
    chapter: 'The cards',
    title: 'Tricks and announcements',
    text: [
      'Thirty-two cards for two, eight each. In tricks they rank ace, *ten*, king, queen, jack, 9, 8, 7; ace 11, ten 10, king 4, queen 3, jack 2 (T-1).',
      'The next card is turned for trumps and lies under the talon (T-3).',
    ],
    task: 'Have the cards dealt.',
  },
  announce: {
    chapter: 'Announcing',
    title: 'Announce before you lead',
    text: [
      'Clubs are trumps. In sequences the cards have their natural order: you hold ace, king and queen of hearts, a *Tattel* (T-6). The player about to lead may announce; something better in the other hand makes it void (T-8). A Tattel counts 20 (T-10).',
    ],
    task: 'Announce the sequence.',
    wrong: {
      play: 'You may lead at once. But a word is worth twenty points here, as long as you are about to lead: announce first.',
    },
  },
  lead: {
    chapter: 'Tricks, talon and the seven',
    title: 'The first lead',
    text: ['It is good: twenty. As long as there is a talon, nobody has to follow suit (T-5).'],
    task: 'Lead the ace of hearts.',
    wrong: { play: 'That is allowed. But lead the ace: eleven points that are hard to lose yet.' },
    coach:
      'The coach would keep the ace, which can be trumped as long as there is a talon, and lead a low card. The ace shows best how tricks and the talon go together.',
  },
  rob: {
    title: 'The seven robs',
    text: [
      'Your trick. Both have drawn a card, you first (T-4). You hold the seven of trumps, and the ace of trumps lies under the talon: having won a trick and being about to lead, you may exchange them (T-11).',
    ],
    task: 'Rob the turn-up.',
    wrong: { play: 'You may lead first, but you may lose the lead. Take the ace of trumps now.' },
  },
  again: {
    title: 'Keep the lead',
    text: [
      'The ace of trumps is yours. The player who keeps the lead can announce, the other cannot.',
    ],
    task: 'Lead the king of hearts.',
    wrong: { play: 'That is allowed. The king of hearts is safe enough: the ace has gone.' },
  },
  end: {
    chapter: 'How it goes on',
    title: 'How it goes on',
    text: [
      'When the talon is gone, suit must be followed, and the last trick counts ten (T-1, T-5). A player who then makes no trick at all is *Matsch* (T-12). Five hundred points win (T-13).',
      'Play the deal to its end by yourself; the coach helps (H).',
    ],
    task: 'Play on, or sit down to a partie.',
  },
}
