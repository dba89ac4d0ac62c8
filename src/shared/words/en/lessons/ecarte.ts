// The guided partie of Écarté in English.
import type { EcarteNote } from '../../../games/ecarte-lesson.ts'
import type { LessonNotes } from '../../lesson-words.ts'

const UNHURRIED =
  'You may lead that. But this deal is laid out for the card the note names: lead that one, and you will see why.'

export const notes: LessonNotes<EcarteNote> = {
  cards: {
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
      'Elder speaks first: he plays his cards as they are, or he proposes an exchange, *Je propose*, which the dealer may accept or refuse (E-7).',
      'One trump and one king seldom make three tricks, so you want other cards. And who plays without having proposed is *vulnerable*: if he loses, it costs two points in place of one (E-15).',
    ],
    task: 'Propose an exchange.',
    wrong: {
      stand:
        'You may play as you are. But this hand loses too often, and you would be vulnerable: it would cost you two points. Propose.',
    },
  },
  discard: {
    title: 'Laying away',
    text: [
      'Accepted. Now you say how many cards you want, and lay away as many, face down; then the dealer does the same, and both draw from the talon (E-8).',
      'Keep trumps and kings. The three others are of little use.',
    ],
    task: 'Choose the 9 and the 7 of clubs and the 8 of diamonds, then lay them away.',
    wrong: {
      discard:
        'Any number would be allowed. Keep the queen of trumps and the king of spades, and lay away the three others: every card drawn can be a trump.',
    },
  },
  stand: {
    title: 'A king comes',
    text: [
      'You drew the king of trumps, the ace of spades and the 10 of diamonds. The dealer took two cards: the numbers are public, the cards are not.',
      'You may propose again, as long as there are cards and the dealer agrees (E-11). After one exchange nobody becomes vulnerable any more.',
      'Two high trumps and a king are a hand to play.',
    ],
    task: 'Play: *Je joue*.',
    wrong: {
      propose:
        'You might propose again. But with king and queen of trumps and another king you stand well, and a second exchange helps the dealer too. Play.',
    },
  },
  king: {
    title: 'The king of trumps',
    text: [
      'Whoever holds the king of trumps may announce it, and marks one point (E-16). Elder has to do so before his first lead; once a card is played it is too late (E-17).',
    ],
    task: 'Announce the king, before you lead.',
    wrong: {
      play: 'You may lead at once, but then the point for the king is lost: elder announces it before his first card (E-17). Announce it first.',
    },
  },
  leadKing: {
    title: 'The first lead',
    text: [
      'One point is marked. Elder leads. Whoever follows has less freedom than at whist: he must *win* the trick in the suit led if he can; if not, follow suit; with no card of it, trump (E-21).',
      'Three tricks are needed. Lead the best trump: it wins, and takes one of his.',
    ],
    task: 'Lead the king of hearts.',
    wrong: {
      AS: 'An ace is not the highest here: the queen and the jack beat it. Lead the king of hearts.',
      play: UNHURRIED,
    },
  },
  leadQueen: {
    title: 'Once more trumps',
    text: ['He had to follow with the ace, and it fell. The winner of a trick leads to the next (E-20).'],
    task: 'Lead the queen of hearts.',
    wrong: { play: UNHURRIED },
  },
  third: {
    title: 'He has no trumps left',
    text: [
      'He had no heart and threw a diamond away. Now nothing can beat your king of spades: if he has a spade he must follow, and else he has no trump left.',
    ],
    task: 'Lead the king of spades.',
    wrong: { play: UNHURRIED },
  },
  ace: {
    title: 'The point, and the vole',
    text: [
      'Three tricks are the *point*: one for you (E-24). Three or four make no difference, but all five, the *vole*, count two.',
      'Try for it. Remember the ranks: king and queen of spades are gone, and only the jack stands above your ace.',
    ],
    task: 'Lead the ace of spades.',
    wrong: { '10D': 'That would do as well, but lead the ace: it shows what is odd about the ranks.' },
  },
  fifth: {
    title: 'The ace stands below the jack',
    text: ['The jack of spades beat your ace, as he had to. The vole is gone, the point is not.'],
    task: 'Play your last card.',
  },
  markers: {
    title: 'The markers',
    text: [
      'Two to nothing: one point for the king, one for the tricks. Each has four markers and moves one from his right to his left for every point; the fifth needs none, since it ends the partie (E-28, E-30). The figures stand beside them.',
      'The deal passes to the other after every deal (E-6). Now it is yours. You may choose the packets; it changes nothing here.',
    ],
    task: 'Deal the cards.',
  },
  answer: {
    title: 'A king is turned',
    text: [
      'You turned the king of clubs: one point for the dealer at once, three to nothing (E-5).',
      'Elder proposes. You hold one trump and one king, so you too want other cards.',
    ],
    task: 'Accept.',
    wrong: {
      refuse:
        'You may refuse: then the cards are played as they are. But whoever refuses the first proposal is vulnerable, and pays two points if he loses (E-15). Accept.',
    },
  },
  dealerDiscards: {
    title: 'The dealer exchanges',
    text: [
      'Elder took two. Now it is your turn; the dealer may also take none, but he never exchanges when elder does not (E-9).',
    ],
    task: 'Keep the ace of clubs and the king of hearts; lay away the other three.',
    wrong: {
      discard: 'That is allowed. But trumps and kings are kept and the rest exchanged: lay away the three others.',
    },
  },
  refuse: {
    title: '“Jouez!”',
    text: [
      'Elder proposes a second time. There has been an exchange, so a refusal makes nobody vulnerable any more. Your hand is fair; do not give him another chance to better his.',
    ],
    task: 'Refuse.',
    wrong: {
      accept: 'You might. But who proposes twice is not content with his hand, and refusing costs nothing now. Refuse.',
    },
  },
  beat: {
    title: 'One must win',
    text: [
      'He leads the 10 of hearts. You hold two hearts, and one of them beats it. Try another card if you like: the table says which rule forbids it, and the number leads into the rule book.',
    ],
    task: 'Beat the 10 with the king of hearts.',
  },
  ownLead: {
    title: 'Your lead',
    text: ['Your trick. Keep the trump for later, and lead from strength.'],
    task: 'Lead the queen of diamonds.',
    wrong: {
      AC: 'Your only trump is worth more when you can trump with it. Lead the queen of diamonds.',
      play: 'You may. But the queen is your best card now: only the king beats her. Lead the queen of diamonds.',
    },
  },
  follow: {
    title: 'One must follow',
    text: [
      'He had the king of diamonds and had to take your queen. Now he leads the queen of spades. You cannot beat her in spades, but you have one, so you must follow; trumping is not allowed (E-21).',
    ],
    task: 'Play the 10 of spades.',
  },
  trump: {
    title: 'One must trump',
    text: [
      'Spades again, and you have none. At whist you might throw what you like: here whoever cannot follow must trump.',
    ],
    task: 'Trump with the ace of clubs.',
  },
  lastLead: {
    title: 'Two tricks each',
    text: ['The last trick decides.'],
    task: 'Lead the 8 of hearts.',
  },
  thirdDeal: {
    title: 'Three to one',
    text: [
      'The 9 of hearts took the last trick, and elder marks one point. It was one and not two because there had been an exchange: had you refused his *first* proposal, it would have cost you two.',
      'Now the other side deals.',
    ],
    task: 'Have the cards dealt.',
  },
  proposeAgain: {
    title: 'Elder again',
    text: [
      'Diamonds are trumps. Two trumps, a king, a jack: not quite enough to play at once. Some hands should always be played without a proposal; the books list them, and the coach knows them (H).',
    ],
    task: 'Propose.',
    wrong: {
      stand:
        'You may, and it might go well. But you would be vulnerable, and the exchange can only better this hand. Propose.',
    },
  },
  refused: {
    title: 'He refuses',
    text: [
      '*Jouez!* He has refused the first proposal: now it is he who is vulnerable. If you make three tricks you mark two points in place of one, and for the vole three (E-25).',
      'He must have something. Lead your king: it will stand, unless he can trump.',
    ],
    task: 'Lead the king of spades.',
    wrong: { play: UNHURRIED },
  },
  drawTrumps: {
    title: 'Drawing his trumps',
    text: ['One trick. Now take his trumps away, highest first.'],
    task: 'Lead the queen of diamonds.',
    wrong: { play: UNHURRIED },
  },
  point: {
    title: 'The third trick',
    text: ['His jack had to follow. One more trick, and the deal is yours.'],
    task: 'Lead the 9 of diamonds.',
    wrong: { play: UNHURRIED },
  },
  vole: {
    title: 'Three tricks',
    text: [
      'He had no trump left. Two points are sure: the point, and one more because he refused. The deal is played to its end, since all five would count three.',
    ],
    task: 'Lead the jack of hearts.',
    wrong: { '8C': 'That comes to the same. Lead the jack: he is the better card.' },
  },
  lastCard: {
    title: 'No vole',
    text: ['The king of hearts had to take the jack.'],
    task: 'Play your last card.',
  },
  end: {
    title: 'The partie is yours',
    text: [
      'Five to one. Here a partie counts three times when the loser has no point, twice when he has one or two, else once (E-29).',
      'That is all there is to know. Whatever is asked of you at the table stands above your cards, F1 opens the rules, and H asks the coach for advice.',
    ],
    task: 'Sit down to a partie of your own.',
  },
}
