// The guided deal of Whist: four tricks, then the player plays on alone.
import type { WhistNote } from '../../../../shared/games/whist-lesson.ts'
import { type Lesson, cardAction, layOutCards, pupilAction } from '../lesson.ts'
import { WHIST_PACK } from './state.ts'

export const lesson: Lesson<WhistNote> = {
  options: { partners: 'fixed' },
  cut: [['KS', '9H', 'QD', '2C']],
  deals: [
    {
      before: 'partners',
      deal: layOutCards(WHIST_PACK, {
        dealer: 3,
        packets: '1',
        turnUp: '6H',
        size: 13,
        hands: [
          ['AS', 'KS', '7S', '2S', 'QH', '8H', '4H', 'JD', '9D', '6D', '3D', '10C', '5C'],
          ['QS', '8S', '5S', '7C'],
          ['JS', '9S', '2H', 'AC'],
          ['10S', '6S', '4S', '3S', '6C'],
        ],
      }),
      actions: [
        pupilAction('lead', { do: 'play', card: 'KS' }),
        cardAction(1, '5S'),
        cardAction(2, '9S'),
        cardAction(3, '3S'),
        pupilAction('again', { do: 'play', card: 'AS' }),
        cardAction(1, '8S'),
        cardAction(2, 'JS'),
        cardAction(3, '4S'),
        pupilAction('ruff', { do: 'play', card: '7S' }),
        cardAction(1, 'QS'),
        cardAction(2, '2H'),
        cardAction(3, '6S'),
        cardAction(2, 'AC'),
        cardAction(3, '6C'),
        pupilAction('partner', { do: 'play', card: '5C' }),
        cardAction(1, '7C'),
      ],
    },
  ],
  end: 'end',
}
