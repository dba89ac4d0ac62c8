// Loads the texts of the languages the program speaks, each when it is first needed.
import { shallowReactive } from 'vue'
import { LANGUAGES } from '../shared/settings.ts'
import type { Language } from '../shared/settings.ts'
import type { InterfaceWords } from '../shared/words/en/interface.ts'
import type { Words } from '../shared/words/words-of.ts'

interface LanguageWords {
  readonly words: Words
  readonly texts: InterfaceWords
  /** By game, as far as they have been asked for. */
  readonly own: Map<string, InterfaceWords>
}

const LOADERS: Readonly<
  Record<Language, () => Promise<readonly [{ words: Words }, { interfaceWords: InterfaceWords }]>>
> = {
  en: () =>
    Promise.all([import('../shared/words/en/index.ts'), import('../shared/words/en/interface.ts')]),
  de: () =>
    Promise.all([import('../shared/words/de/index.ts'), import('../shared/words/de/interface.ts')]),
  fr: () =>
    Promise.all([import('../shared/words/fr/index.ts'), import('../shared/words/fr/interface.ts')]),
}

const LOADED = shallowReactive(new Map<Language, LanguageWords>())

/** The language of the window, until main reports that of the desktop. */
export const windowLanguage = (): Language =>
  LANGUAGES.find((language) => navigator.language.startsWith(language)) ?? 'en'

/** Loads the texts of a language; until then it cannot be used. */
export async function loadLanguage(language: Language): Promise<void> {
  if (LOADED.has(language)) return
  const [{ words }, { interfaceWords: texts }] = await LOADERS[language]()
  LOADED.set(language, { words, texts, own: new Map() })
}

/** Returns the wanted language if its texts are loaded, else one that is loaded. */
export const availableLanguage = (wanted: Language): Language =>
  LOADED.has(wanted) ? wanted : ([...LOADED.keys()][0] ?? wanted)

/** Returns the texts of a loaded language. */
export function wordsFor(language: Language): LanguageWords {
  const known = LOADED.get(language)
  if (known === undefined) throw new Error(`the words of ${language} have not been fetched`)
  return known
}

/** Returns the texts of a language, in the own words of a game if one is shown. */
export function textsOf({ words, texts, own }: LanguageWords, game: string | null): InterfaceWords {
  if (game === null) return texts
  const known = own.get(game) ?? words.game(game).inOwnWords?.(texts) ?? texts
  own.set(game, known)
  return known
}
