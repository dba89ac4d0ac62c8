// What a package tells the desktop that lists it, in every language: read by what makes packages alone.
import type { Language } from '../settings.ts'

export interface PackageWords {
  /** What kind of program it is. */
  readonly kind: string
  /** On one line. */
  readonly synopsis: string
  readonly keywords: readonly string[]
  /** What a file of ours is. */
  readonly record: string
}

export const packageWords: Readonly<Record<Language, PackageWords>> = {
  en: {
    kind: 'Card games',
    synopsis: 'Card games of the nineteenth-century club',
    keywords: ['cards', 'Écarté', 'Whist', 'Hundertspiel', 'Tatteln'],
    record: 'Record of Cercle',
  },
  de: {
    kind: 'Kartenspiele',
    synopsis: 'Kartenspiele des Klubs im neunzehnten Jahrhundert',
    keywords: ['Karten', 'Écarté', 'Whist', 'Hundertspiel', 'Tatteln'],
    record: 'Aufzeichnung von Cercle',
  },
  fr: {
    kind: 'Jeux de cartes',
    synopsis: 'Jeux de cartes du cercle au dix-neuvième siècle',
    keywords: ['cartes', 'Écarté', 'Whist', 'Hundertspiel', 'Tatteln'],
    record: 'Recueil de Cercle',
  },
}

/** The longer description, which packages have in English. */
export const ABOUT: readonly string[] = [
  'Écarté, Whist, Scotch Whist, Hundertspiel and Tatteln against players of',
  'several strengths, with a coach, the complete laws and an archive of all',
  'that was ever played. It never uses the network.',
]
