// Written by study/tatteln.ts: the card policy against itself, duplicate deals.
import type { PolicyWeights } from './card-policy.ts'

export const WITH_TRUMPS: PolicyWeights = {
  plain: [9, 1.6, 0.72, 0.6, 4, 0, -0.4, -0.5],
  trump: [27, 12, 11, 10, 21, 8, 7.5, 10.5],
  jack: 20,
  lead: 1.2,
  waiting: 0.3,
  run: 8,
  pair: 1.2,
  growth: 4.5,
  two: 2.25,
  three: 4.8,
  fourth: 4.5,
  jacks: 1.5,
  taken: 0.22,
  takenMore: 0.04,
  reply: 1,
}

export const WITHOUT_TRUMPS: PolicyWeights = {
  plain: [14, 2, 1.2, 1, 11.25, 0.5, 0, -0.5],
  trump: [18, 12, 11, 10, 14, 8, 7.5, 7],
  jack: 20,
  lead: 2.4,
  waiting: 0.3,
  run: 12,
  pair: 1.2,
  growth: 4.5,
  two: 2.25,
  three: 10,
  fourth: 4.5,
  jacks: 2.25,
  taken: 0.36,
  takenMore: 0.06,
  reply: 1,
}
