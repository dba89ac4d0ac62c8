import type { Language } from '../settings.ts'

/** What a language is called for Intl, the page and Chromium (BCP 47). */
export const TAGS = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' } as const satisfies Record<
  Language,
  string
>

export type Tag = (typeof TAGS)[Language]
