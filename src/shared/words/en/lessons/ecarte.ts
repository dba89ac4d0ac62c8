// The guided partie of Écarté in English.
import type { EcarteNote } from '../../../games/ecarte-lesson.ts'
import type { LessonNotes } from '../../lesson-words.ts'

const UNHURRIED =
  'You may lead that. But this deal is laid out for the card the note names: lead that one, and you will see why.'

export const notes: LessonNotes<EcarteNote> = {
  cards: {
    chapter: 'First deal: the exchange',
    title: 'Thirty-two cards, five each',
    text: [
      'Two play, and the first to have five points wins the *partie*. A deal is five tricks: three of them bring a point, all five bring two (E-24).',
      'From high to low: *king, queen, jack, ace, 10, 9, 8, 7*. Mind the ace: it stands below the jack (E-1; such a number opens the rule).',
      'The other side drew the higher card and deals (E-3): five cards each; the eleventh is turned and makes trumps (E-4, E-5).',
      'What is left will lie beside it, the *talon*. Whoever does not deal is called *elder*: that is you now.',
    ],
    task: 'Have the cards dealt: press the button on the cloth.',
  },
  propose: {
    title: 'Play, or propose?',
    text: [
      'The 8 of hearts is turned, so hearts are trumps. Had it been a king, the dealer would have marked a point at once (E-5).',
      'Elder speaks first, and plays the cards as they are, or proposes an exchange, *Je propose*, which the dealer may accept or refuse (E-7).',
      'One trump and one king seldom make three tricks, so you want other cards. And a player who plays without having proposed is *vulnerable*: losing then costs two points in place of one (E-15).',
    ],
    task: 'Propose an exchange.',
    wrong: {
      stand:
        'You may play as you are. But this hand loses too often, and you would be vulnerable: it would cost you two points. Propose.',
    },
  },
  discard: {
    title: 'Discarding',
    text: [
      'Accepted. Now you say how many cards you want, and discard as many, face down; then the dealer does the same, and both draw from the talon (E-8).',
      'Keep trumps and kings. The three others are of little use.',
    ],
    task: 'Choose the 9 and the 7 of clubs and the 8 of diamonds, then discard them.',
    wrong: {
      discard:
        'Any number would be allowed. Keep the queen of trumps and the king of spades, and discard the three others: every card drawn can be a trump.',
    },
  },
  stand: {
    title: 'A king comes',
    text: [
      'You drew the king and the 7 of trumps and the ace of spades. The dealer took three cards: the numbers are public, the cards are not.',
      'You may propose again, as long as there are cards and the dealer agrees (E-11). After one exchange nobody becomes vulnerable any more.',
      'But with three trumps, the two highest among them, and another king, three tricks are all but certain. With three trumps the books always play (J-a).',
    ],
    task: 'Play: *Je joue*.',
    wrong: {
      propose:
        'You might propose again. But your three tricks are all but certain now, and a second exchange could only better his hand. Play.',
    },
  },
  king: {
    chapter: 'First deal: king, point and vole',
    title: 'The king of trumps',
    text: [
      'Whoever holds the king of trumps may announce it, and marks one point (E-16). Elder has to do so before the first lead; once a card is played it is too late (E-17).',
    ],
    task: 'Announce the king, before you lead.',
    wrong: {
      play: 'You may lead at once, but then the point for the king is lost: elder announces it before playing a card (E-17). Announce it first.',
    },
  },
  leadKing: {
    title: 'The first lead',
    text: [
      'One point is marked. Elder leads. Whoever follows has less freedom than at whist: he must *win* the trick in the suit led if he can; if not, follow suit; with no card of it, trump (E-21).',
      'Three tricks are needed. Lead the best trump: nothing can beat it, and if he has a trump, he must part with it.',
    ],
    task: 'Lead the king of hearts.',
    wrong: {
      QH: 'The queen would do as well: the only card above her is in your own hand. But begin with the king.',
      AS: 'An ace is not the highest here: the queen and the jack beat it. Lead the king of hearts.',
      play: UNHURRIED,
    },
  },
  leadQueen: {
    title: 'Once more trumps',
    text: [
      'He had to follow with the ace, and it fell. The winner of a trick leads to the next (E-20).',
      'He may have another trump, and could beat your king of spades with it. The queen is now the highest: lead her and take that trump away too.',
    ],
    task: 'Lead the queen of hearts.',
    wrong: { play: UNHURRIED },
  },
  third: {
    title: 'He has no trumps left',
    text: [
      'He had no heart and threw a diamond away: his trumps are gone. Now nothing can beat your king of spades. If he has spades, he must follow; if he has none, he has nothing to trump with.',
    ],
    task: 'Lead the king of spades.',
    wrong: {
      '7H': 'The 7 of trumps would win as well, but it can do that at any time. Lead the king of spades.',
      play: UNHURRIED,
    },
  },
  ace: {
    title: 'The point, and the vole',
    text: [
      'Three tricks are the *point*: one for you (E-24). Three or four make no difference, but all five, the *vole*, count two.',
      'Try for it. Your last trump is sure to win, now or later, so everything hangs on the ace. Remember the ranks: king and queen of spades are gone, and only the jack stands above it.',
    ],
    task: 'Lead the ace of spades.',
    wrong: {
      '7H': 'That would do as well, but lead the ace: it shows what is odd about the ranks.',
    },
  },
  fifth: {
    title: 'The ace stands below the jack',
    text: [
      'The jack of spades beat your ace, as he had to. The vole is gone, the point is not.',
      'Now he leads the king of diamonds. You have no diamond, and your last trump takes even a king.',
    ],
    task: 'Play your last card.',
  },
  markers: {
    chapter: 'Second deal: you are the dealer',
    title: 'The markers',
    text: [
      'Two to nothing: one point for the king, one for the tricks. Each has four markers and moves one across for every point: yours go from the right to the left, those of the other, who sits opposite, from the left to the right. The fifth point needs none, since it ends the partie (E-28, E-30). The figures stand beside them.',
      'The deal passes to the other after every deal (E-6). Now it is yours. You may choose the packets; it changes nothing here.',
    ],
    task: 'Deal the cards.',
  },
  answer: {
    title: 'A king is turned',
    text: [
      'You turned the king of clubs: one point for the dealer at once, three to nothing (E-5).',
      'Elder proposes. You hold one trump and one king, as in the first deal, so you too want other cards.',
    ],
    task: 'Accept.',
    wrong: {
      refuse:
        'You may refuse: then the cards are played as they are. But whoever refuses the first proposal is vulnerable, and pays two points for losing (E-15). Accept.',
    },
  },
  dealerDiscards: {
    title: 'The dealer exchanges',
    text: [
      'Elder has discarded three cards, and draws three when you have discarded yours. Now it is your turn: the dealer may also take none, but never exchanges when elder does not (E-9). As before, trumps and kings are kept.',
    ],
    task: 'Keep the 9 of clubs and the king of hearts; discard the other three.',
    wrong: {
      discard:
        'That is allowed. But trumps and kings are kept and the rest exchanged: discard the three others.',
    },
  },
  refuse: {
    title: '“Jouez!”',
    text: [
      'Elder proposes a second time: he is not content with his cards. There has been an exchange, so a refusal makes nobody vulnerable any more.',
      'You drew another king. With a trump and two kings to keep you would take only two cards, and to take fewer than three is seldom good (L-10); he might take as many as he likes.',
    ],
    task: 'Refuse.',
    wrong: {
      accept:
        'You might. But you would have only two cards to exchange, and he perhaps more; and to refuse no longer makes you vulnerable. Refuse.',
    },
  },
  beat: {
    chapter: 'Second deal: win, follow, trump',
    title: 'One must win',
    text: [
      'He leads the jack of spades. You hold two spades, and one of them beats it. Try another card if you like: the table says which rule forbids it, and the number leads into the rule book.',
      'If you held the king of trumps, you would have to announce it now: the dealer does so before playing a card (E-17). In this deal it was turned up.',
    ],
    task: 'Beat the jack with the king of spades.',
  },
  ownLead: {
    title: 'Your lead',
    text: [
      'Your trick. Lead your other king: nothing but a trump can beat it. Keep your own trump; it will take a trick when he leads a suit you do not have.',
    ],
    task: 'Lead the king of hearts.',
    wrong: {
      '9C': 'Your only trump is worth more when you can trump with it. Lead the king of hearts.',
      play: 'That is allowed. But that card can be beaten by many others, and the king only by a trump. Lead the king of hearts.',
    },
  },
  follow: {
    title: 'One must follow',
    text: [
      'He had no heart and had to trump your king. Now he leads the 10 of spades. You cannot beat it in spades, but you have one, so you must follow; trumping is not allowed (E-21).',
    ],
    task: 'Play the 7 of spades.',
  },
  trump: {
    title: 'One must trump',
    text: [
      'He leads a diamond, and you have none. At whist you might throw what you like: here whoever cannot follow must trump.',
    ],
    task: 'Trump with the 9 of clubs.',
  },
  lastLead: {
    title: 'Two tricks each',
    text: [
      'The last trick decides. He has no heart, as you saw: your 10 wins, unless his last card is a trump.',
    ],
    task: 'Lead the 10 of hearts.',
  },
  thirdDeal: {
    chapter: 'Third deal: a refused proposal',
    title: 'Three to one',
    text: [
      'It was the 7 of clubs. Elder marks one point, though you did nothing wrong. It was one and not two because there had been an exchange: had you refused his *first* proposal, it would have cost you two.',
      'Now the other side deals.',
    ],
    task: 'Have the cards dealt.',
  },
  proposeAgain: {
    title: 'Elder again',
    text: [
      'Diamonds are trumps. One trump and one king once more: not enough to play at once, though the trump is a queen.',
      'Some hands elder should always play without a proposal, and the dealer refuse with; the books list them, and the coach knows them (H).',
    ],
    task: 'Propose.',
    wrong: {
      stand:
        'You may, and it might go well. But it loses too often, and you would be vulnerable. Propose.',
    },
  },
  refused: {
    title: 'He refuses',
    text: [
      '*Jouez!* He has refused the first proposal: now it is he who is vulnerable. If you make three tricks you mark two points in place of one, and for the vole three (E-25).',
      'He must have something, most likely a trump that could beat your king of spades. Lead your own first: only the king of trumps is above it, and any other he must part with.',
    ],
    task: 'Lead the queen of diamonds.',
    wrong: {
      KS: 'Your king wins only if he cannot trump it. Take a trump from him first: lead the queen of diamonds.',
      play: UNHURRIED,
    },
  },
  second: {
    title: 'Now the king',
    text: [
      'His jack had to follow. If he has no other trump, nothing can beat your king of spades any more.',
    ],
    task: 'Lead the king of spades.',
    wrong: { play: UNHURRIED },
  },
  point: {
    title: 'The third trick',
    text: [
      'He had to follow with the queen. One more trick, and the deal is yours. In spades only the jack and the ace are still above your 10; in hearts five cards are above your 9.',
    ],
    task: 'Lead the 10 of spades.',
    wrong: {
      play: 'That is allowed. But far more can beat a heart than the 10 of spades. Lead the 10.',
    },
  },
  vole: {
    title: 'Three tricks',
    text: [
      'He had neither a spade nor a trump left. Two points are sure: the point, and one more because he refused. The deal is played to its end, since all five would count three.',
    ],
    task: 'Lead the 9 of hearts.',
    wrong: { '8H': 'That comes to the same. Lead the 9: it is the better card.' },
  },
  lastCard: {
    title: 'No vole',
    text: ['The queen of hearts had to take the 9.'],
    task: 'Play your last card.',
  },
  end: {
    chapter: 'What the partie is worth',
    title: 'The partie is yours',
    text: [
      'Five to one. A partie is worth three when the loser has no point, two when he has one or two, else one (E-29). This one would have been worth two.',
      'At a table of your own you may also give up a deal or the whole partie (G-1, G-2). Whatever is asked of you is written above your cards, F1 opens the rules, and H asks the coach for advice.',
      'Your next opponent is a beginner, who overlooks things; stronger players wait in the Hall.',
    ],
    task: 'Sit down to a partie of your own.',
  },
}
