// The words of the games in every language the program speaks.
import type { Language } from '../bridge.ts'
import type { CardWords } from './card-words.ts'
import { cards as deCards } from './de/cards.ts'
import { ecarte as deEcarte } from './de/ecarte.ts'
import { scotchWhist as deScotchWhist } from './de/scotch-whist.ts'
import { whist as deWhist } from './de/whist.ts'
import { cards as enCards } from './en/cards.ts'
import { ecarte as enEcarte } from './en/ecarte.ts'
import { scotchWhist as enScotchWhist } from './en/scotch-whist.ts'
import { whist as enWhist } from './en/whist.ts'
import { cards as frCards } from './fr/cards.ts'
import { ecarte as frEcarte } from './fr/ecarte.ts'
import { scotchWhist as frScotchWhist } from './fr/scotch-whist.ts'
import { whist as frWhist } from './fr/whist.ts'
import type { GameWords } from './words.ts'

export interface Words {
  /** BCP 47, for Intl. */
  readonly tag: 'en-GB' | 'de-DE' | 'fr-FR'
  readonly cards: CardWords
  /** The words of the game with this id. */
  game(id: string): GameWords
}

type Games = Readonly<Record<'ecarte' | 'whist' | 'scotch-whist', GameWords>>

function wordsOf(tag: Words['tag'], cards: CardWords, games: Games): Words {
  const byId: ReadonlyMap<string, GameWords> = new Map(Object.entries(games))
  return {
    tag,
    cards,
    game(id) {
      const game = byId.get(id)
      if (game === undefined) throw new Error(`no words for the game ${id}`)
      return game
    },
  }
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: wordsOf('en-GB', enCards, { ecarte: enEcarte, whist: enWhist, 'scotch-whist': enScotchWhist }),
  de: wordsOf('de-DE', deCards, { ecarte: deEcarte, whist: deWhist, 'scotch-whist': deScotchWhist }),
  fr: wordsOf('fr-FR', frCards, { ecarte: frEcarte, whist: frWhist, 'scotch-whist': frScotchWhist }),
}

export const words = (language: Language): Words => WORDS[language]
