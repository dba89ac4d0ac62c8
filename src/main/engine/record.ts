// The portable record (docs/records.md): its strict shape, and what it says. How it is played is replay.ts.
import { z } from 'zod'
import type { Card } from '../../shared/card.ts'
import type { Seat } from '../../shared/view.ts'
import { NOTE_LIMIT, TAGS_LIMIT, TAG_LIMIT } from '../../shared/archive.ts'
import { cardSchema, cardsSchema, strangeKey } from './schemas.ts'
import { MOST_GUESTS } from './sittings/coming.ts'
import { kindSchema, lineSchema, recordStepSchema, termsSchema } from './sittings/schemas.ts'

const seat = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
const name = z.string().max(200)
const points = z.int().min(0).max(10_000)
/** What a partie takes over may also be owed. */
const handedOn = z.int().min(-1_000_000).max(1_000_000)
/** Milliseconds. A clock may be set back while a partie is played. */
const WEEK = 7 * 24 * 3_600_000
/** Of an action, counted from the beginning of its partie; beyond that somebody's clock was wrong. */
export const TIMES = { least: -WEEK, most: 520 * WEEK } as const
const instant = z.iso.datetime({ offset: true })

/** An action as written: who, and what; the game says which keys belong to it. */
const action = z.looseObject({
  seat,
  do: z.string().max(40),
  standIn: z.literal(true).optional(),
  hint: z.literal(true).optional(),
  at: z.int().min(TIMES.least).max(TIMES.most).optional(),
})

/** What went wrong with the cards of a deal; at least one thing. */
const slips = z
  .strictObject({
    turned: cardsSchema.optional(),
    faceUp: cardsSchema.optional(),
    exposed: cardsSchema.optional(),
    unseen: z.int().min(0).max(51).optional(),
    noticed: z.literal(true).optional(),
    by: seat.optional(),
    looked: seat.optional(),
  })
  .refine((some) => Object.keys(some).length > 0, 'a slip is missing')

const deal = z.strictObject({
  dealer: seat,
  packets: z.string().max(20).optional(),
  hands: z.array(cardsSchema).min(2).max(4),
  turnUp: cardSchema.optional(),
  talon: cardsSchema.optional(),
  slips: slips.optional(),
  seed: z.string().max(64).optional(),
  scoreBefore: z.array(points).max(4).optional(),
  actions: z.array(action).max(1000),
  scoreAfter: z.array(points).max(4).optional(),
})

const partie = z.strictObject({
  cut: z.array(cardsSchema).max(50).optional(),
  inherited: z.record(z.string().max(40), z.union([handedOn, z.array(handedOn).max(4)])).optional(),
  scoreBefore: z.array(points).max(4).optional(),
  deals: z.array(deal).max(1000),
  startedAt: instant.optional(),
  note: z.string().max(NOTE_LIMIT).optional(),
  tags: z.array(z.string().min(1).max(TAG_LIMIT)).max(TAGS_LIMIT).optional(),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
})

const player = z
  .strictObject({
    name,
    kind: z.enum(['person', 'computer']),
    level: z.string().min(1).max(40).optional(),
  })
  .refine(({ kind, level }) => kind === 'computer' || level === undefined, {
    path: ['level'],
    message: 'a person has no level',
  })

const number = z.string().regex(/^[0-9a-f]{32}$/)

/** The evening its parties belong to, and the steps of its story that belong to this document. */
const evening = z.strictObject({
  id: number,
  kind: kindSchema,
  startedAt: instant,
  terms: termsSchema,
  guests: z.array(player).min(2).max(MOST_GUESTS),
  from: z.int().min(1).max(1_000_000),
  steps: z.array(recordStepSchema).max(100_000),
  ledger: z.array(lineSchema).max(1_000_000),
})

const record = z.strictObject({
  format: z.literal('cercle-record'),
  version: z.literal(1),
  game: z.string().max(40),
  options: z.record(z.string().max(40), z.union([z.string().max(40), z.number(), z.boolean()])).optional(),
  players: z.array(player).min(2).max(4),
  startedAt: instant.optional(),
  sitting: number.optional(),
  zone: z
    .string()
    .regex(/^[A-Za-z0-9_+/-]{1,60}$/)
    .optional(),
  practice: z.literal(true).optional(),
  evening: evening.optional(),
  parties: z.array(partie).max(10_000),
})

export type RecordDocument = z.infer<typeof record>
/** A piece of an evening, as a record writes it. */
export type EveningRecord = z.infer<typeof evening>
export type PartieRecord = z.infer<typeof partie>
export type DealRecord = z.infer<typeof deal>
export type ActionRecord = z.infer<typeof action>

/** The turn-up as a record writes it: left out where there is none. */
export const turnedUp = (turnUp: Card | null): { readonly turnUp?: Card } => (turnUp === null ? {} : { turnUp })

/** Cards drawn for the deal, one row a draw, by seat (E-3). */
export type Cut = readonly (readonly Card[])[]

/** What is wrong with the shape of something read, and where: `["parties", 0, "deals", 1, "turnUp"]`. */
export type ShapeFault = { readonly path: readonly PropertyKey[]; readonly what: string }

/** The record in a JSON value, or the first thing that is wrong with its shape. */
export function readRecord(json: unknown): { readonly record: RecordDocument } | { readonly fault: ShapeFault } {
  const strange = strangeKey(json)
  if (strange !== null) return { fault: { path: strange, what: 'unknown key "__proto__"' } }
  const read = record.safeParse(json)
  return read.success ? { record: read.data } : { fault: shapeFault(read.error) }
}

/** The first fault of a failed check as one place and one sentence. */
export function shapeFault(error: z.ZodError): ShapeFault {
  const issue = error.issues[0]
  if (issue === undefined) return { path: [], what: 'malformed' }
  const what = issue.code === 'unrecognized_keys' ? `unknown key "${issue.keys.join('", "')}"` : issue.message
  return { path: issue.path, what }
}

/** The seats of a table of `count` players. */
export const seatsOf = (count: number): readonly Seat[] => ([0, 1, 2, 3] as const).slice(0, count)
