// The computer players of Scotch Whist, assembled from their files.
import type {
  ScotchWhistAction,
  ScotchWhistSeenEvent,
} from '../../../../../shared/games/scotch-whist.ts'
import type { GameAi } from '../../ai.ts'
import { chooseByBook, bookAdvice, provenBreaches } from './policy.ts'
import { evaluateActions } from './evaluate.ts'
import { sampleState } from './sample.ts'
import { scotchWhist } from '../index.ts'
import type { ScotchWhistOptions } from '../options.ts'
import type { ScotchWhistEvent, ScotchWhistState } from '../state.ts'
import type { ScotchWhistSeatView } from '../view.ts'
import { equity } from './equity.ts'

export const ai: GameAi<
  ScotchWhistOptions,
  ScotchWhistState,
  ScotchWhistAction,
  ScotchWhistEvent,
  ScotchWhistSeenEvent,
  ScotchWhistSeatView
> = {
  game: scotchWhist,
  sampleState,
  chooseByBook,
  provenBreaches,
  evaluateActions,
  bookAdvice,
  equity,
}
