// Evenings in company, a chapter of the rule book in English.
import { type Chapter, rule, text } from '../../rule-book.ts'
import { partly } from './sources.ts'

export const evenings: Chapter = {
  title: 'Evenings in company',
  blocks: [
    text(
      'Several parties can be strung together to an evening, with stakes in counters. Where a purse is agreed nobody stakes more than is left in it, and whoever has lost it all no longer plays.',
    ),
    rule(
      'S-1',
      partly('A B'),
      'Duel: two play one partie after another. Each costs the loser the agreed stake, as many times as it counts (E-29).',
    ),
    rule(
      'S-2',
      partly('A'),
      'Rotation, two to eight: after each partie, or after an agreed number, the loser gives up the seat to the first who waits and joins the end of the list. After several parties the loser is the one who lost more of them; if equal, the one who lost the last.',
    ),
    rule(
      'S-3',
      partly('B'),
      'Chouette with banker, three to eight. The order is drawn by cards: the highest is the banker, the second the *ponte*, who plays against the banker. The banker puts up the bank, the others stake against it in order; the ponte and the banker put up the stake at least. If more is staked than the bank holds, the banker may raise it, or those who have staked nothing may stake with the banker; else stakes count in order until the bank is covered. If less is staked, the banker may take the excess out. The banker deals throughout, and the others may advise the ponte. A partie counts once.',
    ),
    rule(
      'S-3a',
      'B',
      'The ponte wins and is the new banker; the old one goes to the end, and the first adviser becomes ponte.',
    ),
    rule(
      'S-3b',
      'B',
      'The banker wins and keeps the bank, and takes nothing out. The ponte goes to the end, and the first adviser becomes ponte.',
    ),
    rule(
      'S-3c',
      'B',
      'The banker wins and withdraws, taking what is in the bank. The next after the ponte is the new banker, the one after that ponte; the beaten ponte becomes last but one, the old banker last.',
    ),
    rule(
      'S-4',
      partly('B'),
      'Chouette without banker, three to eight: the winner stays, the loser goes to the end, and the next takes that seat; the deal alternates. Players stake on themselves, those who wait on either side. Both sides must balance: what exceeds the other side does not count, from the end of the list. A partie counts once.',
    ),
    rule(
      'S-5',
      partly('B'),
      'Pool, exactly three: each pays the stake into it. The winner stays, the loser sits out, the third enters. The first to win two parties in a row takes the pool. As agreed, each loser pays one more stake; or nothing more is paid; or only the first two pay, and then each newcomer. A partie counts once.',
    ),
    rule(
      'S-6',
      partly('A'),
      'Whoever is not seated may bet on either player; what both sides hold counts, in the order of the list. Each is asked once before every partie. Onlookers may point out breaches of the rules, but never reveal cards. With irregularities, a person who watches computer players may point out what open cards prove; it counts as a claim of the player entitled to it.',
    ),
    rule(
      'S-7',
      partly('A B'),
      'An evening can be stopped after any partie and continued days later. Given up, it is settled as it stands: the bank goes to the banker, a pool to those who paid it in. The sheet of who owes whom settles it in as few payments as possible.',
    ),
    rule(
      'S-8',
      partly('A B'),
      'Every seat is a person at this computer or a computer player. When several people share the screen, hands are covered until the next one is ready.',
    ),
  ],
}
