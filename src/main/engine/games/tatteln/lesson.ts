// The guided deal of Tatteln: an announcement, two tricks and a robbery, then free play.
import type { TattelnNote } from '../../../../shared/games/tatteln-lesson.ts'
import { type Lesson, cardAction, layOutCards, pupilAction } from '../lesson.ts'
import { TATTELN_PACK } from './state.ts'

export const lesson: Lesson<TattelnNote> = {
  options: {},
  cut: [['KS', '7H']],
  deals: [
    {
      before: 'cards',
      deal: layOutCards(TATTELN_PACK, {
        dealer: 1,
        packets: '2',
        turnUp: 'AC',
        size: 8,
        apart: true,
        hands: [
          ['AH', 'KH', 'QH', '7C', '10D', '9S', '8S', 'JD'],
          ['7D', '8D', 'KS', 'QS', '9C', '8C', '7H', 'AD'],
        ],
        top: ['10S', '8H', 'KC', '9D'],
      }),
      actions: [
        pupilAction('announce', { do: 'announceSequence', suit: 'H', rank: 'A', count: 3 }),
        pupilAction('lead', { do: 'play', card: 'AH' }),
        cardAction(1, '7D'),
        pupilAction('rob', { do: 'rob' }),
        pupilAction('again', { do: 'play', card: 'KH' }),
        cardAction(1, '7H'),
      ],
    },
  ],
  end: 'end',
}
