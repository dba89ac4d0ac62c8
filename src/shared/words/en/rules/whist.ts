// The rule book of Whist in English.
import { type RuleBook, example, rule, table, text } from '../../rule-book.ts'
import { OURS, partly } from './sources.ts'

/** What short and long whist follow. */
const CLUBS = 'the laws of the London clubs, 1864'

export const book: RuleBook = {
  title: 'Whist',
  subtitle: 'four players in two partnerships, the best of three games',
  sources:
    'The rules come from a German text, *Kartenspiele für Erwachsene* (card games for adults), which the margin calls E. Where it leaves something open the margin says that the decision is ours. Short and long whist are counted by the laws of the London clubs of 1864.',
  chapters: [
    {
      title: 'The game in one minute',
      blocks: [
        text(
          'Four play with 52 cards, partners opposite each other, thirteen cards each. The last card dealt is turned, and its suit is trumps. You must follow suit; if you cannot you may trump or throw any card.',
        ),
        text(
          'A side’s first six tricks are its *book* and count nothing; each one above it counts two points. The first side with ten points wins the game, the first with two games the rubber. Slams and honours are bonus points: they do not help towards the ten, but count in the account at the end.',
        ),
      ],
    },
    {
      title: 'Cards and partners',
      blocks: [
        rule(
          'W-1',
          'E',
          'Fifty-two cards, from high to low: ace, king, queen, jack, 10 down to 2. Four players, partners facing each other.',
        ),
        rule(
          'W-2',
          partly('E'),
          'Everybody draws a card. The two highest play against the two lowest, and the lowest deals first; with any two equal all draw again. Partners are drawn again for each rubber; or all keep their seats, and only the deal is drawn for.',
          'partners',
        ),
        rule(
          'W-3',
          partly('E'),
          'The cards are dealt one by one, beginning at the dealer’s left. The dealer’s last one is turned: its suit is trumps. It lies open until the first lead, then the dealer takes it up. The deal passes to the left, from one game to the next too.',
        ),
      ],
    },
    {
      title: 'Play',
      blocks: [
        rule(
          'W-4',
          'E',
          'The player at the dealer’s left, *elder*, leads to the first trick, then always the winner of the last one. Suit must be followed; whoever cannot may trump or play any card. The highest trump takes the trick, or without a trump the highest card of the suit led.',
        ),
        rule(
          'W-12',
          OURS,
          'Cards that do not follow are refused. If *revokes* are played, any card may be played, and either opponent may claim a revoke from the first complete trick until the deal is scored. For each revoke three tricks pass to the other side; they make no slam. A player who claims where there is nothing may not claim again in that deal.',
          'irregularities',
        ),
      ],
    },
    {
      title: 'Points',
      blocks: [
        rule(
          'W-5',
          'E',
          'The first six tricks of a side are the book; each one above it counts two points.',
        ),
        rule(
          'W-6',
          partly('E'),
          'The first side with ten points from tricks wins the game, in as many deals as it takes.',
        ),
        rule(
          'W-7',
          'E',
          'Small slam, twelve tricks: 30 bonus points. Grand slam, all thirteen: 50.',
        ),
        rule(
          'W-8',
          partly('E'),
          'Honours are ace, king, queen, jack and 10 of trumps in the two hands of a side, as they were dealt. Three count 2 bonus points, four 3, five 6, in every deal.',
        ),
        rule('W-9', 'E', 'Bonus points never count towards the ten of a game.'),
        table(
          'What counts',
          ['for', 'points', 'towards the ten'],
          ['each trick above six', '2', 'yes'],
          ['three honours', '2', 'no'],
          ['four honours', '3', 'no'],
          ['five honours', '6', 'no'],
          ['small slam', '30', 'no'],
          ['grand slam', '50', 'no'],
        ),
        example(
          'A deal',
          'North and South make ten tricks and hold ace, king, queen and 10 of trumps between them.',
          'Four tricks above the book: 8 points. Two more and the game is theirs.',
          'Four honours: 3 bonus points, for the account of the rubber.',
        ),
      ],
    },
    {
      title: 'The rubber',
      blocks: [
        rule(
          'W-10',
          partly('E'),
          'The first side to win two games wins the rubber. When a game ends the losers’ points from tricks lapse; the winners take what exceeds ten into the next game, eight at most. Partners stay together for the rubber.',
        ),
        rule(
          'W-11',
          partly('E'),
          'At the end each game won counts 50 and the rubber 70; besides, each side has its slams, its honours, and its points from tricks as far as they have not lapsed; points taken over count once. The difference is paid in counters.',
        ),
        example(
          'An account',
          'North and South have won two games, East and West one. North and South: 100 for the games, 70 for the rubber, 22 for tricks and 5 for honours: 197.',
          'East and West: 50 for their game, 2 for honours, and of the 12 for its tricks 10: the other two went into the next game, which they lost. 62 in all.',
          'North and South are paid the difference, 135 counters.',
        ),
      ],
    },
    {
      title: 'The counts of the English clubs',
      blocks: [
        rule(
          'W-14',
          CLUBS,
          'In *short whist* a game is five points, in *long whist* ten. Each trick above the book counts one point; slams have no bonus.',
          'count',
        ),
        rule(
          'W-15',
          CLUBS,
          'Honours are ace, king, queen and jack of trumps as a side was dealt them. All four count four points, three count two, two nothing. They are counted after the tricks.',
        ),
        rule(
          'W-16',
          CLUBS,
          'A side that was at four (short) or nine (long) when the deal began cannot count honours.',
        ),
        rule(
          'W-17',
          partly(CLUBS),
          'Revokes are counted first, then tricks, then honours. The game is over as soon as a side has reached its number; what exceeds it is lost.',
        ),
        rule(
          'W-18',
          CLUBS,
          'Short: a game is worth three points (a *treble*) against nothing, two (a *double*) against one or two, one (a *single*) against three or four. Long: two against fewer than five, else one.',
        ),
        rule(
          'W-19',
          CLUBS,
          'The side with two games wins the rubber, and two points for it. What the game of the losers was worth is taken off. Two trebles and the rubber, eight points against nothing, are a *bumper*.',
          'stake',
        ),
        rule(
          'W-20',
          partly(CLUBS),
          'With *revokes*: who has claimed one rightly chooses after the deal: three tricks, three points off the score of the other side, or three points onto their own. The revokers cannot win the game in that deal. A revoke may be mended until the next lead: the card goes back to the hand, with those played after it; all have seen them.',
          'irregularities',
        ),
        rule(
          'W-21',
          partly(CLUBS),
          'In drawing the ace is the lowest card. The two highest play the two lowest; the lowest deals and has the choice of seats: the highest sits at the left.',
          'partners',
        ),
        example(
          'A rubber of short',
          'North and South win the first game 5–4, East and West the second 5–1, North and South the third 5–0.',
          'North and South: 1 for the single, 3 for the treble and 2 for the rubber: 6.',
          'East and West: 2 for their double. The balance is 4 points.',
        ),
      ],
    },
    {
      title: 'Giving up',
      blocks: [
        rule(
          'G-1',
          OURS,
          'Any player may give up a deal for their side. All tricks not yet taken go to the other side; they make no slam.',
        ),
        rule(
          'G-2',
          OURS,
          'Any player may give up the game for their side. The deal is given up by G-1; then the other side marks what it is still missing to ten. The rubber goes on unless it is decided.',
        ),
      ],
    },
    {
      title: 'Advice',
      blocks: [
        rule(
          'W-13',
          'E',
          'Watch every card that falls, and know which is the best left of each suit. When your partner leads that one neither overtake nor trump it, but throw away something useless.',
        ),
      ],
    },
  ],
}
