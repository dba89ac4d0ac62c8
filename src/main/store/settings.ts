// The person's settings, one JSON value per name.
import { z } from 'zod/mini'
import {
  CARD_SIZES,
  CLAIMS,
  DEAL_HOLDS,
  DEFAULT_SETTINGS,
  FACES,
  FORCED_CARDS,
  HOLDS,
  LANGUAGES,
  THEMES,
  ORDERS,
  PACES,
  SPEEDS,
  STARTS,
  type Settings,
  TRUMPS_AT,
  TYPEFACES,
  VOLUMES,
  ZOOMS,
} from '../../shared/settings.ts'
import { TUTOR_LIMITS } from '../../shared/coach.ts'
import { textUpTo } from '../engine/schemas.ts'
import { limitText } from './lengths.ts'
import type { ReadStore, WriteStore } from './open.ts'
import { pluck, query } from './query.ts'
import { writeFirst } from './turns.ts'

export const settingsSchema: z.ZodMiniType<Settings> = z.strictObject({
  language: z.enum(['system', ...LANGUAGES]),
  name: textUpTo(40),
  start: z.enum(STARTS),
  light: z.enum(THEMES),
  typeface: z.enum(TYPEFACES),
  zoom: z.literal(ZOOMS),
  cardSize: z.enum(CARD_SIZES),
  faces: z.enum(FACES),
  pace: z.enum(PACES),
  speed: z.literal(SPEEDS),
  hold: z.literal(HOLDS),
  holdDeal: z.literal(DEAL_HOLDS),
  sound: z.boolean(),
  volume: z.literal(VOLUMES),
  speech: z.boolean(),
  sorting: z.strictObject({ order: z.enum(ORDERS), trumps: z.enum(TRUMPS_AT) }),
  claim: z.enum(CLAIMS),
  forcedCards: z.enum(FORCED_CARDS),
  confirms: z.boolean(),
  letterKeys: z.boolean(),
  coach: z.strictObject({
    hints: z.boolean(),
    tutor: z.literal(TUTOR_LIMITS),
    judges: z.boolean(),
  }),
  judgesInBackground: z.boolean(),
})

const selectSetting = pluck<[string], string>(
  `SELECT ${limitText('value')} FROM setting WHERE name = ?`,
)
// an unchanged value is not written: each change makes a copy of the archive due
const upsertSetting = query<[string, string]>(
  'INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value WHERE value <> excluded.value',
)

const writeSetting = (db: WriteStore, name: string, value: unknown): void =>
  void writeFirst(() => upsertSetting(db).run(name, JSON.stringify(value)))

/** Parses stored JSON; null if there is none, or it is unreadable. */
function parseValue(json: unknown): unknown {
  try {
    return json === undefined ? null : JSON.parse(String(json))
  } catch {
    return null
  }
}

/** Loads the settings; the defaults if none are stored, or they are unreadable. */
export function loadSettings(db: ReadStore): Settings {
  const stored = parseValue(selectSetting(db).get('settings'))
  // settings stored by an older version lack the newer ones
  const read = settingsSchema.safeParse({
    ...DEFAULT_SETTINGS,
    ...(typeof stored === 'object' ? stored : {}),
  })
  return read.success ? read.data : DEFAULT_SETTINGS
}

export function saveSettings(db: WriteStore, settings: Settings): Settings {
  writeSetting(db, 'settings', settings)
  return settings
}

/** Loads a number of the program's own, or null. */
export function loadNumber(db: ReadStore, name: string): number | null {
  const value = parseValue(selectSetting(db).get(name))
  return typeof value === 'number' ? value : null
}

export const saveNumber = (db: WriteStore, name: string, value: number): void =>
  writeSetting(db, name, value)

/** Loads another value of the program's own; null if none is stored, or it is unreadable. */
export function loadValue<T>(db: ReadStore, name: string, schema: z.ZodMiniType<T>): T | null {
  const read = schema.safeParse(parseValue(selectSetting(db).get(name)))
  return read.success ? read.data : null
}

export const saveValue = (db: WriteStore, name: string, value: unknown): void =>
  writeSetting(db, name, value)
