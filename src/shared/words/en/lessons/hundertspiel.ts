// The guided deal of Hundertspiel in English.
import type { HundertspielNote } from '../../../games/hundertspiel-lesson.ts'
import type { LessonNotes } from '../../lesson-words.ts'

export const notes: LessonNotes<HundertspielNote> = {
  cards: {
    chapter: 'The cards',
    title: 'An old pack from Vienna',
    text: [
      'Thirty-six Trappola cards in Spade, Coppe, Denari and Bastoni, from high to low ace, king, Cavall, Bube, 10, 9, 8, 7, 6. The 6 is called *Do* (H-1). Partners sit opposite.',
      'Everybody drew a suit; the dealer’s is trumps (H-3). Nine cards each (H-4).',
    ],
    task: 'Have the cards dealt.',
  },
  lay: {
    chapter: 'Laying and announcing',
    title: 'Laying',
    text: [
      'Bastoni is trumps. Before the first lead you may lay a Do open and promise to win the *last* trick with it, the Twenty-six (H-16). It is paid in markers.',
      'Yours might do it, and might not.',
    ],
    task: 'Pass: “weiter”.',
    wrong: {
      lay: 'That is allowed. For a first deal let it be played without: pass.',
      ask: 'You may ask the others. For a first deal, play without it: pass.',
    },
    coach:
      'The coach would lay it: with three trumps beside it, it wins more often than it fails. Here you see first what a Do does in the play.',
  },
  announce: {
    title: 'Announcing',
    text: [
      'Three or four of a kind count: kings, Cavalls and Buben 6 and 12, Dos 10 and 20, aces 30 and 40 (H-10). You hold three kings. Then say “weiter”.',
    ],
    task: 'Announce the kings, then pass.',
    wrong: {
      pass: 'You may keep silent, but it costs nothing and counts six: announce the kings.',
    },
  },
  trumps: {
    chapter: 'The tricks',
    title: 'The first trick',
    text: [
      'Aces count 6, kings 5, Cavalls 4, Buben 3, the last trick 6 (H-9). When trumps are led you must follow; other suits need not be followed (H-7).',
    ],
    task: 'Lead the ace of Bastoni.',
    wrong: {
      play: 'That is allowed. The ace of trumps shows best how trumps are followed: lead it.',
    },
    coach: 'The coach would keep the ace and lead a low card of another suit.',
  },
  thrown: {
    title: 'A plain suit',
    text: [
      'All gave a trump, and a Bube was among them. Keep what is high, and lead a card that is worth nothing.',
    ],
    task: 'Lead the 7 of Denari.',
    wrong: {
      play: 'That is allowed. But kings led early are often trumped: lead the 7 of Denari.',
    },
  },
  do: {
    title: 'A trick with a Do',
    text: [
      'An opponent won and led the king of Coppe. You play last and have no need to follow: trump it with the Do. Every trick won with a Do counts 10 (H-14), and here is a king in it.',
    ],
    task: 'Trump with the Do of Bastoni.',
    wrong: {
      play: 'That is allowed, even in Coppe. But no higher trump can come after you: the Do is safe here and counts ten.',
    },
    coach:
      'The coach would throw a low card and save the Do for the last trick, which counts more.',
  },
  end: {
    chapter: 'How it goes on',
    title: 'How it goes on',
    text: [
      'The last trick won with a Do counts 20, and with its 6 that is the Twenty-six (H-14). A hundred points win the partie; a side with fewer than fifty then is *Matsch* and pays twice (H-19).',
      'Play the deal to its end by yourself; the coach helps (H).',
    ],
    task: 'Play on, or sit down to a partie.',
  },
}
