import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import { LANGUAGES } from '../../shared/bridge.ts'
import type { Language } from '../../shared/bridge.ts'
import { interfaceWords as de } from '../../shared/words/de/interface.ts'
import { interfaceWords as en } from '../../shared/words/en/interface.ts'
import { interfaceWords as fr } from '../../shared/words/fr/interface.ts'
import { words } from '../../shared/words/index.ts'
import type { InterfaceWords } from '../../shared/words/interface.ts'
import type { GameWords } from '../../shared/words/words.ts'
import { useHall } from '../stores/hall.ts'

const TEXTS: Readonly<Record<Language, InterfaceWords>> = { en, de, fr }

const systemLanguage = (): Language => LANGUAGES.find((language) => navigator.language.startsWith(language)) ?? 'en'

interface Words {
  readonly language: ComputedRef<Language>
  /** BCP 47, for Intl. */
  readonly tag: ComputedRef<string>
  readonly texts: ComputedRef<InterfaceWords>
  readonly gameWords: (id: string) => GameWords
}

/** The texts in the language chosen in the settings, or in that of the desktop. */
export function useWords(): Words {
  const store = useHall()
  const language = computed<Language>(() => {
    if (store.hall === null) return systemLanguage()
    const { settings } = store.hall
    return settings.language === 'system' ? store.hall.systemLanguage : settings.language
  })
  return {
    language,
    tag: computed(() => words(language.value).tag),
    texts: computed(() => TEXTS[language.value]),
    gameWords: (id) => words(language.value).game(id),
  }
}
