// The guided partie of Écarté: three deals, in which everything happens once that a beginner has to have seen.
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
          ['AH', 'QS', 'KD', '7S', '8C'],
        ],
        ['KH', 'AS', '10D', 'JS', '9D'],
      ),
      actions: [
        pupil('propose', PROPOSE),
        does(1, ACCEPT),
        pupil('discard', { do: 'discard', cards: ['9C', '8D', '7C'] }),
        does(1, { do: 'discard', cards: ['7S', '8C'] }),
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
        pupil('fifth', { do: 'play', card: '10D' }),
      ],
    },
    {
      before: 'markers',
      deal: given(
        0,
        'KC',
        [
          ['AC', 'KH', '9D', '7S', '7D'],
          ['10H', 'KD', 'QS', '8D', '9S'],
        ],
        ['9H', 'JS', 'QD', '10S', '8H'],
      ),
      actions: [
        does(1, PROPOSE),
        pupil('answer', ACCEPT),
        does(1, { do: 'discard', cards: ['8D', '9S'] }),
        pupil('dealerDiscards', { do: 'discard', cards: ['9D', '7S', '7D'] }),
        does(1, PROPOSE),
        pupil('refuse', { do: 'refuse' }),
        card(1, '10H'),
        pupil('beat', { do: 'play', card: 'KH' }),
        pupil('ownLead', { do: 'play', card: 'QD' }),
        card(1, 'KD'),
        card(1, 'QS'),
        pupil('follow', { do: 'play', card: '10S' }),
        card(1, 'JS'),
        pupil('trump', { do: 'play', card: 'AC' }),
        pupil('lastLead', { do: 'play', card: '8H' }),
        card(1, '9H'),
      ],
    },
    {
      before: 'thirdDeal',
      deal: given(
        1,
        '7D',
        [
          ['QD', '9D', 'KS', 'JH', '8C'],
          ['JD', 'KH', 'KC', 'AS', '9S'],
        ],
        [],
      ),
      actions: [
        pupil('proposeAgain', PROPOSE),
        does(1, { do: 'refuse' }),
        pupil('refused', { do: 'play', card: 'KS' }),
        card(1, '9S'),
        pupil('drawTrumps', { do: 'play', card: 'QD' }),
        card(1, 'JD'),
        pupil('point', { do: 'play', card: '9D' }),
        card(1, 'AS'),
        pupil('vole', { do: 'play', card: 'JH' }),
        card(1, 'KH'),
        card(1, 'KC'),
        pupil('lastCard', { do: 'play', card: '8C' }),
      ],
    },
  ],
  end: 'end',
}
