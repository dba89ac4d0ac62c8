// The rule book of Hundertspiel in English.
import { type RuleBook, example, rule, table, text } from '../../rule-book.ts'
import { OURS, partly, vienna } from './sources.ts'

export const book: RuleBook = {
  title: 'Hundertspiel',
  subtitle: 'the game of a hundred, Vienna, 1858',
  sources:
    'The paragraphs in the margin are those of the Viennese text of 1858. Where it leaves something open the margin says that the decision is ours.',
  chapters: [
    {
      title: 'The game in one minute',
      blocks: [
        text(
          'Four play with 36 cards, two against two, partners opposite each other. Everybody has nine cards, and one suit is trumps. Tricks are not counted but what is caught in them: an ace 6 points, a king 5, a Cavall 4, a Bube 3, and the last trick 6. That makes 78 points in a deal.',
        ),
        text(
          'On a plain suit you may play whatever you like, a trump too. Only when trumps are led must you follow, as long as you have one.',
        ),
        text(
          'Three or four of a kind in your hand count if you *announce* them. And the lowest card of every suit, the 6, called the *Do*, is the most precious: a trick won with a Do counts 10. If that is the last trick it is the *Twenty-six*, 20 for the Do and 6 for the trick; the very first trick won with the Do of trumps counts 52.',
        ),
        text(
          'Before the first card is led you may *lay open* a Do, and so undertake to win the last trick with it. If you succeed the opponents pay you markers, if you fail your side pays them; and they may say *Contra*, which doubles the payment.',
        ),
        text(
          'The side that first has 100 points wins the partie: each loser pays one winner a marker, and two if the losers have fewer than 50.',
        ),
      ],
    },
    {
      title: 'Cards, seats and trumps',
      blocks: [
        rule(
          'H-1',
          vienna('8, 15'),
          'Thirty-six cards of the Trappola pack in four suits: Spade (swords), Coppe (cups), Denari (coins) and Bastoni (clubs). From high to low: ace, king, Cavall, Bube (jack), 10, 9, 8, 7, 6. The 6 is called *Do*.',
        ),
        rule(
          'H-2',
          vienna('1, 2, 46'),
          'Four play, partners opposite each other, or three, each alone (H-27); never more, and nobody sits out by turns. For the seats four cards of four suits and four different ranks are laid face down, and each player draws one: the two higher play together against the two lower, and the lowest deals first.',
          'players',
        ),
        rule(
          'H-3',
          partly(vienna('3')),
          'Trumps. Either each player keeps, for the whole sitting, the suit of the card drawn for the seat, and the suit of whoever deals is trumps; or the bottom card after the cut makes trumps, and everybody then knows that the dealer has it. Three players without scat agree on one of the two, usually the bottom card; with scat the suit is bid for.',
          'trumpBy',
          'threeTrumpBy',
        ),
      ],
    },
    {
      title: 'The deal',
      blocks: [
        rule(
          'H-4',
          vienna('4, 6'),
          'The right neighbour of the dealer cuts. Nobody may look at the bottom card; whoever does pays the agreed penalty, and the cards are shuffled again. The dealer gives three cards at a time, beginning on the left, until everybody has nine. The deal passes to the left. The player at the dealer’s left is the *forehand*.',
        ),
        rule(
          'H-5',
          vienna('5'),
          'If the dealer exposes a card, the player who is to have it may call for a new deal. If another player exposes one, it must be kept.',
          'irregularities',
        ),
      ],
    },
    {
      title: 'Before the first card: laying and announcing',
      blocks: [
        rule(
          'H-16',
          partly(vienna('8, 12, 14')),
          'Before the first card is led a player may lay a Do open on the table, and so undertakes to win the last trick with it, the *Twenty-six*. Whoever lays open two undertakes the *Fifty-two*: both of the last two tricks, each with one of these Dos. Forehand lays one, or asks whether anything is laid, or goes on without asking. If forehand asks, the others may lay, in order. If not, the opponents may still lay until the first trick is made, in turn or not, but forehand’s partner may not. One game is laid in a deal, the first.',
        ),
        rule(
          'H-17',
          vienna('13'),
          'The other side may at once say *Contra*: they think it will fail. They need show no card.',
        ),
        rule(
          'H-10',
          partly(vienna('9, 17')),
          'Three or four of a kind in one hand count; whoever holds four announces four. Kings, Cavalls, Buben and Dos are announced before the first card is played, in turn from forehand, after laying and Contra. Aces may wait: they may also be announced on your turn to play, as long as no ace of yours has won a trick. An ace that you threw away and that won nothing still counts; with the option *Aces thrown away* set to *lost* you must still hold all the aces you announce. All announcements of both sides count side by side.',
          'thrownAces',
        ),
        table(
          'What the cards count',
          ['card', 'caught in a trick', 'three announced', 'four announced'],
          ['ace', '6', '30', '40'],
          ['king', '5', '6', '12'],
          ['Cavall', '4', '6', '12'],
          ['Bube', '3', '6', '12'],
          ['10, 9, 8, 7', '–', '–', '–'],
          ['Do', '–', '10', '20'],
          ['last trick', '6', '', ''],
        ),
        rule(
          'H-11',
          partly(vienna('10')),
          'Three of a kind have been announced: on a turn to play the other side may demand the missing suit. The announcer names it when the trick on the table is complete.',
        ),
        rule(
          'H-12',
          partly(vienna('11')),
          'With irregularities you may announce more than you hold. An opponent may doubt it on a turn to play or when the deal is over, and then the cards are shown. What was false is struck off, and the announcer pays each opponent one marker, or two if so agreed. If the announcer’s side reached 100 with it alone, it has declared out wrongly and lost the partie (H-20). A doubt that was wrong costs nothing. Once the cards are dealt afresh nothing more is said.',
          'irregularities',
          'falseAnnouncementPenalty',
        ),
      ],
    },
    {
      title: 'Play',
      blocks: [
        rule(
          'H-6',
          partly(vienna('6, 7')),
          'Forehand leads to the first trick, then always the winner of the last one. A card that has been played is not taken back; a table may allow it until it is answered.',
          'takeBack',
        ),
        rule(
          'H-7',
          vienna('33'),
          'A plain suit need not be followed: throw or trump as you like. When trumps are led you must play a trump as long as you have one; it need not be a higher one.',
        ),
        rule(
          'H-8',
          partly(vienna('33, 34')),
          'The highest trump wins the trick; without a trump, the highest card of the suit that was led.',
        ),
        rule(
          'H-9',
          vienna('16, 22'),
          'What a side catches counts for it: ace 6, king 5, Cavall 4, Bube 3, which is 72 in all, and the last trick 6, which makes 78. A trick counts only when all have played to it.',
        ),
      ],
    },
    {
      title: 'The Dos',
      blocks: [
        text(
          'A Do wins a trick when it is a trump and nobody plays a higher one, or when it is led and nobody plays its suit or a trump: so mostly at the very end, when the others have run out.',
        ),
        rule(
          'H-13',
          partly(vienna('18')),
          'The first trick of the deal won with the Do of trumps counts 52 points, and besides whatever was caught in it, or 52 in all if so agreed. These 52 take the place of the 10 of H-14. The Fifty-two that is laid (H-16) is never this one: with its Do open on the table it could not be made.',
          'firstDo',
        ),
        rule(
          'H-14',
          vienna('19'),
          'Every other trick but the last won with a Do counts 10. The last trick won with a Do counts 20, and with the 6 for the last trick that is the Twenty-six, whether it was laid open or not.',
        ),
        rule(
          'H-15',
          partly(vienna('20, 21')),
          'One player wins the last two tricks, each with a Do: 52 in all, the last trick included. The last three: 72. A fourth Do adds its 10. What has been marked for a Do before is part of it: 36 more make 10 and the 6 of the last trick 52.',
        ),
        table(
          'Tricks won with a Do',
          ['which', 'points'],
          ['the first trick, with the Do of trumps', '52'],
          ['any other trick before the last', '10'],
          ['the last trick: Twenty-six', '20 + 6 = 26'],
          ['the last two, by one player: Fifty-two', '52 with the last trick'],
          ['the last three, by one player', '72 with the last trick'],
          ['the last four, by one player', '82 with the last trick'],
        ),
        example(
          'The Do of trumps in the first trick',
          'A and C play against B and D; Bastoni is trumps, and D has dealt. A leads the ace of Coppe, B throws the Bube of Coppe, C the 9.',
          'D is the last to play and takes the trick with the Do of Bastoni.',
          'B and D write 52 for the Do and 9 for ace and Bube: 61 points in one trick. Had C put up a trump (HA-3), D could not have done it.',
        ),
      ],
    },
    {
      title: 'What a laid Do pays',
      blocks: [
        rule(
          'H-18',
          partly(vienna('23–25')),
          'A laid Twenty-six that is made counts its ordinary points, and besides each player of the losing side pays two markers to one of the winners. If it fails the side that laid pays the same, and the laid Dos count nothing in the last two tricks; the last trick keeps its 6. If so agreed the others, each side of them, also write its 26 or 52 points. A laid Fifty-two is paid with four. Contra doubles the markers.',
          'failedGame',
        ),
        table(
          'Markers that each loser pays to one winner',
          ['laid open', 'plain', 'with Contra'],
          ['Twenty-six', '2', '4'],
          ['Fifty-two', '4', '8'],
        ),
        example(
          'A laid Twenty-six is made',
          'A and C have 30 points. Bastoni is trumps; A, who leads, lays open the Do of Bastoni. Nobody says Contra.',
          'A leads trumps until the others have none. In eight tricks A and C catch figures worth 41 points, B and D the other 31.',
          'To the ninth trick A leads the Do. Nobody can beat it: 20 for the Do, 6 for the last trick.',
          'A and C now have 30 + 41 + 26 = 97 points. Besides, B pays C two markers, and D pays A two.',
        ),
        example(
          'The same fails, with Contra',
          'A lays open the Do of Bastoni as before, but B says Contra: B knows that the two of them have many trumps.',
          'D keeps the 7 of Bastoni to the end and takes A’s Do with it in the last trick.',
          'A and C get no points for the Do, and the 6 for the last trick go to B and D.',
          'Two markers doubled make four: A pays B four, and C pays D four.',
        ),
      ],
    },
    {
      title: 'The partie',
      blocks: [
        rule(
          'H-19',
          vienna('26–28'),
          'There is one account for each side. The side that first has 100 points wins: each of its players gets one marker, the agreed stake, from one of the losers. If the losers have fewer than 50 they are in the *Matsch* and pay two each.',
        ),
        rule(
          'H-20',
          partly(vienna('29, 30')),
          'A side ends the partie by *declaring out*. The table says it for the side that first reaches 100. If you agree to say it yourselves, you do so on your turn to play or when asked after the last trick, and a side of 100 that has not said so plays on. A side that says so wrongly loses the partie: each of its players pays one marker, or two if it has fewer than 50 itself; of three players the one who said so pays both others, and the better of them has won. If both have 100 and neither has said so, the side in forehand in that deal wins; if one has said so, that one.',
          'declareOut',
        ),
        rule(
          'H-21',
          partly(vienna('31')),
          '*Old and new*: if a side had between 90 and 99 when the deal began and the partie is decided in it, the deal is played on, and what follows counts for the next partie. If a Twenty-six or Fifty-two was laid, or with scat, the deal is always played to its end for its markers, but nothing more is counted. In all other cases it stops at 100. No more than 99 points are taken over.',
          'oldAndNew',
        ),
        table(
          'Markers at the end of a partie, from each loser to one winner',
          ['', 'losers with 50 or more', 'losers under 50'],
          ['100 points reached', '1', '2'],
          ['declared out wrongly', '1', '2'],
        ),
        rule(
          'H-22',
          partly(vienna('51')),
          'How many rounds you play is agreed at the beginning; a round is over when everybody has dealt once. Otherwise any player may announce the last three rounds on a turn to announce: three whole rounds follow the present deal. A player who is winning does so only for urgent reasons. A partie that is being played at the end is played out.',
          'rounds',
        ),
      ],
    },
    {
      title: 'With scat, four players',
      blocks: [
        text(
          'In this variant someone always plays a Twenty-six, and its suit is trumps: bid from the hand, or with the *scat*, four cards set apart, which a player buys.',
        ),
        rule(
          'H-23',
          vienna('39'),
          'After the cut, or a knock instead of it, the dealer first sets four cards apart, face down, the scat. Then everybody is given two at a time, until all have eight.',
          'scat',
        ),
        rule(
          'H-24',
          partly(vienna('40, 43')),
          'In turn from forehand each may bid a Twenty-six in a suit whose Do they hold, and then lays that Do open. A higher suit outbids a lower one, the partner’s too: usually Spade lowest, then Denari, Coppe and Bastoni, but a table may agree on another order. A player who does not bid says *weiter*, “pass”, and has no further say.',
          'suitOrder',
        ),
        rule(
          'H-25',
          partly(vienna('41, 43')),
          'If all pass, forehand and then each in order may buy the scat. The buyer takes up the four cards, discards any four but kings and aces, and names the suit of a Do in hand, to play the Twenty-six with it. A buyer without any Do names any suit, and cannot make it. If nobody buys the cards are thrown in and the next player deals.',
        ),
        rule(
          'H-26',
          vienna('43–45'),
          'The suit that was bid or named is trumps. The bidder or buyer and their partner play the Twenty-six against the other two. The points of the scat, whether it was left or discarded, count for their side. It is paid by suit in place of the two markers of H-18, and Contra doubles that.',
          'suitPayment',
        ),
        table(
          'Rank and payment of the suits, from each loser to one winner',
          ['suit', 'markers', 'with Contra'],
          ['Spade', '1', '2'],
          ['Denari', '2', '4'],
          ['Coppe', '3', '6'],
          ['Bastoni', '4', '8'],
        ),
      ],
    },
    {
      title: 'Three players',
      blocks: [
        rule(
          'H-27',
          vienna('47, 48'),
          'Each plays alone. At the dealer’s left sits the forehand, on the right the middle hand; the dealer plays last. Without scat everybody has twelve cards, given six at a time. With scat three cards are set apart and everybody has eleven, given as six and five; the buyer discards three, neither kings nor aces.',
          'players',
        ),
        rule(
          'H-28',
          partly(vienna('47, 49')),
          'Against the one who plays a Twenty-six the other two are opponents together, but each counts their own tricks, and pays and is paid alone. Contra said by either binds both. The first to have 100 is paid by both, each by their own score: two markers from whoever has fewer than 50.',
        ),
        rule('H-29', vienna('50'), 'Everything else is as with four players.'),
      ],
    },
    {
      title: 'Giving up',
      blocks: [
        rule(
          'G-1',
          OURS,
          'Any player may give up a deal for their side. All cards not yet taken and the last trick go to the other side; no Dos are counted in them. A laid game of that side is lost; one of the other side is made, with its markers but without the points of its Dos; the points of the scat go to the side of the bidder or buyer. A buyer who has not yet named a suit pays two markers. Of three players the other two share the points by halves, and whoever gives up against a laid game pays for both opponents.',
        ),
        rule(
          'G-2',
          OURS,
          'Any player may give up the partie for their side. The deal is given up by G-1, and then that side has lost the partie and pays as by H-20.',
        ),
      ],
    },
    {
      title: 'Advice',
      blocks: [
        rule(
          'HA-1',
          vienna('32'),
          'Guard your Dos: without them there is no Twenty-six and no Fifty-two.',
        ),
        rule(
          'HA-2',
          vienna('34'),
          'Do not spend trumps on empty cards. Take figures with them, and overtrump who trumped before you.',
        ),
        rule(
          'HA-3',
          vienna('35'),
          'In the first trick the last player but one should put up a trump if there is none in it yet: else the dealer may make 52 with the Do of trumps.',
        ),
        rule('HA-4', vienna('36'), 'There are nine cards in every suit: count them.'),
        rule(
          'HA-5',
          vienna('37'),
          'Leading trumps helps or ruins you, as the rest of them lie. If they lie together in one opponent’s hand, an untimely lead loses the safest game.',
        ),
        rule(
          'HA-6',
          vienna('38'),
          'If your hand is bad and your partner’s good, stay passive: throw off, and spoil nothing. If the opponents are strong, weaken them, and try to have your partner or yourself play last to the next trick.',
        ),
        rule(
          'HA-7',
          vienna('42, 43'),
          'If you buy the scat, make yourself void in one suit, or better in two, so as to trump their figures; and prefer one of the two dearer suits.',
        ),
        rule(
          'HA-8',
          vienna('49'),
          'With three players gains and losses are larger, and your mistakes are your own: there is no partner to mend them.',
        ),
      ],
    },
  ],
}
