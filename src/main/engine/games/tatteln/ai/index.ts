// The computer players of Tatteln, assembled from their files.
import type { AiOf } from '../../ai.ts'
import { cardFacts, tatteln } from '../index.ts'
import { bookAdvice } from './book-advice.ts'
import { equity } from './equity.ts'
import { evaluateActions } from './evaluate.ts'
import { KINDS, ROLES, describeDecision } from './kind.ts'
import { chooseAsNovice, chooseByBook, classifyActions, provenBreaches } from './policy.ts'
import { sampleState } from './sample.ts'

export const ai: AiOf<typeof tatteln> = {
  game: tatteln,
  kinds: KINDS,
  roles: ROLES,
  describeDecision,
  sampleState,
  chooseByBook,
  chooseAsNovice,
  classifyActions,
  provenBreaches,
  triesApart: true,
  evaluateActions,
  bookAdvice,
  cardFacts,
  equity,
}
