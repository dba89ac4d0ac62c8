// The shape of a filter for positions, as the window sends it and as it is kept.
import { z } from 'zod/mini'
import { NAME_LIMIT } from '../../shared/archive.ts'
import {
  type Card,
  type Rank,
  SUITS,
  TRAPPOLA_RANKS,
  TRAPPOLA_SUITS,
  RANKS,
} from '../../shared/card.ts'
import { HELD_BOUNDS, type HeldPattern, MOST_COUNTS, MOST_HELD } from '../../shared/held.ts'
import { plainName } from '../../shared/names.ts'
import {
  MOST_KINDS,
  MOST_POINTS,
  MOST_SEARCHES,
  POSITION_ORDERS,
  type PositionFilter,
  type PositionSearch,
} from '../../shared/positions.ts'
import { LONGEST_TEXT } from './lengths.ts'
import { cardSchema, intBetween, textUpTo } from '../engine/schemas.ts'

const name = textUpTo(40)
const suit = z.enum([...SUITS, ...TRAPPOLA_SUITS])
const points = z.nullable(intBetween(0, MOST_POINTS))
const day = z.nullable(z.iso.date())

const held: z.ZodMiniType<HeldPattern> = z.strictObject({
  cards: z.array<z.ZodMiniType<Card>>(cardSchema).check(z.maxLength(MOST_HELD)),
  counts: z
    .array(
      z.strictObject({
        suit: z.nullable(z.union([suit, z.literal('trump')])),
        rank: z.nullable(z.enum<(Rank | 'small')[]>([...RANKS, ...TRAPPOLA_RANKS, 'small'])),
        how: z.enum(HELD_BOUNDS),
        number: intBetween(0, 99),
        isFurther: z.boolean(),
      }),
    )
    .check(z.maxLength(MOST_COUNTS)),
})

export const positionFilterSchema: z.ZodMiniType<PositionFilter> = z.strictObject({
  game: z.nullable(name),
  kinds: z.array(name).check(z.maxLength(MOST_KINDS)),
  role: z.nullable(name),
  leastCost: z.nullable(z.number().check(z.gte(0), z.lte(1_000_000))),
  own: points,
  other: points,
  trump: z.nullable(z.union([suit, z.literal('none')])),
  held: z.nullable(held),
  level: z.nullable(name),
  hinted: z.nullable(z.boolean()),
  person: z.nullable(z.int().check(z.gte(1))),
  from: day,
  until: day,
})

export const positionOrderSchema = z.enum(POSITION_ORDERS)

export const positionSearchesSchema: z.ZodMiniType<readonly PositionSearch[]> = z
  .array(
    z.strictObject({
      name: z.string().check(z.overwrite(plainName), z.minLength(1), z.maxLength(NAME_LIMIT)),
      filter: positionFilterSchema,
      order: positionOrderSchema,
    }),
  )
  .check(
    z.maxLength(MOST_SEARCHES),
    // as one text they are stored, and a longer one is not read
    z.refine((searches) => JSON.stringify(searches).length <= LONGEST_TEXT / 2),
  )
