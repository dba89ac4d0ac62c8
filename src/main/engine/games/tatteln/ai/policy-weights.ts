// The weights of the card policy, with trumps and without.
import type { PolicyWeights } from './card-policy.ts'
import { WITHOUT_TRUMPS, WITH_TRUMPS } from './weight-figures.ts'

export const weightsFor = (trump: number): PolicyWeights =>
  trump < 0 ? WITHOUT_TRUMPS : WITH_TRUMPS
