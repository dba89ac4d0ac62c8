// The rule book of Scotch Whist in English.
import { type RuleBook, example, rule, table, text } from '../../rule-book.ts'
import { OURS, partly } from './sources.ts'

export const book: RuleBook = {
  title: 'Scotch Whist',
  subtitle: 'Catch the Ten: 36 cards for two, or four in partnerships, to 41 points',
  sources:
    'The rules come from a German text, *Kartenspiele für Erwachsene* (card games for adults), which the margin calls E. Where it leaves something open the margin says that the decision is ours.',
  chapters: [
    {
      title: 'The game in one minute',
      blocks: [
        text(
          'Two play with 36 cards, eighteen each, or four in partnerships with nine each. The dealer’s last card is turned, and its suit is trumps. You must follow suit; if you cannot you may trump or throw any card.',
        ),
        text(
          'What counts is catching the high trumps: the jack 11, the *ten* 10, ace 4, king 3, queen 2; and one point for every card a side takes above its own eighteen. The first side with 41 points wins.',
        ),
      ],
    },
    {
      title: 'Cards and the deal',
      blocks: [
        rule(
          'SW-1',
          partly('E'),
          'Thirty-six cards, without the 2 to 5. They are dealt singly, eighteen to each of two players, and the dealer’s last one is turned: its suit is trumps. It lies open until the first lead; elder, who does not deal, leads. Whoever draws the lowest card deals first; if any two are equal all draw again. The eighteen may also be played as three hands of six in turn; then the turned card is the last of the dealer’s third.',
          'hands',
        ),
        rule(
          'SW-2',
          'E',
          'From high to low, in trumps: jack, ace, king, queen, 10, 9, 8, 7, 6; in the other suits: ace, king, queen, jack, 10, 9, 8, 7, 6.',
        ),
      ],
    },
    {
      title: 'Play',
      blocks: [
        rule(
          'SW-3',
          'E',
          'Suit must be followed; whoever cannot may trump or play any card. The higher trump takes the trick, or without a trump the higher card of the suit led. The winner of a trick leads to the next.',
        ),
        rule(
          'W-12',
          OURS,
          'Cards that do not follow are refused. If *revokes* are played, any card may be played, and an opponent may claim that somebody did not follow in a complete trick although able to. A claim that is right ends the deal: the side of the offender marks nothing, the other counts what it took and every card not yet taken. A player who claims wrongly may not claim again in the deal.',
          'irregularities',
        ),
      ],
    },
    {
      title: 'Points',
      blocks: [
        rule(
          'SW-4',
          partly('E'),
          'Trumps taken in tricks count as in the table. Besides, every card a side takes above eighteen counts one.',
        ),
        table(
          'What counts',
          ['taken', 'points'],
          ['jack of trumps', '11'],
          ['ten of trumps', '10'],
          ['ace of trumps', '4'],
          ['king of trumps', '3'],
          ['queen of trumps', '2'],
          ['each card above eighteen', '1'],
        ),
        example(
          'A deal',
          'You take jack, ten and queen of trumps and 22 cards in all: 11 + 10 + 2 for the trumps and 4 for the cards, 27 points.',
          'The other takes ace and king and 14 cards: 7 points.',
        ),
        rule(
          'SW-5',
          'E',
          'The first side to reach 41 points wins; this is checked after the deal. If both have reached them, the points of that deal are counted in this order, and whoever first arrives at 41 wins: the ten of trumps, the cards, then ace, king, queen and jack of trumps.',
        ),
        rule('SW-6', OURS, 'The deal passes to the left after every deal.'),
      ],
    },
    {
      title: 'Four players',
      blocks: [
        rule(
          'SW-7',
          OURS,
          'Four play in two partnerships, partners facing each other. Nine cards are dealt to each, the player at the dealer’s left leads, and cards count above eighteen for the side; all else is as above.',
          'players',
        ),
      ],
    },
    {
      title: 'Giving up',
      blocks: [
        rule(
          'G-1',
          OURS,
          'Any player may give up a deal for their side. All cards not yet taken go to the other side and are counted by SW-4 and SW-5.',
        ),
        rule(
          'G-2',
          OURS,
          'Any player may give up the partie for their side. The deal is given up by G-1; then the other side marks what it is still missing to 41.',
        ),
      ],
    },
  ],
}
