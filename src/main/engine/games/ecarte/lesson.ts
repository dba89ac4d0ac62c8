// The guided partie of Écarté: three deals, in which everything happens once that a beginner has to have seen. What either
// side does the coach would do with these cards.
import type { Card } from '../../../../shared/card.ts'
import type { Pair, Side } from '../../../../shared/duel.ts'
import type { EcarteNote } from '../../../../shared/games/ecarte-lesson.ts'
import type { Deal } from '../game.ts'
import { type Lesson, card, does, laidOut, pupil } from '../lesson.ts'
import { ECARTE_PACK } from './state.ts'

/** `top` is what is drawn of the talon. */
const given = (dealer: Side, turnUp: Card, hands: Pair<readonly Card[]>, top: readonly Card[]): Deal =>
  laidOut(ECARTE_PACK, { dealer, packets: '3+2', turnUp, hands, size: 5, top, apart: true })

const PROPOSE = { do: 'propose' }
const ACCEPT = { do: 'accept' }

export const lesson: Lesson<EcarteNote> = {
  options: {},
  cut: [['8D', 'KS']],
  deals: [
    {
      before: 'cards',
      deal: given(
        1,
        '8H',
        [
          ['QH', 'KS', '9C', '8D', '7C'],
          ['AH', 'KD', '9S', '7S', '8C'],
        ],
        ['KH', 'AS', '7H', 'QS', 'JS', '9D'],
      ),
      actions: [
        pupil('propose', PROPOSE),
        does(1, ACCEPT),
        pupil('discard', { do: 'discard', cards: ['9C', '8D', '7C'] }),
        does(1, { do: 'discard', cards: ['9S', '7S', '8C'] }),
        pupil('stand', { do: 'stand' }),
        pupil('king', { do: 'announceKing' }),
        pupil('leadKing', { do: 'play', card: 'KH' }),
        card(1, 'AH'),
        pupil('leadQueen', { do: 'play', card: 'QH' }),
        card(1, '9D'),
        pupil('third', { do: 'play', card: 'KS' }),
        card(1, 'QS'),
        pupil('ace', { do: 'play', card: 'AS' }),
        card(1, 'JS'),
        card(1, 'KD'),
        pupil('fifth', { do: 'play', card: '7H' }),
      ],
    },
    {
      before: 'markers',
      deal: given(
        0,
        'KC',
        [
          ['9C', 'KH', '9D', '8S', '7D'],
          ['8C', '7C', '9S', '9H', '8H'],
        ],
        ['JS', '10S', '8D', 'KS', '10H', '7S'],
      ),
      actions: [
        does(1, PROPOSE),
        pupil('answer', ACCEPT),
        does(1, { do: 'discard', cards: ['9S', '9H', '8H'] }),
        pupil('dealerDiscards', { do: 'discard', cards: ['9D', '8S', '7D'] }),
        does(1, PROPOSE),
        pupil('refuse', { do: 'refuse' }),
        card(1, 'JS'),
        pupil('beat', { do: 'play', card: 'KS' }),
        pupil('ownLead', { do: 'play', card: 'KH' }),
        card(1, '8C'),
        card(1, '10S'),
        pupil('follow', { do: 'play', card: '7S' }),
        card(1, '8D'),
        pupil('trump', { do: 'play', card: '9C' }),
        pupil('lastLead', { do: 'play', card: '10H' }),
        card(1, '7C'),
      ],
    },
    {
      before: 'thirdDeal',
      deal: given(
        1,
        '7D',
        [
          ['QD', 'KS', '10S', '9H', '8H'],
          ['JD', 'KC', 'QH', 'JH', 'QS'],
        ],
        [],
      ),
      actions: [
        pupil('proposeAgain', PROPOSE),
        does(1, { do: 'refuse' }),
        pupil('refused', { do: 'play', card: 'QD' }),
        card(1, 'JD'),
        pupil('second', { do: 'play', card: 'KS' }),
        card(1, 'QS'),
        pupil('point', { do: 'play', card: '10S' }),
        card(1, 'KC'),
        pupil('vole', { do: 'play', card: '9H' }),
        card(1, 'QH'),
        card(1, 'JH'),
        pupil('lastCard', { do: 'play', card: '8H' }),
      ],
    },
  ],
  end: 'end',
}
