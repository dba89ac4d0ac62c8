// The words for held cards in every language.
import type { Language } from '../settings.ts'
import { held as de } from './de/held.ts'
import { held as en } from './en/held.ts'
import { held as fr } from './fr/held.ts'
import type { HeldWords } from './held-words.ts'

export const HELD_WORDS: Readonly<Record<Language, HeldWords>> = { en, de, fr }
