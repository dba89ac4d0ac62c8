// The computer players of Whist, assembled from their files.
import type { WhistAction, WhistSeenEvent } from '../../../../../shared/games/whist.ts'
import type { GameAi } from '../../ai.ts'
import { chooseByBook, bookAdvice, provenBreaches } from './policy.ts'
import { evaluateActions } from './evaluate.ts'
import { sampleState } from './sample.ts'
import { whist } from '../index.ts'
import type { WhistOptions } from '../options.ts'
import type { WhistEvent, WhistState } from '../state.ts'
import type { WhistSeatView } from '../view.ts'
import { equity } from './equity.ts'

export const ai: GameAi<
  WhistOptions,
  WhistState,
  WhistAction,
  WhistEvent,
  WhistSeenEvent,
  WhistSeatView
> = { game: whist, sampleState, chooseByBook, provenBreaches, evaluateActions, bookAdvice, equity }
