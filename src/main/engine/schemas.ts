// Cards as they come in from outside: strict, `T` read as 10.
import { z } from 'zod'
import { type Card, readCard } from '../../shared/card.ts'

export const cardSchema: z.ZodType<Card> = z.string().transform((text, context): Card => {
  const card = readCard(text)
  if (card !== null) return card
  context.addIssue({ code: 'custom', message: `"${text.slice(0, 20)}" is no card` })
  return z.NEVER
})

export const cardsSchema: z.ZodType<readonly Card[]> = z.array(cardSchema).max(52)
