// The decisions of the old books: positions with what the book does there, as data.
import { z } from 'zod/mini'
import type { AnyAction } from '../../shared/view.ts'
import { readRecord } from '../engine/record.ts'
import { cardSchema, cardsSchema, intBetween, seatSchema, textUpTo } from '../engine/schemas.ts'
import { type ExercisePosition, buildPositionRecord } from './position.ts'
import file from './books.json' with { type: 'json' }

/** A decision of a book. */
export interface BookDecision {
  readonly game: string
  readonly kind: string
  /** The book, and its deal or rule, as they are cited. */
  readonly book: string
  readonly deal: string
  readonly position: ExercisePosition
  /** What the book does. */
  readonly says: AnyAction
  /** True if the coach finds another action better, beyond doubt. */
  readonly isContradicted: boolean
}

const action = z.looseObject({ do: textUpTo(40) })
const decision = z.strictObject({
  game: textUpTo(40),
  kind: textUpTo(40),
  book: textUpTo(100),
  deal: textUpTo(100),
  options: z.record(textUpTo(40), z.union([textUpTo(40), z.number(), z.boolean()])),
  cut: z.optional(cardsSchema),
  dealer: seatSchema,
  hands: z.array(cardsSchema),
  turnUp: z.optional(cardSchema),
  talon: cardsSchema,
  score: z.array(intBetween(0, 1000)),
  actions: z.array(z.looseObject({ seat: seatSchema, do: textUpTo(40) })),
  seat: seatSchema,
  says: action,
  contradicted: z.optional(z.literal(true)),
})
type FileDecision = z.infer<typeof decision>

/** Builds the position of a decision with what the book does. Throws if the file is wrong. */
function buildPosition(one: FileDecision): ExercisePosition {
  const { game, options, cut, dealer, hands, turnUp, talon, score, actions, seat, says } = one
  const deal = {
    dealer,
    hands,
    talon,
    scoreBefore: score,
    actions: [...actions, { seat, ...says }],
  }
  const read = readRecord({
    ...{ format: 'cercle-record', version: 1, game, options },
    players: hands.map((_, place) => ({ name: String(place + 1), kind: 'computer' })),
    parties: [{ deals: [turnUp === undefined ? deal : { ...deal, turnUp }] }],
  })
  if ('fault' in read) throw new Error(`${one.book}, ${one.deal}: ${read.fault.what}`)
  const whole = read.record.parties[0]?.deals[0]
  if (whole === undefined) throw new Error(`${one.book}, ${one.deal}: no deal`)
  const record = buildPositionRecord(read.record, whole, { cut: cut === undefined ? [] : [cut] })
  return { record, step: actions.length }
}

/** The reference by which an exercise names a decision of a book. */
export const bookReference = ({ book, deal }: Pick<BookDecision, 'book' | 'deal'>): string =>
  `${book}\n${deal}`

/** Returns book and deal of a reference. */
export function readBookReference(reference: string): {
  readonly book: string
  readonly deal: string
} {
  const [book = '', deal = ''] = reference.split('\n')
  return { book, deal }
}

let known: readonly BookDecision[] | null = null

/** Lists all decisions of the books; they are read once. */
export function listBookDecisions(): readonly BookDecision[] {
  known ??= z
    .array(decision)
    .parse(file.decisions)
    .map((one) => {
      const { game, kind, book, deal, says, contradicted } = one
      const position = buildPosition(one)
      return { game, kind, book, deal, says, position, isContradicted: contradicted === true }
    })
  return known
}
