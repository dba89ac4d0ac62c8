// The person's settings, one JSON value a name.
import { z } from 'zod'
import { LANGUAGES, PACES, type Settings } from '../../shared/bridge.ts'
import { TUTOR_LIMITS } from '../../shared/coach.ts'
import type { ReadStore, WriteStore } from './open.ts'
import { pluck, query } from './query.ts'

export const settingsSchema: z.ZodType<Settings> = z.strictObject({
  language: z.enum(['system', ...LANGUAGES]),
  pace: z.enum(PACES),
  name: z.string().max(40),
  coach: z.strictObject({ hints: z.boolean(), tutor: z.literal(TUTOR_LIMITS), judges: z.boolean() }),
})

const DEFAULTS: Settings = {
  language: 'system',
  pace: 'normal',
  name: '',
  coach: { hints: true, tutor: 0, judges: true },
}

const get = pluck<[string], string>('SELECT value FROM setting WHERE name = ?')
const put = query<[string, string]>(
  'INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
)

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
  const read = settingsSchema.safeParse({ ...DEFAULTS, ...(typeof stored === 'object' ? stored : {}) })
  return read.success ? read.data : DEFAULTS
}

export function saveSettings(db: WriteStore, settings: Settings): Settings {
  put(db).run('settings', JSON.stringify(settings))
  return settings
}

/** A number the program keeps for itself, or null. */
export function loadNumber(db: ReadStore, name: string): number | null {
  const value = valueOf(get(db).get(name))
  return typeof value === 'number' ? value : null
}

export const saveNumber = (db: WriteStore, name: string, value: number): void =>
  void put(db).run(name, JSON.stringify(value))
