// The rule books there are. A book is fetched when it is opened: only who reads one needs it.
import type { Language } from '../settings.ts'
import type { RuleBook } from './rule-book.ts'

type Shelf = Readonly<
  Record<
    'ecarte' | 'whist' | 'scotch-whist' | 'hundertspiel' | 'tatteln',
    () => Promise<{ readonly book: RuleBook }>
  >
>

const SHELVES: Readonly<Record<Language, Shelf>> = {
  en: {
    ecarte: () => import('./en/rules/ecarte.ts'),
    whist: () => import('./en/rules/whist.ts'),
    'scotch-whist': () => import('./en/rules/scotch-whist.ts'),
    hundertspiel: () => import('./en/rules/hundertspiel.ts'),
    tatteln: () => import('./en/rules/tatteln.ts'),
  },
  de: {
    ecarte: () => import('./de/rules/ecarte.ts'),
    whist: () => import('./de/rules/whist.ts'),
    'scotch-whist': () => import('./de/rules/scotch-whist.ts'),
    hundertspiel: () => import('./de/rules/hundertspiel.ts'),
    tatteln: () => import('./de/rules/tatteln.ts'),
  },
  fr: {
    ecarte: () => import('./fr/rules/ecarte.ts'),
    whist: () => import('./fr/rules/whist.ts'),
    'scotch-whist': () => import('./fr/rules/scotch-whist.ts'),
    hundertspiel: () => import('./fr/rules/hundertspiel.ts'),
    tatteln: () => import('./fr/rules/tatteln.ts'),
  },
}

const GUIDES: Readonly<Record<Language, () => Promise<{ readonly book: RuleBook }>>> = {
  en: () => import('./en/rules/training.ts'),
  de: () => import('./de/rules/training.ts'),
  fr: () => import('./fr/rules/training.ts'),
}

/** The page that explains the training room, in the form of a book. */
export const guideOf = async (language: Language): Promise<RuleBook> =>
  (await GUIDES[language]()).book

/** The games that have a book. */
export const BOOKS: readonly string[] = Object.keys(SHELVES.en)

export const hasBook = (game: string): boolean => BOOKS.includes(game)

/** The book of a game; null when there is none. */
export async function bookOf(language: Language, game: string): Promise<RuleBook | null> {
  const fetch = new Map(Object.entries(SHELVES[language])).get(game)
  return fetch ? (await fetch()).book : null
}
