// Which settings belong together, and what they were at first.
import { DEFAULT_SETTINGS, type Settings } from '../../shared/settings.ts'
import type { SettingGroup } from '../../shared/words/setting-groups.ts'

/** The settings of each group; each belongs to one. */
export const FIELDS: Readonly<Record<SettingGroup, readonly (keyof Settings)[]>> = {
  table: ['light', 'typeface', 'zoom', 'faces'],
  motion: ['pace', 'speed', 'hold'],
  sound: ['sound', 'volume', 'speech'],
  comfort: ['start', 'sorting', 'claim', 'confirms'],
  coach: ['coach'],
  self: ['name', 'language'],
  keys: ['letterKeys'],
}

const pickFields = (settings: Settings, fields: readonly (keyof Settings)[]): Partial<Settings> =>
  Object.fromEntries(fields.map((field) => [field, settings[field]]))

/** A group as it was at first. */
export const atFirst = (group: SettingGroup): Partial<Settings> => pickFields(DEFAULT_SETTINGS, FIELDS[group])

/** Everything as it was at first but name and language, which say who sits here and not how he likes it. */
export function allAtFirst(settings: Settings): Settings {
  return { ...DEFAULT_SETTINGS, name: settings.name, language: settings.language }
}

const isSameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Whether something of a group is not as it was at first. */
export const isChanged = (settings: Settings, group: SettingGroup): boolean =>
  !isSameValue(pickFields(settings, FIELDS[group]), atFirst(group))
