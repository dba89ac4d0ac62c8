// What the desktop shows for us, in every language: apart from the rest, since main alone needs it.
import type { Language } from '../settings.ts'
import { desktop as de } from './de/desktop.ts'
import { type DesktopWords, desktop as en } from './en/desktop.ts'
import { desktop as fr } from './fr/desktop.ts'

const WORDS: Readonly<Record<Language, DesktopWords>> = { en, de, fr }

export const desktopWords = (language: Language): DesktopWords => WORDS[language]
