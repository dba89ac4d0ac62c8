// The groups of settings, and their defaults.
import { DEFAULT_SETTINGS, type Settings } from '../../shared/settings.ts'
import type { SettingGroup } from '../../shared/words/setting-groups.ts'

/** The settings of each group; each setting belongs to exactly one. */
export const FIELDS: Readonly<Record<SettingGroup, readonly (keyof Settings)[]>> = {
  table: ['light', 'typeface', 'zoom', 'cardSize', 'faces'],
  motion: ['pace', 'speed', 'hold', 'holdDeal'],
  sound: ['sound', 'volume', 'speech'],
  comfort: ['start', 'sorting', 'claim', 'forcedCards', 'confirms'],
  coach: ['coach', 'judgesInBackground'],
  self: ['name', 'language'],
  keys: ['letterKeys'],
}

const pickFields = (settings: Settings, fields: readonly (keyof Settings)[]): Partial<Settings> =>
  Object.fromEntries(fields.map((field) => [field, settings[field]]))

/** Returns the defaults of a group. */
export const atFirst = (group: SettingGroup): Partial<Settings> =>
  pickFields(DEFAULT_SETTINGS, FIELDS[group])

/**
 * Returns all defaults, but keeps name and language, which identify the user and are no preference.
 */
export function allAtFirst(settings: Settings): Settings {
  return { ...DEFAULT_SETTINGS, name: settings.name, language: settings.language }
}

const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** True if a setting of the group differs from its default. */
export const isChanged = (settings: Settings, group: SettingGroup): boolean =>
  !isSameValue(pickFields(settings, FIELDS[group]), atFirst(group))
