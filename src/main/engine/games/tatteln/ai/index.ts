// The computer players of Tatteln, assembled from their files.
import type { TattelnAction, TattelnSeenEvent } from '../../../../../shared/games/tatteln.ts'
import type { GameAi } from '../../ai.ts'
import { chooseByBook, classifyActions, provenBreaches } from './policy.ts'
import { evaluateActions } from './evaluate.ts'
import { bookAdvice } from './book-advice.ts'
import { sampleState } from './sample.ts'
import { tatteln } from '../index.ts'
import type { TattelnOptions } from '../options.ts'
import type { TattelnEvent, TattelnState } from '../state.ts'
import type { TattelnSeatView } from '../view.ts'
import { equity } from './equity.ts'

export const ai: GameAi<
  TattelnOptions,
  TattelnState,
  TattelnAction,
  TattelnEvent,
  TattelnSeenEvent,
  TattelnSeatView
> = {
  game: tatteln,
  sampleState,
  chooseByBook,
  classifyActions,
  provenBreaches,
  evaluateActions,
  bookAdvice,
  equity,
}
