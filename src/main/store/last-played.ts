// How each game was last played: the Hall offers it again, also after a restart.
import { z } from 'zod/mini'
import { NAME_LIMIT } from '../../shared/archive.ts'
import {
  EVENING_KINDS,
  type EveningGuest,
  type EveningSetup,
  POOL_ENTRIES,
} from '../../shared/evening.ts'
import {
  type LastPlayed,
  NOTHING_PLAYED,
  type PlayedGame,
  type PlayedTable,
  type StartTableRequest,
} from '../../shared/hall.ts'
import { MOST_TO_WIN } from '../../shared/match.ts'
import { SEATS } from '../../shared/view.ts'
import { intBetween, textUpTo } from '../engine/schemas.ts'
import type { ReadStore, WriteStore } from './open.ts'
import { loadValue, saveValue } from './settings.ts'

const name = textUpTo(40)

/** Most keys of an object with arbitrary keys. */
export const MAX_KEYS = 100

const options = z
  .record(name, z.union([name, z.number(), z.boolean()]))
  .check(z.refine((chosen) => Object.keys(chosen).length <= MAX_KEYS))
export const tableSetupSchema: z.ZodMiniType<StartTableRequest> = z.strictObject({
  game: name,
  level: name,
  partner: z.optional(name),
  preset: name,
  options,
  persons: z.optional(z.array(name).check(z.minLength(2), z.maxLength(SEATS.length))),
  toWin: z.optional(intBetween(1, MOST_TO_WIN)),
})

/**
 * Counters: the rules of the evening refuse fractions and too many, since they can give the reason.
 */
export const countersSchema = z.number().check(z.gte(-1_000_000_000), z.lte(1_000_000_000))
export const eveningGuestSchema: z.ZodMiniType<EveningGuest> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), name: textUpTo(NAME_LIMIT) }),
  z.strictObject({ kind: z.literal('computer'), level: name }),
])
export const eveningSetupSchema: z.ZodMiniType<EveningSetup> = z.strictObject({
  game: name,
  preset: name,
  options,
  kind: z.enum(EVENING_KINDS),
  terms: z.strictObject({
    stake: countersSchema,
    purse: z.union([countersSchema, z.literal('none')]),
    partiesATurn: z.optional(countersSchema),
    poolEntry: z.optional(z.enum(POOL_ENTRIES)),
  }),
  guests: z.array(eveningGuestSchema).check(z.maxLength(99)),
})

const lastPlayedSchema: z.ZodMiniType<LastPlayed> = z.strictObject({
  game: z.nullable(name),
  games: z.record(
    name,
    z.strictObject({
      table: z.optional(z.strictObject({ setup: tableSetupSchema, computers: z.array(name) })),
      evening: z.optional(eveningSetupSchema),
      later: z.enum(['table', 'evening']),
    }),
  ),
})

export const loadLastPlayed = (db: ReadStore): LastPlayed =>
  loadValue(db, 'lastPlayed', lastPlayedSchema) ?? NOTHING_PLAYED

export const rememberTable = (db: WriteStore, table: PlayedTable): void =>
  remember(db, table.setup.game, { table, later: 'table' })

export const rememberEvening = (db: WriteStore, evening: EveningSetup): void =>
  remember(db, evening.game, { evening, later: 'evening' })

function remember(db: WriteStore, game: string, played: PlayedGame): void {
  const { games } = loadLastPlayed(db)
  saveValue(db, 'lastPlayed', { game, games: { ...games, [game]: { ...games[game], ...played } } })
}
