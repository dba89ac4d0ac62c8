// A call refused: thrown where it is found, answered by calls.ts.
import type { Refused } from '../shared/bridge.ts'

/** A call refused, on its way to the answer. */
export class Refusal extends Error {
  readonly refused: Refused
  constructor(refused: Refused) {
    super(refused.code)
    this.refused = refused
  }
}

/** Refuses the call that is being answered. */
export const refuse = (code: Exclude<Refused['code'], 'breach' | 'data' | 'tutor' | 'file'>): never => {
  throw new Refusal({ code })
}
