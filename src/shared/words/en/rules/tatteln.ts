// The rule book of Tatteln in English.
import { type RuleBook, example, rule, table, text } from '../../rule-book.ts'
import { OURS, partly, vienna } from './sources.ts'

export const book: RuleBook = {
  title: 'Tatteln',
  subtitle: 'between Piquet and Mariage, Vienna, 1858',
  sources:
    'The rules follow the second part of a Viennese text of 1858. Where it leaves something open the margin says that the decision is ours.',
  chapters: [
    {
      title: 'The game in one minute',
      blocks: [
        text(
          'Two play with 32 cards, eight in each hand. The other cards are the talon: after every trick its winner draws one from it, then the loser, and the winner leads again. While the talon lasts you may play any card you like; when it is used up suit must be followed.',
        ),
        text(
          'Card points count, not tricks. The ace takes all others of its suit, and after it comes the *ten*: ace 11, ten 10, king 4, queen 3, jack 2, and the last trick 10. That makes 130 in a deal.',
        ),
        text(
          'The other half of the game is *announcing*. When you are about to lead you may announce three or more cards of a suit in sequence, called *Tattel*, *Quart* and *Fuss*, and three or four of a kind, *Gedritt* and *Geviert*. They count at once, unless your opponent holds something better of that sort at this moment: then yours is void.',
        ),
        text(
          'Play for 500 points. And see to it that you win a trick after the talon is gone, or you are in the *Matsch*: your card points of the deal are lost, and it costs a stake.',
        ),
      ],
    },
    {
      title: 'Cards and agreements',
      blocks: [
        rule(
          'T-1',
          vienna(),
          'Two players and 32 cards, without the 2 to 6. In tricks they rank ace, ten, king, queen, jack, 9, 8, 7. Ace 11, ten 10, king 4, queen 3, jack 2; the last trick 10: 130 points in a deal.',
        ),
        table(
          'The cards in tricks, from high to low',
          ['card', 'points'],
          ['ace', '11'],
          ['ten', '10'],
          ['king', '4'],
          ['queen', '3'],
          ['jack', '2'],
          ['9, 8, 7', '–'],
          ['last trick', '10'],
        ),
        rule(
          'T-2',
          partly(vienna()),
          'What is agreed before play. What is played for: a stake may be worth some counters; when the partie is over the loser pays one, or two if it is written double, and what was won at Matsch and as penalties is settled with it. The partie goes to 500 points, or to another number; or it is of two *Taillen*: each deals once and whoever has more points wins, and if both have the same, two more are played. There are trumps or none. The jack of diamonds may beat everything and count 12 in place of 2; for following it is a diamond like others. Four jacks may double: the partie is written double when its winner has announced four jacks in it and the loser has less than half of the number agreed, or with two Taillen less than half of the winner’s points.',
          'stake',
          'target',
          'trump',
          'diamondJack',
          'fourJacksDouble',
        ),
      ],
    },
    {
      title: 'Deal and talon',
      blocks: [
        rule(
          'T-3',
          partly(vienna()),
          'Each draws a card, and the lower deals first; after equal ranks both draw again. From then on the deal alternates. The other player is *elder*, who gets cards first, eight to each, two at a time, and leads first. With trumps the next card is turned; its suit is trumps, and it lies under the talon as its last card. At the last draw the winner of the trick gets this turn-up and the other the last covered card; it may also be agreed that the winner chooses, or that the turn-up is drawn last. With irregularities a hand may be given a card too many or too few, or cards be turned over: then the same player deals again and, if a penalty was agreed, pays one stake or two.',
          'handSize',
          'turnUpDrawn',
          'irregularities',
          'slipRate',
          'slipPenalty',
        ),
        rule(
          'T-4',
          partly(vienna()),
          'After every trick, while the talon lasts, its winner draws a card and then the loser; the winner leads to the next. Not drawing, drawing out of turn or taking two at once is punished. This happens only with irregularities: it is put right at once, but cards drawn out of turn stay as they were drawn. The other may claim the penalty until they play a card.',
          'irregularities',
          'slipPenalty',
        ),
        rule(
          'T-11',
          partly(vienna()),
          'Whoever has the seven of trumps may *rob* while the talon lasts, that is, exchange it for the turn-up. By the stricter rule the player must be about to lead and have won a trick; else any turn to play will do. It may be agreed that the seven must rob.',
          'rob',
          'sevenMustRob',
        ),
      ],
    },
    {
      title: 'Play',
      blocks: [
        rule(
          'T-5',
          partly(vienna()),
          'The trick goes to the jack of diamonds, if that was agreed; else to the highest trump; else to the highest card of the suit led. Nobody has to beat. While there is a talon you may play any card. After it you must follow suit; who cannot may play any card, a trump too.',
          'trump',
          'diamondJack',
        ),
      ],
    },
    {
      title: 'Announcing',
      blocks: [
        rule(
          'T-6',
          vienna(),
          'In sequences the cards stand in their natural order: ace, king, queen, jack, 10, 9, 8, 7. Three of one suit in sequence are a *Tattel*, four a *Quart*, five a *Fuss*. A Quart holds two Tattel besides, a Fuss three Tattel and two Quarts, and so on.',
        ),
        rule(
          'T-7',
          partly(vienna()),
          'Three of a kind are a *Gedritt*, four a *Geviert*: of aces, kings, queens, jacks or tens. The ten stands below the jack here. Four beat three of whatever rank; else the higher rank is better.',
        ),
        rule(
          'T-8',
          partly(vienna()),
          'You announce when you are about to lead, before you lead, one thing after the other. What you announce is named in full. It is void if your opponent’s hand at this moment holds something better of its sort, even if it has not been announced; the program makes the objection. Of sequences the longer is better, then the one with the higher top card, then the one in trumps; if all is equal neither counts. Whoever has announced the better one, and still holds it, may announce lower ones of that sort under its protection, so the best comes first; the other may not. What was void is not announced again as it is.',
        ),
        rule(
          'T-9',
          partly(vienna()),
          'A sequence that has counted may grow by a card drawn later, if none of its cards has been played: then what the longer one counts more is counted. Once one is played, the rest make no other sequence with new cards either. A Gedritt that becomes a Geviert grows likewise.',
        ),
        rule(
          'T-10',
          OURS,
          'What the announcements count is agreed: the values of Jass, which suit a partie to 500, or those of Piquet, for one to 100. What a sequence holds (T-6) counts besides. With the values of Jass six cards or more count as a Fuss, with all they hold.',
          'values',
        ),
        table(
          'What an announcement counts, and in all with what it holds',
          ['announced', 'cards', 'Jass', 'in all', 'Piquet', 'in all'],
          ['Tattel', '3', '20', '20', '3', '3'],
          ['Quart', '4', '50', '90', '4', '10'],
          ['Fuss', '5', '100', '260', '15', '32'],
          ['six in sequence', '6', '100', '530', '16', '70'],
          ['Gedritt', '3', '20', '20', '3', '3'],
          ['Geviert', '4', '100', '100', '14', '14'],
          ['four jacks', '4', '200', '200', '14', '14'],
        ),
        example(
          'A Tattel grows to a Quart',
          'You hold jack, ten and nine of hearts and are about to lead. You announce a Tattel to the jack. Your opponent has nothing better: 20 points.',
          'You lead another suit, win the trick and draw the queen of hearts.',
          'About to lead again, you announce the Quart to the queen. A new Tattel has come, queen, jack and ten, for 20, and the Quart itself for 50: you write 70 more.',
          'That is 90 in all, as much as a Quart announced at once. Had you played one of the three hearts meanwhile, there would be nothing more to count (T-9).',
        ),
        example(
          'Better and worse',
          'Your opponent announces three queens. You hold three kings: those queens are void.',
          'When you are about to lead you announce your three kings, for 20.',
          'Under their protection your three tens count too, another 20. Four jacks in that hand would have made both void, since four beat three.',
        ),
      ],
    },
    {
      title: 'The account',
      blocks: [
        rule(
          'T-12',
          partly(vienna()),
          '*Matsch*: a player who makes no trick after the talon counts none of their card points in this deal, and pays a stake besides, or two if that was agreed; one may also play without a Matsch. The stake does not count towards the partie. The text speaks of the last nine tricks, and of eight after the talon: with eight cards in the hand it may be agreed that the trick before the last draw saves from the Matsch too. It also says that the game is lost, and not which: it may be agreed that the partie is lost at once. Then the other marks what is missing to the target and to be one point ahead.',
          'matsch',
          'matschTricks',
          'matschLoses',
        ),
        rule(
          'T-13',
          partly(vienna()),
          'Announcements are marked at once when found good, card points after the last trick. A player who reaches the agreed number by an announcement has won at once. Else this is checked after the deal: if both are there the higher wins, and if they are equal another deal is played.',
          'target',
        ),
        table(
          'What is paid',
          ['for', 'stakes'],
          ['the partie', '1'],
          ['the partie written double (T-2)', '2'],
          ['each Matsch', '1 besides, or as agreed'],
          ['a misdeal, a slip in drawing (T-3, T-4)', 'as agreed'],
        ),
        rule(
          'T-14',
          partly(vienna()),
          'The score is chalked as strokes on a figure, each player’s on their own side; the numbers stand beside it. What a stroke on a line is worth is written at the line; below the figure a cross is ten.',
        ),
      ],
    },
    {
      title: 'Giving up',
      blocks: [
        rule(
          'G-1',
          OURS,
          'Either player may give up a deal. All cards not yet taken, and the ten for the last trick, go to the other; it is a Matsch if the player who gives up has made none of the tricks that save from it (T-12).',
        ),
        rule(
          'G-2',
          OURS,
          'Either player may give up the partie. The deal is given up by G-1; then the other marks what is still missing.',
        ),
      ],
    },
    {
      title: 'Advice',
      blocks: [
        rule(
          'TA-1',
          vienna(),
          'Without trumps take the lead as soon as you can, and keep it: it stops your opponent announcing and taking.',
        ),
        rule(
          'TA-2',
          vienna(),
          'With trumps do not squander them on every chance to take a trick, or you end up matsch.',
        ),
        rule(
          'TA-3',
          vienna(),
          'A single ten whose ace your opponent probably has: throw it away before the last tricks, in which it would have to fall to that ace.',
        ),
        rule(
          'TA-4',
          vienna(),
          'Win the trick before the last ones: it gets you the turn-up, and spares you the last card.',
        ),
        rule(
          'TA-5',
          vienna(),
          'Do not spoil good play in the hope of a card that is missing from a sequence: every trick changes the order of drawing.',
        ),
        rule(
          'TA-6',
          vienna(),
          'Without trumps and strong in a suit from the start, lead its ten: the ace is often still in the talon.',
        ),
        rule(
          'TA-7',
          vienna(),
          'Watch the suit your opponent is strong in and count it; keep your own cards of it for the last tricks.',
        ),
        rule(
          'TA-8',
          vienna(),
          'Plan for the last trick: it counts ten even when there is nothing in it.',
        ),
      ],
    },
  ],
}
