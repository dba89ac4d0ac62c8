// The guided deal of Whist: four tricks, then one plays on alone.
import type { WhistNote } from '../../../../shared/games/whist-lesson.ts'
import { type Lesson, card, laidOut, pupil } from '../lesson.ts'
import { WHIST_PACK } from './state.ts'

export const lesson: Lesson<WhistNote> = {
  options: { partners: 'fixed' },
  cut: [['KS', '9H', 'QD', '2C']],
  deals: [
    {
      before: 'partners',
      deal: laidOut(WHIST_PACK, {
        ...{ dealer: 3, packets: '1', turnUp: '6H', size: 13 },
        hands: [
          ['AS', 'KS', '7S', '2S', 'QH', '8H', '4H', 'JD', '9D', '6D', '3D', '10C', '5C'],
          ['QS', '8S', '5S', '7C'],
          ['JS', '9S', '2H', 'AC'],
          ['10S', '6S', '4S', '3S', '6C'],
        ],
      }),
      actions: [
        pupil('lead', { do: 'play', card: 'KS' }),
        card(1, '5S'),
        card(2, '9S'),
        card(3, '3S'),
        pupil('again', { do: 'play', card: 'AS' }),
        card(1, '8S'),
        card(2, 'JS'),
        card(3, '4S'),
        pupil('ruff', { do: 'play', card: '7S' }),
        card(1, 'QS'),
        card(2, '2H'),
        card(3, '6S'),
        card(2, 'AC'),
        card(3, '6C'),
        pupil('partner', { do: 'play', card: '5C' }),
        card(1, '7C'),
      ],
    },
  ],
  end: 'end',
}
