// The AI of Écarté, put together from its files.
import type { EcarteAction, EcarteSeenEvent } from '../../../../../shared/games/ecarte.ts'
import type { GameAi } from '../../ai.ts'
import { chooseByBook } from './policy.ts'
import { sampleState } from './sample.ts'
import { ecarte } from '../index.ts'
import { bookAdvice, obviousReason, dealtHandOdds, handOdds, equity } from './book-advice.ts'
import type { EcarteOptions } from '../options.ts'
import { evaluateWithSlips, isOrdinary } from './evaluate-slips.ts'
import { isClaim } from '../slips/claims.ts'
import { classifyActions, provenBreaches } from './classify.ts'
import type { EcarteEvent, EcarteState } from '../state.ts'
import type { EcarteSeatView } from '../view.ts'

export const ai: GameAi<
  EcarteOptions,
  EcarteState,
  EcarteAction,
  EcarteEvent,
  EcarteSeenEvent,
  EcarteSeatView
> = {
  game: ecarte,
  sampleState,
  chooseByBook,
  classifyActions,
  provenBreaches,
  evaluateActions: evaluateWithSlips,
  bookAdvice: (view, given) =>
    isOrdinary(view) ? bookAdvice(view, classifyActions(view, given).sound) : [],
  obviousReason,
  handOdds: (view, wish) =>
    isOrdinary(view) && !isClaim(wish) && wish.do !== 'mark' ? handOdds(view, wish) : null,
  equity,
  dealtHandOdds,
}
