// The words of one language, put together.
import type { CardWords } from './card-words.ts'
import type { Tag } from './tags.ts'
import type { GameWords } from './words.ts'

export interface Words {
  /** BCP 47, for Intl. */
  readonly tag: Tag
  readonly cards: CardWords
  /** The words of the game with this id. */
  game(id: string): GameWords
}

type Games = Readonly<
  Record<'ecarte' | 'whist' | 'scotch-whist' | 'hundertspiel' | 'tatteln', GameWords>
>

export function wordsOf(tag: Tag, cards: CardWords, games: Games): Words {
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
