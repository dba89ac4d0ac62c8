// What comes in from outside: cards, `T` read as 10, and the one key that no schema sees.
import { z } from 'zod'
import { type Card, readCard } from '../../shared/card.ts'

export const cardSchema: z.ZodType<Card> = z.string().transform((text, context): Card => {
  const card = readCard(text)
  if (card !== null) return card
  context.addIssue({ code: 'custom', message: `"${text.slice(0, 20)}" is no card` })
  return z.NEVER
})

export const cardsSchema: z.ZodType<readonly Card[]> = z.array(cardSchema).max(52)

/** Deeper than anything we read. */
const DEEPEST = 20

/**
 * Where a value holds a key named `__proto__`, which schemas overlook; null where it holds none.
 */
export function strangeKey(value: unknown, path: readonly PropertyKey[] = []): readonly PropertyKey[] | null {
  if (typeof value !== 'object' || value === null || path.length > DEEPEST) return null
  if (Object.hasOwn(value, '__proto__')) return path
  for (const [key, one] of Object.entries(value)) {
    const found = strangeKey(one, [...path, Array.isArray(value) ? Number(key) : key])
    if (found !== null) return found
  }
  return null
}
