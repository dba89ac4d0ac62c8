// The AI of Écarté, put together from its files.
import type { AiOf } from '../../ai.ts'
import { cardFacts, ecarte } from '../index.ts'
import { isClaim } from '../slips/claims.ts'
import { bookAdvice, obviousReason, handOdds, equity } from './book-advice.ts'
import { classifyActions, provenBreaches } from './classify.ts'
import { evaluateWithSlips, isOrdinary } from './evaluate-slips.ts'
import { chooseSolved } from './exchange/choose-solved.ts'
import { loadTable } from './exchange/table.ts'
import { KINDS, ROLES, describeDecision } from './kind.ts'
import { chooseAsNovice, chooseByBook } from './policy.ts'
import { sampleState } from './sample.ts'

export const ai: AiOf<typeof ecarte> = {
  game: ecarte,
  kinds: KINDS,
  roles: ROLES,
  describeDecision,
  cardFacts,
  sampleState,
  chooseByBook,
  chooseAsNovice,
  classifyActions,
  provenBreaches,
  evaluateActions: evaluateWithSlips,
  loadData: loadTable,
  chooseSolved,
  bookAdvice: (view, legal) =>
    isOrdinary(view) ? bookAdvice(view, classifyActions(view, legal).sound) : [],
  commentOn: (view, action) => ({
    reason: obviousReason(action),
    odds:
      isOrdinary(view) && !isClaim(action) && action.do !== 'mark' ? handOdds(view, action) : null,
  }),
  equity,
}

export { solvedExchange } from './exchange/look-up.ts'
