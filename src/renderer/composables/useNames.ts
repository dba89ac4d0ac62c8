import type { Profile } from '../../shared/archive.ts'
import { useWords } from './useWords.ts'

interface PeopleNames {
  /** Returns the name of a player, the same in every place of the window. */
  readonly getName: (person: { readonly name: string }) => string
  /** Returns the name with the level of a computer player, for lists to choose from. */
  readonly getTitle: (profile: Profile) => string
}

/** Returns the names of people; the person at the screen may have none. */
export function useNames(): PeopleNames {
  const { texts } = useWords()
  const getName = ({ name }: { readonly name: string }): string => name || texts.value.table.you
  return {
    getName,
    getTitle: (profile) =>
      profile.level === null
        ? getName(profile)
        : `${getName(profile)}, ${texts.value.hall.level(profile.level).title}`,
  }
}
