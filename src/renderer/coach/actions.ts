import type { AnyAction } from '../../shared/view.ts'
import type { Card } from '../../shared/card.ts'

export const cardsIn = (action: AnyAction): readonly Card[] =>
  action.cards ?? (action.card ? [action.card] : [])
