import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import { resolveLanguage } from '../../shared/settings.ts'
import type { Language } from '../../shared/settings.ts'
import type { CardWords } from '../../shared/words/card-words.ts'
import type { InterfaceWords } from '../../shared/words/en/interface.ts'
import type { GameWords } from '../../shared/words/words.ts'
import { textsOf, wordsFor, availableLanguage, windowLanguage } from '../languages.ts'
import { useHall } from '../stores/hall.ts'
import { findShownGame } from './shown-game.ts'

interface UiWords {
  readonly language: ComputedRef<Language>
  /** BCP 47, for Intl. */
  readonly tag: ComputedRef<string>
  /** In the own words of the game that is shown around the component. */
  readonly texts: ComputedRef<InterfaceWords>
  readonly cards: ComputedRef<CardWords>
  readonly gameWords: (id: string) => GameWords
  /** In the own words of a game that is one of several. */
  readonly gameTexts: (id: string) => InterfaceWords
}

/** Returns the texts in the language of the settings, or in that of the desktop. */
export function useWords(): UiWords {
  const store = useHall()
  const game = findShownGame()
  const language = computed<Language>(() =>
    availableLanguage(
      store.hall === null
        ? windowLanguage()
        : resolveLanguage(store.hall.settings, store.hall.systemLanguage),
    ),
  )
  const known = computed(() => wordsFor(language.value))
  return {
    language,
    tag: computed(() => known.value.words.tag),
    texts: computed(() => textsOf(known.value, game?.value ?? null)),
    cards: computed(() => known.value.words.cards),
    gameWords: (id) => known.value.words.game(id),
    gameTexts: (id) => textsOf(known.value, id),
  }
}
