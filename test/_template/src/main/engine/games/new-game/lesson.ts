// The guided deal of New Game: two tricks, then the player plays on alone.
import type { NewGameNote } from '../../../../shared/games/new-game.ts'
import { type Lesson, cardAction, layOutCards, pupilAction } from '../lesson.ts'
import { HAND, NEW_GAME_PACK } from './state.ts'

export const lesson: Lesson<NewGameNote> = {
  options: {},
  cut: [['AS', 'KH', 'QD', '10C']],
  deals: [
    {
      before: 'cards',
      deal: layOutCards(NEW_GAME_PACK, {
        dealer: 3,
        packets: '1',
        turnUp: '10H',
        size: HAND,
        hands: [['AS', 'AH', 'KH'], ['JS', 'JH'], ['10S', 'QH'], ['QS']],
      }),
      actions: [
        pupilAction('lead', { do: 'play', card: 'AS' }),
        cardAction(1, 'JS'),
        cardAction(2, '10S'),
        cardAction(3, 'QS'),
        pupilAction('trumps', { do: 'play', card: 'AH' }),
        cardAction(1, 'JH'),
        cardAction(2, 'QH'),
        cardAction(3, '10H'),
        pupilAction('last', { do: 'play', card: 'KH' }),
      ],
    },
  ],
  end: 'end',
}
