// The computer players of New Game, assembled from their files.
import type { NewGameAction, NewGameSeenEvent } from '../../../../../shared/games/new-game.ts'
import type { GameAi } from '../../ai.ts'
import { CARD_FACTS, newGame } from '../index.ts'
import type { NewGameOptions } from '../options.ts'
import type { NewGameEvent, NewGameState } from '../state.ts'
import type { NewGameSeatView } from '../view.ts'
import { equity, evaluateActions } from './evaluate.ts'
import { KINDS, ROLES, describeDecision } from './kind.ts'
import { chooseAsNovice, chooseByBook } from './policy.ts'
import { sampleState } from './sample.ts'

export const ai: GameAi<
  NewGameOptions,
  NewGameState,
  NewGameAction,
  NewGameEvent,
  NewGameSeenEvent,
  NewGameSeatView
> = {
  game: newGame,
  kinds: KINDS,
  roles: ROLES,
  describeDecision,
  sampleState,
  chooseByBook,
  chooseAsNovice,
  /** No rule can be broken here, and no right is free. */
  classifyActions: (_, legal) => ({ sound: legal, first: [], slips: [] }),
  provenBreaches: () => [],
  evaluateActions,
  /** No rule of the book advises a card. */
  bookAdvice: () => [],
  cardFacts: () => CARD_FACTS,
  equity,
}
