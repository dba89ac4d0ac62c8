// The portable record (docs/records.md): its strict shape and its types. replay.ts plays it.
import { z } from 'zod/mini'
import type { Card } from '../../shared/card.ts'
import { MOST_GUESTS } from '../../shared/evening.ts'
import type { Seat } from '../../shared/view.ts'
import { NOTE_LIMIT, TAGS_LIMIT, TAG_LIMIT } from '../../shared/archive.ts'
import {
  cardSchema,
  cardsSchema,
  seatSchema as seat,
  findProtoKey,
  textUpTo,
  intBetween,
} from './schemas.ts'
import { kindSchema, lineSchema, recordStepSchema, termsSchema } from './evenings/schemas.ts'

const name = textUpTo(200)
const points = intBetween(0, 10_000)
/** Values that a partie takes over may be negative. */
const handedOn = intBetween(-1_000_000, 1_000_000)
/** Milliseconds. The clock may be set back during a partie. */
const WEEK = 7 * 24 * 3_600_000
/** Limits of an action's time, from the beginning of its partie; beyond them a clock was wrong. */
export const TIMES = { least: -WEEK, most: 520 * WEEK } as const
const instant = z.iso.datetime({ offset: true })

/** An action as written: seat and word; the game defines the other keys. */
const action = z.looseObject({
  seat,
  do: textUpTo(40),
  standIn: z.optional(z.literal(true)),
  pointedOut: z.optional(z.literal(true)),
  hint: z.optional(z.literal(true)),
  at: z.optional(intBetween(TIMES.least, TIMES.most)),
})

/** Slips with the cards of a deal; at least one. */
const slips = z
  .strictObject({
    turned: z.optional(cardsSchema),
    faceUp: z.optional(cardsSchema),
    exposed: z.optional(cardsSchema),
    unseen: z.optional(intBetween(0, 51)),
    noticed: z.optional(z.literal(true)),
    by: z.optional(seat),
    looked: z.optional(seat),
    drawn: z.optional(z.enum(['none', 'outOfTurn', 'two'])),
    after: z.optional(intBetween(1, 51)),
  })
  .check(z.refine((some) => Object.keys(some).length > 0, 'a slip is missing'))

const deal = z.strictObject({
  dealer: seat,
  packets: z.optional(textUpTo(20)),
  hands: z.array(cardsSchema).check(z.minLength(2), z.maxLength(4)),
  turnUp: z.optional(cardSchema),
  talon: z.optional(cardsSchema),
  slips: z.optional(slips),
  seed: z.optional(textUpTo(64)),
  scoreBefore: z.optional(z.array(points).check(z.maxLength(4))),
  actions: z.array(action).check(z.maxLength(1000)),
  scoreAfter: z.optional(z.array(points).check(z.maxLength(4))),
})

const partie = z.strictObject({
  cut: z.optional(z.array(cardsSchema).check(z.maxLength(50))),
  inherited: z.optional(
    z.record(textUpTo(40), z.union([handedOn, z.array(handedOn).check(z.maxLength(4))])),
  ),
  scoreBefore: z.optional(z.array(points).check(z.maxLength(4))),
  deals: z.array(deal).check(z.maxLength(1000)),
  startedAt: z.optional(instant),
  note: z.optional(textUpTo(NOTE_LIMIT)),
  tags: z.optional(
    z
      .array(z.string().check(z.minLength(1), z.maxLength(TAG_LIMIT)))
      .check(z.maxLength(TAGS_LIMIT)),
  ),
  sha256: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
})

const player = z
  .strictObject({
    name,
    kind: z.enum(['person', 'computer']),
    level: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  })
  .check(
    z.refine(({ kind, level }) => kind === 'computer' || level === undefined, {
      path: ['level'],
      message: 'a person has no level',
    }),
  )

const number = z.string().check(z.regex(/^[0-9a-f]{32}$/))

/** The evening its parties belong to, and the steps that belong to this document. */
const evening = z.strictObject({
  id: number,
  kind: kindSchema,
  startedAt: instant,
  terms: termsSchema,
  guests: z.array(player).check(z.minLength(2), z.maxLength(MOST_GUESTS)),
  from: intBetween(1, 1_000_000),
  steps: z.array(recordStepSchema).check(z.maxLength(100_000)),
  ledger: z.array(lineSchema).check(z.maxLength(1_000_000)),
})

const record = z.strictObject({
  format: z.literal('cercle-record'),
  version: z.literal(1),
  game: textUpTo(40),
  options: z.optional(z.record(textUpTo(40), z.union([textUpTo(40), z.number(), z.boolean()]))),
  players: z.array(player).check(z.minLength(2), z.maxLength(4)),
  startedAt: z.optional(instant),
  sitting: z.optional(number),
  zone: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_+/-]{1,60}$/))),
  practice: z.optional(z.literal(true)),
  evening: z.optional(evening),
  parties: z.array(partie).check(z.maxLength(10_000)),
})

export type RecordDocument = z.infer<typeof record>
/** A part of an evening, as a record writes it. */
export type EveningRecord = z.infer<typeof evening>
export type PartieRecord = z.infer<typeof partie>
export type DealRecord = z.infer<typeof deal>
export type ActionRecord = z.infer<typeof action>

/** Returns the action as the game reads it: without its seat and circumstances. */
export function toGameAction(written: ActionRecord) {
  const { seat: _, standIn: __, pointedOut: ___, hint: ____, at: _____, ...own } = written
  return own
}

/** Returns the turn-up as a record writes it: left out if there is none. */
export const toTurnUpField = (turnUp: Card | null): { readonly turnUp?: Card } =>
  turnUp === null ? {} : { turnUp }

/** Cards drawn for the deal, one row a draw, by seat (E-3). */
export type Cut = readonly (readonly Card[])[]

/** A fault in the shape of a value, with its path: `["parties", 0, "deals", 1, "turnUp"]`. */
export type ShapeFault = { readonly path: readonly PropertyKey[]; readonly what: string }

/** Returns the record in a JSON value, or the first fault in its shape. */
export function readRecord(
  json: unknown,
): { readonly record: RecordDocument } | { readonly fault: ShapeFault } {
  const strange = findProtoKey(json)
  if (strange !== null) return { fault: { path: strange, what: 'unknown key "__proto__"' } }
  const read = record.safeParse(json)
  return read.success ? { record: read.data } : { fault: shapeFault(read.error) }
}

/** Returns the first fault of a failed check as one path and one sentence. */
export function shapeFault(error: z.core.$ZodError): ShapeFault {
  const issue = error.issues[0]
  if (issue === undefined) return { path: [], what: 'malformed' }
  const what =
    issue.code === 'unrecognized_keys' ? `unknown key "${issue.keys.join('", "')}"` : issue.message
  return { path: issue.path, what }
}

/** Returns the seats of a table of `count` players. */
export const listSeats = (count: number): readonly Seat[] => ([0, 1, 2, 3] as const).slice(0, count)
