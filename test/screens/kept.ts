// The stored and compared pictures: at most forty and ten million bytes, each screen in a language
// and a light of its own. The grain of the cloth takes its room: a table has three quarters of a
// million.
import type { Language } from '../../src/shared/settings.ts'
import type { PictureLight, SizeName } from './camera.ts'

export interface Kept {
  readonly walk: string
  readonly screen: string
  readonly language: Language
  readonly size: SizeName
  readonly light: PictureLight
}

const kept = (
  walk: string,
  screen: string,
  language: Language,
  light: PictureLight,
  size: SizeName = '1024x640',
) => ({ walk, screen, language, light, size })

export const KEPT: readonly Kept[] = [
  kept('hall', 'first', 'en', 'lamp'),
  kept('hall', 'settings', 'de', 'day'),
  kept('hall-kept', 'left', 'fr', 'day'),
  kept('rules', 'ecarte', 'de', 'day'),
  kept('evening', 'curtain', 'de', 'lamp'),
  kept('archive', 'parties', 'fr', 'lamp'),
  kept('archive', 'standings', 'fr', 'day'),
  kept('archive', 'charts', 'fr', 'lamp'),
  kept('review', 'middle', 'en', 'lamp'),
  kept('review', 'note', 'en', 'day'),
  kept('ecarte', 'laid', 'en', 'day'),
  kept('ecarte', 'middle', 'en', 'lamp'),
  kept('whist', 'middle', 'de', 'day'),
  kept('scotch-whist', 'middle', 'fr', 'day'),
  kept('hundertspiel', 'dealt', 'de', 'day'),
  kept('tatteln', 'middle', 'en', 'day'),
  kept('strict', 'claim', 'fr', 'day'),
]

/** The maximum bytes of all stored pictures together. */
export const BYTES = 10_000_000

/** Differing pixels, of all, from which on a picture is another one. */
export const DIFFERING = 0.001
