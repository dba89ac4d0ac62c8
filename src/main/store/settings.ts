// The person's settings, one JSON value a name.
import { z } from 'zod'
import { LANGUAGES, PACES, type Settings } from '../../shared/bridge.ts'
import type { ReadStore, WriteStore } from './open.ts'

export const settingsSchema: z.ZodType<Settings> = z.strictObject({
  language: z.enum(['system', ...LANGUAGES]),
  pace: z.enum(PACES),
  name: z.string().max(40),
})

const DEFAULTS: Settings = { language: 'system', pace: 'normal', name: '' }

/** The settings as stored; the defaults where nothing, or nothing readable, is stored. */
export function loadSettings(db: ReadStore): Settings {
  const json = db.prepare<[], string>("SELECT value FROM setting WHERE name = 'settings'").pluck().get()
  const read = settingsSchema.safeParse(json === undefined ? undefined : JSON.parse(String(json)))
  return read.success ? read.data : DEFAULTS
}

export function saveSettings(db: WriteStore, settings: Settings): Settings {
  db.prepare(
    "INSERT INTO setting (name, value) VALUES ('settings', ?) ON CONFLICT DO UPDATE SET value = excluded.value",
  ).run(JSON.stringify(settings))
  return settings
}
