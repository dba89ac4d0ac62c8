// The game that a screen shows, for what is inside it: the texts may be in the game's own words.
import { type InjectionKey, type Ref, computed, hasInjectionContext, inject, provide } from 'vue'

const SHOWN_GAME: InjectionKey<Readonly<Ref<string | null>>> = Symbol('the game that is shown')

/** Sets the game for everything inside this component; null where several games are shown. */
export const provideShownGame = (game: () => string | null): void =>
  provide(SHOWN_GAME, computed(game))

/** Returns the game that is shown around this component; null if there is none. */
export function findShownGame(): Readonly<Ref<string | null>> | null {
  return hasInjectionContext() ? inject(SHOWN_GAME, null) : null
}
