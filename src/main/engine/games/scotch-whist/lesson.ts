// The guided deal of Scotch Whist: the ten of trumps is caught, then one plays on alone.
import type { ScotchWhistNote } from '../../../../shared/games/scotch-whist-lesson.ts'
import { type Lesson, card, laidOut, pupil } from '../lesson.ts'
import { SCOTCH_WHIST_PACK } from './state.ts'

export const lesson: Lesson<ScotchWhistNote> = {
  options: {},
  cut: [['KS', '6H']],
  deals: [
    {
      before: 'cards',
      deal: laidOut(SCOTCH_WHIST_PACK, {
        ...{ dealer: 1, packets: '1', turnUp: '9C', size: 18 },
        hands: [
          ['JC', 'AC', 'KC', 'QC', '8C', '7C', 'AS', '9S'],
          ['10C', '6C', '7S', 'KS'],
        ],
      }),
      actions: [
        pupil('plain', { do: 'play', card: 'AS' }),
        card(1, '7S'),
        pupil('jack', { do: 'play', card: 'JC' }),
        card(1, '6C'),
        pupil('draw', { do: 'play', card: 'AC' }),
        card(1, '9C'),
        pupil('ten', { do: 'play', card: 'KC' }),
        card(1, '10C'),
      ],
    },
  ],
  end: 'end',
}
