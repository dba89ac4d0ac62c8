// The rule book of Écarté in English.
import { type RuleBook, example, rule, table, text } from '../../rule-book.ts'
import { evenings } from './evenings.ts'
import { OURS, partly } from './sources.ts'

export const book: RuleBook = {
  title: 'Écarté',
  isSolved: true,
  subtitle: 'five cards each, and the question whether to exchange them',
  sources:
    'The rules come from three German texts, which the margin names by a letter: A a book of rules (*Spielregeln*), B an encyclopaedia (*Lexikon*), C a guide (*Anleitung*). Where they disagree the table agrees on one; where they leave something open the margin says that the decision is ours.',
  chapters: [
    {
      title: 'The game in one minute',
      blocks: [
        text(
          'Two play with 32 cards, five each, to five points. The eleventh card is turned and makes trumps. The *king* is the highest card, and the ace stands below the jack.',
        ),
        text(
          'Before play the player who does not deal, *elder*, may propose to exchange cards; the dealer accepts, and both discard what they like and draw as many, or refuses, and the cards are played. So it goes on as long as both like.',
        ),
        text(
          'In play you must beat the card led if you can, in its own suit; else follow suit; else trump. Three or four tricks count one point, all five, the *vole*, two. Whoever prevented the first exchange and loses pays for it with one point more. The king of trumps counts one point for whoever announces it or turns it up.',
        ),
      ],
    },
    {
      title: 'Cards and the deal',
      blocks: [
        rule(
          'E-1',
          'A B C',
          'Thirty-two cards, from high to low: king, queen, jack, ace, 10, 9, 8, 7.',
        ),
        rule('E-2', 'A', 'Two packs with different backs are used in turn, one for each deal.'),
        rule(
          'E-3',
          partly('A B'),
          'Before a partie each draws a card, and the higher deals first. With equal ranks both draw again.',
        ),
        rule(
          'E-4',
          'A',
          'The dealer shuffles and elder cuts. Each gets five cards, elder first, in packets the dealer chooses: five at once, two and three, three and two, or one by one.',
        ),
        rule(
          'E-5',
          'A B C',
          'The eleventh card is turned, the *turn-up*: its suit is trumps. If it is a king the dealer marks one point at once.',
        ),
        rule(
          'E-6',
          'B',
          'The deal passes to the other player after every deal, unless a banker deals throughout (S-3).',
          'deals',
        ),
      ],
    },
    {
      title: 'The exchange',
      blocks: [
        rule(
          'E-7',
          'A B C',
          'Elder either plays or proposes an exchange. The dealer accepts, or refuses: *Jouez*.',
        ),
        rule(
          'E-8',
          partly('A'),
          'When a proposal is accepted elder says how many cards to draw and discards as many, then the dealer does the same; then both draw from the talon, elder first. The numbers are public, the cards stay hidden.',
        ),
        rule(
          'E-9',
          'A C',
          'The dealer never exchanges alone, except when elder took none (E-10). A dealer who has accepted may take none.',
        ),
        rule(
          'E-10',
          partly('C'),
          'Elder discards at least one card; or, if so agreed, none. An exchange in which neither takes a card is the last.',
          'elderMinimumDiscard',
        ),
        rule(
          'E-11',
          'A B C',
          'After every exchange elder again plays or proposes, until one of the two insists on play or the talon is empty.',
        ),
        rule(
          'E-12',
          'B C',
          'Elder may take all that is left in the talon, the dealer what is then left. The turn-up is never drawn.',
        ),
        rule('E-13', 'B C', 'With the talon empty elder must lead.'),
        rule(
          'E-14',
          partly('A'),
          'A proposal, an acceptance and a refusal cannot be taken back; a table may allow it until they are answered.',
          'takeBack',
        ),
        rule(
          'E-15',
          'A B C',
          'Whoever prevents the first exchange is *vulnerable*: elder by playing without a proposal, the dealer by refusing the first one. After one exchange nobody becomes vulnerable any more.',
        ),
      ],
    },
    {
      title: 'The king of trumps',
      blocks: [
        rule(
          'E-16',
          'A B C',
          'Whoever holds the king of trumps may announce it and marks one point; nobody has to. It is only said, or shown if so agreed.',
          'kingShown',
        ),
        rule(
          'E-17',
          'A B C',
          'Elder announces it before the first lead. The dealer may as soon as the exchange is over, and must before playing a card. After that it is too late.',
        ),
        rule(
          'E-18',
          'B',
          'If so agreed, a player who has four points may announce the king as soon as trumps are known, even out of turn. The partie ends.',
          'kingAtFour',
        ),
        rule('E-19', 'B C', 'The point that reaches five ends the partie at once.'),
      ],
    },
    {
      title: 'Play',
      blocks: [
        rule(
          'E-20',
          'A B C',
          'Elder leads to the first trick, then always the winner of the last one.',
        ),
        rule(
          'E-21',
          'A B C',
          'Whoever follows must do the first of these that is possible: beat the card in its own suit; follow suit with a lower card; trump; play any card.',
        ),
        rule(
          'E-22',
          'C',
          'The trick goes to the higher trump, or without a trump to the higher card of the suit led.',
        ),
        rule(
          'E-23',
          'B C',
          'The leader names the suit led. Tricks won are laid crosswise, to be counted at a glance.',
        ),
      ],
    },
    {
      title: 'Points',
      blocks: [
        rule('E-24', 'A B C', 'Three or four tricks count one point, all five, the vole, two.'),
        rule(
          'E-25',
          'A B C',
          'One point more if the loser of the deal was vulnerable. Against a vulnerable player the vole counts three, or, in the London clubs, two.',
          'vulnerableVole',
        ),
        rule('E-26', 'A B', 'A vulnerable player who wins the deal gets nothing extra.'),
        table(
          'Points of a deal',
          ['tricks', 'plain', 'loser vulnerable'],
          ['three or four', '1', '2'],
          ['five, the vole', '2', '3 (or 2)'],
          ['king announced or turned up', '+ 1', '+ 1'],
        ),
        rule(
          'E-27',
          'A B',
          'In one deal a player marks three points at most, or four, or without limit, as agreed. What exceeds it is lost.',
          'dealCap',
        ),
        example(
          'The most in one deal',
          'The dealer has refused the first proposal. Elder announces the king and makes all five tricks.',
          'That would be 1 for the king, 2 for the vole and 1 for the vulnerable dealer: 4.',
          'Where three are the most, elder marks three, and the fourth is lost.',
        ),
        rule(
          'E-28',
          partly('A B'),
          'The king is marked when it is announced or turned up, the tricks after the fifth. If the players mark for themselves, what is not marked when the next trump is turned is lost.',
          'marks',
        ),
        rule(
          'E-29',
          'A B',
          'The value of a partie: always once; or twice if the loser has marked no point, *matsch*; or graded: three times if they have marked none, twice with one or two, once with three or four. A point that was lost again was marked.',
          'partieValue',
          'lostPoints',
        ),
        rule(
          'E-30',
          'A B',
          'Everybody has four or five markers on the right; for each point one is moved to the left.',
          'markers',
        ),
      ],
    },
    {
      title: 'Giving up',
      blocks: [
        rule(
          'G-1',
          OURS,
          'Either player may give up a deal. All tricks not yet won go to the other and are marked by E-24 to E-28.',
        ),
        rule(
          'G-2',
          OURS,
          'Either player may give up the partie. The deal is given up by G-1; then the other marks what is missing to five.',
        ),
      ],
    },
    {
      title: 'Hands that stand: jeux de règle',
      blocks: [
        text(
          'With one of these hands elder should play without proposing, and the dealer should refuse. Named cards are the least that is needed.',
        ),
        rule('J-a', 'B', 'Three trumps.'),
        rule(
          'J-b',
          partly('B'),
          'Two trumps, and besides three cards of one suit; or two of one suit with its king or queen; or two of one suit, jack and ace, and a jack of another.',
        ),
        rule(
          'J-c',
          partly('B'),
          'One trump, and besides four of one suit with its king; or three of one suit with its queen, and a king of another; or two of one suit and the kings of the two others.',
        ),
        rule(
          'J-d',
          partly('B'),
          'No trump, but two kings and two of the third suit with its queen; or four court cards, two of them queens or kings.',
        ),
      ],
    },
    {
      title: 'Advice',
      blocks: [
        rule(
          'L-0',
          'A',
          'Count before and after the exchange: with three tricks in sight play, or refuse.',
        ),
        rule(
          'L-1',
          'A',
          'A high trump, and a king with three of its suit beside it: lead the trump.',
        ),
        rule(
          'L-2',
          'A',
          'A small trump, a king with two beside it and one small card of another suit: lead the king; later, in again with the trump, go on with the king’s suit.',
        ),
        rule(
          'L-3',
          'A',
          'One trump, a bare king, and queen, jack and ace or ten of another plain suit: lead the queen.',
        ),
        rule('L-4', 'A', 'Two trumps and three of a plain suit: lead the plain suit.'),
        rule(
          'L-5',
          'A',
          'Two trumps, jack and ace of one suit and the jack of another: lead the guarded jack, and trumps if it wins.',
        ),
        rule('L-6', 'A', 'Of three trumps in unbroken sequence lead the lowest.'),
        rule(
          'L-7',
          'A',
          'A bare king in one suit and a guarded king or queen in another: lead the guarded one itself.',
        ),
        rule(
          'L-8',
          'A',
          'Two tricks made, and the queen of trumps with two small trumps: lead a small one.',
        ),
        rule(
          'L-9',
          'A',
          'It can pay to keep silent about the king: with three points, against a vulnerable opponent, three tricks bring the two that are missing anyway.',
        ),
        rule(
          'L-10',
          'A',
          'To take fewer than three cards is seldom good: one cannot hope for two good ones.',
        ),
        rule(
          'L-11',
          'C',
          'To propose and take none, where E-10 allows it, avoids being vulnerable but lets the opponent improve too.',
        ),
      ],
    },
    {
      title: 'Irregularities',
      blocks: [
        text(
          'Only where they are agreed. Whoever is entitled to something is offered it; nothing is done unasked.',
        ),
        rule(
          'E-31',
          partly('A'),
          'More than one card is turned for trumps: elder calls for a new deal, or has the surplus pushed back into the talon.',
          'irregularities',
          'slipRate',
        ),
        rule(
          'E-32',
          partly('A'),
          'A card lies face up in the talon and is met in drawing: whoever is due to get it takes it, or throws it away and takes the next.',
        ),
        rule(
          'E-33',
          partly('A'),
          'A player who by their own fault exposes a card due to them must keep it.',
        ),
        rule(
          'E-34',
          partly('A'),
          'A wrong number of cards was dealt and nobody has looked, or was given in the exchange: it is put right from the top of the talon, or by drawing the surplus unseen.',
        ),
        rule(
          'E-35',
          partly('A'),
          'Elder has looked, and the number is wrong: elder must exchange so as to end with five, and the dealer cannot refuse.',
        ),
        rule(
          'E-36',
          partly('A'),
          'Only the dealer’s number is wrong: elder calls for a new deal, or has it put right.',
        ),
        rule(
          'E-37',
          partly('A'),
          'A player who goes into play with more than five cards loses one point and may not mark the king; the surplus is drawn unseen. With fewer than five, the tricks that cannot be played count for the opponent.',
        ),
        rule(
          'E-38',
          partly('A'),
          'The wrong player dealt. Before the turn-up the right one deals again; before the first lead the cards are set aside for the next deal, and the right one deals the other pack; after it the deal stands.',
        ),
        rule(
          'E-39',
          partly('A'),
          'The king is announced by a player who does not hold it: no point, and the opponent may take back the card just played.',
        ),
        rule(
          'E-40',
          partly('B'),
          'A *revoke* (renonce), breaking E-21 although able to obey it, may be claimed until the tricks are marked. The cards go back, the offender’s hand is laid open, elder leads again; the offender marks for tricks only by making all five, and then one point.',
        ),
      ],
    },
    evenings,
  ],
}
