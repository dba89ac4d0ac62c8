// The guided deal of Hundertspiel: laying, announcing, four tricks, then one plays on alone.
import type { HundertspielNote } from '../../../../shared/games/hundertspiel-lesson.ts'
import { type Lesson, card, does, laidOut, pupil } from '../lesson.ts'
import { HUNDERTSPIEL_PACK } from './state.ts'

const PASS = { do: 'pass' }

export const lesson: Lesson<HundertspielNote> = {
  options: {},
  cut: [['A-SP', '10-DE', 'K-CO', '7-BA']],
  deals: [
    {
      before: 'cards',
      deal: laidOut(HUNDERTSPIEL_PACK, {
        ...{ dealer: 3, packets: 'usual', turnUp: null, size: 9 },
        hands: [
          ['A-BA', 'K-BA', '9-BA', 'K-SP', 'K-DE', '8-SP', '10-CO', '7-DE', '6-BA'],
          ['7-BA', '8-BA', '7-SP', 'A-DE', 'K-CO'],
          ['10-BA', 'C-BA', '9-SP', '9-DE', '9-CO'],
          ['B-BA', '10-SP', '7-CO', '8-DE'],
        ],
      }),
      actions: [
        pupil('lay', PASS),
        pupil('announce', { do: 'announce', rank: 'K', count: 3 }),
        does(0, PASS),
        does(1, PASS),
        does(2, PASS),
        does(3, PASS),
        pupil('trumps', { do: 'play', card: 'A-BA' }),
        card(1, '7-BA'),
        card(2, '10-BA'),
        card(3, 'B-BA'),
        pupil('thrown', { do: 'play', card: '7-DE' }),
        card(1, 'A-DE'),
        card(2, '9-DE'),
        card(3, '8-DE'),
        card(1, 'K-CO'),
        card(2, '9-CO'),
        card(3, '7-CO'),
        pupil('do', { do: 'play', card: '6-BA' }),
      ],
    },
  ],
  end: 'end',
}
