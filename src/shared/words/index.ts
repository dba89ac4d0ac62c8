// The words of the games in every language the program speaks.
import type { Language } from '../settings.ts'
import { words as de } from './de/index.ts'
import { words as en } from './en/index.ts'
import { words as fr } from './fr/index.ts'
import type { Words } from './words-of.ts'

export type { Words } from './words-of.ts'

const WORDS: Readonly<Record<Language, Words>> = { en, de, fr }

export const words = (language: Language): Words => WORDS[language]
