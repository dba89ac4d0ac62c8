// The computer players of Hundertspiel, assembled from their files.
import type { AiOf } from '../../ai.ts'
import { CARD_FACTS, hundertspiel } from '../index.ts'
import { classifyActions, provenBreaches } from './classify.ts'
import { evaluateAside } from './aside.ts'
import { settledValue } from './deal-value.ts'
import { evaluateActions } from './evaluate.ts'
import { bookAdvice } from './book-advice.ts'
import { KINDS, ROLES, describeDecision } from './kind.ts'
import { chooseAsNovice, chooseByBook } from './policy.ts'
import { sampleState } from './sample.ts'

export const ai: AiOf<typeof hundertspiel> = {
  game: hundertspiel,
  kinds: KINDS,
  roles: ROLES,
  describeDecision,
  sampleState,
  chooseByBook,
  chooseAsNovice,
  classifyActions,
  provenBreaches,
  triesApart: true,
  // H-17: Contra doubles what is lost, if the game is made after all
  isWager: (action) => action.do === 'contra',
  evaluateActions,
  evaluateAside,
  bookAdvice,
  cardFacts: () => CARD_FACTS,
  // the markers won so far in the partie, plus those expected from its score (H-18, H-19)
  equity: (state, _, seat) => settledValue(state, seat).equity,
}
