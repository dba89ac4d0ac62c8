// Shared schemas of input: cards, `T` read as 10, and the one key that no schema sees.
import { en } from 'zod/locales'
import { z } from 'zod/mini'
import { type Card, readCard } from '../../shared/card.ts'

// faults of a record are described in words, and zod mini has no locale by default
z.config(en())

/** Creates a schema of whole numbers from `least` to `most`. */
export const intBetween = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most))

/** Creates a schema of texts of at most `most` characters. */
export const textUpTo = (most: number) => z.string().check(z.maxLength(most))

/** A seat of any table. */
export const seatSchema = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])

const card = z.transform((written: string, { issues }): Card => {
  const read = readCard(written)
  if (read !== null) return read
  issues.push({ code: 'custom', message: `"${written.slice(0, 20)}" is no card`, input: written })
  return z.NEVER
})

export const cardSchema: z.ZodMiniType<Card> = z.pipe(z.string(), card)

export const cardsSchema: z.ZodMiniType<readonly Card[]> = z
  .array(cardSchema)
  .check(z.maxLength(52))

/** More levels than any input has. */
const DEEPEST = 20

/** Returns the path to a key named `__proto__`, which schemas overlook; null if there is none. */
export const findProtoKey = (value: unknown): readonly PropertyKey[] | null =>
  hasProtoKey(value, 0) ? findProtoPath(value, []) : null

/** Nearly no value has one, and a path is only built for those. */
function hasProtoKey(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return false
  return (
    Object.hasOwn(value, '__proto__') ||
    Object.values(value).some((one) => hasProtoKey(one, depth + 1))
  )
}

function findProtoPath(
  value: unknown,
  path: readonly PropertyKey[],
): readonly PropertyKey[] | null {
  if (typeof value !== 'object' || value === null || path.length > DEEPEST) return null
  if (Object.hasOwn(value, '__proto__')) return path
  for (const [key, one] of Object.entries(value)) {
    const found = findProtoPath(one, [...path, Array.isArray(value) ? Number(key) : key])
    if (found !== null) return found
  }
  return null
}
