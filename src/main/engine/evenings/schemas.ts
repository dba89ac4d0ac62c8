// Strict shapes of what comes from outside about an evening; `replayEvening` checks the rules.
import { z } from 'zod/mini'
import {
  EVENING_KINDS,
  type EveningAction,
  type EveningStep,
  type EveningTerms,
  type LedgerLine,
  MOST_COUNTERS,
  MOST_GUESTS,
  POOL_ENTRIES,
} from '../../../shared/evening.ts'
import { cardsSchema, textUpTo, intBetween } from '../schemas.ts'

/** Counters of an evening in progress; 0 is a pass. */
const counters = intBetween(0, MOST_COUNTERS)
const guest = intBetween(0, MOST_GUESTS - 1)
const side = z.union([z.literal(0), z.literal(1)])

export const kindSchema = z.enum(EVENING_KINDS)

export const termsSchema = z.strictObject({
  stake: counters,
  purse: z.union([counters, z.literal('none')]),
  partiesATurn: z.optional(intBetween(1, 99)),
  poolEntry: z.optional(z.enum(POOL_ENTRIES)),
}) satisfies z.ZodMiniType<EveningTerms>

const actionSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('stake'), counters }),
  z.strictObject({ do: z.literal('bet'), side, counters }),
  z.strictObject({ do: z.literal('layBank'), counters }),
  z.strictObject({ do: z.literal('raiseBank'), counters }),
  z.strictObject({ do: z.literal('takeOut'), counters: z.int().check(z.gte(0)) }),
  z.strictObject({ do: z.literal('keepBank') }),
  z.strictObject({ do: z.literal('withdraw') }),
  z.strictObject({ do: z.literal('enter') }),
  z.strictObject({ do: z.literal('leave') }),
]) satisfies z.ZodMiniType<EveningAction>

const sat = z.strictObject({
  did: z.literal('sat'),
  list: z.array(guest).check(z.maxLength(8)),
  drawn: z.optional(
    z
      .array(cardsSchema.check(z.refine((row) => row.length > 0, 'a card is missing')))
      .check(z.minLength(1), z.maxLength(50)),
  ),
})
const said = z.strictObject({ did: z.literal('said'), guest, action: actionSchema })
const struck = z.strictObject({ did: z.literal('struck') })
const played = { did: z.literal('played'), winner: side, value: intBetween(1, 1000) }

export const stepSchema = z.discriminatedUnion('did', [
  sat,
  said,
  z.strictObject(played),
  struck,
]) satisfies z.ZodMiniType<EveningStep>

/** A step as a record writes it, with the number of its partie in the document if it has one. */
export const recordStepSchema = z.discriminatedUnion('did', [
  sat,
  said,
  z.strictObject({ ...played, partie: z.optional(intBetween(1, 10_000)) }),
  struck,
])

const account = z.union([guest, z.literal('pool'), z.literal('bank')])

export const lineSchema = z.strictObject({
  from: account,
  to: account,
  counters: z.int().check(z.gte(1)),
  rule: z.string().check(z.regex(/^[A-Z]{1,3}-\d{1,3}[a-z]?$/)),
  partie: z.int().check(z.gte(0)),
}) satisfies z.ZodMiniType<LedgerLine>

/** The stored head of an evening, which stands above its steps. */
export const eveningHead = z.strictObject({
  kind: kindSchema,
  options: z.record(textUpTo(40), z.union([textUpTo(40), z.number(), z.boolean()])),
  terms: termsSchema,
})
