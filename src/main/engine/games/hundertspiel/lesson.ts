// The guided deal of Hundertspiel: laying, announcing, four tricks, then the player plays on alone.
import type { HundertspielNote } from '../../../../shared/games/hundertspiel-lesson.ts'
import { type Lesson, cardAction, seatAction, layOutCards, pupilAction } from '../lesson.ts'
import { HUNDERTSPIEL_PACK } from './state.ts'

const PASS = { do: 'pass' }

export const lesson: Lesson<HundertspielNote> = {
  options: {},
  cut: [['A-SP', '10-DE', 'K-CO', '7-BA']],
  deals: [
    {
      before: 'cards',
      deal: layOutCards(HUNDERTSPIEL_PACK, {
        dealer: 3,
        packets: 'usual',
        turnUp: null,
        size: 9,
        hands: [
          ['A-BA', 'K-BA', '9-BA', 'K-SP', 'K-DE', '8-SP', '10-CO', '7-DE', '6-BA'],
          ['7-BA', '8-BA', '7-SP', 'A-DE', 'K-CO'],
          ['10-BA', 'C-BA', '9-SP', '9-DE', '9-CO'],
          ['B-BA', '10-SP', '7-CO', '8-DE'],
        ],
      }),
      actions: [
        pupilAction('lay', PASS),
        pupilAction('announce', { do: 'announce', rank: 'K', count: 3 }),
        seatAction(0, PASS),
        seatAction(1, PASS),
        seatAction(2, PASS),
        seatAction(3, PASS),
        pupilAction('trumps', { do: 'play', card: 'A-BA' }),
        cardAction(1, '7-BA'),
        cardAction(2, '10-BA'),
        cardAction(3, 'B-BA'),
        pupilAction('thrown', { do: 'play', card: '7-DE' }),
        cardAction(1, 'A-DE'),
        cardAction(2, '9-DE'),
        cardAction(3, '8-DE'),
        cardAction(1, 'K-CO'),
        cardAction(2, '9-CO'),
        cardAction(3, '7-CO'),
        pupilAction('do', { do: 'play', card: '6-BA' }),
      ],
    },
  ],
  end: 'end',
}
