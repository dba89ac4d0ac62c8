// Main tells luck and skill from the first seat's side; a person wants to read them from the own one.
import type { Analysis, DealAccount } from '../../shared/coach.ts'
import type { Seat } from '../../shared/view.ts'

/** Nothing has no sign. */
const turned = (value: number, near: Seat): number => (near === 0 || value === 0 ? value : -value)

type Luck = Pick<DealAccount, 'deal' | 'luck' | 'skill'>

export const luckOf = ({ deal, luck, skill }: DealAccount, near: Seat): Luck => ({
  deal,
  luck: turned(luck, near),
  skill: turned(skill, near),
})

export const resultOf = (
  { result, luck, adjusted }: Analysis,
  near: Seat,
): Pick<Analysis, 'result' | 'luck' | 'adjusted'> => ({
  result: turned(result, near),
  luck: turned(luck, near),
  adjusted: turned(adjusted, near),
})
