// The person's settings, one JSON value a name.
import { z } from 'zod'
import { LANGUAGES, PACES, type Settings } from '../../shared/bridge.ts'
import { TUTOR_LIMITS } from '../../shared/coach.ts'
import type { ReadStore, WriteStore } from './open.ts'

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
  const json = db.prepare<[], string>("SELECT value FROM setting WHERE name = 'settings'").pluck().get()
  const stored = valueOf(json)
  // what an older version stored lacks the settings that came later
  const read = settingsSchema.safeParse({ ...DEFAULTS, ...(typeof stored === 'object' ? stored : {}) })
  return read.success ? read.data : DEFAULTS
}

export function saveSettings(db: WriteStore, settings: Settings): Settings {
  db.prepare(
    "INSERT INTO setting (name, value) VALUES ('settings', ?) ON CONFLICT DO UPDATE SET value = excluded.value",
  ).run(JSON.stringify(settings))
  return settings
}

/** A number the program keeps for itself, or null. */
export function loadNumber(db: ReadStore, name: string): number | null {
  const json = db.prepare<[string], string>('SELECT value FROM setting WHERE name = ?').pluck().get(name)
  const value = valueOf(json)
  return typeof value === 'number' ? value : null
}

export function saveNumber(db: WriteStore, name: string, value: number): void {
  db.prepare('INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value').run(
    name,
    JSON.stringify(value),
  )
}
