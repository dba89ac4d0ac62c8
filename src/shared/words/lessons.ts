// The notes of the guided deals there are, fetched when a lesson begins.
import type { Language } from '../settings.ts'
import type { LessonNotes } from './lesson-words.ts'

type Taught = 'ecarte' | 'whist' | 'scotch-whist' | 'hundertspiel' | 'tatteln'
type Shelf = Readonly<Record<Taught, () => Promise<{ readonly notes: LessonNotes }>>>

const SHELVES: Readonly<Record<Language, Shelf>> = {
  en: {
    ecarte: () => import('./en/lessons/ecarte.ts'),
    whist: () => import('./en/lessons/whist.ts'),
    'scotch-whist': () => import('./en/lessons/scotch-whist.ts'),
    hundertspiel: () => import('./en/lessons/hundertspiel.ts'),
    tatteln: () => import('./en/lessons/tatteln.ts'),
  },
  de: {
    ecarte: () => import('./de/lessons/ecarte.ts'),
    whist: () => import('./de/lessons/whist.ts'),
    'scotch-whist': () => import('./de/lessons/scotch-whist.ts'),
    hundertspiel: () => import('./de/lessons/hundertspiel.ts'),
    tatteln: () => import('./de/lessons/tatteln.ts'),
  },
  fr: {
    ecarte: () => import('./fr/lessons/ecarte.ts'),
    whist: () => import('./fr/lessons/whist.ts'),
    'scotch-whist': () => import('./fr/lessons/scotch-whist.ts'),
    hundertspiel: () => import('./fr/lessons/hundertspiel.ts'),
    tatteln: () => import('./fr/lessons/tatteln.ts'),
  },
}

/** The notes of a game’s lesson; null when there is none. */
export async function lessonOf(language: Language, game: string): Promise<LessonNotes | null> {
  const fetch = new Map(Object.entries(SHELVES[language])).get(game)
  return fetch ? (await fetch()).notes : null
}
