// The rule book of New Game in English.
import { type RuleBook, example, rule, table, text } from '../../rule-book.ts'
import { OURS } from './sources.ts'

export const book: RuleBook = {
  title: 'New Game',
  subtitle: 'Four players in two partnerships with 20 cards, to seven points',
  sources: 'All rules of this game are our decision.',
  chapters: [
    {
      title: 'The game in one minute',
      blocks: [
        text(
          'Four play in two partnerships with 20 cards, five each. The dealer’s last card is turned, and its suit is trumps. Each trick a side takes above two is a point; the first side with seven points wins.',
        ),
      ],
    },
    {
      title: 'Cards and the deal',
      blocks: [
        rule(
          'NG-1',
          OURS,
          'Twenty cards: ace, king, queen, jack and 10 of every suit. Partners sit opposite each other. The cards are dealt singly, five to each, and the dealer’s last is turned: its suit is trumps. It lies open until the first lead. The player on the dealer’s left leads.',
        ),
        rule('NG-2', OURS, 'From high to low: ace, king, queen, jack, 10.'),
      ],
    },
    {
      title: 'Play',
      blocks: [
        rule(
          'NG-3',
          OURS,
          'Suit must be followed; a player who cannot may trump or play any card. The highest trump takes the trick, or without a trump the highest card of the suit led. The winner of a trick leads to the next.',
        ),
      ],
    },
    {
      title: 'Points',
      blocks: [
        rule('NG-4', OURS, 'A side marks one point for each trick above two.'),
        table('Points of a deal', ['tricks', 'points'], ['3', '1'], ['4', '2'], ['5', '3']),
        example('A deal', 'Your side takes 4 tricks and marks 2 points.'),
        rule('NG-5', OURS, 'The first side with seven points wins the partie.'),
        rule(
          'NG-6',
          OURS,
          'The lowest card drawn deals first; if any two are equal, all draw again. The deal passes to the left after every deal.',
        ),
      ],
    },
    {
      title: 'Giving up',
      blocks: [
        rule(
          'G-1',
          OURS,
          'Any player may give up a deal for their side. All tricks not yet taken go to the other side.',
        ),
        rule(
          'G-2',
          OURS,
          'Any player may give up the partie for their side. The deal is given up by G-1; then the other side marks what it is still missing to seven.',
        ),
      ],
    },
  ],
}
