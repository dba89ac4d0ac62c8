import type { AnyAction } from '../../shared/view.ts'
import type { Card } from '../../shared/card.ts'

export const cardsIn = (action: AnyAction): readonly Card[] => action.cards ?? (action.card ? [action.card] : [])

const written = (action: AnyAction): string => [action.do, ...cardsIn(action).toSorted()].join(' ')

/** Cards laid away together have no order. */
export const isSameAction = (one: AnyAction, other: AnyAction): boolean => written(one) === written(other)
