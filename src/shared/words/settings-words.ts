// The shape of what the pages of the house say: the settings, and what the program tells of itself.
import type { Claim, Faces, Hold, Light, Pace, Settings, Sorting, Speed, Typeface, Zoom } from '../settings.ts'
import type { KeyHelp, Named } from './interface.ts'

/** Settings that belong together, in the order of the page. */
export const SETTING_GROUPS = ['table', 'motion', 'sound', 'comfort', 'coach', 'self', 'keys'] as const
export type SettingGroup = (typeof SETTING_GROUPS)[number]

export interface SettingsWords {
  readonly title: string
  /** The way in. */
  readonly open: string
  readonly leave: string
  /** The list of the groups, for the ear. */
  readonly list: string
  readonly groups: Readonly<Record<SettingGroup, string>>
  readonly name: string
  readonly nameHint: string
  readonly language: string
  readonly system: string
  readonly light: string
  readonly lights: Readonly<Record<Light, string>>
  readonly typeface: string
  readonly typefaces: Readonly<Record<Typeface, string>>
  readonly zoom: string
  zoomOf(zoom: Zoom): string
  readonly faces: string
  readonly faceSets: Readonly<Record<Faces, string>>
  readonly facesHint: string
  /** What shows how the table looks as it is set now. */
  readonly preview: string
  readonly pace: string
  readonly paces: Readonly<Record<Pace, string>>
  readonly speed: string
  speedOf(speed: Speed): string
  readonly hold: string
  holdOf(hold: Hold): string
  readonly motionHint: string
  readonly sound: Named
  readonly volume: string
  volumeOf(volume: Settings['volume']): string
  readonly speech: Named
  readonly start: string
  readonly starts: Readonly<Record<Settings['start'], string>>
  readonly order: string
  readonly orders: Readonly<Record<Sorting['order'], string>>
  readonly trumps: string
  readonly trumpsAt: Readonly<Record<Sorting['trumps'], string>>
  readonly claim: string
  readonly claims: Readonly<Record<Claim, string>>
  readonly claimHint: string
  readonly confirms: Named
  readonly letterKeys: Named
  readonly keys: readonly KeyHelp[]
  readonly reset: string
  resetOf(group: string): string
  wasReset(group: string): string
  readonly resetAll: string
  readonly resetAllHint: string
  readonly wereReset: string
}

export interface HouseWords {
  readonly title: string
  /** The way in. */
  readonly open: string
  readonly list: string
  readonly program: string
  readonly programText: string
  /** What runs the program. */
  readonly runsOn: string
  readonly folder: string
  readonly openFolder: string
  readonly help: string
  readonly reportText: string
  readonly copyReport: string
  readonly copied: string
  readonly showReport: string
  readonly artwork: string
  readonly artworkText: string
  /** By the key of resources/CREDITS.md. */
  readonly artworkOf: Readonly<Record<string, string>>
  readonly fonts: string
  readonly packages: string
  packagesText(count: number): string
  readonly licence: string
  readonly licenceText: string
  /** The text of a licence, to be unfolded. */
  readonly wording: string
}
