// The guided partie of Écarté: three deals, in which everything happens once that a beginner has to
// have seen. Both sides play as the coach would with these cards.
import type { Card } from '../../../../shared/card.ts'
import type { Pair, Side } from '../../../../shared/duel.ts'
import type { EcarteNote } from '../../../../shared/games/ecarte-lesson.ts'
import type { Deal } from '../game.ts'
import { type Lesson, cardAction, seatAction, layOutCards, pupilAction } from '../lesson.ts'
import { ECARTE_PACK } from './state.ts'

/** Builds a deal; `top` are the cards drawn from the talon. */
const buildDeal = (
  dealer: Side,
  turnUp: Card,
  hands: Pair<readonly Card[]>,
  top: readonly Card[],
): Deal =>
  layOutCards(ECARTE_PACK, { dealer, packets: '3+2', turnUp, hands, size: 5, top, apart: true })

const PROPOSE = { do: 'propose' }
const ACCEPT = { do: 'accept' }

export const lesson: Lesson<EcarteNote> = {
  options: {},
  cut: [['8D', 'KS']],
  deals: [
    {
      before: 'cards',
      deal: buildDeal(
        1,
        '8H',
        [
          ['QH', 'KS', '9C', '8D', '7C'],
          ['AH', 'KD', '9S', '7S', '8C'],
        ],
        ['KH', 'AS', '7H', 'QS', 'JS', '9D'],
      ),
      actions: [
        pupilAction('propose', PROPOSE),
        seatAction(1, ACCEPT),
        pupilAction('discard', { do: 'discard', cards: ['9C', '8D', '7C'] }),
        seatAction(1, { do: 'discard', cards: ['9S', '7S', '8C'] }),
        pupilAction('stand', { do: 'stand' }),
        pupilAction('king', { do: 'announceKing' }),
        pupilAction('leadKing', { do: 'play', card: 'KH' }),
        cardAction(1, 'AH'),
        pupilAction('leadQueen', { do: 'play', card: 'QH' }),
        cardAction(1, '9D'),
        pupilAction('third', { do: 'play', card: 'KS' }),
        cardAction(1, 'QS'),
        pupilAction('ace', { do: 'play', card: 'AS' }),
        cardAction(1, 'JS'),
        cardAction(1, 'KD'),
        pupilAction('fifth', { do: 'play', card: '7H' }),
      ],
    },
    {
      before: 'markers',
      deal: buildDeal(
        0,
        'KC',
        [
          ['9C', 'KH', '9D', '8S', '7D'],
          ['8C', '7C', '9S', '9H', '8H'],
        ],
        ['JS', '10S', '8D', 'KS', '10H', '7S'],
      ),
      actions: [
        seatAction(1, PROPOSE),
        pupilAction('answer', ACCEPT),
        seatAction(1, { do: 'discard', cards: ['9S', '9H', '8H'] }),
        pupilAction('dealerDiscards', { do: 'discard', cards: ['9D', '8S', '7D'] }),
        seatAction(1, PROPOSE),
        pupilAction('refuse', { do: 'refuse' }),
        cardAction(1, 'JS'),
        pupilAction('beat', { do: 'play', card: 'KS' }),
        pupilAction('ownLead', { do: 'play', card: 'KH' }),
        cardAction(1, '8C'),
        cardAction(1, '10S'),
        pupilAction('follow', { do: 'play', card: '7S' }),
        cardAction(1, '8D'),
        pupilAction('trump', { do: 'play', card: '9C' }),
        pupilAction('lastLead', { do: 'play', card: '10H' }),
        cardAction(1, '7C'),
      ],
    },
    {
      before: 'thirdDeal',
      deal: buildDeal(
        1,
        '7D',
        [
          ['QD', 'KS', '10S', '9H', '8H'],
          ['JD', 'KC', 'QH', 'JH', 'QS'],
        ],
        [],
      ),
      actions: [
        pupilAction('proposeAgain', PROPOSE),
        seatAction(1, { do: 'refuse' }),
        pupilAction('refused', { do: 'play', card: 'QD' }),
        cardAction(1, 'JD'),
        pupilAction('second', { do: 'play', card: 'KS' }),
        cardAction(1, 'QS'),
        pupilAction('point', { do: 'play', card: '10S' }),
        cardAction(1, 'KC'),
        pupilAction('vole', { do: 'play', card: '9H' }),
        cardAction(1, 'QH'),
        cardAction(1, 'JH'),
        pupilAction('lastCard', { do: 'play', card: '8H' }),
      ],
    },
  ],
  end: 'end',
}
