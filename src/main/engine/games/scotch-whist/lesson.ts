// The guided deal of Scotch Whist: the ten of trumps is caught, then the player plays on alone.
import type { ScotchWhistNote } from '../../../../shared/games/scotch-whist-lesson.ts'
import { type Lesson, cardAction, layOutCards, pupilAction } from '../lesson.ts'
import { SCOTCH_WHIST_PACK } from './state.ts'

export const lesson: Lesson<ScotchWhistNote> = {
  options: {},
  cut: [['KS', '6H']],
  deals: [
    {
      before: 'cards',
      deal: layOutCards(SCOTCH_WHIST_PACK, {
        dealer: 1,
        packets: '1',
        turnUp: '9C',
        size: 18,
        hands: [
          ['JC', 'AC', 'KC', 'QC', '8C', '7C', 'AS', '9S'],
          ['10C', '6C', '7S', 'KS'],
        ],
      }),
      actions: [
        pupilAction('plain', { do: 'play', card: 'AS' }),
        cardAction(1, '7S'),
        pupilAction('jack', { do: 'play', card: 'JC' }),
        cardAction(1, '6C'),
        pupilAction('draw', { do: 'play', card: 'AC' }),
        cardAction(1, '9C'),
        pupilAction('ten', { do: 'play', card: 'KC' }),
        cardAction(1, '10C'),
      ],
    },
  ],
  end: 'end',
}
