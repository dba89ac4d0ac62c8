// The computer players of Hundertspiel, assembled from their files.
import type {
  HundertspielAction,
  HundertspielSeenEvent,
} from '../../../../../shared/games/hundertspiel.ts'
import type { GameAi } from '../../ai.ts'
import { chooseByBook, bookAdvice } from './policy.ts'
import { evaluateActions } from './evaluate.ts'
import { classifyActions, provenBreaches } from './classify.ts'
import { sampleState } from './sample.ts'
import { hundertspiel } from '../index.ts'
import type { HundertspielOptions } from '../options.ts'
import type { HundertspielEvent, HundertspielState } from '../state.ts'
import type { HundertspielSeatView } from '../view.ts'
import { equity } from './equity.ts'

export const ai: GameAi<
  HundertspielOptions,
  HundertspielState,
  HundertspielAction,
  HundertspielEvent,
  HundertspielSeenEvent,
  HundertspielSeatView
> = {
  game: hundertspiel,
  sampleState,
  chooseByBook,
  bookAdvice,
  classifyActions,
  provenBreaches,
  evaluateActions,
  equity,
}
