// The computer players of Scotch Whist, assembled from their files.
import { classifyTrickActions } from '../../../trick-ai/evaluate.ts'
import type { AiOf } from '../../ai.ts'
import { cardFacts, scotchWhist } from '../index.ts'
import { equity } from './equity.ts'
import { evaluateActions } from './evaluate.ts'
import { KINDS, ROLES, describeDecision } from './kind.ts'
import { bookAdvice, chooseAsNovice, chooseByBook, provenBreaches } from './policy.ts'
import { sampleState } from './sample.ts'

export const ai: AiOf<typeof scotchWhist> = {
  game: scotchWhist,
  kinds: KINDS,
  roles: ROLES,
  describeDecision,
  sampleState,
  chooseByBook,
  chooseAsNovice,
  classifyActions: (_, legal) => classifyTrickActions(legal),
  provenBreaches,
  triesApart: true,
  evaluateActions,
  bookAdvice,
  cardFacts,
  equity,
}
