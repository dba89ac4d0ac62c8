// The person's settings, one JSON value a name.
import { z } from 'zod/mini'
import {
  CLAIMS,
  DEFAULT_SETTINGS,
  FACES,
  HOLDS,
  LANGUAGES,
  LIGHTS,
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
import { textTo } from '../engine/schemas.ts'
import { short } from './lengths.ts'
import type { ReadStore, WriteStore } from './open.ts'
import { pluck, query } from './query.ts'
import { writeFirst } from './turns.ts'

export const settingsSchema: z.ZodMiniType<Settings> = z.strictObject({
  language: z.enum(['system', ...LANGUAGES]),
  name: textTo(40),
  start: z.enum(STARTS),
  light: z.enum(LIGHTS),
  typeface: z.enum(TYPEFACES),
  zoom: z.literal(ZOOMS),
  faces: z.enum(FACES),
  pace: z.enum(PACES),
  speed: z.literal(SPEEDS),
  hold: z.literal(HOLDS),
  sound: z.boolean(),
  volume: z.literal(VOLUMES),
  speech: z.boolean(),
  sorting: z.strictObject({ order: z.enum(ORDERS), trumps: z.enum(TRUMPS_AT) }),
  claim: z.enum(CLAIMS),
  confirms: z.boolean(),
  letterKeys: z.boolean(),
  coach: z.strictObject({ hints: z.boolean(), tutor: z.literal(TUTOR_LIMITS), judges: z.boolean() }),
})

const get = pluck<[string], string>(`SELECT ${short('value')} FROM setting WHERE name = ?`)
// what is as it was is not written: a copy of the archive is due after each change
const write = query<[string, string]>(
  'INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value WHERE value <> excluded.value',
)

const put = (db: WriteStore, name: string, value: unknown): void =>
  void writeFirst(() => write(db).run(name, JSON.stringify(value)))

/** What is stored as JSON; null where nothing is, or nothing readable. */
function valueOf(json: unknown): unknown {
  try {
    return json === undefined ? null : JSON.parse(String(json))
  } catch {
    return null
  }
}

/** The settings as stored; the defaults where nothing, or nothing readable, is stored. */
export function loadSettings(db: ReadStore): Settings {
  const stored = valueOf(get(db).get('settings'))
  // what an older version stored lacks the settings that came later
  const read = settingsSchema.safeParse({ ...DEFAULT_SETTINGS, ...(typeof stored === 'object' ? stored : {}) })
  return read.success ? read.data : DEFAULT_SETTINGS
}

export function saveSettings(db: WriteStore, settings: Settings): Settings {
  put(db, 'settings', settings)
  return settings
}

/** A number the program keeps for itself, or null. */
export function loadNumber(db: ReadStore, name: string): number | null {
  const value = valueOf(get(db).get(name))
  return typeof value === 'number' ? value : null
}

export const saveNumber = (db: WriteStore, name: string, value: number): void => put(db, name, value)

/** Something else the program keeps for itself; null where nothing readable is kept. */
export function loadKept<T>(db: ReadStore, name: string, schema: z.ZodMiniType<T>): T | null {
  const read = schema.safeParse(valueOf(get(db).get(name)))
  return read.success ? read.data : null
}

export const saveKept = (db: WriteStore, name: string, value: unknown): void => put(db, name, value)
