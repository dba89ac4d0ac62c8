/** The groups of settings, in the order of the page. */
export const SETTING_GROUPS = [
  'table',
  'motion',
  'sound',
  'comfort',
  'coach',
  'self',
  'keys',
] as const
export type SettingGroup = (typeof SETTING_GROUPS)[number]
