// Main tells luck and skill from the first side; a person wants to read them from the own one.
import type { Analysis, DealAccount } from '../../shared/coach.ts'
import type { Seat } from '../../shared/view.ts'

/** Nothing has no sign. */
const turned = (value: number, side: Seat): number => (side === 0 || value === 0 ? value : -value)

type Luck = Pick<DealAccount, 'deal' | 'luck' | 'skill'>

export const luckOf = ({ deal, luck, skill }: DealAccount, side: Seat): Luck => ({
  deal,
  luck: turned(luck, side),
  skill: turned(skill, side),
})

export const resultOf = (
  { result, luck, adjusted }: Analysis,
  side: Seat,
): Pick<Analysis, 'result' | 'luck' | 'adjusted'> => ({
  result: turned(result, side),
  luck: turned(luck, side),
  adjusted: turned(adjusted, side),
})
